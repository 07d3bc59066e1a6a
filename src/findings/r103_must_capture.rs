//! A move without capture, where a capture is possible.
//!
//! ## What it does
//!
//! Reports a move that does not begin with a capture, although another move would.
//!
//! ## Why
//!
//! Capturing is compulsory: a player who can begin with a capture must do so, but may choose among several captures.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a7<*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: if the move fits after an earlier move is changed to play the house, the house sign is added there. Otherwise
//! there is no fix: the help lists the captures, but the move that was played must be looked up.
//!
//! ## Source
//!
//! K 1.4.1, 1.5.1; R, "Harvesting".

use super::{Check, fix};

pub(super) const CHECK: Check = Check::error(
    "R103",
    "must-capture",
    "
# $few: whether the list of pits is short enough for the label, `yes` or `no`.
must-capture = { not-legal }: the move must begin with a capture, which is possible from { $pits }
    .label = { $few ->
        [yes] captures nothing; { $pits } would
       *[no] captures nothing
    }
",
)
.risky(fix::repair_fix);
