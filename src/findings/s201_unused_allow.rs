//! A comment that allows something that is not found.
//!
//! ## What it does
//!
//! Reports an `allow` entry in a comment `kibao: allow …` that suppresses nothing: there is no finding of that code in the
//! round of the comment, or in the game if the comment is before the rounds.
//!
//! ## Why
//!
//! Such a comment is left over from a fault that has been fixed, or is at the wrong round. It would hide the next fault of
//! that kind. Findings about a file as a whole (`E`) belong to no game and cannot be allowed in one.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6<; kibao: allow M101 the scorer wrote no signs
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
//! There is no fix: remove the comment, or move it to the round it belongs to.
//!
//! ## Source
//!
//! `kibao`'s own.

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "S201",
    "unused-allow",
    "
# $word is what the comment allows.
unused-allow = the comment allows `{ $word }`, but nothing of the kind is found here
    .label = allows nothing
    .help = remove it, or put it at the round it belongs to; findings about a file cannot be allowed in a game
",
);
