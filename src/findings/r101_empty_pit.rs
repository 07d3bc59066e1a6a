//! A move from a pit without seeds.
//!
//! ## What it does
//!
//! Reports a move that starts in a pit which holds no seed at that moment.
//!
//! ## Why
//!
//! Nothing can be sown from an empty pit, and a seed is not placed in one. Either the pit is miscounted, or an earlier
//! move of the record differs from the move that was played.
//!
//! ## Example
//!
//! ```text
//! 1: A1>*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6>*;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: if the move fits after an earlier move is changed to play the house, the house sign is added there. Otherwise
//! there is no fix: the help lists the legal moves, but the move that was played must be looked up.
//!
//! ## Source
//!
//! K 2.3, 3.3.1; R, "New seed" and "Harvesting phase"; H, "Zugauswahl".

use super::{Check, fix};

pub(super) const CHECK: Check = Check::error(
    "R101",
    "empty-pit",
    "
empty-pit = { not-legal }: pit { $pit } is empty
    .label = { $pit } is empty
",
)
.risky(fix::repair_fix);
