//! A typographic or full-width sign in a move.
//!
//! ## What it does
//!
//! Reports signs that only look like those of the notation: quotation marks, arrows, a multiplication sign,
//! full-width letters.
//!
//! ## Why
//!
//! Word processors put them in unasked. They look right on paper, but a program compares characters, not shapes.
//!
//! ## Example
//!
//! ```text
//! 1: A6‹∗ a6‹;
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
//! Safe: `kibao fmt` writes the plain sign.
//!
//! ## Source
//!
//! K, appendix: the signs are `<`, `>`, `+` and `*`.

use super::{Check, Problem, Severity};
use crate::notation::ProblemKind;

pub(super) const CHECK: Check = Check {
    code: "N303",
    name: "typographic-sign",
    severity: Severity::Warning,
    file: include_str!("n303_typographic_sign.rs"),
    reports: |problem| matches!(problem, Problem::Text(ProblemKind::TypographicSign(_))),
};
