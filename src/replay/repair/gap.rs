//! Rounds that are missing according to the round numbers: a change of other moves cannot replace them.

use super::candidate::{Candidate, Change, Edit};
use crate::notation::{Gap, Key, position};
use crate::replay::game::Replay;

/// The number of plies that must replay after a gap to show that no round is missing there.
const PASSED: usize = 16;

/// The gaps in the round numbers at which rounds may be missing. A game from a position may begin with any number.
pub(super) fn gaps(replay: &Replay<'_>) -> Vec<Gap> {
    let mut gaps = replay.game.gaps();
    let from_position = replay.game.value(Key::Opening).is_some_and(|it| position::read(it).is_ok());
    let replayed = replay.replayed();
    gaps.retain(|gap| (gap.round > 0 || !from_position) && first_ply(replay, gap.round) + PASSED > replayed);
    gaps
}

/// The index of the first ply of a round, or of those after it.
fn first_ply(replay: &Replay<'_>, round: usize) -> usize {
    replay.plies.partition_point(|ply| ply.round < round)
}

/// Whether a candidate changes nothing from the round before a gap to [`PASSED`] plies after it. Then the gap is a slip
/// of the numbers, or the rounds that are missing there did not break the record.
pub(super) fn passes(candidate: &Candidate, gap: &Gap, replay: &Replay<'_>) -> bool {
    let around = first_ply(replay, gap.round.saturating_sub(1))..first_ply(replay, gap.round) + PASSED;
    around.end <= replay.plies.len()
        && !candidate.edits.iter().any(|it| around.contains(&it.index) || around.contains(&(it.index + it.words())))
}

/// Whether a candidate puts in the two moves of the only missing round, and changes nothing else. The moves of more rounds
/// cannot be guessed.
pub(super) fn fills(candidate: &Candidate, gaps: &[Gap], replay: &Replay<'_>) -> bool {
    let gap = match gaps {
        [] => return true,
        [gap] if gap.first == gap.last => gap,
        _ => return false,
    };
    let around = first_ply(replay, gap.round.saturating_sub(1))..=first_ply(replay, gap.round + 1);
    let puts_in = |it: &Edit| matches!(it.change, Change::Insert(..)) && around.contains(&it.index);
    candidate.edits.len() == 2 && candidate.edits.iter().all(puts_in)
}
