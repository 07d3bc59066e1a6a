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

use super::Check;

pub(super) const CHECK: Check = Check::info(
    "S104",
    "empty-value",
    "
# $written is the key.
empty-value = the key `{ $written }` has no value
    .label = nothing follows
    .help = write the value, or remove the line
",
)
.finds(|game| {
    game.heads.iter().filter(|head| head.known.is_some() && head.value.is_empty()).map(|head| head.key).collect()
});
