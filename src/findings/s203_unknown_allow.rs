//! A comment for `kibao` that is not understood.
//!
//! ## What it does
//!
//! Reports a comment that begins with `kibao:` and continues with a word other than `allow`, or allows something that is
//! not the name of a check. Codes (`N104`), beginnings of codes (`N1`) and names (`round-in-comment`) are understood,
//! several of them separated by commas.
//!
//! ## Why
//!
//! The comment does nothing, and its author believes that it does.
//!
//! ## Example
//!
//! ```text
//! 1: A6< a6<; kibao: allow missing-marks the scorer wrote no signs
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6< a6<; kibao: allow missing-mark the scorer wrote no signs
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: `kibao explain --list` shows every code and name.
//!
//! ## Source
//!
//! `kibao`'s own.

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "S203",
    "unknown-allow",
    "
# $near is a code or name that is perhaps meant, or `none`.
unknown-allow = the comment allows `{ $word }`, which is not the name of a finding
    .label = no known finding
    .help = { $near ->
        [none] `kibao explain --list` shows every code and name
       *[other] perhaps `{ $near }` is meant; `kibao explain --list` shows every code and name
    }

unknown-allow-nothing = the comment does not say which finding it allows
    .label = no known finding
    .help = `kibao explain --list` shows every code and name

unknown-allow-word = a comment that begins with `kibao:` must continue with `allow`, not with `{ $word }`
    .label = not understood
    .help = write it as in `; kibao: allow N104 the scorer's own sign`, or begin the comment with another word
",
);
