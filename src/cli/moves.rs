//! `kibao moves`.

use super::at::{self, OneGame};
use super::common::Common;
use super::exit::{Exit, Failure, notice};
use crate::render::json;
use crate::replay::{canonical, position_text};
use crate::words::program as say;
use std::io::Write;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(super) struct Moves {
    /// A file, or - for standard input
    #[arg(conflicts_with = "position")]
    path: Option<PathBuf>,
    /// After this ply of the game; 0 is the start [default: the last]
    #[arg(long, value_name = "N", requires = "path")]
    ply: Option<usize>,
    /// A position text [default: the opening of the rule set]
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// A JSON object: each move and the position after it
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Moves, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let (state, rules, exit) = match &args.path {
        None => {
            let (state, rules, exit) = at::position(args.position.as_deref(), common)?;
            (Some(state), rules, exit)
        }
        Some(path) => {
            let (file, settings) = at::file(path, common)?;
            let game = OneGame::of(&file, &settings, common)?;
            let ply = args.ply.unwrap_or_else(|| game.replay.replayed());
            let state = game.after(ply)?;
            let over = game.replay.is_over_at(ply);
            if over {
                notice(&say::game_over_after(&file.name, ply));
            }
            (Some(state).filter(|_| !over), game.replay.rules, Exit::Clean)
        }
    };
    // After an endless move the board may still have legal moves, but the game is over.
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
