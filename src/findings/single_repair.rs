//! The single change that makes a broken record replay, if one is more likely than all others.

use super::Report;
use crate::replay::{Candidate, Change, Likeness, Limits, Ply, PlyState, repair};

/// The one change that repairs a record best, if `broken` is the first move that does not replay and the moves from it on
/// support the change.
pub(crate) fn single_repair(report: &Report<'_>, broken: &Ply) -> Option<Candidate> {
    if broken.state != PlyState::Stuck {
        return None;
    }
    let replay = &report.replay;
    let repairs = repair(replay, &replay.options, &Limits::QUICK);
    // A habit of the whole record is a finding of its own.
    let best = repairs.only().filter(|best| best.edits.iter().all(|edit| edit.kind() != "reading"))?;
    let from = (broken.number as usize).saturating_sub(1);
    let kept = best.game.iter().filter(|it| !it.changed && it.from.is_some_and(|word| word >= from)).count();
    // A few moves fit many openings and rule sets, and a single move fits after many others.
    let needed = best.edits.iter().map(|edit| match &edit.change {
        Change::Replace(Likeness::HouseLost, ..) => 1,
        Change::Opening(_) | Change::Rules(_) | Change::NoTakasia => 8,
        _ => 2,
    });
    needed.max().is_some_and(|needed| kept >= needed).then(|| best.clone())
}
