//! The legal moves: all starts of a position, and which of them are moves.

use super::board::{Board, Phase, Position};
use super::mv::{Move, Moves};
use super::pit::{Direction, Hand, Pit, PitSet, Side};
use super::ring::Lasts;
use super::ruleset::{AsRules, Capture, EndlessMove, Singleton, SoleKichwa};
use super::sow::{Ends, Kind, Run, run};
use super::start::{Start, is_functional, starves, targets};
use super::state::State;
use core::ops::ControlFlow;

/// The starts of a position that can be moves, as far as is known without sowing: the pits for each hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Starts {
    pub(super) kind: Kind,
    pub(super) left: PitSet,
    pub(super) right: PitSet,
}

impl Starts {
    pub(super) fn of(position: &Position, rules: impl AsRules) -> Self {
        let Position { board, turn, .. } = position;
        let ring = board.ring(*turn);
        if rules.capture == Capture::Onward {
            let pits = ring.at_least(2);
            return Self { kind: Kind::Sow, left: pits, right: pits }.without_starving(position, rules);
        }
        let captures = Self::captures(position);
        if captures.is_empty() { Self::kutakata(position, rules) } else { captures }
    }

    fn is_empty(self) -> bool {
        self.left.is_empty() && self.right.is_empty()
    }

    pub(super) const fn pits(self) -> PitSet {
        self.left.or(self.right)
    }

    /// The starts that capture (K 1.4.1, 2.2, 3.4).
    pub(super) fn captures(position: &Position) -> Self {
        let Position { board, turn, .. } = position;
        match position.phase() {
            Phase::Kunamua => {
                let pits = targets(board, *turn);
                let (left_only, right_only) = (PitSet::from_bits(0b0000_0011), PitSet::from_bits(0b1100_0000));
                Self { kind: Kind::Capture, left: pits.without(right_only), right: pits.without(left_only) }
            }
            Phase::Mtaji => {
                let [(left, _), (right, _)] = mtaji_captures(board, *turn);
                Self { kind: Kind::Capture, left, right }
            }
        }
    }

    /// The starts of a kutakata, if nothing captures (K 2.3, 3.5).
    fn kutakata(position: &Position, rules: impl AsRules) -> Self {
        let ring = position.board.ring(position.turn);
        let blocked = blocked(position, rules);
        let pits = match position.phase() {
            Phase::Kunamua => {
                let front = ring.front_at_least(1);
                let house = PitSet::only(Pit::HOUSE);
                let functional = is_functional(rules, &position.board, position.turn);
                let many = ring.front_at_least(2);
                let open = if functional && front != house { front.without(house) } else { front };
                let open = if singleton_barred(position, rules) && !many.is_empty() { open.and(many) } else { open };
                open.without(blocked)
            }
            Phase::Mtaji => {
                let many = ring.front_at_least(2);
                if many.is_empty() { ring.at_least(2).back() } else { many.without(blocked) }
            }
        };
        Self { kind: Kind::Kutakata, left: pits, right: pits }.without_starving(position, rules)
    }

    /// Without the starts that would empty the front row, if the rule set forbids them (K 1.5.3.1).
    fn without_starving(self, position: &Position, rules: impl AsRules) -> Self {
        let ring = position.board.ring(position.turn);
        let mut starts = self;
        if rules.sole_kichwa == SoleKichwa::Barred
            && let Some(sole) = ring.front_at_least(1).sole()
        {
            if starves(ring, sole, Direction::Anticlockwise) {
                starts.left = starts.left.without(PitSet::only(sole));
            }
            if starves(ring, sole, Direction::Clockwise) {
                starts.right = starts.right.without(PitSet::only(sole));
            }
        }
        starts
    }

    /// The start of one of the moves: the same as [`Start::of`], but cheaper, because the kind of the moves is known.
    fn start(self, position: &Position, rules: impl AsRules, mv: Move) -> Start {
        let direction = mv.pit.direction(mv.hand);
        match (self.kind, position.phase()) {
            (Kind::Capture, Phase::Kunamua) => Start::Place(mv.pit, mv.hand),
            (Kind::Kutakata, Phase::Kunamua) if mv.pit == Pit::HOUSE => Start::of(position, rules, mv, PitSet::NONE),
            (Kind::Kutakata, Phase::Kunamua) => Start::PlaceAndLift(mv.pit, direction),
            (kind, _) => Start::Lift(mv.pit, direction, kind),
        }
    }

    /// The pits, left and right, from which the first sowing certainly ends in an empty pit, so that the move ends with it.
    #[inline(always)]
    fn ending_at_once(self, position: &Position, rules: impl AsRules) -> [PitSet; 2] {
        if rules.max_seeds.is_some_and(|most| most < 16) {
            return [PitSet::NONE; 2];
        }
        let own = position.board.ring(position.turn);
        let occupied = own.occupied();
        let in_hand = |hand: Hand, pits: PitSet| {
            let (pits, sown, lasts) = match (self.kind, position.phase()) {
                (Kind::Capture, Phase::Mtaji) => return PitSet::NONE,
                (Kind::Capture, Phase::Kunamua) => {
                    let facing = position.board.ring(position.turn.other()).facing();
                    (pits, facing, facing.lasts_from_kichwa(hand))
                }
                (_, Phase::Kunamua) => {
                    let placed = own.with_one_each();
                    // A house may pay the tax instead.
                    (pits.without(PitSet::only(Pit::HOUSE)), placed, placed.lasts(hand))
                }
                (_, Phase::Mtaji) => (pits, own, own.lasts(hand)),
            };
            pits.without(sown.at_least(16)).filter(|pit| !occupied.has(lasts.of(pit)))
        };
        [in_hand(Hand::Left, self.left), in_hand(Hand::Right, self.right)]
    }

    /// The starts in listing order.
    #[inline(always)]
    fn iter(self) -> impl Iterator<Item = Move> {
        let mut pits = self.pits().iter();
        let mut right = None;
        core::iter::from_fn(move || {
            if let Some(mv) = right.take() {
                return Some(mv);
            }
            let pit = pits.next()?;
            let at_right = Move::new(pit, Hand::Right);
            if !self.left.has(pit) {
                return Some(at_right);
            }
            right = self.right.has(pit).then_some(at_right);
            Some(Move::new(pit, Hand::Left))
        })
    }
}

/// The blocked pit, if the rule set has blocking.
pub(super) fn blocked(position: &Position, rules: impl AsRules) -> PitSet {
    position.block.filter(|_| rules.blocking).map_or(PitSet::NONE, PitSet::only)
}

/// Whether the state of the house of the mover forbids a kutakata from a single seed.
pub(super) fn singleton_barred(position: &Position, rules: impl AsRules) -> bool {
    match rules.singleton {
        Singleton::Allowed => false,
        Singleton::HouseLost => !position.board.houses[position.turn.index()],
        Singleton::HouseNotFunctional => !is_functional(rules, &position.board, position.turn),
    }
}

/// The mtaji starts of a side that capture, left and right, and where the first sowings of the side end.
#[inline(always)]
fn mtaji_captures(board: &Board, side: Side) -> [(PitSet, Lasts); 2] {
    let targets = targets(board, side);
    let ring = board.ring(side);
    let pits = if targets.is_empty() { PitSet::NONE } else { ring.at_least(2).without(ring.at_least(16)) };
    Hand::BOTH.map(|hand| {
        let lasts = ring.lasts(hand);
        (pits.filter(|pit| targets.has(lasts.of(pit))), lasts)
    })
}

/// The pits of the opponent that a side could capture in mtaji with a first sowing.
pub(super) fn capturable(board: &Board, side: Side) -> PitSet {
    let [left, right] = mtaji_captures(board, side).map(|(pits, lasts)| pits.iter().map(|pit| lasts.of(pit)).collect());
    PitSet::or(left, right).facing()
}

/// Calls `found` with each legal move and its run, in listing order, until it breaks.
pub(super) fn each_legal<B>(
    state: &State,
    rules: impl AsRules,
    mut found: impl FnMut(Move, &Run) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if state.lost_on_board(rules).is_some() {
        return ControlFlow::Continue(());
    }
    let duty = state.duty_in(rules).filter(|&pit| can_capture(&state.position, rules, pit));
    each_move(
        &state.position,
        rules,
        |_| false,
        |mv, run| {
            if duty.is_some_and(|pit| !fulfils(run, pit)) {
                return ControlFlow::Continue(());
            }
            found(mv, run)
        },
    )
}

/// Whether a move captures `pit` of the opponent. Endless moves do not count.
pub(super) fn can_capture(position: &Position, rules: impl AsRules, pit: Pit) -> bool {
    each_move(
        position,
        rules,
        |_| false,
        |_, run| if fulfils(run, pit) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) },
    )
    .is_break()
}

/// Whether a move captured `pit` of the opponent and ended.
pub(super) fn fulfils(run: &Run, pit: Pit) -> bool {
    run.captured_pits.has(pit) && !matches!(run.ends, Ends::Endless(_))
}

/// Calls `found` with each move, the duty to capture a blocked pit aside. A start for which `skip` returns `true` is not
/// played.
fn each_move<B>(
    position: &Position,
    rules: impl AsRules,
    mut skip: impl FnMut(Start) -> bool,
    mut found: impl FnMut(Move, &Run) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let starts = Starts::of(position, rules);
    for mv in starts.iter() {
        let start = starts.start(position, rules, mv);
        if skip(start) {
            continue;
        }
        let stop = run(position, rules, start, false, &mut ());
        if is_move(&stop, rules) {
            found(mv, &stop)?;
        }
        if stop.choice {
            let safari = run(position, rules, start, true, &mut ());
            if is_move(&safari, rules) {
                found(mv.with_safari(true), &safari)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether a start is a move: it ends, or the rule set allows endless moves.
pub(super) fn is_move(run: &Run, rules: impl AsRules) -> bool {
    !(matches!(run.ends, Ends::Endless(_)) && matches!(rules.endless, EndlessMove::Illegal))
}

/// The legal moves.
pub(super) fn legal(state: &State, rules: impl AsRules) -> Moves {
    let mut moves = Moves::NONE;
    let _all: ControlFlow<()> = each_legal(state, rules, |mv, _| {
        moves.push(mv);
        ControlFlow::Continue(())
    });
    moves
}

/// Whether there is a legal move.
pub(super) fn any_legal(state: &State, rules: impl AsRules) -> bool {
    // A duty never takes the last move away.
    state.lost_on_board(rules).is_none() && {
        let starts = Starts::of(&state.position, rules);
        starts.ending_at_once(&state.position, rules).iter().any(|pits| !pits.is_empty())
            || each_move(&state.position, rules, |_| false, |_, _| ControlFlow::Break(())).is_break()
    }
}

/// The number of legal moves. A move that ends with its first sowing is counted without playing it.
pub(super) fn count_legal(state: &State, rules: impl AsRules) -> u64 {
    let mut count = 0;
    if state.duty_in(rules).is_some() {
        let _all: ControlFlow<()> = each_legal(state, rules, |_, _| {
            count += 1;
            ControlFlow::Continue(())
        });
    } else if state.lost_on_board(rules).is_none() {
        let position = &state.position;
        let starts = Starts::of(position, rules);
        let at_once = starts.ending_at_once(position, rules);
        for (hand, pits, at_once) in [(Hand::Left, starts.left, at_once[0]), (Hand::Right, starts.right, at_once[1])] {
            count += u64::from(at_once.len());
            let mut rest = pits.without(at_once).bits();
            while rest != 0 {
                let start = starts.start(position, rules, Move::new(Pit::at(rest.trailing_zeros() as u8), hand));
                rest &= rest - 1;
                let stop = run(position, rules, start, false, &mut ());
                count += u64::from(is_move(&stop, rules));
                count += u64::from(stop.choice && is_move(&run(position, rules, start, true, &mut ()), rules));
            }
        }
    }
    count
}
