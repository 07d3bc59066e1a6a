//! A round of one move that is not the last.
//!
//! ## What it does
//!
//! Reports a round in the middle of the game in which only one move is written, where the play does not already
//! show that a move is missing.
//!
//! ## Why
//!
//! Each round holds South's move and North's. A single move makes it unclear whose it is.
//!
//! ## Example
//!
//! ```text
//! 1: A6<*;
//! 2: -- a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: write the other move beside it, or `--` where none was made.
//!
//! ## Source
//!
//! K, appendix: a round is South's move and North's move.

use super::{Check, Problem, Severity};
use crate::notation::ProblemKind;

pub(super) const CHECK: Check = Check {
    code: "N105",
    name: "lone-move",
    severity: Severity::Warning,
    file: include_str!("n105_lone_move.rs"),
    reports: |problem| matches!(problem, Problem::Text(ProblemKind::LonelyMove)),
};
