//! A move after the name of the other player.
//!
//! ## What it does
//!
//! Reports a move after the name of the player or side that is not to move. It is read as the move of the other side.
//!
//! ## Why
//!
//! The name is wrong, or a move is missing before this one.
//!
//! ## Example
//!
//! ```text
//! south: Asha
//! north: Juma
//!
//! Asha: A6<*
//! Asha: a6<
//! ```
//!
//! ## Use instead
//!
//! ```text
//! south: Asha
//! north: Juma
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: the record does not show whether the name is wrong or a move is missing. `kibao fmt` keeps the name
//! before its move.
//!
//! ## Source
//!
//! `kibao`'s own: in chats each move follows the name of its player.

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "N111",
    "wrong-player",
    "
wrong-player = the move follows the name `{ $written }`, but it is the other side's turn
    .label = not this player's turn
    .help = check whether a move is missing before this one; otherwise correct the name
",
);
