//! A round that is commented out.
//!
//! ## What it does
//!
//! Reports a line of comment whose text is itself a round of a game.
//!
//! ## Why
//!
//! Somebody took moves out of the record but left them readable, mostly because the game no longer replayed at that
//! point. The moves are not checked; the real cause is likely to stand a little above.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6<;
//! %2: A4> a7<*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<;
//! ; the rest of the record was lost
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: where every other move of the game replays, the sign is taken away if the game still replays then. Whether
//! these moves were played cannot be known.
//!
//! ## Source
//!
//! The records of 1994, in which rounds are switched off with `%`.

use super::{Check, Finding, Fix, Mend, Problem, Report, Severity, fix};
use crate::notation::{ProblemKind, TokenKind};
use crate::source::{Edit, Span};

pub(super) const CHECK: Check = Check {
    code: "N104",
    name: "round-in-comment",
    severity: Severity::Warning,
    file: include_str!("n104_round_in_comment.rs"),
    reports: |problem| matches!(problem, Problem::Text(ProblemKind::RoundInComment)),
    fix: Mend::Unsafe(mended),
};

fn mended(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let game = &report.replay.game;
    let comment = fix::comment_at(game, finding.span).filter(|_| fix::is_certain(report))?;
    let mut start = comment.text.start;
    while let Some(token) = fix::token_before(game, start)
        && matches!(token.kind, TokenKind::Space | TokenKind::CommentSign)
    {
        start = token.span.start;
    }
    let words = comment.text.of(report.text);
    let signs = words.len() - words.trim_start_matches([';', '%', ' ']).len();
    let end = Span::new(0, signs).end + comment.text.start;
    let line = if comment.own_line { "" } else { "\n" };
    Some(Fix::risky(vec![Edit::new(Span { start, end }, line)]))
}
