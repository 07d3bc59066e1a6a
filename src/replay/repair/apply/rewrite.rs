//! A game that is written in rounds before it is repaired.

use super::lines::Lines;
use super::{Candidate, in_place};
use crate::replay::game::Replay;
use crate::replay::{difference, replays, write_game};
use crate::source::{Edit, edited};

/// The change after which the game is in rounds and is that of a candidate; `None` if something would be lost.
pub(super) fn rounds(replay: &Replay<'_>, candidate: &Candidate, notes: bool) -> Option<Vec<Edit>> {
    let mut plain = String::new();
    write_game(&mut plain, replay);
    let mut games = replays(&plain, &replay.options);
    let (Some(again), None) = (games.next(), games.next()) else { return None };
    if difference(replay, &again).is_some() {
        return None;
    }
    let new = edited(&plain, &in_place(&again, candidate, notes)).ok()?;
    let old = replay.game.span.of(replay.game.text);
    let behind = old.get(old.trim_end().len()..)?;
    let new = new.trim_end().replace('\n', Lines::new(&replay.game).line_end());
    Some(vec![Edit::new(replay.game.span, new + behind)])
}
