//! Two games without anything between them.
//!
//! ## What it does
//!
//! Reports a game that begins with round 1 directly after the last round of another, without a head line or a blank line.
//! The game before is over by play, by a `#`, or by a comment that speaks of its end.
//!
//! ## Why
//!
//! The two are read as two games, but a reader of the file has to look twice to see where the second begins.
//!
//! ## Example
//!
//! ```text
//! 1: A7>* a7>*; South resigned
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A7>* a7>*; South resigned
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Safe: a blank line between the games changes neither.
//!
//! ## Source
//!
//! `kibao`'s own: a blank line or a head line separates two games in a file.

use super::{Check, Finding, Fix, Report};
use crate::source::Edit;

pub(super) const CHECK: Check = Check::warning(
    "N205",
    "games-run-together",
    "
games-run-together = another game begins here, without a head or a blank line after the one before, which is over
    .label = another game
    .help = put a blank line before this round

games-run-together-head = the head line `{ $written }` follows the `;` of a round directly; another game begins here
    .label = another game
    .help = put a blank line before it
",
)
.fixed(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let before = report.text().get(..finding.span.start as usize)?;
    let on_the_line = before.rsplit(['\n', '\r']).next().unwrap_or_default();
    let lines = if on_the_line.trim().is_empty() { "\n" } else { "\n\n" };
    Some(Fix::safe(vec![Edit::insert(finding.span.start, lines)]))
}
