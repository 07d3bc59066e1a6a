//! Finds the move that a record does not say: the only one after which the moves behind it can be played.

use super::resolve::{Resolved, resolve};
use crate::engine::{Played, RuleSet, Side, State};
use crate::notation::{Dialect, EntryKind, Partial, Round, Unclear, Unreadable};

/// The most moves tried in one game.
pub(super) const TRIES: u32 = 200_000;

/// The most games that may be under way at once.
const WAYS: usize = 2_000;

/// The number of moves behind the last one that any other move explains, where the record breaks later.
const ALONE: usize = 10;

/// A way in which the record may have gone on.
#[derive(Clone, Copy, PartialEq)]
struct Way {
    /// Which of the possible moves it began with.
    first: usize,
    state: State,
    /// Whether the game is over.
    over: bool,
}

impl Way {
    fn new(first: usize, played: &Played) -> Self {
        Self { first, state: played.after, over: played.outcome.is_some() }
    }
}

/// The rules and the writing of a record in which a move is sought.
pub(super) struct Seeker<'r> {
    pub(super) rules: &'r RuleSet,
    pub(super) dialect: Dialect,
    /// How many more moves may be tried.
    pub(super) tries: &'r mut u32,
}

impl Seeker<'_> {
    /// The only legal move that fits what can be read, `part`, and the words of the record `after` it: to its end, or where
    /// it breaks later, far beyond every other move. `None` if there are several or none.
    pub(super) fn only(&mut self, state: &State, part: Unclear, after: &[(usize, EntryKind)]) -> Option<Played> {
        if after.is_empty() {
            return None;
        }
        let firsts = self.fitting(state, part);
        let mut ways: Vec<Way> = firsts.iter().enumerate().map(|(first, played)| Way::new(first, played)).collect();
        let mut alone = 0;
        for (entry, kind) in after {
            let next = self.step(&ways, *entry, *kind)?;
            if next.is_empty() {
                if alone < ALONE {
                    return None;
                }
                break;
            }
            ways = next;
            alone = if only_first(&ways).is_some() { alone + 1 } else { 0 };
        }
        firsts.into_iter().nth(only_first(&ways)?)
    }

    /// Plays the next word in every way. `None` if there are too many.
    fn step(&mut self, ways: &[Way], entry: usize, kind: EntryKind) -> Option<Vec<Way>> {
        let side = if entry == 0 { Side::South } else { Side::North };
        let mut next = Vec::new();
        for way in ways.iter().filter(|way| !way.over) {
            let is_turn = way.state.position.turn == side && entry < 2;
            match kind {
                EntryKind::Missing if !is_turn => next.push(*way),
                _ if !is_turn => {}
                EntryKind::Unreadable(Unreadable::Unclear(part)) => self.expand(&mut next, way, part),
                EntryKind::Missing | EntryKind::Unreadable(_) => self.expand(&mut next, way, Unclear::NOTHING),
                EntryKind::Move(written) => self.play(&mut next, way, &written.read(self.dialect)),
            }
            if next.len() > WAYS || *self.tries == 0 {
                return None;
            }
        }
        Some(next)
    }

    /// Plays a written move.
    fn play(&mut self, next: &mut Vec<Way>, way: &Way, written: &Partial) {
        *self.tries = self.tries.saturating_sub(1);
        let mut add = |played: &Played| add(next, Way::new(way.first, played));
        match resolve(&way.state, self.rules, written) {
            Resolved::Unique(played, _) => add(&played),
            Resolved::Illegal(..) => {}
            Resolved::Ambiguous(moves) => {
                moves.iter().filter_map(|mv| way.state.advance(self.rules, *mv).ok()).for_each(|played| add(&played));
            }
        }
    }

    /// Plays every move that fits.
    fn expand(&mut self, next: &mut Vec<Way>, way: &Way, part: Unclear) {
        self.fitting(&way.state, part).iter().for_each(|played| add(next, Way::new(way.first, played)));
    }

    /// The legal moves that fit what can be read, as moves are written. A word without a direction may also lack its house sign.
    fn fitting(&mut self, state: &State, part: Unclear) -> Vec<Played> {
        let mut moves = Vec::new();
        if part.is_nothing() {
            moves.extend_from_slice(state.legal(self.rules).as_slice());
        } else {
            for reading in part.readings().map(|it| it.read(self.dialect)) {
                let houses: &[bool] = if reading.hand.is_none() { &[false, true] } else { &[reading.house] };
                for &house in houses {
                    match resolve(state, self.rules, &Partial { house, ..reading }) {
                        Resolved::Unique(played, _) => moves.push(played.mv),
                        Resolved::Ambiguous(several) => moves.extend(several),
                        Resolved::Illegal(..) => {}
                    }
                }
            }
        }
        *self.tries = self.tries.saturating_sub(u32::try_from(moves.len()).unwrap_or(u32::MAX).max(1));
        let mut fits: Vec<Played> = moves.iter().filter_map(|mv| state.advance(self.rules, *mv).ok()).collect();
        let mut seen = Vec::new();
        fits.retain(|played| {
            !seen.contains(&played.mv) && {
                seen.push(played.mv);
                true
            }
        });
        fits
    }
}

/// Adds a way unless it is there.
fn add(ways: &mut Vec<Way>, way: Way) {
    if !ways.contains(&way) {
        ways.push(way);
    }
}

/// The move with which all ways began; `None` if there are several or none.
fn only_first(ways: &[Way]) -> Option<usize> {
    let first = ways.first()?.first;
    ways.iter().all(|way| way.first == first).then_some(first)
}

/// The words of a record after a place, each with its index in its round, up to the last that is not `--`.
pub(super) fn after(rounds: &[Round], round: usize, entry: usize) -> Vec<(usize, EntryKind)> {
    let rest = rounds.iter().enumerate().skip(round);
    let words = rest.flat_map(move |(index, it)| {
        let from = if index == round { entry + 1 } else { 0 };
        it.entries.iter().enumerate().skip(from).map(|(entry, word)| (entry, word.kind))
    });
    let mut words: Vec<_> = words.collect();
    while words.pop_if(|(_, kind)| *kind == EntryKind::Missing).is_some() {}
    words
}
