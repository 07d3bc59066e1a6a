//! The same game twice, and a game that is the beginning of another.
//!
//! In the order of their moves, a game is directly before all games that begin with it. So the games with which the current
//! one may begin are a stack.

use super::archive::{Archive, GameProblem};
use crate::findings::AcrossProblem;
use crate::notation::Key;
use std::collections::BTreeMap;

/// The least number of plies: fewer may be equal by chance.
pub(super) const LEAST: u32 = 8;

pub(super) fn compare(archive: &Archive, problems: &mut Vec<GameProblem>) {
    let long = |game: &usize| archive.games.get(*game).is_some_and(|game| game.plies >= LEAST);
    let mut order: Vec<usize> = (0..archive.games.len()).filter(long).collect();
    order.sort_by(|one, other| archive.moves(*one).cmp(archive.moves(*other)).then(one.cmp(other)));
    let mut stack: Vec<usize> = Vec::new();
    // The longer games by the shorter one that they begin with.
    let mut within: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for game in order {
        let moves = archive.moves(game);
        while stack.last().is_some_and(|top| !moves.starts_with(archive.moves(*top))) {
            stack.pop();
        }
        match stack.last() {
            Some(first) if archive.moves(*first) == moves => {
                same(archive, *first, game, problems);
                continue;
            }
            Some(shorter) => within.entry(*shorter).or_default().push(game),
            None => {}
        }
        stack.push(game);
    }
    for (shorter, mut longer) in within {
        longer.sort_unstable();
        let [first, others @ ..] = longer.as_slice() else { continue };
        let (earlier, later) = (shorter.min(*first), shorter.max(*first));
        let problem = AcrossProblem::Within {
            earlier: archive.at(earlier, None),
            longer: later == *first,
            plies: archive.games.get(shorter).map_or(0, |game| game.plies as usize),
            more: others.len(),
        };
        problems.push(GameProblem { game: later, key: None, other: Some(earlier), problem });
    }
}

/// Reports a game with the moves of an earlier one.
fn same(archive: &Archive, first: usize, game: usize, problems: &mut Vec<GameProblem>) {
    let (Some(one), Some(other)) = (archive.games.get(first), archive.games.get(game)) else { return };
    let earlier = archive.at(first, None);
    let names = Key::ALL.into_iter().map(Key::name).chain([AcrossProblem::OTHER_KEYS]);
    let heads = names.zip(one.heads.iter().zip(&other.heads)).filter(|(_, (one, other))| one != other);
    let heads = heads.map(|(name, _)| name).collect();
    problems.push(GameProblem {
        game,
        key: None,
        other: Some(first),
        problem: AcrossProblem::SameGame { earlier: earlier.clone(), heads },
    });
    if let (Some(there), Some(here)) = (one.winner, other.winner)
        && here != there
    {
        let problem = AcrossProblem::OtherWinner { earlier, winners: [here, there] };
        problems.push(GameProblem { game, key: Some(other.winner_key()), other: Some(first), problem });
    }
}
