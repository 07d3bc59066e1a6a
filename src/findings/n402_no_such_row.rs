//! A letter that does not name a row.
//!
//! ## What it does
//!
//! Reports a word in a move's place that starts with a letter other than `A`, `B`, `a` or `b`.
//!
//! ## Why
//!
//! The board has four rows. Without a row the move cannot be checked, and nothing after it is replayed.
//!
//! ## Example
//!
//! ```text
//! 1: C6<* a6<;
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
//! There is no fix: which row was meant must be looked up. Moves such as `f2>` are those of Abstract Play; `kibao import`
//! makes a transcript of them.
//!
//! ## Source
//!
//! K, appendix: the rows are `A`, `B`, `a` and `b`.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "N402",
    "no-such-row",
    "
# $sign is a character, in backticks.
no-such-row = { not-readable }: { $sign } is not a row; South has `A` and `B`, North `a` and `b`
    .label = { $sign } is not a row
    .help = { how-a-move-is-written }

no-such-row-site = { not-readable }: { $sign } is not a row; this is how Abstract Play writes moves
    .label = { $sign } is not a row
    .help = `kibao import FILE` makes a transcript of such moves
",
);
