//! An opening with the wrong number of seeds.
//!
//! ## What it does
//!
//! Reports a position text whose seeds, on the board and in both stores, do not add up.
//!
//! ## Why
//!
//! Bao is played with 64 seeds, and none is ever lost. With any other number some pit or store is wrong in the record,
//! and every move after it would be checked in a position that never occurred.
//!
//! ## Example
//!
//! ```text
//! opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 21 22 | T T | 255 | 0 ]
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: count again.
//!
//! ## Source
//!
//! K 2.1; R, "Game setup"; H, "Aufbau".

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "H107",
    "opening-seeds",
    "
# $wrong is `missing` or `too-many`, $by how many seeds are.
opening-seeds = the opening cannot be used: { $reason }; the game is not checked
    .label = wrong number of seeds
    .help = count every pit and both stores again: { $by ->
            [one] { $by } seed
           *[other] { $by } seeds
        } { $wrong ->
            [missing] missing
           *[too-many] too many
        }
",
);
