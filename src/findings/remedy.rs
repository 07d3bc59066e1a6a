//! The single change that makes a broken record replay, where one is likelier than all others.

use super::Report;
use crate::engine::{KNOWN, Known};
use crate::notation::Key;
use crate::replay::{Candidate, Change, Likeness, Limits, Options, Ply, PlyState, Rules, repair};

/// The one change that mends a record best, where `broken` is the first move that does not replay and moves from it on speak
/// for the change.
pub(super) fn remedy(report: &Report<'_>, broken: &Ply) -> Option<Candidate> {
    if broken.state != PlyState::Stuck {
        return None;
    }
    let replay = &report.replay;
    let value = replay.game.value(report.text, Key::Rules);
    let head = value.map_or(Some(KNOWN[0]), Known::named).unwrap_or(KNOWN[0]).name;
    let by_head = replay.auto.is_none() && head == replay.rules_name;
    let own = || Rules::Own(replay.rules_name.to_string(), replay.rules);
    let rules = if by_head { Rules::Head } else { own() };
    let options = Options { rules, dialect: Some(replay.dialect) };
    let repairs = repair(report.text, replay, &options, &Limits::QUICK);
    let best = repairs.only().filter(|_| repairs.complete)?;
    let from = (broken.number as usize).saturating_sub(1);
    let kept = best.game.iter().filter(|it| !it.changed && it.from.is_some_and(|word| word >= from)).count();
    // A few moves fit many openings and rule sets, and one alone fits after many another move.
    let needed = best.edits.iter().map(|edit| match &edit.change {
        Change::Replace(Likeness::HouseLost, ..) => 1,
        Change::Opening(_) | Change::Rules(_) | Change::NoTakasia => 8,
        _ => 2,
    });
    needed.max().is_some_and(|needed| kept >= needed).then(|| best.clone())
}
