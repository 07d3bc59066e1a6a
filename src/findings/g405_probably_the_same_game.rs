//! Probably the same game in two records.
//!
//! ## What it does
//!
//! With `--archive`: reports a game that agrees with an earlier one in most of its moves, in pits and directions, however they
//! are written. Three in five runs of six moves must agree if the players are the same, perhaps exchanged, and four in five otherwise;
//! both games must have at least fourteen plies.
//!
//! ## Why
//!
//! Two scorers wrote one game, and one of them made a slip, left a round out or stopped early. The game counts twice, and
//! one record can correct the other.
//!
//! ## Example
//!
//! ```text
//! south: Asha
//! north: Juma
//! date: 1994-10-11
//!
//! 1: A7<* a5>;
//! 2: A6>* a7>*;
//! 3: A7>* a6<*;
//! 4: A5>+ a8>;
//! 5: A6> a5<;
//! 6: A8> a6<;
//! 7: A2< a4<;
//!
//! south: Asha
//! north: Juma
//! date: 1994-10-11
//!
//! 1: A7<* a5>;
//! 2: A6>* a7>*;
//! 3: A7>* a6<*;
//! 4: A5>+ a8>;
//! 5: A6> a5<;
//! 6: A8> a6<;
//! 7: A2< a4>;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! south: Asha
//! north: Juma
//! date: 1994-10-11
//!
//! 1: A7<* a5>;
//! 2: A6>* a7>*;
//! 3: A7>* a6<*;
//! 4: A5>+ a8>;
//! 5: A6> a5<;
//! 6: A8> a6<;
//! 7: A2< a4<;
//!
//! south: Asha
//! north: Juma
//! date: 1994-10-12
//!
//! 1: A7<* a5>;
//! 2: A6<* a6>;
//! 3: A5< a5<;
//! 4: A2< a1>*;
//! 5: A5< a5>;
//! 6: A2>* a2<;
//! 7: A4< a2<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: a person must decide which record is right.
//!
//! ## Source
//!
//! `kibao`'s own.

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "G405",
    "probably-the-same-game",
    "
# $same is how many moves agree, $plies and $others are the numbers of moves here and there.
probably-the-same-game = probably the same game as in { $earlier }: { $same } moves agree, of { $plies } here and { $others } there
    .label = most moves are the same
    .help = kibao compare shows where the two differ; keep only one, or say in a comment that they are two games
",
);
