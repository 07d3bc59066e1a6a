//! A head key without its colon.
//!
//! ## What it does
//!
//! Reports a line in the place of a head line that begins with a known key, without a colon behind the key: `South Hamisi`. It is
//! kept as a comment.
//!
//! ## Why
//!
//! What the line says of the game is not counted anywhere.
//!
//! ## Example
//!
//! ```text
//! South Hamisi
//! north: Juma
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! south: Hamisi
//! north: Juma
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: the colon is inserted; the line may be a comment that begins with this word.
//!
//! ## Source
//!
//! `kibao`'s own: head lines are `key: value`.

use super::{Check, Fix};
use crate::source::Edit;

pub(super) const CHECK: Check = Check::warning(
    "H114",
    "key-without-colon",
    "
key-without-colon = `{ $written }` is a key of the head, but no colon follows it; the line is kept as a comment
    .label = the colon is missing
    .help = write `{ $written }:` if it is a head line; begin the line with `;` if it is a comment
",
)
.risky(|_, finding| Some(Fix::risky(vec![Edit::insert(finding.span.end, ":")])));
