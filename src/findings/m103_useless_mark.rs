//! A star in a game without kutakata.
//!
//! ## What it does
//!
//! Reports `*` or `**` in Hus bao, where moves with and without capture are not told apart.
//!
//! ## Why
//!
//! The mark means nothing there. Perhaps the game was played by another rule set.
//!
//! ## Example
//!
//! ```text
//! rules: hus
//!
//! 1: A5>*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! rules: hus
//!
//! 1: A5>;
//! ```
//!
//! ## Fix safety
//!
//! Safe where every move of the game replays: the mark is taken out. Otherwise it is unsafe, as the rule set may be the
//! wrong one.
//!
//! ## Source
//!
//! R, "Hus bao": there is no distinction between moves with capture and without.

use super::{Check, FixKind, Severity, fix};

pub(super) const CHECK: Check = Check {
    code: "M103",
    name: "useless-mark",
    severity: Severity::Warning,
    words: "
# $rules is the name of the rule set.
useless-mark = { this-move } has a `*`, but the rules `{ $rules }` do not tell moves with and without capture apart
    .label = `*` means nothing here
",
    file: include_str!("m103_useless_mark.rs"),
    own: None,
    fix: FixKind::Text(fix::mark),
};
