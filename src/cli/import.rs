//! `kibao import`.

use super::common::Common;
use super::config::{Configs, Layer, Settings};
use super::draft::{Complete, Originals, rename_all, whole};
use super::exit::{Exit, Failure, notice, remark};
use super::files::{Input, unpacked};
use super::games::Picked;
use super::output::named;
use super::record::write_record;
use crate::document::rewritten;
use crate::findings::{Report, Severity};
use crate::import::{EndDifference, Imported, Reason, import};
use crate::replay::{Options, replays, side_name};
use crate::words;
use crate::words::program::{self as say, Notice};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Help text about the formats, and the exit status.
const HELP: &str = "Read are game records of Abstract Play, its moves in any text, and the bao-game-record of nkkmd's program \
(versions 1 and 2), recognised by their content; src/import/README.md says how, and where the rules of these programs differ. \
Every game is replayed. Not read are Ludii, whose first ply is that of another game, and BAN.\n\nExit status: 0 done; 1 a record \
could not be read, or a game does not replay to its recorded end; 2 the work could not be done, or a file could not be read.";

#[derive(Debug, clap::Args)]
#[command(after_help = HELP)]
pub(super) struct ImportArgs {
    /// Files, folders (searched for *.json, *.json.gz, *.json.zst), or - for standard input
    #[arg(value_name = "PATH", required = true)]
    paths: Vec<PathBuf>,
    /// Write to this file [default: standard output, also for -]
    #[arg(short, long, value_name = "FILE", conflicts_with = "out")]
    output: Option<PathBuf>,
    /// Write a transcript for each input into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Replace files that exist, whatever they hold
    #[arg(long)]
    force: bool,
}

/// What was done.
#[derive(Default)]
struct Tally {
    files: usize,
    games: usize,
    differ: usize,
    unread: usize,
}

pub(super) fn run(args: &ImportArgs, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let mut search = common.clone();
    search.ext.push("json".to_owned());
    let (mut inputs, mut exit) = Configs::new(&search, Layer::default())?.inputs(&args.paths)?;
    // A transcript in a folder is not a record of another site.
    inputs.retain(|(input, _)| match input {
        Input::File(path) => args.paths.contains(path) || unpacked(path).extension().is_none_or(|it| it != "bao"),
        _ => true,
    });
    let originals = Originals::of(inputs.iter().map(|(input, _)| input));
    let (mut tally, mut all, mut places) = (Tally::default(), String::new(), BTreeSet::new());
    let mut complete: Vec<Complete> = Vec::new();
    let picked = Picked::new(common);
    for (input, settings) in inputs {
        let bytes = match input.read() {
            Ok((bytes, ..)) => bytes,
            Err(failure) => {
                failure.report();
                exit = Exit::Failed;
                continue;
            }
        };
        tally.files += 1;
        let text = transcript(&input.name(), &bytes, &settings, &picked, &mut tally);
        match &args.out {
            Some(folder) if !text.is_empty() => {
                let path = folder.join(place_of(&input));
                if !places.insert(path.clone()) {
                    return Err(say::import_same_file(path.display().to_string()).into());
                }
                originals.refuse(&path)?;
                fs::create_dir_all(folder).map_err(|error| Failure::file(folder, error))?;
                complete.push(transcript_file(&path, &text, args.force)?);
            }
            _ => {
                if !all.is_empty() && !text.is_empty() {
                    all.push('\n');
                }
                all.push_str(&text);
            }
        }
    }
    picked.finish()?;
    match named(args.output.as_deref()) {
        Some(path) => {
            originals.refuse(path)?;
            complete.push(transcript_file(path, &all, args.force)?);
        }
        None => write_record(out, all.as_bytes())?,
    }
    rename_all(complete)?;
    if !common.quiet {
        let Tally { files, games, differ, unread } = tally;
        remark(&say::import_summary(files, games, differ, unread).message(common.lang()));
    }
    let wrong = tally.differ + tally.unread > 0 || tally.games == 0;
    Ok(exit.max(if wrong { Exit::Findings } else { Exit::Clean }))
}

/// A file that is written. One that is there may have been corrected by hand; it is replaced only with `force`, or by the
/// same text.
fn transcript_file(path: &Path, text: &str, force: bool) -> Result<Complete, Failure> {
    let is_same = |_: &[u8]| fs::read(path).is_ok_and(|old| old == text.as_bytes());
    whole(path, text.as_bytes(), force, is_same)
}

/// The name of the transcript of an input.
fn place_of(input: &Input) -> PathBuf {
    match input {
        Input::File(path) => Path::new(unpacked(path).file_name().unwrap_or_default()).with_extension("bao"),
        Input::Stdin | Input::Held(_) => PathBuf::from("stdin.bao"),
    }
}

/// The games of an input as a transcript. What cannot be read, and games that end otherwise than recorded, are reported.
fn transcript(name: &str, bytes: &[u8], settings: &Settings, picked: &Picked, tally: &mut Tally) -> String {
    let mut text = String::new();
    let found = import(bytes);
    let several = found.len() > 1;
    for (index, game) in found.into_iter().enumerate().filter(|_| picked.next()) {
        let game = match game {
            Ok(game) => game,
            Err(error) => {
                tally.unread += 1;
                notice(&reason(error.reason).at(&format!("{name}:{}:{}", error.line, error.column)));
                continue;
            }
        };
        tally.games += 1;
        let (written, difference) = replayed(&game, &settings.options);
        if let Some(what) = difference {
            tally.differ += 1;
            let place = if several { format!("{name}:{}", game.line) } else { name.to_owned() };
            let number = several.then_some(index + 1);
            notice(&say::import_differs(game.site.name(), number, what).at(&place));
        }
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&written);
    }
    text
}

/// A game in canonical form, and how its replay differs from the recorded end.
fn replayed(imported: &Imported, options: &Options) -> (String, Option<Notice>) {
    let mut games = replays(&imported.text, options);
    // Nothing of a text is left out, whatever else is read in it.
    let (Some(replay), None) = (games.next(), games.next()) else { return (imported.text.clone(), None) };
    let written = rewritten(&replay, None).unwrap_or_else(|_| imported.text.clone());
    let plies = replay.plies.len();
    let difference = imported.end.difference(&replay).map(|it| match it {
        EndDifference::Breaks(ply) => {
            let report = Report::new(replay);
            let graves = report.findings.iter().filter(|it| it.severity() == Severity::Error);
            let first = graves.min_by_key(|it| it.span.start);
            let why = first.map_or_else(String::new, |it| words::message(super::exit::lang(), &report, it));
            say::import_breaks(ply + 1, why)
        }
        EndDifference::Winner { recorded, played } => {
            say::import_winner(plies, recorded.map(side_name), played.map(side_name))
        }
        EndDifference::Seeds => say::import_seeds(plies),
    });
    (written, difference)
}

/// The message about a record that is not read.
fn reason(reason: Reason) -> Notice {
    match reason {
        Reason::NotRead(site) => say::import_ludii(site.name()),
        Reason::NotUtf8 => say::import_not_utf_8(),
        Reason::NotJson(error) => say::import_not_json(error),
        Reason::Shape(error) => say::import_shape(error),
        Reason::OtherGame(name) => say::import_other_game(name),
        Reason::Version(version) => say::import_version(version),
        Reason::Move { ply, written } => say::import_move(ply, written),
        Reason::Round(round) => say::import_round(round),
        Reason::Position => say::import_position(),
        Reason::Unknown => say::import_unknown(),
    }
}
