//! Games of records.

use super::board::{Board, Outcome};
use super::error::{Details, NotWrittenError, error, plain};
use super::finding::{Finding, Repair};
use super::moves::{Move, MoveIterator};
use super::ply::Ply;
use super::rules::{dialect, lang};
use super::source::Record;
use crate::engine::Played;
use crate::notation::Dialect;
use crate::render::json::{self, Detail};
use crate::replay::{Limits, side_name};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMappingProxy};
use std::sync::Arc;

/// How a game ended, by play and as its record says.
#[pyclass(frozen, get_all, eq, module = "kibao")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GameResult {
    /// The winner by play alone: `'south'`, `'north'` or None.
    winner: Option<&'static str>,
    /// Why the game is over, or `'unfinished'`: by play, or by an ending that the record reports, such as `'resignation'`.
    reason: String,
    /// The winner that the head names, or None.
    recorded: Option<&'static str>,
    /// The winner by all that is known: play, then the head, then the reported ending.
    decided: Option<&'static str>,
}

#[pymethods]
impl GameResult {
    fn __repr__(&self) -> String {
        let name = |side: Option<&str>| side.map_or_else(|| "None".to_owned(), |side| format!("'{side}'"));
        let (winner, recorded, decided) = (name(self.winner), name(self.recorded), name(self.decided));
        format!("GameResult(winner={winner}, reason='{}', recorded={recorded}, decided={decided})", self.reason)
    }
}

/// A game of a record, replayed as far as its moves are legal.
///
/// >>> game = kibao.games("south: Asha\nnorth: Juma\n\n1: A7>* a7>*;\n2: A8>* a6>*;\n")[0]
/// >>> game.headers["south"], game.is_valid, len(game)
/// ('Asha', True, 4)
/// >>> board = game.board()
/// >>> for move in game.mainline_moves():
/// ...     ply = board.push(move)
/// >>> board == game.end()
/// True
#[pyclass(frozen, module = "kibao")]
pub(super) struct Game(pub(super) Arc<Record>);

impl Game {
    fn played(&self) -> impl Iterator<Item = (usize, Played)> + '_ {
        self.0.rows.iter().enumerate().map_while(|(at, row)| Some((at, row.played?)))
    }
}

/// The ply with this index, if it was played.
fn ply(record: &Record, at: usize) -> Option<Ply> {
    let row = record.rows.get(at)?;
    Some(Ply {
        number: u32::try_from(at + 1).unwrap_or(u32::MAX),
        round: row.round,
        before: record.before(at)?,
        played: row.played?,
        rules: Arc::clone(&record.rules),
        written: record.written_move(row),
    })
}

#[pymethods]
impl Game {
    /// The head lines: known keys by their canonical names, others in lower case, in the order of the record.
    #[getter]
    fn headers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyMappingProxy>> {
        let all = PyDict::new(py);
        for (key, value) in &self.0.headers {
            all.set_item(key, value)?;
        }
        Ok(PyMappingProxy::new(py, all.as_mapping()))
    }

    /// The name of the rule set that it is replayed by.
    #[getter]
    fn rules(&self) -> &str {
        &self.0.rules.name
    }

    /// The dialect that it is written in.
    #[getter]
    fn dialect(&self) -> &'static str {
        self.0.dialect.name()
    }

    /// Whether every move replays and none follows the end.
    #[getter]
    fn is_valid(&self) -> bool {
        self.0.valid
    }

    /// How it ended.
    #[getter]
    fn result(&self) -> GameResult {
        let result = &self.0.result;
        let it = json::result(result);
        // The reason is a word.
        let reason = json::text(&it.reason).trim_matches('"').to_owned();
        GameResult {
            winner: it.winner.map(side_name),
            reason,
            recorded: it.recorded.map(side_name),
            decided: result.winner().map(side_name),
        }
    }

    /// How it ended by play, or None.
    fn outcome(&self) -> Option<Outcome> {
        self.0.result.outcome.map(Outcome)
    }

    /// With `rules="auto"`: the rule sets that the record fits; otherwise None.
    #[getter]
    fn fits(&self) -> Option<Vec<&'static str>> {
        self.0.auto.as_ref().map(|auto| auto.fits.clone())
    }

    /// The index of the game in what was read, from 0.
    #[getter]
    fn index(&self) -> usize {
        self.0.index
    }

    /// The file that it was read from, or `'-'`.
    #[getter]
    fn path(&self) -> &str {
        self.0.path()
    }

    /// The line of its beginning, from 1.
    #[getter]
    fn line(&self) -> u32 {
        self.0.line()
    }

    /// The text that it was read from.
    #[getter]
    fn text(&self) -> &str {
        self.0.text()
    }

    /// The board at the start, or after a number of plies.
    ///
    /// >>> game = kibao.games("1: A7>* a7>*;\n")[0]
    /// >>> game.board() == kibao.Board(), game.board(2).turn
    /// (True, 'south')
    #[pyo3(signature = (ply = 0))]
    fn board(&self, ply: usize) -> PyResult<Board> {
        let record = &self.0;
        let state = record.before(ply).filter(|_| ply <= record.rows.len()).ok_or_else(|| {
            PyIndexError::new_err(format!("the game has no board after ply {ply}; {} plies replay", record.replayed()))
        })?;
        let played = ply.checked_sub(1).and_then(|last| record.rows.get(last)?.played);
        Ok(match played {
            Some(played) => Board::at(state, &record.rules, played.outcome),
            None => Board::start(state, &record.rules),
        })
    }

    /// The board after the last move that replays.
    fn end(&self) -> PyResult<Board> {
        self.board(self.0.replayed())
    }

    /// The played moves, each with what it did. A game that is not valid ends before the first move that cannot be played.
    fn mainline(&self) -> PlyIterator {
        PlyIterator { record: Arc::clone(&self.0), at: 0 }
    }

    /// The played moves.
    fn mainline_moves(&self) -> MoveIterator {
        let moves: Vec<Move> = self
            .played()
            .filter_map(|(at, played)| Some(Move::of(played.mv, &self.0.before(at)?, &self.0.rules)))
            .collect();
        MoveIterator(moves.into_iter())
    }

    /// Every move as it is written, also those that cannot be played.
    fn written_moves(&self) -> Vec<String> {
        self.0.rows.iter().filter_map(|row| self.0.written_move(row).written).collect()
    }

    /// What is found in the game. `lang` is `en`, `sw`, `de` or `cs`.
    ///
    /// >>> [finding.name for finding in kibao.games("1: A7> a7>*;\n")[0].check()]
    /// ['missing-mark']
    #[pyo3(signature = (*, lang = "en"))]
    fn check(&self, py: Python<'_>, lang: &str) -> PyResult<Vec<Finding>> {
        let lang = self::lang(lang)?;
        Ok(py.detach(|| self.0.findings(lang)))
    }

    /// What is found in the game, in English.
    #[getter]
    fn findings(&self, py: Python<'_>) -> Vec<Finding> {
        py.detach(|| self.0.findings(crate::words::Lang::En))
    }

    /// The findings that are errors: what cannot be played, read or believed.
    #[getter]
    fn errors(&self, py: Python<'_>) -> Vec<Finding> {
        let all = self.findings(py);
        all.into_iter().filter(|finding| finding.severity == "error").collect()
    }

    /// The repairs of a game that cannot be replayed, the most probable first. `text` is the text of the game with it.
    #[pyo3(signature = (*, max_edits = None, lang = "en"))]
    fn repair(&self, py: Python<'_>, max_edits: Option<u8>, lang: &str) -> PyResult<Vec<Repair>> {
        let (lang, limits) = (self::lang(lang)?, limits(max_edits)?);
        Ok(py.detach(|| self.0.repairs(lang, &limits)))
    }

    /// The game in canonical form. Raises `NotWrittenError` if it would not read back as the same game.
    ///
    /// >>> kibao.games("1. 7R* 7R*\n")[0].fmt()
    /// '1: A7R* a7R*;\n'
    fn fmt(&self, py: Python<'_>) -> PyResult<String> {
        self.written(py, None)
    }

    /// The game in canonical form in another dialect.
    fn convert(&self, py: Python<'_>, to: &str) -> PyResult<String> {
        self.written(py, Some(dialect(to)?))
    }

    /// The game as JSON, as `kibao json --ndjson` writes it; with every sowing if `trace`.
    ///
    /// >>> import json
    /// >>> game = json.loads(kibao.games("1: A7>* a7>*;\n")[0].to_json())
    /// >>> game["format"], len(game["plies"])
    /// ('kibao-game', 2)
    #[pyo3(signature = (*, trace = false))]
    fn to_json(&self, py: Python<'_>, trace: bool) -> PyResult<String> {
        let text = py.detach(|| self.0.json(Detail { plies: true, trace }));
        text.ok_or_else(|| plain("the game cannot be read again".to_owned()))
    }

    #[pyo3(name = "_repr_svg_")]
    fn repr_svg(&self) -> PyResult<String> {
        self.end()?.repr_svg()
    }

    /// The number of written moves.
    fn __len__(&self) -> usize {
        self.0.rows.len()
    }

    fn __bool__(&self) -> bool {
        true
    }

    fn __iter__(&self) -> PlyIterator {
        self.mainline()
    }

    fn __str__(&self) -> &str {
        self.text()
    }

    fn __repr__(&self) -> String {
        let player = |key: &str| self.0.headers.iter().find(|(it, _)| it == key).map_or("?", |(_, name)| name);
        format!("<Game {}: {} - {}, {} plies>", self.0.index, player("south"), player("north"), self.__len__())
    }
}

impl Game {
    fn written(&self, py: Python<'_>, to: Option<Dialect>) -> PyResult<String> {
        match py.detach(|| self.0.rewritten(to)) {
            Some(Ok(text)) => Ok(text),
            Some(Err(lost)) => {
                let details = Details { code: Some(lost.name().to_owned()), ..Details::default() };
                let message = format!("the game would not read back the same ({})", lost.name());
                Err(error::<NotWrittenError>(py, &message, details))
            }
            None => Err(plain("the game cannot be read again".to_owned())),
        }
    }
}

/// The limits of a search for repairs.
pub(super) fn limits(max_edits: Option<u8>) -> PyResult<Limits> {
    let limits = Limits::default();
    let most_edits = max_edits.unwrap_or(limits.most_edits);
    // Those of `kibao repair --max-edits`.
    if !(1..=20).contains(&most_edits) {
        return Err(PyValueError::new_err("max_edits is a number from 1 to 20"));
    }
    Ok(Limits { most_edits, ..limits })
}

/// An iterator over the played moves of a game.
#[pyclass(module = "kibao")]
pub(super) struct PlyIterator {
    record: Arc<Record>,
    at: usize,
}

#[pymethods]
impl PlyIterator {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&mut self) -> Option<Ply> {
        let next = ply(&self.record, self.at);
        self.at += usize::from(next.is_some());
        next
    }
}
