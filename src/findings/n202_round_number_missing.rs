//! A round without its number.
//!
//! ## What it does
//!
//! Reports a round that starts with a move instead of a number.
//!
//! ## Why
//!
//! People find a place in a game by the numbers, and the numbers show that a line is lost.
//!
//! ## Example
//!
//! ```text
//! A6<* a6<;
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
//! Safe if every move replays: the number is written. Otherwise it is unsafe: first look for a lost line.
//!
//! ## Source
//!
//! K, appendix: a line starts with the number of the round.

use super::{Check, Finding, Fix, Report, fix};

pub(super) const CHECK: Check = Check::warning(
    "N202",
    "round-number-missing",
    "
round-number-missing = the round has no number; by its place it is round { $expected }
    .label = no number
    .help = write `{ $expected }:` before it, unless a round is lost
",
)
.fixed(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    Some(Fix { safe: fix::is_certain(report), edits: fix::renumbered(report, finding)? })
}
