//! A sign written as an HTML entity.
//!
//! ## What it does
//!
//! Reports `&lt;`, `&gt;` and similar entities in a move.
//!
//! ## Why
//!
//! The record was copied out of the source of a web page. The sign is certain, but other programs do not read it.
//!
//! ## Example
//!
//! ```text
//! 1: A6&lt;* a6&lt;;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Safe: the sign itself is written, in a word that can be read.
//!
//! ## Source
//!
//! K, appendix: the signs are `<`, `>`, `+` and `*`.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::warning(
    "N304",
    "html-entity",
    "
html-entity = `{ $written }`{ at-place } contains a sign that is written as an HTML entity
    .label = HTML entity
",
)
.fixed(fix::plain);
