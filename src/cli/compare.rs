//! `kibao compare`.

use super::aligned::{Difference, Step, differences, shared, steps};
use super::at::no_game;
use super::common::Common;
use super::config::{Configs, Layer};
use super::exit::{Exit, Failure, lang};
use super::files::Input;
use super::games::{File, no_such_game};
use crate::engine::Side;
use crate::notation::{Dialect, Key};
use crate::render::for_terminal;
use crate::replay::{Options, Replay, replays};
use crate::words;
use crate::words::program as say;
use std::io::Write;
use std::ops::Range;
use std::path::PathBuf;

/// The most differences of which every combination is tried.
const MOST_TRIED: usize = 8;

/// Help text about the exit status.
const HELP: &str = "Moves are compared by pit, direction and house, whatever their notation and marks. Where the two differ, the game is \
replayed with each reading, and the one with which all moves replay is named. Each file has one game; --game N takes the N-th of \
both.\n\nExit status: 0 all moves agree; 1 some differ; 2 the work could not be done.";

#[derive(Debug, clap::Args)]
#[command(after_help = HELP)]
pub(super) struct Compare {
    /// A record
    #[arg(value_name = "A")]
    one: PathBuf,
    /// Another record of the same game
    #[arg(value_name = "B")]
    other: PathBuf,
}

pub(super) fn run(args: &Compare, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let mut configs = Configs::new(common, Layer::default())?;
    let mut read = |path: &PathBuf| -> Result<(File, Options), Failure> {
        let input = Input::of(path);
        let options = configs.of(&input)?.options.clone();
        Ok((File::read(input)?, options))
    };
    let files = [read(&args.one)?, read(&args.other)?];
    let number = common.game.unwrap_or(1);
    let mut games = Vec::new();
    for (file, options) in &files {
        let mut all = replays(&file.text.text, options);
        let game = all.nth(number as usize - 1).ok_or_else(|| match replays(&file.text.text, options).count() {
            0 => no_game(file),
            games => no_such_game(number, games),
        })?;
        games.push((file, game));
    }
    let [(one, a), (other, b)] = games.as_slice() else { return Ok(Exit::Failed) };
    let mut line = |what: &say::Notice| writeln!(out, "{}", for_terminal(&what.message(lang())));
    for (name, file, game) in [("A", one, a), ("B", other, b)] {
        line(&say::compare_game(name, &file.name, game.plies.len(), game.replayed(), game.is_valid()))?;
    }
    let steps = [a, b].map(steps);
    let [of_a, of_b] = &steps;
    let Some(differences) = differences(of_a, of_b) else {
        line(&say::compare_other())?;
        return Ok(Exit::Findings);
    };
    if differences.is_empty() {
        line(&say::compare_same(a.plies.len()))?;
        return Ok(Exit::Clean);
    }
    line(&say::compare_differences(shared(of_a, &differences), differences.len()))?;
    let supported = supported(a, &steps, &differences);
    for (at, [here, there]) in differences.iter().enumerate() {
        let first = if here.is_empty() { of_b.get(there.start) } else { of_a.get(here.start) };
        let (round, side) = first.map_or((1, Side::South), |it| (it.round, it.side));
        let moves = |steps: &[Step], range: &Range<usize>| -> Option<String> {
            let moves: Vec<String> = steps.get(range.clone())?.iter().map(|it| format!("`{}`", it.text)).collect();
            (!moves.is_empty()).then(|| moves.join(" "))
        };
        let side = words::side(lang(), side);
        line(&say::compare_place(
            round,
            side,
            moves(of_a, here),
            moves(of_b, there),
            supported.get(at).copied().unwrap_or("unknown"),
        ))?;
    }
    if differences.len() > MOST_TRIED {
        line(&say::compare_many(MOST_TRIED))?;
    }
    Ok(Exit::Findings)
}

/// For each difference, whose reading replays: `a`, `b`, `both`, `neither` or `unknown`.
fn supported(game: &Replay<'_>, steps: &[Vec<Step>; 2], differences: &[Difference]) -> Vec<&'static str> {
    if differences.len() > MOST_TRIED {
        return vec!["unknown"; differences.len()];
    }
    let whole: Vec<u32> =
        (0..1_u32 << differences.len()).filter(|choice| replays_whole(game, steps, differences, *choice)).collect();
    let of = |at: usize| {
        let has = |bit: u32| whole.iter().any(|choice| choice >> at & 1 == bit);
        match (has(0), has(1)) {
            (true, true) => "both",
            (true, false) => "a",
            (false, true) => "b",
            (false, false) => "neither",
        }
    };
    (0..differences.len()).map(of).collect()
}

/// Whether the game replays with the readings of B at the differences of a choice, and those of A elsewhere.
fn replays_whole(game: &Replay<'_>, [one, other]: &[Vec<Step>; 2], differences: &[Difference], choice: u32) -> bool {
    let mut at = 0;
    // Where North begins, South has no move in the first round.
    let north_begins = game.plies.first().is_some_and(|ply| ply.side == Side::North);
    let mut moves: Vec<&str> = if north_begins { vec!["--"] } else { Vec::new() };
    for (bit, [here, there]) in differences.iter().enumerate() {
        moves.extend(one.get(at..here.start).unwrap_or_default().iter().map(|step| step.text.as_str()));
        let chosen = if choice >> bit & 1 == 1 { other.get(there.clone()) } else { one.get(here.clone()) };
        moves.extend(chosen.unwrap_or_default().iter().map(|step| step.text.as_str()));
        at = here.end;
    }
    moves.extend(one.get(at..).unwrap_or_default().iter().map(|step| step.text.as_str()));
    let mut record = String::new();
    for key in [Key::Opening, Key::Rules, Key::Takasia] {
        if let Some(value) = game.game.value(key) {
            record += &format!("{}: {value}\n", key.name());
        }
    }
    record += &format!("{}: {}\n\n", Key::Notation.name(), Dialect::KIBAO.name());
    for (round, both) in moves.chunks(2).enumerate() {
        record += &format!("{}: {};\n", round + 1, both.join(" "));
    }
    let replay = replays(&record, &game.options).next();
    replay.is_some_and(|it| it.is_valid() && it.plies.len() + usize::from(north_begins) == moves.len())
}
