//! Why a record is not read.

use super::Site;
use crate::source::LineIndex;
use std::fmt;

/// A record that is not read: the place in its file, and why.
///
/// ```
/// let found = kibao::import::import(b"\n{\"format\":\"bao-game-record\",\n");
/// let error = found[0].as_ref().unwrap_err();
/// assert_eq!((error.line, error.to_string().starts_with("3:1: not JSON: ")), (3, true), "{error}");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportError {
    /// The line, counted from 1.
    pub line: u32,
    /// The column, counted from 1.
    pub column: u32,
    /// Why.
    pub reason: Reason,
}

/// Why a record is not read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// It is not a format that is known.
    Unknown,
    /// It is of a known program, but is not read.
    NotRead(Site),
    /// It is not UTF-8.
    NotUtf8,
    /// It is not JSON, or is cut off: the error.
    NotJson(String),
    /// A value of the record is missing or of the wrong type: the error.
    Shape(String),
    /// It is a record of another game: its name.
    OtherGame(String),
    /// A version of the format that is not known.
    Version(u64),
    /// Not a move: the ply, and what is written there.
    Move {
        /// The number of the ply, counted from 1.
        ply: usize,
        /// The move as written.
        written: String,
    },
    /// A round has more moves than players: the number of the round.
    Round(usize),
    /// The position at the start cannot be one.
    Position,
}

impl Reason {
    /// The error at an offset of a text.
    pub(super) fn at(self, text: &str, offset: usize) -> ImportError {
        let place = LineIndex::new(text).place(u32::try_from(offset).unwrap_or(u32::MAX));
        ImportError { line: place.line, column: place.column, reason: self }
    }
}

impl ImportError {
    /// An error of the JSON reader in a value that begins in line `first`.
    pub(super) fn of_json(error: &serde_json::Error, first: u32, reason: fn(String) -> Reason) -> Self {
        let number = |it: usize| u32::try_from(it).unwrap_or(u32::MAX);
        let text = error.to_string();
        // The place is reported apart.
        let text = text.split_once(" at line ").map_or(text.as_str(), |(text, _)| text).to_owned();
        let line = number(error.line().max(1)).saturating_sub(1).saturating_add(first);
        Self { line, column: number(error.column().max(1)), reason: reason(text) }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("the format of the record is not known"),
            Self::NotRead(site) => write!(f, "records of {} are not read", site.name()),
            Self::NotUtf8 => f.write_str("not UTF-8"),
            Self::NotJson(error) => write!(f, "not JSON: {error}"),
            Self::Shape(error) => write!(f, "not a record: {error}"),
            Self::OtherGame(name) => write!(f, "a record of {name}, not of Bao"),
            Self::Version(version) => write!(f, "version {version} of the format is not known"),
            Self::Move { ply, written } => write!(f, "ply {ply}: {written:?} is not a move"),
            Self::Round(round) => write!(f, "round {round} has more than two moves"),
            Self::Position => f.write_str("the position at the start is impossible"),
        }
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.reason)
    }
}

impl std::error::Error for ImportError {}
