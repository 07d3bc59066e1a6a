//! Problems that the scorer repeats throughout a record: one finding stands for all of them.

use super::{Finding, Fix, Problem, Report};
use crate::notation::Mark;
use crate::replay::{ProblemKind, Replay};
use std::mem::discriminant;

/// The fewest problems of a kind that show a habit.
const FEWEST: usize = 4;

/// The problems of the play that are a habit of the scorer, each with the number of moves that have it: letters of the other
/// side on most of the moves that have one, and no star at all.
pub(super) fn habits<'a>(replay: &'a Replay<'_>) -> Vec<(&'a ProblemKind, u32)> {
    let written = || replay.plies.iter().filter_map(|ply| ply.written);
    let lettered = written().filter(|it| it.row.is_some()).count();
    let starred = written().any(|it| it.mark != Mark::None);
    let is_habit = |kind: &ProblemKind, count: usize| match kind {
        ProblemKind::RowCase(_) => 2 * count > lettered,
        ProblemKind::MarkMissing => !starred,
        _ => false,
    };
    let mut kinds: Vec<(&ProblemKind, usize)> = Vec::new();
    for problem in &replay.problems {
        match kinds.iter_mut().find(|(kind, _)| discriminant(*kind) == discriminant(&problem.kind)) {
            Some((_, count)) => *count += 1,
            None => kinds.push((&problem.kind, 1)),
        }
    }
    kinds.retain(|(kind, count)| *count >= FEWEST && is_habit(kind, *count));
    kinds.into_iter().map(|(kind, count)| (kind, u32::try_from(count).unwrap_or(u32::MAX))).collect()
}

/// The fix of a finding; of one that stands for many, the fixes of all of them.
pub(super) fn fixed(
    report: &Report<'_>,
    finding: &Finding,
    one: fn(&Report<'_>, &Finding) -> Option<Fix>,
) -> Option<Fix> {
    let Problem::Throughout(kind, _) = &finding.problem else { return one(report, finding) };
    let same = report.replay.problems.iter().filter(|it| discriminant(&it.kind) == discriminant(kind));
    let mut all = Fix { safe: true, edits: Vec::new() };
    for problem in same {
        let fix = one(report, &Finding::of(Problem::Play(problem.kind.clone()), problem.span, problem.ply))?;
        all.safe &= fix.safe;
        all.edits.extend(fix.edits);
    }
    Some(all)
}
