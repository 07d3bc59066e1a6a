//! More signs than a move can have.
//!
//! ## What it does
//!
//! Reports a move with two directions, two signs for the house, or three stars.
//!
//! ## Why
//!
//! It has two meanings at once, and the record does not show which is right. Nothing after it is replayed.
//!
//! ## Example
//!
//! ```text
//! 1: A6<<* a6<;
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
//! There is no fix: which sign is the right one must be looked up.
//!
//! ## Source
//!
//! K, appendix: one direction, at most one `+`, at most two stars.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "N405",
    "too-many-signs",
    "
too-many-signs = { not-readable }: it has more signs than one move can have
    .label = too many signs
    .help = { how-a-move-is-written }
",
);
