//! A head key that is written like a known one.
//!
//! ## What it does
//!
//! Reports an unknown key of the head that differs from a known key, in English, Swahili, German or Czech, by one letter (by two
//! from eight letters on): `evnet`, `kaskazni`. The line is kept as it is written; after moves it is kept as a comment.
//!
//! ## Why
//!
//! Under a key that is not known, the name of an event, a player or a winner is not counted anywhere. After moves the line
//! does not begin the next game.
//!
//! ## Example
//!
//! ```text
//! evnet: Zanzibar Open
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! event: Zanzibar Open
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: the known key is written; the unknown one may be meant. There is no fix if the game has the
//! known key already, and none after moves, because the line would begin another game.
//!
//! ## Source
//!
//! `kibao`'s own: unknown keys are kept.

use super::{Check, Finding, Fix, Problem, Report, fix};
use crate::notation::{Key, ProblemKind};
use crate::source::Edit;

pub(super) const CHECK: Check = Check::warning(
    "H113",
    "misspelt-key",
    "
# $known is the known key.
misspelt-key = the key `{ $written }` is not known; perhaps `{ $known }` is meant
    .label = not a known key
    .help = write `{ $known }`; if `{ $written }` is meant, allow it with a comment
",
)
.risky(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    // After moves, the line would begin another game.
    if report.replay.game.rounds.first().is_some_and(|round| round.span.start < finding.span.start) {
        return None;
    }
    let Problem::Text(ProblemKind::NearKey { known }) = finding.problem else { return None };
    fix::is_free(report, finding, Key::from_name(known)).then(|| Fix::risky(vec![Edit::new(finding.span, known)]))
}
