//! The search for repairs: it tries all single changes of the record, and then further changes after the most promising ones.
//!
//! A *track* is the record with some changes, played until a move does not replay. Tracks are kept in a priority queue: those
//! that get far at a low cost come first. Each track from the queue is played again, and every change is tried at each of its
//! places, which makes new tracks. Changes are made in order of place, so that no set of changes is tried twice. A track that
//! reaches the end of the record is a goal. Tracks that cannot become as cheap as the best goal are skipped.

use super::Limits;
use super::cost::{DOUBLED, GAP_FILLED, Likeness, MOVES_SWAPPED, OMITTED, ROUNDS_SWAPPED, SURPLUS, likeness, oddness};
use super::record::Record;
use super::setting::Setting;
use super::walk::{MOVES, Place, ROUNDS, end, in_order, is_in_other_column, written};
use crate::engine::{Move, Played, Side};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Goals that cost more than the best one by more than this are not kept.
const KEPT: u32 = 100;

/// The value of one more ply that replays, in units of cost.
const PLY: i64 = 16;

/// The most tracks that are kept; each takes about two hundred bytes.
const MOST_TRACKS: usize = 150_000;

/// The most goals that are kept.
const MOST_GOALS: usize = 10_000;

/// A change, and the index of the word where it is made.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlacedStep {
    pub(super) index: usize,
    pub(super) step: Step,
}

/// The kind of a change, in compact form.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// The setting of the track.
    Setting,
    /// Replace the written move by another.
    Replace(Likeness, Move),
    /// Insert a move.
    Insert(Move),
    /// Delete a word; `true` if it repeats the one before.
    Delete(bool),
    /// The moves of a round in each other's place.
    SwapMoves,
    /// Two rounds in each other's place.
    SwapRounds,
}

/// The record with some changes, played until a move does not replay.
#[derive(Clone, Copy, Debug)]
struct Track {
    setting: usize,
    /// The place after its last change, where it starts.
    start: Place,
    /// The number of its changes.
    edits: u8,
    /// Its last change; `None` if the record is unchanged.
    made: Option<PlacedStep>,
    /// The track to which the last change was added.
    parent: Option<usize>,
}

/// A track that reaches the end of the record.
#[derive(Clone, Debug)]
pub(super) struct Goal {
    pub(super) setting: usize,
    pub(super) cost: u32,
    /// The part of the cost that comes from the remaining oddities.
    pub(super) odd: u32,
    /// The changes, in order of place.
    pub(super) made: Vec<PlacedStep>,
}

pub(super) struct Search<'a> {
    pub(super) record: &'a Record,
    pub(super) settings: &'a [Setting],
    limits: Limits,
    tries: u32,
    tracks: Vec<Track>,
    /// Tracks by promise: their cost minus the value of the plies they reach; of equal ones the oldest first.
    queue: BinaryHeap<Reverse<(i64, usize)>>,
    pub(super) goals: Vec<Goal>,
    /// Whether the moves replay in the written order without changes; then only their columns are wrong.
    in_turn: bool,
    /// The cost of the cheapest goal.
    best: u32,
    /// The word at which the furthest track stops.
    pub(super) furthest: usize,
}

impl<'a> Search<'a> {
    pub(super) const fn new(record: &'a Record, settings: &'a [Setting], limits: Limits) -> Self {
        Self {
            record,
            settings,
            limits,
            tries: 0,
            tracks: Vec::new(),
            queue: BinaryHeap::new(),
            goals: Vec::new(),
            in_turn: false,
            best: u32::MAX,
            furthest: 0,
        }
    }

    /// Searches until no promising track is left or a limit is reached. Returns `false` if a limit was reached.
    pub(super) fn run(&mut self) -> bool {
        for index in 0..self.settings.len() {
            self.begin(index);
            if self.in_turn {
                return true;
            }
        }
        while let Some(Reverse((_, index))) = self.queue.pop() {
            if self.limit_reached() {
                return false;
            }
            self.expand(index);
        }
        !self.limit_reached()
    }

    const fn limit_reached(&self) -> bool {
        self.tries > self.limits.most_tries || self.tracks.len() > MOST_TRACKS
    }

    /// Adds the track of the unchanged record in a setting.
    fn begin(&mut self, index: usize) {
        let Some(setting) = self.settings.get(index) else { return };
        let start = Place::start(self.record, setting);
        let made = setting.change.is_some().then_some(PlacedStep { index: 0, step: Step::Setting });
        self.add(Track { setting: index, start, edits: u8::from(made.is_some()), made, parent: None });
    }

    /// Adds a track: plays it until a move does not replay, and queues it, or keeps it as a goal.
    fn add(&mut self, track: Track) {
        let Some(setting) = self.settings.get(track.setting) else { return };
        let mut place = track.start;
        while place.at < self.record.words.len() {
            self.tries += 1;
            if self.limit_reached() {
                return;
            }
            let Some((played, odd)) = written(self.record, setting, &place) else { break };
            place = place.after(1, &played, odd);
        }
        if place.at == self.record.words.len() {
            let odd = end(self.record, setting, &place).1;
            self.goal(&track, place.cost + odd, place.odd + odd);
        }
        self.furthest = self.furthest.max(place.at);
        if track.edits < self.limits.most_edits && self.may_be_best(track.start.cost) {
            let reach = i64::try_from(place.at).unwrap_or(i64::MAX / PLY);
            let promise = i64::from(place.cost) - PLY * reach;
            self.queue.push(Reverse((promise, self.tracks.len())));
            self.tracks.push(track);
        }
    }

    /// Whether one more change at this cost can still give the best candidate or an equal one.
    const fn may_be_best(&self, cost: u32) -> bool {
        cost.saturating_add(self.record.cheapest) <= self.best
    }

    /// Keeps a track that reaches the end of the record.
    fn goal(&mut self, track: &Track, cost: u32, odd: u32) {
        self.in_turn |= track.made.is_none();
        let kept = cost <= self.best.saturating_add(KEPT) && (cost < self.best || self.goals.len() < MOST_GOALS);
        if !kept || self.in_turn {
            return;
        }
        self.best = self.best.min(cost);
        let setting = track.setting;
        let mut made = Vec::new();
        let mut track = Some(track);
        while let Some(it) = track {
            made.extend(it.made);
            track = it.parent.and_then(|parent| self.tracks.get(parent));
        }
        made.reverse();
        self.goals.push(Goal { setting, cost, odd, made });
    }

    /// Plays a track again and tries every change at each of its places.
    fn expand(&mut self, index: usize) {
        let Some(track) = self.tracks.get(index).copied() else { return };
        let Some(setting) = self.settings.get(track.setting) else { return };
        let mut from = EditPoint { parent: index, track, setting, place: track.start };
        while self.may_be_best(from.place.cost) && !self.limit_reached() {
            self.tries += 1;
            let next = written(self.record, setting, &from.place);
            self.other_moves(&from, next.as_ref().map(|(played, _)| played));
            self.delete_word(&from);
            self.swaps(&from);
            let Some((played, odd)) = next else { return };
            from.place = from.place.after(1, &played, odd);
        }
    }

    /// Adds the track with one more change.
    fn push(&mut self, from: &EditPoint<'_>, start: Place, step: Step) {
        if start.cost <= self.best.saturating_add(KEPT) {
            let made = Some(PlacedStep { index: from.place.at, step });
            let edits = from.track.edits + 1;
            self.add(Track { setting: from.track.setting, start, edits, made, parent: Some(from.parent) });
        }
    }

    /// Tries every other move instead of the written one, and every move inserted before it.
    fn other_moves(&mut self, from: &EditPoint<'_>, written: Option<&Played>) {
        let EditPoint { setting, place, .. } = from;
        if place.outcome.is_some() {
            return;
        }
        let words = &self.record.words;
        let word = words.get(place.at).filter(|word| is_in_other_column(word, place) == place.shifted);
        for &mv in place.state.legal(&setting.rules).as_slice() {
            self.tries += 1;
            let Ok(played) = place.state.advance(&setting.rules, mv) else { continue };
            // A move that leads to the same state is not a change.
            if let Some(word) = word
                && written.is_none_or(|it| it.after != played.after)
            {
                let (cost, why) = likeness(word, &place.state, mv, &played);
                let odd = oddness(self.record, word, &place.state, &played);
                self.push(from, place.after(1, &played, odd).with_cost(cost), Step::Replace(why, mv));
            }
            let after = place.after(0, &played, 0);
            let (shifted, cost) = match words.get(place.at) {
                Some(next) if is_in_other_column(next, &after) == place.shifted => (place.shifted, GAP_FILLED),
                Some(_) => (!place.shifted, OMITTED),
                None => (place.shifted, OMITTED),
            };
            self.push(from, Place { shifted, ..after }.with_cost(cost), Step::Insert(mv));
        }
    }

    /// Tries to delete the word.
    fn delete_word(&mut self, from: &EditPoint<'_>) {
        let (words, place) = (&self.record.words, &from.place);
        let Some(word) = words.get(place.at) else { return };
        let next = words.get(place.at + 1);
        // Of two identical moves, delete the second.
        if next.is_some_and(|next| next.doubles(word)) {
            return;
        }
        let before = place.at.checked_sub(1).and_then(|before| words.get(before));
        let doubled = before.is_some_and(|before| before.doubles(word));
        let shifted = next.map_or(place.shifted, |next| is_in_other_column(next, place));
        let cost = if doubled { DOUBLED } else { SURPLUS };
        let start = Place { at: place.at + 1, shifted, ..*place };
        self.push(from, start.with_cost(cost), Step::Delete(doubled));
    }

    /// Tries to swap the moves of a round, and two rounds.
    fn swaps(&mut self, from: &EditPoint<'_>) {
        let EditPoint { setting, place, .. } = from;
        let here = self.record.words.get(place.at..).unwrap_or_default();
        let [one, two, rest @ ..] = here else { return };
        if place.outcome.is_some() || one.column != Side::South || one.round != two.round {
            return;
        }
        self.tries += 2;
        if let Some((_, start)) = in_order(self.record, setting, place, &MOVES) {
            self.push(from, start.with_cost(MOVES_SWAPPED), Step::SwapMoves);
        }
        let [three, four, ..] = rest else { return };
        self.tries += 4;
        if three.round == four.round
            && let Some((_, start)) = in_order(self.record, setting, place, &ROUNDS)
        {
            self.push(from, start.with_cost(ROUNDS_SWAPPED), Step::SwapRounds);
        }
    }
}

/// A place at which changes are tried.
struct EditPoint<'a> {
    parent: usize,
    track: Track,
    setting: &'a Setting,
    place: Place,
}
