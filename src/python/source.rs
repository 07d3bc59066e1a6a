//! Texts that games were read from. A game keeps its part of the text, from which it can be read again.

use super::finding::{Finding, Repair};
use super::ply::InRecord;
use super::rules::{Rules, of_replay};
use crate::document::{Document, rewritten};
use crate::engine::{Played, State};
use crate::findings::Report;
use crate::notation::{Dialect, Opinion, Reading};
use crate::render::json::{self, Detail};
use crate::replay::{Auto, Candidate, Difference, GameResult, Limits, Options, canonical, replays};
use crate::source::{LineIndex, Place, Span};
use crate::stream::Piece;
use crate::words::{self, Lang};
use std::sync::Arc;

/// A text of whole games: all of an input, or a piece of it.
pub(super) struct Source {
    pub(super) text: String,
    pub(super) path: String,
    pub(super) options: Options,
    /// The piece of a long input, without its bytes.
    pub(super) piece: Option<Piece>,
}

/// A written move.
pub(super) struct Row {
    pub(super) round: u32,
    span: Span,
    remark: Option<&'static str>,
    reading: Option<&'static str>,
    pub(super) played: Option<Played>,
}

/// A game as data, and where it is in its source.
pub(super) struct Record {
    source: Arc<Source>,
    /// The index of the game in its source.
    at: usize,
    span: Span,
    /// The place of its beginning in the source.
    begins: Place,
    /// The number of findings.
    findings: usize,
    /// The index of the game in the input.
    pub(super) index: usize,
    pub(super) headers: Vec<(String, String)>,
    pub(super) rules: Arc<Rules>,
    pub(super) dialect: Dialect,
    pub(super) start: Option<State>,
    pub(super) rows: Vec<Row>,
    pub(super) valid: bool,
    pub(super) result: GameResult,
    pub(super) auto: Option<Auto>,
}

impl Source {
    /// A text that is whole.
    pub(super) fn whole(text: String, path: &str, options: &Options) -> Self {
        Self { text, path: path.to_owned(), options: options.clone(), piece: None }
    }

    /// Reads the games; the first has this index.
    pub(super) fn records(self, first: usize) -> Vec<Record> {
        let source = Arc::new(self);
        let lines = LineIndex::new(&source.text);
        let all = replays(&source.text, &source.options).joined(source.joined()).map(Report::new).enumerate();
        all.map(|(at, report)| Record::new(&source, &lines, &report, at, first + at)).collect()
    }

    /// Reads the first game only.
    pub(super) fn first_record(self) -> Option<Record> {
        let source = Arc::new(self);
        let report = Report::new(replays(&source.text, &source.options).next()?);
        Some(Record::new(&source, &LineIndex::new(&source.text), &report, 0, 0))
    }

    /// Whether nothing separates it from a piece before it.
    fn joined(&self) -> bool {
        self.piece.as_ref().is_some_and(|piece| piece.joined)
    }

    /// The place in the input of a place in the text.
    fn place(&self, Place { line, column }: Place) -> Place {
        let line = self.piece.as_ref().map_or(line, |piece| piece.line(line.saturating_add(piece.lines_before)));
        Place { line, column }
    }
}

impl Record {
    fn new(source: &Arc<Source>, lines: &LineIndex<'_>, report: &Report<'_>, at: usize, index: usize) -> Self {
        let replay = &report.replay;
        let rows = replay.plies.iter().map(|ply| {
            let entry = replay.game.rounds.get(ply.round).and_then(|round| round.entries.get(ply.entry));
            Row {
                round: replay.game.number_of(ply.round),
                span: ply.span,
                remark: entry.and_then(|entry| entry.opinion).map(Opinion::signs),
                reading: entry.and_then(|entry| entry.reading).map(Reading::name),
                played: ply.played().copied(),
            }
        });
        Self {
            source: Arc::clone(source),
            at,
            span: replay.game.span,
            begins: lines.place(replay.game.span.start),
            findings: report.findings.len(),
            index,
            headers: json::headers(report).0,
            rules: of_replay(replay),
            dialect: replay.dialect,
            start: replay.start,
            rows: rows.collect(),
            valid: replay.is_valid(),
            result: replay.result,
            auto: replay.auto.clone(),
        }
    }

    /// The game before a written move, if it replays so far.
    pub(super) fn before(&self, at: usize) -> Option<State> {
        match at.checked_sub(1) {
            None => self.start,
            Some(last) => Some(self.rows.get(last)?.played.as_ref()?.after),
        }
    }

    /// How many plies replay.
    pub(super) fn replayed(&self) -> usize {
        self.rows.iter().take_while(|row| row.played.is_some()).count()
    }

    /// A move as it is written.
    pub(super) fn written_move(&self, row: &Row) -> InRecord {
        let written = Some(row.span.of(&self.source.text).to_owned());
        InRecord { written, remark: row.remark, reading: row.reading }
    }

    /// Its part of the text.
    pub(super) fn text(&self) -> &str {
        self.span.of(&self.source.text)
    }

    pub(super) fn path(&self) -> &str {
        &self.source.path
    }

    /// The line of its beginning.
    pub(super) fn line(&self) -> u32 {
        self.source.place(self.begins).line
    }

    /// Reads the game again. `does` gets it with a function from an offset to a place in the input. `None` if the game
    /// cannot be found again; no such game is known.
    fn again<T>(&self, does: impl Fn(&Document<'_>, usize, &dyn Fn(u32) -> Place) -> T) -> Option<T> {
        let alone = Document::new(self.text(), &self.source.options);
        let same = |document: &Document<'_>, index: usize| {
            let games = document.games().get(index);
            games.is_some_and(|it| it.findings.len() == self.findings && it.replay.plies.len() == self.rows.len())
        };
        // A game that is read otherwise without those around it is read with them.
        if alone.games().len() == 1 && same(&alone, 0) {
            let lines = LineIndex::new(self.text());
            let place = |offset| {
                let Place { line, column } = lines.place(offset);
                let before = if line == 1 { self.begins.column - 1 } else { 0 };
                let line = line.saturating_add(self.begins.line).saturating_sub(1);
                self.source.place(Place { line, column: column.saturating_add(before) })
            };
            return Some(does(&alone, 0, &place));
        }
        let lines = LineIndex::new(&self.source.text);
        let place = |offset| self.source.place(lines.place(offset));
        let all = Document::part(&self.source.text, &self.source.options, self.source.joined());
        same(&all, self.at).then(|| does(&all, self.at, &place))
    }

    /// The JSON of `kibao json --ndjson`.
    pub(super) fn json(&self, detail: Detail) -> Option<String> {
        let path = self.path();
        self.again(|document, index, place| {
            document.games().get(index).map(|report| json::game_text(report, path, place, detail))
        })?
    }

    /// What is found in the game.
    pub(super) fn findings(&self, lang: Lang) -> Vec<Finding> {
        if self.findings == 0 {
            return Vec::new();
        }
        let path = self.path();
        let found = self.again(|document, index, place| {
            document.games().get(index).map(|report| Finding::of_game(report, self.index, lang, path, place))
        });
        found.flatten().unwrap_or_default()
    }

    /// The repairs of the game, the most probable first.
    pub(super) fn repairs(&self, lang: Lang, limits: &Limits) -> Vec<Repair> {
        self.again(|document, index, _| repairs(document, index, lang, limits)).unwrap_or_default()
    }

    /// The game in canonical form, in its own dialect or in another.
    pub(super) fn rewritten(&self, to: Option<Dialect>) -> Option<Result<String, Difference>> {
        self.again(|document, index, _| document.games().get(index).map(|report| rewritten(&report.replay, to)))?
    }
}

/// The repairs of a game of a text, the most probable first.
pub(super) fn repairs(document: &Document<'_>, index: usize, lang: Lang, limits: &Limits) -> Vec<Repair> {
    let Some(report) = document.games().get(index) else { return Vec::new() };
    let found = document.repairs(index, limits);
    let certain = found.only().is_some();
    let one = |(at, candidate): (usize, &Candidate)| Repair {
        probability: candidate.probability,
        certain: certain && at == 0,
        changes: candidate.edits.iter().map(|edit| words::repair::change(lang, report, candidate, edit)).collect(),
        moves: candidate.game.iter().map(|ply| canonical(&ply.before, &ply.played)).collect(),
        text: document.repaired(&[(index, candidate)], false).ok(),
    };
    found.candidates.iter().enumerate().map(one).collect()
}
