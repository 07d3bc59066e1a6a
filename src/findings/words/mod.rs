//! Words for findings: the one layer in which problems become sentences.
//!
//! `facts` gathers what a sentence needs from a game (the move as written, its round, the legal moves), `cite` knows
//! where a rule is said; neither holds a word of any language. `en` holds the English ones.

mod cite;
mod en;
mod facts;
pub mod repair;

use super::{Finding, Report};
use crate::engine::{Outcome, Side};
use crate::replay::OpeningError;

/// What is wrong, in one sentence, with the rule behind it at the end.
///
/// ```
/// use kibao::{findings::{Report, words}, replay::{Options, replays}};
/// let text = "1: A6<* a7<*;\n";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// let report = Report::new(text, replay);
/// assert_eq!(
///     words::message(&report, &report.findings[0]),
///     "North's move `a7<*` in round 1 (ply 2) is not legal: the move must begin with a capture, which is possible \
///      from a5 or a6 (K 1.4.1)"
/// );
/// ```
#[must_use]
pub fn message(report: &Report<'_>, finding: &Finding) -> String {
    en::message(report, finding)
}

/// A few words for under the place.
///
/// ```
/// use kibao::{findings::{Report, words}, replay::{Options, replays}};
/// let text = "1: A1>*;\n";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// let report = Report::new(text, replay);
/// assert_eq!(words::label(&report, &report.findings[0]), "A1 is empty");
/// ```
#[must_use]
pub fn label(report: &Report<'_>, finding: &Finding) -> String {
    en::label(report, finding)
}

/// What to do about it, or what helps to see it: for a move that is not legal, the legal moves there.
///
/// ```
/// use kibao::{findings::{Report, words}, replay::{Options, replays}};
/// let text = "1: A1>*;\n";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// let report = Report::new(text, replay);
/// let help = words::help(&report, &report.findings[0]).unwrap();
/// assert_eq!(help, "the legal moves are `A6<*`, `A6>*`, `A7<*` and `A7>*`");
/// ```
#[must_use]
pub fn help(report: &Report<'_>, finding: &Finding) -> Option<String> {
    en::help(report, finding)
}

/// What is wrong with a file, or with a game beside others, in one sentence.
#[must_use]
pub fn file_message(finding: &Finding) -> String {
    en::file_message(finding)
}

/// What to do about a file, or about a game beside others.
#[must_use]
pub fn file_help(finding: &Finding) -> Option<String> {
    en::file_help(finding)
}

/// Why an opening cannot be played from.
///
/// ```
/// use kibao::{engine::Invalid, findings::words, replay::OpeningError};
/// let error = OpeningError::Position(Invalid::Seeds { found: 63, expected: 64 });
/// assert_eq!(words::opening_error(&error), "its seeds add up to 63, not to 64");
/// ```
#[must_use]
pub fn opening_error(error: &OpeningError) -> String {
    en::opening_error(error)
}

/// What to do about an opening that cannot be played from.
#[must_use]
pub fn opening_help(error: &OpeningError) -> String {
    en::opening_help(error)
}

/// How a game is over.
///
/// ```
/// use kibao::{engine::{Outcome, Reason, Side}, findings::words};
/// let outcome = Outcome { winner: Side::South, reason: Reason::FrontRowEmpty };
/// assert_eq!(words::outcome(outcome), "South wins, as North's front row is empty");
/// ```
#[must_use]
pub fn outcome(outcome: Outcome) -> String {
    en::outcome(outcome)
}

/// The name of a side: `South` or `North`.
#[must_use]
pub const fn side(side: Side) -> &'static str {
    en::side(side)
}
