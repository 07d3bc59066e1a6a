//! A move that never ends.
//!
//! ## What it does
//!
//! Reports a move that is proven to continue for ever: the same position occurs twice within it. Where a rule set
//! limits the seeds of one move, it also reports a move beyond that limit.
//!
//! ## Why
//!
//! Such a move is against the rules. By Rühl's rules it is allowed, but loses the game, and is not reported.
//!
//! ## Example
//!
//! ```text
//! opening: [ 3 0 0 0 0 9 0 0 | 0 0 5 0 0 0 0 2 | 0 3 2 0 5 8 1 0 | 5 2 7 4 0 1 4 3 | 0 0 | F F | 255 | 0 ]
//! notation: kibao
//!
//! 1: A3>*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 3 0 0 0 0 9 0 0 | 0 0 5 0 0 0 0 2 | 0 3 2 0 5 8 1 0 | 5 2 7 4 0 1 4 3 | 0 0 | F F | 255 | 0 ]
//! notation: kibao
//!
//! 1: A2<*;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: if the move fits after an earlier move is changed to play the house, the house sign is added there. Otherwise
//! there is no fix: the help lists the legal moves, but the move that was played must be looked up.
//!
//! ## Source
//!
//! K 1.5.6; Z 1.5a; R, "Game move".

use super::{Check, fix};

pub(super) const CHECK: Check = Check::error(
    "R111",
    "endless-move",
    "
endless-move = { not-legal }: it never ends, because the same position occurs again within the move
    .label = never ends

# $most is how many seeds may be sown in one move, or `none` where it is not known.
endless-move-limit = { not-legal }: it sows more than the { $most ->
        [none] seeds
       *[other] { $most } seeds
    } allowed in one move, and counts as endless
    .label = too long
",
)
.risky(fix::repair_fix);
