//! A comment says "bao hamna", and the game is not over.
//!
//! ## What it does
//!
//! Reports the words `bao hamna` ("there is no game any more") in a comment, where after the last move both sides
//! can still play.
//!
//! ## Why
//!
//! Either moves are missing at the end, or a move of the record differs from the move that was played.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6<; Bao hamna
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<; to be continued
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: what happened at the end must be looked up.
//!
//! ## Source
//!
//! R, "End of game": the winner calls out "bao hamna".

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "G203",
    "not-over",
    r#"
not-over = the comment says "bao hamna" (the game is over), but after the last move the game goes on
    .label = not over
    .help = check whether moves are missing at the end, or whether a move is recorded wrongly
"#,
);
