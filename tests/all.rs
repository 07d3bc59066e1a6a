//! The one test binary: every layer against recorded answers, a second implementation, samples and its own lists.
#![allow(
    clippy::cast_possible_truncation,
    clippy::similar_names,
    reason = "small numbers and short names are what tests are made of"
)]

mod attacks;
mod cli;
mod engine;
mod event;
mod findings;
mod fixtures;
mod generate;
mod import;
mod layouts;
#[cfg(feature = "lsp")]
mod lsp;
mod notation;
mod oracle;
mod properties;
mod referee;
mod render;
mod replay;
mod samples;
mod select;
mod stats;
mod stream;
mod table;
mod tidy;
mod words;
