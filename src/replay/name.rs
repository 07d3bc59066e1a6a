//! The names of sides, pits, played moves and reasons.

use crate::engine::{Kind, Pit, Played, Reason, Side, State};
use crate::notation::{Dialect, Mark, Name, RowLetter};

/// `south` or `north`.
#[must_use]
pub const fn side_name(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}

/// Why a game is over by play, as a word for programs: `front_row_empty`, `no_move`, `singletons`, `endless`.
#[must_use]
pub const fn reason_name(reason: Reason) -> &'static str {
    match reason {
        Reason::FrontRowEmpty => "front_row_empty",
        Reason::NoMove => "no_move",
        Reason::Singletons => "singletons",
        Reason::Endless => "endless",
    }
}

/// The row letter of a side's pit.
#[must_use]
pub const fn row_letter(side: Side, pit: Pit) -> RowLetter {
    RowLetter { north: matches!(side, Side::North), back: !pit.is_front() }
}

/// A pit by its owner's letter: `A7`, `b3`.
///
/// ```
/// use kibao::{engine::{Pit, Side}, replay::pit_name};
/// assert_eq!(pit_name(Side::North, Pit::HOUSE), "a5");
/// ```
#[must_use]
pub fn pit_name(side: Side, pit: Pit) -> String {
    format!("{}{}", row_letter(side, pit).letter(), pit.number())
}

/// The full name of a played move, its marks by the habit of the dialect it is written in; never with `#`.
#[must_use]
pub fn name(before: &State, played: &Played, dialect: Dialect) -> Name {
    let block = if dialect.marks_block_on_reply() { played.under_block } else { played.creates_block };
    let mark = match (played.kind, block) {
        (Kind::Kutakata, Some(_)) => Mark::Two,
        (Kind::Kutakata, None) => Mark::One,
        (Kind::Capture | Kind::Sow, _) => Mark::None,
    };
    Name {
        row: row_letter(before.position.turn, played.mv.pit),
        pit: played.mv.pit.number(),
        hand: played.mv.hand,
        house: played.mv.safari,
        mark,
        win: false,
    }
}

/// The canonical name of a played move, in the kibao dialect.
///
/// ```
/// use kibao::engine::{Hand, KIBAO, Move, Pit, State};
/// let start = State::new(KIBAO.start());
/// let played = start.play(&KIBAO, Move::new(Pit::front(6).unwrap(), Hand::Left)).unwrap();
/// assert_eq!(kibao::replay::canonical(&start, &played), "A6<*");
/// ```
#[must_use]
pub fn canonical(before: &State, played: &Played) -> String {
    name(before, played, Dialect::KIBAO).write(Dialect::KIBAO)
}
