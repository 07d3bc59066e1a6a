//! The position where the record begins is not known.
//!
//! ## What it does
//!
//! Says that the head has `opening: unknown`. The moves are read and counted, but none of them is judged.
//!
//! ## Why
//!
//! Of some games only a later part is left. In a position that is not known, no move is right or wrong.
//!
//! ## Example
//!
//! ```text
//! opening: unknown
//!
//! 12: A5< a6<;
//! 13: A2> a7>;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
//!
//! 12: A3<+ a5<;
//! 13: A8> a2<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: only another source can tell the position.
//!
//! ## Source
//!
//! `kibao`'s own: no move is checked in a position that is not known.

use super::Check;

pub(super) const CHECK: Check = Check::info(
    "H112",
    "unknown-opening",
    "
unknown-opening = the opening is unknown; the moves are read and counted, but not judged
    .label = no position
    .help = write the position here as `kibao show` prints it, if another source tells it
",
);
