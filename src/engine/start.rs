//! How moves start: the seeds lifted or placed, whether the first sowing captures, and what is known before sowing.

use super::board::{Board, FUNCTIONAL, Phase, Position};
use super::mv::Move;
use super::pit::{Direction, Hand, Pit, PitSet, Side};
use super::ring::Ring;
use super::ruleset::{AsRules, Capture};
use super::sow::Kind;

/// The start of a move: what is lifted or placed, and whether that captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Start {
    /// Kunamua: the placed seed captures the facing pit.
    Place(Pit, Hand),
    /// Kunamua: place a seed, lift the pit, sow it.
    PlaceAndLift(Pit, Direction),
    /// Kunamua: place a seed in the house, take two out, sow them.
    Tax(Direction),
    /// Lift a pit and sow it; the kind says whether the first sowing captures.
    Lift(Pit, Direction, Kind),
}

impl Start {
    /// The start of a move. Its pit must not be empty and in kunamua must be a front pit. `targets` are those of the mover.
    #[inline(always)]
    pub(super) fn of(position: &Position, rules: impl AsRules, mv: Move, targets: PitSet) -> Self {
        let Position { board, turn, .. } = position;
        let ring = board.ring(*turn);
        let direction = mv.pit.direction(mv.hand);
        if rules.capture == Capture::Onward {
            return Self::Lift(mv.pit, direction, Kind::Sow);
        }
        match position.phase() {
            Phase::Kunamua => {
                if targets.has(mv.pit) {
                    Self::Place(mv.pit, mv.pit.forced_kichwa().unwrap_or(mv.hand))
                } else if mv.pit == Pit::HOUSE && is_functional(rules, board, *turn) {
                    Self::Tax(direction)
                } else {
                    Self::PlaceAndLift(mv.pit, direction)
                }
            }
            Phase::Mtaji => {
                let capture = first_capture(ring.get(mv.pit), targets, mv.pit, direction);
                Self::Lift(mv.pit, direction, if capture.is_some() { Kind::Capture } else { Kind::Kutakata })
            }
        }
    }

    pub(super) const fn kind(self) -> Kind {
        match self {
            Self::Place(..) => Kind::Capture,
            Self::PlaceAndLift(..) | Self::Tax(_) => Kind::Kutakata,
            Self::Lift(_, _, kind) => kind,
        }
    }
}

/// Whether the side has a functional house.
pub(super) fn is_functional(rules: impl AsRules, board: &Board, side: Side) -> bool {
    rules.house && board.houses[side.index()] && board.ring(side).get(Pit::HOUSE) >= FUNCTIONAL
}

/// The pit before a kichwa: seeds sown from it reach the kichwa first.
pub(super) const fn before_kichwa(hand: Hand) -> Pit {
    match hand {
        Hand::Left => Pit::at(15),
        Hand::Right => Pit::at(8),
    }
}

/// The front pits of a side where a sowing captures if it ends there: the pit and the facing pit are occupied.
pub(super) fn targets(board: &Board, side: Side) -> PitSet {
    board.ring(side).facing_occupied(board.ring(side.other()))
}

/// The pit where a sowing of these seeds captures as the first one of a mtaji move (K 3.4.2); `targets` are those of the
/// side.
#[inline(always)]
pub(super) fn first_capture(seeds: u8, targets: PitSet, pit: Pit, direction: Direction) -> Option<Pit> {
    let last = match direction {
        Direction::Clockwise => Pit::at(pit.index() + (seeds & 15)),
        Direction::Anticlockwise => Pit::at(pit.index() + 16 - (seeds & 15)),
    };
    (seeds.wrapping_sub(2) < 14 && targets.has(last)).then_some(last)
}

/// Whether the front row becomes empty when this pit is lifted: it is a kichwa, the only occupied front pit, and is sown
/// toward the back row (K 1.5.3.1).
pub(super) fn starves(ring: Ring, pit: Pit, direction: Direction) -> bool {
    let toward_back = match direction {
        Direction::Clockwise => pit == Pit::at(7),
        Direction::Anticlockwise => pit == Pit::at(0),
    };
    toward_back && ring.front_at_least(1) == PitSet::only(pit)
}
