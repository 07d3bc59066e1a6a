//! `kibao moves`.

use super::args::{Common, Moves};
use super::config::{Configs, Layer};
use super::exit::{Exit, Failure, complain};
use super::files::Input;
use super::games::{File, Picked};
use crate::engine::{Invalid, RuleSet, State};
use crate::findings::words::{self, Lang};
use crate::render::json;
use crate::replay::{OpeningError, canonical, parse_position, position_text, read_position, replays};
use std::io::Write;
use std::path::Path;

pub(super) fn run(args: &Moves, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let mut exit = Exit::Clean;
    let (state, rules) = if let Some(path) = &args.path {
        from_file(path, args.ply.unwrap_or(0), common)?
    } else {
        let (_, rules) = Configs::new(common, Layer::default())?.here()?.one_rule_set()?;
        let state = state(args.position.as_deref(), &rules).or_else(|failure| {
            let diagram = args.position.as_deref().and_then(|text| diagram(text, &rules)).ok_or(failure)?;
            diagram.1.report();
            exit = Exit::Failed;
            Ok::<_, Failure>(diagram.0)
        })?;
        (Some(state), rules)
    };
    // A game that an endless move has ended may look alive; it has no moves all the same.
    let legal = state.map(|state| state.legal(&rules));
    let moves = legal.iter().flat_map(|legal| legal.iter()).zip(std::iter::repeat(state));
    let played = moves.filter_map(|(&mv, state)| state.map(|state| (state, state.play_unchecked(&rules, mv, &mut ()))));
    if args.json {
        let map: serde_json::Map<String, serde_json::Value> = played
            .map(|(state, played)| {
                (canonical(&state, &played), position_text(&played.after.position).to_string().into())
            })
            .collect();
        writeln!(out, "{}", json::text(&map))?;
    } else {
        for (state, played) in played {
            writeln!(out, "{}", canonical(&state, &played))?;
        }
    }
    Ok(exit)
}

/// The most seeds of a printed diagram: two full stores beside a full board.
const MOST_IN_DIAGRAM: u32 = 108;

/// A printed diagram: examples in books often show full stores beside a board of the middle game. One with too many seeds
/// is answered all the same, with the complaint about its sum; one with too few has lost some and is not.
fn diagram(text: &str, rules: &RuleSet) -> Option<(State, Failure)> {
    let (position, _) = parse_position(text, rules).ok()?;
    match position.validate(rules) {
        Err(invalid @ Invalid::Seeds { found, expected }) if found > expected && found <= MOST_IN_DIAGRAM => {
            Some((State::new(position), position_failure(&OpeningError::Position(invalid))))
        }
        _ => None,
    }
}

fn position_failure(error: &OpeningError) -> Failure {
    Failure::usage(
        format!("--position: {}", words::opening_error(Lang::En, error)),
        words::opening_help(Lang::En, error),
    )
}

/// The game that starts at a position text, or at the opening of the rule set.
pub(super) fn state(text: Option<&str>, rules: &RuleSet) -> Result<State, Failure> {
    let Some(text) = text else {
        return Ok(State::new(rules.start()));
    };
    let read = read_position(text, rules);
    read.map(|(position, _)| State::new(position)).map_err(|error| position_failure(&error))
}

/// The game after a ply of a record; `None` where it is over there.
fn from_file(path: &Path, ply: usize, common: &Common) -> Result<(Option<State>, RuleSet), Failure> {
    let input = Input::of(path);
    let settings = Configs::new(common, Layer::default())?.of(&input)?;
    let file = File::read(input)?;
    let picked = Picked::new(common);
    let replay = replays(&file.text.text, &settings.options).find(|_| picked.next());
    picked.finish()?;
    let Some(replay) = replay else {
        return Err(Failure::usage(format!("{}: there is no game in it", file.name), "kibao check says why"));
    };
    let Some(state) = replay.state_after(ply) else {
        let (plies, replayed) = (replay.plies.len(), replay.replayed());
        let what = format!("{}: no position after ply {ply}: {replayed} of {plies} plies replay", file.name);
        let help =
            if replay.is_valid() { "count plies from 1" } else { "kibao check says what is wrong with the record" };
        return Err(Failure::usage(what, help));
    };
    if replay.is_over_at(ply) {
        complain(&format!("{}: the game is over after ply {ply}", file.name), None);
    }
    Ok((Some(state).filter(|_| !replay.is_over_at(ply)), replay.rules))
}
