//! A head line that is there twice.
//!
//! ## What it does
//!
//! Reports a known key that stands in the head a second time. The first one counts; both are kept.
//!
//! ## Why
//!
//! Two values for one thing cannot both be right, unless they are the same.
//!
//! ## Example
//!
//! ```text
//! date: 1994-10-11
//! date: 1994-10-12
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! date: 1994-10-11
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: which of the two is right cannot be known.
//!
//! ## Source
//!
//! `kibao`'s own: of a repeated key the first counts.

use super::{Check, Problem, Severity};
use crate::notation::ProblemKind;

pub(super) const CHECK: Check = Check {
    code: "H104",
    name: "repeated-key",
    severity: Severity::Warning,
    file: include_str!("h104_repeated_key.rs"),
    reports: |problem| matches!(problem, Problem::Text(ProblemKind::RepeatedKey)),
};
