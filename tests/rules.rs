//! The tests of the layers up to `replay` alone, which need no command line: what mutants of these layers are tried with
//! (`.ci/mutants`). `tests/all.rs` has them, too.
#![allow(
    clippy::cast_possible_truncation,
    clippy::similar_names,
    reason = "small numbers and short names are what tests are made of"
)]

mod engine;
mod fixtures;
mod notation;
mod oracle;
mod replay;
