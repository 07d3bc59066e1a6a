//! Signs of both dialects in one game.
//!
//! ## What it does
//!
//! Reports, once in a game, the first sign of the other dialect: `L` or `R` in the kibao dialect, `<` or `+` in the
//! zanzibar dialect.
//!
//! ## Why
//!
//! The sign `>` means "right" in the one and "plays the house" in the other. Where both kinds stand in one game, a
//! `>` may have been meant either way.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6L;
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
//! Mostly safe: `kibao fmt` writes the whole game in one dialect. Look at every `>` first, or name the dialect in a
//! head line `notation:`.
//!
//! ## Source
//!
//! K, appendix, for `<`, `>` and `+`; the older Zanzibar notation for `L`, `R` and `>`.

use super::{Check, Problem, Severity};
use crate::replay::ProblemKind;

pub(super) const CHECK: Check = Check {
    code: "N505",
    name: "mixed-dialect",
    severity: Severity::Warning,
    file: include_str!("n505_mixed_dialect.rs"),
    reports: |problem| matches!(problem, Problem::Play(ProblemKind::MixedDialect(_))),
};
