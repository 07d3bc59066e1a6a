//! A key of the head without a value.
//!
//! ## What it does
//!
//! Reports a known key with nothing after its colon.
//!
//! ## Why
//!
//! The line is kept, and means that the value is not known. It is reported because a value is easily left out by mistake.
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
//! There is no fix: the record does not contain the value.
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
    .help = write the value, or remove the line
",
    file: include_str!("s104_empty_value.rs"),
    own: Some(|game| {
        game.heads.iter().filter(|head| head.known.is_some() && head.value.is_empty()).map(|head| head.key).collect()
    }),
    fix: FixKind::None,
};
