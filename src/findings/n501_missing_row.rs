//! No row letter in the second phase of the game.
//!
//! ## What it does
//!
//! Reports a move without its row letter, made when the store is empty, if only one legal move fits.
//!
//! ## Why
//!
//! The letter may be left out in kunamua (while seeds are placed from the store), because all moves then start in the
//! front row. In mtaji (the phase after it) they start in either row.
//!
//! ## Example
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 1 3 0 0 0 0 0 0 | 0 0 0 4 4 4 0 0 | 0 0 | F F | 255 | 0 ]
//!
//! 1: 2>*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 1 3 0 0 0 0 0 0 | 0 0 0 4 4 4 0 0 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A2>*;
//! ```
//!
//! ## Fix safety
//!
//! Safe if every move of the game replays: only one legal move fits, and its row is written. Otherwise it is unsafe.
//!
//! ## Source
//!
//! K, appendix: the row may be left out in the kunamua phase.

use super::{Check, Finding, Fix, Report, fix};

pub(super) const CHECK: Check = Check::warning(
    "N501",
    "missing-row",
    "
missing-row = { this-move } has no row letter, which may be left out only in kunamua, while seeds are placed from the store
    .label = no row
",
)
.fixed(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    fix::word(report, finding, |written, full| written.row = Some(full.row))
}
