//! The rest of the game is not checked.
//!
//! ## What it does
//!
//! Says, once in a game, from which move on the moves are kept but not replayed.
//!
//! ## Why
//!
//! After a move that cannot be played the position is not known. Nothing can be said about the moves that follow,
//! neither that they are right nor that they are wrong.
//!
//! ## Example
//!
//! ```text
//! 1: A5<* a6<;
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
//! There is no fix for this finding alone: it disappears when the error before it is fixed.
//!
//! ## Source
//!
//! `kibao`'s own: no move is checked in a position that is not known.

use super::Check;

pub(super) const CHECK: Check = Check::info(
    "R205",
    "not-replayed",
    "
not-replayed = { $moves ->
    [one] { $moves } move from here on is kept but not checked, because of the error before
   *[other] { $moves } moves from here on are kept but not checked, because of the error before
}
    .label = not checked from here on
",
);
