//! The blocked pit is left alone by the side that blocked it.
//!
//! ## What it does
//!
//! Reports, by Rühl's rules, a move that does not capture the pit which the mover blocked the turn before, although
//! some move does.
//!
//! ## Why
//!
//! The block was a promise: the blocker must take that pit now if it can, anywhere in the course of the move. The
//! other rule sets do not ask for it.
//!
//! ## Example
//!
//! ```text
//! opening: [ 0 3 3 0 2 5 1 3 | 0 0 0 6 0 6 0 0 | 0 0 2 0 7 8 6 6 | 0 4 0 0 0 0 0 2 | 0 0 | F F | 255 | 0 ]
//! rules: ruehl
//!
//! 1: A6<** a3<*;
//! 2: B8>;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 0 3 3 0 2 5 1 3 | 0 0 0 6 0 6 0 0 | 0 0 2 0 7 8 6 6 | 0 4 0 0 0 0 0 2 | 0 0 | F F | 255 | 0 ]
//! rules: ruehl
//!
//! 1: A6<** a3<*;
//! 2: A7<;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: if the move fits after an earlier move is changed to play the house, the house sign is added there. Otherwise
//! there is no fix: if the players did not use blocking, say so in the head, `takasia: no`.
//!
//! ## Source
//!
//! R, "Blocking".

use super::{Check, fix};

pub(super) const CHECK: Check = Check::error(
    "R113",
    "blocked-pit-not-captured",
    "
# $blocked is the opponent's pit that is blocked.
blocked-pit-not-captured = { not-legal }: { $mover ->
        [south] South
       *[north] North
    } has blocked pit { $blocked } (kutakatia) and must capture it now, as that is possible
    .label = does not capture { $blocked }
",
)
.risky(fix::repair_fix);
