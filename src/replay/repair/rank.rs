//! Ranks the goals of a search and builds the repaired game of each.

use super::candidate::{Agreement, Candidate, Change, Cost, Edit, RepairedPly};
use super::record::Record;
use super::search::{Goal, PlacedStep, Search, Step};
use super::setting::Setting;
use super::walk::{MOVES, Place, ROUNDS, end, in_order, is_in_other_column, written};
use crate::engine::{Outcome, Played, Side, State};
use crate::notation::Partial;
use crate::replay::ProblemKind;
use crate::replay::marks::{wrong_mark, wrong_win};

/// The most candidates that are returned.
const MOST: usize = 100;

/// The most plies of all candidates together, except for the best one.
const MOST_PLIES: usize = 100_000;

/// The candidates of a search, best first. Of candidates with the same repaired game, only the cheapest is kept.
pub(super) fn ranked(search: &Search<'_>) -> Vec<Candidate> {
    let mut goals: Vec<&Goal> = search.goals.iter().collect();
    goals.sort_by_key(|goal| (goal.cost, goal.made.len(), goal.made.first().map(|made| made.index)));
    let mut found: Vec<(Candidate, &Goal)> = Vec::new();
    let mut plies = 0;
    // Many goals can lead to the same game, so more goals are played than candidates are kept.
    for goal in goals.into_iter().take(10 * MOST) {
        let Some(candidate) = candidate(search, goal) else { continue };
        plies += candidate.game.len();
        if !found.iter().any(|(known, it)| it.setting == goal.setting && same_game(known, &candidate)) {
            found.push((candidate, goal));
        }
        if found.len() == MOST || plies > MOST_PLIES {
            break;
        }
    }
    let odd = found.first().map_or(0, |(_, goal)| goal.odd);
    let cost = |candidate: Candidate| Candidate { cost: Cost(candidate.cost.0.saturating_sub(odd)), ..candidate };
    found.into_iter().map(|(candidate, _)| cost(candidate)).collect()
}

fn same_game(one: &Candidate, other: &Candidate) -> bool {
    let step = |it: &RepairedPly| (it.before, it.played.mv);
    one.game.len() == other.game.len() && one.game.iter().map(step).eq(other.game.iter().map(step))
}

/// Plays a repaired game from its start.
fn candidate(search: &Search<'_>, goal: &Goal) -> Option<Candidate> {
    let record = search.record;
    let setting = search.settings.get(goal.setting)?;
    let place = Place::start(record, setting);
    let mut builder = GameBuilder { record, setting, place, game: Vec::new(), edits: Vec::new(), odd_marks: 0 };
    for made in &goal.made {
        builder.play_until(made.index)?;
        builder.make(made)?;
    }
    builder.play_until(record.words.len())?;
    let (outcome, _) = end(record, setting, &builder.place);
    let against = |side: Option<Side>, is: fn(Outcome, Side) -> bool| {
        side.map(|side| outcome.is_none_or(|outcome| is(outcome, side)))
    };
    let agreement = Agreement {
        winner: against(record.winner, |outcome, side| outcome.winner == side),
        resignation: against(record.resigned, |outcome, side| outcome.winner != side),
        odd_marks: builder.odd_marks,
    };
    Some(Candidate { cost: Cost(goal.cost), edits: builder.edits, game: builder.game, agreement })
}

/// Builds a repaired game ply by ply.
struct GameBuilder<'s> {
    record: &'s Record,
    setting: &'s Setting,
    place: Place,
    game: Vec<RepairedPly>,
    edits: Vec<Edit>,
    odd_marks: usize,
}

impl GameBuilder<'_> {
    /// Plays the written moves before a word.
    fn play_until(&mut self, index: usize) -> Option<()> {
        while self.place.at < index {
            let (played, odd) = written(self.record, self.setting, &self.place)?;
            self.play(Some(self.place.at), false, (self.place.state, played));
            self.place = self.place.after(1, &played, odd);
        }
        Some(())
    }

    fn play(&mut self, from: Option<usize>, changed: bool, (before, played): (State, Played)) {
        let word = from.and_then(|from| self.record.words.get(from)?.written);
        self.odd_marks += word.map_or(0, |word| self.odd(&word, &before, &played));
        self.game.push(RepairedPly { from, changed, before, played });
    }

    /// The number of marks of a word that do not fit the played move.
    fn odd(&self, word: &Partial, before: &State, played: &Played) -> usize {
        let mark = wrong_mark(word, played, self.record.dialect);
        let mark = mark.is_some_and(|kind| !matches!(kind, ProblemKind::BlockMarkHabit(_)));
        let win = wrong_win(word, played, before.position.turn);
        let house = word.house && !played.choice;
        usize::from(mark) + usize::from(win) + usize::from(house)
    }

    /// Makes a change.
    fn make(&mut self, made: &PlacedStep) -> Option<()> {
        let place = self.place;
        let before = place.state;
        let (change, after) = match made.step {
            Step::Setting => (self.setting.change.clone()?, place),
            Step::Replace(why, mv) => {
                let played = before.advance(&self.setting.rules, mv).ok()?;
                self.play(Some(place.at), true, (before, played));
                (Change::Replace(why, before, played), place.after(1, &played, 0))
            }
            Step::Insert(mv) => {
                let played = before.advance(&self.setting.rules, mv).ok()?;
                self.play(None, true, (before, played));
                (Change::Insert(before, played), place.after(0, &played, 0))
            }
            Step::Delete(doubled) => (Change::Delete(doubled), Place { at: place.at + 1, ..place }),
            Step::SwapMoves => {
                let (moves, after) = self.swapped(&MOVES)?;
                (Change::SwapMoves(moves), after)
            }
            Step::SwapRounds => {
                let (moves, after) = self.swapped(&ROUNDS)?;
                (Change::SwapRounds(Box::new(moves)), after)
            }
        };
        let words = &self.record.words;
        let word = words.get(made.index).or(words.last())?;
        self.edits.push(Edit { change, index: made.index, round: word.round + 1, side: before.position.turn });
        let shifted = words.get(after.at).map_or(place.shifted, |word| is_in_other_column(word, &after));
        self.place = Place { shifted, ..after };
        Some(())
    }

    fn swapped<const N: usize>(&mut self, order: &[usize; N]) -> Option<([(State, Played); N], Place)> {
        let place = self.place;
        let (moves, after) = in_order(self.record, self.setting, &place, order)?;
        for (step, index) in moves.iter().zip(order) {
            self.play(Some(place.at + index), false, *step);
        }
        Some((moves, after))
    }
}
