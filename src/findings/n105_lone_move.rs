//! A round of one move that is not the last.
//!
//! ## What it does
//!
//! Reports a round in the middle of the game in which only one move is written, unless the play already
//! shows that a move is missing.
//!
//! ## Why
//!
//! Each round holds South's move and North's. If there is only one move, it is unclear whose it is.
//!
//! ## Example
//!
//! ```text
//! 1: A6<*;
//! 2: -- a6<;
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
//! Safe if every move replays and the next round holds North's move alone, after `--`: the two become one round.
//! Otherwise there is no fix: write the other move next to it, or `--` if no move was made.
//!
//! ## Source
//!
//! K, appendix: a round is South's move and North's move.

use super::{Check, Finding, Fix, Report, fix};
use crate::notation::EntryKind;
use crate::source::{Edit, Span};

pub(super) const CHECK: Check = Check::warning(
    "N105",
    "lone-move",
    "
lone-move = { this-move } is the only one in its round, and more rounds follow
    .label = alone in its round
    .help = write the other side's move next to it, or `--` if no move was made
",
)
.fixed(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let rounds = &report.replay.game.rounds;
    let at = fix::round_at(&report.replay.game, finding.span.start)?;
    let (round, next) = (rounds.get(at)?, rounds.get(at + 1)?);
    let [south] = *round.entries else { return None };
    let [missing, north] = *next.entries else { return None };
    let bare = round.comment.is_none() && round.below.is_empty() && missing.kind == EntryKind::Missing;
    if !bare || !fix::is_certain(report) {
        return None;
    }
    Some(Fix::safe(vec![Edit::new(Span { start: south.span.end, end: north.span.start }, " ")]))
}
