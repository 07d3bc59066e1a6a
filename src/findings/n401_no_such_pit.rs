//! A pit number outside 1 to 8.
//!
//! ## What it does
//!
//! Reports a word in a move's place whose pit number is not from 1 to 8.
//!
//! ## Why
//!
//! A row has eight pits, so the word does not name a move that could be checked. Nothing after it is replayed.
//!
//! ## Example
//!
//! ```text
//! 1: A9<* a6<;
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
//! K, appendix: the pits are numbered 1 to 8.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "N401",
    "no-such-pit",
    "
no-such-pit = { not-readable }: there is no pit { $pit }; a row has pits 1 to 8
    .label = no pit { $pit }
    .help = { how-a-move-is-written }

no-such-pit-large = { not-readable }: there is no such pit; a row has pits 1 to 8
    .label = no such pit
    .help = { how-a-move-is-written }
",
);
