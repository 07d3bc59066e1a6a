//! A round without its closing semicolon.
//!
//! ## What it does
//!
//! Reports a round that has both moves, or is followed by another round, and is not closed by `;`.
//!
//! ## Why
//!
//! The semicolon is what ends a round. Without it a reader cannot distinguish a comment from a move, nor a whole round
//! from one that was cut off.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6<
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
//! Safe: the semicolon is written.
//!
//! ## Source
//!
//! K, appendix: the number of the round, a colon, South's move, North's move, a semicolon.

use super::{Check, Finding, Fix, Report, fix};
use crate::source::Edit;

pub(super) const CHECK: Check = Check::warning(
    "N101",
    "missing-semicolon",
    "
missing-semicolon = the round is not closed by `;` after `{ $written }`
    .label = `;` belongs after this
    .help = write `;` after the last move of the round
",
)
.fixed(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let end = finding.span.end;
    let game = &report.replay.game;
    let round = fix::round_at(game, finding.span.start).and_then(|index| game.rounds.get(index));
    // A remark after the last move goes after the `;`, with a fix of its own.
    let noted = round.is_some_and(|round| round.remarks.iter().any(|remark| remark.text.start >= end));
    (!noted).then(|| Fix::safe(vec![Edit::insert(end, ";")]))
}
