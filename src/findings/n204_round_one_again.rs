//! Round 1 again in the middle of a game.
//!
//! ## What it does
//!
//! Reports a round with the number 1 after other rounds, without a blank line before it although the first game
//! is not over.
//!
//! ## Why
//!
//! Perhaps a second game starts here and the two have run together; perhaps it is only a slip of the number. It is
//! read as one game.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6<;
//! 1: A4>;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<;
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Safe if every move replays as one game: the number is corrected, and those counted on from it. Otherwise there is
//! no fix: put a blank line before the second game, or correct the number.
//!
//! ## Source
//!
//! `kibao`'s own: a blank line or a head line separates two games in a file.

use super::{Check, Finding, Fix, Report, fix};

pub(super) const CHECK: Check = Check::warning(
    "N204",
    "round-one-again",
    "
round-one-again = the number 1 comes again after other rounds; it is read as the same game
    .label = 1 again
    .help = put a blank line before it if another game begins here; otherwise correct the number
",
)
.fixed(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    fix::renumbered(report, finding).filter(|_| fix::is_certain(report)).map(Fix::safe)
}
