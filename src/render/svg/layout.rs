//! The layout of a diagram, in units of the diagram: a pit with the space around it is 100 wide.

use crate::engine::{Pit, Side};

/// The width of a pit with the space around it.
pub(super) const CELL: f64 = 100.0;

/// The width of the wood around the pits, and of the gap between the two sides.
const EDGE: f64 = 12.0;
const GAP: f64 = 16.0;

/// The width of a store next to the board, and its distance from the board.
const STORE: f64 = 104.0;
const BESIDE: f64 = 14.0;

/// The distance from the outermost parts to the edge of the picture.
const MARGIN: f64 = 14.0;

/// The space for row letters and for the sign of the side to move, and the space for pit numbers.
const LETTERS: f64 = 52.0;
const NUMBERS: f64 = 44.0;

/// A point in a diagram.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    /// The distance to the right.
    pub(crate) x: f64,
    /// The distance downward.
    pub(crate) y: f64,
}

/// A rectangle parallel to the axes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Area {
    /// Its upper left corner.
    pub(crate) corner: Point,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

/// The places of pits, stores and labels.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    /// Whether North is at the bottom.
    pub(crate) flip: bool,
    /// Whether there is space for pit numbers and row letters.
    pub(crate) labels: bool,
    /// Whether there is space for the stores.
    pub(crate) stores: bool,
}

impl Layout {
    /// The whole picture.
    pub(crate) fn size(self) -> (f64, f64) {
        let board = self.board();
        let beside = if self.stores { BESIDE + STORE } else { 0.0 };
        let below = if self.labels { NUMBERS } else { MARGIN };
        (board.corner.x + board.width + beside + MARGIN, board.corner.y + board.height + below)
    }

    /// The board without the stores.
    pub(crate) fn board(self) -> Area {
        let corner = Point { x: LETTERS, y: if self.labels { NUMBERS } else { MARGIN } };
        Area { corner, width: 8.0 * CELL + 2.0 * EDGE, height: 4.0 * CELL + 2.0 * EDGE + GAP }
    }

    /// Whether a side is at the bottom.
    pub(crate) fn is_near(self, side: Side) -> bool {
        (side == Side::South) != self.flip
    }

    /// The middle of a side's sixteen pits.
    fn half(self, side: Side) -> Point {
        let board = self.board();
        let off = CELL + GAP / 2.0;
        let middle = board.corner.y + board.height / 2.0;
        Point { x: board.corner.x + board.width / 2.0, y: if self.is_near(side) { middle + off } else { middle - off } }
    }

    /// Converts a place as its owner sees it: the distances to the right and backward from the middle of the sixteen pits.
    pub(crate) fn seen_by(self, side: Side, right: f64, back: f64) -> Point {
        let turn = if self.is_near(side) { 1.0 } else { -1.0 };
        let Point { x, y } = self.half(side);
        Point { x: x + turn * right, y: y + turn * back }
    }

    /// The middle of a pit.
    ///
    /// The front row of a side is half a cell in front of the middle of its pits, the back row half a cell behind it.
    pub(crate) fn pit(self, side: Side, pit: Pit) -> Point {
        let (right, back) = place(pit);
        self.seen_by(side, right, back)
    }

    /// The area next to the rows of a side where its store is drawn.
    pub(crate) fn store(self, side: Side) -> Area {
        let board = self.board();
        let height = (board.height - BESIDE) / 2.0;
        let top = if self.is_near(side) { board.height - height } else { 0.0 };
        let corner = Point { x: board.corner.x + board.width + BESIDE, y: board.corner.y + top };
        Area { corner, width: STORE, height }
    }

    /// The place left of the rows of a side for the sign of the side to move.
    pub(crate) fn turn(self, side: Side) -> Point {
        Point { x: LETTERS / 2.0, y: self.half(side).y }
    }

    /// The place left of the row of a pit for the row letter.
    pub(crate) fn letter(self, side: Side, pit: Pit) -> Point {
        Point { x: LETTERS / 2.0, y: self.pit(side, pit).y }
    }

    /// The place beyond the back row for the number of a pit.
    pub(crate) fn number(self, side: Side, pit: Pit) -> Point {
        let board = self.board();
        let off = NUMBERS / 2.0;
        let y = if self.is_near(side) { board.corner.y + board.height + off } else { board.corner.y - off };
        Point { x: self.pit(side, pit).x, y }
    }
}

/// A pit as its owner sees it: its distances to the right and backward from the middle of the sixteen pits.
pub(super) fn place(pit: Pit) -> (f64, f64) {
    let right = (f64::from(pit.number()) - 4.5) * CELL;
    (right, if pit.is_front() { -CELL / 2.0 } else { CELL / 2.0 })
}
