//! A seed placed in the back row.
//!
//! ## What it does
//!
//! Reports a move from the back row, made while the mover still has seeds in store.
//!
//! ## Why
//!
//! In kunamua (while seeds are placed from the store) every move starts with one seed placed in the front row of the mover.
//!
//! ## Example
//!
//! ```text
//! opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 0 0 | 2 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
//!
//! 1: B1>*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 0 0 | 2 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
//!
//! 1: A6>*;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: if the move fits after an earlier move is changed to play the house, the house sign is added there. Otherwise
//! there is no fix: perhaps only the row letter is wrong, but the record does not show that.
//!
//! ## Source
//!
//! K 2.3; R, "New seed".

use super::{Check, fix};

pub(super) const CHECK: Check = Check::error(
    "R105",
    "not-in-front-row",
    "
# $store is the number of seeds in store, or `none` where it is not known.
not-in-front-row = { not-legal }: { $mover ->
        [south] South
       *[north] North
    } still has { $store ->
        [none] seeds
        [one] { $store } seed
       *[other] { $store } seeds
    } in store, so the move starts with a seed placed in the front row
    .label = starts in the back row
",
)
.risky(fix::repair_fix);
