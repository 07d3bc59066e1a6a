//! Words of a round: which of them are moves, and why the others are not; and how the line of a round begins.
//!
//! All of this is one question. A move may end where a head line begins, the key of a head line may be the name of a player
//! before moves, and whether moves begin after a name depends on the words there.

use nom::Parser;
use nom::bytes::complete::take_while_m_n;
use nom::combinator::verify;
use nom::sequence::pair;

use super::canonical::tidy_move;
use super::ending::resignation;
use super::key::Key;
use super::lex::{
    self, Digits, Lexed, before, colon, first_look_alike, is_bar, is_blank, is_colon, is_number_mark, is_semicolon,
    is_stray, missing, number, opens_entity, strays, trim_start,
};
use super::note::{clock, note};
use super::plain::is_accent;
use super::shape::{
    Shape, WritingFaults, at_end, ends_or_strays, full_move_begins, move_begins, move_with_row, shape, signs,
};
use super::unclear::{Doubt, Reading, doubt, is_hole};
use super::written::{Entry, EntryKind, Opinion, Unreadable, Written};
use crate::source::Span;

/// One word and the stray punctuation right after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Word<'t> {
    /// The word itself.
    pub(super) raw: &'t str,
    /// An opinion right after it, and how long its signs are.
    pub(super) opinion: Option<(Opinion, usize)>,
    /// Punctuation right after it, usually none.
    pub(super) stray: &'t str,
    /// What it is.
    pub(super) kind: WordKind,
    /// How its characters were written.
    pub(super) faults: WritingFaults,
    /// How sure its reading is, if a sign says that it is not.
    pub(super) reading: Option<Reading>,
}

impl<'t> Word<'t> {
    /// A word without anything after it.
    pub(super) fn bare(raw: &'t str, kind: WordKind) -> Self {
        Self { raw, opinion: None, stray: "", kind, faults: WritingFaults::default(), reading: None }
    }

    /// Its length with the opinion and the punctuation right after it.
    pub(super) fn len(&self) -> usize {
        self.raw.len() + self.opinion.map_or(0, |(_, len)| len) + self.stray.len()
    }

    /// The text after it in the `input` that it begins, without leading blanks.
    pub(super) fn after<'i>(&self, input: &'i str) -> &'i str {
        lex::behind(input, self.len())
    }

    /// The move that it is.
    pub(super) fn written(&self) -> Option<Written> {
        if let WordKind::Move(written) = self.kind { Some(written) } else { None }
    }

    /// What it is in the place of a move at `span`.
    pub(super) fn entry(&self, span: Span) -> Entry {
        let kind = match self.kind {
            WordKind::Move(written) => EntryKind::Move(written),
            WordKind::Bad(why) => EntryKind::Unreadable(why),
            WordKind::Missing => EntryKind::Missing,
            WordKind::Signs | WordKind::Stray | WordKind::Text => EntryKind::Unreadable(match doubt(self.raw) {
                Some(Doubt::Unclear(part)) => Unreadable::Unclear(part),
                _ => Unreadable::NoPit,
            }),
        };
        let is_unclear = matches!(kind, EntryKind::Unreadable(Unreadable::Unclear(_)));
        let reading = self.reading.or(is_unclear.then_some(Reading::Unknown));
        Entry { span, kind, opinion: self.opinion.map(|(opinion, _)| opinion), reading }
    }

    /// Whether it is a move.
    pub(super) fn is_move(&self) -> bool {
        matches!(self.kind, WordKind::Move(_))
    }

    /// Whether it is a move, or one that is left open.
    pub(super) fn stands_for_move(&self) -> bool {
        self.is_move() || matches!(doubt(self.raw), Some(Doubt::Unclear(_)))
    }

    /// Whether it has the form of a full move.
    pub(super) fn is_full_move(&self) -> bool {
        self.written().is_some_and(|written| written.is_full())
    }
}

/// The kind of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WordKind {
    /// A move.
    Move(Written),
    /// A word with a pit number that cannot be read: it was meant as a move.
    Bad(Unreadable),
    /// A sign that there is no move.
    Missing,
    /// Signs of a move, without a pit.
    Signs,
    /// Punctuation alone.
    Stray,
    /// Anything else.
    Text,
}

/// The sign right after a move that its writer was not sure of it.
pub(crate) const DOUBT: &str = "(?)";

/// The stray punctuation (usually none) after a word that ends before `rest`; `None` if the word does not end there.
fn word_end(rest: &str) -> Option<&str> {
    let run = strays(rest);
    let after = lex::from(rest, run.len());
    // A bar between numbers may be a choice between two readings.
    let barred = run.contains(is_bar);
    let another = || {
        (if barred { move_with_row(after) } else { move_begins(after) })
            || missing(after).is_some_and(|dashes| ends_or_strays(lex::from(after, dashes.len())))
            || resignation(after).is_some()
    };
    let ends = at_end(after) || if run.is_empty() { after.starts_with(DOUBT) || begins_head(after) } else { another() };
    ends.then_some(run)
}

/// An opinion and stray punctuation (usually neither) after a move that ends before `rest`; `None` if the move does not end
/// there.
fn judged_end(rest: &str) -> Option<(Option<(Opinion, usize)>, &str)> {
    let opinion = lex::opinion(rest);
    word_end(lex::from(rest, opinion.map_or(0, |(_, len)| len))).map(|stray| (opinion, stray))
}

/// The comma or bar after a full move in a table, if the next cell holds words.
fn cell_end<'t>(rest: &'t str, shape: &Shape) -> Option<(Option<(Opinion, usize)>, &'t str)> {
    let full = shape.read().is_ok_and(|written| written.is_full());
    let run = strays(rest);
    let after = lex::from(rest, run.len());
    let mut letters = after.chars();
    let words = letters.next().is_some_and(char::is_alphabetic) && !letters.next().is_some_and(char::is_numeric);
    (full && words && run.starts_with(|c| matches!(c, ',' | '，') || is_bar(c))).then_some((None, run))
}

/// The word at the start of `input`, which does not start with a blank or a semicolon. The word is empty only if `input` is.
///
/// Signs after blanks, as in `A5 <`, belong to the move before them.
pub(super) fn word(input: &str) -> Word<'_> {
    if let Some((rest, written)) = tidy_move(input).filter(|(rest, _)| ends_plainly(rest)) {
        return Word::bare(before(input, rest), WordKind::Move(written));
    }
    let Ok((rest, shape)) = shape(input) else { return other_word(input) };
    // Another reading follows, or signs of the move behind a doubt.
    let goes_on = |rest: &str| rest.starts_with(is_bar) || rest.strip_prefix(DOUBT).is_some_and(begins_sign);
    if let Some(word) = Some(input).filter(|_| goes_on(rest)).and_then(doubted) {
        return word;
    }
    let Some((opinion, stray)) = judged_end(rest).or_else(|| cell_end(rest, &shape)) else {
        return doubted(input).unwrap_or_else(|| {
            let why = shape.read().err().or_else(|| rest.chars().next().map(Unreadable::StrangeSign));
            Word::bare(whole(input), WordKind::Bad(why.unwrap_or(Unreadable::NoPit)))
        });
    };
    let word = Word { opinion, stray, faults: shape.faults(), ..Word::bare(before(input, rest), read(shape)) };
    if word.is_move() { with_split_signs(input, rest, shape, word) } else { word }
}

/// Whether a text begins with a sign of a move.
fn begins_sign(text: &str) -> bool {
    signs(text).is_ok()
}

/// Whether nothing that belongs to a move follows it in `rest`: no opinion, no stray sign, no sign after a blank.
fn ends_plainly(rest: &str) -> bool {
    match rest.as_bytes() {
        [] | [b';', ..] => true,
        [b' ', next, ..] => matches!(next, b'A' | b'a' | b'B' | b'b' | b'0'..=b'9' | b'(' | b'[' | b'{' | b';'),
        _ => false,
    }
}

fn read(shape: Shape) -> WordKind {
    shape.read().map_or_else(WordKind::Bad, WordKind::Move)
}

/// The move with the signs that follow it after blanks.
fn with_split_signs<'t>(input: &'t str, mut rest: &'t str, mut shape: Shape, mut word: Word<'t>) -> Word<'t> {
    while word.opinion.is_none() && word.stray.is_empty() {
        let after = lex::trim_start(rest);
        let more = shape.with_signs(after).filter(|_| after.len() < rest.len());
        let Some((end, more)) = more else { break };
        let Some((opinion, stray)) = judged_end(end) else { break };
        word = Word { opinion, stray, faults: more.faults(), ..Word::bare(before(input, end), read(more)) };
        (rest, shape) = (end, more);
    }
    word
}

/// A word without a pit number.
fn other_word(input: &str) -> Word<'_> {
    let found = |raw, stray, kind, faults| Word { stray, faults, ..Word::bare(raw, kind) };
    if let Some(raw) = missing(input)
        && let Some(stray) = word_end(lex::from(input, raw.len()))
    {
        return found(raw, stray, WordKind::Missing, WritingFaults::typographic(first_look_alike(raw)));
    }
    let raw = strays(input);
    let rest = lex::from(input, raw.len());
    if at_end(rest) || (!raw.is_empty() && (full_move_begins(rest) || resignation(rest).is_some())) {
        return found(raw, "", WordKind::Stray, WritingFaults::default());
    }
    if let Ok((rest, _)) = signs(input)
        && let Some(stray) = word_end(rest)
    {
        return found(before(input, rest), stray, WordKind::Signs, WritingFaults::default());
    }
    // `?` alone may be an opinion on the move before.
    doubted(input).filter(|word| !word.raw.chars().all(is_hole)).unwrap_or(Word::bare(whole(input), WordKind::Text))
}

/// The word at the start of `input` with a sign in it that its writer was not sure of the move.
fn doubted(input: &str) -> Option<Word<'_>> {
    let whole = whole(input);
    // An opinion after it has a `!`.
    let opinion = || {
        let base = whole.trim_end_matches(['!', '?', '！', '？']);
        lex::opinion(lex::from(whole, base.len())).map(|opinion| (base, Some(opinion)))
    };
    let (raw, opinion) = if doubt(whole).is_some() { (whole, None) } else { opinion()? };
    let (kind, reading) = match doubt(raw)? {
        Doubt::Doubtful(written) => (WordKind::Move(written), Some(Reading::Doubtful)),
        Doubt::Unclear(part) => (WordKind::Bad(Unreadable::Unclear(part)), None),
    };
    Some(Word { opinion, reading, ..Word::bare(raw, kind) })
}

/// Everything up to a blank, or to a semicolon that does not close an HTML entity.
fn whole(input: &str) -> &str {
    let closes = |at: usize| input.get(..at).is_some_and(opens_entity);
    let ends = |(at, c): &(usize, char)| is_blank(*c) || *c == '；' || (*c == ';' && !closes(*at));
    let end = input.char_indices().find(ends).map_or(input.len(), |(at, _)| at);
    input.get(..end).unwrap_or(input)
}

/// Whether a head line with a known key begins right here, and not a player's name before moves.
pub(super) fn begins_head(text: &str) -> bool {
    text.starts_with(char::is_alphabetic)
        && head_key(text).is_ok_and(|(value, key)| {
            Key::from_name(key).is_some() && !begins_moves(value.trim_start_matches(follows_name))
        })
}

/// The most characters of a head key.
const LONGEST_KEY: usize = 32;

/// The key of a head line, before its colon: a letter, then letters, digits, blanks, `-` or `_`, at most three words.
///
/// A word that could be a move is not a key, and neither is the `http` of `http://`.
pub(super) fn head_key(input: &str) -> Lexed<'_, &str> {
    let in_key = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '\t' | '-' | '_') || is_accent(c);
    let key = take_while_m_n(1, 2 * LONGEST_KEY, in_key);
    let fits = |key: &str| {
        let mut letters = key.chars();
        let named = letters.next().is_some_and(char::is_alphabetic) && !letters.next().is_some_and(char::is_numeric);
        named
            && key.chars().count() <= LONGEST_KEY
            && key.split([' ', '\t']).filter(|word| !word.is_empty()).count() <= 3
    };
    let mut line = verify(pair(key.map(lex::trim), colon), |(key, _): &(&str, char)| fits(key));
    let (rest, (key, _)) = line.parse(input)?;
    // The colon of `Time 16:30` is that of its value.
    let in_value = || {
        let word = key.split(is_blank).next().and_then(Key::from_name);
        word.is_some() && key.ends_with(lex::is_digit) && rest.starts_with(lex::is_digit)
    };
    if rest.starts_with("//") || in_value() { Err(nom::Err::Error(())) } else { Ok((rest, key)) }
}

/// Whether a line that is kept as a comment may be a head line: one without its colon or, among rounds, where an unknown key is not
/// read, one with a misspelt key.
pub(super) fn is_asked(line: &str, heads: bool) -> bool {
    key_without_colon(line).is_some() || (!heads && head_key(line).is_ok_and(|(_, key)| Key::near(key).is_some()))
}

/// The known key at the start of a line without a colon, if the rest is like a value: a name or a number, or the single word that
/// such a key may have. A sentence such as `South to move.` has other words.
///
/// Behind `=` any value will do.
pub(super) fn key_without_colon(line: &str) -> Option<&str> {
    let (word, behind) = line.split_at(line.find(|c| is_blank(c) || c == '=')?);
    let sign = in_place_of_colon(behind);
    let value = lex::trim(lex::behind(behind, sign.len()));
    let named = |word: &str| word.chars().count() <= 3 || !word.starts_with(char::is_lowercase);
    let name = value.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()) && value.split(is_blank).all(named);
    let one = || {
        use Key::{Ending, Notation, Opening, Result, Rules, Takasia, Winner};
        let takes = |key| matches!(key, Ending | Notation | Opening | Result | Rules | Takasia | Winner);
        !value.is_empty() && !value.contains(is_blank) && Key::from_name(word).is_some_and(takes)
    };
    let value_fits = name || one() || (sign.contains('=') && !value.is_empty());
    // Behind the name of a side there may be its move.
    let moves = || matches!(Key::from_name(word), Some(Key::South | Key::North)) && begins_moves(value);
    (Key::from_name(word).is_some() && value_fits && !moves()).then_some(word)
}

/// The blanks and the signs behind a key that are in the place of a colon: ` =` of `South = Hamisi`, ` =>`; empty without them.
pub(crate) fn in_place_of_colon(behind: &str) -> &str {
    let value = lex::trim_start(behind).trim_start_matches(['=', '-', '–', '—', '>']);
    let signs = behind.get(..behind.len() - value.len()).unwrap_or("");
    if lex::trim(signs).is_empty() { "" } else { signs }
}

/// Whether a sign may be between a name and the moves after it.
pub(super) fn follows_name(c: char) -> bool {
    is_blank(c) || is_colon(c) || is_mark(c) || matches!(c, '-' | '–' | ',')
}

/// Whether a sign is around a name in Markdown, or before one in a chat.
pub(super) fn is_mark(c: char) -> bool {
    matches!(c, '*' | '_' | '@')
}

/// A text without the number of a round at its start and the blanks around that.
pub(super) fn without_number(text: &str) -> &str {
    let text = lex::trim_start(text);
    match number(text) {
        Some(number) if matches!(Lead::of(text), Some(Lead::Colon | Lead::Mark(_) | Lead::Reply)) => {
            number.rest.trim_start_matches(|c| is_blank(c) || is_stray(c) || matches!(c, ')' | '…'))
        }
        _ => text,
    }
}

/// Whether a move, or the number of a round and a move, begins here.
pub(super) fn begins_moves(text: &str) -> bool {
    let text = without_number(text);
    let first = word(text);
    let behind = lex::from(text, first.raw.len());
    match first.kind {
        WordKind::Move(written) => {
            written.is_full() || behind.trim_matches(|c| is_blank(c) || is_semicolon(c)).is_empty()
        }
        WordKind::Bad(_) => directed(text),
        _ => resignation(text).is_some(),
    }
}

/// Whether the first word of a text is a move with a direction sign, or was meant as one.
pub(super) fn directed(text: &str) -> bool {
    match word(text).kind {
        WordKind::Move(written) => written.is_directed(),
        WordKind::Bad(_) => word(text).raw.contains(['<', '>', 'L', 'R']),
        _ => false,
    }
}

/// How a line that may be a round begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lead {
    /// `1:`
    Colon,
    /// `1.` or `1)`, in a table also `1|`, `1,` or `1;`
    Mark(char),
    /// `1...` before North's move. The dots are not part of it.
    Reply,
    /// `1` without a sign that marks it.
    Number,
    /// No number.
    Nothing,
}

impl Lead {
    /// The lead of a line that begins with a number; `None` if the line cannot be a round.
    pub(super) fn of(line: &str) -> Option<Self> {
        let number = number(line)?;
        let rest = trim_start(number.rest);
        let gap = before(number.rest, rest);
        let Some(next) = rest.chars().next() else { return Some(Self::Nothing) };
        if clock(line).is_some() {
            return None;
        }
        if gap.matches('\t').count() > 1 && row_of(rest) == Some(true) {
            // The cell of South's move is empty.
            return Some(Self::Reply);
        }
        if dots(rest) > 0 {
            return Some(if replies(&number, rest) { Self::Reply } else { Self::Nothing });
        }
        let behind = lex::from(rest, next.len_utf8());
        let (lead, rest) = match next {
            colon if is_colon(colon) => (Self::Colon, behind),
            mark if is_number_mark(mark) || separates_cells(mark, behind) => (Self::Mark(mark), behind),
            _ if gap.is_empty() => (if row_of(rest).is_some() { Self::Number } else { Self::Nothing }, rest),
            _ if is_number(&number, rest) || (gap.contains('\t') && resignation(rest).is_some()) => {
                (Self::Number, rest)
            }
            _ => (Self::Nothing, rest),
        };
        let skip: fn(char) -> bool = if lead == Self::Nothing { is_blank } else { |c| is_blank(c) || is_stray(c) };
        let words = rest.trim_start_matches(skip).chars().next();
        let dotted = missing(trim_start(rest)).is_some();
        let empty = words.is_none_or(|c| is_semicolon(c) || c == '%');
        (lead == Self::Nothing || dotted || !empty).then_some(lead)
    }
}

/// The length of the dots in the place of South's move: `..`, `...`, `…`.
pub(super) fn dots(rest: &str) -> usize {
    let end = rest.find(|c| !matches!(c, '.' | '…')).unwrap_or(rest.len());
    if rest.starts_with('…') || end > 1 { end } else { 0 }
}

/// Whether dots after a number are followed by North's move. A single digit may be South's move in a round without a number.
pub(super) fn replies(number: &Digits<'_>, rest: &str) -> bool {
    number.is_not_pit() || word(lex::behind(rest, dots(rest))).is_move()
}

/// Whether a sign between a number and this text separates the number from the first move in a row of a table.
fn separates_cells(mark: char, text: &str) -> bool {
    let after = trim_start(text);
    let cell = || {
        let first = word(trim_start(after.trim_start_matches(is_bar)));
        first.is_full_move()
            || first.kind == WordKind::Missing
            || (first.kind == WordKind::Text && resignation(after).is_some())
    };
    (is_bar(mark) && (text.starts_with(is_blank) || cell()))
        || (matches!(mark, ',' | '，' | ';') && (cell() || after.starts_with(mark)))
}

/// Whether the row letter of the move at the start of a text is North's; `None` if there is no row letter.
pub(super) fn row_of(text: &str) -> Option<bool> {
    word(text).written()?.row.map(|row| row.north)
}

/// Whether digits with blanks after them are a round's number and not South's move.
fn is_number(number: &Digits<'_>, after: &str) -> bool {
    if number.is_not_pit() || row_of(after) == Some(false) {
        return true;
    }
    let first = word(after);
    let mut second = first.after(after);
    while let Some(len) = note(second).or_else(|| lex::opinion(second).map(|(_, len)| len)) {
        second = lex::behind(second, len);
    }
    let one = |kind| matches!(kind, WordKind::Move(_) | WordKind::Missing | WordKind::Bad(_));
    let follows = || word(second).is_move() || resignation(second).is_some();
    !second.is_empty() && one(first.kind) && follows()
}
