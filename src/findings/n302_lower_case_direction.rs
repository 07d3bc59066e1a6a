//! A small `l` or `r` for a direction.
//!
//! ## What it does
//!
//! Reports a direction written `l` or `r` instead of `L` or `R`.
//!
//! ## Why
//!
//! A small `l` is easily mistaken for the digit one, and other programs read only the capital letter.
//!
//! ## Example
//!
//! ```text
//! 1: A6l*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6L*;
//! ```
//!
//! ## Fix safety
//!
//! Safe: the capital letter is written.
//!
//! ## Source
//!
//! The older Zanzibar notation, as in the records of 1994: `L` is left, `R` is right.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::warning(
    "N302",
    "lower-case-direction",
    "
lower-case-direction = the direction of `{ $written }`{ at-place } is a small letter instead of `L` or `R`
    .label = small letter
",
)
.fixed(fix::plain);
