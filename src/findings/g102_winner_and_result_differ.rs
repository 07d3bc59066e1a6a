//! Winner and result that name different sides.
//!
//! ## What it does
//!
//! Reports a head in which `winner:` says one side and `result:` the other.
//!
//! ## Why
//!
//! A game of Bao has one winner, so one of the two lines is false.
//!
//! ## Example
//!
//! ```text
//! winner: South
//! result: 0-1
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! winner: South
//! result: 1-0
//! ending: resignation
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: if the play agrees with the winner, the result is changed to match. Otherwise there is no fix.
//!
//! ## Source
//!
//! K 1.2: the game ends with the loss of one side.

use super::{Check, Finding, Fix, Report, fix};

pub(super) const CHECK: Check = Check::error(
    "G102",
    "winner-and-result-differ",
    "
# $named: whether the head names a winner, `yes` or `no`; $name is what it says.
winner-and-result-differ = { $named ->
    [yes] the result `{ $written }` is not that of the winner, `{ $name }`
   *[no] the result `{ $written }` is not that of the winner
}
    .label = the other side
    .help = look up the result and correct the line that is wrong
",
)
.risky(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let result = &report.replay.result;
    let winner = result.outcome?.winner;
    if result.recorded == Some(winner) { fix::winner(report, finding.span, winner) } else { None }
}
