//! The arguments of `repair`.

use crate::cli::files::UNCHANGED;
use crate::words::program::{self as say, Notice};
use std::path::PathBuf;

/// What [`Repair`] does where rounds are missing.
const MISSING: &str = "Where the round numbers show that rounds are missing, no other move is changed to compensate.";

/// The form of the file of readings.
const READINGS: &str = "\
A file of --readings holds for words the moves that they may be, as handwriting recognition gives them; ply counts the written \
moves, a weight is a probability:
  {\"format\":\"kibao-readings\",\"version\":1,\"games\":[{\"moves\":[
    {\"ply\":7,\"readings\":[{\"text\":\"A5<\",\"weight\":0.7},{\"text\":\"A6<\",\"weight\":0.2}]}]}]}
The weight that is left is shared by all other legal moves. The written word has no weight of its own. An entry of games is for \
the next game of the input, or for the game of its number, \"game\":3.";

#[derive(Debug, clap::Args)]
#[command(after_help = format!("{READINGS}\n\n{MISSING} {UNCHANGED}"))]
pub(in crate::cli) struct Repair {
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input [default: this folder]
    #[arg(value_name = "PATH", default_value = ".", hide_default_value = true)]
    pub(super) paths: Vec<PathBuf>,
    /// Write the best repair into the file if it is probable enough (see --sure), with the old text in a comment; standard
    /// input goes to standard output
    #[arg(long)]
    pub(super) apply: bool,
    /// With --apply: also rewrite files that have other hard links, which keep the old text
    #[arg(long, requires = "apply")]
    pub(super) force: bool,
    /// The most changes of one repair
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u8).range(1..=20))]
    pub(super) max_edits: u8,
    /// The least probability of a repair that --apply writes
    #[arg(long, value_name = "P", default_value_t = 0.9, value_parser = probability)]
    pub(super) sure: f64,
    /// Use the candidates for the words that this JSON file gives, each with a weight (kibao schema readings prints the form)
    #[arg(long, value_name = "FILE")]
    pub(super) readings: Option<PathBuf>,
    /// Use another record of the same games as evidence: what both have is almost certain, and of what they differ in, the moves
    /// that replay are found
    #[arg(long, value_name = "OTHER", conflicts_with = "readings")]
    pub(super) with: Option<PathBuf>,
    /// Ask about the moves that are uncertain: shows the board and the candidates on standard error, and reads the answers from
    /// standard input; with --apply, each answer is noted in a comment of its round
    #[arg(long)]
    pub(super) ask: bool,
    /// Show every repair that was found, not only the best
    #[arg(long)]
    pub(super) all: bool,
    /// Also show the lines that change as a diff, as --apply writes them
    #[arg(long)]
    pub(super) diff: bool,
    /// How repairs are written
    #[arg(long, value_enum, default_value_t = RepairFormat::Human)]
    pub(super) format: RepairFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
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

/// A probability from a half on: a less probable repair may be worse than another.
fn probability(text: &str) -> Result<f64, Notice> {
    let read = text.parse::<f64>().ok().filter(|it| (0.5..1.0).contains(it));
    read.ok_or_else(say::usage_probability)
}
