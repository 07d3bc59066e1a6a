//! An opinion that is not joined to its move.
//!
//! ## What it does
//!
//! Reports `!`, `?`, `!!`, `??`, `!?` or `?!` with a blank between the move and the sign.
//!
//! ## Why
//!
//! The sign is an opinion on the move before it. After a blank, other programs take it for another move.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* ! a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<*! a6<;
//! ```
//!
//! ## Fix safety
//!
//! Safe: the blank is removed.
//!
//! ## Source
//!
//! `kibao`'s own, based on the signs of chess records.

use super::{Check, Finding, Fix, Report};
use crate::notation::DOUBT;
use crate::source::{Edit, Span};

pub(super) const CHECK: Check = Check::warning(
    "N109",
    "opinion-apart",
    "
opinion-apart = the opinion `{ $written }` is not joined to its move
    .label = an opinion on the move before
    .help = join it to the move
",
)
.fixed(joined);

fn joined(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let at = finding.span.start;
    let entries = report.replay.game.rounds.iter().flat_map(|round| &round.entries);
    let before = entries.take_while(|entry| entry.span.start < at).last()?;
    let opinion = before.opinion?.signs();
    // Punctuation between the two is a finding of its own, and is taken out first.
    let apart = Span { start: before.span.end, end: at };
    // A sign of doubt between the two goes behind the opinion.
    let between = Some(apart.of(report.text()).trim()).filter(|it| it.is_empty() || *it == DOUBT)?;
    Some(Fix::safe(vec![Edit::new(
        Span { start: before.span.end, end: finding.span.end },
        format!("{opinion}{between}"),
    )]))
}
