//! The search for repairs: first for a single change, and then, if that leaves a doubt, for any number of changes.
//!
//! The first search is fast. Each setting is played as written. In the setting of the head, every change is tried at each
//! place, and is a [`Goal`] if the rest of the record then replays to its end. If there is none, the [`Lattice`] searches for
//! any number of changes at once. Both add up the probabilities of all goals; the probability of a goal is its share of the
//! sum. The sum includes one goal that does not replay: that the moves from the broken one on do not belong to the game,
//! because pages are lost or mixed with those of another.

use super::Limits;
use super::cost::{
    ALSO_OMITTED, APART, APART_MOVE, DOUBLED, EXCHANGED, GAP_FILLED, HABIT_FROM, IN_OTHER, KEPT, LINE_DOUBLED,
    Likeness, MOVES_SWAPPED, NOT_IN_OTHER, OMITTED, ROUNDS_SWAPPED, SURPLUS, TWO_SLIPS, cheapest, cheapest_for,
    choice_of, likeness, odd_case, oddness, weight,
};
use super::lattice::Lattice;
use super::record::{Record, Word};
use super::setting::Setting;
use super::walk::{MOVES, OWN_MOVES, Place, ROUNDS, end, in_order, is_in_other_column, readings, word, written};
use crate::engine::{Move, Played, Side};
use crate::notation::Partial;
use crate::replay::resolve::{Resolved, resolve};

/// The most goals of single changes that are kept.
const MOST_GOALS: usize = 1_000;

/// The least number of words for a habit that begins at a later round.
const LEAST_READ: usize = 8;

/// The most words that replay as written although they are written by another habit.
const MOST_UNNOTICED: usize = 8;

/// A change, and the index of the word where it is made.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlacedStep {
    pub(super) index: usize,
    pub(super) step: Step,
}

/// The least number of words of a page: fewer are not said to be from another game.
const LEAST_APART: usize = 8;

/// The kind of a change, in compact form.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// The setting of the record.
    Setting,
    /// Read the words from here on as in another setting.
    Reading(u16),
    /// Replace the written move by another.
    Replace(Likeness, Move),
    /// Replace a word by the two moves that it is, without a blank between them.
    Split(Likeness, [Move; 2]),
    /// Insert a move.
    Insert(Move),
    /// Delete a word; `true` if it repeats the one before.
    Delete(bool),
    /// Delete two words that repeat the two before.
    DeleteLine,
    /// Swap the moves of a round.
    SwapMoves,
    /// Swap a move with the opponent's in the next round.
    Exchange,
    /// Swap a move with the next one of its side.
    ExchangeOwn,
    /// Swap two rounds.
    SwapRounds,
}

impl Step {
    /// The number of changes that it counts for.
    pub(super) const fn edits(self) -> u8 {
        match self {
            // A reading is not a change of what the scorer wrote.
            Self::Replace(Likeness::Given, _) => 0,
            Self::DeleteLine | Self::Exchange | Self::ExchangeOwn | Self::Split(..) => 2,
            _ => 1,
        }
    }
}

/// Changes after which the record replays to its end.
#[derive(Clone, Debug)]
pub(super) struct Goal {
    pub(super) setting: usize,
    pub(super) cost: u32,
    /// The changes, in order of place.
    pub(super) made: Vec<PlacedStep>,
}

pub(super) struct Search<'a> {
    pub(super) record: &'a Record,
    pub(super) settings: &'a [Setting],
    pub(super) limits: Limits,
    pub(super) tries: u32,
    pub(super) goals: Vec<Goal>,
    /// The weight of all goals together, and of the rest not belonging to the game.
    pub(super) total: f64,
    /// The weight of the rest not belonging to the game.
    apart: f64,
    /// The word at which the record stops unchanged.
    broken: usize,
    /// The cost of the cheapest goal.
    pub(super) best: u32,
    /// The word at which the furthest attempt stops.
    pub(super) furthest: usize,
}

impl<'a> Search<'a> {
    pub(super) const fn new(record: &'a Record, settings: &'a [Setting], limits: Limits) -> Self {
        Self {
            record,
            settings,
            limits,
            tries: 0,
            goals: Vec::new(),
            total: 0.0,
            apart: 0.0,
            broken: 0,
            best: u32::MAX,
            furthest: 0,
        }
    }

    /// Plays the record unchanged in each setting. Returns the setting of the head.
    fn unchanged(&mut self) -> Option<(usize, &'a Setting)> {
        let mut as_recorded = None;
        for (index, setting) in self.settings.iter().enumerate() {
            let reached = self.play_on(index, setting, Place::start(self.record, setting), None);
            if setting.change.is_none() {
                (self.broken, as_recorded) = (reached, Some((index, setting)));
            }
        }
        as_recorded
    }

    /// Whether the unchanged words replay in another setting, or by another habit from a place on.
    pub(super) fn has_cause(&mut self) -> bool {
        if let Some((index, setting)) = self.unchanged() {
            self.single_changes(index, setting, Self::habits);
        }
        !self.goals.is_empty()
    }

    /// Searches. Returns `false` if the search was incomplete.
    pub(super) fn run(&mut self) -> bool {
        let words = self.record.words.len();
        let as_recorded = self.unchanged();
        if self.broken == words && self.record.readings.is_empty() {
            // The moves replay in the written order; only their columns are wrong.
            let moved = |goal: &Goal| self.settings.get(goal.setting).is_some_and(|it| it.words.is_some());
            self.goals.retain(moved);
            self.total = self.goals.iter().map(|goal| weight(goal.cost)).sum();
            return true;
        }
        let rest = u32::try_from((words - self.broken).max(LEAST_APART)).unwrap_or(u32::MAX);
        let read = self.record.readings.values().fold(0, |sum: u32, it| sum.saturating_add(it.likely()));
        let apart = APART.saturating_add(APART_MOVE.saturating_mul(rest)).saturating_add(read);
        self.apart = weight(apart);
        self.total += self.apart;
        let lists: &[ListChanges<'a>] =
            if self.record.readings.is_empty() { &[Self::changes, Self::habits] } else { &[] };
        for list in lists {
            if let Some((index, setting)) = as_recorded {
                self.single_changes(index, setting, *list);
            }
            // More changes are less probable than one.
            if self.limit_reached() || self.best < TWO_SLIPS {
                return !self.limit_reached();
            }
        }
        if self.limits.most_edits == 1 && self.record.readings.is_empty() {
            return true;
        }
        // If the first readings of a sheet replay for long by chance, the true ones may cost more than pages of another game.
        let most = if self.record.readings.is_empty() { self.best.min(apart) } else { self.best };
        let bound = most.saturating_add(KEPT);
        let mut lattice = Lattice::new(self, bound);
        let complete = lattice.run();
        let (goals, total, best, furthest) = (lattice.goals(), lattice.total(), lattice.best(), lattice.furthest());
        self.furthest = self.furthest.max(furthest);
        // A search that was stopped may not have reached the end of the record.
        if !goals.is_empty() {
            (self.goals, self.total, self.best) = (goals, total + self.apart, best);
        }
        complete
    }

    /// The first word of the rest, if it is most probable that it does not belong to the game.
    pub(super) fn apart(&self) -> Option<usize> {
        let long = self.record.words.len() >= self.broken + LEAST_APART;
        (long && self.apart > 0.5 * self.total).then_some(self.broken)
    }

    const fn limit_reached(&self) -> bool {
        self.tries > self.limits.most_tries
    }

    /// Plays the record in a setting, and tries the changes that `list` lists at each place.
    fn single_changes(&mut self, index: usize, setting: &'a Setting, list: ListChanges<'a>) {
        let mut place = Place::start(self.record, setting);
        let mut changes = Vec::new();
        while place.at < self.record.words.len() && !self.limit_reached() {
            self.tries += 1;
            let next = written(self.record, setting, &place);
            let budget = self.best.saturating_add(KEPT);
            let point = EditPoint { setting, place, inserted: 0, alone: true, budget };
            list(self, &point, next.as_ref().map(|it| &it.0), &mut changes);
            for (start, step) in changes.drain(..) {
                let read = if let Step::Reading(index) = step { self.settings.get(usize::from(index)) } else { None };
                self.play_on(index, read.unwrap_or(setting), start, Some(PlacedStep { index: place.at, step }));
            }
            let Some((played, odd)) = next else { break };
            place = place.after(1, &played, odd);
        }
    }

    /// Plays on from the start of a setting or after a change, and keeps it as a goal if that reaches the end. Returns the word
    /// at which it stops.
    fn play_on(&mut self, index: usize, setting: &Setting, mut place: Place, change: Option<PlacedStep>) -> usize {
        while place.at < self.record.words.len() && place.cost <= self.best.saturating_add(KEPT) {
            self.tries += 1;
            let Some((played, odd)) = written(self.record, setting, &place) else { break };
            place = place.after(1, &played, odd);
        }
        self.furthest = self.furthest.max(place.at);
        if place.at >= self.record.words.len() {
            let cost = place.cost + end(self.record, setting, &place).1;
            let of_setting = setting.change.is_some().then_some(PlacedStep { index: 0, step: Step::Setting });
            self.goal(Goal { setting: index, cost, made: change.or(of_setting).into_iter().collect() });
        }
        place.at
    }

    fn goal(&mut self, goal: Goal) {
        if goal.made.iter().map(|made| made.step.edits()).sum::<u8>() <= self.limits.most_edits {
            self.total += weight(goal.cost);
            self.best = self.best.min(goal.cost);
            if self.goals.len() < MOST_GOALS {
                self.goals.push(goal);
            }
        }
    }

    /// Lists all changes at a place, each with the place after it.
    pub(super) fn changes(&mut self, from: &EditPoint<'_>, written: Option<&Played>, to: &mut Vec<(Place, Step)>) {
        if from.place.outcome.is_none() {
            self.missing_moves(from, to);
            self.other_moves(from, written, to);
            if from.affords(MOVES_SWAPPED) {
                self.swapped(from, to);
            }
        }
        self.deletions(from, to);
    }

    /// Every other move instead of the written one, and every move inserted before it.
    fn other_moves(&mut self, from: &EditPoint<'_>, written: Option<&Played>, to: &mut Vec<(Place, Step)>) {
        let EditPoint { setting, place, .. } = from;
        let words = setting.words(self.record);
        let Some(next) = words.get(place.at) else { return };
        let word = word(self.record, setting, place).filter(|word| is_in_other_column(word, place) == place.shifted);
        let filled = is_in_other_column(next, place) != place.shifted;
        let insertion = match (filled, from.inserted > 0) {
            (true, false) => GAP_FILLED,
            (_, true) => ALSO_OMITTED,
            (false, false) => OMITTED,
        };
        let given = word.as_ref().and_then(|_| readings(self.record, setting, place));
        let replaces = word.as_ref().is_some_and(|word| given.is_some() || from.affords(cheapest(word)));
        // After a single move that is put in, all that follow are the other side's.
        let others =
            if from.alone && !filled { odd_case(self.record, next, place.state.position.turn.other()) } else { 0 };
        if !replaces && !from.affords(insertion + others) {
            return;
        }
        let legal = place.state.legal(&setting.rules);
        let insertion = insertion + choice_of(legal.as_slice().len());
        let inserts = from.affords(insertion + others);
        for &mv in legal.as_slice() {
            let possible = |word: &&Word| given.is_some() || from.affords(cheapest_for(word, &place.state, mv));
            let word = word.as_ref().filter(|word| replaces && possible(word));
            if word.is_none() && !inserts {
                continue;
            }
            self.tries += 1;
            let Ok(played) = place.state.advance(&setting.rules, mv) else { continue };
            // A move that leads to the same state is not a change, unless readings say that it is one.
            let differs = |it: &Played| it.after != played.after || (given.is_some() && it.mv != mv);
            if let Some(word) = word
                && written.is_none_or(differs)
            {
                match &given {
                    Some(given) => {
                        let after = given.of(mv).map(|cost| place.after(1, &played, 0).with_cost(cost));
                        to.extend(after.map(|after| (after, Step::Replace(Likeness::Given, mv))));
                    }
                    None => self.slips(from, word, (mv, &played), to),
                }
            }
            if inserts {
                let shifted = filled == place.shifted;
                let after = place.after(0, &played, 0);
                to.push((Place { shifted, ..after }.with_cost(insertion), Step::Insert(mv)));
            }
        }
    }

    /// The next move that another record of the game has here.
    pub(super) fn missing_moves(&mut self, from: &EditPoint<'_>, to: &mut Vec<(Place, Step)>) {
        let EditPoint { setting, place, .. } = from;
        let next = setting.words(self.record).get(place.at);
        let index = next.map_or(self.record.words.len(), |word| word.index);
        let missing = self.record.missing.get(&index).and_then(|all| all.get(usize::from(from.inserted)));
        let Some(written) = missing else { return };
        self.tries += 1;
        if let Resolved::Unique(played, _) = resolve(&place.state, &setting.rules, written) {
            let after = place.after(0, &played, 0);
            let shifted = next.map_or(place.shifted, |next| is_in_other_column(next, &after));
            to.push((Place { shifted, ..after }.with_cost(IN_OTHER), Step::Insert(played.mv)));
        }
    }

    /// A move that was written as another, by a slip.
    fn slips(&self, from: &EditPoint<'_>, word: &Word, (mv, played): (Move, &Played), to: &mut Vec<(Place, Step)>) {
        let EditPoint { setting, place, .. } = from;
        let before = setting.words(self.record).get(..place.at).unwrap_or_default();
        let habit = setting.reading.map(|(habit, _)| habit);
        let as_read = |split| {
            let (cost, why) = likeness(word, before, habit, split, (&place.state, mv, played));
            // A copied move has the marks of the other.
            let copied = matches!(why, Likeness::OwnAgain | Likeness::Copied);
            let odd = if copied { 0 } else { oddness(self.record, word, &place.state, played) };
            (place.after(1, played, odd).with_cost(cost), why)
        };
        // Of a word that is two moves, none is dropped, unless it may be one move that is written badly.
        if word.second.is_none() || word.other.is_some() {
            let (after, why) = as_read(false);
            to.push((after, Step::Replace(why, mv)));
        }
        if let Some(second) = &word.second {
            let (after, why) = as_read(true);
            let found = self.second_move(from, &after, second);
            to.extend(found.map(|(place, second)| (place, Step::Split(why, [mv, second]))));
        }
    }

    /// Plays the second move of a word that is two moves, if possible: the place after it, and the move.
    fn second_move(&self, from: &EditPoint<'_>, place: &Place, second: &Partial) -> Option<(Place, Move)> {
        let Resolved::Unique(second, _) = resolve(&place.state, &from.setting.rules, second) else { return None };
        let after = place.after(0, &second, 0);
        let next = from.setting.words(self.record).get(after.at);
        let shifted = next.is_some_and(|next| is_in_other_column(next, &after));
        Some((Place { shifted, ..after }, second.mv)).filter(|_| place.outcome.is_none())
    }

    /// The place without the next word, or the next two.
    fn deletions(&self, from: &EditPoint<'_>, to: &mut Vec<(Place, Step)>) {
        let (words, place) = (from.setting.words(self.record), &from.place);
        let Some(word) = words.get(place.at).filter(|word| !self.record.is_answered(word)) else { return };
        let next = words.get(place.at + 1);
        let gone = |count: usize, cost: u32| {
            let next = words.get(place.at + count);
            let shifted = next.map_or(place.shifted, |next| is_in_other_column(next, place));
            Place { at: place.at + count, shifted, ..*place }.with_cost(cost)
        };
        let doubles = |at: usize, back: usize| {
            let pair = at.checked_sub(back).and_then(|before| words.get(before)).zip(words.get(at));
            pair.is_some_and(|(before, word)| before.doubles(word))
        };
        let answered = next.is_some_and(|next| self.record.is_answered(next));
        if doubles(place.at, 2) && doubles(place.at + 1, 2) && !answered {
            to.push((gone(2, LINE_DOUBLED), Step::DeleteLine));
        }
        let lacking = self.record.surplus.contains(&word.index);
        // Of two identical moves, delete the second.
        if !lacking && next.is_some_and(|next| next.doubles(word)) {
            return;
        }
        let again = doubles(place.at, 1);
        let cost = match (lacking, again) {
            (true, true) => IN_OTHER,
            (true, false) => NOT_IN_OTHER,
            (false, true) => DOUBLED,
            (false, false) => SURPLUS,
        };
        to.push((gone(1, cost), Step::Delete(again)));
    }

    /// The next moves or rounds swapped.
    fn swapped(&mut self, from: &EditPoint<'_>, to: &mut Vec<(Place, Step)>) {
        let EditPoint { setting, place, .. } = from;
        let here = setting.words(self.record).get(place.at..).unwrap_or_default();
        let [one, two, rest @ ..] = here else { return };
        self.tries += 2;
        if let Some((_, start)) = in_order(self.record, setting, place, &MOVES) {
            let round = one.column == Side::South && one.round == two.round;
            let (cost, step) = if round { (MOVES_SWAPPED, Step::SwapMoves) } else { (EXCHANGED, Step::Exchange) };
            to.push((start.with_cost(cost), step));
        }
        let [three, rest @ ..] = rest else { return };
        if let Some((_, start)) = in_order(self.record, setting, place, &OWN_MOVES) {
            to.push((start.with_cost(EXCHANGED), Step::ExchangeOwn));
        }
        let [four, ..] = rest else { return };
        if one.column == Side::South
            && one.round == two.round
            && three.round == four.round
            && let Some((_, start)) = in_order(self.record, setting, place, &ROUNDS)
        {
            to.push((start.with_cost(ROUNDS_SWAPPED), Step::SwapRounds));
        }
    }

    /// Lists the habits that may begin at a place.
    pub(super) fn habits(&mut self, from: &EditPoint<'_>, _: Option<&Played>, to: &mut Vec<(Place, Step)>) {
        let EditPoint { setting, place, .. } = from;
        let words = setting.words(self.record);
        let begins = words.get(place.at).is_some_and(|word| word.column == Side::South) && !place.shifted;
        let few = place.at == 0 || words.len() - place.at < LEAST_READ;
        if setting.change.is_some() || !begins || few || !from.affords(HABIT_FROM) {
            return;
        }
        let unnoticed = self.broken.saturating_sub(place.at);
        let most = |side: Option<Side>| if side.is_some() { 2 * MOST_UNNOTICED } else { MOST_UNNOTICED };
        let noticed_soon = |it: &Setting| it.reading.is_some_and(|(_, side)| unnoticed <= most(side));
        let others = self.settings.iter().enumerate().filter(|(_, it)| it.words.is_none() && noticed_soon(it));
        let step = |(index, _)| Some((place.with_cost(HABIT_FROM), Step::Reading(u16::try_from(index).ok()?)));
        to.extend(others.filter_map(step));
    }
}

/// Lists changes at a place; `written` is the written move, if it can be played.
type ListChanges<'a> = fn(&mut Search<'a>, &EditPoint<'_>, Option<&Played>, &mut Vec<(Place, Step)>);

/// A place at which changes are tried.
pub(super) struct EditPoint<'a> {
    pub(super) setting: &'a Setting,
    pub(super) place: Place,
    /// How many moves were inserted directly before; without another record, at most 1.
    pub(super) inserted: u8,
    /// Whether no other change follows.
    pub(super) alone: bool,
    /// The highest cost of a place after a change.
    pub(super) budget: u32,
}

impl EditPoint<'_> {
    /// Whether a change of this cost is within the budget.
    const fn affords(&self, cost: u32) -> bool {
        self.place.cost.saturating_add(cost) <= self.budget
    }
}
