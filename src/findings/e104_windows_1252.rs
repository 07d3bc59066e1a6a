//! Text in the old Western encoding.
//!
//! ## What it does
//!
//! Reports a file that is not UTF-8 and was therefore read as Windows-1252, which includes Latin-1.
//!
//! ## Why
//!
//! The old encodings do not say which one they are. The next reader may guess another one and see other letters in
//! the players' names.
//!
//! ## Example
//!
//! ```text
//! south: Ren<E9>       (one byte E9 for the last letter)
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! south: Ren<C3 A9>    (the two bytes of UTF-8)
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Safe: the file is written as UTF-8, with the characters that every command reads in it. Another old encoding cannot be
//! distinguished from this one, so letters that look wrong on the screen are wrong in the file, too.
//!
//! ## Source
//!
//! `kibao`'s own: the canonical form is UTF-8.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::warning(
    "E104",
    "windows-1252",
    "
windows-1252 = the file is not UTF-8; it was read as Windows-1252, the old Western encoding
    .label = not UTF-8
    .help = `kibao fmt` writes UTF-8; look at the accented letters first
",
)
.rewritten(fix::file_rewrite);
