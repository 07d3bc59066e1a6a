//! The move of one side is not there.
//!
//! ## What it does
//!
//! Reports a move in one side's column when it is the other side's turn.
//!
//! ## Why
//!
//! The sides move in turn. Without the missing move the position is not known, and the rest of the game cannot be
//! checked. Where North moves first, `--` stands for South's move in round 1.
//!
//! ## Example
//!
//! ```text
//! 1: A6<*;
//! 2: A4>;
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
//! There is no fix: which move is missing must be looked up.
//!
//! ## Source
//!
//! K 1.5.5; K, appendix: a round is South's move and North's move.

use super::{Check, Mend, Severity};

pub(super) const CHECK: Check = Check {
    code: "R203",
    name: "missing-move",
    severity: Severity::Error,
    file: include_str!("r203_missing_move.rs"),
    own: None,
    fix: Mend::Not,
};
