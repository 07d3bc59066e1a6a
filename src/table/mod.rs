#![doc = include_str!("README.md")]

mod columns;
mod encode;
mod games;
#[cfg(feature = "table")]
mod parquet;
mod plies;
mod rows;
mod text;

pub use columns::{Column, Kind, TableKind};
pub use encode::{Encoded, Encoder, TableFormat, Writer, is_table};
pub use games::add_game;
pub use plies::add_plies;
pub use rows::{GameAt, Rows};
