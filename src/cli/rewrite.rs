//! Writing games in canonical form, and never what would not read back the same.

use super::common::Common;
use super::config::{Configs, Layer};
use super::exit::{Exit, Failure, complain};
use super::games::Picked;
use super::record::write_record;
use super::work::{Source, Step, each_game};
use crate::findings::{FileProblem, Placed, Problem, Report, Severity};
use crate::notation::Dialect;
use crate::replay::{Difference, Options, Replay, convert_game, difference, replays, write_game};
use crate::words;
use std::io::Write;
use std::path::PathBuf;

/// A game in canonical form, in its own dialect or another.
///
/// # Errors
/// What of it would read back otherwise.
pub(super) fn game(replay: &Replay<'_>, to: Option<Dialect>, options: &Options) -> Result<String, &'static str> {
    let mut new = String::new();
    match to {
        Some(to) => convert_game(&mut new, replay, to),
        None => write_game(&mut new, replay),
    }
    let mut again = replays(&new, options);
    let lost = match (again.next(), again.next()) {
        (Some(only), None) => match difference(replay, &only) {
            None => return Ok(new),
            Some(Difference::Moves) => "a move",
            Some(Difference::Comments) => "a comment",
            Some(Difference::Unread) => AS_MOVE,
            Some(Difference::Heads) => "a head line",
            Some(Difference::Rules) => "the rule set",
        },
        _ => "the end",
    };
    Err(if replay.is_valid() { lost } else { UNSOUND })
}

/// What would not read back: a remark with a move that would be due where the canonical form has the remark.
const AS_MOVE: &str = "a remark with a move that would be due there";

/// What would not read back: what cannot be read or played in the first place.
const UNSOUND: &str = "what could not be read or played";

/// Says that a record is left as it is, for what would be lost.
pub(super) fn refuse(name: &str, lost: &str, game: usize) -> Exit {
    let what = format!("{name}: not written, for {lost} of game {game} would not read back the same");
    let help = match lost {
        AS_MOVE => "the record is as it was; write the move in the remark in other words",
        UNSOUND => "the record is as it was; kibao check says what is wrong with it",
        _ => "the record is as it was; please report this as a fault of kibao",
    };
    complain(&what, Some(help));
    Exit::Failed
}

/// What to do about a game that does not replay.
pub(super) const SEE_CHECK: &str = "kibao check says what is wrong with the record";

/// The message about an unsound game; `None` for a sound one.
pub(super) fn unsound(replay: &Replay<'_>) -> Option<String> {
    let (replayed, plies) = (replay.replayed(), replay.plies.len());
    match (replay.is_valid(), replay.start) {
        (true, _) => None,
        (false, None) => Some("the moves are not checked because no game can start from the opening".to_owned()),
        _ if replay.is_whole() => Some("words that look like moves were not read".to_owned()),
        _ => Some(format!("{replayed} of {plies} plies replay; the others are not checked")),
    }
}

/// Says what is wrong with a game that is written all the same.
pub(super) fn complain_of_game(name: &str, game: usize, what: &str) {
    complain(&format!("{name}: game {game}: {what}"), Some(SEE_CHECK));
}

/// The games of a piece, rewritten.
#[derive(Default)]
struct Sheet {
    name: String,
    text: String,
    games: usize,
    /// The games that are not sound, by their number in the piece, and what is wrong.
    unsound: Vec<(usize, String)>,
    /// The game that cannot be written, and what of it would be lost.
    refused: Option<(usize, &'static str)>,
}

/// Writes the games of all inputs one after the other, as they come.
pub(super) fn rewritten(
    paths: &[PathBuf],
    common: &Common,
    to: Option<Dialect>,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let inputs = Configs::new(common, Layer::default())?.inputs(paths)?;
    let picked = Picked::new(common);
    let work = |source: &Source<'_>, games: &mut dyn Iterator<Item = Report<'_>>| {
        let mut sheet = Sheet { name: source.name.to_owned(), ..Sheet::default() };
        for report in games {
            sheet.games += 1;
            if sheet.refused.is_some() || !picked.next() {
                continue;
            }
            match game(&report.replay, to, &source.settings.options) {
                Ok(new) => {
                    if !sheet.text.is_empty() {
                        sheet.text.push('\n');
                    }
                    sheet.text.push_str(&new);
                }
                Err(lost) => sheet.refused = Some((sheet.games, lost)),
            }
            sheet.unsound.extend(unsound(&report.replay).map(|what| (sheet.games, what)));
        }
        sheet
    };
    let (mut written, mut before, mut grave) = (false, 0, Exit::Clean);
    let (exit, _) = each_game(inputs, common, work, |step| match step {
        Step::Piece(sheet) => {
            if written && !sheet.text.is_empty() {
                out.write_all(b"\n")?;
            }
            written |= !sheet.text.is_empty();
            write_record(out, sheet.text.as_bytes())?;
            for (game, what) in &sheet.unsound {
                complain_of_game(&sheet.name, before + game, what);
            }
            if let Some((game, lost)) = sheet.refused {
                grave = refuse(&sheet.name, lost, before + game);
                return Err(Failure::usage("the games after it are not written", "the games before it are complete"));
            }
            before += sheet.games;
            Ok(())
        }
        Step::End(name, found, _) => {
            before = 0;
            grave = grave.max(complain_of_file(common, name, &found));
            Ok(())
        }
    })?;
    picked.finish()?;
    Ok(exit.max(grave))
}

/// Says what of a file is an error, or would be lost where it is written anew.
pub(super) fn complain_of_file(common: &Common, name: &str, found: &[Placed]) -> Exit {
    let lost = Problem::File(FileProblem::BrokenEncoding);
    let is_grave = |it: &&Placed| it.finding.severity() == Severity::Error || it.finding.problem == lost;
    let mut exit = Exit::Clean;
    for placed in found.iter().filter(is_grave) {
        let what = format!("{name}:{}: {}", placed.place.line, words::file_message(common.lang(), &placed.finding));
        complain(&what, words::file_help(common.lang(), &placed.finding).as_deref());
        exit = Exit::Findings;
    }
    exit
}
