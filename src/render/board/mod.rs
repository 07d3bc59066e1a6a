//! Boards for terminals. [`board`] is a few plain lines; [`draw`] gives lines of pieces that know what they are, so that
//! whoever prints them chooses the colours; [`Marks`] and [`steps`] say what a move has done.

mod drawn;
mod marks;
mod piece;
mod plain;

pub use drawn::{Shown, draw, legend};
pub use marks::{Marks, Step, StepKind, steps};
pub use piece::{Line, Look, Piece, Role, Words, text};
pub use plain::board;
