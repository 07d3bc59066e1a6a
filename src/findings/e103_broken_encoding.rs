//! Bytes that cannot be decoded.
//!
//! ## What it does
//!
//! Reports a file in which some bytes mean nothing in the file's encoding. Each such place is read as the
//! replacement sign U+FFFD.
//!
//! ## Why
//!
//! A character was lost there, usually in a name: the file was cut off, or converted twice. The file does not show
//! which character it was.
//!
//! ## Example
//!
//! ```text
//! south: Mwal�mu
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! south: Mwalimu
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: the lost characters must be typed in again from the source of the record.
//!
//! ## Source
//!
//! `kibao`'s own: files are read as UTF-8, UTF-16 or Windows-1252, and written as UTF-8.

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "E103",
    "broken-encoding",
    "
broken-encoding = some bytes of the file cannot be decoded; each such place is read as the sign U+FFFD
    .label = the first such place
    .help = compare with the source of the record and type the lost characters in again
",
);
