//! Two stars in the other dialect's habit.
//!
//! ## What it does
//!
//! Reports `**` on the move made under a block in the kibao dialect, or on the move that creates one in the
//! zanzibar dialect.
//!
//! ## Why
//!
//! There are two habits of marking kutakatia (a block). Both are understood, but in one game they should not mix.
//!
//! ## Example
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 1 3 2 0 0 0 0 0 | 0 0 0 4 4 2 0 0 | 0 0 | F F | 2 | 0 ]
//! notation: kibao
//!
//! 1: A2>**;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 1 3 2 0 0 0 0 0 | 0 0 0 4 4 2 0 0 | 0 0 | F F | 2 | 0 ]
//! notation: kibao
//!
//! 1: A2>*;
//! ```
//!
//! ## Fix safety
//!
//! Safe if every move of the game replays: the mark is written by the dialect's own habit. Otherwise it is unsafe.
//!
//! ## Source
//!
//! K, appendix, for the kibao dialect; the records of 1994 for the zanzibar dialect.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::warning(
    "M203",
    "block-mark-habit",
    "
# $dialect is the name of the notation that has this habit.
block-mark-habit = { $habit ->
    [reply] { this-move } has `**` because it is made while { $pit ->
        [none] a pit
       *[other] { $pit }
    } is blocked (kutakatia), which is the habit of the { $dialect } notation
   *[block] { this-move } has `**` because it blocks { $pit ->
        [none] a pit
       *[other] { $pit }
    } (kutakatia), which is the habit of the { $dialect } notation
}
    .label = habit of the { $dialect } notation
",
)
.fixed(fix::mark);
