//! Winner and result that name different sides.
//!
//! ## What it does
//!
//! Reports a head in which `winner:` says one side and `result:` the other.
//!
//! ## Why
//!
//! A game of Bao has one winner, so one of the two lines is false.
//!
//! ## Example
//!
//! ```text
//! winner: South
//! result: 0-1
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! winner: South
//! result: 1-0
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: which of the two is true must be looked up.
//!
//! ## Source
//!
//! K 1.2: the game ends with the loss of one side.

use super::{Check, Problem, Severity};
use crate::replay::ProblemKind;

pub(super) const CHECK: Check = Check {
    code: "G102",
    name: "winner-and-result-differ",
    severity: Severity::Error,
    file: include_str!("g102_winner_and_result_differ.rs"),
    reports: |problem| matches!(problem, Problem::Play(ProblemKind::WinnerAndResultDiffer)),
};
