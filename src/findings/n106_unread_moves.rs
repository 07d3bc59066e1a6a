//! Moves that were not read.
//!
//! ## What it does
//!
//! Reports words in the form of a full move, a pit with a row letter or a direction, that were not played: in a line or
//! note that is neither round nor comment; and in a comment or remark where that very move is due and legal, and the
//! record has no legal move in its place.
//!
//! ## Why
//!
//! Without these moves the record is not verified, even if all others are right. The game does not count as valid, and no
//! fix or rewriting turns the words into a comment.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6<;
//! Then A4> was played.
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
//! There is no fix: write the moves as a round. If they were not played, begin the line with `;`; if such a move is
//! due and legal, describe it in other words, or allow the finding with a reason.
//!
//! ## Source
//!
//! `kibao`'s own: a verifier that skips a move has verified nothing.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "N106",
    "unread-moves",
    "
unread-moves = { $moves ->
    [one] `{ $written }` contains a word that looks like a move and was not read
   *[other] `{ $written }` contains { $moves } words that look like moves and were not read
}
    .label = not read
    .help = write them as a round, for example `12: A5> a6>; comment`, or begin the line with `;` if they were not played

unread-moves-legal = `{ $written }` is a legal move at this place, but it is in a comment and was not read
    .label = not read
    .help = write it as a move of the round if it was played
",
);
