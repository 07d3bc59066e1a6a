//! The board in a few plain lines, as South sees it: for findings and repairs.

use super::rows::{Row, brackets, rows};
use crate::engine::{Pit, Position, Side};
use crate::words::{self, Lang};
use std::fmt::Write;

/// Draws a position; `over` says whether its game is over. `[6]` is a functional house, `(3)` a dormant one, `{4}` a blocked
/// pit, `.` an empty one.
///
/// ```
/// use kibao::{engine::KIBAO, words::Lang, render::board};
/// let drawn = "
///        8   7   6   5   4   3   2   1
///   b   .   .   .   .   .   .   .   .    North, 22 in store
///   a   .   2   2  [6]  .   .   .   .
///   A   .   .   .   .  [6]  2   2   .
///   B   .   .   .   .   .   .   .   .    South, 22 in store, to move
///        1   2   3   4   5   6   7   8
/// ";
/// assert_eq!(board(Lang::En, &KIBAO.start(), false), drawn[1..]);
/// ```
#[must_use]
pub fn board(lang: Lang, position: &Position, over: bool) -> String {
    let mut out = String::new();
    let numbers = |numbers: &mut dyn Iterator<Item = u8>| numbers.map(|n| format!("{n:>4}")).collect::<String>();
    let _ = writeln!(out, "    {}", numbers(&mut (1..=8).rev()));
    for Row { side, back, letter, pits } in rows(false) {
        let _ = write!(out, "  {letter} ");
        for pit in pits {
            let _ = write!(out, "{:>4}", cell(position, side, pit));
        }
        if back {
            let to_move = position.turn == side && !over;
            let _ = write!(out, "   {}", words::beside_board(lang, side, position.board.store(side), to_move));
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
    }
    let _ = writeln!(out, "    {}", numbers(&mut (1..=8)));
    out
}

/// A pit in four columns; a one-digit number is in the third column.
fn cell(position: &Position, side: Side, pit: Pit) -> String {
    let seeds = position.board.ring(side).get(pit);
    let number = if seeds == 0 { ".".to_owned() } else { seeds.to_string() };
    match brackets(position, true, side, pit) {
        Some((open, close, _)) => format!("{open}{number}{close}"),
        None => format!("{number} "),
    }
}
