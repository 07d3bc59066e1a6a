//! What a search has found, put in order and told from the start of the game to its end.

use super::candidate::{Agreement, Candidate, Change, Cost, Edit, Mended};
use super::search::{Goal, Made, Search};
use super::setting::Setting;
use super::walk::{Place, end, in_other_column, written};
use crate::engine::{Outcome, Side};
use crate::notation::Partial;
use crate::replay::ProblemKind;
use crate::replay::marks::{wrong_mark, wrong_win};

/// How many candidates are told of at most.
const MOST: usize = 100;

/// How much a change of a record that replays must set right beyond its cost.
const WORTH: u32 = 100;

/// The candidates of a search, best first. Of those that mend the game the same way the cheapest stays.
pub(super) fn ranked(search: &Search<'_>) -> Vec<Candidate> {
    let sound = search.goals.iter().filter(|goal| goal.made.is_empty()).map(|goal| goal.cost).min();
    let mut goals: Vec<&Goal> = search.goals.iter().filter(|goal| !goal.made.is_empty()).collect();
    if let Some(sound) = sound {
        goals.retain(|goal| goal.cost + WORTH <= sound);
    }
    goals.sort_by_key(|goal| (goal.cost, goal.made.len(), goal.made.first().map(|made| made.index)));
    let mut found: Vec<(Candidate, u32)> = Vec::new();
    for goal in goals {
        let Some(candidate) = candidate(search, goal) else { continue };
        if !found.iter().any(|(known, _)| same_game(known, &candidate)) {
            found.push((candidate, goal.odd));
        }
        if found.len() == MOST {
            break;
        }
    }
    let odd = found.iter().map(|(_, odd)| *odd).min().unwrap_or(0);
    let cost = |candidate: Candidate| Candidate { cost: Cost(candidate.cost.0 - odd), ..candidate };
    found.into_iter().map(|(candidate, _)| cost(candidate)).collect()
}

fn same_game(one: &Candidate, other: &Candidate) -> bool {
    let step = |it: &Mended| (it.before, it.played.mv);
    one.game.len() == other.game.len() && one.game.iter().map(step).eq(other.game.iter().map(step))
}

/// Plays a mended game from its start.
fn candidate(search: &Search<'_>, goal: &Goal) -> Option<Candidate> {
    let record = search.record;
    let setting = search.settings.get(goal.setting)?;
    let mut telling = Telling { search, setting, place: None, game: Vec::new(), edits: Vec::new(), odd_marks: 0 };
    let start = Place { at: 0, state: setting.start, cost: 0, odd: 0, shifted: false, outcome: None };
    let shifted = record.words.first().is_some_and(|word| in_other_column(word, &start));
    telling.place = Some(Place { shifted, ..start });
    for made in &goal.made {
        telling.up_to(made.index)?;
        telling.make(made)?;
    }
    telling.up_to(record.words.len())?;
    let place = telling.place?;
    let (outcome, _) = end(record, setting, &place);
    let against = |side: Option<Side>, is: fn(Outcome, Side) -> bool| {
        side.map(|side| outcome.is_none_or(|outcome| is(outcome, side)))
    };
    let agreement = Agreement {
        winner: against(record.winner, |outcome, side| outcome.winner == side),
        resignation: against(record.resigned, |outcome, side| outcome.winner != side),
        odd_marks: telling.odd_marks,
    };
    Some(Candidate { cost: Cost(goal.cost), edits: telling.edits, game: telling.game, agreement })
}

/// A mended game as far as it is told.
struct Telling<'s> {
    search: &'s Search<'s>,
    setting: &'s Setting,
    place: Option<Place>,
    game: Vec<Mended>,
    edits: Vec<Edit>,
    odd_marks: usize,
}

impl Telling<'_> {
    /// Plays the written moves up to a word.
    fn up_to(&mut self, index: usize) -> Option<()> {
        while self.place?.at < index {
            let place = self.place?;
            let (played, odd) = written(self.search.record, self.setting, &place)?;
            self.play(Mended { from: Some(place.at), changed: false, before: place.state, played });
            self.place = Some(place.after(1, &played, odd));
        }
        Some(())
    }

    fn play(&mut self, mended: Mended) {
        let word = mended.from.and_then(|from| self.search.record.words.get(from)?.written);
        self.odd_marks += word.map_or(0, |word| self.odd(&word, &mended));
        self.game.push(mended);
    }

    /// How many marks of a word do not fit what is played.
    fn odd(&self, word: &Partial, mended: &Mended) -> usize {
        let mark = wrong_mark(word, &mended.played, self.search.record.dialect);
        let mark = mark.is_some_and(|kind| !matches!(kind, ProblemKind::BlockMarkHabit(_)));
        let win = wrong_win(word, &mended.played, mended.before.position.turn);
        let house = word.house && !mended.played.choice;
        usize::from(mark) + usize::from(win) + usize::from(house)
    }

    /// Makes a change.
    fn make(&mut self, made: &Made) -> Option<()> {
        let place = self.place?;
        let words = &self.search.record.words;
        let word = words.get(made.index).or(words.last())?;
        let side = place.state.position.turn;
        let edit = Edit { change: made.change.clone(), index: made.index, round: word.round + 1, side };
        let mut at = place;
        match &made.change {
            Change::Replace(_, before, played) => {
                self.play(Mended { from: Some(made.index), changed: true, before: *before, played: *played });
                at = at.after(1, played, 0);
            }
            Change::Insert(before, played) => {
                self.play(Mended { from: None, changed: true, before: *before, played: *played });
                at = at.after(0, played, 0);
            }
            Change::Delete(_) => at = Place { at: at.at + 1, ..at },
            Change::SwapMoves(moves) => at = self.swapped(at, moves, &[1, 0]),
            Change::SwapRounds(moves) => at = self.swapped(at, moves, &[2, 3, 0, 1]),
            Change::Opening(_) | Change::Rules(_) | Change::NoTakasia => {}
        }
        let shifted = words.get(at.at).is_some_and(|word| in_other_column(word, &at));
        self.place = Some(Place { shifted, ..at });
        self.edits.push(edit);
        Some(())
    }

    fn swapped(
        &mut self,
        place: Place,
        moves: &[(crate::engine::State, crate::engine::Played)],
        order: &[usize],
    ) -> Place {
        let mut at = place;
        for ((before, played), index) in moves.iter().zip(order) {
            self.play(Mended { from: Some(place.at + index), changed: false, before: *before, played: *played });
            at = at.after(1, played, 0);
        }
        at
    }
}
