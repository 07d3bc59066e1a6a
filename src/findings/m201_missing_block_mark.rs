//! One star instead of two.
//!
//! ## What it does
//!
//! Reports `*` on a move that by the habit of the game's dialect has `**`: in the kibao dialect the move that
//! creates a block (kutakatia), in the zanzibar dialect the move made under one.
//!
//! ## Why
//!
//! The second star says that a pit was blocked. Without it a reader does not see the reason for the next move.
//!
//! ## Example
//!
//! ```text
//! opening: [ 7 0 0 6 0 0 7 0 | 0 7 0 0 0 0 4 0 | 2 0 0 0 0 7 0 4 | 7 5 2 0 6 0 0 0 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A1>*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 7 0 0 6 0 0 7 0 | 0 7 0 0 0 0 4 0 | 2 0 0 0 0 7 0 4 | 7 5 2 0 6 0 0 0 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A1>**;
//! ```
//!
//! ## Fix safety
//!
//! Safe if every move of the game replays: the second star is written. Otherwise it is unsafe, because the mark may show
//! which move was played.
//!
//! ## Source
//!
//! K 5.1; K, appendix: kutakatia is marked by two asterisks.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::warning(
    "M201",
    "missing-block-mark",
    "
# $habit: `reply` where `**` marks a move made while a pit of the mover is blocked, `block` where it marks the move that blocks.
# $pit is the blocked pit, or `none`.
missing-block-mark = { $habit ->
    [reply] { this-move } is made while { $pit ->
        [none] a pit
       *[other] { $pit }
    } is blocked (kutakatia), but has no `**`
   *[block] { this-move } blocks { $pit ->
        [none] a pit
       *[other] { $pit }
    } (kutakatia), but has no `**`
}
    .label = `**` belongs here
",
)
.fixed(fix::mark);
