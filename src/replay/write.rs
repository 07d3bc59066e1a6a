//! Writes a game: played moves by their names, the others unchanged.

use super::game::Replay;
use super::name::name;
use crate::engine::{Played, State};
use crate::notation::print::{self, Cell};
use crate::notation::{Dialect, Entry, EntryKind, Game, Key, Name, Partial, Sign, Signs, dialect_of};

/// Writes the canonical form of a game in its dialect. Moves that replay are written by their full names; from the first
/// illegal move on the moves stay unchanged, and so do all round numbers, because a gap in them may mean lost rounds. A
/// head line `notation:` is added if the game would be read in another dialect without it.
///
/// ```
/// use kibao::replay::{Options, replays, write_game};
/// let text = "South: A\n1: 7R* 7R*\n";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// let mut out = String::new();
/// write_game(&mut out, &replay);
/// assert_eq!(out, "south: A\n\n1: A7R* a7R*;\n");
/// ```
pub fn write_game(out: &mut String, replay: &Replay<'_>) {
    let rounds = cells(replay, replay.dialect);
    // A `+` that a move does not need may have been all that showed the dialect.
    let astray = decided(&replay.game, &rounds).is_some_and(|dialect| dialect != replay.dialect);
    let named = replay.game.heads.iter().any(|head| head.known == Some(Key::Notation));
    let notation = Some(replay.dialect).filter(|_| astray && !named);
    let keep_numbers = !replay.may_renumber();
    print::game(out, &replay.game, &print::Options { rounds: &rounds, notation, name_it: astray, keep_numbers });
}

/// Writes the game in any dialect. From the first illegal move on the moves are written sign by sign in it. A head line
/// `notation:` names the dialect, and is added if no sign shows it.
///
/// ```
/// use kibao::{notation::Dialect, replay::{Options, convert_game, replays}};
/// let text = "1: 7R* 7R*; the best\n";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// let mut out = String::new();
/// convert_game(&mut out, &replay, Dialect::KIBAO);
/// assert_eq!(out, "notation: kibao\n\n1: A7>* a7>*; the best\n");
/// ```
pub fn convert_game(out: &mut String, replay: &Replay<'_>, to: Dialect) {
    let rounds = cells(replay, to);
    let name_it = decided(&replay.game, &rounds) != Some(to);
    let options = print::Options { rounds: &rounds, notation: Some(to), name_it, keep_numbers: !replay.may_renumber() };
    print::game(out, &replay.game, &options);
}

/// The dialect that the signs will decide when the game is read again.
fn decided(game: &Game<'_>, rounds: &[Vec<Cell>]) -> Option<Dialect> {
    let entries = game.rounds.iter().flat_map(|round| round.entries.iter()).zip(rounds.iter().flatten());
    dialect_of(entries.flat_map(|(entry, cell)| {
        let (name, written) = match (cell, &entry.kind) {
            (Cell::Name(name), _) => (name.as_str(), None),
            (Cell::AsWritten, EntryKind::Move(written)) => ("", Some(&written.signs)),
            _ => ("", None),
        };
        name.chars().filter_map(Sign::of).chain(written.into_iter().flat_map(Signs::iter))
    }))
}

/// The text for each move's place.
fn cells(replay: &Replay<'_>, to: Dialect) -> Vec<Vec<Cell>> {
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

/// The full name of a played move, with the `#` if it was written and is right.
fn full(before: &State, played: &Played, written: &Partial, to: Dialect) -> String {
    let side = before.position.turn;
    let win = written.win && played.outcome.is_some_and(|outcome| outcome.winner == side);
    Name { win, ..name(before, played, to) }.write(to)
}
