//! A game in play.

use super::error::{Details, IllegalMoveError, error, plain, refused};
use super::moves::{LegalMoves, Move, MoveArg, read, side_of};
use super::pickle::{Kept, keep, restore};
use super::ply::{InRecord, Ply};
use super::rules::{RuleSet, Rules, RulesArg, lang, position, rules_or_default};
use crate::engine::{self, Played, Side, State};
use crate::render::board::{Look, MarkedBoard, draw, text};
use crate::render::json;
use crate::render::marks::Marks;
use crate::render::svg::{Diagram, Moment, Theme};
use crate::replay::{Resolved, pit_name, position_text, reason_name, resolve, side_name};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A board as `pickle` keeps it: the rules, how it began, the moves.
type Reduced = (RuleSet, Kept, Vec<String>);

/// How a game ended by play.
///
/// >>> board = kibao.Board("[0 0 0 0 0 0 0 0|2 0 0 0 0 0 0 0|0 0 0 0 0 0 0 0|62 0 0 0 0 0 0 0|0 0|F F|255|0]")
/// >>> board.outcome()
/// Outcome(winner='north', reason='front_row_empty')
#[pyclass(frozen, eq, hash, module = "kibao")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Outcome(pub(super) engine::Outcome);

#[pymethods]
impl Outcome {
    /// `'south'` or `'north'`.
    #[getter]
    fn winner(&self) -> &'static str {
        side_name(self.0.winner)
    }

    /// `'front_row_empty'`, `'no_move'`, `'singletons'` or `'endless'`.
    #[getter]
    fn reason(&self) -> &'static str {
        reason_name(self.0.reason)
    }

    fn __repr__(&self) -> String {
        format!("Outcome(winner='{}', reason='{}')", self.winner(), self.reason())
    }
}

/// A board on which moves are played and taken back.
///
/// `position` is a position text, or the name of an opening: `official` (that of the rule set) or `novice`. `rules` is the name of a
/// rule set or a `RuleSet`. With `printed` the position may be a diagram of a book, which often has full stores next to a board of a
/// later time.
///
/// >>> board = kibao.Board()
/// >>> board.push("A6<*").canonical
/// 'A6<*'
/// >>> board.turn, board.phase, board.ply(), len(board.legal_moves)
/// ('north', 'kunamua', 1, 4)
/// >>> board.push("a8<")
/// Traceback (most recent call last):
///     ...
/// kibao.IllegalMoveError: North's move `a8<` in round 1 (ply 2) is not legal: pit a8 is empty (K 2.3)
/// >>> board.pop(), board == kibao.Board()
/// (Move('A6<*'), True)
#[pyclass(module = "kibao")]
#[derive(Clone, Debug)]
pub(super) struct Board {
    rules: Arc<Rules>,
    state: State,
    over: Option<engine::Outcome>,
    stack: Vec<(State, Played)>,
}

impl Board {
    /// A board in a game.
    pub(super) fn at(state: State, rules: &Arc<Rules>, over: Option<engine::Outcome>) -> Self {
        Self { rules: Arc::clone(rules), state, over, stack: Vec::new() }
    }

    /// A board from which games start.
    pub(super) fn start(state: State, rules: &Arc<Rules>) -> Self {
        Self::at(state, rules, state.outcome(&rules.set))
    }

    fn refused(&self, py: Python<'_>, word: &str) -> PyErr {
        let start = self.stack.first().map_or(self.state, |(before, _)| *before);
        refused(py, &self.rules, (start, &self.stack), self.over, word)
    }

    /// Refuses a move of the side that is not to move.
    fn of_other_side(&self, py: Python<'_>, side: Side, word: &str) -> PyResult<()> {
        let turn = self.state.position.turn;
        if side == turn || self.over.is_some() {
            return Ok(());
        }
        let message = format!("`{word}` is a move of {}, but {} is to move", side_name(side), side_name(turn));
        Err(error::<IllegalMoveError>(py, &message, Details::default()))
    }

    /// Finds the legal move that is meant, and plays it.
    fn played(&self, py: Python<'_>, it: &MoveArg<'_>) -> PyResult<Played> {
        match it {
            MoveArg::Move(it) => {
                let it = it.get();
                if self.over.is_some() || it.side != self.state.position.turn {
                    let name = it.name();
                    self.of_other_side(py, it.side, &name)?;
                    return Err(self.refused(py, &name));
                }
                self.state.play(&self.rules.set, it.mv).map_err(|_| self.refused(py, &it.name()))
            }
            MoveArg::Text(word) => {
                let written = read(word).filter(|_| self.over.is_none()).ok_or_else(|| self.refused(py, word))?;
                side_of(&written).map_or(Ok(()), |side| self.of_other_side(py, side, word))?;
                match resolve(&self.state, &self.rules.set, &written) {
                    Resolved::Unique(played, _) => Ok(played.settled(&self.rules.set)),
                    Resolved::Illegal(..) | Resolved::Ambiguous(_) => Err(self.refused(py, word)),
                }
            }
        }
    }

    /// The number of the ply, from 1, and of its round, of the move at this place of the stack.
    fn numbers(&self, at: usize) -> (u32, u32) {
        let first = self.stack.first().map_or(&self.state, |(before, _)| before);
        let later = usize::from(first.position.turn == Side::North);
        let number = |it: usize| u32::try_from(it + 1).unwrap_or(u32::MAX);
        (number(at), number(usize::midpoint(at, later)))
    }
}

#[pymethods]
impl Board {
    #[new]
    #[pyo3(signature = (position = None, *, rules = None, printed = false))]
    fn new(py: Python<'_>, position: Option<&str>, rules: Option<RulesArg<'_>>, printed: bool) -> PyResult<Self> {
        let rules = rules_or_default(rules)?;
        let position = self::position(py, position.unwrap_or_default(), &rules.set, printed)?;
        Ok(Self::start(State::new(position), &rules))
    }

    /// The name of the rule set.
    #[getter]
    fn rules(&self) -> &str {
        &self.rules.name
    }

    /// The side to move: `'south'` or `'north'`. The turn passes even if the game is over.
    #[getter]
    fn turn(&self) -> &'static str {
        side_name(self.state.position.turn)
    }

    /// `'kunamua'` (the side to move has seeds in store), `'mtaji'` or `'over'`.
    #[getter]
    fn phase(&self) -> &'static str {
        match self.state.position.phase() {
            _ if self.over.is_some() => "over",
            engine::Phase::Kunamua => "kunamua",
            engine::Phase::Mtaji => "mtaji",
        }
    }

    /// The position text: rows b, a, A and B from left to right as South sees them, stores, houses, the blocked pit, the turn.
    ///
    /// >>> kibao.Board().position
    /// '[ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]'
    #[getter]
    fn position(&self) -> String {
        position_text(&self.state.position).to_string()
    }

    /// The pit of the side to move that is blocked by kutakatia, or None.
    #[getter]
    fn blocked(&self) -> Option<String> {
        let position = &self.state.position;
        position.block.map(|pit| pit_name(position.turn, pit))
    }

    /// The front row of a side, pit 1 first.
    ///
    /// >>> board = kibao.Board()
    /// >>> board.front("south"), board.store("south"), board.nyumba("south")
    /// ([0, 0, 0, 0, 6, 2, 2, 0], 22, 'functional')
    fn front(&self, side: &str) -> PyResult<Vec<usize>> {
        self.row(side, false)
    }

    /// The back row of a side, pit 1 first.
    fn back(&self, side: &str) -> PyResult<Vec<usize>> {
        self.row(side, true)
    }

    /// The number of seeds in the store of a side.
    fn store(&self, side: &str) -> PyResult<u8> {
        Ok(self.state.position.board.store(side_named(side)?))
    }

    /// The house of a side: `'functional'`, `'dormant'`, `'lost'`, or `'none'` if the rule set has no house.
    fn nyumba(&self, side: &str) -> PyResult<&'static str> {
        Ok(json::house_word(&self.state.position, side_named(side)?, self.rules.set.house))
    }

    /// The legal moves; none if the game is over.
    #[getter]
    fn legal_moves(&self) -> LegalMoves {
        LegalMoves::new(self.state, &self.rules, self.over.is_some())
    }

    /// Finds the legal move that a text means, as a record may write it: `7>`, `A7R`, or `7` where only one move fits.
    ///
    /// >>> kibao.Board().parse("7R")
    /// Move('A7>*')
    /// >>> kibao.Board().parse("7")
    /// Traceback (most recent call last):
    ///     ...
    /// kibao.AmbiguousMoveError: South's move `7` in round 1 (ply 1) fits 2 legal moves: `A7<*` and `A7>*` (K, appendix)
    fn parse(&self, py: Python<'_>, text: MoveArg<'_>) -> PyResult<Move> {
        Ok(Move::of(self.played(py, &text)?.mv, &self.state, &self.rules))
    }

    /// Plays a move, given as a `Move` or as text, and returns the ply.
    ///
    /// Raises `IllegalMoveError`, `AmbiguousMoveError` or `InvalidMoveError`, a `ValueError`, with the sentence of the rule.
    fn push(&mut self, py: Python<'_>, r#move: MoveArg<'_>) -> PyResult<Ply> {
        let played = self.played(py, &r#move)?;
        let written = match &r#move {
            MoveArg::Move(_) => None,
            MoveArg::Text(word) => Some(word.trim().to_owned()),
        };
        let (number, round) = self.numbers(self.stack.len());
        let (before, rules) = (self.state, Arc::clone(&self.rules));
        self.stack.push((before, played));
        (self.state, self.over) = (played.after, played.outcome);
        Ok(Ply { number, round, before, played, rules, written: InRecord { written, ..InRecord::default() } })
    }

    /// Takes the last move back and returns it.
    fn pop(&mut self) -> PyResult<Move> {
        let (before, played) = self.stack.pop().ok_or_else(nothing_played)?;
        (self.state, self.over) = (before, None);
        Ok(Move::of(played.mv, &before, &self.rules))
    }

    /// The last move.
    fn peek(&self) -> PyResult<Move> {
        let (before, played) = self.stack.last().ok_or_else(nothing_played)?;
        Ok(Move::of(played.mv, before, &self.rules))
    }

    /// The moves that have been played on this board.
    #[getter]
    fn move_stack(&self) -> Vec<Move> {
        self.stack.iter().map(|(before, played)| Move::of(played.mv, before, &self.rules)).collect()
    }

    /// The number of moves that have been played on this board.
    fn ply(&self) -> usize {
        self.stack.len()
    }

    /// Whether the game is over by play.
    fn is_game_over(&self) -> bool {
        self.over.is_some()
    }

    /// How the game ended by play, or None.
    fn outcome(&self) -> Option<Outcome> {
        self.over.map(Outcome)
    }

    /// The number of move sequences of exactly `depth` plies.
    ///
    /// >>> kibao.Board().perft(4)
    /// 124
    fn perft(&self, py: Python<'_>, depth: u8) -> u64 {
        let (state, set, over) = (self.state, self.rules.set, self.over.is_some());
        if over && depth > 0 {
            return 0;
        }
        py.detach(|| engine::perft(&state, &set, usize::from(depth)))
    }

    /// The position as JSON, as `kibao json` has it.
    fn to_json(&self) -> String {
        json::text(&json::position(&self.state.position, self.rules.set.house, self.over.is_some()))
    }

    /// The board as SVG, with the last move marked. `theme` is `light`, `dark`, `wood` or `print`.
    ///
    /// >>> kibao.Board().svg(width=300).startswith("<svg")
    /// True
    #[pyo3(signature = (*, flip = false, width = 520, theme = "wood", lang = "en"))]
    fn svg(&self, flip: bool, width: u32, theme: &str, lang: &str) -> PyResult<String> {
        let lang = super::rules::lang(lang)?;
        let theme = Theme::ALL.into_iter().find(|it| it.name() == theme).ok_or_else(|| {
            plain(format!("unknown theme `{theme}`; known are {}", Theme::ALL.map(Theme::name).join(", ")))
        })?;
        let diagram = match self.stack.last() {
            Some((before, played)) => Diagram::of_move(lang, before, &self.rules.set, played, Moment::After),
            None => Diagram { over: self.over.is_some(), ..Diagram::new(self.state.position, &self.rules.set) },
        };
        Ok(Diagram { flip, theme, width, ..diagram }.described(lang).svg())
    }

    #[pyo3(name = "_repr_svg_")]
    pub(super) fn repr_svg(&self) -> PyResult<String> {
        self.svg(false, 520, "wood", "en")
    }

    /// The board as plain text. `lang` is `en`, `sw`, `de` or `cs`.
    #[pyo3(signature = (*, flip = false, ascii = false, lang = "en"))]
    fn draw(&self, flip: bool, ascii: bool, lang: &str) -> PyResult<String> {
        let lang = self::lang(lang)?;
        let (position, house) = (&self.state.position, self.rules.set.house);
        let shown = MarkedBoard { position, house, over: self.over.is_some(), marks: &Marks::NONE };
        let lines = draw(lang, &shown, Look { ascii, flip, ..Look::default() });
        let lines: Vec<String> = lines.iter().map(|line| text(line)).collect();
        Ok(lines.join("\n"))
    }

    fn __str__(&self) -> PyResult<String> {
        self.draw(false, false, "en")
    }

    fn __repr__(&self) -> String {
        format!("Board('{}', rules='{}')", self.position(), self.rules.name)
    }

    /// A copy with the same moves on its stack.
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, Reduced)> {
        let begin = match self.stack.first() {
            Some((before, _)) => keep(before, None),
            None => keep(&self.state, self.over),
        };
        let moves = self.move_stack().iter().map(Move::name).collect();
        let restore = py.get_type::<Self>().getattr("_restore")?.unbind();
        Ok((restore, (RuleSet(Arc::clone(&self.rules)), begin, moves)))
    }

    /// Makes a board that `pickle` has kept.
    #[staticmethod]
    #[pyo3(name = "_restore")]
    fn restore(py: Python<'_>, rules: &RuleSet, begin: Kept, moves: Vec<String>) -> PyResult<Self> {
        let (state, over) = restore(py, &rules.0, &begin)?;
        let mut board = Self::at(state, &rules.0, over);
        for word in moves {
            board.push(py, MoveArg::Text(word.into_pyobject(py)?.extract()?))?;
        }
        Ok(board)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(other) = other.cast::<Self>() else { return Ok(false) };
        let other = other.try_borrow()?;
        Ok(self.identity() == other.identity())
    }

    /// Of the position and the rules, so it changes with every move.
    fn __hash__(&self) -> u64 {
        let mut hasher = std::hash::DefaultHasher::new();
        self.identity().hash(&mut hasher);
        hasher.finish()
    }
}

impl Board {
    /// What makes two boards the same: the rules, the position with a duty to capture, and the result.
    fn identity(&self) -> (&engine::RuleSet, &State, Option<engine::Outcome>) {
        (&self.rules.set, &self.state, self.over)
    }

    fn row(&self, side: &str, back: bool) -> PyResult<Vec<usize>> {
        let ring = self.state.position.board.ring(side_named(side)?);
        let row = if back { ring.back() } else { ring.front() };
        Ok(row.map(usize::from).into())
    }
}

fn nothing_played() -> PyErr {
    PyIndexError::new_err("no move has been played on this board")
}

fn side_named(name: &str) -> PyResult<Side> {
    let found = Side::BOTH.into_iter().find(|side| side_name(*side) == name);
    found.ok_or_else(|| plain(format!("a side is `south` or `north`, not `{name}`")))
}
