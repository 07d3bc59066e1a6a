//! Whether the marks of a move (`*`, `**`, `#`) are those that the play gives it.

use super::problem::ProblemKind;
use crate::engine::{Kind, Played, Side};
use crate::notation::{Dialect, Mark, Partial};

/// What is wrong with the mark of a move.
pub(super) fn wrong_mark(written: &Partial, played: &Played, dialect: Dialect) -> Option<ProblemKind> {
    let (creates, under) = (played.creates_block.is_some(), played.under_block.is_some());
    let (own, other) = if dialect.marks_block_on_reply() { (under, creates) } else { (creates, under) };
    match (played.kind, written.mark) {
        (Kind::Sow | Kind::Capture, Mark::None) => None,
        (Kind::Sow, _) => Some(ProblemKind::MarkUseless),
        (Kind::Capture, _) => Some(ProblemKind::MarkOnCapture),
        (Kind::Kutakata, Mark::None) => Some(ProblemKind::MarkMissing),
        (Kind::Kutakata, Mark::One) => own.then_some(ProblemKind::BlockUnmarked),
        (Kind::Kutakata, Mark::Two) if own => None,
        (Kind::Kutakata, Mark::Two) if other => Some(ProblemKind::BlockMarkHabit(dialect.other())),
        (Kind::Kutakata, Mark::Two) => Some(ProblemKind::BlockMarkWrong),
    }
}

/// Whether a `#` stands on a move that does not win.
pub(super) fn wrong_win(written: &Partial, played: &Played, side: Side) -> bool {
    written.win && played.outcome.is_none_or(|outcome| outcome.winner != side)
}
