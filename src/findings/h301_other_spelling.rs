//! A player's name in two spellings.
//!
//! ## What it does
//!
//! With `--archive`: reports a name of `south:` or `north:` that another game has in another spelling: with other
//! capitals, accents, blanks or signs, with a title (`Bw.`, `Sheikh`), in another order, with an initial for a name, or with
//! one letter more, less or changed in a long name. The finding is at the first occurrence of the rarer spelling. Two names that
//! play each other are two persons.
//!
//! ## Why
//!
//! One player becomes two players in all tables and statistics.
//!
//! ## Example
//!
//! ```text
//! south: Said Omar
//! north: Juma
//!
//! 1: A6<* a6<;
//!
//! south: Asha
//! north: Said O.
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! south: Said Omar
//! north: Juma
//!
//! 1: A6<* a6<;
//!
//! south: Asha
//! north: Said Omar
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! Safe where `[names]` in `kibao.toml` says whose spelling it is: with `--archive --fix` that name is written in `south:`,
//! `north:` and `winner:`. Otherwise unsafe, because a person must know whether both names mean one player: the
//! commoner spelling is written. A game that would read differently with the name stays unchanged.
//!
//! ## Source
//!
//! `kibao`'s own.

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "H301",
    "other-spelling",
    "
# $here and $there are names, $one and $other the numbers of games they are in.
other-spelling = `{ $here }` (in { $one ->
        [one] { $one } game
       *[other] { $one } games
    }) may be the player that is written `{ $there }` in { $earlier } (in { $other ->
        [one] { $other } game
       *[other] { $other } games
    })
    .label = another spelling
    .help = write the name in one way if it is one person
",
)
.renamed();
