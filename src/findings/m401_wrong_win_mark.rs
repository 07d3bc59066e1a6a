//! A `#` on a move that does not win.
//!
//! ## What it does
//!
//! Reports `#` on a move after which the mover has not won.
//!
//! ## Why
//!
//! The sign claims that the game is over with this move (bao hamna). By play it goes on, so the end of the record
//! or the mark is wrong.
//!
//! ## Example
//!
//! ```text
//! 1: A6<*#;
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
//! Unsafe: the sign is removed. First check whether the winning move is missing or recorded wrongly.
//!
//! ## Source
//!
//! `kibao`'s own: K has no sign for the winning move; for the end of the game, K 1.2.

use super::{Check, Finding, Fix, Report, fix};

pub(super) const CHECK: Check = Check::warning(
    "M401",
    "wrong-win-mark",
    "
wrong-win-mark = { $mover ->
    [south] { this-move } has `#`, but South has not won with it
   *[north] { this-move } has `#`, but North has not won with it
}
    .label = does not win
",
)
.risky(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let fix = fix::word(report, finding, |written, _| written.win = false)?;
    Some(Fix::risky(fix.edits))
}
