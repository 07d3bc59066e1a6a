//! A head line that occurs twice.
//!
//! ## What it does
//!
//! Reports a known key that occurs in the head a second time. The first line counts; both are kept.
//!
//! ## Why
//!
//! Two values for one thing cannot both be right, unless they are the same.
//!
//! ## Example
//!
//! ```text
//! date: 1994-10-11
//! date: 1994-10-12
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! date: 1994-10-11
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: a repetition with the same value is removed. If the values differ, there is no fix, because the record does not
//! show which is right.
//!
//! ## Source
//!
//! `kibao`'s own: of a repeated key the first counts.

use super::{Check, Finding, Fix, Problem, Report, fix};
use crate::notation::ProblemKind;
use crate::source::{Edit, Span};

pub(super) const CHECK: Check = Check::warning(
    "H104",
    "repeated-key",
    "
repeated-key = the key `{ $written }` occurs already; the first line with it counts
    .label = a second time
    .help = keep the line that is right
",
)
.risky(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let (game, text) = (&report.replay.game, report.text());
    let Problem::Text(ProblemKind::RepeatedKey { first }) = finding.problem else { return None };
    let head = |key: Span| game.heads.get(game.heads.partition_point(|head| head.key.start < key.start));
    let (first, again) = (head(first)?, head(finding.span)?);
    let bare = again.comment.is_none() && again.below.is_empty();
    if !bare || first.value.of(text) != again.value.of(text) || !fix::starts_line(game, again.key.start) {
        return None;
    }
    let (start, end) = (fix::before_space(game, again.key.start), fix::line_end(game, again.key.start));
    // The line goes with its end.
    let end = fix::token_at(game, end).map_or(end, |token| token.span.end);
    Some(Fix::risky(vec![Edit::new(Span { start, end }, "")]))
}
