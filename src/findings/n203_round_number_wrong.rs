//! A round whose number is out of step.
//!
//! ## What it does
//!
//! Reports a number that is not the one before plus one, or a first number that is not 1.
//!
//! ## Why
//!
//! A doubled number may mean that a round was copied twice, and a gap that one was lost. If the rest of the game
//! replays, only the number is wrong.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6<;
//! 3: A4>;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<;
//! 2: A4>;
//! ```
//!
//! ## Fix safety
//!
//! Safe if every move replays, or if the numbers count moves: the round gets the number of its place, and so do those
//! counted on from it. Otherwise it is unsafe: first look for a lost or doubled line.
//!
//! ## Source
//!
//! K, appendix: a line starts with the number of the round.

use super::{Check, Finding, Fix, Report, fix};

pub(super) const CHECK: Check = Check::warning(
    "N203",
    "round-number-wrong",
    "
round-number-wrong = the number of the round is `{ $written }`, where { $expected } is expected
    .label = { $expected } is expected
    .help = check whether a round is lost or doubled before it; otherwise correct the number
",
)
.fixed(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    Some(Fix { safe: report.replay.may_renumber(), edits: fix::renumbered(report, finding)? })
}
