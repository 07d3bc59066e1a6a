//! A complete move, and a list of them that needs no allocation.

use super::pit::{Hand, Pit};

/// A complete move: where it starts, which way it goes, and whether it plays the house.
///
/// In a kunamua capture `hand` is the kichwa that the captured seeds start from; otherwise it is the direction of the
/// first sowing as the mover sees it. Two moves that differ only in a `safari` that never comes up are the same move;
/// the engine gives it with `safari: false`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// The pit that is sown, or in kunamua the pit where the seed is placed.
    pub pit: Pit,
    /// Left or right as the mover sees it.
    pub hand: Hand,
    /// Whether the mover plays the house (safari) where the move could stop there.
    pub safari: bool,
}

impl Move {
    /// The most moves that any position has: sixteen pits, two hands, stop and safari.
    pub const MOST: usize = 64;

    /// A move that stops at the house where it may.
    #[must_use]
    pub const fn new(pit: Pit, hand: Hand) -> Self {
        Self { pit, hand, safari: false }
    }

    /// The same move with or without safari.
    #[must_use]
    pub const fn with_safari(self, safari: bool) -> Self {
        Self { safari, ..self }
    }
}

/// The legal moves of a position: front pits 1–8, then back pits 1–8, left before right, stop before safari.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    moves: [Move; Move::MOST],
    len: usize,
}

impl Moves {
    pub(super) const NONE: Self = Self { moves: [Move::new(Pit::HOUSE, Hand::Left); Move::MOST], len: 0 };

    pub(super) fn push(&mut self, mv: Move) {
        if let Some(place) = self.moves.get_mut(self.len) {
            *place = mv;
            self.len += 1;
        }
    }

    /// The moves.
    #[must_use]
    pub fn as_slice(&self) -> &[Move] {
        self.moves.get(..self.len).unwrap_or_default()
    }

    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The moves in order.
    pub fn iter(&self) -> core::slice::Iter<'_, Move> {
        self.as_slice().iter()
    }
}

impl<'a> IntoIterator for &'a Moves {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
