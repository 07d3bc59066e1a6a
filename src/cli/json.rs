//! `kibao json` and `kibao schema`.

use super::choice::Choosing;
use super::common::Common;
use super::config::Configs;
use super::exit::{Exit, Failure};
use super::games::Picked;
use super::reporter::Reporter;
use super::work::{Cut, Reports, Source, Step, each_game};
use crate::findings::{Severity, counts};
use crate::render::formats::Format;
use crate::render::json::{self, Detail, GameLines, GamesDocument, PlyPart, Without};
use crate::stream::Aside;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;

#[derive(Debug, clap::Args)]
pub(super) struct Json {
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input [default: this folder]
    #[arg(value_name = "PATH", default_value = ".", hide_default_value = true)]
    paths: Vec<PathBuf>,
    /// One document, or one game a line
    #[arg(long, value_enum, default_value_t = JsonFormat::Json)]
    format: JsonFormat,
    /// Short for --format ndjson
    #[arg(long)]
    ndjson: bool,
    /// Every sowing of every move
    #[arg(long)]
    trace: bool,
    /// Leave these keys of each ply out, such as position.text,kind; position is the whole board
    #[arg(long, value_name = "KEYS", value_delimiter = ',', value_parser = part_parser(), hide_possible_values = true)]
    without: Vec<PlyPart>,
    #[command(flatten)]
    choosing: Choosing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum JsonFormat {
    /// One JSON document
    Json,
    /// One JSON game a line
    Ndjson,
}

/// Parses the name of a key of a ply.
fn part_parser() -> impl TypedValueParser<Value = PlyPart> {
    let named = |name: String| PlyPart::named(&name).unwrap_or(PlyPart::PositionText);
    PossibleValuesParser::new(PlyPart::ALL.map(PlyPart::name)).map(named)
}

pub(super) fn run(args: &Json, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let inputs = Configs::new(common, args.choosing.layer(None))?.inputs(&args.paths)?;
    let picked = Picked::new(common);
    let lines = args.ndjson || args.format == JsonFormat::Ndjson;
    let detail = Detail { plies: true, trace: args.trace };
    let without = Without::of(args.without.iter().copied());
    let format: Box<dyn Format> = if lines { Box::new(GameLines) } else { Box::new(GamesDocument::default()) };
    let between = format.between();
    // The games of a piece take a hundred times the bytes of the piece, so pieces are small, and the memory is used again.
    let spare = Mutex::new(Vec::new());
    let work = |source: &Source<'_>, games: &mut Reports<'_, '_>| {
        let mut out: Vec<u8> = spare.lock().ok().and_then(|mut it| it.pop()).unwrap_or_default();
        for mut report in games.filter(|_| picked.next()) {
            source.settings.choose(&mut report);
            out.extend_from_slice(if out.is_empty() { b"" } else { between });
            json::append_game(&mut out, &report, source.name, &|offset| source.place(offset), detail, without);
        }
        out
    };
    let mut grave = false;
    let mut reporter = Reporter::begin(format, None, out)?;
    let (exit, _) = each_game(inputs, common, Cut::small(Aside::Comments(counts)), work, |step| match step {
        Step::Piece(mut games) => {
            reporter.texts(&games)?;
            games.clear();
            if let Ok(mut spare) = spare.lock() {
                spare.push(games);
            }
            Ok(())
        }
        Step::End(name, mut found, settings) => {
            found.retain(|placed| settings.choice.wants(placed.finding.check));
            grave |= found.iter().any(|placed| placed.finding.severity() == Severity::Error);
            reporter.end_of_file(name, &found, settings)
        }
    })?;
    reporter.end()?;
    picked.finish()?;
    // JSON reports a broken game; a file without a game has no JSON.
    Ok(exit.max(if grave { Exit::Findings } else { Exit::Clean }))
}

#[derive(Debug, clap::Args)]
pub(super) struct Schema {
    /// Of which command
    #[arg(value_enum, default_value_t = SchemaOf::Json)]
    of: SchemaOf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum SchemaOf {
    /// `kibao json`, and `check --format json`
    Json,
    /// `kibao repair --format json`
    Repair,
    /// The file that `kibao repair --readings` reads
    Readings,
    /// `kibao stats --format json`
    Stats,
    /// `kibao report --format json`
    Report,
    /// The requests and answers of `kibao referee`
    Referee,
}

pub(super) fn schema(args: &Schema, out: &mut dyn Write) -> Result<Exit, Failure> {
    let schema = match args.of {
        SchemaOf::Json => json::schema(),
        SchemaOf::Repair => json::repair_schema(),
        SchemaOf::Readings => crate::document::readings_schema(),
        SchemaOf::Stats => json::stats_schema(),
        SchemaOf::Report => json::report_schema(),
        SchemaOf::Referee => crate::referee::schema(),
    };
    writeln!(out, "{}", json::pretty(&schema))?;
    Ok(Exit::Clean)
}
