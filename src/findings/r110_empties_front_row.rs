//! A move that would empty the mover's front row.
//!
//! ## What it does
//!
//! Reports a kutakata (a move without capture) from an end pit of the front row, if it is the only occupied one,
//! toward the back row.
//!
//! ## Why
//!
//! A side whose front row is empty has lost. The rules forbid this move even if the seeds would reach
//! the front row again.
//!
//! ## Example
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 3 0 0 0 0 0 0 0 | 0 0 0 4 4 4 1 0 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A1<*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 3 0 0 0 0 0 0 0 | 0 0 0 4 4 4 1 0 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A1>*;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: if the move fits after an earlier move is changed to play the house, the house sign is added there. Otherwise
//! there is no fix: perhaps only the direction is wrong, but the record does not show that.
//!
//! ## Source
//!
//! K 1.5.3.1, 2.3.1, 3.5.2; Z 2.4a, 3.5b.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::error(
    "R110",
    "empties-front-row",
    "
empties-front-row = { not-legal }: pit { $pit } is the only occupied pit of the front row, and sowing it toward the back row would leave that row empty
    .label = empties the front row
",
)
.risky(fix::repair_fix);
