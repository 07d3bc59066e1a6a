//! Long input: opened, unpacked, cut into pieces of whole games, and spread over threads, in memory that does not grow.
//!
//! A [`Piece`] holds whole games; [`Pieces`] cuts any reader into them. [`ordered`] works on pieces in parallel and hands
//! over the results in the order of the input.

mod cut;
mod open;
mod ordered;

pub use cut::{LARGEST_GAME, Piece, Pieces};
pub use open::{Behind, Opened, Packing, open};
pub use ordered::ordered;
