//! A written move of a game, and what came of it.

use crate::engine::{Played, Side};
use crate::notation::Partial;
use crate::source::Span;

/// The result of a written move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlyState {
    /// The move was played.
    Played(Played),
    /// The move could not be played; the moves after it are not played either.
    Stuck,
    /// The move is after one that could not be played, or after the end of the game.
    Skipped,
}

/// One written move of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The number of the ply, counted from 1.
    pub number: u32,
    /// The index of its round in the tree.
    pub round: usize,
    /// The index of its word in the round.
    pub entry: usize,
    /// The side of its column.
    pub side: Side,
    /// Its place in the text.
    pub span: Span,
    /// The written move; `None` if it cannot be read.
    pub written: Option<Partial>,
    /// Whether it was played.
    pub state: PlyState,
}

impl Ply {
    /// The played move.
    #[must_use]
    pub fn played(&self) -> Option<&Played> {
        match &self.state {
            PlyState::Played(played) => Some(played),
            PlyState::Stuck | PlyState::Skipped => None,
        }
    }
}
