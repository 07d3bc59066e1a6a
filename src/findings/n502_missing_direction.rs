//! No direction, where it is not forced.
//!
//! ## What it does
//!
//! Reports a move without its direction, if only one legal move fits.
//!
//! ## Why
//!
//! The direction may be left out where a capture at a kichwa (an end pit of the front row) or kimbi (the pit beside
//! it) forces it. Elsewhere the reader has to work out which one was possible.
//!
//! ## Example
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 3 0 0 0 0 0 0 0 | 0 0 0 4 4 4 1 0 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A1*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 3 0 0 0 0 0 0 0 | 0 0 0 4 4 4 1 0 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A1>*;
//! ```
//!
//! ## Fix safety
//!
//! Safe if every move of the game replays: only one legal move fits, and its direction is written. Otherwise it is
//! unsafe.
//!
//! ## Source
//!
//! K, appendix: the direction may be left out where the captured seeds must start from one kichwa.

use super::{Check, Finding, Fix, Report, fix};

pub(super) const CHECK: Check = Check::warning(
    "N502",
    "missing-direction",
    "
missing-direction = { this-move } has no direction, which may be left out only where a capture forces it; one legal move fits
    .label = no direction
",
)
.fixed(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    fix::word(report, finding, |written, full| written.hand = Some(full.hand))
}
