//! What must hold whatever comes in: each attack takes any bytes, makes an input of them, and asserts.
//!
//! The same attacks are run by proptest on generated and shrunk bytes (`tests/properties.rs`), by the fuzz targets of the
//! same names (`tests/fuzz`), and on every input of `tests/fuzz/corpus`, which holds what they have found.

mod account;
mod config;
mod convert;
mod decode;
mod engine;
mod fix;
mod fmt;
mod input;
mod json;
mod keep;
mod parse;
mod position;
mod referee;
mod repair;
mod replay;
mod said;
mod stream;

/// An attack by name.
pub(crate) struct Attack {
    /// The name of its file, its fuzz target and its folder of the corpus.
    pub(crate) name: &'static str,
    /// Tries one input.
    pub(crate) run: fn(&[u8]),
    /// How many inputs an ordinary run of the properties tries.
    pub(crate) cases: u32,
}

/// Every attack.
pub(crate) const ALL: &[Attack] = &[
    Attack { name: "account", run: account::run, cases: 2_000 },
    Attack { name: "config", run: config::run, cases: 5_000 },
    Attack { name: "convert", run: convert::run, cases: 3_000 },
    Attack { name: "decode", run: decode::run, cases: 5_000 },
    Attack { name: "engine", run: engine::run, cases: 5_000 },
    Attack { name: "fix", run: fix::run, cases: 1_000 },
    Attack { name: "fmt", run: fmt::run, cases: 3_000 },
    Attack { name: "json", run: json::run, cases: 1_000 },
    Attack { name: "keep", run: keep::run, cases: 1_000 },
    Attack { name: "parse", run: parse::run, cases: 5_000 },
    Attack { name: "position", run: position::run, cases: 5_000 },
    Attack { name: "referee", run: referee::run, cases: 3_000 },
    Attack { name: "repair", run: repair::run, cases: 1_000 },
    Attack { name: "replay", run: replay::run, cases: 2_000 },
    Attack { name: "stream", run: stream::run, cases: 5_000 },
];
