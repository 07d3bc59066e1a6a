//! A semicolon in a head line.
//!
//! ## What it does
//!
//! Reports a head line that ends in `;` or has one inside.
//!
//! ## Why
//!
//! The semicolon closes a round. In the head the line end is enough; the older Zanzibar records have one on every
//! line.
//!
//! ## Example
//!
//! ```text
//! title: Final;
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! title: Final
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Safe: `kibao fmt` leaves an ending semicolon out and keeps a remark after it as a comment.
//!
//! ## Source
//!
//! `kibao`'s own: in the canonical form a head line is `key: value`.

use super::{Check, Problem, Severity};
use crate::notation::ProblemKind;

pub(super) const CHECK: Check = Check {
    code: "S103",
    name: "semicolon-in-head",
    severity: Severity::Info,
    file: include_str!("s103_semicolon_in_head.rs"),
    reports: |problem| matches!(problem, Problem::Text(ProblemKind::SemicolonInHead)),
};
