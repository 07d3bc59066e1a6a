//! A house sign on a move that had no choice to stop in the house.
//!
//! ## What it does
//!
//! Reports the sign for playing the house (`+` in the kibao dialect, `>` after the direction in the zanzibar
//! dialect) on a move that could not have stopped in the house.
//!
//! ## Why
//!
//! The sign says that the player went on where stopping was allowed. This move did not have that choice, so
//! the sign is a slip, or the position on the board was different.
//!
//! ## Example
//!
//! ```text
//! 1: A6<+*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<*;
//! ```
//!
//! ## Fix safety
//!
//! Safe if every move of the game replays: the sign is removed. Otherwise it is unsafe, because it may show which move
//! was played.
//!
//! ## Source
//!
//! K, appendix: `+` is added when the player decides to play from the house. When this is possible: K 4.2.1.2 in kunamua,
//! K 3.2 and Z 3.2 in mtaji; R, "The house".

use super::{Check, Finding, Fix, Report, fix};

pub(super) const CHECK: Check = Check::warning(
    "M301",
    "unused-house-sign",
    "
unused-house-sign = { this-move } has the sign for playing the house (nyumba), but at no point could the move have stopped there
    .label = the house is not played
",
)
.fixed(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    fix::word(report, finding, |written, full| written.house = full.house)
}
