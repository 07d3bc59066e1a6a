//! The arguments, as clap reads them.

use super::common::Common;
use crate::words::Lang;
use clap::{Parser, Subcommand};

/// Reads, replays, checks and rewrites recorded games of Bao la Kiswahili.
#[derive(Debug, Parser)]
#[command(
    name = "kibao",
    version,
    about,
    max_term_width = 120,
    propagate_version = true,
    disable_help_subcommand = true
)]
#[command(
    after_help = "Exit status: 0 done; 1 check found errors, fmt --check or check --diff would change something, \
repair left a game broken, select selected no game or a broken one, or a file is not a transcript; 2 the work could \
not be done."
)]
pub(super) struct Args {
    #[command(subcommand)]
    pub(super) command: Command,
    #[command(flatten)]
    pub(super) common: Common,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Parse, replay and check records; report what is wrong and how to fix it
    Check(super::check::Check),
    /// Games as JSON, with a board after every ply
    Json(super::json::Json),
    /// Rewrite records in canonical form
    Fmt(super::fmt::Fmt),
    /// Write records in another notation
    Convert(super::convert::Convert),
    /// The least changes that make a record replay; exit status 1 where games stay broken
    Repair(super::repair::Repair),
    /// Two records of one game side by side: where they differ, and which reading replays
    Compare(super::compare::Compare),
    /// Draw the board of a game
    Show(super::show::Show),
    /// Draw the board of a game or a position for print, as SVG or PNG
    Svg(super::svg::Svg),
    /// A page for the browser that plays games move by move
    Html(super::html::Html),
    /// The workshop: a page for the browser that checks, fixes, plays and shares a record, without a network
    #[command(hide = !super::workshop::HAS_PAGE)]
    Workshop(super::workshop::Workshop),
    /// Step through games in the terminal, ply by ply or sowing by sowing; ? shows the keys
    View(super::view::View),
    /// Every legal move of a position
    Moves(super::moves::Moves),
    /// What a finding means, the rule behind it, an example
    Explain(super::explain::Explain),
    /// Count the games from a position to a depth
    Perft(super::perft::Perft),
    /// The rule sets, their options and citations, side by side
    Rules(super::rules::Rules),
    /// Random legal games, the same for the same seed
    Gen(super::generate::Gen),
    /// Games by player, result, date, moves, position out of archives; split, merge, without doubles
    Select(Box<super::select::Select>),
    /// The numbers of an archive: results, lengths, moves, players, openings
    Stats(super::stats::StatsArgs),
    /// A tournament on one page: standings, games that need somebody, doubles, names, missing pairings, replays
    Report(super::report::ReportArgs),
    /// Tables for other programs, a row a move or a row a game: Parquet, CSV or JSON lines
    Table(super::table::TableArgs),
    /// Transcripts out of the records of other sites: Abstract Play, the program of nkkmd
    Import(super::import::ImportArgs),
    /// Keep games for a program: a JSON request a line in, an answer a line out
    #[command(after_long_help = super::help::protocol(Lang::En))]
    Referee,
    /// A language server: findings, fixes, legal moves and boards in an editor, over standard input and output
    #[cfg(feature = "lsp")]
    Lsp,
    /// The JSON Schema of what `json` prints, or `repair`, `stats`, `report`, `referee`
    Schema(super::json::Schema),
    /// A script that completes commands and options in a shell
    Completions(super::manual::Completions),
    /// The manual page, or one for every command in a folder
    Man(super::manual::Man),
    /// The settings that count for a path, and where each comes from
    Config(super::config::show::Config),
    /// Print this message or the help of a command; `help keys`: the keys of the head, with examples
    Help(super::topic::Help),
}
