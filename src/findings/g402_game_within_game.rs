//! A game that is the beginning of another.
//!
//! ## What it does
//!
//! With `--archive`: reports two games of which one is, move by move, the beginning of the other, with at least eight
//! plies. The finding is at the later one.
//!
//! ## Why
//!
//! The shorter record is likely to be a part of the same game: its end was lost, or it was written down while it was
//! played.
//!
//! ## Example
//!
//! ```text
//! south: Asha
//! north: Juma
//!
//! 1: A7<* a5>;
//! 2: A6>* a8<*;
//! 3: A5> a3>;
//! 4: A7>* a8>*;
//!
//! south: Asha
//! north: Juma
//!
//! 1: A7<* a5>;
//! 2: A6>* a8<*;
//! 3: A5> a3>;
//! 4: A7>* a8>*;
//! 5: A8<* a3>;
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
    "G402",
    "game-within-game",
    r#"
# This game is the shorter one. $more: how many more games hold it, or `none`.
game-within-game = this game is the first { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    } of that in { $earlier }{ $more ->
        [none] { "" }
        [one] { " " }and of { $more } other
       *[other] { " " }and of { $more } others
    }
    .label = one holds the other
    .help = check whether the shorter record is a part of the same game

# This game is the longer one.
game-within-game-holds = the first { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    } are all of the game in { $earlier }
    .label = one holds the other
    .help = check whether the shorter record is a part of the same game
"#,
);
