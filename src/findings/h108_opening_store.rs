//! Seeds in store, in a rule set that has none.
//!
//! ## What it does
//!
//! Reports an opening with seeds in store for a rule set in which all seeds lie on the board from the start.
//!
//! ## Why
//!
//! Bao for beginners and Hus bao have no kunamua (the phase in which seeds are placed from the store). Such a game
//! is likely to be one of another rule set.
//!
//! ## Example
//!
//! ```text
//! opening: official
//! rules: kujifunza
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: official
//! rules: kibao
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: name the rule set that was played, or correct the opening.
//!
//! ## Source
//!
//! R, "Bao la Kujifunza" and "Hus bao".

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "H108",
    "opening-store",
    "
opening-store = the opening cannot be used: { $reason }; the game is not checked
    .label = seeds in store
    .help = choose a rule set with seeds in store, such as `kibao`, or put all seeds on the board
",
);
