//! Two results of one game in a table.
//!
//! ## What it does
//!
//! With `--archive`: reports a game of the same players on the same sides in the same event and round as an earlier one, on
//! the same day and at the same time where these are given, but with another winner.
//!
//! ## Why
//!
//! Two players meet once in a round, so a table made from these records contradicts itself. If they met several times, the
//! round, the date or the time should distinguish the games.
//!
//! ## Example
//!
//! ```text
//! south: Asha
//! north: Juma
//! event: Zanzibar Open
//! round: 2
//! winner: Asha
//!
//! 1: A7<* a5>;
//! 2: A6>* a8<*;
//! 3: A5> a3>;
//! 4: A7>* a8>*;
//!
//! south: Asha
//! north: Juma
//! event: Zanzibar Open
//! round: 2
//! winner: Juma
//!
//! 1: A6>* a6>*;
//! 2: A7<* a5<;
//! 3: A8>+ a5>+;
//! 4: A6> a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! south: Asha
//! north: Juma
//! event: Zanzibar Open
//! round: 2
//! winner: Asha
//! ending: resignation
//!
//! 1: A7<* a5>;
//! 2: A6>* a8<*;
//! 3: A5> a3>;
//! 4: A7>* a8>*;
//!
//! south: Asha
//! north: Juma
//! event: Zanzibar Open
//! round: 3
//! winner: Juma
//! ending: resignation
//!
//! 1: A6>* a6>*;
//! 2: A7<* a5<;
//! 3: A8>+ a5>+;
//! 4: A6> a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: the result must be looked up.
//!
//! ## Source
//!
//! `kibao`'s own.

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "G404",
    "other-result",
    "
# $here and $there are the names of the winners, $event and $match the event and its round.
other-result = `{ $here }` wins here, and `{ $there }` in { $earlier }: the same players in the same round, `{ $match }` of `{ $event }`
    .label = another winner
    .help = look up the result; if they met twice, distinguish the games by `round`, `date` or `time`
",
);
