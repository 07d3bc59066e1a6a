//! A round that is commented out.
//!
//! ## What it does
//!
//! Reports a line of comment whose text is itself a round of a game.
//!
//! ## Why
//!
//! Somebody took moves out of the record but left them readable, mostly because the game no longer replayed at that
//! point. The moves are not checked; the real cause is likely to stand a little above.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6<;
//! %2: A4> a7<*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<;
//! ; the rest of the record was lost
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: whether these moves were played cannot be known. They are kept as a comment.
//!
//! ## Source
//!
//! The records of 1994, in which rounds are switched off with `%`.

use super::{Check, Problem, Severity};
use crate::notation::ProblemKind;

pub(super) const CHECK: Check = Check {
    code: "N104",
    name: "round-in-comment",
    severity: Severity::Warning,
    file: include_str!("n104_round_in_comment.rs"),
    reports: |problem| matches!(problem, Problem::Text(ProblemKind::RoundInComment)),
};
