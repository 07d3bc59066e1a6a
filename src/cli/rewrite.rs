//! Writing games in canonical form, unless the result would not read back the same.

use super::common::Common;
use super::config::{Configs, Layer};
use super::exit::{Exit, Failure, complain, notice};
use super::games::Picked;
use super::record::write_record;
use super::work::{Reports, Source, Step, each_game};
use crate::document::{NotWritten, rewritten as rewritten_game};
use crate::findings::{FileProblem, Placed, Problem, Severity};
use crate::notation::{Dialect, ProblemKind};
use crate::replay::{Difference, Replay};
use crate::stream::Aside;
use crate::words;
use crate::words::program::{self as say, Notice};
use std::io::Write;
use std::path::PathBuf;

/// Reports that a record is left unchanged because a part of a game would be lost.
pub(super) fn refuse(name: &str, lost: Difference, game: usize) -> Exit {
    notice(&say::not_read_back(name, lost, game));
    Exit::Failed
}

/// The same, for a game that cannot be written in canonical form without loss.
pub(super) fn refuse_canonical(name: &str, error: NotWritten) -> Exit {
    refuse(name, error.lost, error.game)
}

/// The message about an unsound game; `None` for a sound game.
fn unsound(replay: &Replay<'_>) -> Option<Notice> {
    let (replayed, plies) = (replay.replayed(), replay.plies.len());
    match (replay.is_valid(), replay.start) {
        (true, _) => None,
        (false, None) => Some(say::unsound_opening()),
        _ if replay.is_whole() => Some(say::unsound_words()),
        _ => Some(say::unsound_moves(replayed, plies)),
    }
}

/// The messages about an unsound game, and about lines of it that become comments and may be head lines.
pub(super) fn remarks(replay: &Replay<'_>) -> impl Iterator<Item = Notice> {
    let game = &replay.game;
    let asked = game.problems.iter().filter(|it| matches!(it.kind, ProblemKind::NearKey { .. }));
    let line = |at: u32| game.before.iter().find(|comment| comment.text.start == at);
    let commented = asked.filter_map(move |it| Some(say::fmt_commented(line(it.span.start)?.text.of(game.text))));
    unsound(replay).into_iter().chain(commented.collect::<Vec<_>>())
}

/// Reports the problem of a game that is written anyway.
pub(super) fn complain_of_game(name: &str, game: usize, what: Notice) {
    notice(&say::unsound(name, game, what));
}

/// The games of a piece, rewritten.
#[derive(Default)]
struct RewrittenPiece {
    name: String,
    text: String,
    games: usize,
    /// What is remarked about games: number in the piece, and message.
    unsound: Vec<(usize, Notice)>,
    /// The game that cannot be written, and what would be lost.
    refused: Option<NotWritten>,
}

/// Rewrites the games of all inputs one after the other.
pub(super) fn rewritten(
    paths: &[PathBuf],
    common: &Common,
    to: Option<Dialect>,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let inputs = Configs::new(common, Layer::default())?.inputs(paths)?;
    let picked = Picked::new(common);
    let work = |source: &Source<'_>, games: &mut Reports<'_, '_>| {
        let mut piece = RewrittenPiece { name: source.name.to_owned(), ..RewrittenPiece::default() };
        for report in games {
            piece.games += 1;
            if piece.refused.is_some() || !picked.next() {
                continue;
            }
            match rewritten_game(&report.replay, to) {
                Ok(new) => {
                    if !piece.text.is_empty() {
                        piece.text.push('\n');
                    }
                    piece.text.push_str(&new);
                }
                Err(lost) => piece.refused = Some(NotWritten { game: piece.games, lost }),
            }
            piece.unsound.extend(remarks(&report.replay).map(|what| (piece.games, what)));
        }
        piece
    };
    let (mut written, mut before, mut grave) = (false, 0, Exit::Clean);
    let (exit, _) = each_game(inputs, common, Aside::Blank, work, |step| match step {
        Step::Piece(piece) => {
            if written && !piece.text.is_empty() {
                out.write_all(b"\n")?;
            }
            written |= !piece.text.is_empty();
            write_record(out, piece.text.as_bytes())?;
            for (game, what) in piece.unsound {
                complain_of_game(&piece.name, before + game, what);
            }
            if let Some(error) = piece.refused {
                grave = refuse_canonical(&piece.name, NotWritten { game: before + error.game, ..error });
                return Err(say::games_after().into());
            }
            before += piece.games;
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

/// Reports the findings about a file that are errors or would cause loss in a rewrite.
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
