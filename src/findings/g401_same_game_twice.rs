//! The same game twice in an archive.
//!
//! ## What it does
//!
//! With `--archive`: reports a game with exactly the moves of an earlier game, at least eight plies. The message says
//! whether the head is the same too, or in which head lines the two differ.
//!
//! ## Why
//!
//! A game that is counted twice distorts statistics and tables. Where only the head differs, one of the two is likely to
//! be false.
//!
//! ## Example
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
//! There is no fix: a person must decide which of the two to keep.
//!
//! ## Source
//!
//! `kibao`'s own.

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "G401",
    "same-game-twice",
    "
# $differ: whether the heads differ, `yes` or `no`; $heads lists the keys in which they do.
same-game-twice = { $differ ->
    [yes] the same game as in { $earlier }; only the head differs: { $heads }
   *[no] the same game as in { $earlier }, with the same head
}
    .label = the same game
    .help = keep one of them; where the head differs, look up which one is right

# Stands for the unknown keys in the list of head keys.
same-game-twice-keys = other keys
",
);
