//! A game that is too large.
//!
//! ## What it does
//!
//! Reports a game of more than 1 MiB (1,048,576 bytes) in a long file, and skips it. The games before and after it
//! are read. A long run of blank lines does not count, nor one of comment lines: only its first and last lines are read with the
//! game, and comments that report the end of a game, hold a move or are for `kibao`. Commands that write games or comments
//! leave out only blank lines; those that rewrite a file leave out none.
//!
//! ## Why
//!
//! No game is that long: the longest record known has some hundred rounds. Most likely the file is not a transcript, or one
//! of its lines has no end. Reading such a game as a whole would need unbounded memory.
//!
//! ## Example
//!
//! ```text
//! title: a million rounds
//!
//! 1: A6<* a6<; and so on
//! ```
//!
//! ## Use instead
//!
//! ```text
//! title: one game
//!
//! 1: A6<* a6<; and so on
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: inspect the file at this place.
//!
//! ## Source
//!
//! `kibao`'s own limit.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "E110",
    "game-too-large",
    "
game-too-large = the game that begins here is larger than one game may be (1 MiB); it was skipped
    .label = begins here
    .help = check whether lines are missing that begin other games, or whether this is a transcript
",
);
