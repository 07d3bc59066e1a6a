//! Games that are written more than once.

use super::EventGame;
use crate::findings::Found;
use crate::stats::{Played, Scoring};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// In what the copies of a game agree.
///
/// ```
/// use kibao::event::DoubleKind;
/// assert_eq!(DoubleKind::ALL.map(DoubleKind::name), ["same", "part", "alike"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DoubleKind {
    /// All have the same moves.
    Same,
    /// One is the beginning of another.
    Part,
    /// Most of their moves are the same.
    Alike,
}

impl DoubleKind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Same, Self::Part, Self::Alike];

    /// Its name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::Part => "part",
            Self::Alike => "alike",
        }
    }
}

/// A game that is written more than once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Double {
    /// The copies, by their places in the input.
    pub games: Vec<usize>,
    /// The copy that counts: the first that replays, has a result and names both players; else the first that lacks the least
    /// important of these.
    pub counts: usize,
    /// In what they agree; of several copies, the least of it.
    pub kind: DoubleKind,
    /// The result with which the game counts: the one that all copies have that have one.
    pub played: Option<Played>,
    /// Whether two copies have different results. Then the game counts without a result.
    pub disagree: bool,
}

/// The kind of a finding that two games are one.
fn kind(code: &str) -> Option<DoubleKind> {
    match code {
        "G401" => Some(DoubleKind::Same),
        "G402" => Some(DoubleKind::Part),
        "G405" => Some(DoubleKind::Alike),
        _ => None,
    }
}

type Players = [Option<usize>; 2];

/// Whether two games may be of the same players; the sides may be exchanged.
fn may_be_same([a, b]: Players, [c, d]: Players) -> bool {
    let fits = |one: Option<usize>, other: Option<usize>| one.is_none() || other.is_none() || one == other;
    fits(a, c) && fits(b, d) || fits(a, d) && fits(b, c)
}

/// Players, with those who are not named taken from another copy.
fn filled([south, north]: Players, [other_south, other_north]: Players) -> Players {
    let is_turned = south.is_some() && south == other_north || north.is_some() && north == other_south;
    let (other_south, other_north) = if is_turned { (other_north, other_south) } else { (other_south, other_north) };
    [south.or(other_south), north.or(other_north)]
}

/// The games that are written more than once: those that [`Archive`](crate::findings::Archive) finds, if their players may be
/// the same.
///
/// The copy that counts gets the names of players that only the others have.
pub(super) fn doubles(games: &[EventGame], found: &[Found], players: &mut [Players], scoring: &Scoring) -> Vec<Double> {
    // Each game with the first of its copies.
    let mut first: Vec<usize> = (0..games.len()).collect();
    let mut kinds: BTreeMap<usize, DoubleKind> = BTreeMap::new();
    for found in found {
        let (Some(kind), Some(other)) = (kind(found.placed.finding.check.code), found.other) else { continue };
        let of = |game: usize| Some((*players.get(game)?, *first.get(game)?));
        let (Some((here, one)), Some((there, two))) = (of(found.game), of(other)) else { continue };
        if !may_be_same(here, there) {
            continue;
        }
        let (into, from) = (one.min(two), one.max(two));
        first.iter_mut().filter(|it| **it == from).for_each(|it| *it = into);
        let joined = [kinds.remove(&into), kinds.remove(&from), Some(kind)].into_iter().flatten().max();
        kinds.insert(into, joined.unwrap_or(kind));
    }
    let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (game, first) in first.iter().enumerate() {
        groups.entry(*first).or_default().push(game);
    }
    let double = |(first, copies): (usize, Vec<usize>)| {
        let kind = *kinds.get(&first)?;
        let game = |at: &usize| games.get(*at);
        let worth = |at: &&usize| {
            let game = game(at);
            let replays = game.is_some_and(|it| it.valid && it.plies > 0);
            let decided = game.and_then(|it| it.counted(scoring)).is_some_and(|it| it != Played::Open);
            let named = players.get(**at).is_some_and(|players| !players.contains(&None));
            (replays, decided, named, Reverse(**at))
        };
        let counts = *copies.iter().max_by_key(worth)?;
        let own =
            copies.iter().filter_map(|at| players.get(*at)).fold(*players.get(counts)?, |own, it| filled(own, *it));
        if let Some(players) = players.get_mut(counts) {
            *players = own;
        }
        let results: Vec<Option<Played>> = copies.iter().map(|at| game(at)?.counted(scoring)).collect();
        let known: BTreeSet<Turned> = copies
            .iter()
            .zip(&results)
            .filter_map(|(at, played)| Turned::of((*played)?, *players.get(*at)?, own))
            .collect();
        let disagree = known.len() > 1;
        let any = results.iter().any(Option::is_some);
        let played = match known.first() {
            Some(turned) if !disagree => Some(turned.0),
            _ => any.then_some(Played::Open),
        };
        Some(Double { games: copies, counts, kind, played, disagree })
    };
    groups.into_iter().filter(|(_, copies)| copies.len() > 1).filter_map(double).collect()
}

/// A result as seen from the sides of the copy that counts.
struct Turned(Played);

impl Turned {
    fn of(played: Played, players: Players, own: Players) -> Option<Self> {
        let [south, north] = players;
        let is_turned = !(south == own[0] || north == own[1]) && (south == own[1] || north == own[0]) && south != north;
        let turn = |winner: usize| if is_turned { 1 - winner } else { winner };
        match played {
            Played::Won(winner) => Some(Self(Played::Won(turn(winner)))),
            Played::Walkover(winner) => Some(Self(Played::Walkover(turn(winner)))),
            Played::Draw => Some(Self(Played::Draw)),
            Played::Open => None,
        }
    }

    /// Who won: a walkover and a game won over the board do not contradict each other.
    const fn key(&self) -> usize {
        match self.0.winner() {
            Some(winner) => winner,
            None => 2,
        }
    }
}

impl PartialEq for Turned {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Turned {}

impl PartialOrd for Turned {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Turned {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}
