//! A winner is named, but play does not end.
//!
//! ## What it does
//!
//! Notes a game whose head names the winner, although after the last move both sides can still play and neither the head nor a
//! comment says how the game ended.
//!
//! ## Why
//!
//! The last lines of a sheet are lost easily. More often the loser has resigned, and the record does not say so.
//!
//! ## Example
//!
//! ```text
//! winner: south
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! winner: south
//!
//! 1: A6<* a6<; North resigns
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: what happened at the end must be looked up.
//!
//! ## Source
//!
//! `kibao`'s own: the end of play is compared with the head.

use super::Check;

pub(super) const CHECK: Check = Check::info(
    "G204",
    "no-end",
    "
# $written is the winner as the head names it.
no-end = the head says that `{ $written }` won, but after the last move both sides can still play, and no word says how the game ended
    .label = play does not end
    .help = check whether moves are missing at the end; if somebody resigned, write for example `ending: resignation`
",
);
