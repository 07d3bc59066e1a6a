//! A head line `takasia:` that says neither yes nor no.
//!
//! ## What it does
//!
//! Reports a value of `takasia:` other than `yes` and `no`. Blocking stays as the rule set has it.
//!
//! ## Why
//!
//! `takasia: no` says that the game was played without blocking (kutakatia). A value that is not understood does
//! not show by which rules the game was played.
//!
//! ## Example
//!
//! ```text
//! takasia: sometimes
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! takasia: no
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: write `yes` or `no`, or remove the line.
//!
//! ## Source
//!
//! `kibao`'s own, based on the head lines of older Zanzibar records.

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "H103",
    "unknown-takasia",
    "
unknown-takasia = `{ $written }` is neither `yes` nor `no`; blocking (kutakatia) stays as the rule set has it
    .label = neither yes nor no
    .help = write `no` if the game was played without blocking, otherwise `yes`
",
);
