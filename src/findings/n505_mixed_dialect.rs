//! Signs of both dialects in one game.
//!
//! ## What it does
//!
//! Reports, once in a game, the first sign of the other dialect: `L` or `R` in the kibao dialect, `<` or `+` in the
//! zanzibar dialect.
//!
//! ## Why
//!
//! The sign `>` means "right" in the one and "plays the house" in the other. If both kinds are in one game, a
//! `>` may have been meant either way.
//!
//! ## Example
//!
//! ```text
//! 1: A6<* a6L;
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
//! Unsafe: the moves in the other notation are written in the notation of the game. Look at every `>` first, or name the
//! notation in a head line `notation:`.
//!
//! ## Source
//!
//! K, appendix, for `<`, `>` and `+`; the older Zanzibar notation for `L`, `R` and `>`.

use super::{Check, Fix, Report, fix};
use crate::source::Edit;

pub(super) const CHECK: Check = Check::warning(
    "N505",
    "mixed-dialect",
    "
# $other and $own are names of notations.
mixed-dialect = { this-move } has a sign of the { $other } notation, while the game is read as { $own }
    .label = { $other } notation
",
)
.risky(|report, _| Some(fixed(report)));

fn fixed(report: &Report<'_>) -> Fix {
    let dialect = report.replay.dialect;
    let foreign =
        report.replay.plies.iter().filter_map(|ply| Some((ply.span, ply.written.filter(|it| it.foreign.is_some())?)));
    let edits = foreign.map(|(span, written)| Edit::new(span, fix::write(&written, dialect)));
    Fix::risky(edits.collect())
}
