//! The arguments of `select`.

use clap::{Args as ClapArgs, ValueEnum};
use std::path::PathBuf;

/// Help text about the rules of selection and the exit status.
const HELP: &str = "A game must be all that is asked for; --not selects those that are not. Names are patterns for the whole \
name, in any case of letters: * is any text, ? one character. The games are written as they were, comments and all, in \
UTF-8, with a blank line between them; several PATHs make one archive. A game that would not read back the same next \
to others is written in canonical form, or else left out with an error; files are read back and compared before they \
take their names.\n\nExit status: 0 games were selected, and all of them replay (--broken: games were selected); 1 no game was, \
or one of them does not replay, or a file is not a transcript; 2 the work could not be done.";

#[derive(Debug, ClapArgs)]
#[command(after_help = HELP)]
pub(in crate::cli) struct Select {
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input [default: this folder]
    #[arg(value_name = "PATH", default_value = ".", hide_default_value = true)]
    pub(in crate::cli) paths: Vec<PathBuf>,
    /// Without games that have the same moves as one before, or the very same text
    #[arg(long, value_enum, value_name = "BY", num_args = 0..=1, require_equals = true, default_missing_value = "moves")]
    pub(super) unique: Option<Unique>,
    /// Only the number of games
    #[arg(long, conflicts_with_all = ["list", "output", "split", "index"])]
    pub(super) count: bool,
    /// A line a game: number, place, players, winner, plies, title
    #[arg(long, conflicts_with_all = ["output", "split"])]
    pub(super) list: bool,
    /// Write the games in canonical form, as fmt does
    #[arg(long)]
    pub(super) canonical: bool,
    /// Number the titles: `title: 12. Final`
    #[arg(long)]
    pub(super) number: bool,
    /// Write a table of the games to this file, by its name .csv or .ndjson
    #[arg(long, value_name = "FILE")]
    pub(super) index: Option<PathBuf>,
    /// Begin the CSV of --index with a byte order mark, so that Excel reads it as UTF-8
    #[arg(long, requires = "index")]
    pub(super) bom: bool,
    /// Write to this file, which must not exist
    #[arg(short, long, value_name = "FILE", conflicts_with = "split")]
    pub(super) output: Option<PathBuf>,
    /// Write files to this folder, a game each
    #[arg(long, value_name = "DIR")]
    pub(super) split: Option<PathBuf>,
    /// That many games a file
    #[arg(long, value_name = "N", requires = "split", value_parser = clap::value_parser!(u64).range(1..))]
    pub(super) split_size: Option<u64>,
    /// What these files are called: {number}, {south}, {north}, {event}, {place}, {date}, {title}; {number} is the file's
    #[arg(long, value_name = "NAME", requires = "split", default_value = "{number}-{south}-{north}.bao")]
    pub(super) name: String,
    /// Replace files that exist
    #[arg(long)]
    pub(super) force: bool,
    #[command(flatten)]
    pub(super) wanted: Wanted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Unique {
    /// The same moves as played, from the same start
    Moves,
    /// The same text
    Exact,
}

/// The conditions for a game.
#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Which games")]
pub(super) struct Wanted {
    /// One of the players; twice for both
    #[arg(long, value_name = "NAME")]
    pub(super) player: Vec<String>,
    /// South
    #[arg(long, value_name = "NAME")]
    pub(super) south: Option<String>,
    /// North
    #[arg(long, value_name = "NAME")]
    pub(super) north: Option<String>,
    /// Who has won, by play or else as the record says: south, north, none or a name
    #[arg(long, value_name = "WHO")]
    pub(super) winner: Option<String>,
    /// The title
    #[arg(long, value_name = "NAME")]
    pub(super) title: Option<String>,
    /// The event
    #[arg(long, value_name = "NAME")]
    pub(super) event: Option<String>,
    /// The place
    #[arg(long, value_name = "NAME")]
    pub(super) place: Option<String>,
    /// From one date to another: 1994-10..2006, 1994-10-11.., ..11-10-94, or one date or year
    #[arg(long, value_name = "FROM..TO", allow_hyphen_values = true)]
    pub(super) date: Option<String>,
    /// How many plies: 20..40, 20.., ..40, or a number
    #[arg(long, value_name = "A..B")]
    pub(super) plies: Option<String>,
    /// The rule set that the game is replayed by: that of its head line, or of --rules
    #[arg(long, value_name = "RULES")]
    pub(super) rule_set: Option<String>,
    /// The first moves, in any notation: "A7>* a7>*"
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(super) opening: Option<String>,
    /// A position text that comes up
    #[arg(long, value_name = "TEXT")]
    pub(super) position: Option<String>,
    /// Words of a comment
    #[arg(long, value_name = "WORDS", allow_hyphen_values = true)]
    pub(super) text: Option<String>,
    /// Games that replay
    #[arg(long, conflicts_with = "broken")]
    pub(super) valid: bool,
    /// Games that do not
    #[arg(long)]
    pub(super) broken: bool,
    /// The games that are not so
    #[arg(long)]
    pub(super) not: bool,
}
