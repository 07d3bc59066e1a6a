//! A word in a move's place without a pit number.
//!
//! ## What it does
//!
//! Reports a word in a move's place that does not contain the number of a pit.
//!
//! ## Why
//!
//! Without the pit there is no move. Nothing after it is replayed.
//!
//! ## Example
//!
//! ```text
//! 1: A<* a6<;
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
//! There is no fix: which pit was meant must be looked up.
//!
//! ## Source
//!
//! K, appendix: a move names its row and its pit.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "N403",
    "no-pit-number",
    "
no-pit-number = { not-readable }: it does not name a pit
    .label = no pit
    .help = { how-a-move-is-written }
",
);
