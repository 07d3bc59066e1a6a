//! A star on a move that captures.
//!
//! ## What it does
//!
//! Reports `*` or `**` on a move that begins with a capture.
//!
//! ## Why
//!
//! The star means kutakata (a move without capture). On a capture it is a slip of the pen, or the position on the
//! board was different.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6<*;
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
//! Safe if every move of the game replays: the star is removed. Otherwise it is unsafe, because the mark may show which
//! move was played.
//!
//! ## Source
//!
//! K, appendix: kutakata is marked by an asterisk.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::warning(
    "M102",
    "mark-on-capture",
    "
mark-on-capture = { this-move } begins with a capture, but has the `*` of a kutakata, a move without one
    .label = a capture has no `*`
",
)
.fixed(fix::mark);
