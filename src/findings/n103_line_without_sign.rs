//! A line that is neither head line, round nor comment.
//!
//! ## What it does
//!
//! Reports a line among the rounds that reads as none of these. It is kept as a comment.
//!
//! ## Why
//!
//! A line of comment starts with `;` or `%`. Without the sign it cannot be told from a round that was spoilt, and
//! perhaps it is one: look whether moves stand in it.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6<;
//! The spectators fell silent.
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<;
//! ; The spectators fell silent.
//! ```
//!
//! ## Fix safety
//!
//! Safe where every move replays: the line gets the sign of a comment. Otherwise it is unsafe, as it may be a spoilt
//! round, which must be repaired by hand.
//!
//! ## Source
//!
//! `kibao`'s own, after the records of 1994: lines of comment start with `;` or `%`.

use super::{Check, Mend, Problem, Severity, fix};
use crate::notation::ProblemKind;

pub(super) const CHECK: Check = Check {
    code: "N103",
    name: "line-without-sign",
    severity: Severity::Warning,
    file: include_str!("n103_line_without_sign.rs"),
    reports: |problem| matches!(problem, Problem::Text(ProblemKind::LineWithoutSign)),
    fix: Mend::Text(|report, finding| Some(fix::comment_line(report, finding))),
};
