//! A move after the game is over.
//!
//! ## What it does
//!
//! Reports the first move that follows the end of the game by play.
//!
//! ## Why
//!
//! A side loses when its front row is empty or it has no legal move. Moves after that were not played in this game:
//! two games may have run together, or an earlier move is recorded wrongly.
//!
//! ## Example
//!
//! ```text
//! opening: [ 6 6 6 6 5 5 5 5 | 0 0 0 1 0 0 0 0 | 0 2 0 1 0 0 0 0 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A2> b3<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 6 6 6 6 5 5 5 5 | 0 0 0 1 0 0 0 0 | 0 2 0 1 0 0 0 0 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A2>;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: the moves are kept as they are.
//!
//! ## Source
//!
//! K 1.2; R, "End of game"; H, "Spielende".

use super::{Check, Problem, Severity};
use crate::engine::Illegal;
use crate::replay::ProblemKind;

pub(super) const CHECK: Check = Check {
    code: "R201",
    name: "after-the-end",
    severity: Severity::Error,
    file: include_str!("r201_after_the_end.rs"),
    reports: |problem| {
        matches!(problem, Problem::Play(ProblemKind::AfterEnd(_) | ProblemKind::Illegal(_, Illegal::GameOver(_))))
    },
};
