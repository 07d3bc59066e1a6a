//! An ending that is not known.
//!
//! ## What it does
//!
//! Reports an `ending:` that does not say, in English, Swahili, German or Czech, that the game was lost by resignation, on
//! time, by an illegal move or by absence, agreed or broken off, or that says more than one of these.
//!
//! ## Why
//!
//! The reason is not counted in statistics and is not in the JSON of the game.
//!
//! ## Example
//!
//! ```text
//! winner: South
//! ending: at night
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! winner: South
//! ending: time
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: how the game ended must be looked up.
//!
//! ## Source
//!
//! `kibao`'s own: the values an ending may have.

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "G104",
    "unknown-ending",
    "
unknown-ending = `{ $written }` does not name an ending
    .label = not an ending
    .help = write `resignation`, `time`, `illegal move`, `absence`, `agreement` or `broken off`, or nothing if it is not known
",
);
