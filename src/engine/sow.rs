//! The sowings of a move, from the first one to the end.
//!
//! Nothing here checks whether a move is legal; [`run`] plays any start that [`Start::of`] can classify.

use super::board::{Board, FUNCTIONAL, Phase, Position};
use super::observe::{AfterSowing, Observe, SeedSource, Sowing};
use super::pit::{Direction, Hand, Pit, PitSet, Side};
use super::ring::Ring;
use super::ruleset::{AsRules, HouseInMtaji, Singletons, SoleKichwa};
use super::start::{Start, starves};

/// The kind of a move, determined by how it starts.
///
/// ```
/// use kibao::engine::{KIBAO, Kind, State};
/// let played = State::new(KIBAO.start()).play(&KIBAO, "A7>".parse().unwrap()).unwrap();
/// assert_eq!((played.kind, played.captured), (Kind::Kutakata, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, schemars::JsonSchema),
    serde(rename_all = "lowercase"),
    schemars(description = "The kind of a move, determined by how it starts.")
)]
pub enum Kind {
    /// It starts with a capture and can capture again.
    Capture,
    /// It starts without a capture and never captures.
    Kutakata,
    /// A move of a rule set without this distinction ([`Capture::Onward`](super::Capture::Onward)).
    Sow,
}

/// Why a move is endless.
///
/// ```
/// use kibao::engine::{Endless, Illegal, KIBAO, RuleSet, State};
/// let rules = RuleSet { max_seeds: Some(2), ..KIBAO };
/// let error = State::new(rules.start()).play(&rules, "A6<".parse().unwrap()).unwrap_err();
/// assert_eq!(error, Illegal::Endless(Endless::Limit));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Endless {
    /// The same position came up twice, which proves it.
    Cycle,
    /// It has sown more seeds than the rule set allows in one move.
    Limit,
    /// The judging stopped after [`max_sowings`](super::RuleSet::max_sowings); it is not proven that the move is endless.
    Undecided,
}

/// How a move ends.
///
/// ```
/// use kibao::engine::{Ends, KIBAO, State};
/// let played = State::new(KIBAO.start()).play(&KIBAO, "A6>".parse().unwrap()).unwrap();
/// assert_eq!(played.ends, Ends::Empty);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ends {
    /// In an empty pit.
    Empty,
    /// In the functional house of the mover.
    House,
    /// In the blocked pit.
    Blocked,
    /// The opponent lost during the move.
    Won,
    /// The mover lost during the move.
    Lost,
    /// It never ends.
    Endless(Endless),
}

/// The result of playing a start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) kind: Kind,
    pub(super) ends: Ends,
    /// Whether it could stop in the house or play it.
    pub(super) choice: bool,
    pub(super) tax: bool,
    /// The captured pits of the opponent.
    pub(super) captured_pits: PitSet,
    /// The number of sowings, without the seed placed from the store.
    pub(super) sowings: u32,
    own: Ring,
    other: Ring,
    own_house: bool,
    other_house: bool,
}

impl Run {
    /// The board after the move; after an endless move, the board before it.
    #[inline(always)]
    pub(super) fn board(&self, position: &Position) -> Board {
        if matches!(self.ends, Ends::Endless(_)) { position.board } else { self.board_now(position) }
    }

    /// The current board.
    #[inline(always)]
    fn board_now(&self, position: &Position) -> Board {
        let [south, north] = position.board.stores;
        match position.turn {
            Side::South => Board {
                rings: [self.own, self.other],
                stores: [south.saturating_sub(1), north],
                houses: [self.own_house, self.other_house],
            },
            Side::North => Board {
                rings: [self.other, self.own],
                stores: [south, north.saturating_sub(1)],
                houses: [self.other_house, self.own_house],
            },
        }
    }

    /// Puts [`board`](Self::board) in place of the board before the move of this side, which is cheaper than a new one.
    #[inline(always)]
    pub(super) fn put(&self, board: &mut Board, side: Side) {
        if !matches!(self.ends, Ends::Endless(_)) {
            let (me, you) = (side.index(), side.other().index());
            (board.rings[me], board.rings[you]) = (self.own, self.other);
            board.stores[me] = board.stores[me].saturating_sub(1);
            (board.houses[me], board.houses[you]) = (self.own_house, self.other_house);
        }
    }

    /// The number of seeds captured.
    pub(super) fn captured(&self, position: &Position) -> u16 {
        position.board.ring(position.turn.other()).gone_from_front(self.other)
    }
}

/// A move that is being played.
struct Journey<'a, R, O> {
    position: &'a Position,
    rules: R,
    observer: &'a mut O,
    mtaji: bool,
    safari: bool,
    other_store: u8,
    sown: u32,
    run: Run,
}

/// A sowing that is complete but not judged yet.
struct Done {
    from: SeedSource,
    seeds: u8,
    direction: Direction,
    last: Pit,
}

/// Plays a move from its start to its end. `safari` is the choice if the move can stop in the house.
#[inline(always)]
pub(super) fn run<O: Observe>(
    position: &Position,
    rules: impl AsRules,
    start: Start,
    safari: bool,
    observer: &mut O,
) -> Run {
    let Position { board, turn, block } = position;
    let (me, you) = (turn.index(), turn.other().index());
    let mut journey = Journey {
        position,
        rules,
        observer,
        mtaji: position.phase() == Phase::Mtaji,
        safari,
        other_store: board.stores[you],
        sown: 0,
        run: Run {
            kind: start.kind(),
            ends: Ends::Empty,
            choice: false,
            tax: matches!(start, Start::Tax(_)),
            captured_pits: PitSet::NONE,
            sowings: 0,
            own: board.rings[me],
            other: board.rings[you],
            own_house: rules.house && board.houses[me],
            other_house: rules.house && board.houses[you],
        },
    };
    let block = if rules.blocking { *block } else { None };
    let (first, starved) = journey.begin(start);
    journey.run.ends = if starved {
        journey.starved(&first)
    } else if journey.run.kind == Kind::Kutakata {
        // The compiler writes the loop twice, so that it need not ask after each sowing.
        journey.travel(first, false, block)
    } else {
        journey.travel(first, true, block)
    };
    journey.run
}

impl<R: AsRules, O: Observe> Journey<'_, R, O> {
    /// Makes the first sowing. Returns it, and whether the mover has lost with it.
    #[inline(always)]
    fn begin(&mut self, start: Start) -> (Done, bool) {
        let loses = self.rules.sole_kichwa == SoleKichwa::Loses;
        match start {
            Start::Place(pit, hand) => {
                self.run.own = self.run.own.with_one(pit);
                let facing = pit.facing().unwrap_or(pit);
                self.placed(pit, AfterSowing::Capture(facing, self.run.other.get_front(facing)));
                (self.capture(facing, hand), false)
            }
            Start::Tax(direction) => {
                self.run.own = self.run.own.with_one(Pit::HOUSE);
                self.placed(Pit::HOUSE, AfterSowing::Relay);
                self.run.own = self.run.own.less(Pit::HOUSE, 2);
                (self.sow(SeedSource::Pit(Pit::HOUSE), Pit::HOUSE, 2, direction), false)
            }
            Start::PlaceAndLift(pit, direction) => {
                self.run.own = self.run.own.with_one(pit);
                self.placed(pit, AfterSowing::Relay);
                let starved = loses && starves(self.run.own, pit, direction);
                (self.lift_and_sow(pit, direction), starved)
            }
            Start::Lift(pit, direction, kind) => {
                let starved = loses && kind != Kind::Capture && starves(self.run.own, pit, direction);
                (self.lift_and_sow(pit, direction), starved)
            }
        }
    }

    fn starved(&mut self, first: &Done) -> Ends {
        self.seen(first, AfterSowing::End(Ends::Lost));
        Ends::Lost
    }

    /// Judges each sowing and continues until the move ends. `captures` is whether the move can capture.
    #[inline(always)]
    fn travel(&mut self, first: Done, captures: bool, block: Option<Pit>) -> Ends {
        let most_seeds = self.rules.max_seeds.unwrap_or(u32::MAX);
        let mut done = first;
        if matches!(done.from, SeedSource::Kichwa(_)) && self.other_lost() {
            self.seen(&done, AfterSowing::End(Ends::Won));
            return Ends::Won;
        }
        // A relay is reversible, so a move that never ends returns to the state after its last capture, or else after its
        // first sowing. Comparing with this one state is therefore enough to prove a cycle.
        let mut mark = (self.run.own, done.last);
        loop {
            let then = self.judge(done.last, captures, most_seeds, block);
            self.seen(&done, then);
            match then {
                AfterSowing::End(ends) => return ends,
                AfterSowing::Relay => {
                    done = self.lift_and_sow(done.last, done.direction);
                    if mark == (self.run.own, done.last) {
                        self.seen(&done, AfterSowing::End(Ends::Endless(Endless::Cycle)));
                        return Ends::Endless(Endless::Cycle);
                    }
                }
                AfterSowing::Capture(pit, _) => {
                    done = self.capture_again(pit, &done);
                    if self.other_lost() {
                        self.seen(&done, AfterSowing::End(Ends::Won));
                        return Ends::Won;
                    }
                    mark = (self.run.own, done.last);
                }
            }
        }
    }

    /// What follows after a sowing by which nobody has lost. Checked in this order: the limit of seeds, an empty pit, a
    /// capture, the house, the block, and otherwise kuendelea (K 1.5.4, 1.6).
    #[inline(always)]
    fn judge(&mut self, last: Pit, captures: bool, most_seeds: u32, block: Option<Pit>) -> AfterSowing {
        if self.sown > most_seeds {
            return AfterSowing::End(Ends::Endless(Endless::Limit));
        }
        let seeds = self.run.own.get(last);
        if seeds == 1 {
            return AfterSowing::End(Ends::Empty);
        }
        if captures && let Some(facing) = last.facing() {
            let seeds = self.run.other.get_front(facing);
            if seeds > 0 {
                return self.unless_too_long(AfterSowing::Capture(facing, seeds));
            }
        }
        if last == Pit::HOUSE && self.run.own_house && seeds >= FUNCTIONAL && self.stops_in_house(captures) {
            return AfterSowing::End(Ends::House);
        }
        if !captures && block == Some(last) {
            return AfterSowing::End(Ends::Blocked);
        }
        self.unless_too_long(AfterSowing::Relay)
    }

    #[inline(always)]
    fn unless_too_long(&self, then: AfterSowing) -> AfterSowing {
        let too_long = self.run.sowings >= self.rules.max_sowings;
        if too_long { AfterSowing::End(Ends::Endless(Endless::Undecided)) } else { then }
    }

    /// Whether the opponent has lost by a capture: the front row is empty, or no pit holds two seeds and that loses at once.
    #[inline(always)]
    fn other_lost(&self) -> bool {
        self.run.other.front_is_empty()
            || self.rules.singletons == Singletons::LoseAtOnce
                && self.other_store == 0
                && self.run.other.is_singletons()
    }

    /// Whether a sowing that ended in the functional house of the mover stops there; notes it if that was a choice.
    #[inline(always)]
    fn stops_in_house(&mut self, captures: bool) -> bool {
        match (captures, self.mtaji) {
            (false, false) => true,
            (false, true) => self.rules.mtaji_kutakata_house_stop,
            (true, true) if !self.rules.mtaji_house_stop => false,
            (true, _) => {
                self.run.choice = true;
                !self.safari
            }
        }
    }

    #[inline(always)]
    fn placed(&mut self, pit: Pit, then: AfterSowing) {
        let board = self.run.board_now(self.position);
        self.observer.sown(Sowing { from: SeedSource::Store, seeds: 1, direction: None, last: pit, then, board });
    }

    #[inline(always)]
    fn seen(&mut self, done: &Done, then: AfterSowing) {
        let Done { from, seeds, direction, last } = *done;
        let board = self.run.board_now(self.position);
        self.observer.sown(Sowing { from, seeds, direction: Some(direction), last, then, board });
    }

    #[inline(always)]
    fn lift_and_sow(&mut self, pit: Pit, direction: Direction) -> Done {
        let seeds = self.lift(pit);
        self.sow(SeedSource::Pit(pit), pit, seeds, direction)
    }

    /// Lifts a pit of the mover. A house that its owner empties is lost (K 4.2.1.1).
    #[inline(always)]
    fn lift(&mut self, pit: Pit) -> u8 {
        let (own, seeds) = self.run.own.lift(pit);
        self.run.own = own;
        self.run.own_house &= pit != Pit::HOUSE;
        seeds
    }

    /// Captures after a sowing: the seeds start from a kichwa, or travel onward with those of the last pit.
    #[inline(always)]
    fn capture_again(&mut self, pit: Pit, done: &Done) -> Done {
        if self.run.kind == Kind::Sow {
            let taken = self.take(pit);
            let lifted = self.lift(done.last);
            return self.sow(SeedSource::Pit(done.last), done.last, lifted + taken, done.direction);
        }
        let onward = match done.direction {
            Direction::Clockwise => Hand::Left,
            Direction::Anticlockwise => Hand::Right,
        };
        self.capture(pit, done.last.forced_kichwa().unwrap_or(onward))
    }

    /// Takes the seeds of a pit of the opponent and sows them from a kichwa.
    #[inline(always)]
    fn capture(&mut self, pit: Pit, hand: Hand) -> Done {
        let seeds = self.take(pit);
        let sown = self.run.own.sow_from_kichwa(hand, seeds);
        self.note(SeedSource::Kichwa(hand), seeds, hand.from_kichwa(), sown)
    }

    #[inline(always)]
    fn take(&mut self, pit: Pit) -> u8 {
        let (other, seeds) = self.run.other.lift_front(pit);
        self.run.other = other;
        self.run.other_house &= pit != Pit::HOUSE;
        if self.mtaji && self.rules.house_in_mtaji == HouseInMtaji::UntilFirstCapture {
            self.run.own_house = false;
            self.run.other_house = false;
        }
        self.run.captured_pits = self.run.captured_pits.or(PitSet::only(pit));
        seeds
    }

    #[inline(always)]
    fn sow(&mut self, from: SeedSource, before: Pit, seeds: u8, direction: Direction) -> Done {
        let sown = self.run.own.sow(before, direction, seeds);
        self.note(from, seeds, direction, sown)
    }

    /// Notes a sowing: the ring after it, and where it ended.
    #[inline(always)]
    fn note(&mut self, from: SeedSource, seeds: u8, direction: Direction, (own, last): (Ring, Pit)) -> Done {
        self.run.own = own;
        self.sown += u32::from(seeds);
        self.run.sowings += 1;
        Done { from, seeds, direction, last }
    }
}
