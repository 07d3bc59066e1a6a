//! Plays a record from a place in it.

use super::cost::{ODD_END, oddness};
use super::habit::{Habit, read};
use super::readings::MoveCosts;
use super::record::{Record, Word};
use super::setting::Setting;
use crate::engine::{Outcome, Played, Side, State};
use crate::notation::Partial;
use crate::replay::resolve::{Resolved, resolve};

/// A place in a record that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The next word.
    pub(super) at: usize,
    /// The game before the next word.
    pub(super) state: State,
    /// The cost of the changes and oddities up to here.
    pub(super) cost: u32,
    /// Whether moves are in the wrong column, because a move before them is missing or repeated.
    pub(super) shifted: bool,
    /// How the last move ended the game, if it did.
    pub(super) outcome: Option<Outcome>,
}

impl Place {
    /// The start of the record. A game may begin with North's move.
    pub(super) fn start(record: &Record, setting: &Setting) -> Self {
        let start = Self { at: 0, state: setting.start, cost: setting.cost, shifted: false, outcome: None };
        let shifted = setting.words(record).first().is_some_and(|word| is_in_other_column(word, &start));
        Self { shifted, ..start }
    }

    /// The place after a move that takes `words` words.
    pub(super) fn after(self, words: usize, played: &Played, odd: u32) -> Self {
        Self { at: self.at + words, state: played.after, cost: self.cost + odd, outcome: played.outcome, ..self }
    }

    /// The same place with the cost of a change added.
    pub(super) const fn with_cost(self, cost: u32) -> Self {
        Self { cost: self.cost + cost, ..self }
    }
}

/// The next word, as it is read in a setting.
pub(super) fn word(record: &Record, setting: &Setting, place: &Place) -> Option<Word> {
    let word = setting.words(record).get(place.at)?;
    let turn = place.state.position.turn;
    let habit = setting.reading.filter(|(_, side)| side.is_none_or(|side| side == turn));
    let Some((habit, _)) = habit else { return Some(*word) };
    let by = |written: &Partial| read(written, habit, &place.state, &setting.rules);
    Some(Word {
        written: word.written.as_ref().map(by),
        guess: word.guess.as_ref().map(by),
        other: word.other.as_ref().map(by),
        ..*word
    })
}

/// The costs of the moves that the next word may be, if it has readings.
pub(super) fn readings(record: &Record, setting: &Setting, place: &Place) -> Option<MoveCosts> {
    let given = record.readings.get(&setting.words(record).get(place.at)?.index)?;
    let turn = place.state.position.turn;
    let habit = setting.reading.filter(|(_, side)| side.is_none_or(|side| side == turn)).map(|(habit, _)| habit);
    Some(given.costs(&place.state, &setting.rules, habit))
}

/// Plays the next word unchanged, if possible: the move and the cost of its oddities.
pub(super) fn written(record: &Record, setting: &Setting, place: &Place) -> Option<(Played, u32)> {
    let word = word(record, setting, place).filter(|_| place.outcome.is_none())?;
    if is_in_other_column(&word, place) != place.shifted {
        return None;
    }
    match resolve(&place.state, &setting.rules, word.written.as_ref()?) {
        Resolved::Unique(played, _) => {
            let given = match readings(record, setting, place) {
                Some(costs) => costs.of(played.mv)?,
                None => 0,
            };
            Some((played, given + oddness(record, &word, &place.state, &played)))
        }
        Resolved::Illegal(..) | Resolved::Ambiguous(_) => None,
    }
}

/// Whether a word is not in the column of the side to move.
pub(super) fn is_in_other_column(word: &Word, place: &Place) -> bool {
    word.column != place.state.position.turn
}

/// The winner that the head records, and the side that resigned.
pub(super) fn recorded(record: &Record, setting: &Setting) -> (Option<Side>, Option<Side>) {
    let exchanged = matches!(setting.reading, Some((Habit::NorthBegan, _)));
    let of = |side: Option<Side>| if exchanged { side.map(Side::other) } else { side };
    (of(record.winner), of(record.resigned))
}

/// The outcome at the end of the record, and the cost of its oddities.
pub(super) fn end(record: &Record, setting: &Setting, place: &Place) -> (Option<Outcome>, u32) {
    let outcome = place.outcome.or_else(|| place.state.outcome(&setting.rules));
    let (winner, resigned) = recorded(record, setting);
    let odd = match (outcome, winner, resigned) {
        (Some(outcome), Some(winner), _) if outcome.winner != winner => ODD_END,
        (Some(outcome), _, Some(resigned)) if outcome.winner == resigned => ODD_END,
        (None, ..) => record.no_end,
        _ => 0,
    };
    (outcome, odd)
}

/// The order of the swapped moves of a round.
pub(super) const MOVES: [usize; 2] = [1, 0];

/// The order of a move that is swapped with the next one of its side.
pub(super) const OWN_MOVES: [usize; 3] = [2, 1, 0];

/// The order of the moves of two swapped rounds.
pub(super) const ROUNDS: [usize; 4] = [2, 3, 0, 1];

/// Plays the next words in another order, if possible: each move with the game before it, and the place after them.
pub(super) fn in_order<const N: usize>(
    record: &Record,
    setting: &Setting,
    place: &Place,
    order: &[usize; N],
) -> Option<([(State, Played); N], Place)> {
    let mut moves = [None; N];
    let mut at = *place;
    for (step, index) in moves.iter_mut().zip(order) {
        let there = Place { at: place.at + index, ..at };
        // In its new place, the word is in the column of its side.
        let shifted = is_in_other_column(setting.words(record).get(there.at)?, &there);
        let (played, odd) = written(record, setting, &Place { shifted, ..there })?;
        *step = Some((at.state, played));
        at = at.after(1, &played, odd);
    }
    let mut all = moves.into_iter().flatten();
    // All moves were played.
    let first = all.next()?;
    let mut found = [first; N];
    for (place, step) in found.iter_mut().skip(1).zip(all) {
        *place = step;
    }
    Some((found, at))
}

#[cfg(test)]
mod tests {
    use super::super::cost::{NO_END, NO_END_IN_FULL};
    use super::super::setting::settings;
    use super::*;
    use crate::engine::Reason;
    use crate::replay::Options;
    use crate::replay::repair::only;

    fn start(text: &str) -> (Record, Setting, Place) {
        let replay = only(text);
        let record = Record::of(&replay);
        let setting = settings(&replay, &record, &Options::default()).swap_remove(0);
        let place = Place::start(&record, &setting);
        (record, setting, place)
    }

    #[test]
    fn the_end_by_play_is_held_against_what_is_recorded() {
        let (mut record, setting, place) = start("1: A7>* a7>*;\n2: A8>* a6>*;\n");
        let [south, north] = [Side::South, Side::North].map(Some);
        let table = [
            (south, None, None, 0),
            (south, south, None, 0),
            (south, north, None, ODD_END),
            (north, south, None, ODD_END),
            (south, None, north, 0),
            (south, None, south, ODD_END),
            (south, south, south, ODD_END),
            (south, south, north, 0),
            (None, south, None, NO_END_IN_FULL),
            (None, None, None, NO_END_IN_FULL),
        ];
        record.no_end = NO_END_IN_FULL;
        for (won, winner, resigned, odd) in table {
            let outcome = won.map(|winner| Outcome { winner, reason: Reason::FrontRowEmpty });
            (record.winner, record.resigned) = (winner, resigned);
            let place = Place { outcome, ..place };
            assert_eq!(end(&record, &setting, &place), (outcome, odd), "{won:?} {winner:?} {resigned:?}");
        }
        record.no_end = NO_END;
        assert_eq!(end(&record, &setting, &place).1, NO_END);
    }

    #[test]
    fn a_record_that_begins_with_the_wrong_column_is_shifted() {
        let north = "opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 1 ]\n";
        assert!(!start("1: A7>* a7>*;\n").2.shifted);
        assert!(!start(&format!("{north}1: -- a7>*;\n2: A7>*;\n")).2.shifted);
        assert!(start(&format!("{north}1: a7>* A7>*;\n")).2.shifted);
    }

    #[test]
    fn nothing_is_played_after_the_end() {
        let (record, setting, place) = start("1: A7>* a7>*;\n");
        let Some((played, 0)) = written(&record, &setting, &place) else { panic!("the move fits") };
        let outcome = Some(Outcome { winner: Side::South, reason: Reason::NoMove });
        let over = place.after(1, &Played { outcome, ..played }, 3);
        assert_eq!((over.at, over.cost, over.outcome), (1, place.cost + 3, outcome));
        assert!(written(&record, &setting, &over).is_none());
        assert!(written(&record, &setting, &place.after(1, &played, 0)).is_some());
    }
}
