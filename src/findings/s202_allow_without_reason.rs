//! A comment that allows a finding without saying why.
//!
//! ## What it does
//!
//! Reports a comment `kibao: allow …` with nothing after the codes. The findings are allowed all the same: neither reported
//! nor counted. A move that is not legal may be allowed like anything else; the game is no more valid for it.
//!
//! ## Why
//!
//! Whoever reads the record later must know why something is as it is: a finding that is allowed without a reason looks like
//! one that somebody did not want to see.
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

use super::{Check, FixKind, Severity};

pub(super) const CHECK: Check = Check {
    code: "S202",
    name: "allow-without-reason",
    severity: Severity::Warning,
    words: "
allow-without-reason = the comment allows a finding without a reason
    .label = a reason belongs here
    .help = say why after the code, as in `; kibao: allow N104 the scorer's own sign`
",
    file: include_str!("s202_allow_without_reason.rs"),
    own: None,
    fix: FixKind::None,
};
