//! `kibao table`.

use super::common::Common;
use super::config::{Configs, Layer};
use super::draft::{Complete, Draft, Originals, rename_all};
use super::exit::{Exit, Failure, notice};
use super::files::unpacked;
use super::games::Picked;
use super::output::named;
use super::rewrite::complain_of_file;
use super::work::{Cut, Reports, Source, Step, each_game};
use crate::findings::{Report, Severity, counts};
use crate::notation::{Key, date::Days};
use crate::replay::Replay;
use crate::stream::Aside;
use crate::table::{Encoded, Encoder, GameAt, Rows, TableFormat, TableKind, Writer, add_game, add_plies, is_table};
use crate::words::program as say;
use clap::{Args as ClapArgs, ValueEnum};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{IsTerminal, Read, Seek, SeekFrom, Write};
use std::path::{Component, Path, PathBuf};
use std::{fs, io};

/// Help text about the columns, and the exit status.
const HELP: &str = "The columns and their types are described in src/table/README.md. Memory does not grow with the length of the \
archive; with --by it grows with the number of files. A game that breaks off has rows with unknown values from the move \
on that cannot be played.\n\nExit status: 0 done; 1 a file is not a transcript; 2 the work could not be done, or a file \
could not be read.";

/// The most folders of an earlier run that are named.
const MOST_NAMED: usize = 8;

/// The most files of `--by`, which are open at once.
const MOST_FILES: usize = 256;

/// The most bytes of a value in the name of a folder. A file system allows 255.
const MOST_VALUE: usize = 200;

#[derive(Debug, ClapArgs)]
#[command(after_help = HELP)]
pub(super) struct TableArgs {
    /// Files, folders (searched for *.bao, *.bao.gz, *.bao.zst), or - for standard input [default: this folder]
    #[arg(value_name = "PATH", default_value = ".", hide_default_value = true)]
    paths: Vec<PathBuf>,
    /// What a row is
    #[arg(long, value_enum, default_value_t = RowOf::Plies)]
    table: RowOf,
    /// How the table is written [default: by the name of FILE (.parquet, .csv, .ndjson), else csv; with --out parquet]
    #[arg(long, value_enum)]
    format: Option<FormatName>,
    /// Also this column
    #[arg(long, value_enum, value_name = "COLUMN")]
    with: Option<More>,
    /// Write to this file, which may be a table that this command has made before [default: standard output, also for -]
    #[arg(short, long, value_name = "FILE", conflicts_with = "out")]
    output: Option<PathBuf>,
    /// Write one file for each input into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// With --out one file for each value instead, such as year=1994/plies.parquet
    #[arg(long, value_enum, requires = "out")]
    by: Option<By>,
    /// Replace files that exist, whatever they hold
    #[arg(long)]
    force: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum RowOf {
    /// A move, with the board after it
    Plies,
    /// A game, with its head, its result and its findings
    Games,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FormatName {
    /// Apache Parquet
    Parquet,
    /// CSV
    Csv,
    /// One JSON object a line
    Ndjson,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum More {
    /// The position text after each move (plies)
    Position,
    /// The likely repair of each broken game (games)
    Repair,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum By {
    /// The year of the date in the head
    Year,
    /// The event in the head
    Event,
    /// The rule set
    Rules,
}

/// The number of games of a piece of an input, and their rows by the file that they go to.
type Piece = io::Result<(u32, BTreeMap<String, Encoded>)>;

pub(super) fn run(args: &TableArgs, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let (format, ending) = args.format()?;
    let kind = if args.table == RowOf::Plies { TableKind::Plies } else { TableKind::Games };
    if let Some(more) = args.with
        && (more == More::Position) != (kind == TableKind::Plies)
    {
        let column = if more == More::Position { "position" } else { "repair" };
        return Err(say::table_no_column(kind.name(), column).into());
    }
    let encoder = Encoder::new(kind, args.with.is_some(), format)?;
    let inputs = Configs::new(common, Layer::default())?.inputs(&args.paths)?;
    let originals = Originals::of(inputs.0.iter().map(|(input, _)| input));
    let picked = Picked::new(common);
    let work = |source: &Source<'_>, games: &mut Reports<'_, '_>| -> Piece {
        let (mut number, mut rows) = (0, BTreeMap::new());
        while let Some(replay) = games.next_replay() {
            number += 1;
            if !picked.next() {
                continue;
            }
            let at = GameAt { number, file: source.name, line: source.place(replay.game.span.start).line };
            let rows = rows.entry(args.place(&replay, source.name, kind, ending)).or_insert_with(|| encoder.rows());
            add(rows, replay, &at, source, kind);
        }
        let written: io::Result<_> = rows.into_iter().map(|(place, rows)| Ok((place, encoder.encode(rows)?))).collect();
        Ok((number, written?))
    };
    let mut target = Target {
        args,
        kind,
        encoder: &encoder,
        originals,
        out,
        open: BTreeMap::new(),
        closed: BTreeSet::new(),
        complete: Vec::new(),
        has_games: false,
    };
    if args.out.is_none() {
        // A table without rows is a table, too.
        target.write(String::new(), None, 0)?;
    }
    let (mut before, mut grave) = (0, Exit::Clean);
    let aside = Aside::Comments(counts);
    // Parquet compresses the rows of a piece together.
    let cut = if ending == "parquet" { aside.into() } else { Cut::small(aside) };
    let (exit, _) = each_game(inputs, common, cut, work, |step| {
        match step {
            Step::Piece(piece) => {
                let (games, files) = piece?;
                for (place, rows) in files {
                    target.write(place, Some(rows), before)?;
                }
                before += games;
                target.has_games |= games > 0;
            }
            Step::End(name, mut found, _) => {
                before = 0;
                if args.out.is_some() && args.by.is_none() {
                    target.write(place_of(name, ending), None, 0)?;
                    target.end()?;
                }
                found.retain(|placed| placed.finding.severity() == Severity::Error);
                grave = grave.max(complain_of_file(common, name, &found));
            }
        }
        Ok(())
    })?;
    picked.finish()?;
    target.end()?;
    let exit = exit.max(grave);
    // A table of earlier runs is not replaced where nothing could be read.
    if target.has_games || exit < Exit::Failed {
        rename_all(target.complete)?;
        if let Some(folder) = args.out.as_deref().filter(|_| args.by.is_some()) {
            mention_earlier(folder, &target.closed);
        }
    }
    Ok(exit)
}

/// Mentions the folders of other values that an earlier run has left.
fn mention_earlier(folder: &Path, closed: &BTreeSet<String>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let now: BTreeSet<&str> = closed.iter().filter_map(|place| place.split('/').next()).collect();
    let names =
        entries.flatten().filter(|it| it.path().is_dir()).map(|it| it.file_name().to_string_lossy().into_owned());
    let mut earlier: Vec<String> = names.filter(|it| it.contains('=') && !now.contains(it.as_str())).collect();
    earlier.sort_unstable();
    let count = earlier.len();
    if count > 0 {
        earlier.truncate(MOST_NAMED);
        notice(&say::table_earlier(folder.display().to_string(), count, earlier.join(", ")));
    }
}

/// Adds the rows of a game.
fn add(rows: &mut Rows, replay: Replay<'_>, at: &GameAt<'_>, source: &Source<'_>, kind: TableKind) {
    match kind {
        TableKind::Plies => add_plies(rows, &replay, at),
        TableKind::Games => {
            let mut report = Report::new(replay);
            source.settings.choose(&mut report);
            add_game(rows, &report, at);
        }
    }
}

impl TableArgs {
    /// The format, and how the names of its files end.
    fn format(&self) -> Result<(TableFormat, &'static str), Failure> {
        let file = named(self.output.as_deref());
        let ending = file.and_then(Path::extension).and_then(|it| it.to_str()).map(str::to_ascii_lowercase);
        let ending = match (self.format, ending.as_deref()) {
            (Some(FormatName::Parquet), _) | (None, Some("parquet")) => "parquet",
            (Some(FormatName::Ndjson), _) | (None, Some("ndjson" | "jsonl")) => "ndjson",
            (Some(FormatName::Csv), _) | (None, Some("csv")) => "csv",
            (None, _) => match file {
                Some(file) => return Err(say::table_format(file.display().to_string()).into()),
                None if self.out.is_some() => "parquet",
                None => "csv",
            },
        };
        let Some(format) = TableFormat::of_ending(ending) else { return Err(say::table_no_parquet().into()) };
        if ending == "parquet" && file.is_none() && self.out.is_none() && io::stdout().is_terminal() {
            return Err(say::table_terminal().into());
        }
        Ok((format, ending))
    }

    /// The path of a game's file in the folder of `--out`; empty without `--out`.
    fn place(&self, replay: &Replay<'_>, name: &str, kind: TableKind, ending: &str) -> String {
        if self.out.is_none() {
            return String::new();
        }
        let (key, value) = match self.by {
            None => return place_of(name, ending),
            Some(By::Year) => ("year", replay.game.value(Key::Date).and_then(year)),
            Some(By::Event) => ("event", replay.game.value(Key::Event).map(str::to_owned)),
            Some(By::Rules) => ("rules", Some(replay.rules_name.to_string())),
        };
        let value = value.filter(|it| !it.is_empty()).map_or_else(|| NULL.to_owned(), |it| escaped(&it));
        format!("{key}={value}/{}.{ending}", kind.name())
    }
}

/// The year of a date, if it is certain.
fn year(date: &str) -> Option<String> {
    let days = Days::best(date)?;
    let year = |day| Days::written(day).split('-').next().map(str::to_owned);
    year(days.first).filter(|first| Some(first) == year(days.last).as_ref())
}

/// The name that Hive and its followers give to the folder of games without a value.
const NULL: &str = "__HIVE_DEFAULT_PARTITION__";

/// A value in the name of a folder, as Hive writes it.
fn escaped(value: &str) -> String {
    let mut name = String::new();
    for c in value.chars() {
        let kept = c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '.' | '(' | ')' | ',' | '+' | '&');
        let mut bytes = [0; 4];
        let bytes = c.encode_utf8(&mut bytes);
        let next = if kept { bytes.to_owned() } else { bytes.bytes().map(|byte| format!("%{byte:02X}")).collect() };
        if name.len() + next.len() > MOST_VALUE {
            break;
        }
        name += &next;
    }
    name
}

/// The file for an input: its path as named, without what leads out of the folder.
fn place_of(name: &str, ending: &str) -> String {
    let normal = |part: Component<'_>| match part {
        Component::Normal(part) => Some(part.to_string_lossy().into_owned()),
        _ => None,
    };
    let path = unpacked(Path::new(if name == "-" { "stdin" } else { name })).with_extension(ending);
    path.components().filter_map(normal).collect::<Vec<_>>().join("/")
}

/// Where the tables go.
struct Target<'a> {
    args: &'a TableArgs,
    kind: TableKind,
    encoder: &'a Encoder,
    originals: Originals,
    out: &'a mut dyn Write,
    /// The files that are being written; without a draft it is standard output.
    open: BTreeMap<String, (Option<Draft>, Writer<'a>)>,
    /// The files that are complete.
    closed: BTreeSet<String>,
    complete: Vec<Complete>,
    /// Whether a game was read.
    has_games: bool,
}

impl Target<'_> {
    /// Writes rows, or only begins the file.
    fn write(&mut self, place: String, encoded: Option<Encoded>, before: u32) -> Result<(), Failure> {
        let files = self.open.len();
        let file = match self.open.entry(place) {
            std::collections::btree_map::Entry::Occupied(file) => file.into_mut(),
            std::collections::btree_map::Entry::Vacant(free) => {
                if self.closed.contains(free.key()) {
                    return Err(say::table_same_file(free.key().as_str()).into());
                }
                if files >= MOST_FILES {
                    return Err(say::table_partitions(MOST_FILES).into());
                }
                let path = match &self.args.out {
                    Some(folder) => Some(folder.join(free.key())),
                    None => named(self.args.output.as_deref()).map(Path::to_owned),
                };
                let draft = path.map(|path| draft(&path, self.kind, self.args, &self.originals)).transpose()?;
                free.insert((draft, Writer::new(self.encoder)?))
            }
        };
        let mut bytes = Vec::new();
        if let Some(encoded) = encoded {
            file.1.write(encoded, before, &mut bytes)?;
        }
        match &mut file.0 {
            Some(draft) => draft.write(bytes),
            None => Ok(self.out.write_all(&bytes)?),
        }
    }

    /// Completes the files that are being written.
    fn end(&mut self) -> Result<(), Failure> {
        for (place, (draft, writer)) in std::mem::take(&mut self.open) {
            self.closed.insert(place);
            let mut bytes = Vec::new();
            writer.end(&mut bytes)?;
            match draft {
                Some(mut draft) => {
                    draft.write(bytes)?;
                    self.complete.push(draft.complete()?);
                }
                None => self.out.write_all(&bytes)?,
            }
        }
        Ok(())
    }
}

/// Begins a file.
fn draft(path: &Path, kind: TableKind, args: &TableArgs, originals: &Originals) -> Result<Draft, Failure> {
    originals.refuse(path)?;
    if let Some(folder) = path.parent().filter(|_| args.out.is_some()) {
        fs::create_dir_all(folder).map_err(|error| Failure::file(folder, error))?;
    }
    Draft::begin_own(path, args.force, |first| is_table(kind, first, &last_bytes(path).unwrap_or_default()))
}

/// The last bytes of a file.
fn last_bytes(path: &Path) -> io::Result<Vec<u8>> {
    const MOST: u64 = 4096;
    let mut file = fs::File::open(path)?;
    let from = file.metadata()?.len().saturating_sub(MOST);
    file.seek(SeekFrom::Start(from))?;
    let mut last = Vec::new();
    file.take(MOST).read_to_end(&mut last)?;
    Ok(last)
}
