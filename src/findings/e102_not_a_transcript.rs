//! A file in which there is no game.
//!
//! ## What it does
//!
//! Reports a file with text in it, but without a single known head line or round.
//!
//! ## Why
//!
//! Such a file is not a record of a game at all, or one in a form that is not read. Nothing in it has been checked,
//! and that must not look like a clean result.
//!
//! ## Example
//!
//! ```text
//! Dear Asha, the minutes of the club follow next week.
//! ```
//!
//! ## Use instead
//!
//! ```text
//! title: Club evening
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix. If it is a record of another site, `kibao import` makes a transcript of it. Rename the file if it is not meant to be a transcript, so that it no longer ends in `.bao`.
//!
//! ## Source
//!
//! K, appendix: a transcript is a head with information about the game and a line for each round.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "E102",
    "not-a-transcript",
    "
not-a-transcript = this is not a transcript: there is no head line and no round in it
    .label = no head line and no round
    .help = a transcript has head lines such as `south: Asha`, and rounds such as `1: A6<* a6<;`

# $site is a name.
not-a-transcript-site = this is not a transcript but a record of { $site }
    .label = a record of another site
    .help = `kibao import FILE` makes a transcript of it

not-a-transcript-unread = this is not a transcript but a record of { $site }, which is not read
    .label = a record of another site
    .help = write its moves into a transcript: rounds such as `1: A6<* a6<;`
",
);
