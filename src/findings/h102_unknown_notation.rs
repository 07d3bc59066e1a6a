//! A notation that is not known.
//!
//! ## What it does
//!
//! Reports a head line `notation:` that names neither `kibao` nor `zanzibar`. The dialect is then found from the
//! signs of the moves.
//!
//! ## Why
//!
//! The head line was meant to determine how `>` is read, but does not.
//!
//! ## Example
//!
//! ```text
//! notation: algebraic
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! notation: kibao
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: write one of the two names, or remove the line.
//!
//! ## Source
//!
//! `kibao`'s own: the dialects are `kibao` and `zanzibar`.

use super::{Check, FixKind, Severity};

pub(super) const CHECK: Check = Check {
    code: "H102",
    name: "unknown-notation",
    severity: Severity::Warning,
    words: "
# $dialect is the name of the notation that is used.
unknown-notation = `{ $written }` is not a known notation; the game is read as { $dialect }
    .label = not a known notation
    .help = write `kibao` or `zanzibar`, or remove the line
",
    file: include_str!("h102_unknown_notation.rs"),
    own: None,
    fix: FixKind::None,
};
