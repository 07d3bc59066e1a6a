//! Unusual white space.
//!
//! ## What it does
//!
//! Reports several blanks or a tab where one blank belongs, a missing blank before a move or a comment, and blanks at the
//! start or the end of a line.
//!
//! ## Why
//!
//! It does not change the meaning, but two copies of one game differ in many lines because of it.
//!
//! ## Example
//!
//! ```text
//! 1:  A6<*   a6<;
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
//! Safe: one blank is written, or none.
//!
//! ## Source
//!
//! K, appendix: number, colon, blank, move, blank, move, semicolon.

use super::{Check, Finding, Fix, Problem, Report, fix};
use crate::notation::{ProblemKind, TokenKind};
use crate::source::{Edit, Span};

pub(super) const CHECK: Check = Check::info(
    "S101",
    "spacing",
    "
spacing = the white space here is not one plain blank between two words
    .label = white space
    .help = write one blank between two words, and none before `;` or at the start or the end of a line

spacing-missing = a blank is missing here
    .label = a blank belongs before this
    .help = write one blank before each move and each comment
",
)
.fixed(|report, finding| Some(fixed(report, finding)));

fn fixed(report: &Report<'_>, finding: &Finding) -> Fix {
    let game = &report.replay.game;
    let Span { start, end } = finding.span;
    if finding.problem == Problem::Text(ProblemKind::BlankMissing) {
        return Fix::safe(vec![Edit::insert(start, " ")]);
    }
    let line_begins = fix::starts_line(game, end);
    let closes = fix::token_at(game, end).is_none_or(|next| match next.kind {
        TokenKind::LineEnd | TokenKind::Semicolon | TokenKind::Colon => true,
        TokenKind::Stray => next.span.of(report.text()).starts_with([';', '\u{ff1b}']),
        _ => false,
    });
    let text = if line_begins || closes { "" } else { " " };
    Fix::safe(vec![Edit::new(finding.span, text)])
}
