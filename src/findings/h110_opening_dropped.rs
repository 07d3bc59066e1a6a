//! An opening with rights that the rule set does not know.
//!
//! ## What it does
//!
//! Reports a position text with an owned house, or a blocked pit, for a rule set without house or blocking. The
//! game is replayed without them.
//!
//! ## Why
//!
//! Either the flags were copied without thought, or the game was played by another rule set.
//!
//! ## Example
//!
//! ```text
//! opening: [ 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 0 0 | T T | 255 | 0 ]
//! rules: kujifunza
//!
//! 1: A1>;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]
//! rules: kujifunza
//!
//! 1: A1>;
//! ```
//!
//! ## Fix safety
//!
//! Unsafe, because the rule set may be the wrong one: the position is written as the rule set requires, with `F F` for the
//! houses and 255 for the block.
//!
//! ## Source
//!
//! R, "Bao la Kujifunza" and "Hus bao".

use super::{Check, Finding, Fix, Report};
use crate::notation::Key;
use crate::replay::position_text;
use crate::source::Edit;

pub(super) const CHECK: Check = Check::warning(
    "H110",
    "opening-dropped",
    "
# $rules is the name of the rule set.
opening-dropped = the opening has an owned house or a blocked pit, which the rules `{ $rules }` do not know; they are left out
    .label = house or block is left out
    .help = write `F F` for the houses and 255 for the block, or name the rule set that was played
",
)
.risky(fixed);

fn fixed(report: &Report<'_>, _: &Finding) -> Option<Fix> {
    let replay = &report.replay;
    let value = replay.game.head(Key::Opening)?.value;
    // `novice` and the like are not position texts.
    let named = value.of(report.text()).starts_with(char::is_alphabetic);
    let start = replay.start.filter(|_| !named)?;
    Some(Fix::risky(vec![Edit::new(value, position_text(&start.position).to_string())]))
}
