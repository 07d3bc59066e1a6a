//! The Python package `kibao`: a thin layer over the library, with the habits of python-chess.
//!
//! `pyproject.toml` is beside this file; `.ci/python` builds and tests the package. The doc comments of what Python sees are
//! its docstrings, and their examples are run. `kibao.pyi` has the types.

#![allow(clippy::needless_pass_by_value, reason = "PyO3 passes arguments by value")]
#![allow(clippy::unused_self, reason = "Python has methods where Rust has functions")]
#![allow(clippy::doc_link_with_quotes, reason = "lists in examples are not links")]

mod board;
mod error;
mod finding;
mod game;
mod moves;
mod pickle;
mod ply;
mod rules;
mod scan;
mod source;
mod text;

/// Recorded games of Bao la Kiswahili: read, replay, check, fix, repair and write them, and play by the rules.
///
/// >>> import kibao
/// >>> board = kibao.Board()
/// >>> [str(move) for move in board.legal_moves]
/// ['A6<*', 'A6>*', 'A7<*', 'A7>*']
#[pyo3::pymodule]
mod kibao {
    #[pymodule_export]
    use super::board::{Board, Outcome};
    #[pymodule_export]
    use super::error::{
        AmbiguousMoveError, IllegalMoveError, InvalidMoveError, KibaoError, NotWrittenError, ParseError,
    };
    #[pymodule_export]
    use super::finding::{Finding, Repair};
    #[pymodule_export]
    use super::game::{Game, GameResult};
    #[pymodule_export]
    use super::moves::{LegalMoves, Move};
    #[pymodule_export]
    use super::ply::Ply;
    #[pymodule_export]
    use super::rules::RuleSet;
    #[pymodule_export]
    use super::scan::{Games, games, read_game, read_games, scan};
    #[pymodule_export]
    use super::text::{check, convert, explain, fix, fmt, perft, repair, to_json};

    use pyo3::prelude::*;
    use pyo3::types::PyTuple;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        super::error::declare(module.py())?;
        module.add("SOUTH", "south")?;
        module.add("NORTH", "north")?;
        module.add("RULES", PyTuple::new(module.py(), super::rules::names())?)?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
