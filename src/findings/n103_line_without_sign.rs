//! A line that is neither head line, round nor comment.
//!
//! ## What it does
//!
//! Reports a line among the rounds that reads as none of these, such as a sentence or the heading of a table. It is kept
//! as a comment. A line with words in the form of full moves is N106.
//!
//! ## Why
//!
//! A line of comment starts with `;` or `%`. Without the sign it may be a round that was damaged: check whether moves were
//! meant by it.
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
//! Safe where every move replays: the line gets the sign of a comment. Otherwise it is unsafe, because the line may be a
//! damaged round, which must be repaired by hand.
//!
//! ## Source
//!
//! `kibao`'s own, after the records of 1994: lines of comment start with `;` or `%`.

use super::{Check, FixKind, Severity, fix};

pub(super) const CHECK: Check = Check {
    code: "N103",
    name: "line-without-sign",
    severity: Severity::Warning,
    words: "
line-without-sign = `{ $written }` is no head line, no round and no comment; it is kept as a comment
    .label = read as a comment
    .help = begin the line with `;` if it is a comment; check whether moves are lost in it
",
    file: include_str!("n103_line_without_sign.rs"),
    own: None,
    fix: FixKind::Text(|report, finding| Some(fix::comment_line(report, finding))),
};
