//! A sign other than a colon after the number of a round.
//!
//! ## What it does
//!
//! Reports `1.`, `1)` or a bare `1` where `1:` belongs.
//!
//! ## Why
//!
//! The colon is what makes the number a round's number. The full stop is usual in chess; a program for Bao may read
//! it as something else.
//!
//! ## Example
//!
//! ```text
//! 1. A6<* a6<;
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
//! Safe: the colon is written.
//!
//! ## Source
//!
//! K, appendix: a line starts with the number, then a colon.

use super::{Check, Finding, Fix, Problem, Report, fix};
use crate::notation::{EntryKind, ProblemKind, TokenKind};
use crate::source::{Edit, Span};

pub(super) const CHECK: Check = Check::warning(
    "N201",
    "round-number-mark",
    "
# $sign is the wrong sign, in backticks.
round-number-mark = { $sign } is written after the number of the round instead of `:`
    .label = `:` belongs here
    .help = write `:`

round-number-mark-missing = there is no `:` after the number `{ $written }` of the round
    .label = `:` belongs after this
    .help = write `{ $written }:`
",
)
.fixed(|report, finding| Some(fixed(report, finding)));

fn fixed(report: &Report<'_>, finding: &Finding) -> Fix {
    let game = &report.replay.game;
    let Span { start, end } = finding.span;
    let spaced = fix::after_space(game, end) > end;
    let first = fix::round_at(game, start).and_then(|index| game.rounds.get(index)).and_then(|it| it.entries.first());
    let mark = match (finding.problem.clone(), first) {
        // An empty cell of a table is a missing move.
        (Problem::Text(ProblemKind::NumberMark(Some(_))), Some(cell)) if cell.span.is_empty() => {
            let behind = fix::after_space(game, cell.span.end);
            Edit::new(Span { start, end: behind }, ": -- ")
        }
        (Problem::Text(ProblemKind::NumberMark(Some(_))), _) => Edit::new(finding.span, ":"),
        (_, Some(cell)) if cell.span.is_empty() => {
            Edit::new(Span { start: end, end: fix::after_space(game, cell.span.end) }, ": -- ")
        }
        _ => Edit::insert(end, if spaced { ":" } else { ": " }),
    };
    // With a colon before them, dots that are joined to the move would be signs of it.
    let dots = first.filter(|cell| cell.kind == EntryKind::Missing && !cell.span.is_empty()).map(|cell| cell.span.end);
    let joined = dots.filter(|dots| fix::token_at(game, *dots).is_some_and(|token| token.kind == TokenKind::Entry));
    Fix::safe(std::iter::once(mark).chain(joined.map(|at| Edit::insert(at, " "))).collect())
}
