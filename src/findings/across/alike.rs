//! Two records of one game that differ in some moves.
//!
//! A move is compared by its pit and direction, as it is played or written, so that the moves after a slip are still
//! compared, in any notation. Games that share runs of moves which few others have are compared as a whole.

use super::archive::{Archive, GameProblem};
use super::moves::LEAST;
use crate::findings::AcrossProblem;
use crate::notation::Key;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The moves of a run that is looked up, and the most games that may have it: what more have is an opening.
const RUN: usize = 6;
const MOST: usize = 24;

/// The moves of the runs that are counted.
const COUNTED: usize = 4;

/// The least number of moves of a game that is compared.
const SHORT: usize = LEAST as usize + RUN;

/// The part of the runs of the shorter game, in per cent, that must be in the longer one: for games of the same players, and
/// for others.
const SAME_PLAYERS: usize = 60;
const ANY_PLAYERS: usize = 80;

/// The most comparisons of moves that count how many agree.
const MOST_COMPARED: usize = 4_000_000;

pub(super) fn compare(archive: &Archive, problems: &mut Vec<GameProblem>) {
    // A game with the same moves as another, or the beginning of its, is reported already.
    let reported = |it: &GameProblem| match (&it.problem, it.other) {
        (AcrossProblem::SameGame { .. } | AcrossProblem::Within { .. }, Some(other)) => Some((it.game, other)),
        _ => None,
    };
    let reported: BTreeSet<(usize, usize)> = problems.iter().filter_map(reported).collect();
    let copies: BTreeSet<usize> = reported.iter().map(|(game, _)| *game).collect();
    let mut best: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
    for (earlier, later) in candidates(archive) {
        if copies.contains(&later) || reported.contains(&(later, earlier)) {
            continue;
        }
        let per_cent = likeness(archive.steps(earlier), archive.steps(later));
        let least = if same_players(archive, earlier, later) { SAME_PLAYERS } else { ANY_PLAYERS };
        if per_cent >= least && best.get(&later).is_none_or(|(most, _)| per_cent > *most) {
            best.insert(later, (per_cent, earlier));
        }
    }
    for (game, (_, earlier)) in best {
        let (one, other) = (archive.steps(earlier), archive.steps(game));
        problems.push(GameProblem {
            game,
            key: None,
            other: Some(earlier),
            problem: AcrossProblem::Alike {
                earlier: archive.at(earlier, None),
                same: agreeing(one, other),
                plies: [other.len(), one.len()],
            },
        });
    }
}

/// The pairs of games that share at least two runs of moves, in order.
fn candidates(archive: &Archive) -> BTreeSet<(usize, usize)> {
    let mut runs: Vec<(&[u8], u32)> = Vec::new();
    for game in (0..archive.games.len()).filter(|game| archive.steps(*game).len() >= SHORT) {
        let Ok(number) = u32::try_from(game) else { break };
        runs.extend(archive.steps(game).windows(RUN).map(|run| (run, number)));
    }
    runs.sort_unstable();
    runs.dedup();
    let mut shared: HashMap<(u32, u32), u32> = HashMap::new();
    for group in runs.chunk_by(|(one, _), (other, _)| one == other).filter(|group| group.len() <= MOST) {
        for (at, (_, one)) in group.iter().enumerate() {
            for (_, other) in group.iter().skip(at + 1) {
                *shared.entry((*one, *other)).or_default() += 1;
            }
        }
    }
    let pair = |((one, other), runs): ((u32, u32), u32)| (runs > 1).then_some((one as usize, other as usize));
    shared.into_iter().filter_map(pair).collect()
}

/// How many per cent of the runs of the shorter game are in the other.
fn likeness(one: &[u8], other: &[u8]) -> usize {
    let mut runs: BTreeMap<&[u8], usize> = BTreeMap::new();
    one.windows(COUNTED).for_each(|run| *runs.entry(run).or_default() += 1);
    let taken = |run: &&[u8]| {
        runs.get_mut(*run).is_some_and(|left| {
            let is_left = *left > 0;
            *left = left.saturating_sub(1);
            is_left
        })
    };
    let shared = other.windows(COUNTED).filter(taken).count();
    let shorter = one.len().min(other.len()).saturating_sub(COUNTED - 1).max(1);
    100 * shared / shorter
}

/// Whether the heads name the same players, perhaps exchanged.
fn same_players(archive: &Archive, one: usize, other: usize) -> bool {
    let players = |game: usize| {
        let game = archive.games.get(game)?;
        let both = [Key::South, Key::North].map(|key| crate::names::words(archive.value(game, key)).join(" "));
        both.iter().all(|name| !name.is_empty()).then_some(both)
    };
    let (Some([a, b]), Some([c, d])) = (players(one), players(other)) else { return false };
    (a == c && b == d) || (a == d && b == c)
}

/// How many moves agree: the length of the longest common subsequence.
fn agreeing(one: &[u8], other: &[u8]) -> usize {
    if one.len().saturating_mul(other.len()) > MOST_COMPARED {
        return one.iter().zip(other).filter(|(a, b)| a == b).count();
    }
    let mut last = vec![0; other.len() + 1];
    for a in one {
        let mut next = vec![0];
        for ((b, above), before) in other.iter().zip(last.iter().skip(1)).zip(&last) {
            let left = next.last().copied().unwrap_or_default();
            next.push(if a == b { before + 1 } else { left.max(*above) });
        }
        last = next;
    }
    last.last().copied().unwrap_or_default()
}
