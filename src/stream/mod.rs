//! Long input in constant memory: opening, unpacking, cutting into pieces of whole games, and work on several threads.
//!
//! A [`Piece`] holds whole games; [`Pieces`] cuts any reader into pieces. [`ordered`] processes pieces in parallel and
//! returns the results in the order of the input.

mod aside;
mod cut;
mod open;
mod ordered;

pub use aside::Aside;
pub use cut::{LARGEST_GAME, Piece, Pieces};
pub use open::{Behind, Opened, Packing, open};
pub use ordered::ordered;
