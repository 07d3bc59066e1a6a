//! A star in a game without kutakata.
//!
//! ## What it does
//!
//! Reports `*` or `**` in Hus bao, which does not distinguish moves with and without capture.
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
//! Safe if every move of the game replays: the mark is removed. Otherwise it is unsafe, because the rule set may be the
//! wrong one.
//!
//! ## Source
//!
//! R, "Hus bao": there is no distinction between moves with capture and without.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::warning(
    "M103",
    "useless-mark",
    "
# $rules is the name of the rule set.
useless-mark = { this-move } has a `*`, but the rules `{ $rules }` do not distinguish moves with and without capture
    .label = `*` means nothing here
",
)
.fixed(fix::mark);
