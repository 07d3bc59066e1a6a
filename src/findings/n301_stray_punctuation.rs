//! A full stop, colon or comma after a move.
//!
//! ## What it does
//!
//! Reports `.`, `:` or `,` that clings to the end of a move, and a second `;` after a round.
//!
//! ## Why
//!
//! It has no meaning there, and other programs refuse the move for it.
//!
//! ## Example
//!
//! ```text
//! 1: A6<*, a6<;
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
//! Safe: `kibao fmt` leaves it out.
//!
//! ## Source
//!
//! K, appendix: two moves are separated by a space.

use super::{Check, Problem, Severity};
use crate::notation::ProblemKind;

pub(super) const CHECK: Check = Check {
    code: "N301",
    name: "stray-punctuation",
    severity: Severity::Warning,
    file: include_str!("n301_stray_punctuation.rs"),
    reports: |problem| matches!(problem, Problem::Text(ProblemKind::StrayPunctuation(_))),
};
