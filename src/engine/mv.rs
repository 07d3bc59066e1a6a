//! A complete move, and a list of moves that needs no allocation.

use super::pit::{Hand, Pit};

/// A complete move: where it starts, which way it goes, and whether it plays the house.
///
/// In a kunamua capture `hand` is the kichwa from which the captured seeds start; in other moves it is the direction of
/// the first sowing as the mover sees it. If a move never offers the choice to play the house, `safari` has no effect,
/// and the engine returns the move with `safari: false`.
///
/// As a text, a move is written by the letters of South in the kibao dialect, without marks.
///
/// ```
/// use kibao::engine::{Hand, Move, Pit};
/// assert_eq!("A5>+".parse(), Ok(Move::new(Pit::HOUSE, Hand::Right).with_safari(true)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// The pit that is sown; in kunamua the pit where the seed is placed.
    pub pit: Pit,
    /// Left or right as the mover sees it.
    pub hand: Hand,
    /// Whether the mover plays the house (safari) when the move could stop there.
    pub safari: bool,
}

impl Move {
    /// The most moves of a position: sixteen pits, two hands, stop and safari.
    pub const MOST: usize = 64;

    /// A move that stops in the house when it can.
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
///
/// ```
/// use kibao::engine::{KIBAO, State};
/// let moves: Vec<String> = State::new(KIBAO.start()).legal(&KIBAO).iter().map(ToString::to_string).collect();
/// assert_eq!(moves, ["A6<", "A6>", "A7<", "A7>"]);
/// let moves = State::new(KIBAO.start()).legal(&KIBAO);
/// assert_eq!((moves.len(), moves.is_empty(), moves.as_slice()[3]), (4, false, "A7>".parse().unwrap()));
/// ```
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

    /// The number of moves.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there are no moves.
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
