//! The slips of a typist.
//!
//! A slip is drawn in two steps: its kind by the [weights](SlipKind::weight), then a ply, evenly. If that kind is impossible
//! at that ply (a lost `+` in a move without one), or the ply already has a slip, another ply is drawn, at most 16 times;
//! then another kind, at most 16 times. After that the slip is the first possible one in order of plies and kinds. So a game
//! has fewer slips than wanted only if no more are possible.

use super::{SlipRate, SplitMix64};
use crate::engine::{Kind, Phase, Played, Side, State};
use crate::notation::{Dialect, Mark, Name, Partial, RowLetter};
use crate::replay::name;
use std::ops::Range;

/// The kind of a slip. Every slip changes the text.
///
/// ```
/// use kibao::generate::SlipKind;
/// let swaps: Vec<SlipKind> = SlipKind::ALL.into_iter().filter(|kind| kind.plies() > 1).collect();
/// assert_eq!(swaps, [SlipKind::MovesSwapped, SlipKind::RoundsSwapped]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum SlipKind {
    /// Left for right, or right for left.
    Direction,
    /// The next lower or higher digit.
    Neighbour,
    /// A digit that looks alike: 1 and 7, 3 and 8, 5 and 6.
    LookAlike,
    /// The letter of the other row, in mtaji: `A` and `B` or `a` and `b` confused.
    Row,
    /// The letter of the other side: `A` and `a` or `B` and `b` confused.
    Case,
    /// The sign that plays the house is omitted.
    HouseLost,
    /// The sign that plays the house is added.
    HouseExtra,
    /// A `*` is omitted: none for `*`, `*` for `**`.
    StarLost,
    /// A `*` is added: `*` for none, `**` for `*`.
    StarExtra,
    /// A move is omitted; those after it move up.
    LeftOut,
    /// A move is written twice; those after it move down.
    Doubled,
    /// The two moves of a round are swapped.
    MovesSwapped,
    /// Two neighbouring rounds are swapped.
    RoundsSwapped,
}

impl SlipKind {
    /// Every kind.
    pub const ALL: [Self; 13] = [
        Self::Direction,
        Self::Neighbour,
        Self::LookAlike,
        Self::Row,
        Self::Case,
        Self::HouseLost,
        Self::HouseExtra,
        Self::StarLost,
        Self::StarExtra,
        Self::LeftOut,
        Self::Doubled,
        Self::MovesSwapped,
        Self::RoundsSwapped,
    ];

    /// The name and the weight of the kind.
    ///
    /// Wrong signs are more frequent than wrong moves. The direction is the most frequent one, because it depends on the seat
    /// of the mover. A neighbouring digit is more frequent than one that looks alike, a forgotten sign more frequent than an
    /// added one, and an omitted move more frequent than a doubled one or a swap.
    const fn row(self) -> (&'static str, usize) {
        match self {
            Self::Direction => ("direction", 22),
            Self::Neighbour => ("neighbour", 18),
            Self::LookAlike => ("look-alike", 8),
            Self::Row => ("row", 8),
            Self::Case => ("case", 4),
            Self::HouseLost => ("house-lost", 6),
            Self::HouseExtra => ("house-extra", 4),
            Self::StarLost => ("star-lost", 6),
            Self::StarExtra => ("star-extra", 3),
            Self::LeftOut => ("left-out", 8),
            Self::Doubled => ("doubled", 5),
            Self::MovesSwapped => ("moves-swapped", 5),
            Self::RoundsSwapped => ("rounds-swapped", 3),
        }
    }

    /// The name in the log of slips.
    ///
    /// ```
    /// use kibao::generate::SlipKind;
    /// assert_eq!(SlipKind::LookAlike.name(), "look-alike");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().0
    }

    /// How often it is drawn in a hundred slips, if all kinds are possible.
    ///
    /// ```
    /// use kibao::generate::SlipKind;
    /// assert_eq!(SlipKind::ALL.map(SlipKind::weight).iter().sum::<usize>(), 100);
    /// ```
    #[must_use]
    pub const fn weight(self) -> usize {
        self.row().1
    }

    /// The number of plies of the true game that it affects: 2 for swapped moves, 4 for swapped rounds, otherwise 1.
    #[must_use]
    pub const fn plies(self) -> usize {
        match self {
            Self::MovesSwapped => 2,
            Self::RoundsSwapped => 4,
            _ => 1,
        }
    }

    fn draw(random: &mut SplitMix64) -> Self {
        let mut left = random.below(100);
        for kind in Self::ALL {
            match left.checked_sub(kind.weight()) {
                Some(rest) => left = rest,
                None => return kind,
            }
        }
        Self::Direction
    }
}

/// A slip: its place, and the moves before and after it.
///
/// ```
/// use kibao::engine::{KIBAO, Side};
/// use kibao::{generate::{Generator, SlipRate}, notation::Dialect};
/// let generator = Generator { name: "kibao", rules: KIBAO, dialect: Dialect::KIBAO, seed: 7 };
/// let (_, slips) = generator.game_with_slips(0, SlipRate::exactly(1));
/// let slip = &slips[0];
/// assert_eq!(slip.round(), slip.ply.div_ceil(2));
/// assert_eq!(slip.side() == Side::South, slip.ply % 2 == 1);
/// assert_ne!(slip.was, slip.now);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Slip {
    /// The first affected ply of the true game, counted from 1.
    pub ply: u32,
    /// The kind.
    pub kind: SlipKind,
    /// The true moves, separated by blanks; `None` for a doubled move, because the second one is an addition.
    pub was: Option<String>,
    /// The moves that are written instead; `None` for an omitted move.
    pub now: Option<String>,
}

impl Slip {
    /// The round of the true game, counted from 1.
    #[must_use]
    pub const fn round(&self) -> u32 {
        self.ply.div_ceil(2)
    }

    /// The side that moves at the ply.
    #[must_use]
    pub const fn side(&self) -> Side {
        if self.ply % 2 == 1 { Side::South } else { Side::North }
    }
}

/// A move of the true game in writing.
pub(super) struct Word {
    written: Partial,
    mtaji: bool,
    text: String,
}

impl Word {
    /// The word for a played move. A bare word has no row letter in kunamua, and no direction if it is forced.
    pub(super) fn new(before: &State, played: &Played, dialect: Dialect, bare: bool) -> Self {
        let Name { row, pit, hand, house, mark, win } = name(before, played, dialect);
        let mtaji = before.position.phase() == Phase::Mtaji;
        let short = bare && !mtaji;
        let forced = short && played.kind == Kind::Capture && played.mv.pit.forced_kichwa().is_some();
        let row = (!short).then_some(row);
        let hand = (!forced).then_some(hand);
        let written = Partial { row, pit, hand, house, mark, win, foreign: None };
        Self { written, mtaji, text: written.write(dialect) }
    }
}

/// The most plies tried for a kind, and the most kinds tried for a slip.
const TRIES: usize = 16;

/// Draws the slips of a game, in order of plies.
pub(super) fn draw(words: &[Word], dialect: Dialect, rate: SlipRate, random: &mut SplitMix64) -> Vec<Slip> {
    let wanted = rate.draw(random);
    let mut typist = Typist { words, dialect, random, free: vec![true; words.len()], kept: words.len() };
    let mut slips: Vec<Slip> = (0..wanted).map_while(|_| typist.slip()).collect();
    slips.sort_by_key(|slip| slip.ply);
    slips
}

/// Calls `each` with the words in the order in which they are typed.
pub(super) fn typed(words: &[Word], slips: &[Slip], mut each: impl FnMut(&str)) {
    let mut slips = slips.iter().peekable();
    let mut ply = 0;
    while let Some(word) = words.get(ply) {
        let slip = slips.next_if(|slip| slip.ply as usize == ply + 1);
        if slip.is_none_or(|slip| slip.kind == SlipKind::Doubled) {
            each(&word.text);
        }
        if let Some(now) = slip.and_then(|slip| slip.now.as_ref()) {
            now.split(' ').for_each(&mut each);
        }
        ply += slip.map_or(1, |slip| slip.kind.plies());
    }
}

struct Typist<'a> {
    words: &'a [Word],
    dialect: Dialect,
    random: &'a mut SplitMix64,
    /// The plies without a slip.
    free: Vec<bool>,
    /// The number of moves that are not omitted.
    kept: usize,
}

impl Typist<'_> {
    /// The next slip, if there is a place for one.
    fn slip(&mut self) -> Option<Slip> {
        for _ in 0..TRIES {
            let kind = SlipKind::draw(self.random);
            for _ in 0..TRIES {
                let ply = self.random.below(self.words.len());
                if let Some(slip) = self.make(kind, ply) {
                    return Some(slip);
                }
            }
        }
        (0..self.words.len()).find_map(|ply| SlipKind::ALL.into_iter().find_map(|kind| self.make(kind, ply)))
    }

    /// Makes a slip at a ply, counted from 0, if it is possible there.
    fn make(&mut self, kind: SlipKind, ply: usize) -> Option<Slip> {
        let first = if kind.plies() == 1 { ply } else { ply - ply % 2 };
        let range = first..first + kind.plies();
        let words = self.words.get(range.clone())?;
        let word = words.first()?;
        if !self.free.get(range.clone())?.iter().all(|free| *free) {
            return None;
        }
        let (was, now) = match kind {
            SlipKind::LeftOut if self.kept == 1 => return None,
            SlipKind::LeftOut => (Some(word.text.clone()), None),
            SlipKind::Doubled => (None, Some(word.text.clone())),
            SlipKind::MovesSwapped | SlipKind::RoundsSwapped => {
                let (before, after) = words.split_at(words.len() / 2);
                (Some(joined(before, after)), Some(joined(after, before)))
            }
            _ => (Some(word.text.clone()), Some(self.mistyped(kind, word)?.write(self.dialect))),
        };
        // Without row letters two moves can be written alike.
        if was == now {
            return None;
        }
        self.take(range, kind);
        let ply = u32::try_from(first).ok()?.checked_add(1)?;
        Some(Slip { ply, kind, was, now })
    }

    fn take(&mut self, range: Range<usize>, kind: SlipKind) {
        self.free.get_mut(range).into_iter().flatten().for_each(|free| *free = false);
        self.kept -= usize::from(kind == SlipKind::LeftOut);
    }

    /// A move with one wrong sign, if that is possible.
    fn mistyped(&mut self, kind: SlipKind, word: &Word) -> Option<Partial> {
        let it = word.written;
        Some(match kind {
            SlipKind::Direction => Partial { hand: Some(it.hand?.other()), ..it },
            SlipKind::Neighbour => Partial { pit: self.neighbour(it.pit), ..it },
            SlipKind::LookAlike => Partial { pit: look_alike(it.pit)?, ..it },
            SlipKind::Row => {
                let row = it.row.filter(|_| word.mtaji)?;
                Partial { row: Some(RowLetter { back: !row.back, ..row }), ..it }
            }
            SlipKind::Case => {
                let row = it.row?;
                Partial { row: Some(RowLetter { north: !row.north, ..row }), ..it }
            }
            SlipKind::HouseLost | SlipKind::HouseExtra => {
                let house = kind == SlipKind::HouseExtra;
                (it.house != house).then_some(Partial { house, ..it })?
            }
            SlipKind::StarLost => Partial { mark: one_less(it.mark)?, ..it },
            SlipKind::StarExtra => Partial { mark: one_more(it.mark)?, ..it },
            SlipKind::LeftOut | SlipKind::Doubled | SlipKind::MovesSwapped | SlipKind::RoundsSwapped => return None,
        })
    }

    fn neighbour(&mut self, pit: u8) -> u8 {
        match pit {
            ..=1 => 2,
            8.. => 7,
            _ if self.random.below(2) == 0 => pit - 1,
            _ => pit + 1,
        }
    }
}

fn joined(first: &[Word], second: &[Word]) -> String {
    let words: Vec<&str> = first.iter().chain(second).map(|word| word.text.as_str()).collect();
    words.join(" ")
}

const fn look_alike(pit: u8) -> Option<u8> {
    match pit {
        1 => Some(7),
        7 => Some(1),
        3 => Some(8),
        8 => Some(3),
        5 => Some(6),
        6 => Some(5),
        _ => None,
    }
}

const fn one_less(mark: Mark) -> Option<Mark> {
    match mark {
        Mark::None => None,
        Mark::One => Some(Mark::None),
        Mark::Two => Some(Mark::One),
    }
}

const fn one_more(mark: Mark) -> Option<Mark> {
    match mark {
        Mark::None => Some(Mark::One),
        Mark::One => Some(Mark::Two),
        Mark::Two => None,
    }
}
