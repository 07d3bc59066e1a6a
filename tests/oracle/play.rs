//! One move, from its start to its end (sections 3, 5 and 9).

use std::collections::HashSet;

use super::position::{HOUSE, Pos, Way, facing, is_front, next, opposite};
use super::rules::{HouseInMtaji, Rules, SoleKichwa, Style};

/// How a move begins (section 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Start {
    /// The pit that is sown, or in which the seed from the store is placed.
    pub pit: usize,
    /// The direction; in a kunamua capture that of the captured seeds from their kichwa.
    pub way: Way,
    /// What kind of move it begins.
    pub kind: Kind,
}

/// The kinds of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A capture move.
    Capture,
    /// A kutakata.
    Kutakata,
    /// A move of `hus`.
    Sow,
}

/// How a move ended (as the JSON names it, `ends`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// In an empty pit.
    Empty,
    /// In the own house.
    House,
    /// In the blocked pit.
    Blocked,
    /// The opponent has lost.
    Won,
    /// The mover has lost.
    Lost,
    /// Not at all.
    Endless,
}

impl End {
    /// Did the move itself end the game?
    pub(crate) fn decides(self) -> bool {
        matches!(self, Self::Won | Self::Lost | Self::Endless)
    }
}

/// What came of a move.
pub(crate) struct Outcome {
    /// The position after it, the turn passed; no block, no duty yet.
    pub after: Pos,
    /// Captured seeds.
    pub captured: u32,
    /// Lifts that were sown.
    pub sowings: u32,
    /// How it ended.
    pub end: End,
    /// The choice between stopping in the house and safari came up.
    pub choice: bool,
    /// Which front pits of the opponent were captured.
    pub taken: [bool; 8],
}

/// What decides how a move goes on: both sides' pits, last pit, direction (section 9).
type State = ([[u8; 16]; 2], usize, Way);

/// Notices that a move runs in a circle: the first states in a set, those after them by Brent's method.
struct Circle {
    seen: HashSet<State>,
    mark: Option<State>,
    since_mark: u32,
    next_mark: u32,
}

impl Circle {
    /// How many states the set takes.
    const SHORT: usize = 4096;

    fn new() -> Self {
        Self { seen: HashSet::new(), mark: None, since_mark: 0, next_mark: 1 }
    }

    /// Has the move been in this state before? (Brent's method may answer later, but never wrongly.)
    fn closes_at(&mut self, state: State) -> bool {
        if self.seen.len() < Self::SHORT {
            return !self.seen.insert(state);
        }
        if self.mark == Some(state) {
            return true;
        }
        // The mark is set anew after 1, 2, 4, 8 … states: once a circle is shorter than that, it comes back to the mark.
        self.since_mark += 1;
        if self.since_mark == self.next_mark {
            self.mark = Some(state);
            self.since_mark = 0;
            self.next_mark = self.next_mark.saturating_mul(2);
        }
        false
    }
}

/// What follows a sowing.
enum Then {
    /// The move ends.
    End(End),
    /// A capture.
    Capture,
    /// Kuendelea.
    Relay,
    /// Hus: the pit and the facing one are lifted.
    LiftBoth,
}

/// A move under way.
struct Play<'a> {
    rules: &'a Rules,
    kind: Kind,
    safari: bool,
    /// The turn is played as kunamua (section 2).
    kunamua: bool,
    me: usize,
    opponent: usize,
    block: Option<usize>,
    pos: Pos,
    captured: u32,
    sowings: u32,
    seeds: u32,
    choice: bool,
    taken: [bool; 8],
    circle: Circle,
}

/// Plays a move out. `safari`: the house is played where the choice comes up, otherwise the move stops there.
pub(crate) fn play(before: &Pos, rules: &Rules, start: Start, safari: bool) -> Outcome {
    let mut play = Play {
        rules,
        kind: start.kind,
        safari,
        kunamua: before.store[before.turn] > 0,
        me: before.turn,
        opponent: 1 - before.turn,
        block: before.block,
        pos: before.clone(),
        captured: 0,
        sowings: 0,
        seeds: 0,
        choice: false,
        taken: [false; 8],
        circle: Circle::new(),
    };
    let end = play.begin(start);
    let end = play.judge_at_the_end(end);
    let mut after = match end {
        // "After an endless move that loses: the position before it, with the turn passed" (section 8).
        End::Endless => before.clone(),
        _ => play.pos,
    };
    after.turn = play.opponent;
    after.block = None;
    after.duty = None;
    Outcome { after, captured: play.captured, sowings: play.sowings, end, choice: play.choice, taken: play.taken }
}

/// Does lifting the sole occupied front pit, a kichwa, go toward the back row (section 7)?
pub(crate) fn leaves_sole_kichwa(pos: &Pos, pit: usize, way: Way) -> bool {
    let toward_the_back = (pit == 7 && way == Way::Clockwise) || (pit == 0 && way == Way::Anticlockwise);
    toward_the_back && pos.pits[pos.turn][pit] > 0 && pos.front_pits_with(pos.turn, 1) == 1
}

impl Play<'_> {
    /// Section 4: the first sowing. Then section 3.
    fn begin(&mut self, start: Start) -> End {
        let Start { pit, way, kind } = start;
        let tax = self.kunamua && kind == Kind::Kutakata && pit == HOUSE && self.pos.house_is_functional(self.me);
        let loses_at_the_lift = self.rules.sole_kichwa == SoleKichwa::Loses
            && kind != Kind::Capture
            && leaves_sole_kichwa(&self.pos, pit, way);
        if self.kunamua {
            self.pos.store[self.me] -= 1;
            self.pos.pits[self.me][pit] += 1;
        }
        if self.kunamua && kind == Kind::Capture {
            let (last, way) = self.capture(pit, way);
            return self.go_on(last, way);
        }
        let hand = if tax {
            // Exactly two seeds; the house stays owned.
            self.pos.pits[self.me][HOUSE] -= 2;
            2
        } else {
            self.lift(pit)
        };
        let last = self.sow(pit, way, hand);
        if loses_at_the_lift {
            // "The lifted seeds sown, nothing relayed" (section 8).
            return End::Lost;
        }
        self.go_on(last, way)
    }

    /// Section 3.2: what happens after each sowing, in this order, until the move ends.
    fn go_on(&mut self, mut last: usize, mut way: Way) -> End {
        loop {
            // a. The opponent has lost.
            if self.pos.front_is_empty(self.opponent) || self.pos.single_seeds_lose(self.opponent, self.rules) {
                return End::Won;
            }
            // b. The seed limit is passed.
            if self.rules.max_seeds.is_some_and(|most| self.seeds > most) {
                return End::Endless;
            }
            // c. The last pit held nothing before the last seed fell.
            if self.pos.pits[self.me][last] == 1 {
                return End::Empty;
            }
            // d. to g.
            let then = self.then(last);
            if let Then::End(end) = then {
                return end;
            }
            // Section 9: the move goes in a circle, or is not decided within the bound.
            if self.sowings >= self.rules.max_sowings || self.circle.closes_at((self.pos.pits, last, way)) {
                return End::Endless;
            }
            match then {
                Then::End(end) => return end,
                Then::Capture => (last, way) = self.capture(last, way),
                Then::Relay => {
                    let hand = self.lift(last);
                    last = self.sow(last, way, hand);
                }
                Then::LiftBoth => {
                    let hand = self.lift(last) + self.take_facing(last);
                    last = self.sow(last, way, hand);
                }
            }
        }
    }

    /// Section 3.2 d to g: an occupied last pit.
    fn then(&mut self, last: usize) -> Then {
        // d. A capture move captures, and so does every move of `hus`.
        if self.kind != Kind::Kutakata && is_front(last) && self.pos.pits[self.opponent][facing(last)] > 0 {
            return match self.rules.style {
                Style::Bao => Then::Capture,
                Style::Hus => Then::LiftBoth,
            };
        }
        // e. In the own functional house, where the rule set lets the move stop (section 5).
        if last == HOUSE && self.pos.house_is_functional(self.me) {
            match (self.kind, self.kunamua) {
                (Kind::Kutakata, true) => return Then::End(End::House),
                (Kind::Kutakata, false) => {
                    if self.rules.mtaji_kutakata_stop {
                        return Then::End(End::House);
                    }
                }
                (_, kunamua) => {
                    if kunamua || self.rules.mtaji_house_stop {
                        self.choice = true;
                        if !self.safari {
                            return Then::End(End::House);
                        }
                    }
                }
            }
        }
        // f. A kutakata in the blocked pit.
        if self.kind == Kind::Kutakata && self.block == Some(last) {
            return Then::End(End::Blocked);
        }
        // g. Kuendelea.
        Then::Relay
    }

    /// Section 3.3: takes the facing seeds and sows them beginning *in* a kichwa. Answers the last pit and the direction.
    fn capture(&mut self, pit: usize, way: Way) -> (usize, Way) {
        let hand = self.take_facing(pit);
        let way = match pit {
            0 | 1 => Way::Clockwise,
            6 | 7 => Way::Anticlockwise,
            _ => way,
        };
        let kichwa = match way {
            Way::Clockwise => 0,
            Way::Anticlockwise => 7,
        };
        let before_kichwa = next(kichwa, opposite(way));
        (self.sow(before_kichwa, way, hand), way)
    }

    /// Takes all seeds of the pit of the opponent that faces an own pit: none if that is a back pit.
    fn take_facing(&mut self, pit: usize) -> u8 {
        if !is_front(pit) {
            return 0;
        }
        let theirs = facing(pit);
        let seeds = self.pos.pits[self.opponent][theirs];
        self.pos.pits[self.opponent][theirs] = 0;
        if seeds > 0 {
            self.captured += u32::from(seeds);
            self.taken[theirs] = true;
            if theirs == HOUSE {
                // Captured by the opponent: lost (section 5).
                self.pos.house[self.opponent] = false;
            }
            if !self.kunamua && self.rules.house_in_mtaji == HouseInMtaji::UntilFirstCapture {
                // Both houses end at the first capture of the mtaji phase (section 7).
                self.pos.house = [false, false];
            }
        }
        seeds
    }

    /// Lifts all seeds of an own pit.
    fn lift(&mut self, pit: usize) -> u8 {
        let seeds = self.pos.pits[self.me][pit];
        self.pos.pits[self.me][pit] = 0;
        if pit == HOUSE {
            // Emptied by its owner: lost (section 5).
            self.pos.house[self.me] = false;
        }
        seeds
    }

    /// Section 3.1: drops one seed in each pit that follows. Answers the last pit.
    fn sow(&mut self, from: usize, way: Way, hand: u8) -> usize {
        self.sowings += 1;
        let mut pit = from;
        for _ in 0..hand {
            pit = next(pit, way);
            self.pos.pits[self.me][pit] += 1;
            self.seeds += 1;
        }
        pit
    }

    /// What is judged at the end of a move that has not decided the game (section 7).
    fn judge_at_the_end(&self, end: End) -> End {
        if end.decides() {
            return end;
        }
        // The own front row, which `hus` lets run empty.
        if self.pos.front_is_empty(self.me) {
            return End::Lost;
        }
        // Single seeds: "if both, the side that did not move loses".
        if self.pos.single_seeds_lose(self.opponent, self.rules) {
            return End::Won;
        }
        if self.pos.single_seeds_lose(self.me, self.rules) {
            return End::Lost;
        }
        end
    }
}
