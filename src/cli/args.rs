//! The arguments, as clap reads them.

use super::choice::{Choosing, Weighing};
use super::dialect::{self, DialectChoice};
use crate::generate::SlipRate;
use crate::notation::Dialect;
use crate::words::Lang;
use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Reads, replays, checks and rewrites recorded games of Bao la Kiswahili.
#[derive(Debug, Parser)]
#[command(name = "kibao", version, about, max_term_width = 100, propagate_version = true)]
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
    Check(Check),
    /// Games as JSON, with a board after every ply
    Json(Json),
    /// Rewrite records in canonical form
    Fmt(Fmt),
    /// Write records in another notation
    Convert(Convert),
    /// The least changes that make a record replay; exit status 1 where games stay broken
    Repair(Repair),
    /// Draw the board of a game
    Show(super::show::Show),
    /// Draw the board of a game or a position for print, as SVG or PNG
    Svg(super::svg::Svg),
    /// A page for the browser that plays games move by move
    Html(super::html::Html),
    /// Step through games in the terminal, ply by ply or sowing by sowing; ? shows the keys
    View(super::view::View),
    /// Every legal move of a position
    Moves(Moves),
    /// What a finding means, the rule behind it, an example
    Explain(Explain),
    /// Count the games from a position to a depth
    Perft(Perft),
    /// The rule sets, their options and citations, side by side
    Rules(Rules),
    /// Random legal games, the same for the same seed
    Gen(Gen),
    /// Games by player, result, date, moves, position out of archives; split, merge, without doubles
    Select(Box<super::select::Select>),
    /// The numbers of an archive: results, lengths, moves, players, openings
    Stats(super::stats::StatsArgs),
    /// Keep games for a program: a JSON request a line in, an answer a line out
    #[command(after_long_help = include_str!("../referee/protocol.md"))]
    Referee,
    /// The JSON Schema of what `json` prints, or `repair`, `stats`, `referee`
    Schema(Schema),
    /// A script that completes commands and options in a shell
    Completions(Completions),
    /// The manual page, or one for every command in a folder
    Man(Man),
    /// The settings that count for a path, and where each comes from
    Config(Config),
}

/// The options that every command has.
#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Common options")]
pub(super) struct Common {
    /// Rule set: kibao, zanzibar, ruehl, kujifunza, hus, a custom one, or auto to try them all [default: the head line,
    /// then kibao.toml, then kibao]
    #[arg(long, global = true, value_name = "RULES")]
    pub(super) rules: Option<String>,
    /// Dialect of the moves [default: auto]
    #[arg(long, global = true, value_parser = DialectChoice::parser())]
    pub(super) dialect: Option<DialectChoice>,
    /// Settings from this file [default: kibao.toml in the nearest parent folder of each record]
    #[arg(long, global = true, value_name = "FILE", conflicts_with = "no_config")]
    pub(super) config: Option<PathBuf>,
    /// No settings from any file
    #[arg(long, global = true)]
    pub(super) no_config: bool,
    /// Only the N-th game of the input, counted from 1
    #[arg(long, global = true, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) game: Option<u32>,
    /// How many threads work [default: one for each core]
    #[arg(long, global = true, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub(super) jobs: Option<u32>,
    /// When to use colour
    #[arg(long, global = true, value_enum, default_value_t = ColorChoice::Auto)]
    pub(super) color: ColorChoice,
    /// Language of messages and captions [default: the one of the locale, else English]
    #[arg(long, global = true, value_name = "LANG", value_enum)]
    pub(super) lang: Option<LangChoice>,
    /// No summary, no progress and no remarks on standard error
    #[arg(short, long, global = true)]
    pub(super) quiet: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum LangChoice {
    /// English
    En,
    /// Swahili
    Sw,
    /// German
    De,
    /// Czech
    Cs,
}

impl Common {
    /// The language that is asked for, or that of the environment.
    pub(super) fn lang(&self) -> Lang {
        match self.lang {
            Some(LangChoice::En) => Lang::En,
            Some(LangChoice::Sw) => Lang::Sw,
            Some(LangChoice::De) => Lang::De,
            Some(LangChoice::Cs) => Lang::Cs,
            None => {
                let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
                let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
                locale.map_or(Lang::En, |locale| Lang::from_tag(&locale))
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ColorChoice {
    Auto,
    Always,
    Never,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// The line, the place underlined, what is wrong and what to do
    Human,
    /// One line a finding
    Short,
    /// One JSON document
    Json,
    /// One JSON game a line
    Ndjson,
    /// SARIF 2.1.0, for code hosts and editors
    Sarif,
    /// Workflow commands of GitHub Actions, which become annotations
    Github,
    /// A Code Quality report of GitLab
    Gitlab,
    /// `JUnit` XML: a suite a file, a case a game
    Junit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum RepairFormat {
    /// The lines that change, the board, why
    Human,
    /// One line a change
    Short,
    /// One JSON document
    Json,
    /// One JSON game a line
    Ndjson,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum JsonFormat {
    /// One JSON document
    Json,
    /// One JSON game a line
    Ndjson,
}

/// What [`Repair`] does where rounds are missing.
const MISSING: &str = "Where the round numbers show that rounds are missing, no other move is changed to compensate.";

/// Which files are not rewritten.
const UNCHANGED: &str = "Packed files are read, never rewritten. A packed file that is named and would change is an \
error (exit status 2); those found in folders are counted and left unchanged. A file with other hard links is an error \
(exit status 2) unless --force is given; on Windows hard links are not detected.";

#[derive(Debug, ClapArgs)]
#[command(after_help = UNCHANGED)]
#[command(group(clap::ArgGroup::new("fixing").args(["fix", "unsafe_fixes"]).multiple(true)))]
pub(super) struct Check {
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input [default: this folder]
    #[arg(value_name = "PATH", default_value = ".", hide_default_value = true)]
    pub(super) paths: Vec<PathBuf>,
    /// How findings are written
    #[arg(long, value_enum, default_value_t = Format::Human)]
    pub(super) format: Format,
    /// Fix what can be fixed without changing what a record says; report what remains
    #[arg(long)]
    pub(super) fix: bool,
    /// Also make the fixes that may change what a record says
    #[arg(long)]
    pub(super) unsafe_fixes: bool,
    /// Change nothing; show what --fix or --unsafe-fixes would change
    #[arg(long)]
    pub(super) diff: bool,
    /// With --fix or --unsafe-fixes: also rewrite files that have other hard links, which keep the old text
    #[arg(long, requires = "fixing")]
    pub(super) force: bool,
    /// Counts of each finding instead of the findings
    #[arg(long)]
    pub(super) statistics: bool,
    /// Compare the games of all files with each other, too: the same game twice, a name in two spellings, dates and
    /// results that do not fit
    #[arg(long)]
    pub(super) archive: bool,
    /// Check again whenever a file changes, until Ctrl-C
    #[arg(long, conflicts_with_all = ["fix", "unsafe_fixes", "diff"])]
    pub(super) watch: bool,
    #[command(flatten)]
    pub(super) choosing: Choosing,
    #[command(flatten)]
    pub(super) weighing: Weighing,
}

#[derive(Debug, ClapArgs)]
pub(super) struct Json {
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input [default: this folder]
    #[arg(value_name = "PATH", default_value = ".", hide_default_value = true)]
    pub(super) paths: Vec<PathBuf>,
    /// One document, or one game a line
    #[arg(long, value_enum, default_value_t = JsonFormat::Json)]
    pub(super) format: JsonFormat,
    /// Short for --format ndjson
    #[arg(long)]
    pub(super) ndjson: bool,
    /// Every sowing of every move
    #[arg(long)]
    pub(super) trace: bool,
    #[command(flatten)]
    pub(super) choosing: Choosing,
}

#[derive(Debug, ClapArgs)]
#[command(after_help = UNCHANGED)]
pub(super) struct Fmt {
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input, written to standard output;
    /// input that cannot be rewritten is copied through unchanged [default: this folder]
    #[arg(value_name = "PATH", default_value = ".", hide_default_value = true)]
    pub(super) paths: Vec<PathBuf>,
    /// Change nothing; exit with 1 where something would change
    #[arg(long)]
    pub(super) check: bool,
    /// Change nothing; show what would change
    #[arg(long)]
    pub(super) diff: bool,
    /// Write to standard output instead of the files, game by game; what comes in by - may then have any size
    #[arg(long, conflicts_with_all = ["check", "diff"])]
    pub(super) stdout: bool,
    /// Also rewrite files that have other hard links, which keep the old text
    #[arg(long, conflicts_with_all = ["check", "diff", "stdout"])]
    pub(super) force: bool,
}

#[derive(Debug, ClapArgs)]
#[command(after_help = format!("{MISSING} {UNCHANGED}"))]
pub(super) struct Repair {
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input [default: this folder]
    #[arg(value_name = "PATH", default_value = ".", hide_default_value = true)]
    pub(super) paths: Vec<PathBuf>,
    /// Write the best repair into the file where no other is as likely, with the old writing in a comment; standard
    /// input goes to standard output
    #[arg(long)]
    pub(super) apply: bool,
    /// With --apply: also rewrite files that have other hard links, which keep the old text
    #[arg(long, requires = "apply")]
    pub(super) force: bool,
    /// The most changes of one repair
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=8))]
    pub(super) max_edits: u8,
    /// Show every repair that was found, not only the best
    #[arg(long)]
    pub(super) all: bool,
    /// How repairs are written
    #[arg(long, value_enum, default_value_t = RepairFormat::Human)]
    pub(super) format: RepairFormat,
}

#[derive(Debug, ClapArgs)]
pub(super) struct Schema {
    /// Of which command
    #[arg(value_enum, default_value_t = SchemaOf::Json)]
    pub(super) of: SchemaOf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum SchemaOf {
    /// `kibao json`, and `check --format json`
    Json,
    /// `kibao repair --format json`
    Repair,
    /// `kibao stats --format json`
    Stats,
    /// The requests and answers of `kibao referee`
    Referee,
}

#[derive(Debug, ClapArgs)]
pub(super) struct Convert {
    /// The notation to write
    #[arg(long, value_parser = dialect::parser())]
    pub(super) to: Dialect,
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input [default: this folder]
    #[arg(value_name = "PATH", default_value = ".", hide_default_value = true)]
    pub(super) paths: Vec<PathBuf>,
}

#[derive(Debug, ClapArgs)]
pub(super) struct Moves {
    /// A file, or - for standard input
    #[arg(conflicts_with = "position", requires = "ply")]
    pub(super) path: Option<PathBuf>,
    /// After this ply of the game; 0 is the start
    #[arg(long, value_name = "N", requires = "path")]
    pub(super) ply: Option<usize>,
    /// A position text [default: the opening of the rule set]
    #[arg(long, value_name = "TEXT")]
    pub(super) position: Option<String>,
    /// A JSON object: each move and the position after it
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(super) struct Perft {
    /// How many plies, at least 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub(super) depth: u8,
    /// A position text [default: the opening of the rule set]
    #[arg(long, value_name = "TEXT")]
    pub(super) position: Option<String>,
}

#[derive(Debug, ClapArgs)]
pub(super) struct Explain {
    /// A code or a name, such as R101 or empty-pit
    #[arg(value_name = "CODE", required_unless_present = "list", conflicts_with = "list")]
    pub(super) code: Option<String>,
    /// Every code, name and severity, one a line
    #[arg(long)]
    pub(super) list: bool,
}

#[derive(Debug, ClapArgs)]
pub(super) struct Rules {
    /// Rule sets [default: all]
    #[arg(value_name = "NAME")]
    pub(super) names: Vec<String>,
}

#[derive(Debug, ClapArgs)]
pub(super) struct Gen {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) games: u64,
    /// The seed
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(super) seed: u64,
    /// Typing slips a game, on average: 1 is one in every game, 0.2 one in every fifth
    #[arg(long, value_name = "P", allow_negative_numbers = true)]
    pub(super) slips: Option<SlipRate>,
    /// Write to this file where the slips are, a JSON object a line
    #[arg(long, value_name = "FILE", requires = "slips")]
    pub(super) slip_log: Option<PathBuf>,
    /// Replace this file, whatever it holds; a log of slips is replaced in any case
    #[arg(long, requires = "slip_log")]
    pub(super) force: bool,
    /// Without row letters in kunamua and without directions where they are forced
    #[arg(long, hide = true)]
    pub(super) bare: bool,
    /// Each game cut short, without its winner
    #[arg(long, hide = true)]
    pub(super) cut: bool,
}

#[derive(Debug, ClapArgs)]
pub(super) struct Completions {
    /// The shell
    #[arg(value_enum)]
    pub(super) shell: clap_complete::Shell,
}

#[derive(Debug, ClapArgs)]
pub(super) struct Man {
    /// Write kibao.1 and a page for each command to this folder, which must be there
    #[arg(long, value_name = "FOLDER")]
    pub(super) dir: Option<PathBuf>,
    /// Replace files of these names, whatever they hold; pages of kibao are replaced in any case
    #[arg(long, requires = "dir")]
    pub(super) force: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ConfigFormat {
    /// A line a setting
    Human,
    /// A JSON object
    Json,
}

#[derive(Debug, ClapArgs)]
#[command(after_help = include_str!("config/example.toml"))]
pub(super) struct Config {
    /// A file or a folder [default: this folder]
    pub(super) path: Option<PathBuf>,
    /// How the settings are written
    #[arg(long, value_enum, default_value_t = ConfigFormat::Human)]
    pub(super) format: ConfigFormat,
    #[command(flatten)]
    pub(super) choosing: Choosing,
    #[command(flatten)]
    pub(super) weighing: Weighing,
}
