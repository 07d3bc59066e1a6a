//! A file with nothing in it.
//!
//! ## What it does
//!
//! Reports a file that holds no character but white space.
//!
//! ## Why
//!
//! An empty file is not a record of a game. Usually something went wrong earlier: a download broke off, a scan was never
//! typed in, or the disk was full.
//!
//! ## Example
//!
//! ```text
//! (a file of 0 bytes)
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
//! There is no fix: what belongs in the file cannot be known.
//!
//! ## Source
//!
//! `kibao`'s own: a transcript is a head and rounds, or at least one of them.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "E101",
    "empty-file",
    "
empty-file = the file is empty
    .label = nothing here
    .help = check whether the right file was saved; a transcript has at least one round, as in `1: A6<* a6<;`
",
);
