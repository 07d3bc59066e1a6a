//! Characters: blanks, look-alikes, HTML entities, round numbers. Each function is a nom parser or a plain test on the text.

use nom::branch::alt;
use nom::bytes::complete::{tag, take_while, take_while_m_n, take_while1};
use nom::character::complete::{anychar, char, one_of};
use nom::combinator::{map_opt, not, opt, recognize, verify};
use nom::sequence::{delimited, preceded};
use nom::{IResult, Parser};

use super::written::{Opinion, Sign};

/// What a parser of this layer returns: the rest and what was read. No code uses the reason of a failure.
pub(super) type Lexed<'t, T> = IResult<&'t str, T, ()>;

/// The text after its first `len` bytes.
pub(super) fn from(text: &str, len: usize) -> &str {
    text.get(len..).unwrap_or_default()
}

/// The text after its first `len` bytes and the blanks that follow them.
pub(super) fn behind(text: &str, len: usize) -> &str {
    trim_start(from(text, len))
}

/// White space inside a line, including zero-width and no-break spaces and marks of the writing direction.
pub(super) fn is_blank(c: char) -> bool {
    match c {
        '\n' | '\r' => false,
        ' ' | '\t' | '\u{61C}' | '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' => true,
        _ => c.is_whitespace(),
    }
}

/// A text without the blanks at its start.
pub(super) fn trim_start(text: &str) -> &str {
    text.trim_start_matches(is_blank)
}

/// A text without the blanks around it.
pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(is_blank)
}

/// `;`, also full-width.
pub(crate) fn is_semicolon(c: char) -> bool {
    matches!(c, ';' | '；')
}

/// `:`, also full-width.
pub(super) fn is_colon(c: char) -> bool {
    matches!(c, ':' | '：')
}

/// Punctuation that records have by mistake after a move.
pub(super) fn is_stray(c: char) -> bool {
    matches!(c, '.' | ',' | '．' | '，' | '、') || is_colon(c) || is_bar(c)
}

/// A sign after a number in place of a colon: `.` or `)`.
pub(super) fn is_number_mark(c: char) -> bool {
    matches!(c, '.' | ')' | '．' | '）')
}

/// A separator between the cells of a table, or between two moves.
pub(super) fn is_bar(c: char) -> bool {
    matches!(c, '|' | '¦' | '｜' | '│' | '┃' | '/' | '／')
}

/// The opinion on a move at the start of a text, and the length of its signs. `None` if there are other signs, or more of them.
pub(super) fn opinion(input: &str) -> Option<(Opinion, usize)> {
    let end = input.find(|c| !matches!(c, '!' | '?' | '！' | '？' | '‼' | '⁇' | '⁈' | '⁉')).unwrap_or(input.len());
    let plain = |c| match c {
        '!' | '！' => "!",
        '?' | '？' => "?",
        '‼' => "!!",
        '⁇' => "??",
        '⁈' => "?!",
        _ => "!?",
    };
    // No opinion has more than two signs.
    let signs: String = input.get(..end)?.chars().take(3).map(plain).collect();
    Opinion::ALL.into_iter().find(|opinion| opinion.signs() == signs).map(|opinion| (opinion, end))
}

/// How a character of a move was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// As itself.
    Plain,
    /// As this full-width or typographic look-alike.
    LookAlike(char),
    /// As an HTML entity.
    Entity,
}

/// One character of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Glyph {
    /// The character meant.
    pub(super) char: char,
    /// How it was written.
    pub(super) origin: Origin,
}

/// A letter, digit or sign of a move, in any of the ways it can be written.
pub(super) fn glyph(input: &str) -> Lexed<'_, Glyph> {
    let plain = map_opt(anychar, |c| {
        if let Some(char) = look_alike(c) {
            return Some(Glyph { char, origin: Origin::LookAlike(c) });
        }
        is_known(c).then_some(Glyph { char: c, origin: Origin::Plain })
    });
    alt((plain, entity)).parse(input)
}

/// Whether a character can be part of a move.
fn is_known(c: char) -> bool {
    c.is_alphabetic() || c.is_ascii_digit() || matches!(c, '<' | '>' | '+' | '*' | '#')
}

/// A glyph that is a sign.
pub(super) fn sign(input: &str) -> Lexed<'_, (Glyph, Sign)> {
    let (input, ()) = not(html_tag).parse(input)?;
    map_opt(glyph, |glyph| Sign::of(glyph.char).map(|sign| (glyph, sign))).parse(input)
}

/// A glyph that is a decimal digit, and its value.
pub(super) fn digit(input: &str) -> Lexed<'_, (Glyph, u32)> {
    map_opt(glyph, |glyph| glyph.char.to_digit(10).map(|value| (glyph, value))).parse(input)
}

/// The ASCII character that a full-width or typographic character replaces in a move.
fn look_alike(c: char) -> Option<char> {
    if c.is_ascii() {
        return None;
    }
    Some(match c {
        '‹' | '«' | '←' | '⟨' | '\u{2329}' | '\u{3008}' | '≪' | '⇐' | '⟵' | '◀' | '◄' | '❮' | '˂' | '﹤' => {
            '<'
        }
        '›' | '»' | '→' | '⟩' | '\u{232A}' | '\u{3009}' | '≫' | '⇒' | '⟶' | '▶' | '►' | '❯' | '˃' | '﹥' => {
            '>'
        }
        '∗' | '×' | '✱' | '✲' | '⁎' | '٭' | '✕' | '✖' | '﹡' => '*',
        '﹢' | '➕' => '+',
        '﹟' | '♯' => '#',
        '\u{FF01}'..='\u{FF5E}' => {
            let ascii = char::from_u32(u32::from(c) - 0xFEE0)?;
            (ascii.is_ascii_alphanumeric() || matches!(ascii, '<' | '>' | '+' | '*' | '#')).then_some(ascii)?
        }
        _ => return None,
    })
}

/// The longest body an entity may have, between `&` and `;`.
const LONGEST_ENTITY: usize = 31;

/// A sign, letter or digit as an HTML entity: `&lt;`, `&#60;`, `&#x3C;`, also escaped twice: `&amp;lt;`.
fn entity(input: &str) -> Lexed<'_, Glyph> {
    let alphanumeric = |c: char| c.is_ascii_alphanumeric();
    let name = map_opt(take_while_m_n(2, LONGEST_ENTITY, alphanumeric), named);
    let hex = map_opt(preceded(one_of("xX"), take_while_m_n(1, 8, |c: char| c.is_ascii_hexdigit())), |digits| {
        u32::from_str_radix(digits, 16).ok().and_then(char::from_u32)
    });
    let decimal = map_opt(take_while_m_n(1, 8, |c: char| c.is_ascii_digit()), |digits: &str| {
        digits.parse().ok().and_then(char::from_u32)
    });
    let numeric = preceded(char('#'), alt((hex, decimal)));
    let body = delimited((char('&'), opt(tag("amp;"))), alt((numeric, name)), char(';'));
    map_opt(body, |c| {
        let char = look_alike(c).unwrap_or(c);
        (is_known(char) || char.is_numeric()).then_some(Glyph { char, origin: Origin::Entity })
    })
    .parse(input)
}

/// The digits and the radix of a numeric entity, by what is between its `&` and `;`: `#60`, `#x3C`.
fn code(body: &str) -> Option<(&str, u32)> {
    let number = body.strip_prefix('#')?;
    let (digits, radix) = number.strip_prefix(['x', 'X']).map_or((number, 10), |digits| (digits, 16));
    let fits = (1..=8).contains(&digits.len()) && digits.chars().all(|c| c.is_digit(radix));
    fits.then_some((digits, radix))
}

/// The character of a named entity, if it can be part of a move.
fn named(name: &str) -> Option<char> {
    Some(match name {
        "lt" | "LT" | "larr" | "lsaquo" | "laquo" | "lang" | "langle" | "leftarrow" | "lArr" => '<',
        "gt" | "GT" | "rarr" | "rsaquo" | "raquo" | "rang" | "rangle" | "rightarrow" | "rArr" => '>',
        "ast" | "midast" | "lowast" | "times" => '*',
        "plus" => '+',
        "num" => '#',
        _ => return None,
    })
}

/// Whether a `;` after this text closes an HTML entity, and therefore nothing else. Looks at the last few bytes only.
pub(super) fn opens_entity(text: &str) -> bool {
    let near = from(text, text.floor_char_boundary(text.len().saturating_sub("&amp;".len() + LONGEST_ENTITY)));
    let Some((_, body)) = near.rsplit_once('&') else { return false };
    if let Some(body) = body.strip_prefix("amp;") {
        return code(body).is_some() || named(body).is_some();
    }
    let is_name = (2..=LONGEST_ENTITY).contains(&body.len()) && body.chars().all(|c| c.is_ascii_alphanumeric());
    code(body).is_some() || (is_name && body.starts_with(|c: char| c.is_ascii_alphabetic()))
}

/// The places of the `;` that do not close an entity.
pub(super) fn semicolons(text: &str) -> impl Iterator<Item = usize> + '_ {
    text.match_indices(';').map(|(at, _)| at).filter(|at| !text.get(..*at).is_some_and(opens_entity))
}

/// A round number: ASCII or full-width digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Digits<'t> {
    /// The digits.
    pub(super) text: &'t str,
    /// Their value; `None` if it is too large.
    pub(super) value: Option<u32>,
    /// The text after them.
    pub(super) rest: &'t str,
}

impl Digits<'_> {
    /// Whether the value is not that of a pit, so that a number before moves is the number of a round.
    pub(super) fn is_not_pit(&self) -> bool {
        self.text.chars().count() > 1 || matches!(self.text, "0" | "9")
    }
}

/// The round number at the start of a text.
pub(super) fn number(input: &str) -> Option<Digits<'_>> {
    let digits: Lexed<'_, &str> = take_while1(is_digit).parse(input);
    let (rest, text) = digits.ok()?;
    let mut digits = text.chars().filter_map(|c| look_alike(c).unwrap_or(c).to_digit(10));
    let value = digits.try_fold(0_u32, |sum, digit| sum.checked_mul(10)?.checked_add(digit));
    Some(Digits { text, value, rest })
}

/// A digit of a round's number, also full-width.
pub(super) fn is_digit(c: char) -> bool {
    matches!(c, '0'..='9' | '０'..='９')
}

/// The colon after a number or key.
pub(super) fn colon(input: &str) -> Lexed<'_, char> {
    verify(anychar, |c| is_colon(*c)).parse(input)
}

/// Stray punctuation and HTML tags at the start of a text, if any.
pub(super) fn strays(input: &str) -> &str {
    let mut rest = input.trim_start_matches(is_stray);
    while let Ok((behind, _)) = html_tag(rest) {
        rest = behind.trim_start_matches(is_stray);
    }
    before(input, rest)
}

/// The start of `input`, up to its end `rest`.
pub(super) fn before<'t>(input: &'t str, rest: &str) -> &'t str {
    input.get(..input.len().saturating_sub(rest.len())).unwrap_or_default()
}

/// An HTML tag that divides lines or cells: `<br>`, `</p>`, `<br />`.
pub(super) fn html_tag(input: &str) -> Lexed<'_, &str> {
    let name = verify(take_while_m_n(1, 10, |c: char| c.is_ascii_alphabetic()), |name: &str| {
        ["br", "p", "div", "li", "td", "th", "tr", "span", "pre"].iter().any(|it| name.eq_ignore_ascii_case(it))
    });
    recognize((char('<'), opt(char('/')), name, take_while(is_blank), opt(char('/')), char('>'))).parse(input)
}

/// A sign that there is no move: `--`, `-`, `...`, also two dots, typographic dashes and `…`.
pub(super) fn missing(input: &str) -> Option<&str> {
    if input.starts_with(|c: char| c.is_ascii_alphanumeric() || c == ' ') {
        return None;
    }
    let run = |least, is: fn(char) -> bool| verify(take_while(is), move |run: &str| run.chars().count() >= least);
    let dashes = run(1, |c| matches!(c, '-' | '–' | '—' | '−' | '‐' | '－'));
    let ellipsis = run(1, |c| c == '…');
    let dots = run(2, |c| c == '.');
    let run: Lexed<'_, &str> = alt((dashes, ellipsis, dots)).parse(input);
    run.ok().map(|(_, run)| run)
}

/// The first character of a text that is not ASCII: the first look-alike in a number or a missing move.
pub(super) fn first_look_alike(text: &str) -> Option<char> {
    text.chars().find(|c| !c.is_ascii())
}

/// Whether a number of several digits begins with a zero.
pub(super) fn has_leading_zero(digits: &str) -> bool {
    digits.starts_with(['0', '０']) && digits.chars().nth(1).is_some()
}
