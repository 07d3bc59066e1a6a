//! A note right after the moves without a semicolon before it.
//!
//! ## What it does
//!
//! Reports words after the moves of a round that are not separated from them by `;`. They are kept as the comment
//! of the round.
//!
//! ## Why
//!
//! A comment starts after the semicolon. Without it other programs read the note as a third move and give up.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6< (instead of a5<);
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<; (instead of a5<)
//! ```
//!
//! ## Fix safety
//!
//! Safe: `kibao fmt` closes the round first and keeps the note as its comment.
//!
//! ## Source
//!
//! K, appendix: comments may follow the semicolon.

use super::{Check, Problem, Severity};
use crate::notation::ProblemKind;

pub(super) const CHECK: Check = Check {
    code: "N102",
    name: "note-without-sign",
    severity: Severity::Warning,
    file: include_str!("n102_note_without_sign.rs"),
    reports: |problem| matches!(problem, Problem::Text(ProblemKind::NoteWithoutSign)),
};
