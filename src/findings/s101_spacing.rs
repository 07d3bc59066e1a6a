//! Blanks in other places than usual.
//!
//! ## What it does
//!
//! Reports several blanks or a tab where one blank belongs, and blanks at an end of a line.
//!
//! ## Why
//!
//! It changes nothing, but two copies of one game then differ in many lines.
//!
//! ## Example
//!
//! ```text
//! 1:  A6<*   a6<;
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
//! Safe: `kibao fmt` writes one blank.
//!
//! ## Source
//!
//! K, appendix: number, colon, blank, move, blank, move, semicolon.

use super::{Check, Problem, Severity};
use crate::notation::ProblemKind;

pub(super) const CHECK: Check = Check {
    code: "S101",
    name: "spacing",
    severity: Severity::Info,
    file: include_str!("s101_spacing.rs"),
    reports: |problem| matches!(problem, Problem::Text(ProblemKind::Spacing | ProblemKind::BlankMissing)),
};
