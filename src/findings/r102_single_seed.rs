//! A move from a pit with a single seed.
//!
//! ## What it does
//!
//! Reports a move, made when the store is empty, from a pit that holds only one seed.
//!
//! ## Why
//!
//! A sowing takes at least two seeds.
//!
//! ## Example
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 1 3 0 0 0 0 0 0 | 0 0 0 4 4 4 0 0 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A1>*;
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
//! there is no fix: the help lists the legal moves, but the move that was played must be looked up.
//!
//! ## Source
//!
//! K 1.3.2, 3.3.1; R, "Harvesting phase"; H, "Zugauswahl".

use super::{Check, fix};

pub(super) const CHECK: Check = Check::error(
    "R102",
    "single-seed",
    "
single-seed = { not-legal }: pit { $pit } holds a single seed, and a move takes at least two
    .label = { $pit } holds a single seed
",
)
.risky(fix::repair_fix);
