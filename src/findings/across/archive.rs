//! The games of an archive that are compared, and the finding of a problem among them.

use super::note::{self, GameNote};
use crate::engine::Side;
use crate::findings::{AcrossProblem, Check, Finding, Placed, Problem};
use crate::names::Known;
use crate::notation::Key;
use crate::source::{Place, Span};
use std::collections::HashMap;

/// The data of the games of an archive that are compared.
///
/// ```
/// use kibao::{findings::{Archive, GameNote, Report}, replay::{Options, replays}, source::Place, words};
/// let text = "1: A6<* a6<;\n2: A4> a4<;\n3: A5> a5>;\n4: A5> a2;\n";
/// let report = Report::new(replays(text, &Options::default()).next().unwrap());
/// let place = |_| Place { line: 1, column: 1 };
/// let mut archive = Archive::default();
/// archive.add("one.bao", GameNote::of(&report, &place));
/// archive.add("two.bao", GameNote::of(&report, &place));
/// let found = archive.finish();
/// assert_eq!((found.len(), found[0].path.as_str()), (1, "two.bao"));
/// let message = words::file_message(words::Lang::En, &found[0].placed.finding);
/// assert_eq!(message, "the same game as in one.bao:1, with the same head");
/// ```
#[derive(Debug, Default)]
pub struct Archive {
    paths: Vec<Box<str>>,
    pub(super) texts: Texts,
    /// The moves of all games, one after the other.
    moves: Vec<u8>,
    /// The pits and directions of the moves of all games.
    steps: Vec<u8>,
    pub(super) games: Vec<ArchivedGame>,
    /// Who is who.
    pub(super) known: Known,
}

/// A finding about a game compared with others, and its file.
///
/// ```
/// use kibao::findings::{Archive, Found, GameNote, Report};
/// use kibao::{replay::{Options, replays}, source::Place};
/// let (mut archive, options) = (Archive::default(), Options::default());
/// let text = "title: a\n1: A7>* a7>*;\n2: A8>*;\n";
/// for path in ["a.bao", "b.bao"] {
///     let report = Report::new(replays(text, &options).next().unwrap());
///     archive.add(path, GameNote::of(&report, &|_| Place { line: 1, column: 1 }));
/// }
/// let found: Vec<Found> = archive.finish();
/// assert!(found.iter().all(|it| it.path == "b.bao" && it.placed.place.line == 1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The file, as named in the input.
    pub path: String,
    /// The finding with its place; the span of the finding is not used.
    pub placed: Placed,
    /// The game, by its number in the archive from 0.
    pub game: usize,
    /// The game that it is compared with.
    pub other: Option<usize>,
}

/// The data of a game in the archive.
#[derive(Debug)]
pub(super) struct ArchivedGame {
    /// The number of its file.
    path: u32,
    /// The end of its moves in the moves of all games; they begin at the end of those of the game before.
    moves_end: usize,
    steps_end: usize,
    pub(super) plies: u32,
    /// The values of the known head keys, and the other head lines, by number; 0 is none.
    pub(super) heads: [u32; note::HEADS],
    /// Its start and the values at which problems are reported: place, length and number of the line's text.
    spots: [(Place, u32, u32); note::SPOTS],
    /// The winner by the head.
    pub(super) winner: Option<Side>,
    allowed: Vec<&'static Check>,
}

/// Texts by number, each kept once. Number 0 is the empty one.
#[derive(Debug)]
pub(super) struct Texts {
    numbers: HashMap<Box<str>, u32>,
    texts: Vec<Box<str>>,
}

impl Default for Texts {
    fn default() -> Self {
        Self { numbers: HashMap::from([("".into(), 0)]), texts: vec!["".into()] }
    }
}

impl Texts {
    fn number(&mut self, text: &str) -> u32 {
        if let Some(number) = self.numbers.get(text) {
            return *number;
        }
        let number = u32::try_from(self.texts.len()).unwrap_or(u32::MAX);
        self.numbers.insert(text.into(), number);
        self.texts.push(text.into());
        number
    }

    pub(super) fn text(&self, number: u32) -> &str {
        self.texts.get(number as usize).map_or("", |text| text)
    }
}

/// A problem of a game, at one of its places.
pub(super) struct GameProblem {
    pub(super) game: usize,
    /// The head key at whose value it is reported; if there is none, at the start of the game.
    pub(super) key: Option<Key>,
    /// The game that it is compared with.
    pub(super) other: Option<usize>,
    pub(super) problem: AcrossProblem,
}

impl Archive {
    /// Adds the next game of the input.
    pub fn add(&mut self, path: &str, note: GameNote) {
        if self.paths.last().is_none_or(|last| **last != *path) {
            self.paths.push(path.into());
        }
        let path = u32::try_from(self.paths.len() - 1).unwrap_or(u32::MAX);
        self.moves.extend_from_slice(&note.moves);
        self.steps.extend_from_slice(&note.steps);
        self.games.push(ArchivedGame {
            path,
            moves_end: self.moves.len(),
            steps_end: self.steps.len(),
            plies: note.plies,
            heads: note.heads.map(|value| self.texts.number(&value)),
            spots: note.spots.map(|spot| (spot.place, spot.length, self.texts.number(&spot.line))),
            winner: note.winner,
            allowed: note.allowed,
        });
    }

    /// Takes pairs of a spelling and the name of its player, so that it does not report spellings of two players as those of
    /// one.
    pub fn know(&mut self, known: &[(String, String)]) {
        self.known = Known::of(known);
    }

    /// The finding of a problem, unless a comment of the game allows it.
    pub(super) fn found(&self, it: GameProblem) -> Option<Found> {
        let game = self.games.get(it.game)?;
        let finding = Finding::of(Problem::Across(it.problem), Span::default(), None);
        if game.allowed.contains(&finding.check) {
            return None;
        }
        let (place, length, line) = game.spot(it.key);
        let placed = Placed { finding, place, length, line: self.texts.text(line).to_owned() };
        Some(Found { path: self.path(game).to_owned(), placed, game: it.game, other: it.other })
    }

    fn path(&self, game: &ArchivedGame) -> &str {
        self.paths.get(game.path as usize).map_or("", |path| path)
    }

    /// The place of a game, or of a head key's value in it, as text: `games/a.bao:12`.
    pub(super) fn at(&self, game: usize, key: Option<Key>) -> String {
        let place = |game: &ArchivedGame| format!("{}:{}", self.path(game), game.spot(key).0.line);
        self.games.get(game).map_or_else(String::new, place)
    }

    /// The moves of a game.
    pub(super) fn moves(&self, game: usize) -> &[u8] {
        let end = |game: usize| self.games.get(game).map(|game| game.moves_end);
        let start = game.checked_sub(1).and_then(end).unwrap_or(0);
        self.moves.get(start..end(game).unwrap_or(start)).unwrap_or_default()
    }

    /// The pits and directions of the moves of a game, a byte a move.
    pub(super) fn steps(&self, game: usize) -> &[u8] {
        let end = |game: usize| self.games.get(game).map(|game| game.steps_end);
        let start = game.checked_sub(1).and_then(end).unwrap_or(0);
        self.steps.get(start..end(game).unwrap_or(start)).unwrap_or_default()
    }

    /// The value of a head key; empty if there is none.
    pub(super) fn value(&self, game: &ArchivedGame, key: Key) -> &str {
        self.texts.text(game.head(key))
    }
}

impl ArchivedGame {
    /// The number of a head key's value.
    pub(super) fn head(&self, key: Key) -> u32 {
        self.heads.get(key as usize).copied().unwrap_or_default()
    }

    /// The place of the value of a head key, or else the start of the game.
    fn spot(&self, key: Option<Key>) -> (Place, u32, u32) {
        let at = key.and_then(|key| note::PLACED.iter().position(|placed| *placed == key));
        let [start, ..] = self.spots;
        at.and_then(|at| self.spots.get(at + 1)).copied().unwrap_or(start)
    }

    /// The head key that names the winner.
    pub(super) fn winner_key(&self) -> Key {
        if self.head(Key::Winner) == 0 { Key::Result } else { Key::Winner }
    }
}
