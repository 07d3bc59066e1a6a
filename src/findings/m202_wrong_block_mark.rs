//! Two stars although no pit is blocked.
//!
//! ## What it does
//!
//! Reports `**` on a move without capture that neither blocks a pit nor is made while one is blocked.
//!
//! ## Why
//!
//! Two stars mean kutakatia (a block). Either the second one is a slip, or the players thought that a pit was blocked
//! which was not blocked by the rules.
//!
//! ## Example
//!
//! ```text
//! 1: A6<**;
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
//! Safe if every move of the game replays: one star stays. Otherwise it is unsafe, because the mark may show which move
//! was played.
//!
//! ## Source
//!
//! K 5.1; K, appendix: kutakatia is marked by two asterisks.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::warning(
    "M202",
    "wrong-block-mark",
    "
wrong-block-mark = { this-move } has `**`, but it neither blocks a pit (kutakatia) nor is made while one is blocked
    .label = no pit is blocked
",
)
.fixed(fix::mark);
