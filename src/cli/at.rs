//! The position that a command works on: after a ply of a game of a file, or a position text.

use super::common::Common;
use super::config::{Configs, Layer, Settings};
use super::exit::{Exit, Failure, lang};
use super::files::Input;
use super::games::{File, Picked};
use crate::engine::{Invalid, RuleSet, State};
use crate::replay::{OpeningError, Replay, parse_position, read_position, replays};
use crate::words;
use crate::words::program as say;
use std::path::Path;
use std::sync::Arc;

/// A file and the settings that apply to it.
///
/// # Errors
/// If either cannot be read.
pub(super) fn file(path: &Path, common: &Common) -> Result<(File, Arc<Settings>), Failure> {
    let input = Input::of(path);
    let settings = Configs::new(common, Layer::default())?.of(&input)?;
    Ok((File::read(input)?, settings))
}

/// A game of a file: the one selected by `--game`, otherwise the first.
pub(super) struct OneGame<'t> {
    /// Which game of the file, from 1.
    number: usize,
    pub(super) replay: Replay<'t>,
}

impl<'t> OneGame<'t> {
    /// # Errors
    /// If the file has no such game.
    pub(super) fn of(file: &'t File, settings: &Settings, common: &Common) -> Result<Self, Failure> {
        let picked = Picked::new(common);
        let replay = replays(&file.text.text, &settings.options).find(|_| picked.next());
        picked.finish()?;
        match replay {
            Some(replay) => Ok(Self { number: common.game.unwrap_or(1) as usize, replay }),
            None => Err(no_game(file)),
        }
    }

    /// The game after a ply; 0 is the start.
    ///
    /// # Errors
    /// If the game does not replay up to that ply.
    pub(super) fn after(&self, ply: usize) -> Result<State, Failure> {
        self.replay.state_after(ply).ok_or_else(|| self.no_board(ply))
    }

    /// The error for a ply of this game after which no board can be shown.
    pub(super) fn no_board(&self, ply: usize) -> Failure {
        no_board(self.number, &self.replay, ply)
    }
}

/// The error that a file has no game.
pub(super) fn no_game(file: &File) -> Failure {
    say::no_game_in(&file.name).into()
}

/// The error for a ply of a game after which no board can be shown.
pub(super) fn no_board(number: usize, replay: &Replay<'_>, ply: usize) -> Failure {
    if replay.start.is_none() {
        return say::no_opening(number).into();
    }
    say::no_board(number, ply, replay.replayed(), replay.plies.len(), replay.is_valid()).into()
}

/// The position of `--position` under the rule set of this folder; without the option, the opening of the rule set. A
/// printed diagram with too many seeds is accepted, but the problem is reported and the exit status shows it.
///
/// # Errors
/// If the text is not a position of the rule set.
pub(super) fn position(text: Option<&str>, common: &Common) -> Result<(State, RuleSet, Exit), Failure> {
    let (_, rules) = Configs::new(common, Layer::default())?.here()?.one_rule_set()?;
    match state(text, &rules) {
        Ok(state) => Ok((state, rules, Exit::Clean)),
        Err(failure) => {
            let (state, complaint) = text.and_then(|text| printed(text, &rules)).ok_or(failure)?;
            complaint.report();
            Ok((state, rules, Exit::Failed))
        }
    }
}

/// The most seeds of a printed diagram: two full stores next to a full board.
const MOST_IN_DIAGRAM: u32 = 108;

/// Reads a printed diagram: examples in books often show full stores next to a middle-game board. A diagram with too many
/// seeds is accepted together with the error about their sum; a diagram with too few has lost seeds and is rejected.
fn printed(text: &str, rules: &RuleSet) -> Option<(State, Failure)> {
    let (position, _) = parse_position(text, rules).ok()?;
    match position.validate(rules) {
        Err(invalid @ Invalid::Seeds { found, expected }) if found > expected && found <= MOST_IN_DIAGRAM => {
            Some((State::new(position), position_failure(&OpeningError::Position(invalid))))
        }
        _ => None,
    }
}

fn position_failure(error: &OpeningError) -> Failure {
    say::position_unusable(words::opening_error(lang(), error), words::opening_help(lang(), error)).into()
}

/// The game that starts at a position text, or at the opening of the rule set.
pub(super) fn state(text: Option<&str>, rules: &RuleSet) -> Result<State, Failure> {
    let Some(text) = text else {
        return Ok(State::new(rules.start()));
    };
    let read = read_position(text, rules);
    read.map(|(position, _)| State::new(position)).map_err(|error| position_failure(&error))
}
