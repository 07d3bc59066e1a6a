//! A comment that allows a finding without a reason.
//!
//! ## What it does
//!
//! Reports a comment `kibao: allow …` with nothing after the codes. The findings are allowed all the same: neither reported
//! nor counted. A move that is not legal may be allowed too, but this does not make the game valid.
//!
//! ## Why
//!
//! A later reader of the record needs the reason: a finding that is allowed without one looks like an error that somebody
//! wanted to hide.
//!
//! ## Example
//!
//! ```text
//! 1: A6< a6<; kibao: allow M101
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6< a6<; kibao: allow M101 the scorer wrote no signs
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: only a person knows the reason.
//!
//! ## Source
//!
//! `kibao`'s own.

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "S202",
    "allow-without-reason",
    "
allow-without-reason = the comment allows a finding without a reason
    .label = a reason belongs here
    .help = write the reason after the code, as in `; kibao: allow N104 the scorer's own sign`
",
);
