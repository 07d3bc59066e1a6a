//! `kibao report`.

use super::common::Common;
use super::config::{Configs, Layer};
use super::exit::{Exit, Failure};
use super::games::Picked;
use super::output::Output;
use super::rewrite::complain_of_file;
use super::work::{Reports, Source, Step, each_game};
use crate::findings::{Report, Severity, counts};
use crate::notation::{Key, fold_name};
use crate::render::json;
use crate::render::report::{self, Entries, Entry, Frame, ReportTable, csv, html, text};
use crate::stream::Aside;
use crate::words::Lang;
use crate::words::program as say;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args as ClapArgs, ValueEnum};
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

/// Help text about what is counted, and the exit status.
const HELP: &str = "A game that is written twice counts once, and the report says which copy; copies with different results count \
without a result. Names that differ in case, accents, signs or a title are one player, and an initial is the one name that it \
fits; other similar names are listed and count as two. kibao.toml decides otherwise: [names] says who is who, [standings] sets \
draw, unplayed, walkover, ties and winner (head, play or neither, where the head and the moves differ). Memory grows with the \
number of games.\n\nExit status: 0 done; 1 a file is not a transcript; 2 the work could not be done, or a file could not be read.";

#[derive(Debug, ClapArgs)]
#[command(after_help = HELP)]
pub(super) struct ReportArgs {
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input [default: this folder]
    #[arg(value_name = "PATH", default_value = ".", hide_default_value = true)]
    paths: Vec<PathBuf>,
    /// How the report is written [default: by the name of FILE (.html, .json, .csv), else text]
    #[arg(long, value_enum)]
    format: Option<ReportFormat>,
    /// Which table is written as CSV [default: standings]
    #[arg(long, value_name = "TABLE", value_parser = tables())]
    table: Option<ReportTable>,
    /// Begin CSV with a byte order mark, so that Excel reads it as UTF-8
    #[arg(long)]
    bom: bool,
    /// As text every entry and every game, too
    #[arg(long)]
    all: bool,
    /// Only the games whose head names this event
    #[arg(long, value_name = "NAME")]
    event: Option<String>,
    #[command(flatten)]
    output: Output,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ReportFormat {
    /// Tables and lists that fit 80 columns
    Text,
    /// A page to print, with replays of the games, in one file
    Html,
    /// One JSON document
    Json,
    /// One table, see --table
    Csv,
}

impl ReportFormat {
    /// How an existing file in this format is recognised as output of this command. Text cannot be recognised.
    fn is_own(self) -> fn(&[u8]) -> bool {
        match self {
            Self::Text => |_| false,
            Self::Html => report::is_page,
            Self::Json => report::is_json,
            Self::Csv => report::is_table,
        }
    }
}

fn tables() -> impl TypedValueParser<Value = ReportTable> {
    let values = ReportTable::ALL.map(|table| PossibleValue::new(table.name()).help(table.about()));
    PossibleValuesParser::new(values)
        .map(|name| ReportTable::ALL.into_iter().find(|table| table.name() == name).unwrap_or_default())
}

pub(super) fn run(args: &ReportArgs, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let format = args.format();
    if args.table.is_some() && format != ReportFormat::Csv {
        return Err(say::table_csv().into());
    }
    if args.bom && format != ReportFormat::Csv {
        return Err(say::bom_csv().into());
    }
    let mut configs = Configs::new(common, Layer::default())?;
    let inputs = configs.inputs(&args.paths)?;
    args.output.refuse(inputs.0.iter().map(|(input, _)| input))?;
    // The settings of the first input decide what applies to the whole tournament.
    let (known, scoring) = inputs.0.first().map(|(_, settings)| settings.tournament()).unwrap_or_default();
    // Programs get the same sentences whatever the language.
    let lang = if format == ReportFormat::Json { Lang::En } else { common.lang() };
    let picked = Picked::new(common);
    let full = AtomicBool::new(format != ReportFormat::Html);
    let work = |source: &Source<'_>, games: &mut Reports<'_, '_>| {
        let mut kept = Vec::new();
        for mut report in games {
            let is_wanted = || args.event.as_deref().is_none_or(|event| is_of(&report, event));
            if picked.next() && is_wanted() {
                source.settings.choose(&mut report);
                let (place, how) = (|offset| source.place(offset), (lang, &source.settings.options));
                kept.push(Entry::new(&report, source.name, &place, how, !full.load(Ordering::Relaxed)));
            }
        }
        (source.name.to_owned(), kept)
    };
    let (mut entries, mut grave) = (Entries::default(), Exit::Clean);
    let (exit, _) = each_game(inputs, common, Aside::Comments(counts), work, |step| {
        match step {
            Step::Piece((name, kept)) => {
                for entry in kept {
                    entries.add(&name, entry);
                }
                full.fetch_or(!entries.takes_replays(), Ordering::Relaxed);
            }
            Step::End(name, mut found, _) => {
                found.retain(|placed| placed.finding.severity() == Severity::Error);
                grave = grave.max(complain_of_file(common, name, &found));
            }
        }
        Ok(())
    })?;
    picked.finish()?;
    if entries.is_empty() {
        // The reason has been reported.
        if exit.max(grave) > Exit::Clean {
            return Ok(exit.max(grave));
        }
        return Err(match &args.event {
            Some(event) => say::report_no_event(event.as_str()).into(),
            None => say::stats_no_games().into(),
        });
    }
    let (event, replays) = entries.finish(&known, scoring);
    let remarks = configs.others.notice().map(|it| it.message(lang)).into_iter().collect();
    let frame = Frame { lang, all: args.all, short: format == ReportFormat::Text, width: Frame::WIDTH, remarks };
    let written = match format {
        ReportFormat::Text => text(&event, &frame),
        ReportFormat::Html => html(&event, &frame, &replays),
        ReportFormat::Json => json::text(&json::report(&event)) + "\n",
        ReportFormat::Csv => {
            let mark = if args.bom { "\u{feff}" } else { "" };
            mark.to_owned() + &csv(&event, args.table.unwrap_or_default(), common.asked_lang())
        }
    };
    args.output.write(written.as_bytes(), format.is_own(), out)?;
    Ok(exit.max(grave))
}

/// Whether the head of a game names this event; case and blanks make no difference.
fn is_of(report: &Report<'_>, event: &str) -> bool {
    report.replay.game.value(Key::Event).is_some_and(|own| fold_name(own) == fold_name(event))
}

impl ReportArgs {
    fn format(&self) -> ReportFormat {
        self.format.unwrap_or(match self.output.ending().as_deref() {
            Some("html" | "htm") => ReportFormat::Html,
            Some("json") => ReportFormat::Json,
            Some("csv") => ReportFormat::Csv,
            _ => ReportFormat::Text,
        })
    }
}
