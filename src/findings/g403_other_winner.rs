//! The same game with another winner.
//!
//! ## What it does
//!
//! With `--archive`: reports a game with exactly the moves of an earlier game, at least eight plies, whose head names
//! the other side as the winner.
//!
//! ## Why
//!
//! A game has one winner, so one of the two records is false.
//!
//! ## Example
//!
//! ```text
//! south: Asha
//! north: Juma
//! winner: Asha
//!
//! 1: A7<* a5>;
//! 2: A6>* a8<*;
//! 3: A5> a3>;
//! 4: A7>* a8>*;
//!
//! south: Asha
//! north: Juma
//! winner: Juma
//!
//! 1: A7<* a5>;
//! 2: A6>* a8<*;
//! 3: A5> a3>;
//! 4: A7>* a8>*;
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
//! 2: A6>* a8<*;
//! 3: A5> a3>;
//! 4: A7>* a8>*;
//!
//! south: Asha
//! north: Juma
//! date: 1994-10-12
//!
//! 1: A6>* a6>*;
//! 2: A7<* a5<;
//! 3: A8>+ a5>+;
//! 4: A6> a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: the winner must be looked up.
//!
//! ## Source
//!
//! K 1.2: the game ends with the loss of one side.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "G403",
    "other-winner",
    "
# $here has won here, the other side in the other game.
other-winner = { $here ->
    [south] South is the winner here, and North in the same game in { $earlier }
   *[north] North is the winner here, and South in the same game in { $earlier }
}
    .label = another winner
    .help = look up who won and correct the head that is wrong
",
);
