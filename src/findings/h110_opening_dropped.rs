//! An opening with rights that the rule set does not know.
//!
//! ## What it does
//!
//! Reports a position text with an owned house, or a blocked pit, for a rule set without house or blocking. The
//! game is replayed without them.
//!
//! ## Why
//!
//! Either the flags were copied without thought, or the game was played by another rule set.
//!
//! ## Example
//!
//! ```text
//! rules: kujifunza
//! opening: [ 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 0 0 | T T | 255 | 0 ]
//!
//! 1: A1>;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! rules: kujifunza
//! opening: [ 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]
//!
//! 1: A1>;
//! ```
//!
//! ## Fix safety
//!
//! Safe if the rule set is right: write `F F` for the houses and 255 for the block.
//!
//! ## Source
//!
//! R, "Bao la Kujifunza" and "Hus bao".

use super::{Check, Problem, Severity};
use crate::replay::ProblemKind;

pub(super) const CHECK: Check = Check {
    code: "H110",
    name: "opening-dropped",
    severity: Severity::Warning,
    file: include_str!("h110_opening_dropped.rs"),
    reports: |problem| matches!(problem, Problem::Play(ProblemKind::OpeningDropped)),
};
