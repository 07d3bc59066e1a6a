//! Irregularities of a played move, such as wrong marks (`*`, `**`, `#`).

use super::problem::ProblemKind;
use super::resolve::Oddity;
use crate::engine::{Endless, Ends, Kind, Played, Side};
use crate::notation::{Dialect, Mark, Partial};

/// Calls `report` with each irregularity of a move that was played by `side`; `oddities` are those of
/// [`resolve`](super::resolve()).
#[inline(always)]
pub(crate) fn oddities(
    side: Side,
    dialect: Dialect,
    written: &Partial,
    played: &Played,
    oddities: &[Oddity],
    mut report: impl FnMut(ProblemKind),
) {
    for oddity in oddities {
        report(ProblemKind::Oddity(*oddity));
    }
    if written.row.is_some_and(|row| row.north != (side == Side::North)) {
        report(ProblemKind::RowCase(side));
    }
    if let Some(other) = written.foreign {
        report(ProblemKind::MixedDialect(dialect, other));
    }
    if let Some(kind) = wrong_mark(written, played, dialect) {
        report(kind);
    }
    if wrong_win(written, played, side) {
        report(ProblemKind::WinMarkWrong);
    }
    if played.ends == Ends::Endless(Endless::Undecided) {
        report(ProblemKind::Undecided);
    }
}

/// The problem of the mark of a move, if any.
pub(super) fn wrong_mark(written: &Partial, played: &Played, dialect: Dialect) -> Option<ProblemKind> {
    let has_two = |dialect: Dialect| {
        let block = if dialect.marks_block_on_reply() { played.under_block } else { played.creates_block };
        block.is_some()
    };
    match (played.kind, written.mark) {
        (Kind::Sow | Kind::Capture, Mark::None) => None,
        (Kind::Sow, _) => Some(ProblemKind::MarkUseless),
        (Kind::Capture, _) => Some(ProblemKind::MarkOnCapture),
        (Kind::Kutakata, Mark::None) => Some(ProblemKind::MarkMissing),
        (Kind::Kutakata, Mark::One) => has_two(dialect).then_some(ProblemKind::BlockUnmarked),
        (Kind::Kutakata, Mark::Two) if has_two(dialect) => None,
        (Kind::Kutakata, Mark::Two) => {
            let habit = dialect.others().find(|other| has_two(*other));
            Some(habit.map_or(ProblemKind::BlockMarkWrong, ProblemKind::BlockMarkHabit))
        }
    }
}

/// Whether a `#` is on a move that does not win.
pub(super) fn wrong_win(written: &Partial, played: &Played, side: Side) -> bool {
    written.win && played.outcome.is_none_or(|outcome| outcome.winner != side)
}
