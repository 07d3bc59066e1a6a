//! The search: from the record as it stands, all single changes; from the most promising of them, more.
//!
//! A *track* is the record played along after some changes until it breaks again. Tracks wait in a queue, those first that
//! come far for little; each is played once more and every change tried at each of its places, which makes new tracks.
//! Changes come in order of place, so that no set of them is tried twice. A track that reaches the end of the record is a
//! candidate. What cannot become as cheap as the best candidate is not looked at.

use super::Limits;
use super::candidate::{Change, Repairs};
use super::cost::{DOUBLED, FILLED, LEAST, LEFT_OUT, MOVES_SWAPPED, ROUNDS_SWAPPED, TOO_MUCH, likeness, oddness};
use super::record::Record;
use super::setting::{Setting, settings};
use super::walk::{Place, end, in_other_column, written};
use crate::engine::{Played, Side, State};
use crate::replay::game::{Options, Replay};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// How much dearer than the best a candidate may be to be listed.
const LISTED: u32 = 100;

/// What a ply further is worth, against the cost of a track.
const PLY: u32 = 16;

/// A change, and where it is made.
#[derive(Clone, Debug)]
pub(super) struct Made {
    /// The index of the word.
    pub(super) index: usize,
    pub(super) change: Change,
}

/// A record played along after some changes.
#[derive(Clone, Debug)]
struct Track {
    setting: usize,
    /// Where it starts: after its last change.
    start: Place,
    /// How many changes it has.
    edits: u8,
    /// Its last change, and the track that is changed; none of the record as it stands.
    made: Option<(usize, Made)>,
}

/// A track that reaches the end of the record.
#[derive(Clone, Debug)]
pub(super) struct Goal {
    pub(super) setting: usize,
    pub(super) cost: u32,
    /// What of the cost is odd afterwards.
    pub(super) odd: u32,
    /// The changes, in order of place.
    pub(super) made: Vec<Made>,
}

pub(super) struct Search<'a> {
    pub(super) record: &'a Record,
    pub(super) settings: &'a [Setting],
    limits: Limits,
    tries: u32,
    tracks: Vec<Track>,
    /// Tracks by promise: what they cost less what they reach, the earliest made first.
    queue: BinaryHeap<Reverse<(i64, usize)>>,
    pub(super) goals: Vec<Goal>,
    best: u32,
    furthest: usize,
}

/// Finds the candidates for a record.
pub(super) fn repairs(text: &str, replay: &Replay, options: &Options, limits: &Limits) -> Repairs {
    let record = Record::of(text, replay);
    let settings = settings(text, replay, options);
    let mut search = Search {
        record: &record,
        settings: &settings,
        limits: *limits,
        tries: 0,
        tracks: Vec::new(),
        queue: BinaryHeap::new(),
        goals: Vec::new(),
        best: u32::MAX,
        furthest: replay.replayed(),
    };
    let complete = search.run(replay);
    let candidates = super::rank::ranked(&search);
    Repairs {
        replays_to: replay.replayed(),
        plies: replay.plies.len(),
        candidates,
        furthest: search.furthest,
        complete,
    }
}

impl Search<'_> {
    /// Searches until nothing promising is left, or the limits are reached; whether it is the former.
    fn run(&mut self, replay: &Replay) -> bool {
        if self.record.words.is_empty() {
            return true;
        }
        for (index, setting) in self.settings.iter().enumerate() {
            let change = setting.change.clone();
            let start =
                Place { at: 0, state: setting.start, cost: setting.cost, odd: 0, shifted: false, outcome: None };
            let start = match self.record.words.first() {
                // A record that begins in the other column, or a game that North begins.
                Some(word) => Place { shifted: in_other_column(word, &start), ..start },
                None => start,
            };
            let made = change.map(|change| (usize::MAX, Made { index: 0, change }));
            if made.is_some() && self.sound(replay) {
                break;
            }
            let edits = u8::from(made.is_some());
            self.add(Track { setting: index, start, edits, made });
        }
        while let Some(Reverse((_, index))) = self.queue.pop() {
            if self.tries > self.limits.most_tries {
                return false;
            }
            self.expand(index);
        }
        true
    }

    /// Whether nothing is wrong enough with the record as it stands to look for changes.
    fn sound(&self, replay: &Replay) -> bool {
        replay.is_valid() && self.goals.first().is_none_or(|goal| goal.cost < 2 * LEAST)
    }

    /// Adds a track: plays it until it breaks, and queues it, or keeps it as a goal.
    fn add(&mut self, track: Track) {
        let Some(setting) = self.settings.get(track.setting) else { return };
        let mut place = track.start;
        loop {
            if place.at == self.record.words.len() {
                let odd = end(self.record, setting, &place).1;
                self.goal(&track, place.cost + odd, place.odd + odd);
                break;
            }
            self.tries += 1;
            let Some((played, odd)) = written(self.record, setting, &place) else { break };
            place = place.after(1, &played, odd);
        }
        if track.edits > 0 {
            self.furthest = self.furthest.max(place.at);
        }
        if track.edits < self.limits.most_edits && self.may_win(place.cost) {
            let promise = i64::from(place.cost) - i64::from(PLY) * i64::try_from(place.at).unwrap_or(0);
            self.queue.push(Reverse((promise, self.tracks.len())));
        }
        self.tracks.push(track);
    }

    /// Whether another change on top of this cost may still come near the best candidate.
    fn may_win(&self, cost: u32) -> bool {
        cost.saturating_add(LEAST * 2) <= self.best
    }

    fn goal(&mut self, track: &Track, cost: u32, odd: u32) {
        if cost > self.best.saturating_add(LISTED) {
            return;
        }
        self.best = self.best.min(cost);
        let mut made = Vec::new();
        let mut last = &track.made;
        while let Some((parent, it)) = last {
            made.push(it.clone());
            last = self.tracks.get(*parent).map_or(&None, |parent| &parent.made);
        }
        made.reverse();
        self.goals.push(Goal { setting: track.setting, cost, odd, made });
    }

    /// Plays a track once more and tries every change at each of its places.
    fn expand(&mut self, index: usize) {
        let Some(track) = self.tracks.get(index).cloned() else { return };
        let Some(setting) = self.settings.get(track.setting) else { return };
        let setting = setting.clone();
        let mut place = track.start;
        loop {
            if !self.may_win(place.cost) || self.tries > self.limits.most_tries {
                return;
            }
            self.tries += 1;
            let next = written(self.record, &setting, &place);
            self.change(index, &setting, &place, next.as_ref().map(|(played, _)| played));
            let Some((played, odd)) = next else { return };
            place = place.after(1, &played, odd);
        }
    }

    /// Tries every change at a place.
    fn change(&mut self, parent: usize, setting: &Setting, place: &Place, written: Option<&Played>) {
        if place.outcome.is_none() {
            self.other_moves(parent, setting, place, written);
        }
        self.without(parent, place);
        if place.outcome.is_none() {
            self.swapped(parent, setting, place);
        }
    }

    fn push(&mut self, parent: usize, start: Place, index: usize, change: Change) {
        let Some(track) = self.tracks.get(parent) else { return };
        let (setting, edits) = (track.setting, track.edits + 1);
        if start.cost <= self.best.saturating_add(LISTED) {
            self.add(Track { setting, start, edits, made: Some((parent, Made { index, change })) });
        }
    }

    /// Another move than is written, and a move before it.
    fn other_moves(&mut self, parent: usize, setting: &Setting, place: &Place, written: Option<&Played>) {
        let word = self.record.words.get(place.at);
        let legal = place.state.legal(&setting.rules);
        for &mv in legal.as_slice() {
            self.tries += 1;
            let Ok(played) = place.state.advance(&setting.rules, mv) else { continue };
            if let Some(word) = word
                && written.is_none_or(|it| it.mv != played.mv && it.after != played.after)
                && in_other_column(word, place) == place.shifted
            {
                let (cost, why) = likeness(word, &place.state, mv, &played);
                let odd = oddness(self.record, word, &place.state, &played);
                let start = place.after(1, &played, odd).dearer(cost);
                self.push(parent, start, place.at, Change::Replace(why, place.state, played));
            }
            self.put_in(parent, place, &played);
        }
    }

    /// A move that the record lacks.
    fn put_in(&mut self, parent: usize, place: &Place, played: &Played) {
        let after = place.after(0, played, 0);
        let shifted = self.record.words.get(place.at).map_or(place.shifted, |word| in_other_column(word, &after));
        let cost = if shifted == place.shifted && place.at < self.record.words.len() { FILLED } else { LEFT_OUT };
        let start = Place { shifted, ..after }.dearer(cost);
        self.push(parent, start, place.at, Change::Insert(place.state, *played));
    }

    /// A word that is too much.
    fn without(&mut self, parent: usize, place: &Place) {
        let words = &self.record.words;
        let Some(word) = words.get(place.at) else { return };
        let next = words.get(place.at + 1);
        // Of two alike the second goes.
        if next.is_some_and(|next| next.doubles(word)) {
            return;
        }
        let before = place.at.checked_sub(1).and_then(|before| words.get(before));
        let doubled = before.is_some_and(|before| before.doubles(word));
        let shifted = next.map_or(place.shifted, |next| in_other_column(next, place));
        let cost = if doubled { DOUBLED } else { TOO_MUCH };
        let start = Place { at: place.at + 1, shifted, ..*place }.dearer(cost);
        self.push(parent, start, place.at, Change::Delete(doubled));
    }

    /// The moves of a round, or two rounds, in each other's place.
    fn swapped(&mut self, parent: usize, setting: &Setting, place: &Place) {
        let words = &self.record.words;
        let Some(here) = words.get(place.at..) else { return };
        if here.first().is_none_or(|word| word.column != Side::South) {
            return;
        }
        if let [one, two, ..] = here
            && one.round == two.round
            && let Some((moves, start)) = self.in_order(setting, place, [1, 0])
        {
            self.push(parent, start.dearer(MOVES_SWAPPED), place.at, Change::SwapMoves(moves));
        }
        if let [one, two, three, four, ..] = here
            && one.round == two.round
            && three.round == four.round
            && let Some((moves, start)) = self.in_order(setting, place, [2, 3, 0, 1])
        {
            self.push(parent, start.dearer(ROUNDS_SWAPPED), place.at, Change::SwapRounds(moves));
        }
    }

    /// The next words in another order, where they can be played in it.
    fn in_order<const N: usize>(
        &mut self,
        setting: &Setting,
        place: &Place,
        order: [usize; N],
    ) -> Option<([(State, Played); N], Place)> {
        let mut at = *place;
        let mut moves = Vec::with_capacity(N);
        for index in order {
            self.tries += 1;
            let word = Place { at: place.at + index, ..at };
            // In its new place it stands in the column of its side.
            let shifted = in_other_column(self.record.words.get(word.at)?, &word);
            let (played, odd) = written(self.record, setting, &Place { shifted, ..word })?;
            moves.push((at.state, played));
            at = at.after(1, &played, odd);
        }
        Some((moves.try_into().ok()?, at))
    }
}
