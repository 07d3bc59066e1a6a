//! A byte order mark at the start.
//!
//! ## What it does
//!
//! Reports a file that begins with the invisible sign U+FEFF, which some editors put before the text.
//!
//! ## Why
//!
//! UTF-8 does not need it, and other tools take it for part of the first word.
//!
//! ## Example
//!
//! ```text
//! <EF BB BF>title: Final
//! ```
//!
//! ## Use instead
//!
//! ```text
//! title: Final
//! ```
//!
//! ## Fix safety
//!
//! Safe: the file is written without it. No visible character changes.
//!
//! ## Source
//!
//! `kibao`'s own: the canonical form is UTF-8 without a mark.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::info(
    "E106",
    "byte-order-mark",
    "
byte-order-mark = the file begins with an invisible byte order mark (U+FEFF)
    .label = an invisible mark
    .help = `kibao fmt` writes the file without it
",
)
.rewritten(fix::file_rewrite);
