//! A blocked pit that cannot be blocked.
//!
//! ## What it does
//!
//! Reports a position text that names as blocked a pit without a seed or a pit of the back row, or any pit while there are
//! seeds in store.
//!
//! ## Why
//!
//! Kutakatia (a block) lies on an occupied front pit of the side to move, after a move that leaves both stores empty.
//! Most likely the number is wrong: it counts from 0, so that 0 to 7 mean the front pits 1 to 8, and 255 means no block.
//!
//! ## Example
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 1 3 0 0 0 0 0 0 | 0 0 0 4 4 4 0 0 | 0 0 | F F | 7 | 0 ]
//!
//! 1: A2>*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 1 3 0 0 0 0 0 0 | 0 0 0 4 4 4 0 0 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A2>*;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: correct the number, or write 255.
//!
//! ## Source
//!
//! K 5.1; Z 4.1; R, "Blocking".

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "H109",
    "opening-block",
    "
opening-block = the opening cannot be used: { $reason }; the game is not checked
    .label = the blocked pit
    .help = write 0 to 7 for an occupied front pit 1 to 8 of the side to move, or 255 for none
",
);
