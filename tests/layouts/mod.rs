//! Layouts: random legal games written in random mixtures of the layouts that people use, and what must hold of each text.
//!
//! A layout has axes: how moves are set out in lines ([`rows`]), what stands beside and before them, in which words the
//! head is written ([`marks`]), and how games follow each other ([`text`]). Each axis is a table of named variants, and a
//! text is a function of a seed; so a failure names its seed and the layouts of its text. A text comes with the games that
//! a careful person reads in it: players and moves, by their canonical names.
//!
//! | test in [`tried`] | texts |
//! | --- | --- |
//! | `each_layout_alone` | each variant alone, in texts that are tidy but for it |
//! | `each_pair_of_layouts` | each way to set moves out with each prefix and each remark that fits it |
//! | `mixtures` | random mixtures: `KIBAO_LAYOUTS` of them, some hundreds in an ordinary run |
//! | `damaged_moves` | random mixtures in which a move is hidden, bracketed, misspelt, doubled |
//!
//! Of every text: it is read as expected and what is untidy is reported ([`checks`]); safe fixes and the canonical form change
//! no game; and every word in the form of a full move ([`words`]) is played or reported ([`account`]).

mod account;
#[cfg(test)]
mod checks;
mod draw;
mod game;
mod marks;
mod nasty;
mod rows;
mod text;
#[cfg(test)]
mod tried;
mod words;

pub(crate) use account::{accounted, kept};
use text::{Layout, Plan};

/// A mixture of layouts, in which one move is damaged where the seed is odd: the same text for the same seed.
pub(crate) fn mixture(seed: u64) -> Layout {
    let plan = Plan::random(seed);
    if seed.is_multiple_of(2) { plan.write(seed) } else { plan.write_damaged(seed) }
}
