//! The moves played: their kinds, how they end, captures, and the number of each move by its name.

use super::score::{counts, part};
use crate::engine::{Ends, Hand, Kind, Phase, Side};
use crate::notation::{Dialect, Mark, Name, RowLetter};
use crate::replay::{Replay, name};

counts! {
    /// The number of moves of each [`Kind`].
    #[cfg_attr(feature = "serde", schemars(rename = "KindCounts"))]
    pub struct MoveKinds {
        /// Moves that begin with a capture.
        pub capture: u64,
        /// Moves that do not, and never capture.
        pub kutakata: u64,
        /// Moves of a rule set without this distinction.
        pub sow: u64,
    }
}

impl MoveKinds {
    const fn add(&mut self, kind: Kind) {
        *match kind {
            Kind::Capture => &mut self.capture,
            Kind::Kutakata => &mut self.kutakata,
            Kind::Sow => &mut self.sow,
        } += 1;
    }
}

counts! {
    /// The number of moves that end in each way.
    #[cfg_attr(feature = "serde", schemars(rename = "EndCounts"))]
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
        /// The move never ends.
        pub endless: u64,
    }
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
}

/// The moves of the games that replay completely.
///
/// ```
/// use kibao::{engine::Side, replay::{Options, replays}, stats::{Limits, Stats}};
/// let mut stats = Stats::new(Limits::default());
/// replays("1: A6<* a6<;\n", &Options::default()).for_each(|game| stats.add(&game, "-", &|_| 1));
/// let moves = &stats.moves;
/// assert_eq!((moves.plies, moves.captures, moves.by_pit(Side::South)[5]), (2, 1, 1));
/// assert_eq!(moves.seeds_per_ply().map(|mean| mean * 2.0), moves.seeds_per_capture());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves {
    /// The number of moves.
    pub plies: u64,
    /// Moves in kunamua.
    pub kunamua: u64,
    /// The numbers by kind.
    pub kinds: MoveKinds,
    /// The numbers by end.
    pub ends: MoveEnds,
    /// Moves that capture.
    pub captures: u64,
    /// Seeds captured.
    pub seeds: u64,
    /// Sowings.
    pub sowings: u64,
    /// Moves that play the house.
    pub safari: u64,
    /// Moves that pay the tax of two seeds from the house.
    pub tax: u64,
    /// Moves that block a pit.
    pub blocks: u64,
    /// The numbers by canonical name, see [`place`].
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

/// A move and the number of times it is played.
///
/// ```
/// use kibao::{notation::Dialect, replay::{Options, replays}, stats::{Limits, Stats}};
/// let mut stats = Stats::new(Limits::default());
/// replays("1: A7>* a7>*;\n", &Options::default()).for_each(|game| stats.add(&game, "-", &|_| 1));
/// let first = stats.moves.by_name()[0];
/// assert_eq!((first.name.write(Dialect::KIBAO).as_str(), first.count), ("A7>*", 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveCount {
    /// The side that plays it.
    pub side: Side,
    /// The canonical name.
    pub name: Name,
    /// The number of times it is played.
    pub count: u64,
}

impl Moves {
    /// Adds the moves of a game. Returns the number of its kunamua moves if it begins with kunamua.
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

    /// All moves that are played, the most frequent first. Of equally frequent moves those of South are first, then in order of
    /// pit (front 1–8, back 1–8), left before right, stop before safari, and by mark.
    #[must_use]
    pub fn by_name(&self) -> Vec<MoveCount> {
        let all = self.names.iter().enumerate().filter(|(_, count)| **count > 0);
        let mut all: Vec<MoveCount> = all.map(|(place, count)| MoveCount { count: *count, ..at(place) }).collect();
        all.sort_by_key(|it| std::cmp::Reverse(it.count));
        all
    }

    /// The number of moves that a side starts in each pit: front 1–8, then back 1–8.
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

    /// The mean number of seeds captured in a move; `None` without moves.
    #[must_use]
    pub fn seeds_per_ply(&self) -> Option<f64> {
        part(self.seeds, self.plies)
    }

    /// The mean number of seeds captured in a move that captures; `None` without such moves.
    #[must_use]
    pub fn seeds_per_capture(&self) -> Option<f64> {
        part(self.seeds, self.captures)
    }

    /// The mean number of sowings in a move; `None` without moves.
    #[must_use]
    pub fn sowings_per_ply(&self) -> Option<f64> {
        part(self.sowings, self.plies)
    }
}

/// The number of places for names: side, row, pit, direction, house, and four for the mark.
const NAMES: usize = 2 * 2 * 8 * 2 * 2 * 4;

/// The place of a name in the list of all names.
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

/// The name at a place, with a count of 0.
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
