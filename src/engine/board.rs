//! The seeds of both sides, their stores and who owns a house; and the position: a board, whose turn it is, a block.

use super::pit::{Pit, Side};
use super::ring::Ring;
use super::ruleset::RuleSet;
use core::error::Error;
use core::fmt;

/// The seeds on both sides and in the stores, and the ownership of the houses.
///
/// ```
/// use kibao::engine::{KIBAO, Pit, Side};
/// let board = KIBAO.start().board;
/// assert_eq!(board.ring(Side::South).get(Pit::HOUSE), 6);
/// assert_eq!((board.store(Side::North), board.seeds()), (22, 64));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// South's ring and North's.
    pub rings: [Ring; 2],
    /// The seeds not yet on the board, South's and North's.
    pub stores: [u8; 2],
    /// Whether South and North still own their houses.
    pub houses: [bool; 2],
}

/// The state of a house (K 4.2).
///
/// ```
/// use kibao::engine::{House, KIBAO, Side};
/// let mut board = KIBAO.start().board;
/// assert_eq!(board.house(Side::North), House::Functional);
/// board.houses[Side::North.index()] = false;
/// assert_eq!(board.house(Side::North), House::Lost);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum House {
    /// Owned, with at least [`FUNCTIONAL`] seeds.
    Functional,
    /// Owned, with fewer seeds.
    Dormant,
    /// No longer owned; a lost house is never owned again.
    Lost,
}

/// The number of seeds that makes an owned house functional (K 4.2.1.3).
///
/// ```
/// use kibao::engine::{FUNCTIONAL, House, KIBAO, Pit, Side};
/// let mut board = KIBAO.start().board;
/// board.rings[Side::South.index()] = board.ring(Side::South).less(Pit::HOUSE, 1);
/// assert!(board.ring(Side::South).get(Pit::HOUSE) < FUNCTIONAL);
/// assert_eq!(board.house(Side::South), House::Dormant);
/// ```
pub const FUNCTIONAL: u8 = 6;

impl Board {
    /// The ring of a side.
    #[must_use]
    pub const fn ring(&self, side: Side) -> Ring {
        self.rings[side.index()]
    }

    /// The number of seeds in the store of a side.
    #[must_use]
    pub const fn store(&self, side: Side) -> u8 {
        self.stores[side.index()]
    }

    /// The state of the house of a side.
    #[must_use]
    pub const fn house(&self, side: Side) -> House {
        if !self.houses[side.index()] {
            House::Lost
        } else if self.ring(side).get(Pit::HOUSE) >= FUNCTIONAL {
            House::Functional
        } else {
            House::Dormant
        }
    }

    /// The number of all seeds, on the board and in the stores.
    ///
    /// ```
    /// assert_eq!(kibao::engine::KIBAO.start().board.seeds(), 64);
    /// ```
    #[must_use]
    pub fn seeds(&self) -> u32 {
        Side::BOTH.iter().map(|&side| self.ring(side).seeds() + u32::from(self.store(side))).sum()
    }

    /// Whether a side has an empty store and no pit with two or more seeds.
    #[must_use]
    pub(crate) const fn is_spent(&self, side: Side) -> bool {
        self.store(side) == 0 && self.ring(side).is_singletons()
    }
}

/// The phase of a game for the side to move. It depends on the store of that side.
///
/// ```
/// use kibao::engine::{HUS, KIBAO, Phase};
/// assert_eq!([KIBAO, HUS].map(|rules| rules.start().phase()), [Phase::Kunamua, Phase::Mtaji]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The side has seeds in store and places one in each turn.
    Kunamua,
    /// All seeds of the side are on the board.
    Mtaji,
}

/// A board, the side to move, and the blocked pit of that side. As a text it is the canonical position text.
///
/// ```
/// use kibao::engine::{KIBAO, Position, Side};
/// let start: Position = KIBAO.start();
/// assert_eq!((start.turn, start.block), (Side::South, None));
/// assert_eq!(start.to_string().parse(), Ok(start));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The seeds.
    pub board: Board,
    /// The side to move.
    pub turn: Side,
    /// The front pit of the side to move that is blocked by kutakatia (K 5.1).
    pub block: Option<Pit>,
}

/// Why a position is impossible in a game of a rule set.
///
/// ```
/// use kibao::engine::{Invalid, KIBAO, Pit, Position};
/// let blocked = Position { block: Pit::front(1), ..KIBAO.start() };
/// let error = blocked.validate(&KIBAO).unwrap_err();
/// assert_eq!(error, Invalid::Block(Pit::front(1).unwrap()));
/// assert_eq!(error.to_string(), "the blocked pit A1 is a back pit or holds no seed");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invalid {
    /// The number of seeds is wrong.
    Seeds {
        /// The number in the position.
        found: u32,
        /// The number the rule set plays with.
        expected: u32,
    },
    /// There are seeds in store, but the rule set has no kunamua.
    Store,
    /// The blocked pit is a back pit or holds no seed.
    Block(Pit),
    /// A pit is blocked while there are seeds in store.
    BlockInKunamua,
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seeds { found, expected } => write!(f, "{found} seeds instead of {expected}"),
            Self::Store => f.write_str("seeds in store in a rule set without kunamua"),
            Self::Block(pit) => write!(f, "the blocked pit {pit:?} is a back pit or holds no seed"),
            Self::BlockInKunamua => f.write_str("a blocked pit while there are seeds in store"),
        }
    }
}

impl Error for Invalid {}

impl Position {
    /// The phase of the side to move.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        if self.board.store(self.turn) > 0 { Phase::Kunamua } else { Phase::Mtaji }
    }

    /// Checks that the position is possible in a game of a rule set: the number of seeds, the stores and the blocked pit.
    ///
    /// # Errors
    /// The first condition that does not hold.
    ///
    /// ```
    /// use kibao::engine::{Invalid, KIBAO};
    /// let mut position = KIBAO.start();
    /// position.board.stores[0] = 21;
    /// assert_eq!(position.validate(&KIBAO), Err(Invalid::Seeds { found: 63, expected: 64 }));
    /// ```
    pub fn validate(&self, rules: &RuleSet) -> Result<(), Invalid> {
        let (found, expected) = (self.board.seeds(), rules.start().board.seeds());
        if found != expected {
            return Err(Invalid::Seeds { found, expected });
        }
        if rules.opening.store == 0 && self.board.stores != [0, 0] {
            return Err(Invalid::Store);
        }
        match self.block {
            Some(pit) if !pit.is_front() || self.board.ring(self.turn).get(pit) == 0 => Err(Invalid::Block(pit)),
            // A block follows a kutakata that leaves both stores empty (Z 4.1; R, "Blocking").
            Some(_) if self.board.stores != [0, 0] => Err(Invalid::BlockInKunamua),
            _ => Ok(()),
        }
    }
}
