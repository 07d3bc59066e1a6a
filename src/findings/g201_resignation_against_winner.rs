//! The record says that its winner resigned, or lost in another way.
//!
//! ## What it does
//!
//! Reports a comment like `A resigns` or `Asha lost on time`, or such an `ending:`, about the side that wins by the head.
//!
//! ## Why
//!
//! A player who resigns or does not come has lost. The comment or the head is wrong; as comments are free text, it may
//! also speak of something else.
//!
//! ## Example
//!
//! ```text
//! winner: South
//!
//! 1: A6<* a6<; South resigns
//! ```
//!
//! ## Use instead
//!
//! ```text
//! winner: South
//!
//! 1: A6<* a6<; North resigns
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: which of the two is true must be looked up.
//!
//! ## Source
//!
//! R, "End of game": a player may give up.

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "G201",
    "resignation-against-winner",
    "
# $loser: the side that lost by the ending that is reported; $ended is one of the messages ended-….
resignation-against-winner = { $loser ->
    [south] the record says here that { $ended }, but the head says that South won
   *[north] the record says here that { $ended }, but the head says that North won
}
    .label = { $loser ->
        [south] South won by the head
       *[north] North won by the head
    }
    .help = look up the result and correct the comment or the head
",
);
