//! Position texts: a board, stores, houses, the blocked pit and the turn, in one bracket.
//!
//! ```text
//! [ b8…b1 | a8…a1 | A1…A8 | B1…B8 | storeS storeN | houseS houseN | block | turn ]
//! ```

use std::fmt;
use std::str::FromStr;

use nom::branch::alt;
use nom::bytes::complete::{take_while, take_while1};
use nom::character::complete::anychar;
use nom::{IResult, Parser};

use super::append::Appender;
use super::lex;
use super::tree::RowLetter;
use crate::source::Span;

/// The numbers of a position text. Rows are in their owner's order, pit 1 first; sides are South, North.
///
/// ```
/// use kibao::notation::position::{PositionText, read};
///
/// let text = "[ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]";
/// let position = read(text).unwrap();
/// assert_eq!(position.north_front, [0, 0, 0, 0, 6, 2, 2, 0]);
/// assert_eq!(position.to_string(), text);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PositionText {
    /// A1–A8.
    pub south_front: [u8; 8],
    /// B1–B8.
    pub south_back: [u8; 8],
    /// a1–a8.
    pub north_front: [u8; 8],
    /// b1–b8.
    pub north_back: [u8; 8],
    /// Seeds in store.
    pub store: [u8; 2],
    /// Whether the house is still owned.
    pub house: [bool; 2],
    /// The blocked front pit of the side to move, 0–7 for its pits 1–8.
    pub block: Option<u8>,
    /// Whether North is to move.
    pub north_to_move: bool,
}

/// What belongs at a place of a position text.
///
/// ```
/// use kibao::notation::position::{Expected, read};
/// let error = read("[ 0 0 0 0 0 0 0 0 0").unwrap_err();
/// assert_eq!(error.expected, Expected::Bar);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The seeds of a pit (1–8): a number up to 64.
    Pit(RowLetter, u8),
    /// The seeds in South's store, or (`true`) North's: a number up to 64.
    Store(bool),
    /// `T` or `F` for South's house, or (`true`) North's.
    House(bool),
    /// The blocked pit: 0–7, or 255 for none.
    Block,
    /// The turn: 0 or 1.
    Turn,
    /// A `|`.
    Bar,
    /// The `]` of the `[` before the board.
    Close,
    /// Nothing more.
    End,
}

/// What is found instead.
///
/// ```
/// use kibao::notation::position::{Found, read};
/// assert_eq!(read("[ 0 0").unwrap_err().found, Found::Nothing);
/// assert_eq!(read("[ 0 01").unwrap_err().found, Found::LeadingZero);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// The text ends.
    Nothing,
    /// A number out of range, `u32::MAX` where it is larger than that.
    Number(u32),
    /// A number of several digits that begins with a zero.
    LeadingZero,
    /// Something else.
    Other,
}

/// Why a text is not a position text.
///
/// ```
/// let error = kibao::notation::position::read("[ 0 x").unwrap_err();
/// assert_eq!(error.span.of("[ 0 x"), "x");
/// assert_eq!(error.to_string(), "expected the seeds of b7, 0 to 64, at byte 4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionError {
    /// The wrong word; empty at the end of the text.
    pub span: Span,
    /// What belongs there.
    pub expected: Expected,
    /// What is there.
    pub found: Found,
}

const SOUTH_FRONT: RowLetter = RowLetter { north: false, back: false };
const SOUTH_BACK: RowLetter = RowLetter { north: false, back: true };
const NORTH_FRONT: RowLetter = RowLetter { north: true, back: false };
const NORTH_BACK: RowLetter = RowLetter { north: true, back: true };

/// The most seeds a pit or store can hold.
const ALL_SEEDS: u32 = 64;

/// Reads a position text. White space is free, the brackets may be missing, and `T` and `F` may be in lower case. The sum of
/// the seeds is not checked.
///
/// # Errors
/// [`PositionError`] at the first wrong word.
///
/// ```
/// use kibao::notation::position::{Expected, Found, read};
///
/// let error = read("[ 0 0 0 0 0 0 0 65 |").unwrap_err();
/// assert_eq!((error.span.start, error.found), (16, Found::Number(65)));
/// assert!(matches!(error.expected, Expected::Pit(row, 1) if row.north && row.back));
/// ```
pub fn read(text: &str) -> Result<PositionText, PositionError> {
    let mut reader = Reader { text, rest: text };
    let opened = reader.item(Expected::End, |word| (word == "[").then_some(())).is_ok();
    let mut position = PositionText::default();
    // As South sees the board: North's rows run from pit 8 to pit 1.
    reader.row(NORTH_BACK, position.north_back.iter_mut().zip(1..=8).rev())?;
    reader.row(NORTH_FRONT, position.north_front.iter_mut().zip(1..=8).rev())?;
    reader.row(SOUTH_FRONT, position.south_front.iter_mut().zip(1..=8))?;
    reader.row(SOUTH_BACK, position.south_back.iter_mut().zip(1..=8))?;
    for (store, north) in position.store.iter_mut().zip([false, true]) {
        *store = reader.seeds(Expected::Store(north))?;
    }
    reader.bar()?;
    for (house, north) in position.house.iter_mut().zip([false, true]) {
        *house = reader.item(Expected::House(north), |word| match word {
            "T" | "t" => Some(true),
            "F" | "f" => Some(false),
            _ => None,
        })?;
    }
    reader.bar()?;
    position.block = reader.item(Expected::Block, |word| match number(word) {
        Some(255) => Some(None),
        Some(pit @ 0..=7) => Some(Some(pit)),
        _ => None,
    })?;
    reader.bar()?;
    position.north_to_move = reader.item(Expected::Turn, |word| match word {
        "0" => Some(false),
        "1" => Some(true),
        _ => None,
    })?;
    if opened {
        reader.item(Expected::Close, |word| (word == "]").then_some(()))?;
    }
    if reader.rest.trim_start().is_empty() { Ok(position) } else { Err(reader.error(Expected::End)) }
}

/// The text and its unread part.
struct Reader<'t> {
    text: &'t str,
    rest: &'t str,
}

/// The next word: a run of letters and digits, or one other character.
fn item(input: &str) -> IResult<&str, &str, ()> {
    let (input, _) = take_while(char::is_whitespace).parse(input)?;
    alt((take_while1(char::is_alphanumeric), nom::combinator::recognize(anychar))).parse(input)
}

/// A word as a number that does not begin with a superfluous zero.
fn number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|_| !lex::has_leading_zero(word))
}

impl Reader<'_> {
    fn row<'p>(&mut self, row: RowLetter, pits: impl Iterator<Item = (&'p mut u8, u8)>) -> Result<(), PositionError> {
        for (seeds, pit) in pits {
            *seeds = self.seeds(Expected::Pit(row, pit))?;
        }
        self.bar()
    }

    fn seeds(&mut self, expected: Expected) -> Result<u8, PositionError> {
        self.item(expected, |word| number(word).filter(|seeds| u32::from(*seeds) <= ALL_SEEDS))
    }

    fn bar(&mut self) -> Result<(), PositionError> {
        self.item(Expected::Bar, |word| (word == "|").then_some(()))
    }

    /// Reads the next word with `read`, which returns `None` for a wrong word.
    fn item<T>(&mut self, expected: Expected, read: impl Fn(&str) -> Option<T>) -> Result<T, PositionError> {
        let found = item(self.rest).ok().and_then(|(rest, word)| Some((rest, read(word)?)));
        let (rest, value) = found.ok_or_else(|| self.error(expected))?;
        self.rest = rest;
        Ok(value)
    }

    /// The error that the next word is not the expected one.
    fn error(&self, expected: Expected) -> PositionError {
        let (rest, word) = item(self.rest).unwrap_or_default();
        let end = self.text.len() - rest.len();
        let found = match word.parse::<u128>() {
            Ok(_) if lex::has_leading_zero(word) => Found::LeadingZero,
            Ok(number) => Found::Number(u32::try_from(number).unwrap_or(u32::MAX)),
            Err(_) if word.is_empty() => Found::Nothing,
            Err(_) if word.bytes().all(|byte| byte.is_ascii_digit()) => Found::Number(u32::MAX),
            Err(_) => Found::Other,
        };
        PositionError { span: Span::new(end - word.len(), end), expected, found }
    }
}

impl FromStr for PositionText {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        read(text)
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |north: bool| if north { "North" } else { "South" };
        match *self {
            Self::Pit(row, pit) => write!(f, "the seeds of {row}{pit}, 0 to {ALL_SEEDS}"),
            Self::Store(north) => write!(f, "the seeds in {}'s store, 0 to {ALL_SEEDS}", side(north)),
            Self::House(north) => write!(f, "T or F for {}'s house", side(north)),
            Self::Block => f.write_str("the blocked pit, 0 to 7 or 255"),
            Self::Turn => f.write_str("the turn, 0 or 1"),
            Self::Bar => f.write_str("`|`"),
            Self::Close => f.write_str("`]`"),
            Self::End => f.write_str("the end of the text"),
        }
    }
}

/// ```
/// let error = "[ 0 0 65 |".parse::<kibao::notation::PositionText>().unwrap_err();
/// assert_eq!(error.to_string(), "expected the seeds of b6, 0 to 64, at byte 6");
/// ```
impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, at byte {}", self.expected, self.span.start)
    }
}

impl std::error::Error for PositionError {}

impl fmt::Display for PositionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // One call of the formatter is much faster than one for each number.
        let mut out = Vec::with_capacity(128);
        self.append(&mut Appender::new(&mut out));
        f.write_str(std::str::from_utf8(&out).unwrap_or_default())
    }
}

impl PositionText {
    /// Appends the text, which is ASCII.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn append(&self, out: &mut Appender<'_>) {
        let turned = |mut row: [u8; 8]| {
            row.reverse();
            row
        };
        out.bytes(b"[ ");
        for row in [turned(self.north_back), turned(self.north_front), self.south_front, self.south_back] {
            out.row(row, b' ', b' ');
            out.bytes(b"| ");
        }
        let [south, north] = self.store;
        out.number(south);
        out.bytes(b" ");
        out.number(north);
        let [south, north] = self.house.map(|owned| if owned { b'T' } else { b'F' });
        out.bytes(&[b' ', b'|', b' ', south, b' ', north, b' ', b'|', b' ']);
        out.number(self.block.unwrap_or(255));
        out.bytes(&[b' ', b'|', b' ', b'0' + u8::from(self.north_to_move), b' ', b']']);
    }
}
