//! A note among the moves of a round.
//!
//! ## What it does
//!
//! Reports a note before or between the moves of a round, such as `(0:05)` or `{good}`. It is kept as a remark of the
//! round, and the moves continue after it. Other words are read in this way only before the move that is due.
//!
//! ## Why
//!
//! A comment comes after the `;` of the round. Programs that do not know this form lose the moves after the note.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* (0:05) a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<; (0:05)
//! ```
//!
//! ## Fix safety
//!
//! Safe: the note is put after the `;` of the round.
//!
//! ## Source
//!
//! K, appendix: comments may follow the semicolon.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::warning(
    "N108",
    "remark-among-moves",
    "
remark-among-moves = the note `{ $written }` is among the moves of the round
    .label = read as a remark
    .help = write it after the `;` of the round
",
)
.fixed(fix::closing_fix);
