//! Why a record stops at a move, if one cause is more likely than all others.

use super::Report;
use crate::notation::Gap;
use crate::replay::{Candidate, Change, Likeness, Limits, Ply, PlyState, repair};

/// Why a record stops at a move.
#[cfg_attr(not(feature = "words"), expect(dead_code, reason = "only the words say where"))]
pub(crate) enum Cause {
    /// A single change makes it replay.
    Change(Candidate),
    /// Rounds are missing, according to the round numbers.
    Missing(Vec<Gap>),
    /// The moves from a round on do not belong to the game.
    Apart {
        /// The number of the round.
        round: usize,
        /// Whether no move before belongs to it either.
        first: bool,
    },
}

impl Cause {
    /// The cause if `broken` is the first move that does not replay.
    pub(crate) fn of(report: &Report<'_>, broken: &Ply) -> Option<Self> {
        if broken.state != PlyState::Stuck {
            return None;
        }
        let replay = &report.replay;
        let repairs = repair(replay, &replay.options, &Limits::QUICK);
        let before = |gap: &Gap| gap.round <= broken.round;
        if repairs.missing.iter().any(before) {
            return Some(Self::Missing(repairs.missing.into_iter().filter(before).collect()));
        }
        if let (true, Some(round)) = (repairs.candidates.is_empty(), repairs.apart) {
            return Some(Self::Apart { round, first: repairs.replays_to == 0 });
        }
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
        needed.max().is_some_and(|needed| kept >= needed).then(|| Self::Change(best.clone()))
    }
}

/// The one change that repairs a record best, if `broken` is the first move that does not replay and the moves from it on
/// support the change.
pub(crate) fn single_repair(report: &Report<'_>, broken: &Ply) -> Option<Candidate> {
    match Cause::of(report, broken)? {
        Cause::Change(candidate) => Some(candidate),
        Cause::Missing(_) | Cause::Apart { .. } => None,
    }
}
