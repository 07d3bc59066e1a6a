//! Where the moves of a repaired game are written in its record.

use super::lines::Lines;
use crate::engine::Side;
use crate::notation::Game;
use crate::replay::game::Replay;
use crate::replay::repair::{Candidate, RepairedPly};
use std::collections::{BTreeMap, BTreeSet};

/// The places of the moves, counted over all rounds: South's and North's of the first, then of the second.
pub(super) struct Places {
    /// The place of each move of the repaired game; `None` for those of lost rounds.
    of_moves: Vec<Option<usize>>,
    /// The move at each place.
    moves: BTreeMap<usize, usize>,
    pub(super) lost: Vec<Lost>,
    gone: Vec<Gone>,
}

/// Whole rounds that the record lacks between two lines.
pub(super) struct Lost {
    /// The index of the round after them.
    pub(super) round: usize,
    /// The index of the first of their moves.
    pub(super) first: usize,
    /// The number of rounds.
    pub(super) count: usize,
    /// Whether the numbers of the record leave them out, so that those after them change.
    shifts: bool,
}

/// A round whose two moves are taken out, on a line between others.
struct Gone {
    round: usize,
    /// Whether it was counted, so that the numbers after it change.
    shifts: bool,
}

impl Places {
    /// A word keeps its place if possible; a place before others that had a word does not become empty.
    pub(super) fn of(replay: &Replay<'_>, candidate: &Candidate, lines: &Lines<'_>) -> Self {
        let own = |index: usize| own(replay, index);
        let lost = lost_rounds(replay, candidate, lines);
        let is_lost = |at: usize| lost.iter().any(|it| (it.first..it.first + it.count * 2).contains(&at));
        let gone = gone_rounds(replay, candidate, lines);
        // The places that have words, in order.
        let stays = |place: &usize| gone.binary_search_by_key(&(place / 2), |it| it.round).is_err();
        let taken: Vec<usize> = (0..replay.plies.len()).filter_map(own).filter(stays).collect();
        let mut next = 0;
        let place = |(at, repaired): (usize, &RepairedPly)| {
            if is_lost(at) {
                return None;
            }
            let column = repaired.before.position.turn.index();
            let free = |place: &usize| {
                let before = taken.partition_point(|taken| taken < place);
                *place >= next && place % 2 == column && before == taken.partition_point(|taken| *taken < next)
            };
            let kept = repaired.from.and_then(own).filter(free);
            let mut place = kept.unwrap_or(next + usize::from(next % 2 != column));
            while !stays(&place) {
                place += 2;
            }
            next = place + 1;
            Some(place)
        };
        let of_moves: Vec<Option<usize>> = candidate.game.iter().enumerate().map(place).collect();
        let moves = of_moves.iter().enumerate().filter_map(|(at, place)| Some(((*place)?, at))).collect();
        Self { of_moves, moves, lost, gone }
    }

    /// The place of a move.
    pub(super) fn place(&self, at: usize) -> Option<usize> {
        self.of_moves.get(at).copied().flatten()
    }

    /// The move at a place.
    pub(super) fn move_at(&self, place: usize) -> Option<usize> {
        self.moves.get(&place).copied()
    }

    /// The last place with a move.
    pub(super) fn last(&self) -> Option<usize> {
        self.moves.last_key_value().map(|(place, _)| *place)
    }

    /// The round that says what was taken out of this one.
    pub(super) fn beside(&self, round: usize) -> usize {
        (0..=round).rev().find(|it| !self.is_gone(*it)).unwrap_or(round)
    }

    /// Whether a round between others is taken out.
    pub(super) fn is_gone(&self, round: usize) -> bool {
        self.gone.iter().any(|it| it.round == round)
    }

    /// The number of a round, after rounds before it were put in or taken out.
    pub(super) fn number(&self, round: usize, written: usize) -> usize {
        let more: usize = self.lost.iter().filter(|it| it.shifts && it.round <= round).map(|it| it.count).sum();
        let less = self.gone.iter().filter(|it| it.shifts && it.round < round).count();
        (written + more).saturating_sub(less)
    }
}

/// The place that a written move has; a third word of a round has none.
fn own(replay: &Replay<'_>, index: usize) -> Option<usize> {
    let ply = replay.plies.get(index).filter(|ply| ply.entry < 2)?;
    Some(ply.round * 2 + ply.entry)
}

/// The lost rounds: moves of South and North in turn that are put in between the last word of a line and the first of the
/// next, where the numbers go on or leave out as many.
fn lost_rounds(replay: &Replay<'_>, candidate: &Candidate, lines: &Lines<'_>) -> Vec<Lost> {
    let (game, moves) = (&replay.game, &candidate.game);
    let mut lost = Vec::new();
    let mut at = 0;
    for run in moves.chunk_by(|one, other| one.from.is_none() == other.from.is_none()) {
        let (first, end) = (at, at + run.len());
        at = end;
        let whole = run.len().is_multiple_of(2)
            && run.iter().all(|it| it.from.is_none())
            && run.first().is_some_and(|it| it.before.position.turn == Side::South);
        let written = |index: usize| moves.get(index)?.from.and_then(|from| own(replay, from));
        let Some(place) = written(end).filter(|place| whole && place.is_multiple_of(2)) else { continue };
        let round = place / 2;
        let Some(next) = game.rounds.get(round) else { continue };
        let before = round.checked_sub(1).and_then(|before| game.rounds.get(before));
        // Nothing that was written is left out here.
        let follows = match first.checked_sub(1) {
            Some(earlier) => written(earlier).is_some_and(|it| it / 2 + 1 == round),
            None => round == 0,
        };
        let count = run.len() / 2;
        let apart = lines.begins_line(next.span)
            && before.is_none_or(|it| !lines.same_line(it.span, next.span) && lines.is_one_line(it.span));
        let between = numbers_between(game, round.checked_sub(1), round);
        if let Some(between) = between.filter(|it| [0, count].contains(it) && follows && apart) {
            lost.push(Lost { round, first, count, shifts: between == 0 });
        }
    }
    lost
}

/// The rounds that a candidate takes out whole, each on a line between others, where the numbers count them or do not.
fn gone_rounds(replay: &Replay<'_>, candidate: &Candidate, lines: &Lines<'_>) -> Vec<Gone> {
    let game = &replay.game;
    let kept: BTreeSet<usize> = candidate.game.iter().filter_map(|it| it.from).collect();
    let taken_out = (0..replay.plies.len()).filter(|index| !kept.contains(index)).collect::<Vec<_>>();
    let mut gone = Vec::new();
    for pair in taken_out.windows(2) {
        let &[one, other] = pair else { continue };
        let (Some(south), Some(north)) = (own(replay, one), own(replay, other)) else { continue };
        let (round, before) = (south / 2, (south / 2).checked_sub(1));
        let rounds = (before.and_then(|it| game.rounds.get(it)), game.rounds.get(round), game.rounds.get(round + 1));
        let (Some(last), Some(this), Some(next)) = rounds else { continue };
        let whole = south.is_multiple_of(2) && north == south + 1 && this.entries.len() == 2;
        let apart = [last, this].iter().all(|it| lines.begins_line(it.span) && lines.is_one_line(it.span))
            && lines.begins_line(next.span)
            && !lines.same_line(this.span, next.span)
            && !lines.same_line(last.span, this.span);
        if let Some(between) = numbers_between(game, before, round + 1).filter(|it| *it < 2 && whole && apart) {
            gone.push(Gone { round, shifts: between == 1 });
        }
    }
    gone
}

/// How many numbers lie between those of two rounds; none where rounds have no numbers. Before the first is 0.
fn numbers_between(game: &Game<'_>, before: Option<usize>, after: usize) -> Option<usize> {
    let number = |index: usize| game.rounds.get(index).and_then(|it| it.number);
    match (before.map(number), number(after)) {
        (None | Some(None), None) => Some(0),
        (None, Some(after)) => usize::try_from(after.value?.checked_sub(1)?).ok(),
        (Some(Some(before)), Some(after)) => usize::try_from(after.value?.checked_sub(before.value? + 1)?).ok(),
        (Some(_), _) => None,
    }
}
