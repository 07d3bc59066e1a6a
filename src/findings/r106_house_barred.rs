//! A move without capture out of the house.
//!
//! ## What it does
//!
//! Reports a kutakata (a move without capture) in kunamua (while seeds are placed from the store) that starts in
//! the mover's house with six seeds or more, while another front pit is occupied.
//!
//! ## Why
//!
//! A full house (nyumba) is the player's reserve. It opens a move only where it captures, or where no other front
//! pit has a seed.
//!
//! ## Example
//!
//! ```text
//! 1: A5<*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<*;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: if the move fits after an earlier move is changed to play the house, the house sign is added there. Otherwise
//! there is no fix: the help lists the legal moves, but the move that was played must be looked up.
//!
//! ## Source
//!
//! K 2.3.2, 4.2.2.1; R, "New seed".

use super::{Check, fix};

pub(super) const CHECK: Check = Check::error(
    "R106",
    "house-barred",
    "
# $seeds is `none` where it is not known.
house-barred = { not-legal }: the house (nyumba) { $pit } holds { $seeds ->
        [none] six seeds or more
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    } and may not be played without a capture while another front pit is occupied
    .label = the house may not be played
",
)
.risky(fix::repair_fix);
