//! `kibao stats`.

use super::common::Common;
use super::config::{Configs, Layer};
use super::exit::{Exit, Failure};
use super::games::Picked;
use super::output::Output;
use super::rewrite::complain_of_file;
use super::work::{Reports, Source, Step, each_game};
use crate::event::{Event, EventGame};
use crate::findings::{Archive, GameNote, Severity, counts};
use crate::render::json;
use crate::render::stats::{CsvTable, Excerpt, csv, html, is_json, is_page, is_table, text};
use crate::stats::{Limits, PlayerTable, Stats};
use crate::stream::Aside;
use crate::words::program as say;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args as ClapArgs, ValueEnum};
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The most games that are compared with each other.
const MOST_COMPARED: usize = 20_000;

/// Help text about what is counted, and the exit status.
const HELP: &str = "A result is decided by play; where play decides nothing, by the winner that the head records; where that \
names nobody, by the ending that the head or a comment reports, such as a resignation. A game without moves counts as a \
result if it has a winner, and not as a game. Games that do not replay wholly count among games, results and \
players, and in the openings as far as they replay; lengths and moves are those of the other games. Openings are one tree \
for each rule set and start.\n\nPlayers are those of kibao report, in the order of its standings: the same spellings are one \
player, kibao.toml sets the points and who is who, and of a game that is written twice one copy counts. Results, lengths, \
moves and openings are those of all records.\n\nMemory grows with the number of \
players, of pairs that have met and of lines in the opening trees, of which there may be a million; where there are more, \
a smaller --depth helps. Copies are looked for among at most 20,000 games.\n\nMoves are listed by their number, then by side, pit (front \
1-8, back 1-8), left before right; the longest moves of one length in the order of the input. Text lists the most \
frequent, JSON and CSV list all.\n\nExit status: 0 done; 1 a file is not a transcript; 2 the work could not be done, or a file \
could not be read.";

#[derive(Debug, ClapArgs)]
#[command(after_help = HELP)]
pub(super) struct StatsArgs {
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input [default: this folder]
    #[arg(value_name = "PATH", default_value = ".", hide_default_value = true)]
    paths: Vec<PathBuf>,
    /// How the numbers are written [default: by the name of FILE (.html, .json, .csv), else human]
    #[arg(long, value_enum)]
    format: Option<StatsFormat>,
    /// Which table is written as CSV [default: players]
    #[arg(long, value_name = "TABLE", value_parser = tables())]
    table: Option<CsvTable>,
    /// Begin CSV with a byte order mark, so that Excel reads it as UTF-8
    #[arg(long)]
    bom: bool,
    /// A page of kibao html with the same games, as a path from the page: its moves are links into it (format html)
    #[arg(long, value_name = "PAGE")]
    replay: Option<String>,
    #[command(flatten)]
    output: Output,
    /// How many plies deep the opening trees are; 0 is none
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(0..=40))]
    depth: u8,
    /// Only lines of the opening trees with at least this many games [default: 1; as text and on a page one in a hundred]
    #[arg(long, value_name = "N")]
    min_games: Option<u64>,
    /// How many players are shown as text and on a page; JSON and CSV have all
    #[arg(long, value_name = "N", default_value_t = 12)]
    players: usize,
    /// How many of the longest moves and the most frequent ones
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u16).range(0..=10_000))]
    top: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum StatsFormat {
    /// Tables as text
    Human,
    /// One JSON document
    Json,
    /// One table, see --table
    Csv,
    /// A page with charts, in one file
    Html,
}

fn tables() -> impl TypedValueParser<Value = CsvTable> {
    let values = CsvTable::ALL.map(|table| PossibleValue::new(table.name()).help(table.about()));
    PossibleValuesParser::new(values)
        .map(|name| CsvTable::ALL.into_iter().find(|table| table.name() == name).unwrap_or_default())
}

impl StatsFormat {
    /// How an existing file in this format is recognised as output of this command. Text cannot be recognised.
    fn is_own(self) -> fn(&[u8]) -> bool {
        match self {
            Self::Human => |_| false,
            Self::Json => is_json,
            Self::Csv => is_table,
            Self::Html => is_page,
        }
    }
}

pub(super) fn run(args: &StatsArgs, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let format = args.format();
    if args.table.is_some() && format != StatsFormat::Csv {
        return Err(say::table_csv().into());
    }
    if args.bom && format != StatsFormat::Csv {
        return Err(say::bom_csv().into());
    }
    if args.replay.is_some() && format != StatsFormat::Html {
        return Err(say::replay_html().into());
    }
    let inputs = Configs::new(common, Layer::default())?.inputs(&args.paths)?;
    args.output.refuse(inputs.0.iter().map(|(input, _)| input))?;
    // The settings of the first input decide what applies to all players.
    let (known, scoring) = inputs.0.first().map(|(_, settings)| settings.tournament()).unwrap_or_default();
    let picked = Picked::new(common);
    let limits = Limits { depth: args.depth.into(), top: args.top.into(), ..Limits::default() };
    let empty = || {
        let mut stats = Stats::new(limits);
        stats.contradicted = scoring.contradicted;
        stats
    };
    let seen = AtomicUsize::new(0);
    let work = |source: &Source<'_>, games: &mut Reports<'_, '_>| {
        let (mut stats, mut notes) = (empty(), Vec::new());
        let place = |offset: u32| source.place(offset);
        for report in games {
            if picked.next() {
                stats.add(&report.replay, source.name, &|offset| place(offset).line);
                if seen.fetch_add(1, Ordering::Relaxed) < MOST_COMPARED {
                    notes.push((EventGame::of(&report, source.name, &place), GameNote::of(&report, &place)));
                }
            } else {
                stats.skip();
            }
        }
        (stats, notes)
    };
    let (mut stats, mut games, mut archive) = (empty(), Vec::new(), Archive::default());
    let mut grave = Exit::Clean;
    let (exit, _) = each_game(inputs, common, Aside::Comments(counts), work, |step| {
        match step {
            Step::Piece((piece, notes)) => {
                stats.merge(piece);
                let full = seen.load(Ordering::Relaxed) > MOST_COMPARED;
                if full {
                    (games, archive) = (Vec::new(), Archive::default());
                }
                for (game, note) in notes.into_iter().filter(|_| !full) {
                    archive.add(&game.path, note);
                    games.push(game);
                }
            }
            // Undecodable letters do not matter here.
            Step::End(name, mut found, _) => {
                found.retain(|placed| placed.finding.severity() == Severity::Error);
                grave = grave.max(complain_of_file(common, name, &found));
            }
        }
        if stats.openings.are_too_many() {
            return Err(say::openings_limit(limits.lines, limits.depth).into());
        }
        Ok(())
    })?;
    picked.finish()?;
    if seen.into_inner() > MOST_COMPARED {
        stats.players.rank(&known, &scoring);
    } else {
        stats.players.set(players(&Event::new(games, archive.finish(), &known, scoring)));
    }
    // Programs also get statistics of zero games.
    let none = stats.games.total + stats.games.without_moves == 0;
    if none && !matches!(format, StatsFormat::Json | StatsFormat::Csv) {
        // The reason has been reported.
        if exit.max(grave) > Exit::Clean {
            return Ok(exit.max(grave));
        }
        return Err(say::stats_no_games().into());
    }
    let written = args.written(&stats, format, common);
    args.output.write(written.as_bytes(), format.is_own(), out)?;
    Ok(exit.max(grave))
}

/// The players of an event.
fn players(event: &Event) -> PlayerTable {
    let copies = event.doubles.iter().map(|double| double.games.len() - 1).sum::<usize>();
    PlayerTable::of(&event.people, &event.standings, Some(copies as u64))
}

impl StatsArgs {
    fn format(&self) -> StatsFormat {
        self.format.unwrap_or(match self.output.ending().as_deref() {
            Some("html" | "htm") => StatsFormat::Html,
            Some("json") => StatsFormat::Json,
            Some("csv") => StatsFormat::Csv,
            _ => StatsFormat::Human,
        })
    }

    fn written(&self, stats: &Stats, format: StatsFormat, common: &Common) -> String {
        let shown =
            Excerpt { lang: common.lang(), players: self.players, top: self.top.into(), min_games: self.min_games };
        let min_games = self.min_games.unwrap_or(1);
        match format {
            StatsFormat::Human => text(stats, &shown),
            StatsFormat::Html => html(stats, &shown, self.replay.as_deref()),
            StatsFormat::Json => json::text(&json::stats(stats, min_games)) + "\n",
            StatsFormat::Csv => {
                let mark = if self.bom { "\u{feff}" } else { "" };
                mark.to_owned() + &csv(stats, self.table.unwrap_or_default(), min_games, common.asked_lang())
            }
        }
    }
}
