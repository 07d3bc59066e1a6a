//! `kibao show`.

use super::at::{self, no_board, no_game};
use super::common::{Common, known_width, width};
use super::drawing::{Drawing, style};
use super::exit::{Exit, Failure};
use super::fill::filled;
use super::games::Picked;
use crate::engine::{Played, State};
use crate::render::board::{self, Line, Look, MarkedBoard, Words, draw, legend};
use crate::render::for_terminal;
use crate::render::marks::{Marks, StepKind, TRACE_MOST, move_to, steps};
use crate::replay::{Replay, replays};
use crate::words::program as say;
use crate::words::{self, Lang};
use std::io::{self, Write};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(super) struct Show {
    /// A file, or - for standard input
    path: PathBuf,
    /// The board after this ply; 0 is the start [default: the last]
    #[arg(long, value_name = "N", conflicts_with = "all")]
    ply: Option<usize>,
    /// The board before the ply instead
    #[arg(long, conflicts_with = "all")]
    before: bool,
    /// The board at the start and after every ply
    #[arg(long)]
    all: bool,
    /// The board after every sowing of the move, with what happens in words
    #[arg(long, conflicts_with = "before")]
    trace: bool,
    #[command(flatten)]
    drawing: Drawing,
}

pub(super) fn run(args: &Show, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let (file, settings) = at::file(&args.path, common)?;
    let picked = Picked::new(common);
    let words = if width() < 80 { Words::Around } else { Words::Beside };
    let look = Look { ascii: args.drawing.ascii, flip: args.drawing.turned.flip, frame: true, words };
    let mut printer = BoardPrinter { out, lang: common.lang(), look, colour: common.colour() };
    let (mut games, mut shown) = (0, 0);
    for replay in replays(&file.text.text, &settings.options) {
        games += 1;
        if !picked.next() {
            continue;
        }
        if shown > 0 {
            writeln!(printer.out)?;
        }
        shown += 1;
        show(args, games, &replay, &mut printer)?;
    }
    picked.finish()?;
    if games == 0 {
        return Err(no_game(&file));
    }
    Ok(Exit::Clean)
}

fn show(args: &Show, number: usize, replay: &Replay<'_>, printer: &mut BoardPrinter<'_>) -> Result<(), Failure> {
    let lang = printer.lang;
    let head = words::game(lang, &replay.game, number);
    writeln!(printer.out, "{}", in_terminal(&head))?;
    let (plies, replayed) = (replay.plies.len(), replay.replayed());
    let wanted = if args.all {
        0..=replayed
    } else {
        let ply = args.ply.unwrap_or(replayed);
        let Some(ply) = ply.checked_sub(usize::from(args.before)) else {
            return Err(say::before_start().into());
        };
        ply..=ply
    };
    for ply in wanted {
        let Some(state) = replay.state_after(ply) else { return Err(no_board(number, replay, ply)) };
        writeln!(printer.out, "\n{}", in_terminal(&words::caption(lang, replay, ply)))?;
        match move_to(replay, ply) {
            Some((before, played)) if args.trace => printer.trace(replay, &before, played)?,
            moved => {
                let marks = moved.map_or(Marks::NONE, |(before, played)| Marks::of(&before, &replay.rules, played));
                let (house, over) = (replay.rules.house, replay.is_over_at(ply));
                printer.board(&MarkedBoard { position: &state.position, house, over, marks: &marks })?;
            }
        }
    }
    if replayed < plies {
        writeln!(printer.out, "\n{}", in_terminal(&words::stuck(lang, replayed, plies)))?;
    }
    Ok(())
}

/// A sentence in lines as wide as the terminal, if there is one.
fn in_terminal(text: &str) -> String {
    let text = for_terminal(text);
    known_width().map_or_else(|| text.clone().into_owned(), |width| filled(&text, width, "  ").join("\n"))
}

/// Prints boards to an output.
struct BoardPrinter<'a> {
    out: &'a mut dyn Write,
    lang: Lang,
    look: Look,
    colour: bool,
}

impl BoardPrinter<'_> {
    /// A board with its legend.
    fn board(&mut self, shown: &MarkedBoard<'_>) -> io::Result<()> {
        for line in draw(self.lang, shown, self.look) {
            self.line(&line)?;
        }
        let legend = legend(self.lang, shown, self.look);
        if legend.is_empty() { Ok(()) } else { self.line(&legend) }
    }

    /// The sowings of a move, each with the board after it.
    fn trace(&mut self, replay: &Replay<'_>, before: &State, played: &Played) -> io::Result<()> {
        for (index, step) in steps(before, &replay.rules, played, TRACE_MOST).iter().enumerate() {
            let event = match &step.kind {
                StepKind::Sowing(sowing) => {
                    words::sowing(self.lang, before.position.turn, index + 1, sowing, played.tax)
                }
                StepKind::Rest(left_out) => words::sowings_left_out(self.lang, *left_out),
            };
            writeln!(self.out, "\n{event}")?;
            let (house, over) = (replay.rules.house, step.over);
            self.board(&MarkedBoard { position: &step.position, house, over, marks: &step.marks })?;
        }
        Ok(())
    }

    fn line(&mut self, line: &Line) -> io::Result<()> {
        if !self.colour {
            return writeln!(self.out, "{}", board::text(line));
        }
        for piece in line {
            let style = style(piece.role);
            write!(self.out, "{style}{}{style:#}", piece.text)?;
        }
        writeln!(self.out)
    }
}
