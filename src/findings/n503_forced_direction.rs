//! A direction that contradicts the forced one.
//!
//! ## What it does
//!
//! Reports a capture at a kichwa (an end pit of the front row) or kimbi (the pit beside it) with the direction of
//! the farther kichwa. The move is played with the nearer one.
//!
//! ## Why
//!
//! Seeds captured there must be sown from the nearer kichwa, so only one move can be meant. The sign names the other
//! direction, perhaps because the scorer thought of the whole path of the seeds.
//!
//! ## Example
//!
//! ```text
//! opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 2 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 20 | T T | 255 | 0 ]
//!
//! 1: A7<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 2 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 20 | T T | 255 | 0 ]
//!
//! 1: A7>;
//! ```
//!
//! ## Fix safety
//!
//! Safe if every move of the game replays: the forced direction is written. Otherwise it is unsafe, because the pit may be
//! wrong. There is no fix for a move that cannot be played at all.
//!
//! ## Source
//!
//! K 1.4.5; R, "Move with capture".

use super::{Check, Finding, Fix, Report, fix};

pub(super) const CHECK: Check = Check::warning(
    "N503",
    "forced-direction",
    "
# $pit may be `none`. $kichwa is `left`, `right` or `none`: the end of the front row where the captured seeds start.
forced-direction = { this-move } has the wrong direction: seeds captured at { $pit ->
        [none] this pit
       *[other] { $pit }
    } start from the nearer end of the front row, { $kichwa ->
        [left] the left kichwa
        [right] the right kichwa
       *[none] its kichwa
    }
    .label = the other direction is forced

# $kichwa is the end of the front row that is forced, `left` or `right`.
forced-direction-illegal = { not-legal }: seeds captured at { $pit } must start from the nearer end of the front row, { $kichwa ->
        [left] the left kichwa
       *[right] the right kichwa
    }
    .label = { $kichwa ->
        [left] starts from the left end
       *[right] starts from the right end
    }
",
)
.fixed(fixed);

fn fixed(report: &Report<'_>, finding: &Finding) -> Option<Fix> {
    fix::word(report, finding, |written, full| written.hand = Some(full.hand))
}
