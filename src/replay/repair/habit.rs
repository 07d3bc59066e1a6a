//! Habits by which a whole record may be written differently. Each is tested by one replay of the words under it.
//!
//! Such a cause explains all moves at once, so it costs less than a few changes of moves. The habits in [`READINGS`] may also
//! begin at a later round, because scorers change their seats.

use super::record::{Record, Word};
use crate::engine::{Hand, Kind, Phase, RuleSet, Side, State};
use crate::notation::{Partial, RowLetter};
use crate::replay::game::Replay;
use crate::replay::resolve::{Resolved, resolve};

/// A habit by which a whole record is written differently from other records.
///
/// ```
/// assert_eq!(kibao::replay::Habit::Seat.name(), "other-seat");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Habit {
    /// `<` and `>` are exchanged.
    Directions,
    /// Pits are counted from the other end.
    Pits,
    /// Both: as seen from the other seat.
    Seat,
    /// The letters of the front row and the back row are exchanged.
    Rows,
    /// `<` and `>` are exchanged in the back row.
    BackDirections,
    /// The direction of a capture in kunamua is that of the sowing, not the kichwa where it starts.
    SowingDirection,
    /// The house sign is never written.
    HouseUnwritten,
    /// The first column is North's.
    Columns,
    /// The side that is recorded as North began, so that it is South.
    NorthBegan,
    /// The lines are not in the order of their numbers.
    Order,
}

impl Habit {
    /// Its name in the output for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Directions => "directions-exchanged",
            Self::Pits => "pits-from-the-other-end",
            Self::Seat => "other-seat",
            Self::Rows => "rows-exchanged",
            Self::BackDirections => "back-row-directions-exchanged",
            Self::SowingDirection => "direction-of-sowing",
            Self::HouseUnwritten => "house-sign-unwritten",
            Self::Columns => "columns-exchanged",
            Self::NorthBegan => "north-began",
            Self::Order => "order-of-numbers",
        }
    }
}

const SOUTH: Option<Side> = Some(Side::South);
const NORTH: Option<Side> = Some(Side::North);

/// The habits that change single words, each with the side whose words it changes; `None` for both.
pub(super) const READINGS: [(Habit, Option<Side>); 19] = [
    (Habit::Directions, None),
    (Habit::Directions, SOUTH),
    (Habit::Directions, NORTH),
    (Habit::Pits, None),
    (Habit::Pits, SOUTH),
    (Habit::Pits, NORTH),
    (Habit::Seat, None),
    (Habit::Seat, SOUTH),
    (Habit::Seat, NORTH),
    (Habit::Rows, None),
    (Habit::Rows, SOUTH),
    (Habit::Rows, NORTH),
    (Habit::BackDirections, None),
    (Habit::BackDirections, SOUTH),
    (Habit::BackDirections, NORTH),
    (Habit::SowingDirection, None),
    (Habit::SowingDirection, SOUTH),
    (Habit::SowingDirection, NORTH),
    (Habit::HouseUnwritten, None),
];

/// Reads a word that is written by a habit.
pub(super) fn read(written: &Partial, habit: Habit, state: &State, rules: &RuleSet) -> Partial {
    let turned = written.hand.map(Hand::other);
    let pit = 9 - written.pit;
    match habit {
        Habit::Directions => Partial { hand: turned, ..*written },
        Habit::Pits => Partial { pit, ..*written },
        Habit::Seat => Partial { pit, hand: turned, ..*written },
        Habit::Rows => Partial { row: written.row.map(|row| RowLetter { back: !row.back, ..row }), ..*written },
        Habit::BackDirections if written.row.is_some_and(|row| row.back) => Partial { hand: turned, ..*written },
        Habit::SowingDirection if state.position.phase() == Phase::Kunamua => {
            let captures = |written: &Partial| match resolve(state, rules, written) {
                Resolved::Unique(played, _) => played.kind == Kind::Capture,
                _ => false,
            };
            let other = Partial { hand: turned, ..*written };
            if captures(&other) { other } else { *written }
        }
        _ => *written,
    }
}

/// The words by the habits that change their order or columns, if the record may have been written by them.
pub(super) fn reordered(replay: &Replay<'_>, record: &Record) -> Vec<(Habit, Vec<Word>)> {
    let words = &record.words;
    let mut found = Vec::new();
    if words.first().is_some_and(|first| first.column == Side::South) {
        // The first move of each round is North's.
        let mut exchanged = words.clone();
        for word in &mut exchanged {
            word.column = word.column.other();
        }
        exchanged.sort_by_key(|word| (word.round, word.column.index()));
        found.push((Habit::Columns, exchanged));
    }
    if words.first().is_some_and(|first| first.column == Side::North) {
        let flip = |word: &Word| {
            let other = |it: Partial| Partial { row: it.row.map(|row| RowLetter { north: !row.north, ..row }), ..it };
            Word { written: word.written.map(other), column: word.column.other(), ..*word }
        };
        found.push((Habit::NorthBegan, words.iter().map(flip).collect()));
    }
    let number = |word: &Word| replay.game.rounds.get(word.round).and_then(|round| round.number?.value);
    if words.iter().all(|word| number(word).is_some()) {
        let mut sorted = words.clone();
        sorted.sort_by_key(number);
        let follows = sorted
            .chunks(2)
            .enumerate()
            .all(|(index, round)| round.iter().all(|word| number(word).is_some_and(|it| it as usize == index + 1)));
        if follows && sorted.iter().zip(words).any(|(one, other)| one.index != other.index) {
            found.push((Habit::Order, sorted));
        }
    }
    found
}
