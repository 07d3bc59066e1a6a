//! A winner that names neither side.
//!
//! ## What it does
//!
//! Reports a `winner:` or `result:` that is neither `South` or `North`, a player's name as in the head, `S` or `N`,
//! nor `1-0` or `0-1`, or that names both sides, as `1-0 North` does. Sides and words such as `wins` or `on time` may be in
//! English, Swahili, German or Czech; a remark may follow in brackets. That no result is known is written as `none`, `*`, `?`,
//! `-` or `unfinished`, in `ending:`, too.
//!
//! ## Why
//!
//! It cannot be compared with the play. Usually the name is spelled differently from `south:` or `north:`.
//!
//! ## Example
//!
//! ```text
//! south: Asha
//! north: Omar
//! winner: Ascha
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! south: Asha
//! north: Omar
//! winner: Asha
//! ending: resignation
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: the record does not show which side is meant. Leave the value empty if the winner is not known.
//!
//! ## Source
//!
//! `kibao`'s own: the values a winner may have.

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "G103",
    "unknown-winner",
    "
# $named: whether the head names both players, `yes` or `no`; $south and $north are their names.
unknown-winner = `{ $written }` names neither side as the winner
    .label = names neither side
    .help = { $named ->
        [yes] write `South`, `North`, `{ $south }` or `{ $north }`, or nothing if the winner is not known
       *[no] write `South`, `North`, or the name of a player as in the head, or nothing if the winner is not known
    }
",
);
