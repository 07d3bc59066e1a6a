//! Boards for terminals. [`board`] returns a few plain lines. [`draw`] returns lines of pieces, each with its role, so that
//! the caller chooses the colours. [`Marks`](super::marks::Marks) holds the pits that a move marks.

mod drawn;
mod piece;
mod plain;
mod rows;

pub use drawn::{MarkedBoard, draw, legend};
pub use piece::{Line, Look, Piece, Role, Words, text};
pub use plain::board;
