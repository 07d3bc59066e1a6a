//! A full stop, colon, comma or HTML tag after a move.
//!
//! ## What it does
//!
//! Reports `.`, `:` or `,` directly after a move, an HTML tag such as `<br>` there, and a second `;` after a round.
//!
//! ## Why
//!
//! It has no meaning there, and other programs reject the move because of it.
//!
//! ## Example
//!
//! ```text
//! 1: A6<*, a6<;
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
//! Safe: it is removed.
//!
//! ## Source
//!
//! K, appendix: two moves are separated by a space.

use super::{Check, Finding, Fix, Report, fix};
use crate::notation::TokenKind;
use crate::source::{Edit, Span};

pub(super) const CHECK: Check = Check::warning(
    "N301",
    "stray-punctuation",
    "
stray-punctuation = stray { $sign } that has no meaning here
    .label = no meaning here
    .help = remove it
",
)
.fixed(|report, finding| Some(fixed(report, finding)));

fn fixed(report: &Report<'_>, finding: &Finding) -> Fix {
    let game = &report.replay.game;
    let Span { start, end } = finding.span;
    let before = fix::before_space(game, start);
    let spaced = fix::after_space(game, end) > end;
    let next = fix::token_at(game, end).map(|token| token.kind);
    let closes = next.is_none_or(|kind| matches!(kind, TokenKind::Semicolon | TokenKind::LineEnd | TokenKind::Stray));
    // Words that it separates then need a blank; words with a blank already need only one.
    let (start, text) = match (before < start, spaced || closes) {
        (true, true) => (before, ""),
        (false, false) => (start, " "),
        _ => (start, ""),
    };
    Fix::safe(vec![Edit::new(Span { start, end }, text)])
}
