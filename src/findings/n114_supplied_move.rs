//! A move that the editor supplied.
//!
//! ## What it does
//!
//! Says that a move is in square brackets, as in `[A5<]`: the source does not have it. It is played like any other.
//!
//! ## Why
//!
//! Readers can see which moves are the source's and which are the editor's. `kibao fmt` keeps the brackets.
//!
//! ## Example
//!
//! ```text
//! 1: [A6<*] a6<;
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
//! There is no fix: the brackets are right where the source does not have the move.
//!
//! ## Source
//!
//! `kibao`'s own, based on the brackets of editors of old texts.

use super::Check;
use crate::notation::Reading;

pub(super) const CHECK: Check = Check::info(
    "N114",
    "supplied-move",
    "
supplied-move = the move `{ $written }` is not in the source: the editor supplied it
    .label = supplied
    .help = without brackets it is a move of the source
",
)
.finds(|game| game.read_as(Reading::Supplied));
