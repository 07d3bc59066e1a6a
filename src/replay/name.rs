//! The names of sides, pits, played moves and reasons.

use crate::engine::{Kind, Move, Pit, Played, Reason, Side, State};
use crate::notation::{Dialect, Mark, Name, RowLetter, single_move};
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// `south` or `north`.
///
/// ```
/// assert_eq!(kibao::engine::Side::BOTH.map(kibao::replay::side_name), ["south", "north"]);
/// ```
#[must_use]
pub const fn side_name(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}

/// Why a game is over by play, as a word for programs: `front_row_empty`, `no_move`, `singletons`, `endless`.
///
/// ```
/// use kibao::{engine::Reason, replay::reason_name};
/// assert_eq!(reason_name(Reason::NoMove), "no_move");
/// ```
#[must_use]
pub const fn reason_name(reason: Reason) -> &'static str {
    match reason {
        Reason::FrontRowEmpty => "front_row_empty",
        Reason::NoMove => "no_move",
        Reason::Singletons => "singletons",
        Reason::Endless => "endless",
    }
}

/// The row letter of a side's pit.
#[must_use]
pub(crate) const fn row_letter(side: Side, pit: Pit) -> RowLetter {
    RowLetter { north: matches!(side, Side::North), back: !pit.is_front() }
}

/// A pit by its owner's letter: `A7`, `b3`.
///
/// ```
/// use kibao::{engine::{Pit, Side}, replay::pit_name};
/// assert_eq!(pit_name(Side::North, Pit::HOUSE), "a5");
/// ```
#[must_use]
pub fn pit_name(side: Side, pit: Pit) -> String {
    format!("{}{}", row_letter(side, pit).letter(), pit.number())
}

/// The full name of a played move, its marks by the convention of the dialect; never with `#`.
///
/// ```
/// use kibao::{engine::{KIBAO, State}, notation::Dialect, replay::name};
/// let start = State::new(KIBAO.start());
/// let played = start.play(&KIBAO, "A7>".parse().unwrap()).unwrap();
/// assert_eq!(name(&start, &played, Dialect::ZANZIBAR).write(Dialect::ZANZIBAR), "A7R*");
/// ```
#[must_use]
pub fn name(before: &State, played: &Played, dialect: Dialect) -> Name {
    let block = if dialect.marks_block_on_reply() { played.under_block } else { played.creates_block };
    let mark = match (played.kind, block) {
        (Kind::Kutakata, Some(_)) => Mark::Two,
        (Kind::Kutakata, None) => Mark::One,
        (Kind::Capture | Kind::Sow, _) => Mark::None,
    };
    Name { mark, ..unmarked(before.position.turn, played.mv) }
}

/// The name of a move without marks.
const fn unmarked(side: Side, mv: Move) -> Name {
    let Move { pit, hand, safari } = mv;
    Name { row: row_letter(side, pit), pit: pit.number(), hand, house: safari, mark: Mark::None, win: false }
}

/// The canonical name of a played move, in the kibao dialect.
///
/// ```
/// use kibao::engine::{Hand, KIBAO, Move, Pit, State};
/// let start = State::new(KIBAO.start());
/// let played = start.play(&KIBAO, Move::new(Pit::front(6).unwrap(), Hand::Left)).unwrap();
/// assert_eq!(kibao::replay::canonical(&start, &played), "A6<*");
/// ```
#[must_use]
pub fn canonical(before: &State, played: &Played) -> String {
    name(before, played, Dialect::KIBAO).write(Dialect::KIBAO)
}

/// Why a text is not the canonical name of a move or a pit.
///
/// ```
/// use kibao::{engine::{Move, Pit}, replay::NameError};
/// assert_eq!("A9".parse::<Pit>(), Err(NameError::Pit));
/// assert_eq!("A5".parse::<Move>(), Err(NameError::Move));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NameError {
    /// It is not a row letter `A`, `B`, `a` or `b` and a number from 1 to 8.
    Pit,
    /// It is not a pit and a direction, perhaps with `+` and marks, in the kibao dialect.
    Move,
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Pit => "a pit is written as a row letter and a number, such as A5 or b1",
            Self::Move => "a move is written as a pit, `<` or `>`, and `+` to play the house, such as A5> or b1<+",
        })
    }
}

impl Error for NameError {}

/// The pit by the letters of South; [`pit_name`] writes it by the letters of its owner.
impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&pit_name(Side::South, *self))
    }
}

/// Reads a pit by the letters of either side.
///
/// ```
/// use kibao::engine::Pit;
/// assert_eq!(("A5".parse(), "a5".parse()), (Ok(Pit::HOUSE), Ok(Pit::HOUSE)));
/// assert_eq!(Pit::HOUSE.to_string(), "A5");
/// assert!("A9".parse::<Pit>().is_err());
/// ```
impl FromStr for Pit {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        Self::LISTED
            .into_iter()
            .find(|pit| Side::BOTH.iter().any(|side| pit_name(*side, *pit) == text))
            .ok_or(NameError::Pit)
    }
}

/// The move by the letters of South, without marks, which depend on the play; see [`canonical`].
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&unmarked(Side::South, *self).write(Dialect::KIBAO))
    }
}

/// Reads a canonical name in the kibao dialect, by the letters of either side. Marks are allowed and have no effect.
///
/// ```
/// use kibao::engine::{Hand, Move, Pit};
/// let mv = Move::new(Pit::HOUSE, Hand::Right).with_safari(true);
/// assert_eq!((mv.to_string().as_str(), "a5>+".parse()), ("A5>+", Ok(mv)));
/// assert_eq!("A6<*".parse::<Move>().unwrap().to_string(), "A6<");
/// assert!("6L".parse::<Move>().is_err() && "A6 <".parse::<Move>().is_err());
/// ```
impl FromStr for Move {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let read = single_move(text).ok_or(NameError::Move)?.read(Dialect::KIBAO);
        let pit = read.row.and_then(|row| if row.back { Pit::back(read.pit) } else { Pit::front(read.pit) });
        let complete = pit.zip(read.hand).filter(|_| read.write(Dialect::KIBAO) == text);
        let (pit, hand) = complete.ok_or(NameError::Move)?;
        Ok(Self { pit, hand, safari: read.house })
    }
}
