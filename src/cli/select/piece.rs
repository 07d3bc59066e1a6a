//! The selected games of a piece, ready to be written.

use super::args::{Select, Unique};
use crate::cli::work::{Reports, Source};
use crate::document::rewritten;
use crate::notation::Key;
use crate::notation::date::Days;
use crate::render::for_terminal;
use crate::replay::{Difference, Options, Replay, fingerprint, replays, same_moves, side_name, wide_hash};
use crate::select::Filter;
use serde::Serialize;

/// The result of a piece.
pub(super) struct SelectedPiece {
    pub(super) name: String,
    pub(super) chosen: Vec<Chosen>,
    pub(super) games: u64,
    /// The number of dates in records that the date filter could not read.
    pub(super) odd_dates: u64,
    /// The lines of selected games that cannot be written, and what would be lost.
    pub(super) lost: Vec<(u32, Difference)>,
}

/// A selected game.
pub(super) struct Chosen {
    /// The text to write, without blank lines around it, with a line end.
    pub(super) text: String,
    pub(super) facts: Facts,
    /// The key that identifies duplicates.
    pub(super) same: Option<u128>,
    /// The fingerprint of the content, to compare with what is read back.
    pub(super) fingerprint: u128,
    /// Whether it had to be rewritten in canonical form.
    pub(super) put_right: bool,
}

/// The row of a game in a table.
#[derive(Debug, Serialize)]
pub(super) struct Facts {
    /// Its number among the selected games.
    pub(super) number: u64,
    pub(super) file: String,
    pub(super) line: u32,
    pub(super) south: String,
    pub(super) north: String,
    /// `south` or `north`.
    pub(super) winner: Option<&'static str>,
    pub(super) plies: usize,
    pub(super) valid: bool,
    pub(super) rules: String,
    pub(super) event: String,
    pub(super) place: String,
    pub(super) date: String,
    pub(super) title: String,
    /// The file it is written to.
    pub(super) output: Option<String>,
}

impl Facts {
    fn of(source: &Source<'_>, replay: &Replay<'_>) -> Self {
        let value = |key| replay.game.value(key).unwrap_or_default().to_owned();
        Self {
            number: 0,
            file: source.name.to_owned(),
            line: source.place(replay.game.span.start).line,
            south: value(Key::South),
            north: value(Key::North),
            winner: replay.result.winner().map(side_name),
            plies: replay.plies.len(),
            valid: replay.is_valid(),
            rules: replay.rules_name.to_string(),
            event: value(Key::Event),
            place: value(Key::Place),
            date: value(Key::Date),
            title: value(Key::Title),
            output: None,
        }
    }

    /// The game as a line of text.
    pub(super) fn line(&self) -> String {
        let or = |text: &str, other: &str| for_terminal(if text.is_empty() { other } else { text }).into_owned();
        let (south, north) = (or(&self.south, "South"), or(&self.north, "North"));
        let winner = self.winner.unwrap_or("-");
        let broken = if self.valid { "" } else { " (broken)" };
        let place = format!("{}:{}", for_terminal(&self.file), self.line);
        let plies = if self.plies == 1 { "ply" } else { "plies" };
        let title = or(&self.title, "");
        format!("{}\t{place}\t{south} - {north}\t{winner}\t{} {plies}{broken}\t{title}", self.number, self.plies)
    }
}

/// How games are selected and written.
pub(super) struct Choice<'a> {
    pub(super) args: &'a Select,
    pub(super) filter: &'a Filter,
    /// Whether the games are written, not only counted or listed.
    pub(super) written: bool,
}

impl Choice<'_> {
    /// The selected games of a piece.
    pub(super) fn piece(
        &self,
        source: &Source<'_>,
        games: &mut Reports<'_, '_>,
        picked: &impl Fn() -> bool,
    ) -> SelectedPiece {
        let mut piece = SelectedPiece {
            name: source.name.to_owned(),
            chosen: Vec::new(),
            games: 0,
            odd_dates: 0,
            lost: Vec::new(),
        };
        for report in games.filter(|_| picked()) {
            piece.games += 1;
            let replay = &report.replay;
            let date = replay.game.value(Key::Date);
            let odd = self.filter.date.is_some() && date.is_some_and(|date| Days::best(date).is_none());
            piece.odd_dates += u64::from(odd);
            if !self.filter.selects(replay) {
                continue;
            }
            match self.chosen(source, replay) {
                Ok(chosen) => piece.chosen.push(chosen),
                Err(lost) => piece.lost.push((source.place(replay.game.span.start).line, lost)),
            }
        }
        piece
    }

    fn chosen(&self, source: &Source<'_>, replay: &Replay<'_>) -> Result<Chosen, Difference> {
        let as_it_was = as_written(replay.game.span.of(replay.game.text));
        let same = match self.args.unique {
            None => None,
            Some(Unique::Moves) => same_moves(replay),
            Some(Unique::Exact) => Some(wide_hash(as_it_was.as_str())),
        };
        let but = self.args.number.then_some(Key::Title);
        let mut chosen = Chosen {
            text: String::new(),
            facts: Facts::of(source, replay),
            same,
            fingerprint: fingerprint(replay, but),
            put_right: false,
        };
        if !self.written {
            return Ok(chosen);
        }
        let whole = fingerprint(replay, None);
        // A game that is alone in its file has no neighbours.
        let alone = self.args.split.is_some() && self.args.split_size.is_none_or(|size| size == 1);
        let options = &source.settings.options;
        let reads_back = |text: &str| {
            if alone { reads_as(text, whole, options) } else { stays_separate(text, whole, options) }
        };
        if !self.args.canonical && reads_back(&as_it_was) {
            chosen.text = as_it_was;
            return Ok(chosen);
        }
        chosen.text = rewritten(replay, None)?;
        chosen.put_right = !self.args.canonical;
        if reads_back(&chosen.text) { Ok(chosen) } else { Err(Difference::End) }
    }
}

/// A game's text without the blank lines around it, with a line end.
fn as_written(text: &str) -> String {
    let begins = text.len() - text.trim_start().len();
    let line = text.get(..begins).and_then(|blank| blank.rfind(['\n', '\r'])).map_or(0, |end| end + 1);
    let ends = text.trim_end().len();
    let rest = text.get(ends..).unwrap_or_default();
    let (blanks, line_end) = match rest.find(['\n', '\r']) {
        Some(at) if rest.get(at..).is_some_and(|it| it.starts_with("\r\n")) => (at, "\r\n"),
        Some(at) if rest.get(at..).is_some_and(|it| it.starts_with('\r')) => (at, "\r"),
        Some(at) => (at, "\n"),
        None => (rest.len(), "\n"),
    };
    let game = text.get(line..ends + blanks).unwrap_or_default();
    // A lone carriage return would run together with the line feed of the blank line.
    let line_end = if line_end == "\r" { "\n" } else { line_end };
    [game, line_end].concat()
}

/// The game that is put before and after another to test whether they stay separate.
const NEIGHBOUR: &str = "title: neighbour\n\n1: A7>* a7>*;\n";

/// Whether a game between two others reads back unchanged, and the others too.
fn stays_separate(text: &str, whole: u128, options: &Options) -> bool {
    let joined = [NEIGHBOUR, text, NEIGHBOUR].join("\n");
    let mut games = replays(&joined, options);
    let (Some(before), Some(game), Some(after), None) = (games.next(), games.next(), games.next(), games.next()) else {
        return false;
    };
    let alone = |neighbour: &Replay<'_>| {
        let game = &neighbour.game;
        game.comments().next().is_none() && game.heads.len() == 1 && game.rounds.len() == 1
    };
    alone(&before) && alone(&after) && fingerprint(&game, None) == whole
}

/// Whether a text is one game that reads back unchanged.
fn reads_as(text: &str, whole: u128, options: &Options) -> bool {
    let mut games = replays(text, options);
    let (Some(game), None) = (games.next(), games.next()) else { return false };
    fingerprint(&game, None) == whole
}
