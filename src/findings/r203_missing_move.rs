//! The move of one side is missing.
//!
//! ## What it does
//!
//! Reports a move in one side's column when it is the other side's turn.
//!
//! ## Why
//!
//! The sides move in turn. Without the missing move the position is not known, and the rest of the game cannot be
//! checked. If North moves first, `--` is written for South's move in round 1.
//!
//! ## Example
//!
//! ```text
//! 1: A6<*;
//! 2: A4>;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! 1: A6<* a6<;
//! 2: A4>;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: which move is missing must be looked up.
//!
//! ## Source
//!
//! K 1.5.5; K, appendix: a round is South's move and North's move.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "R203",
    "missing-move",
    "
# $turn: the side whose move is missing.
missing-move = { $turn ->
    [south] South's move is missing: `{ $written }`{ at-place } is in North's place, but it is South's turn
   *[north] North's move is missing: `{ $written }`{ at-place } is in South's place, but it is North's turn
}
    .label = { $turn ->
        [south] it is South's turn
       *[north] it is North's turn
    }
    .help = { $turn ->
        [south] look up South's move and write it in its place
       *[north] look up North's move and write it in its place
    }

# The game starts with North to move.
missing-move-first = the game starts with North to move, and `{ $written }`{ at-place } is in South's place
    .label = it is North's turn
    .help = write `--` for South's move: `1: -- { $written }`

# A move of North, first in a separate round.
missing-move-own-round = North's move `{ $written }`{ at-place } is in South's place, in a separate round
    .label = it is North's turn
    .help = write it after South's move, in the round before
",
);
