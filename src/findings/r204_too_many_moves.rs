//! More than two moves in one round.
//!
//! ## What it does
//!
//! Reports a third word in the place of a move.
//!
//! ## Why
//!
//! A round is South's move and North's. The record does not show whether the third word is a move of the next
//! round, a slip that was not deleted or a note.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6< A4>;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<;
//! 2: A4>;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: start a new round before it, or move it into the comment after the semicolon.
//!
//! ## Source
//!
//! K, appendix: a round is South's move and North's move.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "R204",
    "too-many-moves",
    "
too-many-moves = { this-move } is one too many: a round holds South's move and North's
    .label = a third move
    .help = start a new round before it, or put it after the `;` if it is a note

too-many-moves-word = `{ $written }`{ at-place } is one word too many: a round holds South's move and North's
    .label = a third move
    .help = start a new round before it, or put it after the `;` if it is a note
",
);
