//! Boards for terminals. [`board`] is a few plain lines; [`draw`] gives lines of pieces that know what they are, so that
//! whoever prints them chooses the colours. What a move has done is told by [`Marks`](super::marks::Marks).

mod drawn;
mod piece;
mod plain;
mod rows;

pub use drawn::{MarkedBoard, draw, legend};
pub use piece::{Line, Look, Piece, Role, Words, text};
pub use plain::board;
