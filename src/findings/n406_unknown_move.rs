//! A move that the record leaves open.
//!
//! ## What it does
//!
//! Reports `[illegible]` or `?` in the place of a move, a move of which a part cannot be read, such as `A?<`, and
//! several readings of one, such as `8|3`. If only one legal move fits the moves after it, that move is named and played,
//! and the moves after it are checked.
//!
//! ## Why
//!
//! Nobody knows what was played. Where the moves after it allow several moves or none, nothing after it is replayed;
//! `kibao repair` says how probable each is.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a?<;
//! 2: A3> a5<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a5<;
//! 2: A3> a5<;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe: the only move that fits is written in brackets, as one that the editor supplies (N114). The record may have another
//! mistake, and then another move was played.
//!
//! ## Source
//!
//! `kibao`'s own, based on the brackets and question marks of editors of old texts.

use super::{Check, Finding, Fix, Report};
use crate::notation::print::bracketed;
use crate::replay::name;
use crate::source::Edit;

pub(super) const CHECK: Check = Check::error(
    "N406",
    "unknown-move",
    "
unknown-move = { this-move } is left open by the record
    .label = not known
    .help = { how-a-move-is-written }

# $only is the move.
unknown-move-fits = { this-move } is left open by the record; only `{ $only }` fits the moves after it
    .label = only `{ $only }` fits
    .help = write `[{ $only }]`: brackets are for a move that you supply
",
)
.risky(supplied);

fn supplied(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    let replay = &report.replay;
    let ply = report.ply(finding).filter(|ply| ply.is_inferred())?;
    let name = name(&replay.before(ply)?, ply.played()?, replay.dialect).write(replay.dialect);
    Some(Fix::risky(vec![Edit::new(ply.span, bracketed(&name))]))
}
