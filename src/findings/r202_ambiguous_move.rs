//! Several legal moves fit what is written.
//!
//! ## What it does
//!
//! Reports a move without row or direction that could be more than one legal move.
//!
//! ## Why
//!
//! The moves lead to different positions, so the rest of the game cannot be checked. The program does not guess.
//!
//! ## Example
//!
//! ```text
//! 1: A6* a6<;
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
//! Unsafe: if the move fits after an earlier move is changed to play the house, the house sign is added there. Otherwise
//! there is no fix: which of the candidates was played must be looked up, or follows from the moves after it.
//!
//! ## Source
//!
//! K, appendix: what may be left out of a move, and when.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::error(
    "R202",
    "ambiguous-move",
    r#"
# $which lists them with "and", $choice with "or".
ambiguous-move = { this-move } fits { $count } legal moves: { $which }
    .label = { $count } moves fit
    .help = write the one that was played: { $choice }
"#,
)
.risky(fix::repair_fix);
