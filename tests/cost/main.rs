//! What a run costs grows no faster than its input: the machine instructions of every command on nasty texts, each at a
//! length and at four times that length, counted by valgrind. They are the same whatever else the machine does.
//!
//! `cargo test --test cost` runs it; plain `cargo test` leaves it out. It needs valgrind. With
//! `KIBAO_COST=1` it prints every count.

mod commands;
mod measure;
mod texts;
