//! A line that looks like a head line, after moves.
//!
//! ## What it does
//!
//! Reports a line `word: text` among the rounds, with a word that is not a known key. It is kept as a comment.
//!
//! ## Why
//!
//! Head lines come before the moves. After them a known key starts the next game; an unknown word may be a comment
//! without its sign, or the head of a game with a misspelt key.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6<;
//! Remark: the clock was stopped here
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<;
//! ; Remark: the clock was stopped here
//! ```
//!
//! ## Fix safety
//!
//! Safe if every move replays: the line gets the sign of a comment. Otherwise it is unsafe, because the key of a second
//! game may be misspelt.
//!
//! ## Source
//!
//! K, appendix: the information about the game comes before the rounds.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::warning(
    "H105",
    "head-after-moves",
    "
head-after-moves = `{ $written }` looks like a head line, but follows moves and has no known key; it is kept as a comment
    .label = read as a comment
    .help = begin the line with `;` if it is a comment; correct the key if another game begins here
",
)
.fixed(|report, finding| Some(fix::comment_line(report, finding)));
