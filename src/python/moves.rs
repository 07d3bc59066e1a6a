//! Moves, and the legal moves of a board.

use super::error::{Details, InvalidMoveError, error};
use super::rules::Rules;
use crate::engine::{Hand, Move as EngineMove, Pit, Side, State};
use crate::notation::{Dialect, EntryKind, Mark, Name, Partial, RowLetter, single};
use crate::replay::{NameError, Resolved, canonical, pit_name, resolve, side_name};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// Where a move is made, by which its marks are known.
pub(super) type Made = (State, Arc<Rules>);

/// A move: the pit where it starts, its direction, and whether the house is played (safari).
///
/// A move that comes from a board or a game has its canonical name, with the marks for kutakata (`*`) and kutakatia (`**`). A move that
/// is parsed has no marks. Marks do not count when moves are compared, because they only state what the move does.
///
/// >>> move = kibao.Board().legal_moves[0]
/// >>> move
/// Move('A6<*')
/// >>> move == kibao.Move.parse("A6<"), hash(move) == hash(kibao.Move.parse("A6L*"))
/// (True, True)
#[pyclass(frozen, module = "kibao")]
#[derive(Clone, Debug)]
pub(super) struct Move {
    pub(super) mv: EngineMove,
    pub(super) side: Side,
    made: Option<Made>,
}

impl Move {
    pub(super) fn of(mv: EngineMove, state: &State, rules: &Arc<Rules>) -> Self {
        Self { mv, side: state.position.turn, made: Some((*state, Arc::clone(rules))) }
    }

    /// The canonical name; without marks if the board is not known.
    pub(super) fn name(&self) -> String {
        if let Some((state, rules)) = &self.made {
            return canonical(state, &state.play_unchecked(&rules.set, self.mv, &mut ()));
        }
        let EngineMove { pit, hand, safari } = self.mv;
        let row = RowLetter { north: self.side == Side::North, back: !pit.is_front() };
        let name = Name { row, pit: pit.number(), hand, house: safari, mark: Mark::None, win: false };
        name.write(Dialect::KIBAO)
    }
}

/// A word as a move, in the dialect whose signs it has.
pub(super) fn read(word: &str) -> Option<Partial> {
    match single(word.trim())? {
        (EntryKind::Move(written), _) => Some(written.read(written.dialect().unwrap_or(Dialect::KIBAO))),
        _ => None,
    }
}

/// The side whose letter a move has.
pub(super) fn side_of(written: &Partial) -> Option<Side> {
    written.row.map(|row| if row.north { Side::North } else { Side::South })
}

impl PartialEq for Move {
    fn eq(&self, other: &Self) -> bool {
        (self.mv, self.side) == (other.mv, other.side)
    }
}

impl Eq for Move {}

impl Hash for Move {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.mv, self.side).hash(state);
    }
}

#[pymethods]
impl Move {
    /// Reads a complete move in either dialect: row letter, pit and direction, and `+` or `H` to play the house.
    ///
    /// `Board.parse` also reads what a person may leave out, because it knows the legal moves.
    ///
    /// >>> kibao.Move.parse("a5>+").safari
    /// True
    /// >>> kibao.Move.parse("7")
    /// Traceback (most recent call last):
    ///     ...
    /// kibao.InvalidMoveError: a move is written as a pit, `<` or `>`, and `+` to play the house, such as A5> or b1<+
    #[staticmethod]
    fn parse(py: Python<'_>, text: &str) -> PyResult<Self> {
        let complete = read(text).and_then(|it| {
            let row = it.row?;
            let pit = if row.back { Pit::back(it.pit) } else { Pit::front(it.pit) }?;
            let mv = EngineMove { pit, hand: it.hand?, safari: it.house };
            Some(Self { mv, side: side_of(&it)?, made: None })
        });
        complete.ok_or_else(|| error::<InvalidMoveError>(py, &NameError::Move.to_string(), Details::default()))
    }

    /// `'south'` or `'north'`: the side whose pit it is.
    #[getter]
    fn side(&self) -> &'static str {
        side_name(self.side)
    }

    /// The pit by the letter of its owner, such as `'A5'` or `'b1'`.
    #[getter]
    fn pit(&self) -> String {
        pit_name(self.side, self.mv.pit)
    }

    /// `'<'` (left as the mover sees it) or `'>'`. In a kunamua capture it is the kichwa from which the captured seeds are sown.
    #[getter]
    fn direction(&self) -> &'static str {
        match self.mv.hand {
            Hand::Left => "<",
            Hand::Right => ">",
        }
    }

    /// Whether the house is played.
    #[getter]
    fn safari(&self) -> bool {
        self.mv.safari
    }

    fn __str__(&self) -> String {
        self.name()
    }

    fn __repr__(&self) -> String {
        format!("Move('{}')", self.name())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self == other.get())
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = std::hash::DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String,))> {
        let parse = py.get_type::<Self>().getattr("parse")?;
        Ok((parse.unbind(), (self.name(),)))
    }
}

/// A move as an argument.
#[derive(FromPyObject)]
pub(super) enum MoveArg<'py> {
    #[pyo3(transparent)]
    Move(Bound<'py, Move>),
    #[pyo3(transparent)]
    Text(pyo3::pybacked::PyBackedStr),
}

/// The legal moves of a board, as they were when it was asked for them.
///
/// They are in the order of `kibao moves`: front pits 1-8, then back pits 1-8, left before right, stop before safari.
///
/// >>> moves = kibao.Board().legal_moves
/// >>> len(moves), [str(move) for move in moves]
/// (4, ['A6<*', 'A6>*', 'A7<*', 'A7>*'])
/// >>> kibao.Move.parse("A5<") in moves, "A7R" in moves, "no move" in moves
/// (False, True, False)
#[pyclass(frozen, sequence, module = "kibao")]
pub(super) struct LegalMoves {
    moves: Vec<EngineMove>,
    state: State,
    rules: Arc<Rules>,
}

impl LegalMoves {
    /// The legal moves of a game that is not over.
    pub(super) fn new(state: State, rules: &Arc<Rules>, over: bool) -> Self {
        let moves = if over { Vec::new() } else { state.legal(&rules.set).as_slice().to_vec() };
        Self { moves, state, rules: Arc::clone(rules) }
    }

    fn all(&self) -> Vec<Move> {
        self.moves.iter().map(|mv| Move::of(*mv, &self.state, &self.rules)).collect()
    }
}

#[pymethods]
impl LegalMoves {
    fn __len__(&self) -> usize {
        self.moves.len()
    }

    fn __bool__(&self) -> bool {
        !self.moves.is_empty()
    }

    fn __getitem__(&self, index: isize) -> PyResult<Move> {
        let len = isize::try_from(self.moves.len()).unwrap_or(0);
        let at = usize::try_from(if index < 0 { index + len } else { index }).ok();
        let mv = at.and_then(|at| self.moves.get(at));
        mv.map(|mv| Move::of(*mv, &self.state, &self.rules))
            .ok_or_else(|| PyIndexError::new_err("the index is not that of a move"))
    }

    fn __iter__(&self) -> MoveIterator {
        MoveIterator(self.all().into_iter())
    }

    fn __contains__(&self, item: &Bound<'_, PyAny>) -> bool {
        let turn = self.state.position.turn;
        if let Ok(other) = item.cast::<Move>() {
            let Move { mv, side, .. } = other.get();
            return *side == turn && self.moves.contains(mv);
        }
        let Some(written) = item.extract::<String>().ok().and_then(|text| read(&text)) else { return false };
        !self.moves.is_empty()
            && side_of(&written).is_none_or(|side| side == turn)
            && matches!(resolve(&self.state, &self.rules.set, &written), Resolved::Unique(..))
    }

    fn __repr__(&self) -> String {
        let names: Vec<String> = self.all().iter().map(Move::name).collect();
        format!("<LegalMoves ({})>", names.join(", "))
    }
}

/// An iterator over moves.
#[pyclass(module = "kibao")]
pub(super) struct MoveIterator(pub(super) std::vec::IntoIter<Move>);

#[pymethods]
impl MoveIterator {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&mut self) -> Option<Move> {
        self.0.next()
    }

    fn __length_hint__(&self) -> usize {
        self.0.len()
    }
}
