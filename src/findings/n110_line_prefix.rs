//! Something before the text of the lines that is not part of the record.
//!
//! ## What it does
//!
//! Reports what mail programs, chats, lists and tables put before a line: `> `, `[12:03] `, `28/11/2026, 12:03 - Asha: `,
//! a bullet, the bar of a table, the name of a player before a move. It is reported once a game, at the first such line.
//!
//! ## Why
//!
//! It is not part of the record, but other programs take it for one.
//!
//! ## Example
//!
//! ```text
//! > 1: A6<* a6<;
//! > 2: A4> a6>;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<;
//! 2: A4> a6>;
//! ```
//!
//! ## Fix safety
//!
//! Safe: it is taken off all lines of the game, but for names of the wrong player (N111).
//!
//! ## Source
//!
//! `kibao`'s own: records arrive by mail, in chats and in tables.

use super::{Check, Finding, Fix, Mend, Report, Severity};
use crate::notation::{Game, ProblemKind, TokenKind};
use crate::source::{Edit, Span};

pub(super) const CHECK: Check = Check {
    code: "N110",
    name: "line-prefix",
    severity: Severity::Warning,
    file: include_str!("n110_line_prefix.rs"),
    own: None,
    fix: Mend::Text(taken_off),
};

fn taken_off(report: &Report<'_>, _: &Finding) -> Option<Fix> {
    let game = &report.replay.game;
    // A name that is wrong stays where it can be seen.
    let prefixes = game.tokens.iter().filter(|token| token.kind == TokenKind::Prefix && !is_wrong(game, token.span));
    let edits: Vec<Edit> = prefixes.map(|token| Edit::new(token.span, "")).collect();
    (!edits.is_empty()).then(|| Fix::safe(edits))
}

/// Whether the name of the wrong player is in a prefix.
pub(super) fn is_wrong(game: &Game, prefix: Span) -> bool {
    let from = game.problems.partition_point(|it| it.span.start < prefix.start);
    let mut within = game.problems.get(from..).unwrap_or_default().iter().take_while(|it| it.span.start < prefix.end);
    within.any(|it| it.kind == ProblemKind::WrongPlayer)
}
