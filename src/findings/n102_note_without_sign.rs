//! A note directly after the moves without a semicolon before it.
//!
//! ## What it does
//!
//! Reports words after the moves of a round that are not separated from them by `;`. They are kept as the comment
//! of the round. N108 reports notes between its moves.
//!
//! ## Why
//!
//! A comment starts after the semicolon. Without it other programs read the note as a third move and stop.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6< (instead of pit 5);
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<; (instead of pit 5)
//! ```
//!
//! ## Fix safety
//!
//! Safe: the round is closed first, and the note stays as its comment.
//!
//! ## Source
//!
//! K, appendix: comments may follow the semicolon.

use super::{Check, Finding, Fix, Report, fix};
use crate::notation::TokenKind;
use crate::source::{Edit, Span};

pub(super) const CHECK: Check = Check::warning(
    "N102",
    "note-without-sign",
    "
note-without-sign = the note `{ $written }` is not separated from the moves by `;`
    .label = read as a comment
    .help = write `;` after the last move, then the note
",
)
.fixed(|report, finding| Some(fixed(report, finding)));

fn fixed(report: &Report<'_>, finding: &Finding) -> Fix {
    let game = &report.replay.game;
    let Span { start, end } = finding.span;
    let mut edits = vec![Edit::new(Span { start: fix::before_space(game, start), end: start }, "; ")];
    // A sign after the note is not needed any more, unless another round follows.
    let sign = fix::token_at(game, fix::after_space(game, end)).filter(|token| token.kind == TokenKind::Semicolon);
    let last = sign.filter(|sign| fix::ends_line(game, sign.span.end));
    edits.extend(last.map(|sign| Edit::new(Span { start: end, end: sign.span.end }, "")));
    Fix::safe(edits)
}
