//! The moves with the most sowings, and the moves with the largest captures.

use crate::engine::{Ends, Played, Side};
use crate::notation::{Dialect, Name};
use crate::replay::{Replay, name};

/// A move and its place in the input.
///
/// ```
/// use kibao::{replay::{Options, replays}, stats::{Limits, Stats}};
/// let mut stats = Stats::new(Limits::default());
/// replays("1: A6<* a6<;\n", &Options::default()).for_each(|game| stats.add(&game, "a.bao", &|_| 1));
/// let first = &stats.longest.captured()[0];
/// assert_eq!((&*first.path, first.game, first.ply), ("a.bao", 1, 2));
/// assert!(first.captured > 0);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, schemars::JsonSchema), schemars(rename = "MovePlace"))]
pub struct MoveAt {
    /// The file, as it was named by the caller.
    pub path: String,
    /// The line of the move in the file, from 1.
    #[cfg_attr(feature = "serde", schemars(range(min = 1)))]
    pub line: u32,
    /// The number of the game in the whole input, from 1.
    #[cfg_attr(feature = "serde", schemars(range(min = 1)))]
    pub game: u64,
    /// The ply, from 1.
    #[cfg_attr(feature = "serde", schemars(range(min = 1)))]
    pub ply: u32,
    /// The side that plays it.
    pub side: Side,
    /// The canonical name.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub name: String,
    /// The number of sowings.
    pub sowings: u32,
    /// The number of seeds captured.
    pub captured: u16,
}

/// The longest moves of the games that replay completely. Endless moves do not count, because the number of sowings that
/// prove them says nothing about the play.
///
/// ```
/// use kibao::{replay::{Options, replays}, stats::{Limits, Stats}};
/// let mut stats = Stats::new(Limits { top: 1, ..Limits::default() });
/// replays("1: A6<* a6<;\n", &Options::default()).for_each(|game| stats.add(&game, "-", &|_| 1));
/// assert_eq!((stats.longest.sowings().len(), stats.longest.captured().len()), (1, 1));
/// ```
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, schemars::JsonSchema), schemars(rename = "LongestMoves"))]
pub struct Longest {
    #[cfg_attr(feature = "serde", serde(skip))]
    most: usize,
    /// The moves with the most sowings, the longest first; of equal ones the earlier first.
    sowings: Vec<MoveAt>,
    /// The moves that capture the most seeds, the largest capture first; of equal ones the earlier first.
    captured: Vec<MoveAt>,
}

impl Longest {
    pub(super) const fn new(most: usize) -> Self {
        Self { most, sowings: Vec::new(), captured: Vec::new() }
    }

    /// The moves with the most sowings, the longest first; of equal ones the earlier in the input first.
    #[must_use]
    pub fn sowings(&self) -> &[MoveAt] {
        &self.sowings
    }

    /// The moves that capture the most seeds, the largest capture first; of equal ones the earlier in the input first. Moves
    /// that capture nothing are not listed.
    #[must_use]
    pub fn captured(&self) -> &[MoveAt] {
        &self.captured
    }

    pub(super) fn add(&mut self, replay: &Replay<'_>, game: u64, path: &str, line: &dyn Fn(u32) -> u32) {
        if self.most == 0 {
            return;
        }
        for ply in &replay.plies {
            let Some(played) = ply.played().filter(|it| !matches!(it.ends, Ends::Endless(_))) else { continue };
            let long = is_wanted(&self.sowings, self.most, played.sowings, |it| it.sowings);
            let great = played.captured > 0 && is_wanted(&self.captured, self.most, played.captured, |it| it.captured);
            if !long && !great {
                continue;
            }
            let Some(before) = replay.before(ply) else { continue };
            let at =
                move_at(path, line(ply.span.start), game, ply.number, name(&before, played, Dialect::KIBAO), played);
            if great {
                insert(&mut self.captured, self.most, at.clone(), |it| it.captured);
            }
            if long {
                insert(&mut self.sowings, self.most, at, |it| it.sowings);
            }
        }
    }

    /// Adds the moves of the next part of the input, which comes after this number of games.
    pub(super) fn merge(&mut self, next: Self, games: u64) {
        for mut at in next.sowings {
            at.game += games;
            insert(&mut self.sowings, self.most, at, |it| it.sowings);
        }
        for mut at in next.captured {
            at.game += games;
            insert(&mut self.captured, self.most, at, |it| it.captured);
        }
    }
}

fn move_at(path: &str, line: u32, game: u64, ply: u32, name: Name, played: &Played) -> MoveAt {
    let side = if name.row.north { Side::North } else { Side::South };
    MoveAt {
        path: path.into(),
        line,
        game,
        ply,
        side,
        name: name.write(Dialect::KIBAO),
        sowings: played.sowings,
        captured: played.captured,
    }
}

/// Whether a later move of this size is to be kept.
fn is_wanted<T: Ord + Copy>(kept: &[MoveAt], most: usize, size: T, of: impl Fn(&MoveAt) -> T) -> bool {
    kept.len() < most || kept.last().is_some_and(|least| size > of(least))
}

/// Inserts a move after those of equal size.
fn insert<T: Ord>(kept: &mut Vec<MoveAt>, most: usize, at: MoveAt, of: impl Fn(&MoveAt) -> T) {
    let place = kept.partition_point(|it| of(it) >= of(&at));
    if place < most {
        kept.insert(place, at);
        kept.truncate(most);
    }
}
