//! Words of a round: which of them are moves, and why the others are not.

use nom::Parser;
use nom::combinator::{opt, verify};
use nom::multi::{fold_many0, fold_many1};

use super::clean::tidy_move;
use super::ending::resignation;
use super::lex::{self, Glyph, Lexed, Origin, is_bar, is_blank, is_semicolon, missing, opens_entity, strays};
use super::problem::ProblemKind;
use super::scan::{begins_head, ends_or_strays, full_move_begins, is_full_move, move_begins, move_with_row};
use super::tree::{EntryKind, Opinion, RowLetter, Sign, Signs, Unreadable, Written};

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
    pub(super) look: Look,
}

impl Word<'_> {
    /// Its length with the opinion and the punctuation right after it.
    pub(super) fn len(&self) -> usize {
        self.raw.len() + self.opinion.map_or(0, |(_, len)| len) + self.stray.len()
    }

    /// The text after it in the `input` that it begins, without leading blanks.
    pub(super) fn after<'t>(&self, input: &'t str) -> &'t str {
        input.get(self.len()..).unwrap_or_default().trim_start_matches(is_blank)
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

impl WordKind {
    /// What it is in the place of a move.
    pub(super) fn entry(self) -> EntryKind {
        match self {
            Self::Move(written) => EntryKind::Move(written),
            Self::Bad(why) => EntryKind::Unreadable(why),
            Self::Missing => EntryKind::Missing,
            Self::Signs | Self::Stray | Self::Text => EntryKind::Unreadable(Unreadable::NoPit),
        }
    }
}

/// The faults in the way a word is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Look {
    /// The first look-alike in it.
    pub(super) typographic: Option<char>,
    /// Bits from [`FAULTS`].
    faults: u8,
}

const LOWER_CASE: u8 = 1;
const ENTITY: u8 = 2;
const ORDER: u8 = 4;
const SPLIT: u8 = 8;
const ZERO: u8 = 16;

/// The faults that a word may have, with their problems.
const FAULTS: [(u8, ProblemKind); 5] = [
    (LOWER_CASE, ProblemKind::LowerCaseDirection),
    (ENTITY, ProblemKind::HtmlEntity),
    (ORDER, ProblemKind::SignOrder),
    (SPLIT, ProblemKind::SplitWord),
    (ZERO, ProblemKind::LeadingZero),
];

impl Look {
    fn add(&mut self, glyph: Glyph) {
        match glyph.origin {
            Origin::Plain => {}
            Origin::LookAlike(c) => self.typographic = self.typographic.or(Some(c)),
            Origin::Entity => self.faults |= ENTITY,
        }
    }

    fn join(self, more: Self) -> Self {
        Self { typographic: self.typographic.or(more.typographic), faults: self.faults | more.faults }
    }

    fn with(self, fault: u8, is: bool) -> Self {
        Self { faults: if is { self.faults | fault } else { self.faults }, ..self }
    }

    /// The problems to report.
    pub(super) fn problems(self) -> impl Iterator<Item = ProblemKind> {
        let faults = FAULTS.into_iter().filter_map(move |(bit, kind)| (self.faults & bit != 0).then_some(kind));
        self.typographic.map(ProblemKind::TypographicSign).into_iter().chain(faults)
    }
}

/// The signs of a word, counted.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    signs: Signs,
    /// Whether there were more than [`Signs::MOST`].
    over: bool,
    look: Look,
}

impl Tally {
    fn add(mut self, (glyph, sign): (Glyph, Sign)) -> Self {
        self.look.add(glyph);
        self.look = self.look.with(LOWER_CASE, matches!(glyph.char, 'l' | 'r'));
        self.over |= !self.signs.push(sign);
        self
    }

    fn join(mut self, more: Self) -> Self {
        for sign in more.signs.iter() {
            self.over |= !self.signs.push(sign);
        }
        self.over |= more.over;
        self.look = self.look.join(more.look);
        self
    }

    fn count(&self, of: impl Fn(Sign) -> bool) -> usize {
        self.signs.iter().filter(|sign| of(*sign)).count()
    }

    /// Whether a sign is certainly a direction.
    fn directed(&self) -> bool {
        self.count(is_direction) > 0
    }

    /// Whether there are two directions, two signs for the house, two `#` or three stars. A `>` next to another direction is the
    /// house.
    fn too_many(&self) -> bool {
        let directions = self.count(is_direction);
        let greater = self.count(|sign| sign == Sign::Greater);
        let plus = self.count(|sign| sign == Sign::Plus);
        let directed = usize::from(directions == 0 && greater > 0);
        let opposed = self.count(|sign| sign == Sign::Less) > 0 && greater > 0;
        self.over
            || opposed
            || directions + directed > 1
            || greater - directed + plus > 1
            || self.count(|sign| sign == Sign::Star) > 2
            || self.count(|sign| sign == Sign::Hash) > 1
    }

    /// Whether the signs are in the order direction, house, mark, `#`.
    fn in_order(&self) -> bool {
        let mut directed = self.directed();
        let ranks = self.signs.iter().map(|sign| match sign {
            Sign::Greater if directed => 1,
            Sign::Greater => {
                directed = true;
                0
            }
            Sign::Less | Sign::Left | Sign::Right => 0,
            Sign::Plus => 1,
            Sign::Star => 2,
            Sign::Hash => 3,
        });
        ranks.is_sorted()
    }

    /// Whether all signs are letters, so that they may be a word of prose.
    fn letters(&self) -> bool {
        self.signs.iter().all(|sign| matches!(sign, Sign::Left | Sign::Right))
    }
}

fn is_direction(sign: Sign) -> bool {
    matches!(sign, Sign::Less | Sign::Left | Sign::Right)
}

/// A word with a pit number: an optional letter, digits, signs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    pub(super) row: Option<char>,
    pit: u32,
    /// The number of digits of the pit.
    digits: u32,
    tally: Tally,
}

impl Shape {
    pub(super) fn read(self) -> Result<Written, Unreadable> {
        let row = self.row.map(|letter| RowLetter::of(letter).ok_or(Unreadable::NoSuchRow(letter))).transpose()?;
        let pit = u8::try_from(self.pit).ok().filter(|pit| (1..=8).contains(pit));
        let pit = pit.ok_or(Unreadable::NoSuchPit(self.pit))?;
        if self.tally.too_many() {
            return Err(Unreadable::TooManySigns);
        }
        Ok(Written { row, pit, signs: self.tally.signs })
    }

    fn look(&self) -> Look {
        let look = self.tally.look.with(ZERO, self.digits > 1 && (1..=8).contains(&self.pit));
        look.with(ORDER, !self.tally.too_many() && !self.tally.in_order())
    }
}

pub(super) fn shape(input: &str) -> Lexed<'_, Shape> {
    if let Some((rest, written)) = tidy_move(input) {
        // The common case, without a step per character.
        let tally = Tally { signs: written.signs, ..Tally::default() };
        let row = written.row.map(RowLetter::letter);
        return Ok((rest, Shape { row, pit: u32::from(written.pit), digits: 1, tally }));
    }
    let letter = verify(lex::glyph, |glyph: &Glyph| glyph.char.is_alphabetic());
    let (input, row) = opt(letter).parse(input)?;
    let mut look = Look::default();
    if let Some(glyph) = row {
        look.add(glyph);
    }
    let pit = fold_many1(
        lex::digit,
        || (0_u32, 0_u32, look),
        |(sum, count, mut look), (glyph, value)| {
            look.add(glyph);
            (sum.saturating_mul(10).saturating_add(value), count.saturating_add(1), look)
        },
    );
    let (input, (pit, digits, look)) = { pit }.parse(input)?;
    let (input, tally) = fold_many0(lex::sign, || Tally { look, ..Tally::default() }, Tally::add).parse(input)?;
    Ok((input, Shape { row: row.map(|glyph| glyph.char), pit, digits, tally }))
}

fn signs(input: &str) -> Lexed<'_, Tally> {
    fold_many1(lex::sign, Tally::default, Tally::add).parse(input)
}

/// Whether a word may end here.
pub(super) fn at_end(rest: &str) -> bool {
    rest.chars().next().is_none_or(|c| is_blank(c) || is_semicolon(c))
}

/// The stray punctuation (usually none) after a word that ends before `rest`; `None` if the word does not end there.
fn word_end(rest: &str) -> Option<&str> {
    let (after, run) = strays(rest).ok()?;
    // A bar between numbers may be a choice between two readings.
    let barred = run.contains(is_bar);
    let another = || {
        (if barred { move_with_row(after) } else { move_begins(after) })
            || missing(after).is_ok_and(|(rest, _)| ends_or_strays(rest))
            || resignation(after).is_some()
    };
    let ends = at_end(after) || if run.is_empty() { begins_head(after) } else { another() };
    ends.then_some(run)
}

/// An opinion and stray punctuation (usually neither) after a move that ends before `rest`; `None` if the move does not end
/// there.
fn judged_end(rest: &str) -> Option<(Option<(Opinion, usize)>, &str)> {
    let opinion = lex::opinion(rest);
    word_end(rest.get(opinion.map_or(0, |(_, len)| len)..)?).map(|stray| (opinion, stray))
}

/// The comma or bar after a full move in a table, if the next cell holds words.
fn cell_end<'t>(rest: &'t str, shape: &Shape) -> Option<(Option<(Opinion, usize)>, &'t str)> {
    let full = shape.read().is_ok_and(|written| is_full_move(&written));
    let (after, run) = strays(rest).ok()?;
    let mut letters = after.chars();
    let words = letters.next().is_some_and(char::is_alphabetic) && !letters.next().is_some_and(char::is_numeric);
    (full && words && run.starts_with(|c| matches!(c, ',' | '，') || is_bar(c))).then_some((None, run))
}

/// The start of `input`, up to its end `rest`.
fn before<'t>(input: &'t str, rest: &str) -> &'t str {
    input.get(..input.len().saturating_sub(rest.len())).unwrap_or_default()
}

/// The word at the start of `input`, which does not start with a blank or a semicolon. The word is empty only if `input` is.
///
/// Signs after blanks, as in `A5 <`, belong to the move before them.
pub(super) fn word(input: &str) -> Word<'_> {
    if let Some((rest, written)) = tidy_move(input).filter(|(rest, _)| ends_plainly(rest)) {
        let (raw, kind) = (before(input, rest), WordKind::Move(written));
        return Word { raw, opinion: None, stray: "", kind, look: Look::default() };
    }
    let Ok((rest, shape)) = shape(input) else { return other_word(input) };
    let Some((opinion, stray)) = judged_end(rest).or_else(|| cell_end(rest, &shape)) else {
        let why = shape.read().err().or_else(|| rest.chars().next().map(Unreadable::StrangeSign));
        let kind = WordKind::Bad(why.unwrap_or(Unreadable::NoPit));
        return Word { raw: whole(input), opinion: None, stray: "", kind, look: Look::default() };
    };
    let word = Word { raw: before(input, rest), opinion, stray, kind: read(shape), look: shape.look() };
    if opinion.is_none() && stray.is_empty() && matches!(word.kind, WordKind::Move(_)) {
        with_split_signs(input, rest, shape, word)
    } else {
        word
    }
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
    loop {
        let after = rest.trim_start_matches(is_blank);
        let Ok((end, more)) = signs(after) else { return word };
        let Some((opinion, stray)) = judged_end(end) else { return word };
        let tally = shape.tally.join(more);
        if after.len() == rest.len() || (more.letters() && tally.too_many()) {
            return word;
        }
        shape.tally = tally;
        let look = shape.look().with(SPLIT, true);
        word = Word { raw: before(input, end), opinion, stray, kind: read(shape), look };
        if opinion.is_some() || !stray.is_empty() {
            return word;
        }
        rest = end;
    }
}

/// A word without a pit number.
fn other_word(input: &str) -> Word<'_> {
    let found = |raw, stray, kind, look| Word { raw, opinion: None, stray, kind, look };
    if let Ok((rest, (raw, typographic))) = missing(input)
        && let Some(stray) = word_end(rest)
    {
        return found(raw, stray, WordKind::Missing, Look { typographic, ..Look::default() });
    }
    if let Ok((rest, raw)) = strays(input)
        && (at_end(rest) || (!raw.is_empty() && (full_move_begins(rest) || resignation(rest).is_some())))
    {
        return found(raw, "", WordKind::Stray, Look::default());
    }
    if let Ok((rest, _)) = signs(input)
        && let Some(stray) = word_end(rest)
    {
        return found(before(input, rest), stray, WordKind::Signs, Look::default());
    }
    found(whole(input), "", WordKind::Text, Look::default())
}

/// Everything up to a blank, or to a semicolon that does not close an HTML entity.
fn whole(input: &str) -> &str {
    let closes = |at: usize| input.get(..at).is_some_and(opens_entity);
    let ends = |(at, c): &(usize, char)| is_blank(*c) || *c == '；' || (*c == ';' && !closes(*at));
    let end = input.char_indices().find(ends).map_or(input.len(), |(at, _)| at);
    input.get(..end).unwrap_or(input)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads one word and names what it is.
    fn check(input: &str, raw: &str, stray: &str, kind: &str) {
        let word = word(input);
        let found = match word.kind {
            WordKind::Move(_) => "move".to_owned(),
            other => format!("{other:?}"),
        };
        assert_eq!((word.raw, word.stray, found.as_str()), (raw, stray, kind), "{input}");
    }

    #[test]
    fn words() {
        check("A5L>* a5", "A5L>*", "", "move");
        check("8:;", "8", ":", "move");
        check("A5,a6", "A5", ",", "move");
        check("A5:-- x", "A5", ":", "move");
        check("A5.x a6", "A5.x", "", "Bad(StrangeSign('.'))");
        check("A5 < * a6", "A5 < *", "", "move");
        check("5L L wins", "5L", "", "move");
        check("5L *** x", "5L ***", "", "Bad(TooManySigns)");
        check("&amp;lt;x", "&amp;lt;x", "", "Text");
        check("A5&lt;;", "A5&lt;", "", "move");
        check("Ａ５＜ x", "Ａ５＜", "", "move");
        check("12> x", "12>", "", "Bad(NoSuchPit(12))");
        check("A9x", "A9x", "", "Bad(NoSuchPit(9))");
        check("C5", "C5", "", "Bad(NoSuchRow('C'))");
        check("...", "...", "", "Missing");
        check("--.", "--", ".", "Missing");
        check(".. x", "..", "", "Missing");
        check("A5>|a6> x", "A5>", "|", "move");
        check("8|3 x", "8|3", "", "Bad(StrangeSign('|'))");
        check("| x", "|", "", "Stray");
        check("A5>!? x", "A5>", "", "move");
        check("A5>!!! x", "A5>!!!", "", "Bad(StrangeSign('!'))");
        check("* x", "*", "", "Signs");
        check("(instead", "(instead", "", "Text");
    }

    #[test]
    fn signs_of_a_move() {
        for (signs, many) in [
            ("<", false),
            ("L>*", false),
            (">+**#", false),
            (">>", false),
            ("<>", true),
            ("<<", true),
            ("LR", true),
            ("L<", true),
            ("L>>", true),
            (">>+", true),
            (">>>", true),
            ("<+>", true),
            ("++", true),
            ("***", true),
            ("##", true),
            ("********", true),
        ] {
            let read = shape(&format!("5{signs}")).map(|(_, shape)| shape.tally.too_many());
            assert_eq!(read, Ok(many), "{signs}");
        }
    }
}
