//! A move without capture out of the back row, too early.
//!
//! ## What it does
//!
//! Reports a kutakata (a move without capture) that starts in the back row while a front pit holds two seeds or
//! more.
//!
//! ## Why
//!
//! Without a capture the front row comes first. The back row may be played only when no front pit has two seeds.
//!
//! ## Example
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 1 3 0 0 0 0 0 0 | 0 0 0 4 4 4 0 0 | 0 0 | F F | 255 | 0 ]
//!
//! 1: B5<*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 1 3 0 0 0 0 0 0 | 0 0 0 4 4 4 0 0 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A2>*;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: if the move fits after an earlier move is changed to play the house, the house sign is added there. Otherwise
//! there is no fix: perhaps only the row letter is wrong, but the record does not show that.
//!
//! ## Source
//!
//! K 1.5.2, 3.5.1; R, "Move without capture".

use super::{Check, fix};

pub(super) const CHECK: Check = Check::error(
    "R109",
    "back-row-first",
    "
# $count is the number of pits in $pits.
back-row-first = { not-legal }: without a capture the front row comes first, where { $pits } { $count ->
        [one] holds
       *[other] hold
    } two seeds or more
    .label = the front row comes first
",
)
.risky(fix::repair_fix);
