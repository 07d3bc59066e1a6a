//! The record says that the side that won by play resigned, or lost in another way.
//!
//! ## What it does
//!
//! Reports a comment like `A resigns` or `Asha lost on time`, or such an `ending:`, about the side that wins by the moves
//! of the record.
//!
//! ## Why
//!
//! A side that has won does not resign. The comment or a move is wrong; as comments are free text, it may also
//! speak of something else.
//!
//! ## Example
//!
//! ```text
//! opening: [ 6 6 6 6 5 5 5 5 | 0 0 0 1 0 0 0 0 | 0 2 0 1 0 0 0 0 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A2>; South resigns
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 6 6 6 6 5 5 5 5 | 0 0 0 1 0 0 0 0 | 0 2 0 1 0 0 0 0 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A2>; well played
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
    "G202",
    "resignation-against-play",
    "
resignation-against-play = { $loser ->
    [south] the record says here that { $ended }, but by play South won
   *[north] the record says here that { $ended }, but by play North won
}
    .label = { $loser ->
        [south] South won by play
       *[north] North won by play
    }
    .help = check whether the comment speaks of something else, or whether a move is recorded wrongly
",
);
