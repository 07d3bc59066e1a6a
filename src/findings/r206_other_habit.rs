//! The whole record is written by another habit.
//!
//! ## What it does
//!
//! Reports a record that does not replay as written, but replays as a whole if its words are read by another habit of the
//! scorer: pits counted from the other end, `<` and `>` exchanged, the rows or the columns exchanged, the lines in another
//! order. The habit may also begin at a later round. The finding replaces those about single moves.
//!
//! ## Why
//!
//! A scorer who sits on the other side of the board, or learned another notation, writes every move differently. Each of
//! these moves looks wrong, but they have one cause.
//!
//! ## Example
//!
//! ```text
//! 1: A6>* a3<*;
//! 2: A5< a2<*;
//! 3: A5< a3<;
//! 4: A8>+ a3<;
//! 5: A4< a6<;
//! 6: A3> a6>;
//! 7: A7> a6<;
//! 8: A1< a6<;
//! 9: A5> a8<;
//! 10: A3< a4>;
//! 11: A2< a5>;
//! 12: A6> a7<;
//! 13: A4< a3<;
//! 14: A4< a5>;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6>* a6<*;
//! 2: A5< a7<*;
//! 3: A5< a6<;
//! 4: A8>+ a6<;
//! 5: A4< a3<;
//! 6: A3> a3>;
//! 7: A7> a3<;
//! 8: A1< a3<;
//! 9: A5> a1<;
//! 10: A3< a5>;
//! 11: A2< a4>;
//! 12: A6> a2<;
//! 13: A4< a6<;
//! 14: A4< a4>;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: the moves are written anew as they are read, with a note about the habit.
//!
//! ## Source
//!
//! `kibao`'s own: in thousands of records with slips of other kinds, none was taken for such a habit.

use super::{Check, Finding, Fix, Problem, Report};
use crate::engine::Side;
use crate::replay::{Candidate, Change, Habit, Replay, checked_repair_edits, other_habit};

pub(super) const CHECK: Check = Check::error(
    "R206",
    "other-habit",
    "
other-habit = { $cause }: read so, all { $plies } plies replay
    .label = does not replay as written
    .help = look at the moves with `kibao repair`; `kibao check --fix --unsafe-fixes` writes them
",
)
.risky(fix);

/// A habit by which a record replays as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherHabit {
    /// The habit.
    pub habit: Habit,
    /// The side whose words are written by it; `None` for both.
    pub side: Option<Side>,
    /// The round where it begins, counted from 1, if it does not begin with the record.
    pub from_round: Option<usize>,
    /// The number of plies, all of which replay.
    pub plies: usize,
}

/// The finding about a record that is written by another habit.
pub(super) fn detected(replay: &Replay<'_>) -> Option<Finding> {
    if replay.is_whole() { None } else { finding(replay, &other_habit(replay)?) }
}

/// The finding, from the repair that reads the record so. Its place is the first move that does not replay.
pub(super) fn finding(replay: &Replay<'_>, best: &Candidate) -> Option<Finding> {
    let broken = replay.plies.get(replay.replayed()).filter(|_| !replay.is_whole())?;
    let edit = best.edits.first()?;
    let Change::Reading(habit, side) = edit.change else { return None };
    let from_round = (edit.index > 0).then_some(edit.round);
    let problem = Problem::Habit(OtherHabit { habit, side, from_round, plies: best.game.len() });
    Some(Finding::of(problem, broken.span, Some(broken.number)))
}

fn fix(report: &Report<'_>, _: &Finding) -> Option<Fix> {
    checked_repair_edits(&report.replay, &other_habit(&report.replay)?, true).ok().map(Fix::risky)
}
