//! A line that is not a head line, a round or a comment.
//!
//! ## What it does
//!
//! Reports a line among the rounds that cannot be read as one of these, such as a sentence or the heading of a table. It
//! is kept as a comment. N106 reports a line with words in the form of full moves.
//!
//! ## Why
//!
//! A comment line starts with `;` or `%`. Without the sign it may be a damaged round: check whether it was meant to
//! contain moves.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6<;
//! The spectators fell silent.
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<;
//! ; The spectators fell silent.
//! ```
//!
//! ## Fix safety
//!
//! Safe if every move replays: the line gets the sign of a comment. Otherwise it is unsafe, because the line may be a
//! damaged round, which must be repaired by hand.
//!
//! ## Source
//!
//! `kibao`'s own, based on the records of 1994: comment lines start with `;` or `%`.

use super::{Check, fix};

pub(super) const CHECK: Check = Check::warning(
    "N103",
    "line-without-sign",
    "
line-without-sign = `{ $written }` is not a head line, a round or a comment; it is kept as a comment
    .label = read as a comment
    .help = begin the line with `;` if it is a comment; check whether moves are lost in it
",
)
.fixed(|report, finding| Some(fix::comment_line(report, finding)));
