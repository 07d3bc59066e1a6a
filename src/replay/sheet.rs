//! What a game's moves are written as: the names of those that were played, the others as they stand.

use super::game::Replay;
use super::name::name;
use crate::engine::{Played, State};
use crate::notation::print::{self, Cell, Sheet};
use crate::notation::{Dialect, Entry, EntryKind, Name, Partial};

/// Writes the canonical form of a game in a dialect, the game's own or another.
///
/// What replays is written by its full name; from the first illegal move on the moves stay as written, or where the
/// dialect changes, sign by sign in the other one.
///
/// ```
/// use kibao::{notation::Dialect, replay::{Options, replays, write_game}};
/// let text = "South: A\n1: 7R* 7R*\n";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// let mut out = String::new();
/// write_game(&mut out, text, &replay, Dialect::Kibao);
/// assert_eq!(out, "south: A\n\n1: A7>* a7>*;\n");
/// ```
pub fn write_game(out: &mut String, text: &str, replay: &Replay, to: Dialect) {
    let rounds = cells(replay, to);
    let notation = (to != replay.dialect).then_some(to);
    print::game(out, text, &replay.game, &Sheet { rounds: &rounds, notation });
}

/// Writes games as a file: each in its own dialect, or all in the one asked for.
#[must_use]
pub fn write_file(text: &str, replays: &[Replay], to: Option<Dialect>) -> String {
    let cells: Vec<_> = replays.iter().map(|replay| cells(replay, to.unwrap_or(replay.dialect))).collect();
    let sheets = cells.iter().map(|rounds| Sheet { rounds, notation: to });
    let games = replays.iter().map(|replay| &replay.game).zip(sheets);
    let mut out = String::new();
    print::file(&mut out, text, games);
    out
}

/// What to write in each move's place.
fn cells(replay: &Replay, to: Dialect) -> Vec<Vec<Cell>> {
    let mut plies = replay.plies.iter().peekable();
    let mut cell = |round: usize, entry: usize, word: &Entry| {
        if matches!(word.kind, EntryKind::Missing) {
            return Cell::Missing;
        }
        let Some(ply) = plies.next_if(|ply| (ply.round, ply.entry) == (round, entry)) else {
            return Cell::AsWritten;
        };
        match (ply.played(), replay.before(ply), ply.written) {
            (Some(played), Some(before), Some(written)) => Cell::Name(full(&before, played, &written, to)),
            (_, _, Some(written)) if to != replay.dialect => Cell::Name(written.write(to)),
            _ => Cell::AsWritten,
        }
    };
    let rounds = replay.game.rounds.iter().enumerate();
    rounds
        .map(|(round, it)| it.entries.iter().enumerate().map(|(entry, word)| cell(round, entry, word)).collect())
        .collect()
}

/// The full name of a played move, with the `#` that was written and is right.
fn full(before: &State, played: &Played, written: &Partial, to: Dialect) -> String {
    let side = before.position.turn;
    let win = written.win && played.outcome.is_some_and(|outcome| outcome.winner == side);
    Name { win, ..name(before, played, to) }.write(to)
}
