//! The board in a few plain lines, as South sees it: for findings and repairs.

use crate::engine::{House, Pit, Position, Side};
use crate::findings::words::{self, Lang};
use std::fmt::Write;

/// Draws a position, whose game may be over: `[6]` is a functional house, `(3)` a dormant one, `{4}` a blocked pit, `.` an empty one.
///
/// ```
/// use kibao::{engine::KIBAO, findings::words::Lang, render::board};
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
    let rows = [(Side::North, true), (Side::North, false), (Side::South, false), (Side::South, true)];
    for (side, back) in rows {
        let _ = write!(out, "  {} ", letter(side, back));
        for place in 1..=8 {
            let number = if side == Side::North { 9 - place } else { place };
            let pit = if back { Pit::back(number) } else { Pit::front(number) };
            let cell = pit.map_or_else(String::new, |pit| cell(position, side, pit));
            let _ = write!(out, "{cell:>4}");
        }
        if back {
            let _ = write!(
                out,
                "   {}",
                words::beside_board(lang, side, position.board.store(side), position.turn == side && !over)
            );
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
    }
    let _ = writeln!(out, "    {}", numbers(&mut (1..=8)));
    out
}

pub(super) const fn letter(side: Side, back: bool) -> char {
    match (side, back) {
        (Side::South, false) => 'A',
        (Side::South, true) => 'B',
        (Side::North, false) => 'a',
        (Side::North, true) => 'b',
    }
}

/// A pit in four columns; a number of one digit stands in the third.
fn cell(position: &Position, side: Side, pit: Pit) -> String {
    let seeds = position.board.ring(side).get(pit);
    let number = if seeds == 0 { ".".to_owned() } else { seeds.to_string() };
    if position.turn == side && position.block == Some(pit) {
        return format!("{{{number}}}");
    }
    match position.board.house(side) {
        House::Functional if pit == Pit::HOUSE => format!("[{number}]"),
        House::Dormant if pit == Pit::HOUSE => format!("({number})"),
        _ => format!("{number} "),
    }
}
