//! The board as plain text, as South sees it: for findings and repairs.

use super::drawn::{MarkedBoard, draw};
use super::piece::{Look, Words, text};
use crate::engine::Position;
use crate::render::marks::Marks;
use crate::words::Lang;

/// The least number of columns for the words about the sides next to a board.
const BROAD: usize = 80;

/// A position whose game goes on, as [`draw`] draws it, in lines that fit into `width` columns with a margin; `house` says
/// whether the rule set has a house.
///
/// ```
/// use kibao::{engine::KIBAO, words::Lang, render::board};
/// let beside = board(Lang::En, &KIBAO.start(), true, 80);
/// assert!(beside.contains("\n A │   ·    ·    ·    ·   [6]   2    2    ·  │  house functional\n"), "{beside}");
/// let around = board(Lang::En, &KIBAO.start(), true, 60);
/// assert!(around.starts_with("North, 22 in store, house functional\n"), "{around}");
/// ```
#[must_use]
pub fn board(lang: Lang, position: &Position, house: bool, width: usize) -> String {
    let words = if width < BROAD { Words::Around } else { Words::Beside };
    let shown = MarkedBoard { position, house, over: false, marks: &Marks::NONE };
    draw(lang, &shown, Look { words, ..Look::default() }).iter().map(|line| text(line) + "\n").collect()
}
