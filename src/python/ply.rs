//! A played move with what it did.

use super::board::Board;
use super::moves::Move;
use super::rules::Rules;
use crate::engine::{Played, State};
use crate::render::json;
use crate::replay::{canonical, pit_name, position_text, side_name};
use pyo3::prelude::*;
use std::sync::Arc;

/// How a move is in a record.
#[derive(Clone, Debug, Default)]
pub(super) struct InRecord {
    /// The move as written; `None` if it is written by its canonical name.
    pub(super) written: Option<String>,
    pub(super) remark: Option<&'static str>,
    pub(super) reading: Option<&'static str>,
}

/// A ply: a played move, and what it did.
///
/// >>> board = kibao.Board()
/// >>> ply = board.push("A6<")
/// >>> ply.ply, ply.side, ply.kind, ply.captured, ply.sowings
/// (1, 'south', 'kutakata', 0, 1)
/// >>> ply.written, ply.canonical
/// ('A6<', 'A6<*')
#[pyclass(frozen, module = "kibao")]
#[derive(Clone, Debug)]
pub(super) struct Ply {
    pub(super) number: u32,
    pub(super) round: u32,
    pub(super) before: State,
    pub(super) played: Played,
    pub(super) rules: Arc<Rules>,
    pub(super) written: InRecord,
}

#[pymethods]
impl Ply {
    /// The number of the ply, from 1.
    #[getter]
    fn ply(&self) -> u32 {
        self.number
    }

    /// The number of the round, from 1.
    #[getter]
    fn round(&self) -> u32 {
        self.round
    }

    /// The side that moves: `'south'` or `'north'`.
    #[getter]
    fn side(&self) -> &'static str {
        side_name(self.before.position.turn)
    }

    /// The move.
    #[getter]
    fn r#move(&self) -> Move {
        Move::of(self.played.mv, &self.before, &self.rules)
    }

    /// The move as it is written in the record.
    #[getter]
    fn written(&self) -> String {
        self.written.written.clone().unwrap_or_else(|| self.canonical())
    }

    /// The full name of the move in the kibao dialect.
    #[getter]
    fn canonical(&self) -> String {
        canonical(&self.before, &self.played)
    }

    /// The opinion after the move, such as `'!?'`, or None.
    #[getter]
    fn remark(&self) -> Option<&'static str> {
        self.written.remark
    }

    /// How sure the reading is: `'doubtful'`, `'unknown'`, `'supplied'`, or None.
    #[getter]
    fn reading(&self) -> Option<&'static str> {
        self.written.reading
    }

    /// `'capture'`, `'kutakata'`, or `'sow'` in rules that do not distinguish the two.
    #[getter]
    fn kind(&self) -> &'static str {
        json::kind_word(self.played.kind)
    }

    /// The number of seeds captured.
    #[getter]
    fn captured(&self) -> u16 {
        self.played.captured
    }

    /// The number of sowings.
    #[getter]
    fn sowings(&self) -> u32 {
        self.played.sowings
    }

    /// Whether the house was played.
    #[getter]
    fn safari(&self) -> bool {
        self.played.mv.safari
    }

    /// Whether it paid the tax: two seeds out of a functional house.
    #[getter]
    fn tax(&self) -> bool {
        self.played.tax
    }

    /// The opponent's pit that the move blocks (kutakatia), or None.
    #[getter]
    fn creates_block(&self) -> Option<String> {
        self.played.creates_block.map(|pit| pit_name(self.before.position.turn.other(), pit))
    }

    /// The mover's pit that was blocked during the move, or None.
    #[getter]
    fn under_block(&self) -> Option<String> {
        self.played.under_block.map(|pit| pit_name(self.before.position.turn, pit))
    }

    /// How the move ended: `'empty'`, `'house'`, `'blocked'`, `'won'`, `'lost'` or `'endless'`.
    #[getter]
    fn ends(&self) -> &'static str {
        json::ends_word(self.played.ends)
    }

    /// The position text after the move.
    #[getter]
    fn position(&self) -> String {
        position_text(&self.played.after.position).to_string()
    }

    /// The board after the move.
    fn board(&self) -> Board {
        Board::at(self.played.after, &self.rules, self.played.outcome)
    }

    /// The board before the move.
    fn board_before(&self) -> Board {
        Board::at(self.before, &self.rules, None)
    }

    /// Every sowing of the move, as the JSON of `kibao json --trace` has them.
    ///
    /// >>> import json
    /// >>> sowings = json.loads(kibao.Board().push("A6<").trace())
    /// >>> [sowing["from"] for sowing in sowings]
    /// ['store', 'A6']
    fn trace(&self) -> String {
        json::text(&json::sowings(&self.before, &self.rules.set, &self.played))
    }

    fn __str__(&self) -> String {
        self.canonical()
    }

    fn __repr__(&self) -> String {
        format!("<Ply {}: {}>", self.number, self.canonical())
    }
}
