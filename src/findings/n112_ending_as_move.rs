//! A word for the ending of the game in the place of a move.
//!
//! ## What it does
//!
//! Reports `resigns`, `anajisalimu`, `gibt auf`, `vzdává` and similar words in the place of a move. The side that is to
//! move there has given up.
//!
//! ## Why
//!
//! A round holds moves; what is said about the game belongs after the `;`. Other programs read the word as a move.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* resigns;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<*; North resigns
//! ```
//!
//! ## Fix safety
//!
//! Safe: the words are put after the `;`, with the side.
//!
//! ## Source
//!
//! K, appendix: comments may follow the semicolon.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::warning(
    "N112",
    "ending-as-move",
    "
ending-as-move = `{ $written }` is in the place of a move; it is read as the end of the game
    .label = an ending
    .help = write it after the `;` of the round
",
)
.fixed(fix::closing_fix);
