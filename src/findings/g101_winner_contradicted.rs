//! The head names a winner other than the winner by play.
//!
//! ## What it does
//!
//! Reports a `winner:` or `result:` that is not the side which wins by the moves of the record.
//!
//! ## Why
//!
//! One of the two is false: the head, or a move of the record.
//!
//! ## Example
//!
//! ```text
//! winner: North
//! opening: [ 6 6 6 6 5 5 5 5 | 0 0 0 1 0 0 0 0 | 0 2 0 1 0 0 0 0 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A2>;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! winner: South
//! opening: [ 6 6 6 6 5 5 5 5 | 0 0 0 1 0 0 0 0 | 0 2 0 1 0 0 0 0 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A2>;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: if every move replays, the line is changed to name the side that wins by play. Look up which of the two is
//! true.
//!
//! ## Source
//!
//! K 1.1, 1.2; R, "End of game"; H, "Spielende".

use super::{Check, Finding, Fix, Problem, Report, fix};
use crate::replay::ProblemKind;

pub(super) const CHECK: Check = Check::error(
    "G101",
    "winner-contradicted",
    "
# $outcome is a whole sentence, one of the messages outcome-…; $winner has won by play.
winner-contradicted = { $winner ->
    [south] the head says that North won, but by play { $outcome }
   *[north] the head says that South won, but by play { $outcome }
}
    .label = { $winner ->
        [south] by play South wins
       *[north] by play North wins
    }
    .help = look up the result, and whether a move is recorded wrongly
",
)
.risky(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    match finding.problem {
        Problem::Play(ProblemKind::WinnerContradicted(outcome)) => fix::winner(report, finding.span, outcome.winner),
        _ => None,
    }
}
