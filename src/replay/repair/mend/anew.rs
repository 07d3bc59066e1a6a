//! A game that is written in rounds before it is mended.

use super::lines::Lines;
use super::{Candidate, in_place};
use crate::replay::game::Replay;
use crate::replay::{difference, replays, write_game};
use crate::source::{Edit, edited};

/// The change after which the game stands in rounds and says that of a candidate; `None` where it would lose something.
pub(super) fn rounds(text: &str, replay: &Replay, candidate: &Candidate, notes: bool) -> Option<Vec<Edit>> {
    let mut plain = String::new();
    write_game(&mut plain, text, replay);
    let mut games = replays(&plain, &replay.options);
    let (Some(again), None) = (games.next(), games.next()) else { return None };
    if difference((text, replay), (&plain, &again)).is_some() {
        return None;
    }
    let new = edited(&plain, &in_place(&plain, &again, candidate, notes)).ok()?;
    let old = replay.game.span.of(text);
    let behind = old.get(old.trim_end().len()..)?;
    let new = new.trim_end().replace('\n', Lines::new(text, &replay.game).line_end());
    Some(vec![Edit::new(replay.game.span, new + behind)])
}
