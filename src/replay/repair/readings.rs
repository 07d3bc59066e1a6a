//! Readings of single words, each with a weight, as handwriting recognition or a person gives them.

use super::cost::{MOST_COST, cost_of};
use super::habit::{Habit, read};
use crate::engine::{Move, RuleSet, Side, State};
use crate::notation::{Dialect, Partial, Written, readings};
use crate::replay::game::Replay;
use crate::replay::resolve::{Resolved, resolve};
use std::collections::{BTreeMap, BTreeSet};

/// The least share of the weights of a word that is left for moves without a reading.
const LEAST_REST: f64 = 0.001;

/// The least probability of the most probable move: one of about eight that are legal.
const LEAST_READ: f64 = 0.125;

/// The share of the readings of a word that are written without weights.
const LEGIBLE: f64 = 0.98;

/// The readings of the words of a game. A word without readings is read as usual.
///
/// The cost of a reading is `-ln` of its weight. The weight that is left, at least 0.001, is shared by all other legal moves. The written word
/// has no weight of its own: if it is not among the readings of its place, it is one of these other moves.
///
/// ```
/// use kibao::notation::{EntryKind, single};
/// use kibao::replay::{Limits, Options, Readings, repair_with, replays};
/// let text = "1: A6* a6<;\n";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// let mut readings = Readings::default();
/// for (word, weight) in [("A6<", 0.9), ("A6>", 0.1)] {
///     let Some((EntryKind::Move(written), _)) = single(word) else { panic!("a move") };
///     readings.add(0, written, weight);
/// }
/// let repairs = repair_with(&replay, &Options::default(), &Limits::default(), &readings);
/// assert_eq!(repairs.candidates[0].edits[0].becomes(), "A6<*");
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Readings {
    words: BTreeMap<usize, Given>,
    /// What another record of the game has before words of this one.
    missing: BTreeMap<usize, Vec<Written>>,
    /// The words that the other record lacks.
    surplus: BTreeSet<usize>,
}

/// The readings of one word.
#[derive(Clone, Debug, PartialEq)]
enum Given {
    /// Readings with their weights.
    Weighted(Vec<(Written, f64)>),
    /// The answer of a person.
    Answer(Side, Move),
}

impl Readings {
    /// Adds a reading of the written move with this index in [`Replay::plies`](crate::replay::Replay::plies). The weights of a word
    /// are from 0 to 1, and their sum is at most 1. A word that has an answer keeps it.
    pub fn add(&mut self, index: usize, reading: Written, weight: f64) {
        let given = self.words.entry(index).or_insert_with(|| Given::Weighted(Vec::new()));
        if let Given::Weighted(all) = given {
            all.push((reading, weight.clamp(0.0, 1.0)));
        }
    }

    /// Marks the written move with this index as one that has readings. If none is added, it may be any legal move.
    pub fn add_word(&mut self, index: usize) {
        self.words.entry(index).or_insert_with(|| Given::Weighted(Vec::new()));
    }

    /// Sets the move of a side that a written move is, as a person has answered. No other move is possible there, and the word is
    /// not deleted.
    pub fn answer(&mut self, index: usize, side: Side, mv: Move) {
        self.words.insert(index, Given::Answer(side, mv));
    }

    /// Adds a move that another record of the game has before the written move with this index, or behind the last one.
    pub fn add_missing(&mut self, index: usize, written: Written) {
        self.missing.entry(index).or_default().push(written);
    }

    /// Marks the written move with this index as one that another record of the game lacks.
    pub fn add_surplus(&mut self, index: usize) {
        self.surplus.insert(index);
    }

    /// Whether another record has moves that this one lacks.
    pub(super) fn has_missing(&self) -> bool {
        !self.missing.is_empty()
    }

    /// The moves that another record has, as words of a dialect, by the index of the word after them.
    pub(super) fn missing_in(&self, dialect: Dialect) -> BTreeMap<usize, Vec<Partial>> {
        let read = |all: &Vec<Written>| all.iter().map(|written| written.read(dialect)).collect();
        self.missing.iter().map(|(index, all)| (*index, read(all))).collect()
    }

    /// The indices of the written moves that another record lacks.
    pub(super) const fn surplus(&self) -> &BTreeSet<usize> {
        &self.surplus
    }

    /// These readings, and those that words of the record have themselves, such as `8:0.7|3:0.3` and `A?<`.
    pub(super) fn with_words_of(&self, replay: &Replay<'_>) -> Self {
        let mut all = self.clone();
        for (index, ply) in replay.plies.iter().enumerate().filter(|(_, ply)| ply.written.is_none()) {
            let of_word = readings(ply.span.of(replay.game.text));
            if of_word.is_empty() || self.words.contains_key(&index) {
                continue;
            }
            let given: f64 = of_word.iter().filter_map(|(_, weight)| *weight).sum();
            let bare = of_word.iter().filter(|(_, weight)| weight.is_none()).count();
            let share = (LEGIBLE - given).max(0.0) / number(bare.max(1));
            for (written, weight) in of_word {
                all.add(index, written, weight.unwrap_or(share) / given.max(1.0));
            }
        }
        all
    }

    /// Removes all readings of a written move.
    pub fn remove(&mut self, index: usize) {
        self.words.remove(&index);
    }

    /// Whether no word has readings.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The indices of the written moves that have an answer.
    pub fn answered(&self) -> impl Iterator<Item = usize> {
        self.words.iter().filter(|(_, given)| !matches!(given, Given::Weighted(_))).map(|(index, _)| *index)
    }

    /// The greatest index of a written move that has readings.
    #[must_use]
    pub fn last(&self) -> Option<usize> {
        self.words.keys().next_back().copied()
    }

    /// The readings as the words of a dialect.
    pub(super) fn of_dialect(&self, dialect: Dialect) -> BTreeMap<usize, WordReadings> {
        let of = |given: &Given| match given {
            Given::Weighted(all) => WordReadings {
                all: all.iter().map(|(written, weight)| (written.read(dialect), *weight)).collect(),
                only: None,
            },
            Given::Answer(side, mv) => WordReadings { all: Vec::new(), only: Some((*side, *mv)) },
        };
        self.words.iter().map(|(index, given)| (*index, of(given))).collect()
    }
}

/// The readings of a word.
#[derive(Clone, Debug)]
pub(super) struct WordReadings {
    all: Vec<(Partial, f64)>,
    /// The side and its move, if no other move is possible.
    only: Option<(Side, Move)>,
}

impl WordReadings {
    /// Whether the word is a move of the game without a doubt.
    pub(super) const fn is_answer(&self) -> bool {
        self.only.is_some()
    }

    /// The cost of the most probable reading, with which the word has about as much weight as in another game.
    pub(super) fn likely(&self) -> u32 {
        let most = self.all.iter().map(|(_, weight)| *weight).fold(0.0, f64::max);
        if self.is_answer() { 0 } else { cost_of(most.max(LEAST_READ)) }
    }

    /// The costs of the legal moves in a game, if its words are written by a habit. An answer is not written by one.
    pub(super) fn costs(&self, state: &State, rules: &RuleSet, habit: Option<Habit>) -> MoveCosts {
        if let Some((side, mv)) = self.only {
            let is_turn = side == state.position.turn;
            return MoveCosts { named: is_turn.then_some((mv, 0)).into_iter().collect(), other: None };
        }
        let mut weights: Vec<(Move, f64)> = Vec::new();
        let mut add = |mv: Move, weight: f64| match weights.iter_mut().find(|(known, _)| *known == mv) {
            Some((_, sum)) => *sum += weight,
            None => weights.push((mv, weight)),
        };
        for (written, weight) in &self.all {
            let written = habit.map_or(*written, |habit| read(written, habit, state, rules));
            match resolve(state, rules, &written) {
                Resolved::Unique(played, _) => add(played.mv, *weight),
                Resolved::Ambiguous(moves) => {
                    let share = weight / number(moves.len());
                    for mv in &moves {
                        add(*mv, share);
                    }
                }
                Resolved::Illegal(..) => {}
            }
        }
        let rest = 1.0 - self.all.iter().map(|(_, weight)| *weight).sum::<f64>();
        let others = state.legal(rules).as_slice().len().saturating_sub(weights.len()).max(1);
        let other = cost_of(rest.max(LEAST_REST) / number(others));
        let named = weights.into_iter().map(|(mv, weight)| (mv, cost_of(weight))).collect();
        MoveCosts { named, other: Some(other) }
    }
}

/// A number of moves, for division.
fn number(moves: usize) -> f64 {
    f64::from(u32::try_from(moves).unwrap_or(u32::MAX))
}

/// The costs of the moves that a word may be.
#[derive(Clone, Debug)]
pub(super) struct MoveCosts {
    named: Vec<(Move, u32)>,
    /// The cost of each other move; `None` if no other is possible.
    other: Option<u32>,
}

impl MoveCosts {
    /// The cost of a move; `None` if it is impossible.
    pub(super) fn of(&self, mv: Move) -> Option<u32> {
        let named = self.named.iter().find(|(named, _)| *named == mv).map(|(_, cost)| *cost);
        named.filter(|cost| *cost < MOST_COST).or(self.other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::KIBAO;
    use crate::notation::{EntryKind, single};

    fn written(word: &str) -> Written {
        match single(word) {
            Some((EntryKind::Move(written), _)) => written,
            other => panic!("{word}: {other:?}"),
        }
    }

    /// The costs of the moves at the start of a game, in the order of the legal moves.
    fn costs(readings: &Readings) -> Vec<Option<u32>> {
        let state = State::new(KIBAO.start());
        let all = readings.of_dialect(Dialect::KIBAO);
        let costs = all.get(&0).expect("readings").costs(&state, &KIBAO, None);
        state.legal(&KIBAO).as_slice().iter().map(|mv| costs.of(*mv)).collect()
    }

    #[test]
    fn the_weight_that_is_left_is_shared_by_the_other_moves() {
        let mut readings = Readings::default();
        readings.add(0, written("A7>"), 0.7);
        readings.add(0, written("A7>*"), 0.1);
        let found = costs(&readings);
        let legal = found.len();
        assert!(legal > 2);
        assert_eq!(found.iter().filter(|it| **it == Some(cost_of(0.8))).count(), 1, "{found:?}");
        let other = cost_of(0.2 / number(legal - 1));
        assert!(
            found.iter().filter(|it| it.is_some_and(|it| it.abs_diff(other) <= 1)).count() == legal - 1,
            "{found:?}"
        );
    }

    #[test]
    fn an_ambiguous_reading_is_shared_and_an_illegal_one_is_lost() {
        let mut readings = Readings::default();
        readings.add(0, written("7"), 0.8);
        readings.add(0, written("A1>"), 0.2);
        let found = costs(&readings);
        assert_eq!(found.iter().filter(|it| **it == Some(cost_of(0.4))).count(), 2, "{found:?}");
        assert!(found.iter().all(|it| it.is_some_and(|it| it == cost_of(0.4) || it > 600)), "{found:?}");
    }

    #[test]
    fn an_answer_leaves_no_other_move() {
        let mut readings = Readings::default();
        readings.add(0, written("A6<"), 1.0);
        let mv = |word: &str| match resolve(&State::new(KIBAO.start()), &KIBAO, &written(word).read(Dialect::KIBAO)) {
            Resolved::Unique(played, _) => played.mv,
            other => panic!("{word}: {other:?}"),
        };
        readings.answer(0, Side::South, mv("A7>"));
        readings.add(0, written("A6<"), 1.0);
        let found = costs(&readings);
        assert_eq!(found.iter().flatten().collect::<Vec<_>>(), [&0]);
        let mut of_north = readings.clone();
        of_north.answer(0, Side::North, mv("A7>"));
        assert!(costs(&of_north).iter().all(Option::is_none), "it is South's turn");
        assert_eq!((readings.answered().collect::<Vec<_>>(), readings.last()), (vec![0], Some(0)));
        readings.remove(0);
        assert!(readings.is_empty());
    }
}
