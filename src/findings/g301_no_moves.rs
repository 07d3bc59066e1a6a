//! A game without moves.
//!
//! ## What it does
//!
//! Reports a head without moves after it, even if the head or a comment gives the reason: `; Omar did not come`.
//!
//! ## Why
//!
//! There is nothing to replay. The moves may have been lost, or may be in a form that is not read.
//!
//! ## Example
//!
//! ```text
//! title: An evening in Stone Town
//! south: Asha
//! ```
//!
//! ## Use instead
//!
//! ```text
//! title: An evening in Stone Town
//! south: Asha
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix.
//!
//! ## Source
//!
//! K, appendix: a transcript is a head and a line for each round.

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "G301",
    "no-moves",
    "
# $explained: whether the head or a comment says how the game ended, `yes` or `no`.
no-moves = the game has a head, but no moves
    .label = no moves
    .help = { $explained ->
        [yes] check whether moves are missing or in a form that is not read
       *[no] check whether moves are missing or in a form that is not read; if the game was not played, give the reason, for example `ending: absence`
    }
",
);
