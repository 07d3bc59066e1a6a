//! No blank line between the head and the rounds.
//!
//! ## What it does
//!
//! Reports a first round on the line directly below the head.
//!
//! ## Why
//!
//! The record is understood. A blank line shows where the head ends and the game begins.
//!
//! ## Example
//!
//! ```text
//! title: Final
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! title: Final
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Safe: a blank line is put before the round.
//!
//! ## Source
//!
//! `kibao`'s own: the canonical form has one blank line there.

use super::{Check, Finding, Fix, Report, fix};
use crate::notation::{Game, TokenKind};
use crate::source::{Edit, Span};

pub(super) const CHECK: Check = Check::info(
    "S106",
    "blank-line",
    "
blank-line = there is no blank line between the head and the rounds
    .label = a blank line belongs before this
    .help = put a blank line before the first round
",
)
.finds(|game| find(game).into_iter().collect())
.fixed(|report, finding| Some(fixed(report, finding)));

/// The first round on the line directly below the head.
fn find(game: &Game<'_>) -> Option<Span> {
    let round = game.rounds.first().filter(|_| !game.heads.is_empty() && game.after_head.is_empty())?;
    let place = round.number.map(|number| number.span).or_else(|| Some(round.entries.first()?.span))?;
    let is_line_end = |at: u32| fix::token_before(game, at).filter(|token| token.kind == TokenKind::LineEnd);
    let above = is_line_end(fix::before_space(game, place.start))?;
    let blank = is_line_end(fix::before_space(game, above.span.start)).is_some();
    (!blank).then_some(place)
}

fn fixed(report: &Report<'_>, finding: &Finding) -> Fix {
    let line = fix::before_space(&report.replay.game, finding.span.start);
    Fix::safe(vec![Edit::insert(line, "\n")])
}
