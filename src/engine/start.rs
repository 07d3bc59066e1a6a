//! How moves start: the seeds lifted or placed, whether the first sowing captures, and what of it shows without sowing.

use super::board::{Board, FUNCTIONAL, Phase, Position};
use super::mv::Move;
use super::pit::{Direction, Hand, Pit, PitSet, Side};
use super::ring::Ring;
use super::ruleset::{Capture, RuleSet};
use super::sow::Kind;

/// How a move starts: what is lifted or placed, and whether that captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Start {
    /// Kunamua: the placed seed captures the facing pit.
    Place(Pit, Hand),
    /// Kunamua: place a seed, lift the pit, sow it.
    PlaceAndLift(Pit, Direction),
    /// Kunamua: place a seed in the house, take two out, sow them.
    Tax(Direction),
    /// Lift a pit and sow it; whether the first sowing may capture.
    Lift(Pit, Direction, Kind),
}

impl Start {
    /// The start of a move from a pit that is not empty, and in kunamua is a front pit; with the targets of the mover.
    #[inline(always)]
    pub(super) fn of(position: &Position, rules: &RuleSet, mv: Move, targets: PitSet) -> Self {
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

/// Whether the side has a house with its rights.
pub(super) const fn is_functional(rules: &RuleSet, board: &Board, side: Side) -> bool {
    rules.house && board.houses[side.index()] && board.ring(side).get(Pit::HOUSE) >= FUNCTIONAL
}

/// Whether the first sowing of a start surely ends in an empty pit, so that the move is over with it; not all such are seen.
#[inline(always)]
pub(super) fn ends_at_once(position: &Position, rules: &RuleSet, start: Start) -> bool {
    let own = position.board.ring(position.turn);
    let (from, direction, seeds) = match start {
        Start::Place(pit, hand) => {
            let facing = pit.facing().unwrap_or(pit);
            (before_kichwa(hand), hand.from_kichwa(), position.board.ring(position.turn.other()).get(facing))
        }
        Start::PlaceAndLift(pit, direction) => (pit, direction, own.get(pit) + 1),
        Start::Tax(direction) => (Pit::HOUSE, direction, 2),
        Start::Lift(_, _, Kind::Capture) => return false,
        Start::Lift(pit, direction, Kind::Kutakata | Kind::Sow) => (pit, direction, own.get(pit)),
    };
    let last = match direction {
        Direction::Clockwise => Pit::at(from.index() + (seeds & 15)),
        Direction::Anticlockwise => Pit::at(from.index() + 16 - (seeds & 15)),
    };
    seeds < 16 && own.get(last) == 0 && rules.max_seeds.is_none_or(|most| most > 15)
}

/// The place before a kichwa, from which seeds sown reach it first.
pub(super) const fn before_kichwa(hand: Hand) -> Pit {
    match hand {
        Hand::Left => Pit::at(15),
        Hand::Right => Pit::at(8),
    }
}

/// The own front pits where a sowing that ends captures: occupied, and the facing pit too.
pub(super) fn targets(board: &Board, side: Side) -> PitSet {
    board.ring(side).front_at_least(1).and(board.ring(side.other()).front_at_least(1).facing())
}

/// Where a sowing of these seeds from a pit captures as the first of a mtaji move (K 3.4.2), with the targets of the side.
#[inline(always)]
pub(super) fn first_capture(seeds: u8, targets: PitSet, pit: Pit, direction: Direction) -> Option<Pit> {
    let last = match direction {
        Direction::Clockwise => Pit::at(pit.index() + (seeds & 15)),
        Direction::Anticlockwise => Pit::at(pit.index() + 16 - (seeds & 15)),
    };
    (seeds.wrapping_sub(2) < 14 && targets.has(last)).then_some(last)
}

/// Whether the front row stands empty once this pit is lifted and nothing of it falls back at once: a kichwa that is the
/// only occupied front pit, sown toward the back row (K 1.5.3.1).
pub(super) fn starves(ring: Ring, pit: Pit, direction: Direction) -> bool {
    let toward_back = match direction {
        Direction::Clockwise => pit == Pit::at(7),
        Direction::Anticlockwise => pit == Pit::at(0),
    };
    toward_back && ring.front_at_least(1) == PitSet::only(pit)
}
