//! A move out of a blocked pit.
//!
//! ## What it does
//!
//! Reports a kutakata (a move without capture) from the pit that the opponent has blocked.
//!
//! ## Why
//!
//! Kutakatia: when a move without capture leaves the opponent exactly one pit that can be captured next, and no
//! capture of its own, that pit may not be emptied in the next move.
//!
//! ## Example
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 1 3 2 0 0 0 0 0 | 0 0 0 4 4 2 0 0 | 0 0 | F F | 2 | 0 ]
//!
//! 1: A3>*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 1 3 2 0 0 0 0 0 | 0 0 0 4 4 2 0 0 | 0 0 | F F | 2 | 0 ]
//!
//! 1: A2>*;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: if the move fits after an earlier move is changed to play the house, the house sign is added there. Otherwise
//! there is no fix: if the players did not use the rule, say so in the head, `takasia: no`.
//!
//! ## Source
//!
//! K 5.1; Z 4.1; R, "Blocking".

use super::{Check, fix};

pub(super) const CHECK: Check = Check::error(
    "R108",
    "blocked-pit",
    "
blocked-pit = { not-legal }: pit { $pit } is blocked (kutakatia), so no move without capture starts from it now
    .label = { $pit } is blocked
",
)
.risky(fix::repair_fix);
