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

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "H102",
    "unknown-notation",
    "
# $dialect is the name of the notation that is used.
unknown-notation = `{ $written }` is not a known notation; the game is read as { $dialect }
    .label = not a known notation
    .help = write `kibao` or `zanzibar`, or remove the line
",
);
