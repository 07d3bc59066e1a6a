//! Converts position texts to positions and back.

use crate::engine::{Board, Invalid, KIBAO, Pit, Position, Ring, RuleSet, Side};
use crate::notation::{PositionError, PositionText, plain};
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// Why a position text is not a position of a rule set.
///
/// ```
/// use kibao::{engine::{HUS, Invalid}, replay::{OpeningError, opening}};
/// let error = opening("official", &HUS).unwrap_err();
/// assert!(matches!(error, OpeningError::Position(Invalid::Store | Invalid::Seeds { .. })));
/// assert!(matches!(opening("[ 0 0", &HUS), Err(OpeningError::Text(_))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningError {
    /// It cannot be read.
    Text(PositionError),
    /// The record says that it is unknown: moves are read, but cannot be judged.
    Unknown,
    /// It can be read, but the position is impossible in a game of the rule set.
    Position(Invalid),
}

impl fmt::Display for OpeningError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::Unknown => f.write_str("the opening is unknown"),
            Self::Position(invalid) => invalid.fmt(f),
        }
    }
}

impl Error for OpeningError {}

/// The canonical position text.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        position_text(self).fmt(f)
    }
}

/// Reads a position text without a rule set; [`read_position`] checks it against one.
///
/// ```
/// use kibao::engine::{KIBAO, Position};
/// let start = KIBAO.start();
/// assert_eq!(start.to_string().parse(), Ok(start));
/// let error = "[ 0 0 0".parse::<Position>().unwrap_err();
/// assert_eq!(error.to_string(), "expected the seeds of b5, 0 to 64, at byte 7");
/// ```
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let text: PositionText = text.parse()?;
        // The reader has refused pits of more than 64 seeds, so both rings exist.
        let ring = |front, back| Ring::from_rows(front, back).unwrap_or(Ring::EMPTY);
        let board = Board {
            rings: [ring(text.south_front, text.south_back), ring(text.north_front, text.north_back)],
            stores: text.store,
            houses: text.house,
        };
        let turn = if text.north_to_move { Side::North } else { Side::South };
        Ok(Self { board, turn, block: text.block.map(Pit::at) })
    }
}

/// Reads a position text without checking that it can occur in a game: a printed diagram may have another sum of seeds.
/// House flags are dropped if the rule set has no house, and a block if it has no blocking; `bool` says whether anything
/// was dropped.
///
/// # Errors
/// [`PositionError`] if the text cannot be read.
///
/// ```
/// use kibao::{engine::{HUS, KIBAO}, replay::parse_position};
/// let text = KIBAO.start().to_string();
/// assert_eq!(parse_position(&text, &KIBAO), Ok((KIBAO.start(), false)));
/// assert!(parse_position(&text, &HUS).unwrap().1, "the houses are dropped");
/// ```
pub fn parse_position(text: &str, rules: &RuleSet) -> Result<(Position, bool), PositionError> {
    let mut position: Position = text.parse()?;
    let read = position;
    if !rules.house {
        position.board.houses = [false; 2];
    }
    if !rules.blocking {
        position.block = None;
    }
    Ok((position, position != read))
}

/// Reads a position text and checks that it can occur in a game of the rule set; see [`parse_position`].
///
/// # Errors
/// [`OpeningError`] if the text cannot be read, its seeds do not add up, or there are seeds in store although the rule set
/// has no kunamua.
///
/// ```
/// use kibao::{engine::KIBAO, replay::{position_text, read_position}};
/// let text = position_text(&KIBAO.start()).to_string();
/// assert_eq!(read_position(&text, &KIBAO), Ok((KIBAO.start(), false)));
/// ```
pub fn read_position(text: &str, rules: &RuleSet) -> Result<(Position, bool), OpeningError> {
    let (position, dropped) = parse_position(text, rules).map_err(OpeningError::Text)?;
    position.validate(rules).map_err(OpeningError::Position)?;
    Ok((position, dropped))
}

/// The checked position for the value of a head line `opening:`; `bool` as in [`parse_position`].
///
/// # Errors
/// [`OpeningError`] if it cannot be read, or the rule set cannot be played from it.
///
/// ```
/// use kibao::{engine::KIBAO, replay::{OpeningError, opening}};
/// assert_eq!(opening("official", &KIBAO), Ok((KIBAO.start(), false)));
/// assert_eq!(opening("offiziell", &KIBAO), opening("official", &KIBAO));
/// assert_eq!(opening("Novice", &KIBAO).unwrap().0.board.stores, [0, 0]);
/// assert_eq!(opening("unknown", &KIBAO), Err(OpeningError::Unknown));
/// assert!(matches!(opening("the usual one", &KIBAO), Err(OpeningError::Text(_))));
/// ```
pub fn opening(value: &str, rules: &RuleSet) -> Result<(Position, bool), OpeningError> {
    let position = match plain(value).as_str() {
        "" => rules.start(),
        // A rule set without kunamua rejects this position because of its seeds in store.
        "official" | "rasmi" | "offiziell" | "oficialni" => {
            if rules.opening.store > 0 {
                rules.start()
            } else {
                KIBAO.start()
            }
        }
        "unknown" | "lost" | "haijulikani" | "unbekannt" | "neznama" | "nezname" => return Err(OpeningError::Unknown),
        "novice" | "wanaoanza" | "anfanger" | "zacatecnici" => rules.novice_start(),
        _ => return read_position(value, rules),
    };
    position.validate(rules).map_err(OpeningError::Position)?;
    Ok((position, false))
}

/// A position as text; print it with `to_string`.
///
/// ```
/// use kibao::{engine::KIBAO, replay::position_text};
/// let text = position_text(&KIBAO.start());
/// assert_eq!(text.south_front, [0, 0, 0, 0, 6, 2, 2, 0]);
/// assert!(text.to_string().starts_with("[ 0 0 0 0 0 0 0 0 | 0 2 2 6 "));
/// ```
#[must_use]
pub fn position_text(position: &Position) -> PositionText {
    let [south, north] = position.board.rings;
    PositionText {
        south_front: south.front(),
        south_back: south.back(),
        north_front: north.front(),
        north_back: north.back(),
        store: position.board.stores,
        house: position.board.houses,
        block: position.block.map(Pit::index),
        north_to_move: position.turn == Side::North,
    }
}
