//! A key of the head without a value.
//!
//! ## What it does
//!
//! Reports a known key behind whose colon nothing is written.
//!
//! ## Why
//!
//! The line is kept and understood: the value is not known. It is named because a value is easily left out by mistake.
//!
//! ## Example
//!
//! ```text
//! south: Asha
//! north:
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! south: Asha
//! north: Juma
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: the record does not say what belongs there.
//!
//! ## Source
//!
//! `kibao`'s own: an empty key is kept in the canonical form.

use super::{Check, FixKind, Severity};

pub(super) const CHECK: Check = Check {
    code: "S104",
    name: "empty-value",
    severity: Severity::Info,
    words: "
# $written is the key.
empty-value = the key `{ $written }` has no value
    .label = nothing follows
    .help = write what belongs there, or leave the line out
",
    file: include_str!("s104_empty_value.rs"),
    own: Some(|game| {
        game.heads.iter().filter(|head| head.known.is_some() && head.value.is_empty()).map(|head| head.key).collect()
    }),
    fix: FixKind::None,
};
