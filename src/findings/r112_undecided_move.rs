//! A move so long that the check of it was stopped.
//!
//! ## What it does
//!
//! Reports a move that had not ended when the limit of sowings for judging one move was reached (`max-sowings`, by
//! default 67,108,864). It is neither proven endless nor known to end.
//!
//! ## Why
//!
//! Nobody has carried out such a move by hand, so the record is likely to be wrong here. It is treated like an
//! endless move, but reported as what it is: not decided.
//!
//! ## Example
//!
//! ```text
//! opening: [ 3 0 0 0 0 9 0 0 | 0 0 5 0 0 0 0 2 | 0 3 2 0 5 8 1 0 | 5 2 7 4 0 1 4 3 | 0 0 | F F | 255 | 0 ]
//! notation: kibao
//!
//! 1: A3>*; (in a custom rule set with a small max-sowings)
//! ```
//!
//! ## Use instead
//!
//! ```text
//! opening: [ 3 0 0 0 0 9 0 0 | 0 0 5 0 0 0 0 2 | 0 3 2 0 5 8 1 0 | 5 2 7 4 0 1 4 3 | 0 0 | F F | 255 | 0 ]
//! notation: kibao
//!
//! 1: A2<*;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix. A custom rule set with a larger `max-sowings` may decide it.
//!
//! ## Source
//!
//! K 1.5.6, which asks for a definition of "endless" before the game; the limit is `kibao`'s own.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "R112",
    "undecided-move",
    "
undecided-move = { this-move } had not ended when judging it was stopped; it counts as endless, but that is not proven
    .label = judging stopped
    .help = a custom rule set with a larger `max-sowings` may decide it

undecided-move-illegal = { not-decided }: it had not ended after { $sowings ->
        [one] { $sowings } sowing
       *[other] { $sowings } sowings
    }, where judging it was stopped, and is treated as endless
    .label = neither ended nor proven endless
",
);
