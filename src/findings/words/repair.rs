//! Words for repairs of records that do not replay.

use super::en;
use crate::engine::Side;
use crate::findings::Report;
use crate::replay::{Agreement, Candidate, Edit, Repairs};

/// What a change does.
///
/// ```
/// use kibao::{findings::{Report, words}, replay::{Limits, Options, repair, replays}};
/// let text = "1: A6* a6<;\n";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// let repairs = repair(text, &replay, &Options::default(), &Limits::default());
/// let best = &repairs.candidates[0];
/// let report = Report::new(text, replay);
/// let said = words::repair::change(&report, best, &best.edits[0]);
/// assert_eq!(said, "South's `A6*` in round 1 becomes `A6<*`");
/// ```
#[must_use]
pub fn change(report: &Report<'_>, candidate: &Candidate, edit: &Edit) -> String {
    en::repair::change(report, candidate, edit)
}

/// Why a scorer may have written it otherwise, in one sentence without a full stop.
#[must_use]
pub fn why(report: &Report<'_>, edit: &Edit) -> String {
    en::repair::why(report, edit)
}

/// What the recorded result and the marks say of a mended game; empty where nothing of it is recorded.
///
/// ```
/// use kibao::{findings::words, replay::Agreement};
/// let it = Agreement { winner: Some(true), resignation: None, odd_marks: 2 };
/// assert_eq!(words::repair::agreement(&it), "2 marks contradict it");
/// ```
#[must_use]
pub fn agreement(it: &Agreement) -> String {
    en::repair::agreement(it)
}

/// How many changes mend a record, and what they cost.
#[must_use]
pub fn heading(candidate: &Candidate) -> String {
    en::repair::heading(candidate)
}

/// That several repairs are equally likely; `None` where one is best.
#[must_use]
pub fn tie(repairs: &Repairs) -> Option<String> {
    en::repair::tie(repairs)
}

/// That a record is beyond repair, with what was tried.
#[must_use]
pub fn beyond(repairs: &Repairs, most_edits: u8) -> String {
    en::repair::beyond(repairs, most_edits)
}

/// How far a record replays as it stands.
#[must_use]
pub fn so_far(repairs: &Repairs) -> String {
    en::repair::so_far(repairs)
}

/// Whose move a board is before.
#[must_use]
pub fn board_before(turn: Side, round: usize) -> String {
    en::repair::board_before(turn, round)
}
