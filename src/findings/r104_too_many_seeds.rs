//! More than fifteen seeds, where a capture is possible.
//!
//! ## What it does
//!
//! Reports a move from a pit with sixteen or more seeds, while another move captures.
//!
//! ## Why
//!
//! A move from such a pit never begins with a capture, and capturing is compulsory.
//!
//! ## Example
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 0 2 0 3 3 3 | 16 2 0 1 0 0 0 0 | 0 0 0 0 0 0 1 1 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A1>;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 0 2 0 3 3 3 | 16 2 0 1 0 0 0 0 | 0 0 0 0 0 0 1 1 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A2>;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: if the move fits after an earlier move is changed to play the house, the house sign is added there. Otherwise
//! there is no fix: the help lists the captures, but the move that was played must be looked up.
//!
//! ## Source
//!
//! K 3.4.2; R, "Harvesting phase".

use super::{Check, fix};

pub(super) const CHECK: Check = Check::error(
    "R104",
    "too-many-seeds",
    "
# $seeds is more than 15.
too-many-seeds = { not-legal }: pit { $pit } holds { $seeds } seeds, and a move with more than 15 never begins with a capture, which is possible from { $pits }
    .label = { $seeds } seeds in { $pit }
",
)
.risky(fix::repair_fix);
