//! The signs of a move in another order.
//!
//! ## What it does
//!
//! Reports signs that are not in the order direction, house, mark, `#`.
//!
//! ## Why
//!
//! The move is understood, but the same move has two spellings, and searching or comparing games misses one of
//! them.
//!
//! ## Example
//!
//! ```text
//! 1: A6*<;
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
//! Safe: the signs are put in order.
//!
//! ## Source
//!
//! K, appendix: row, pit and direction; `+` and `*` are added to the move.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::warning(
    "N305",
    "sign-order",
    "
sign-order = the signs of `{ $written }`{ at-place } are not in the order direction, house, mark, `#`
    .label = another order
",
)
.fixed(fix::plain);
