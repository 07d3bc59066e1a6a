//! Text in UTF-16.
//!
//! ## What it does
//!
//! Reports a file in which every character takes two bytes, as some Windows programs save it under the name
//! "Unicode".
//!
//! ## Why
//!
//! Many tools take such a file for a binary one: searching, comparing and version control fail on it.
//!
//! ## Example
//!
//! ```text
//! 1 00 3A 00 20 00 41 00 36 00 3C 00 2A 00 ...
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
//! Safe: the file is written as UTF-8, with the same characters.
//!
//! ## Source
//!
//! `kibao`'s own: the canonical form is UTF-8.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::warning(
    "E105",
    "utf-16",
    "
utf-16 = the file is UTF-16, which many tools cannot read
    .label = UTF-16
    .help = `kibao fmt` writes UTF-8
",
)
.rewritten(fix::file_rewrite);
