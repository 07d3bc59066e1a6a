//! Shared by all boards: the rows in the order in which players see them, and the brackets around a pit.

use super::piece::Role;
use crate::engine::{House, Pit, Position, Side};
use crate::replay::row_letter;

/// A row of a board.
pub(super) struct Row {
    pub(super) side: Side,
    /// Whether it is the back row of its side.
    pub(super) back: bool,
    pub(super) letter: char,
    /// Its pits from left to right.
    pub(super) pits: Vec<Pit>,
}

/// The rows from top to bottom: North's at the top or, if the board is turned, South's. The owner of the lower two rows
/// counts pits from the left, the other side from the right.
pub(super) fn rows(flip: bool) -> impl Iterator<Item = Row> {
    let (top, bottom) = if flip { (Side::South, Side::North) } else { (Side::North, Side::South) };
    [(top, true), (top, false), (bottom, false), (bottom, true)].into_iter().map(move |(side, back)| {
        let mut pits: Vec<Pit> = Pit::LISTED.into_iter().filter(|pit| pit.is_front() != back).collect();
        if side == top {
            pits.reverse();
        }
        let letter = pits.first().map_or(' ', |pit| row_letter(side, *pit).letter());
        Row { side, back, letter, pits }
    })
}

/// The characters around the number of a pit: braces if it is blocked, square brackets for a functional house, round brackets
/// for a dormant one; `house` says whether the rule set has one.
pub(super) fn brackets(
    position: &Position,
    house: bool,
    side: Side,
    pit: Pit,
) -> Option<(&'static str, &'static str, Role)> {
    match position.board.house(side) {
        _ if position.turn == side && position.block == Some(pit) => Some(("{", "}", Role::Blocked)),
        House::Functional if house && pit == Pit::HOUSE => Some(("[", "]", Role::House)),
        House::Dormant if house && pit == Pit::HOUSE => Some(("(", ")", Role::House)),
        _ => None,
    }
}
