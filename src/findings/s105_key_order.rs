//! Keys of the head in another order.
//!
//! ## What it does
//!
//! Reports a head line that belongs before one above it: known keys have a fixed order, and unknown keys follow them.
//!
//! ## Why
//!
//! Any order is understood. If the order is the same, two heads are easy to compare, and a comparison shows only real
//! differences.
//!
//! ## Example
//!
//! ```text
//! north: Juma
//! south: Asha
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! south: Asha
//! north: Juma
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Safe: the head lines are put in order, each with its comments.
//!
//! ## Source
//!
//! `kibao`'s own: the order of the keys in the canonical form.

use super::{Check, Fix, Report, fix};
use crate::notation::{Game, print};
use crate::source::{Edit, Span};

pub(super) const CHECK: Check = Check::info(
    "S105",
    "key-order",
    "
# $written is the key.
key-order = the key `{ $written }` belongs before the one above it
    .label = belongs further up
    .help = `kibao fmt` puts known keys in their order, and unknown ones after them
",
)
.finds(find)
.fixed(|report, _| fixed(report));

/// The first head line that belongs before the one above it.
fn find(game: &Game<'_>) -> Vec<Span> {
    let late = game.heads.windows(2).find_map(|pair| match pair {
        [one, next] if print::place_of(next) < print::place_of(one) => Some(next.key),
        _ => None,
    });
    late.into_iter().collect()
}

/// The head lines in order, each with what is below it. Each must begin a line, and no round may be on the last one.
fn fixed(report: &Report<'_>) -> Option<Fix> {
    let game = &report.replay.game;
    let starts = game.heads.iter().map(|head| {
        let at = head.key.start;
        fix::starts_line(game, at).then(|| fix::before_space(game, at))
    });
    let starts: Vec<u32> = starts.collect::<Option<_>>()?;
    let last = game.heads.last()?;
    let comment = last.below.last().or(last.comment.as_ref()).map(|comment| comment.text);
    let last_line = fix::line_end(game, comment.unwrap_or(last.value).end.max(last.key.end));
    let end = fix::token_at(game, last_line)?.span.end;
    if game.rounds.first().is_some_and(|round| round.span.start < end) {
        return None;
    }
    let ends = starts.iter().skip(1).copied().chain([end]);
    let mut lines: Vec<_> = game.heads.iter().zip(starts.iter().zip(ends)).collect();
    lines.sort_by_key(|(head, _)| print::place_of(head));
    let text =
        lines.iter().map(|(_, (start, end))| Span { start: **start, end: *end }.of(report.text())).collect::<String>();
    Some(Fix::safe(vec![Edit::new(Span { start: *starts.first()?, end }, text)]))
}
