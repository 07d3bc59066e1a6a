//! Ranks the goals of a search and builds the repaired game of each.

use super::candidate::{Agreement, Candidate, Change, Cost, Edit, RepairedPly};
use super::cost::{KEPT, Likeness, weight};
use super::record::Record;
use super::search::{Goal, PlacedStep, Search, Step};
use super::setting::Setting;
use super::walk::{MOVES, OWN_MOVES, Place, ROUNDS, end, in_order, is_in_other_column, recorded, word, written};
use crate::engine::{Outcome, Played, Side, State};
use crate::notation::Partial;
use crate::replay::ProblemKind;
use crate::replay::marks::{wrong_mark, wrong_win};

/// The most candidates that are returned.
const MOST: usize = 100;

/// The most plies of all candidates together, except for the best one.
const MOST_PLIES: usize = 100_000;

/// The candidates of a search, best first. The probabilities of all goals with the same repaired game are added up.
pub(super) fn ranked(search: &Search<'_>) -> Vec<Candidate> {
    let mut goals: Vec<&Goal> = search.goals.iter().filter(|it| it.cost <= search.best.saturating_add(KEPT)).collect();
    goals.sort_by_key(|goal| (goal.cost, goal.made.len(), goal.made.first().map(|made| made.index)));
    let mut found: Vec<(Candidate, &Goal)> = Vec::new();
    let head = |goal: &Goal| search.settings.get(goal.setting).map(|it| (it.rules, it.start));
    let mut plies = 0;
    // Many goals can lead to the same game, so more goals are played than candidates are kept.
    for goal in goals.into_iter().take(10 * MOST) {
        let Some(candidate) = candidate(search, goal) else { continue };
        plies += candidate.game.len();
        let known = found.iter_mut().find(|(known, it)| head(it) == head(goal) && same_game(known, &candidate));
        match known {
            Some((known, _)) => known.probability += candidate.probability,
            None => found.push((candidate, goal)),
        }
        if found.len() == MOST || plies > MOST_PLIES {
            break;
        }
    }
    let mut found: Vec<Candidate> = found.into_iter().map(|(candidate, _)| candidate).collect();
    found.sort_by(|one, other| other.probability.total_cmp(&one.probability).then(one.cost.cmp(&other.cost)));
    found
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
    let mut builder = GameBuilder {
        record,
        settings: search.settings,
        setting,
        place,
        game: Vec::new(),
        edits: Vec::new(),
        odd_marks: 0,
    };
    for made in &goal.made {
        builder.play_until(made.index)?;
        builder.make(made)?;
    }
    builder.play_until(record.words.len())?;
    let (outcome, _) = end(record, builder.setting, &builder.place);
    let (winner, resigned) = recorded(record, builder.setting);
    let against = |side: Option<Side>, is: fn(Outcome, Side) -> bool| {
        side.map(|side| outcome.is_none_or(|outcome| is(outcome, side)))
    };
    let agreement = Agreement {
        winner: against(winner, |outcome, side| outcome.winner == side),
        resignation: against(resigned, |outcome, side| outcome.winner != side),
        odd_marks: builder.odd_marks,
    };
    let probability = weight(goal.cost) / search.total;
    let asked = record.readings.iter().filter(|(_, it)| it.is_answer()).map(|(index, _)| *index).collect();
    Some(Candidate { cost: Cost(goal.cost), probability, edits: builder.edits, game: builder.game, agreement, asked })
}

/// Whether a change is about the setting of the record and not about its words.
const fn change_of_setting(change: &Change) -> bool {
    matches!(change, Change::Opening(_) | Change::Rules(_) | Change::NoTakasia | Change::Reading(..))
}

/// Builds a repaired game ply by ply.
struct GameBuilder<'s> {
    record: &'s Record,
    settings: &'s [Setting],
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

    /// Plays a move; `at` is the index of its word.
    fn play(&mut self, at: Option<usize>, changed: bool, (before, played): (State, Played)) {
        let there = at.map(|at| Place { at, state: before, ..self.place });
        let read = there.and_then(|there| word(self.record, self.setting, &there));
        let own = at.and_then(|at| self.setting.words(self.record).get(at));
        // A word that is read by a habit must be rewritten.
        let reading = read.map(|it| it.written) != own.map(|it| it.written);
        if let Some(written) = read.and_then(|it| it.written) {
            self.odd_marks += self.odd(&written, &before, &played);
        }
        self.game.push(RepairedPly { from: own.map(|it| it.index), changed: changed || reading, before, played });
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
            Step::Reading(index) => {
                self.setting = self.settings.get(usize::from(index))?;
                (self.setting.change.clone()?, place)
            }
            Step::DeleteLine => {
                self.edit(Change::Delete(true), made.index, before.position.turn);
                self.edit(Change::Delete(true), made.index + 1, before.position.turn.other());
                self.place = self.settled(Place { at: place.at + 2, ..place });
                return Some(());
            }
            Step::Exchange => return self.exchanged(&MOVES, made.index),
            Step::ExchangeOwn => return self.exchanged(&OWN_MOVES, made.index),
            Step::Replace(why, mv) => {
                let played = before.advance(&self.setting.rules, mv).ok()?;
                self.play(Some(place.at), true, (before, played));
                (Change::Replace(why, before, played), place.after(1, &played, 0))
            }
            Step::Split(why, [first, second]) => {
                let played = before.advance(&self.setting.rules, first).ok()?;
                self.play(Some(place.at), true, (before, played));
                self.edit(Change::Replace(why, before, played), made.index, before.position.turn);
                let next = played.after;
                let second = next.advance(&self.setting.rules, second).ok()?;
                self.play(None, true, (next, second));
                self.edit(Change::Insert(next, second), made.index + 1, next.position.turn);
                self.place = self.settled(place.after(1, &second, 0));
                return Some(());
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
        self.edit(change, made.index, before.position.turn);
        self.place = self.settled(after);
        Some(())
    }

    fn edit(&mut self, change: Change, at: usize, side: Side) {
        let words = self.setting.words(self.record);
        // What is changed in the whole record begins with its first word, in whatever order the words are played.
        let whole = at == 0 && change_of_setting(&change);
        let index = words.get(at).filter(|_| !whole).map_or(at, |word| word.index);
        let round = match (words.get(at), words.last(), &change) {
            // A move that was left out is in the round of its side, and not in that of the next word.
            (Some(next), _, Change::Insert(..)) if side > next.column => next.round.saturating_sub(1),
            (None, Some(last), Change::Insert(..)) if side <= last.column => last.round + 1,
            (next, last, _) => next.or(last).map_or(0, |word| word.round),
        };
        let round = round + self.record.first_round;
        self.edits.push(Edit { change, index, round, side });
    }

    /// A place after a change, with the columns of the words after it.
    fn settled(&self, after: Place) -> Place {
        let next = self.setting.words(self.record).get(after.at);
        Place { shifted: next.map_or(after.shifted, |word| is_in_other_column(word, &after)), ..after }
    }

    /// Moves that are swapped, as a change of each.
    fn exchanged<const N: usize>(&mut self, order: &[usize; N], index: usize) -> Option<()> {
        let place = self.place;
        let (moves, after) = in_order(self.record, self.setting, &place, order)?;
        for (at, (step, from)) in moves.into_iter().zip(order).enumerate() {
            let changed = at != *from;
            self.play(Some(place.at + at), changed, step);
            if changed {
                self.edit(Change::Replace(Likeness::Exchanged, step.0, step.1), index + at, step.0.position.turn);
            }
        }
        self.place = self.settled(after);
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
