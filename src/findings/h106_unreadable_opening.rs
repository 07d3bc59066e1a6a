//! An opening that cannot be read.
//!
//! ## What it does
//!
//! Reports a head line `opening:` that is neither `official`, `novice` nor a position text.
//!
//! ## Why
//!
//! Without the position at the start no move of the game can be checked. The game is kept, but not replayed.
//!
//! ## Example
//!
//! ```text
//! opening: as always
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: official
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix. If the line is removed, the game starts from the opening of its rule set.
//!
//! ## Source
//!
//! `kibao`'s own: the position text, as `kibao show` and `kibao json` write it.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "H106",
    "unreadable-opening",
    "
# $reason is one of the messages opening-error-… below. $official is a position text.
unreadable-opening = the opening cannot be used: { $reason }; the game is not checked
    .label = cannot be read
    .help = the official opening, for example, is `{ $official }`

# $value is what the head says.
unreadable-opening-unknown = the opening `{ $value }` is neither `official` nor `novice` nor a position text; the game is not checked
    .label = no known opening
    .help = { unreadable-opening.help }
",
);
