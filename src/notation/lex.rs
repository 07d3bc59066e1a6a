//! Characters: blanks, look-alikes, HTML entities, round numbers. Each function is a nom parser or a plain test on the text.

use nom::branch::alt;
use nom::bytes::complete::{tag, take_while, take_while_m_n};
use nom::character::complete::{anychar, char, one_of};
use nom::combinator::{map_opt, not, opt, recognize, verify};
use nom::sequence::{delimited, preceded};
use nom::{IResult, Parser};

use super::written::{Opinion, Sign};

/// What a parser of this layer returns: the rest and what was read. No code uses the reason of a failure.
pub(super) type Lexed<'t, T> = IResult<&'t str, T, ()>;

/// White space inside a line, including zero-width and no-break spaces and marks of the writing direction.
pub(super) fn is_blank(c: char) -> bool {
    match c {
        '\n' | '\r' => false,
        ' ' | '\t' | '\u{61C}' | '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' => true,
        _ => c.is_whitespace(),
    }
}

/// The blanks at the start, if any.
pub(super) fn blanks(input: &str) -> Lexed<'_, &str> {
    take_while(is_blank).parse(input)
}

/// A text without the blanks around it.
pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(is_blank)
}

/// `;`, also full-width.
pub(super) fn is_semicolon(c: char) -> bool {
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
    if end == 0 {
        return None;
    }
    let (mut signs, mut count) = ([' '; 2], 0);
    for c in input.get(..end)?.chars() {
        let pair: &[char] = match c {
            '!' | '！' => &['!'],
            '?' | '？' => &['?'],
            '‼' => &['!', '!'],
            '⁇' => &['?', '?'],
            '⁈' => &['?', '!'],
            _ => &['!', '?'],
        };
        for sign in pair {
            *signs.get_mut(count)? = *sign;
            count += 1;
        }
    }
    let is = |opinion: &Opinion| opinion.signs().chars().eq(signs.into_iter().take(count));
    Opinion::ALL.into_iter().find(is).map(|opinion| (opinion, end))
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

impl Glyph {
    /// The sign it is.
    pub(super) fn sign(self) -> Option<Sign> {
        Sign::of(self.char)
    }
}

/// A letter, digit or sign of a move, in any of the ways it can be written.
pub(super) fn glyph(input: &str) -> Lexed<'_, Glyph> {
    let plain = map_opt(anychar, |c| {
        if let Some(char) = look_alike(c) {
            return Some(Glyph { char, origin: Origin::LookAlike(c) });
        }
        let known = c.is_alphabetic() || c.is_ascii_digit() || matches!(c, '<' | '>' | '+' | '*' | '#');
        known.then_some(Glyph { char: c, origin: Origin::Plain })
    });
    alt((plain, entity)).parse(input)
}

/// A glyph that is a sign.
pub(super) fn sign(input: &str) -> Lexed<'_, (Glyph, Sign)> {
    let (input, ()) = not(html_tag).parse(input)?;
    map_opt(glyph, |glyph| glyph.sign().map(|sign| (glyph, sign))).parse(input)
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
        let known = char.is_alphanumeric() || matches!(char, '<' | '>' | '+' | '*' | '#');
        known.then_some(Glyph { char, origin: Origin::Entity })
    })
    .parse(input)
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
    let alphanumeric = text.bytes().rev().take(LONGEST_ENTITY + 1).take_while(u8::is_ascii_alphanumeric).count();
    if alphanumeric == 0 || alphanumeric > LONGEST_ENTITY {
        return false;
    }
    let Some((before, body)) = text.split_at_checked(text.len() - alphanumeric) else { return false };
    if let Some(before) = before.strip_suffix('#') {
        let digits = body.strip_prefix(['x', 'X']).unwrap_or(body);
        let radix = if digits.len() < body.len() { 16 } else { 10 };
        let numeric = !digits.is_empty() && digits.len() <= 8 && digits.chars().all(|c| c.is_digit(radix));
        return numeric && (before.ends_with('&') || before.ends_with("&amp;"));
    }
    let named_once = before.ends_with('&') && body.len() >= 2 && body.starts_with(|c: char| c.is_ascii_alphabetic());
    named_once || (before.ends_with("&amp;") && named(body).is_some())
}

/// The places of the `;` that do not close an entity.
pub(super) fn semicolons(text: &str) -> impl Iterator<Item = usize> + '_ {
    text.match_indices(';').map(|(at, _)| at).filter(|at| !text.get(..*at).is_some_and(opens_entity))
}

/// A run of digits: its value (`None` if it is too large), and the first look-alike among the digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Digits {
    pub(super) value: Option<u32>,
    pub(super) look_alike: Option<char>,
}

/// A round number: ASCII or full-width digits.
pub(super) fn number(input: &str) -> Lexed<'_, (&str, Digits)> {
    let (mut len, mut value) = (0, Some(0_u32));
    for byte in input.bytes().take_while(u8::is_ascii_digit) {
        len += 1;
        value = value.and_then(|value| value.checked_mul(10)?.checked_add(u32::from(byte - b'0')));
    }
    if let Some((digits, rest)) =
        input.split_at_checked(len).filter(|(_, rest)| len > 0 && !rest.starts_with(is_wide_digit))
    {
        // The common case, without a step per character.
        return Ok((rest, (digits, Digits { value, look_alike: None })));
    }
    let digits = take_while(is_digit);
    let (rest, digits) = verify(digits, |digits: &str| !digits.is_empty()).parse(input)?;
    let plain = digits.chars().map(|c| look_alike(c).unwrap_or(c));
    let value = plain.filter_map(|c| c.to_digit(10)).try_fold(0_u32, |sum, d| sum.checked_mul(10)?.checked_add(d));
    Ok((rest, (digits, Digits { value, look_alike: digits.chars().find(|c| !c.is_ascii()) })))
}

/// A digit of a round's number.
pub(super) fn is_digit(c: char) -> bool {
    c.is_ascii_digit() || is_wide_digit(c)
}

/// A full-width digit.
fn is_wide_digit(c: char) -> bool {
    matches!(c, '０'..='９')
}

/// The colon after a number or key.
pub(super) fn colon(input: &str) -> Lexed<'_, char> {
    verify(anychar, |c| is_colon(*c)).parse(input)
}

/// Stray punctuation and HTML tags, if any.
pub(super) fn strays(input: &str) -> Lexed<'_, &str> {
    let (mut rest, _) = take_while(is_stray).parse(input)?;
    while let Ok((behind, _)) = html_tag(rest) {
        rest = behind.trim_start_matches(is_stray);
    }
    Ok((rest, input.get(..input.len() - rest.len()).unwrap_or_default()))
}

/// An HTML tag that divides lines or cells: `<br>`, `</p>`, `<br />`.
pub(super) fn html_tag(input: &str) -> Lexed<'_, &str> {
    let name = verify(take_while_m_n(1, 10, |c: char| c.is_ascii_alphabetic()), |name: &str| {
        ["br", "p", "div", "li", "td", "th", "tr", "span", "pre"].iter().any(|it| name.eq_ignore_ascii_case(it))
    });
    recognize((char('<'), opt(char('/')), name, blanks, opt(char('/')), char('>'))).parse(input)
}

/// A sign that there is no move: `--`, `-`, `...`, also two dots, typographic dashes and `…`. Returns the sign and the first
/// look-alike in it.
pub(super) fn missing(input: &str) -> Lexed<'_, (&str, Option<char>)> {
    if input.starts_with(|c: char| c.is_ascii_alphanumeric() || c == ' ') {
        return Err(nom::Err::Error(()));
    }
    let run = |least, is: fn(char) -> bool| verify(take_while(is), move |run: &str| run.chars().count() >= least);
    let dashes = run(1, |c| matches!(c, '-' | '–' | '—' | '−' | '‐' | '－'));
    let ellipsis = run(1, |c| c == '…');
    let dots = run(2, |c| c == '.');
    let (rest, run) = alt((dashes, ellipsis, dots)).parse(input)?;
    Ok((rest, (run, run.chars().find(|c| !c.is_ascii()))))
}

/// Whether a number of several digits begins with a zero.
pub(super) fn has_leading_zero(digits: &str) -> bool {
    digits.starts_with(['0', '０']) && digits.chars().nth(1).is_some()
}
