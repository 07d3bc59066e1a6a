//! A single seed moved without capture, where another pit holds more.
//!
//! ## What it does
//!
//! Reports a kutakata (a move without capture) in kunamua (while seeds are placed from the store) from a pit with a
//! single seed, when the house is gone and another front pit holds more than one.
//!
//! ## Why
//!
//! A player whose house is lost must move the larger pits first. By Rühl's rules this also applies while the house
//! has fewer than six seeds.
//!
//! ## Example
//!
//! ```text
//! opening: [ 8 0 0 0 0 0 0 0 | 2 0 2 0 2 2 0 0 | 0 1 0 3 0 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | F F | 255 | 0 ]
//!
//! 1: A2>*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 8 0 0 0 0 0 0 0 | 2 0 2 0 2 2 0 0 | 0 1 0 3 0 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | F F | 255 | 0 ]
//!
//! 1: A4>*;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: if the move fits after an earlier move is changed to play the house, the house sign is added there. Otherwise
//! there is no fix: the help lists the legal moves, but the move that was played must be looked up.
//!
//! ## Source
//!
//! K 2.3.3; Z 2.4c; R, "The house".

use super::{Check, fix};

pub(super) const CHECK: Check = Check::error(
    "R107",
    "singleton-barred",
    "
# $house is `lost`, or `small` where it holds fewer than six seeds.
singleton-barred = { not-legal }: pit { $pit } holds a single seed, and while { $house ->
        [lost] the house (nyumba) is lost
       *[small] the house (nyumba) holds fewer than six seeds
    } a move without capture starts from a front pit with more
    .label = { $pit } holds a single seed
",
)
.risky(fix::repair_fix);
