//! The form of a move: an optional letter, digits and signs, and which texts have it.

use nom::Parser;
use nom::combinator::{opt, verify};
use nom::multi::{fold_many0, fold_many1};

use super::canonical::tidy_move;
use super::lex::{self, Glyph, Lexed, Origin, is_blank, is_semicolon, is_stray, missing, opinion};
use super::problem::ProblemKind;
use super::written::{RowLetter, Sign, Signs, Unreadable, Written};
use crate::source::Span;

/// The faults in the way a word is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct WritingFaults {
    /// The first look-alike in it.
    typographic: Option<char>,
    /// Bits from [`FAULTS`].
    bits: u8,
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

impl WritingFaults {
    /// The faults of a word whose first look-alike is this one.
    pub(super) fn typographic(first: Option<char>) -> Self {
        Self { typographic: first, bits: 0 }
    }

    fn add(&mut self, glyph: Glyph) {
        match glyph.origin {
            Origin::Plain => {}
            Origin::LookAlike(c) => self.typographic = self.typographic.or(Some(c)),
            Origin::Entity => self.bits |= ENTITY,
        }
    }

    fn with(self, fault: u8, is: bool) -> Self {
        Self { bits: if is { self.bits | fault } else { self.bits }, ..self }
    }

    /// The problems to report.
    pub(super) fn problems(self) -> impl Iterator<Item = ProblemKind> {
        let faults = FAULTS.into_iter().filter_map(move |(bit, kind)| (self.bits & bit != 0).then_some(kind));
        self.typographic.map(ProblemKind::TypographicSign).into_iter().chain(faults)
    }
}

/// The signs of a word, counted.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    signs: Signs,
    /// Whether there were more than [`Signs::MOST`].
    over: bool,
    faults: WritingFaults,
}

impl Tally {
    fn add(mut self, (glyph, sign): (Glyph, Sign)) -> Self {
        self.faults.add(glyph);
        self.faults = self.faults.with(LOWER_CASE, matches!(glyph.char, 'l' | 'r'));
        self.over |= !self.signs.push(sign);
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
    /// The move, or why it cannot be read.
    pub(super) fn read(self) -> Result<Written, Unreadable> {
        let row = self.row.map(|letter| RowLetter::of(letter).ok_or(Unreadable::NoSuchRow(letter))).transpose()?;
        let pit = u8::try_from(self.pit).ok().filter(|pit| (1..=8).contains(pit));
        let pit = pit.ok_or(Unreadable::NoSuchPit(self.pit))?;
        if self.tally.too_many() {
            return Err(Unreadable::TooManySigns);
        }
        Ok(Written { row, pit, signs: self.tally.signs })
    }

    /// The text behind the signs at the start of `input`, which follow this shape after blanks, and the shape with them. `None`
    /// if there are no signs, or if they are letters that are too many for a move.
    pub(super) fn with_signs(self, input: &str) -> Option<(&str, Self)> {
        let (_, more) = signs(input).ok()?;
        let (rest, mut tally) = fold_many1(lex::sign, || self.tally, Tally::add).parse(input).ok()?;
        tally.faults = tally.faults.with(SPLIT, true);
        (!more.letters() || !tally.too_many()).then_some((rest, Self { tally, ..self }))
    }

    /// How its characters are written.
    pub(super) fn faults(&self) -> WritingFaults {
        let faults = self.tally.faults.with(ZERO, self.digits > 1 && (1..=8).contains(&self.pit));
        faults.with(ORDER, !self.tally.too_many() && !self.tally.in_order())
    }
}

/// The letter, the digits and the signs at the start of a text.
pub(super) fn shape(input: &str) -> Lexed<'_, Shape> {
    if let Some((rest, written)) = tidy_move(input) {
        // The common case, without a step per character.
        let tally = Tally { signs: written.signs, ..Tally::default() };
        let row = written.row.map(RowLetter::letter);
        return Ok((rest, Shape { row, pit: u32::from(written.pit), digits: 1, tally }));
    }
    let letter = verify(lex::glyph, |glyph: &Glyph| glyph.char.is_alphabetic());
    let (input, row) = opt(letter).parse(input)?;
    let mut faults = WritingFaults::default();
    if let Some(glyph) = row {
        faults.add(glyph);
    }
    let pit = fold_many1(
        lex::digit,
        || (0_u32, 0_u32, faults),
        |(sum, count, mut faults), (glyph, value)| {
            faults.add(glyph);
            (sum.saturating_mul(10).saturating_add(value), count.saturating_add(1), faults)
        },
    );
    let (input, (pit, digits, faults)) = { pit }.parse(input)?;
    let (input, tally) = fold_many0(lex::sign, || Tally { faults, ..Tally::default() }, Tally::add).parse(input)?;
    Ok((input, Shape { row: row.map(|glyph| glyph.char), pit, digits, tally }))
}

/// The signs at the start of a text, at least one.
pub(super) fn signs(input: &str) -> Lexed<'_, Tally> {
    fold_many1(lex::sign, Tally::default, Tally::add).parse(input)
}

/// Whether a word may end here.
pub(super) fn at_end(rest: &str) -> bool {
    rest.chars().next().is_none_or(|c| is_blank(c) || is_semicolon(c))
}

/// Whether a word may end here, perhaps with an opinion or stray punctuation after it.
pub(super) fn ends_or_strays(rest: &str) -> bool {
    let rest = lex::from(rest, opinion(rest).map_or(0, |(_, len)| len));
    at_end(rest) || rest.starts_with(is_stray)
}

/// Whether a move begins here: a readable one, or one with a row letter.
pub(super) fn move_begins(input: &str) -> bool {
    move_with_row(input) || shape(input).is_ok_and(|(rest, shape)| ends_or_strays(rest) && shape.read().is_ok())
}

/// Whether a move with a row letter begins here.
pub(super) fn move_with_row(input: &str) -> bool {
    shape(input).is_ok_and(|(_, shape)| shape.row.is_some_and(|letter| RowLetter::of(letter).is_some()))
}

/// Whether a word in the form of a full move begins here.
pub(super) fn full_move_begins(input: &str) -> bool {
    shape(input).is_ok_and(|(_, shape)| shape.read().is_ok_and(|written| written.is_full()))
}

/// Whether a missing move begins here, and a readable move follows it.
pub(super) fn missing_begins(input: &str) -> bool {
    let Some(dashes) = missing(input) else { return false };
    let (rest, after) = (lex::from(input, dashes.len()), lex::behind(input, dashes.len()));
    after.len() < rest.len() && shape(after).is_ok_and(|(rest, shape)| at_end(rest) && shape.read().is_ok())
}

/// The words anywhere in a text that have the form of a full move: a pit with a row letter or a direction sign. Spans are
/// relative to the text.
///
/// ```
/// use kibao::notation::full_moves;
/// let text = "(5L is better than A5, and 7 than 8)";
/// let words: Vec<_> = full_moves(text).map(|(span, _)| span.of(text)).collect();
/// assert_eq!(words, ["5L", "A5"]);
/// ```
pub fn full_moves(text: &str) -> impl Iterator<Item = (Span, Written)> + '_ {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let rest = text.get(at..)?;
            let start = at + rest.find(|c: char| c.is_alphanumeric())?;
            let rest = text.get(start..)?;
            let word = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
            at = start + word;
            let Ok((after, shape)) = shape(rest) else { continue };
            let len = rest.len() - after.len();
            if after.starts_with(char::is_alphanumeric) {
                continue;
            }
            if let Some(written) = shape.read().ok().filter(Written::is_full) {
                at = start + len.max(word);
                return Some((Span::new(start, start + len), written));
            }
        }
    })
}
