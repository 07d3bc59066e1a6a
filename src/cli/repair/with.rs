//! `kibao repair --with`: another record of the same games as evidence.

use crate::cli::aligned::{Difference, Step, differences, shared, steps};
use crate::cli::at::no_game;
use crate::cli::config::Configs;
use crate::cli::exit::Failure;
use crate::cli::files::Input;
use crate::cli::games::File;
use crate::notation::{Dialect, Partial, Written, single_move};
use crate::replay::{Readings, Replay, replays};
use crate::words::program as say;
use std::path::Path;

/// The weight of a move that both records have. Two scorers rarely make the same slip.
const AGREED: f64 = 0.999;

/// The weight of each of two moves in one place.
const EITHER: f64 = 0.495;

/// The weight of a move whose word in the record that is repaired cannot be read.
const ALONE: f64 = 0.98;

/// The games of the other record.
pub(super) struct OtherRecord {
    games: Vec<Vec<Step>>,
}

impl OtherRecord {
    /// Reads it; `from_stdin` is whether standard input is used for something else.
    pub(super) fn read(path: &Path, configs: &mut Configs, from_stdin: bool) -> Result<Self, Failure> {
        let input = Input::of(path);
        if from_stdin && input == Input::Stdin {
            return Err(say::repair_with_stdin().into());
        }
        let options = configs.of(&input)?.options.clone();
        let file = File::read(input)?;
        let games: Vec<_> = replays(&file.text.text, &options).map(|game| steps(&game)).collect();
        if games.is_empty() { Err(no_game(&file)) } else { Ok(Self { games }) }
    }

    /// The readings of a game's words by the other record's game with the same number, from 1, or else by the game that agrees with
    /// it in the most moves. `None` if it agrees in less than half of the moves with each.
    pub(super) fn readings(&self, number: usize, replay: &Replay<'_>) -> Option<Readings> {
        let own = steps(replay);
        let compared = |index: usize| {
            let other = self.games.get(index)?;
            let differences = differences(&own, other)?;
            Some((shared(&own, &differences), other, differences))
        };
        let same = number.checked_sub(1).and_then(compared);
        let best = || (0..self.games.len()).filter_map(compared).max_by_key(|(shared, ..)| *shared);
        let (_, other, differences) = same.or_else(best)?;
        Some(together(&own, other, &differences, replay))
    }
}

/// The readings of a record's words: what both have, what either has, what one lacks.
fn together(own: &[Step], other: &[Step], differences: &[Difference], replay: &Replay<'_>) -> Readings {
    let mut readings = Readings::default();
    let is_read = |index: usize| replay.plies.get(index).is_some_and(|ply| ply.written.is_some());
    let mut add = |index: usize, step: Option<&Step>, weight: f64| {
        if let Some(written) = step.and_then(|step| written(step, replay.dialect)) {
            readings.add(index, written, weight);
        }
    };
    let agreed = |[index, at]: [usize; 2]| own.get(index).zip(other.get(at)).map(|(own, other)| own.fuller(other));
    let mut next = [0, 0];
    for [here, there] in differences {
        for (index, at) in (next[0]..here.start).zip(next[1]..) {
            add(index, agreed([index, at]), AGREED);
        }
        for index in here.clone() {
            add(index, own.get(index), EITHER);
        }
        if here.len() == there.len() {
            for (index, at) in here.clone().zip(there.clone()) {
                add(index, other.get(at), if is_read(index) { EITHER } else { ALONE });
            }
        }
        next = [here.end, there.end];
    }
    for (index, at) in (next[0]..own.len()).zip(next[1]..) {
        add(index, agreed([index, at]), AGREED);
    }
    for [here, there] in differences.iter().filter(|[here, there]| here.len() != there.len()) {
        here.clone().for_each(|index| readings.add_surplus(index));
        for written in there.clone().filter_map(|at| written(other.get(at)?, replay.dialect)) {
            readings.add_missing(here.start, written);
        }
    }
    readings
}

/// A move as the record that is repaired writes it.
fn written(step: &Step, dialect: Dialect) -> Option<Written> {
    let read: Partial = single_move(&step.text)?.read(Dialect::KIBAO);
    single_move(&read.write(dialect))
}
