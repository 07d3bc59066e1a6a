//! Finds the slip in a record that does not replay: the most probable changes after which all of it replays.
//!
//! A record usually breaks some moves after the slip. [`repair`] looks for the games that may have been recorded so:
//!
//! 1. The whole record is replayed unchanged in other settings: another opening or rule set (`setting`), or written by another
//!    habit, such as pits counted from the other end (`habit`).
//! 2. Every single change is tried at each place (a wrong sign or pit of a move, a missing or doubled move, swapped moves or
//!    rounds), and kept if the rest replays (`search`).
//! 3. If no single change is found, any number of changes is searched at once, with equal positions merged (`lattice`).
//!
//! The cost of a change is the lower, the more probable such a slip is (`cost`). The probability of a candidate is its share of
//! everything that was found. The best one is certain ([`Repairs::only`]) from a probability of 0.9 on, if the search was
//! complete.
//!
//! ```
//! use kibao::replay::{Options, Limits, replays, repair};
//! let text = "\
//! opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
//! 1: A3< a5<;
//! 2: A8> a2<;
//! 3: A5< a1<;
//! ";
//! let replay = replays(text, &Options::default()).next().unwrap();
//! let repairs = repair(&replay, &Options::default(), &Limits::default());
//! let best = repairs.only().unwrap();
//! assert_eq!(best.edits[0].becomes(), "A3<+");
//! assert!(best.probability > 0.9);
//! ```

mod apply;
mod candidate;
mod cost;
mod doubt;
mod gap;
mod habit;
mod lattice;
mod rank;
mod readings;
mod record;
mod search;
mod setting;
mod walk;

pub use apply::{checked_repair_edits, repair_edits, repaired, repaired_all, rewritten_move};
pub use candidate::{Agreement, Candidate, Change, Cost, Edit, RepairedPly, Repairs};
pub use cost::Likeness;
pub use doubt::Doubt;
pub use habit::Habit;
pub use readings::Readings;

use super::game::{Options, Replay};
use rank::ranked;
use record::Record;
use search::Search;
use setting::settings;

/// The limits of a search. They count moves tried, never time, so that the same record always gets the same answer. The
/// work is bounded for every record: a move tried makes at most 2¹⁴ sowings, and at most 150,000 ways are stored at a
/// time.
///
/// ```
/// use kibao::replay::Limits;
/// assert_eq!(Limits::default().most_edits, 20);
/// assert!(Limits::QUICK.most_tries < Limits::default().most_tries);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most changes of one candidate, at least 1.
    pub most_edits: u8,
    /// The most moves tried. A move takes well under a microsecond.
    pub most_tries: u32,
}

impl Default for Limits {
    /// Twenty changes, three million moves tried.
    fn default() -> Self {
        Self { most_edits: 20, most_tries: 3_000_000 }
    }
}

/// The least probability of a certain repair, unless another is asked for.
const SURE: f64 = 0.9;

impl Limits {
    /// The limits of a search for a single change, fast enough for a help line.
    pub const QUICK: Self = Self { most_edits: 1, most_tries: 50_000 };

    /// The limits of a search for the likely repair of each broken game of an archive.
    pub const LIKELY: Self = Self { most_edits: 2, most_tries: 200_000 };
}

/// Finds the most probable changes that make a record replay. There are none if the record replays unchanged, or if it has unread
/// moves or moves after a word for the ending, which must be corrected first. If the round numbers show that rounds are
/// missing, only these are inserted, and no other move is changed instead.
///
/// `options` are those of the replay; other rule sets are tried only if they leave the rule set to the head.
///
/// ```
/// use kibao::replay::{Limits, Options, repair, replays};
/// let text = "\
/// opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
/// 1: A3< a5<;
/// 2: A8> a2<;
/// 3: A5< a1<;
/// ";
/// let options = Options::default();
/// let replay = replays(text, &options).next().unwrap();
/// let repairs = repair(&replay, &options, &Limits::default());
/// assert_eq!(repairs.only().unwrap().edits[0].becomes(), "A3<+");
/// ```
#[must_use]
pub fn repair(replay: &Replay<'_>, options: &Options, limits: &Limits) -> Repairs {
    repair_with(replay, options, limits, &Readings::default())
}

/// Like [`repair`], with readings of single words. With readings, a record that replays is searched too; then a candidate without
/// edits is the game as it is written.
#[must_use]
pub fn repair_with(replay: &Replay<'_>, options: &Options, limits: &Limits, readings: &Readings) -> Repairs {
    let fault = replay.first_fault();
    let replays_to = fault.map_or(replay.plies.len(), |ply| (ply.number as usize).saturating_sub(1));
    let last = replay.plies.last().map_or(0, |ply| ply.span.start);
    let ended = replay.game.rounds.iter().filter_map(|round| round.given_up).any(|it| it.span.start < last);
    let whole = replay.start.is_some() && fault.is_none();
    if (whole && readings.is_empty()) || replay.unread || ended || replay.opening_is_unknown() {
        let plies = replay.plies.len();
        let unread = replay.unread;
        return Repairs {
            replays_to,
            plies,
            furthest: replays_to,
            complete: true,
            unread,
            sure: SURE,
            ..Repairs::default()
        };
    }
    let record = Record::of(replay).with_readings(&readings.with_words_of(replay));
    let settings = settings(replay, &record, options);
    // What another record has there need not be guessed.
    let mut missing = if readings.has_missing() { Vec::new() } else { gap::gaps(replay) };
    // The moves of several missing rounds cannot be guessed, so only a slip that is far from them is sought.
    let several = missing.len() > 1 || missing.iter().any(|gap| gap.first < gap.last);
    let limits = if several { Limits { most_edits: 1, ..*limits } } else { *limits };
    let mut search = Search::new(&record, &settings, limits);
    let complete = record.words.is_empty() || search.run();
    let mut candidates = ranked(&search);
    if let Some(best) = candidates.first() {
        missing.retain(|gap| !gap::passes(best, gap, replay));
    }
    if candidates.first().is_some_and(|best| gap::fills(best, &missing, replay)) {
        candidates.retain(|it| gap::fills(it, &missing, replay));
        missing.clear();
    } else if !missing.is_empty() {
        candidates.clear();
    }
    Repairs {
        replays_to,
        plies: replay.plies.len(),
        candidates,
        furthest: search.furthest,
        complete,
        unread: false,
        missing,
        apart: search.apart().and_then(|at| Some(replay.game.number_of(replay.plies.get(at)?.round) as usize)),
        sure: SURE,
    }
}

/// The certain repair of a record whose only fault is that it is written by another habit.
pub(crate) fn other_habit(replay: &Replay<'_>) -> Option<Candidate> {
    let record = Record::of(replay);
    let mut settings = settings(replay, &record, &replay.options);
    settings.retain(|it| it.change.is_none() || it.reading.is_some());
    if !Search::new(&record, &settings, Limits::QUICK).has_cause() {
        return None;
    }
    repair(replay, &replay.options, &Limits::QUICK).other_habit().cloned()
}

/// The game of a text, for tests.
#[cfg(test)]
fn only(text: &str) -> Replay<'_> {
    super::replays(text, &super::Options::default()).next().expect("a game")
}
