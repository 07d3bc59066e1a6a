//! White space inside a move.
//!
//! ## What it does
//!
//! Reports a move that is written in two pieces, such as `A6 <`, and was read as one word.
//!
//! ## Why
//!
//! A space separates South's move from North's. Other programs read a move with a space inside as two
//! moves.
//!
//! ## Example
//!
//! ```text
//! 1: A6 <* a6<;
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
//! Safe: the move is written in one piece.
//!
//! ## Source
//!
//! K, appendix: moves are separated by a space.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::warning(
    "N306",
    "split-word",
    "
split-word = there is white space inside `{ $written }`{ at-place }, which is one move
    .label = one move in pieces
",
)
.fixed(fix::plain);
