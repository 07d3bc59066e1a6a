//! What is played: kinds of moves, how they end, captures, and how often each move comes by its name.

use super::score::part;
use crate::engine::{Ends, Hand, Kind, Phase, Side};
use crate::notation::{Dialect, Mark, Name, RowLetter};
use crate::replay::{Replay, name};

/// How many moves there are of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveKinds {
    /// Those that begin with a capture.
    pub capture: u64,
    /// Those that do not, and never capture.
    pub kutakata: u64,
    /// Those of a rule set that does not make the distinction.
    pub sow: u64,
}

impl MoveKinds {
    const fn add(&mut self, kind: Kind) {
        *match kind {
            Kind::Capture => &mut self.capture,
            Kind::Kutakata => &mut self.kutakata,
            Kind::Sow => &mut self.sow,
        } += 1;
    }

    const fn merge(&mut self, more: Self) {
        self.capture += more.capture;
        self.kutakata += more.kutakata;
        self.sow += more.sow;
    }
}

/// How many moves end in each way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveEnds {
    /// In an empty pit.
    pub empty: u64,
    /// In the house.
    pub house: u64,
    /// In the blocked pit.
    pub blocked: u64,
    /// The game is won before the move ends.
    pub won: u64,
    /// The game is lost before the move ends.
    pub lost: u64,
    /// Not at all.
    pub endless: u64,
}

impl MoveEnds {
    const fn add(&mut self, ends: Ends) {
        *match ends {
            Ends::Empty => &mut self.empty,
            Ends::House => &mut self.house,
            Ends::Blocked => &mut self.blocked,
            Ends::Won => &mut self.won,
            Ends::Lost => &mut self.lost,
            Ends::Endless(_) => &mut self.endless,
        } += 1;
    }

    const fn merge(&mut self, more: Self) {
        self.empty += more.empty;
        self.house += more.house;
        self.blocked += more.blocked;
        self.won += more.won;
        self.lost += more.lost;
        self.endless += more.endless;
    }
}

/// The moves of the games that replay wholly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves {
    /// How many there are.
    pub plies: u64,
    /// Those of kunamua.
    pub kunamua: u64,
    /// By what they are at their beginning.
    pub kinds: MoveKinds,
    /// By how they end.
    pub ends: MoveEnds,
    /// Those that capture something.
    pub captures: u64,
    /// The seeds that are captured.
    pub seeds: u64,
    /// Lifts that are sown.
    pub sowings: u64,
    /// Those that play the house.
    pub safari: u64,
    /// Those that pay the tax of two seeds out of the house.
    pub tax: u64,
    /// Those that block a pit.
    pub blocks: u64,
    /// By their canonical name, see [`place`].
    names: Vec<u64>,
}

impl Default for Moves {
    fn default() -> Self {
        Self {
            plies: 0,
            kunamua: 0,
            kinds: MoveKinds::default(),
            ends: MoveEnds::default(),
            captures: 0,
            seeds: 0,
            sowings: 0,
            safari: 0,
            tax: 0,
            blocks: 0,
            names: vec![0; NAMES],
        }
    }
}

/// How often a move is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveCount {
    /// Who plays it.
    pub side: Side,
    /// Its canonical name.
    pub name: Name,
    /// How often.
    pub count: u64,
}

impl Moves {
    /// Adds the moves of a game; says how many are of kunamua, where it begins with that.
    pub(super) fn add(&mut self, replay: &Replay<'_>) -> Option<usize> {
        let mut before = replay.start?;
        let begins = before.position.board.stores != [0, 0];
        let mut kunamua = 0;
        for played in replay.plies.iter().map_while(|ply| ply.played()) {
            kunamua += usize::from(before.position.phase() == Phase::Kunamua);
            self.plies += 1;
            self.kinds.add(played.kind);
            self.ends.add(played.ends);
            self.captures += u64::from(played.captured > 0);
            self.seeds += u64::from(played.captured);
            self.sowings += u64::from(played.sowings);
            self.safari += u64::from(played.mv.safari);
            self.tax += u64::from(played.tax);
            self.blocks += u64::from(played.creates_block.is_some());
            if let Some(count) = self.names.get_mut(place(&name(&before, played, Dialect::KIBAO))) {
                *count += 1;
            }
            before = played.after;
        }
        self.kunamua += kunamua as u64;
        begins.then_some(kunamua)
    }

    pub(super) fn merge(&mut self, more: &Self) {
        self.plies += more.plies;
        self.kunamua += more.kunamua;
        self.captures += more.captures;
        self.seeds += more.seeds;
        self.sowings += more.sowings;
        self.safari += more.safari;
        self.tax += more.tax;
        self.blocks += more.blocks;
        self.kinds.merge(more.kinds);
        self.ends.merge(more.ends);
        self.names.iter_mut().zip(&more.names).for_each(|(count, more)| *count += more);
    }

    /// How often each move is played that is: the most frequent first; of two as frequent, South's first, then by pit (front
    /// 1–8, back 1–8), left before right, stop before safari, and the mark.
    #[must_use]
    pub fn by_name(&self) -> Vec<MoveCount> {
        let all = self.names.iter().enumerate().filter(|(_, count)| **count > 0);
        let mut all: Vec<MoveCount> = all.map(|(place, count)| MoveCount { count: *count, ..at(place) }).collect();
        all.sort_by_key(|it| std::cmp::Reverse(it.count));
        all
    }

    /// How often a side begins a move in each pit: front 1–8, then back 1–8.
    #[must_use]
    pub fn by_pit(&self, side: Side) -> [u64; 16] {
        let mut pits = [0; 16];
        for it in self.by_name().into_iter().filter(|it| it.side == side) {
            if let Some(count) =
                pits.get_mut(usize::from(it.name.pit.saturating_sub(1)) + 8 * usize::from(it.name.row.back))
            {
                *count += it.count;
            }
        }
        pits
    }

    /// Seeds captured in a move, on average.
    #[must_use]
    pub fn seeds_per_ply(&self) -> Option<f64> {
        part(self.seeds, self.plies)
    }

    /// Seeds captured in a move that captures, on average.
    #[must_use]
    pub fn seeds_per_capture(&self) -> Option<f64> {
        part(self.seeds, self.captures)
    }

    /// Sowings of a move, on average.
    #[must_use]
    pub fn sowings_per_ply(&self) -> Option<f64> {
        part(self.sowings, self.plies)
    }
}

/// How many places there are for names: side, row, pit, direction, house, and four for the mark.
const NAMES: usize = 2 * 2 * 8 * 2 * 2 * 4;

/// The place of a name among all.
fn place(name: &Name) -> usize {
    let bits = [name.row.north, name.row.back].into_iter().fold(0, |bits, bit| bits << 1 | usize::from(bit));
    let bits = bits << 3 | usize::from(name.pit.saturating_sub(1) & 7);
    let bits = bits << 1 | usize::from(name.hand == Hand::Right);
    let bits = bits << 1 | usize::from(name.house);
    bits << 2
        | match name.mark {
            Mark::None => 0,
            Mark::One => 1,
            Mark::Two => 2,
        }
}

/// The name at a place, not played so far.
fn at(place: usize) -> MoveCount {
    let bit = |at: usize| place >> at & 1 == 1;
    let north = bit(8);
    let name = Name {
        row: RowLetter { north, back: bit(7) },
        pit: [1, 2, 3, 4, 5, 6, 7, 8].get(place >> 4 & 7).copied().unwrap_or(1),
        hand: if bit(3) { Hand::Right } else { Hand::Left },
        house: bit(2),
        mark: [Mark::None, Mark::One, Mark::Two].get(place & 3).copied().unwrap_or(Mark::None),
        win: false,
    };
    MoveCount { side: if north { Side::North } else { Side::South }, name, count: 0 }
}

#[cfg(test)]
mod tests {
    use super::{NAMES, at, place};

    #[test]
    fn every_name_has_a_place_of_its_own() {
        let places: Vec<usize> = (0..NAMES).filter(|it| it & 3 < 3).collect();
        assert!(places.iter().all(|it| place(&at(*it).name) == *it) && places.len() == 384);
    }
}
