//! A written move of a game, and what came of it.

use crate::engine::{Played, Side};
use crate::notation::Partial;
use crate::source::Span;

/// The result of a written move.
///
/// ```
/// use kibao::replay::{Options, PlyState, replays};
/// let game = replays("1: A7>* a1>*;\n2: A6>*;\n", &Options::default()).next().unwrap();
/// assert!(matches!(game.plies[0].state, PlyState::Played(_)));
/// assert_eq!((&game.plies[1].state, &game.plies[2].state), (&PlyState::Stuck, &PlyState::Skipped));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlyState {
    /// The move was played; one that cannot be read, if only it fits the moves after it.
    Played(Played),
    /// The move could not be played; the moves after it are not played either.
    Stuck,
    /// The move is after one that could not be played, or after the end of the game.
    Skipped,
}

/// One written move of a game.
///
/// ```
/// use kibao::{engine::Side, replay::{Options, replays}};
/// let game = replays("1: A7>* a6<*;\n", &Options::default()).next().unwrap();
/// let ply = &game.plies[1];
/// assert_eq!((ply.number, ply.round, ply.side), (2, 0, Side::North));
/// assert_eq!((ply.span.of(game.game.text), ply.played().unwrap().captured), ("a6<*", 0));
/// ```
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
    /// Whether its move cannot be read, and was played because only it fits the moves after it.
    ///
    /// ```
    /// use kibao::replay::{Options, replays};
    /// let text = "1: A6<* a?<;\n2: A3> a5<;\n";
    /// let game = replays(text, &Options::default()).next().unwrap();
    /// assert_eq!(game.plies.iter().position(|ply| ply.is_inferred()), Some(1));
    /// ```
    #[must_use]
    pub fn is_inferred(&self) -> bool {
        self.written.is_none() && self.played().is_some()
    }

    /// The played move.
    #[must_use]
    pub fn played(&self) -> Option<&Played> {
        match &self.state {
            PlyState::Played(played) => Some(played),
            PlyState::Stuck | PlyState::Skipped => None,
        }
    }
}
