//! The row letter of the other side.
//!
//! ## What it does
//!
//! Reports a capital row letter on North's move or a small one on South's; once, if most of the moves have it.
//!
//! ## Why
//!
//! `A` and `B` are South's rows, `a` and `b` North's. The place in the round shows whose move it is, so the move
//! is understood; but the letter alone misleads a reader.
//!
//! ## Example
//!
//! ```text
//! 1: a6<*;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<*;
//! ```
//!
//! ## Fix safety
//!
//! Safe if every move of the game replays: the mover's letter is written. Otherwise it is unsafe, because a move may be
//! missing.
//!
//! ## Source
//!
//! K, appendix: rows `A`, `B`, `a`, `b`.

use super::{Check, Finding, Fix, Report, fix, throughout};

pub(super) const CHECK: Check = Check::warning(
    "N504",
    "row-case",
    "
# $mover has made the move.
row-case = { $mover ->
    [south] { this-move } has North's row letter, but the move is South's
   *[north] { this-move } has South's row letter, but the move is North's
}
    .label = { $mover ->
        [south] North's letter
       *[north] South's letter
    }

# $count is the number of moves.
row-case-throughout = the row letters of the two sides are exchanged: { $count } moves have the other side's letter
    .label = the first of them
    .help = the fix writes the right letter of each
",
)
.fixed(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let one = |report: &Report<'_>, finding: &Finding| fix::word(report, finding, |it, full| it.row = Some(full.row));
    throughout::fixed(report, finding, one)
}
