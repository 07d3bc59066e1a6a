//! `kibao svg`.

use super::at::{self, OneGame};
use super::common::Common;
use super::drawing::Turned;
use super::exit::{Exit, Failure, remark};
use super::files::Input;
use super::output::Output;
use crate::engine::{RuleSet, State};
use crate::notation::single_move;
use crate::render::svg::{self, Diagram, Moment, Theme};
use crate::replay::{Resolved, resolve};
use crate::words;
use crate::words::program::{self as say, Notice};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub(super) struct Svg {
    /// A file, or - for standard input; the first game of it, or the one of --game
    #[arg(conflicts_with = "position")]
    path: Option<PathBuf>,
    /// The board after this ply, its move marked; 0 is the start [default: the last]
    #[arg(long, value_name = "N", requires = "path", conflicts_with = "position")]
    ply: Option<usize>,
    /// A position text [default: the opening of the rule set]
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// The board after this move from the position
    #[arg(long = "move", value_name = "MOVE", conflicts_with = "path")]
    mv: Option<String>,
    /// The board before the ply or the move instead
    #[arg(long)]
    before: bool,
    /// The way of the seeds in the move as arrows: its first eight sowings
    #[arg(long)]
    arrow: bool,
    /// Without marks on the pits where the move begins and that it captures
    #[arg(long, conflicts_with = "arrow")]
    no_marks: bool,
    #[command(flatten)]
    turned: Turned,
    /// Numbers instead of seeds, for small pictures
    #[arg(long)]
    numbers: bool,
    /// Without pit numbers and row letters
    #[arg(long)]
    no_labels: bool,
    /// The colours; print is black on white, for books
    #[arg(long, value_name = "THEME", default_value = Theme::Light.name(), value_parser = themes())]
    theme: Theme,
    /// The width in pixels, 100 to 4096; the height follows
    #[arg(long, value_name = "PIXELS", default_value_t = svg::WIDTH, value_parser = clap::value_parser!(u32).range(widths()))]
    width: u32,
    /// What ids in the SVG begin with [default: made from what is drawn]
    #[arg(long, value_name = "NAME", value_parser = id)]
    id: Option<String>,
    /// A PNG picture instead of SVG; so is an output file whose name ends in .png
    #[arg(long)]
    png: bool,
    #[command(flatten)]
    output: Output,
}

fn widths() -> std::ops::RangeInclusive<i64> {
    i64::from(*svg::WIDTHS.start())..=i64::from(*svg::WIDTHS.end())
}

fn themes() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::name)).map(|name| {
        let named = Theme::ALL.into_iter().find(|theme| theme.name() == name);
        named.unwrap_or_default()
    })
}

fn id(text: &str) -> Result<String, Notice> {
    if svg::is_id(text) { Ok(text.to_owned()) } else { Err(say::usage_id()) }
}

impl Svg {
    fn moment(&self) -> Moment {
        match (self.before, self.arrow) {
            (true, false) => Moment::Before,
            (true, true) => Moment::Coming,
            (false, false) => Moment::After,
            (false, true) => Moment::Done,
        }
    }
}

pub(super) fn run(args: &Svg, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    args.output.refuse(args.path.as_deref().map(Input::of).as_ref())?;
    let (diagram, exit) = match &args.path {
        Some(path) => (of_game(args, path, common)?, Exit::Clean),
        None => of_position(args, common)?,
    };
    let mut diagram = Diagram {
        numbers: args.numbers,
        labels: !args.no_labels,
        flip: args.turned.flip,
        theme: args.theme,
        width: args.width,
        id: args.id.clone(),
        ..diagram
    };
    if args.no_marks {
        diagram.track = None;
    }
    let drawn = diagram.described(common.lang()).svg();
    write(args, drawn, out)?;
    Ok(exit)
}

fn of_game(args: &Svg, path: &Path, common: &Common) -> Result<Diagram, Failure> {
    let (file, settings) = at::file(path, common)?;
    let game = OneGame::of(&file, &settings, common)?;
    let (replay, lang) = (&game.replay, common.lang());
    let (replayed, plies) = (replay.replayed(), replay.plies.len());
    let ply = args.ply.unwrap_or(replayed);
    if ply == 0 && (args.before || args.arrow) {
        return Err(say::svg_start().into());
    }
    let diagram = Diagram::of_ply(lang, replay, ply, args.moment());
    // If the board before a move is shown, only the earlier moves must replay.
    let needed = if args.moment() == Moment::Before { ply - 1 } else { ply };
    let diagram = diagram.ok_or_else(|| game.no_board(needed))?;
    if args.ply.is_none() && replayed < plies && !common.quiet {
        remark(&words::stuck(lang, replayed, plies));
    }
    Ok(diagram)
}

fn of_position(args: &Svg, common: &Common) -> Result<(Diagram, Exit), Failure> {
    if common.game.is_some() {
        return Err(say::svg_game().into());
    }
    let lang = common.lang();
    let (state, rules, exit) = at::position(args.position.as_deref(), common)?;
    let Some(mv) = &args.mv else {
        if args.before || args.arrow {
            return Err(say::svg_move().into());
        }
        let title = words::position_title(lang, None);
        let over = state.outcome(&rules).is_some();
        return Ok((Diagram { over, title, ..Diagram::new(state.position, &rules) }, exit));
    };
    let Some(diagram) = of_move(args, &state, &rules, mv, lang) else {
        return Err(say::svg_not_legal(mv).into());
    };
    Ok((diagram, exit))
}

fn of_move(args: &Svg, state: &State, rules: &RuleSet, mv: &str, lang: words::Lang) -> Option<Diagram> {
    let written = single_move(mv)?;
    let dialect = written.dialect().unwrap_or_default();
    let Resolved::Unique(played, _) = resolve(state, rules, &written.read(dialect)) else { return None };
    Some(Diagram::of_move(lang, state, rules, &played.settled(rules), args.moment()))
}

/// Writes the diagram to the chosen output, as SVG or PNG.
fn write(args: &Svg, drawn: String, out: &mut dyn Write) -> Result<(), Failure> {
    let ending = args.output.ending();
    if args.png && ending.as_deref() == Some("svg") {
        return Err(say::svg_png_name().into());
    }
    let picture = args.png || ending.as_deref() == Some("png");
    if picture && args.output.file().is_none() && std::io::stdout().is_terminal() {
        return Err(say::svg_png_terminal().into());
    }
    let bytes = if picture {
        svg::png(&drawn).map_err(|error| say::svg_png_failed(error.to_string()))?
    } else {
        drawn.into_bytes()
    };
    args.output.write(&bytes, if picture { svg::is_own_png } else { svg::is_own }, out)
}
