//! Playing along by the rules of K.I.B.A. with one seed dropped after the other, without any allocation: whether a move is
//! legal, what it does, whether it is endless, what it blocks. The engine's `State::advance` is timed against it.

use kibao::engine::{Board, Direction, Hand, Move, Pit, Position, Ring, Side};

const HOUSE: usize = 4;

/// A board as plain numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plain {
    pits: [[u8; 16]; 2],
    stores: [u8; 2],
    houses: [bool; 2],
    turn: usize,
    block: Option<usize>,
}

impl Plain {
    /// Of a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let pits = Side::BOTH.map(|side| std::array::from_fn(|at| position.board.ring(side).get(Pit::at(at as u8))));
        let Board { stores, houses, .. } = position.board;
        let block = position.block.map(|pit| usize::from(pit.index()));
        Self { pits, stores, houses, turn: position.turn.index(), block }
    }

    /// The rings after a move.
    #[must_use]
    pub fn rings(&self) -> [Ring; 2] {
        self.pits.map(|pits| (0..16).fold(Ring::EMPTY, |ring, at| ring.with(Pit::at(at as u8), pits[at])))
    }

    /// The pit that is blocked for the side to move.
    #[must_use]
    pub fn block(&self) -> Option<Pit> {
        self.block.map(|pit| Pit::at(pit as u8))
    }

    /// Plays a move if it is legal.
    pub fn play(&mut self, mv: Move) -> bool {
        if !self.allows(mv) {
            return false;
        }
        let (captures, ends) = self.run(mv);
        if !ends {
            return false;
        }
        self.block = if !captures && self.stores == [0, 0] { self.blocks() } else { None };
        self.turn = 1 - self.turn;
        true
    }

    /// Whether a move may start, as the board tells.
    fn allows(&self, mv: Move) -> bool {
        let (me, you) = (self.turn, 1 - self.turn);
        let pit = usize::from(mv.pit.index());
        let seeds = self.pits[me][pit];
        let front = &self.pits[me][..8];
        let sole = |pit: usize| pit < 8 && front.iter().enumerate().all(|(at, seeds)| at == pit || *seeds == 0);
        let clockwise = mv.pit.direction(mv.hand) == Direction::Clockwise;
        let empties = sole(pit) && ((pit == 0 && !clockwise) || (pit == 7 && clockwise));
        if self.lost(0) || self.lost(1) || seeds == 0 {
            return false;
        }
        if self.stores[me] > 0 {
            let captures = |at: usize| self.pits[me][at] > 0 && self.pits[you][7 - at] > 0;
            if pit > 7 || (0..8).any(captures) {
                let forced = mv.pit.forced_kichwa().is_none_or(|hand| hand == mv.hand);
                return pit < 8 && captures(pit) && forced;
            }
            let functional = self.houses[me] && self.pits[me][HOUSE] >= 6;
            let single = seeds == 1 && !self.houses[me] && front.iter().any(|seeds| *seeds > 1);
            return !(single || empties || self.block == Some(pit) || pit == HOUSE && functional && !sole(HOUSE));
        }
        if seeds < 2 {
            return false;
        }
        if self.captured_by(me, pit, clockwise).is_some() {
            return true;
        }
        let many_in_front = front.iter().any(|seeds| *seeds > 1);
        !self.any_capture(me) && (pit < 8 || !many_in_front) && self.block != Some(pit) && !empties
    }

    fn lost(&self, side: usize) -> bool {
        self.pits[side][..8].iter().all(|seeds| *seeds == 0)
    }

    /// The opponent's pit that a mtaji start captures, found by walking.
    fn captured_by(&self, side: usize, pit: usize, clockwise: bool) -> Option<usize> {
        let seeds = self.pits[side][pit];
        if !(2..16).contains(&seeds) {
            return None;
        }
        let mut at = pit;
        for _ in 0..seeds {
            at = if clockwise { (at + 1) % 16 } else { (at + 15) % 16 };
        }
        (at < 8 && self.pits[side][at] > 0 && self.pits[1 - side][7 - at] > 0).then(|| 7 - at)
    }

    fn any_capture(&self, side: usize) -> bool {
        (0..16).any(|pit| [true, false].into_iter().any(|way| self.captured_by(side, pit, way).is_some()))
    }

    /// The opponent's pit that a kutakata of the side to move has blocked.
    fn blocks(&self) -> Option<usize> {
        let (me, you) = (self.turn, 1 - self.turn);
        let mut threatened = [false; 8];
        for pit in 0..16 {
            for way in [true, false] {
                if let Some(captured) = self.captured_by(me, pit, way) {
                    threatened[captured] = true;
                }
            }
        }
        let mut pits = (0..8).filter(|pit| threatened[*pit]);
        let (Some(pit), None) = (pits.next(), pits.next()) else { return None };
        let front = &self.pits[you][..8];
        let only = |least: u8| front.iter().enumerate().all(|(at, seeds)| at == pit || *seeds < least);
        let exempt = (pit == HOUSE && self.houses[you]) || only(1) || (front[pit] > 1 && only(2));
        (!exempt && !self.any_capture(you)).then_some(pit)
    }

    /// Sows to the end. Whether the move captures, and whether it ends.
    fn run(&mut self, mv: Move) -> (bool, bool) {
        let (me, you) = (self.turn, 1 - self.turn);
        let pit = usize::from(mv.pit.index());
        let mut clockwise = mv.pit.direction(mv.hand) == Direction::Clockwise;
        let kunamua = self.stores[me] > 0;
        let functional = self.houses[me] && self.pits[me][HOUSE] >= 6;
        let mut last;
        let captures;
        if kunamua {
            self.stores[me] -= 1;
            self.pits[me][pit] += 1;
            captures = self.pits[you][7 - pit] > 0;
            if captures {
                (last, clockwise) = self.capture(pit, mv.hand == Hand::Left, false);
            } else if pit == HOUSE && functional {
                self.pits[me][HOUSE] -= 2;
                last = self.sow(HOUSE, clockwise, 2);
            } else {
                last = self.lift(pit, clockwise);
            }
        } else {
            let seeds = usize::from(self.pits[me][pit]);
            let end = if clockwise { (pit + seeds) % 16 } else { (pit + 64 - seeds) % 16 };
            captures = seeds < 16 && end < 8 && self.pits[me][end] > 0 && self.pits[you][7 - end] > 0;
            last = self.lift(pit, clockwise);
        }
        let mut mark = (self.pits[me], last);
        loop {
            if self.pits[you][..8].iter().all(|seeds| *seeds == 0) || self.pits[me][last] == 1 {
                return (captures, true);
            }
            if captures && last < 8 && self.pits[you][7 - last] > 0 {
                (last, clockwise) = self.capture(last, clockwise, !kunamua);
                mark = (self.pits[me], last);
                continue;
            }
            let stops = kunamua && last == HOUSE && self.houses[me] && self.pits[me][HOUSE] >= 6;
            if (stops && (!captures || !mv.safari)) || (!captures && self.block == Some(last)) {
                return (captures, true);
            }
            last = self.lift(last, clockwise);
            if mark == (self.pits[me], last) {
                return (captures, false);
            }
        }
    }

    /// Takes the pit that faces an own one and sows it from a kichwa.
    fn capture(&mut self, at: usize, left: bool, mtaji: bool) -> (usize, bool) {
        let you = 1 - self.turn;
        let seeds = std::mem::take(&mut self.pits[you][7 - at]);
        self.houses[you] &= 7 - at != HOUSE;
        if mtaji {
            self.houses = [false; 2];
        }
        let left = at < 2 || (at < 6 && left);
        let from = if left { 15 } else { 8 };
        (self.sow(from, left, seeds), left)
    }

    fn lift(&mut self, pit: usize, clockwise: bool) -> usize {
        let seeds = std::mem::take(&mut self.pits[self.turn][pit]);
        self.houses[self.turn] &= pit != HOUSE;
        self.sow(pit, clockwise, seeds)
    }

    fn sow(&mut self, from: usize, clockwise: bool, seeds: u8) -> usize {
        let mut at = from;
        for _ in 0..seeds {
            at = if clockwise { (at + 1) % 16 } else { (at + 15) % 16 };
            self.pits[self.turn][at] += 1;
        }
        at
    }
}
