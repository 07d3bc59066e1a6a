//! A move of which its writer was not sure.
//!
//! ## What it does
//!
//! Says that the record doubts a move: `(?)` after it, a `?` within it, as in `A5?<`, or a single `?` after it where the
//! record has no other opinions. The move is read as it is written.
//!
//! ## Why
//!
//! Where a later move cannot be played, a doubtful move is the first place to look. `kibao fmt` keeps the doubt.
//!
//! ## Example
//!
//! ```text
//! 1: A6<*(?) a6<;
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
//! There is no fix: only the source can remove the doubt.
//!
//! ## Source
//!
//! `kibao`'s own, based on the question marks of editors of old texts.

use super::Check;
use crate::notation::Reading;

pub(super) const CHECK: Check = Check::info(
    "N113",
    "doubtful-move",
    "
doubtful-move = the record doubts the move `{ $written }`; it is read as it is written
    .label = doubtful
    .help = compare it with the source; without a doubt, remove the `?`
",
)
.finds(|game| game.read_as(Reading::Doubtful));
