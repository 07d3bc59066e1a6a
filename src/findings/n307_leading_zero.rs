//! A zero before a number.
//!
//! ## What it does
//!
//! Reports the number of a round or of a pit that is written with a zero before it, as in `01:` or `A06<`.
//!
//! ## Why
//!
//! The number is certain, but other programs and a search for `A6<` do not find it.
//!
//! ## Example
//!
//! ```text
//! 01: A06<* a6<;
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
//! Safe: the zero is removed.
//!
//! ## Source
//!
//! K, appendix: the pits are numbered 1 to 8, and a line starts with the number of the round.

use super::{Check, Finding, Fix, Report, fix};
use crate::source::Edit;

pub(super) const CHECK: Check = Check::warning(
    "N307",
    "leading-zero",
    "
leading-zero = `{ $written }`{ at-place } has a leading zero
    .label = leading zero
    .help = write the number without the zero
",
)
.fixed(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let game = &report.replay.game;
    let round = fix::round_at(game, finding.span.start).and_then(|index| game.rounds.get(index));
    match round.and_then(|round| round.number).filter(|number| number.span == finding.span) {
        Some(number) => Some(Fix::safe(vec![Edit::new(number.span, number.value?.to_string())])),
        None => fix::plain(report, finding),
    }
}
