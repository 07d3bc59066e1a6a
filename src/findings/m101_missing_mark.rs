//! No star on a move without capture.
//!
//! ## What it does
//!
//! Reports a kutakata (a move that does not begin with a capture) without its `*`; once, if the record has no `*` at all.
//!
//! ## Why
//!
//! The star shows the reader at once which kind of move it was, and a missing star may mean that the
//! scorer thought it was a capture.
//!
//! ## Example
//!
//! ```text
//! 1: A6<;
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
//! Safe if every move of the game replays: the star is written. Otherwise it is unsafe, because the mark may show which
//! move was played.
//!
//! ## Source
//!
//! K, appendix: kutakata is marked by an asterisk.

use super::{Check, Finding, Fix, Report, fix, throughout};

pub(super) const CHECK: Check = Check::warning(
    "M101",
    "missing-mark",
    "
missing-mark = { this-move } is a move without capture (kutakata), but has no `*`
    .label = `*` is missing

# $count is the number of moves.
missing-mark-throughout = no move without capture (kutakata) has its `*`: it is missing in { $count } moves
    .label = the first of them
    .help = the fix writes the star of each
",
)
.fixed(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    throughout::fixed(report, finding, fix::mark)
}
