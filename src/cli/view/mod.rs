//! `kibao view`: stepping through games in the terminal.
//!
//! `App` is the state of the viewer and handles keys, `draw` draws it, `screen` controls the terminal. The first two are
//! public so that tests can press keys and compare screens.

mod app;
mod draw;
mod games;
mod list;
mod pen;
mod screen;
mod wrap;

pub use app::{App, Key, Notice, Setup};
pub use draw::draw;
pub use games::Games;

use super::at::{no_board, no_game};
use super::choice::Choosing;
use super::common::Common;
use super::config::Configs;
use super::drawing::Drawing;
use super::exit::{Exit, Failure};
use super::files::Input;
use super::games::{File, no_such_game};
use crate::words::program as say;
use std::io::{self, IsTerminal};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(super) struct View {
    /// A file, or - for standard input; keys are then read from the terminal
    path: PathBuf,
    /// The board after this ply first; 0 is the start [default: 0]
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    #[command(flatten)]
    drawing: Drawing,
    #[command(flatten)]
    choosing: Choosing,
}

pub(super) fn run(args: &View, common: &Common) -> Result<Exit, Failure> {
    let input = Input::of(&args.path);
    if !io::stdout().is_terminal() || (input != Input::Stdin && !io::stdin().is_terminal()) {
        return Err(say::view_terminal().into());
    }
    let settings = Configs::new(common, args.choosing.layer(None))?.of(&input)?;
    let file = File::read(input)?;
    let games = Games::new(&file.text.text, settings.options.clone(), settings.choice.clone());
    if games.is_empty() {
        return Err(no_game(&file));
    }
    let number = common.game.unwrap_or(1);
    let colour = common.colour();
    let setup = Setup { lang: common.lang(), ascii: args.drawing.ascii, colour, flip: args.drawing.turned.flip };
    let count = games.len();
    let Some(mut app) = App::new(games, (number as usize).saturating_sub(1), setup) else {
        return Err(no_such_game(number, count));
    };
    if let Some(ply) = args.ply {
        let replay = &app.report.replay;
        if replay.state_after(ply).is_none() {
            return Err(no_board(number as usize, replay, ply));
        }
        app.show(ply);
    }
    if colour {
        // The option takes precedence over the environment.
        crossterm::style::force_color_output(true);
    }
    match screen::show(&mut app)? {
        None => Ok(Exit::Clean),
        // The same exit status as without a signal handler.
        Some(signal) => std::process::exit(128 + signal),
    }
}
