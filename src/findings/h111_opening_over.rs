//! An opening in which the game is over.
//!
//! ## What it does
//!
//! Reports a position text in which one side has already lost.
//!
//! ## Why
//!
//! No move can follow. The position is likely to be the last one of the game, or the side to move is the wrong one
//! (0 is South, 1 is North).
//!
//! ## Example
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 0 0 0 0 0 0 | 3 3 3 3 3 3 3 3 | 1 1 1 1 1 1 1 1 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A1>;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 4 4 4 4 4 3 3 4 | 0 0 0 0 0 0 2 0 | 3 3 3 3 3 3 3 3 | 1 1 1 1 1 1 1 1 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A4>;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: write the position at the start of the game.
//!
//! ## Source
//!
//! K 1.2; R, "End of game"; H, "Spielende".

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "H111",
    "opening-over",
    "
# $outcome is a whole sentence, one of the messages outcome-….
opening-over = the game is over at its opening: { $outcome }
    .label = the game is over here
    .help = write the position at the start of the game; the last number is the turn, 0 for South and 1 for North
",
);
