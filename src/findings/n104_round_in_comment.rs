//! A round or a move in a comment.
//!
//! ## What it does
//!
//! Reports a comment or remark that is itself a round, and each word in the form of a full move in another one: a pit
//! with a row letter or a direction. Where that very move is due and legal, N106 reports it, too.
//!
//! ## Why
//!
//! A comment may speak of moves that were not made. But moves are also removed from a record this way, usually where the
//! game no longer replays; then they are not checked, and the real cause is probably a little above.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6<; instead of a7<
//! % 2: A5>* a6>;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<; instead of pit 7
//! ; the rest of the record was lost
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: the sign before a round is removed, if every move of the game replays before and after that. The record does not
//! show whether these moves were played. There is no fix for a single move.
//!
//! ## Source
//!
//! The records of 1994, in which rounds are switched off with `%`.

use super::{Check, Finding, Fix, Problem, Report, fix};
use crate::notation::{ProblemKind, TokenKind};
use crate::source::{Edit, Span};

pub(super) const CHECK: Check = Check::warning(
    "N104",
    "round-in-comment",
    "
round-in-comment = the comment `{ $written }` is itself a round; its moves are not checked
    .label = moves in a comment
    .help = remove the comment sign if these moves were played

round-in-comment-move = the comment contains `{ $written }`, which looks like a move and is not played
    .label = a move in a comment
    .help = write it as a move of the record if it was played
",
)
.risky(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let game = &report.replay.game;
    let round = finding.problem == Problem::Text(ProblemKind::RoundInComment);
    let comment = fix::comment_at(game, finding.span).filter(|_| round && report.replay.is_whole())?;
    let mut start = comment.text.start;
    while let Some(token) = fix::token_before(game, start)
        && matches!(token.kind, TokenKind::Space | TokenKind::CommentSign)
    {
        start = token.span.start;
    }
    let words = comment.text.of(report.text());
    let signs = words.len() - words.trim_start_matches([';', '%', ' ']).len();
    let end = Span::new(0, signs).end + comment.text.start;
    let line = if comment.own_line { "" } else { "\n" };
    Some(Fix::risky(vec![Edit::new(Span { start, end }, line)]))
}
