//! Recorded games of *Bao la Kiswahili*, the East African four-row mancala: the rules, the notation, and what is wrong with
//! a record.
//!
//! # Read and replay
//!
//! [`notation`] reads a text into trees and never fails; [`replay`] plays the moves of each game.
//!
//! ```
//! use kibao::replay::{Options, replays};
//!
//! let text = "south: Asha\nnorth: Juma\n\n1: A7>* a7>*;\n2: A8>* a6>*;\n";
//! let game = replays(text, &Options::default()).next().unwrap();
//! assert!(game.is_valid());
//! assert_eq!(game.plies[3].played().unwrap().captured, 0);
//! ```
//!
//! # Check
//!
//! [`findings`] has one check for each thing that can be wrong, and [`words`] its sentences in four languages.
//!
//! ```
//! # #[cfg(feature = "words")] {
//! use kibao::{document::Document, replay::Options, words::{self, Lang}};
//!
//! let document = Document::new("1: A1>*;\n", &Options::default());
//! let report = &document.games()[0];
//! let finding = &report.findings[0];
//! assert_eq!((finding.check.code, finding.check.name), ("R101", "empty-pit"));
//! assert!(words::message(Lang::De, report, finding).contains("A1"));
//! # }
//! ```
//!
//! # Fix and write
//!
//! A [`Document`](document::Document) is a whole text. It makes fixes and writes the canonical form, and never returns a
//! text that does not read back as the same games.
//!
//! ```
//! use kibao::{document::Document, findings::Wanted, notation::Dialect, replay::Options};
//!
//! let document = Document::new("South: Asha\n1. 7R* 7R*\n", &Options::default());
//! let safe_fixes = Wanted::all(false);
//! assert_eq!(document.fixed(safe_fixes).unwrap().text, "south: Asha\n\n1: 7R* 7R*;\n");
//! assert_eq!(document.canonical().unwrap(), "south: Asha\n\n1: A7R* a7R*;\n");
//! assert!(document.converted(Dialect::KIBAO).unwrap().ends_with("1: A7>* a7>*;\n"));
//! ```
//!
//! # Repair
//!
//! Where a record breaks, [`replay::repair`] looks for the least changes after which all of it replays; see
//! [`Document::repairs`](document::Document::repairs).
//!
//! # Play
//!
//! [`engine`] knows the rules and no text. A game is a [`State`](engine::State); five rule sets are
//! [built in](engine::BUILT_IN), and any other is a [`RuleSet`](engine::RuleSet) value.
//!
//! ```
//! use kibao::engine::{KIBAO, State};
//!
//! let start = State::new(KIBAO.start());
//! let moves = start.legal(&KIBAO);
//! let played = start.play(&KIBAO, moves.as_slice()[0]).unwrap();
//! assert!(played.outcome.is_none());
//! ```
//!
//! # Features
//!
//! Without any feature the library is rules, notation, replay, checks and fixes, on nom and the standard library alone.
//!
//! | feature | adds |
//! | --- | --- |
//! | `text` | encodings other than UTF-8; names compared by canonical equivalence |
//! | `decode` | `text`, packed files, archives in pieces ([`stream`]) |
//! | `words` | the sentences of findings and boards in four languages ([`words`]) |
//! | `serde` | `Serialize` and a JSON Schema for the types that are written as they are, such as sides and severities |
//! | `formats` | [`render`]: terminal, JSON, SARIF and other reports, SVG, the replay page; the [`referee`]; [`import`] |
//! | `png` | `formats`, and diagrams as PNG |
//! | `web` | `text`, `formats`, and the functions of [`web`] for a page, by wasm-bindgen |
//! | `python` | the Python package, by PyO3 (`.ci/python`) |
//! | `cli` (default) | the program |
//! | `table` | [`table`] also as Parquet |
//! | `lsp` (default) | the language server for editors (`kibao lsp`) |
//! | `workshop` | `kibao workshop` has the page that `.ci/workshop` has built, whose path is `KIBAO_WORKSHOP` |

#[cfg(feature = "cli")]
pub mod cli;
pub mod document;
pub mod engine;
pub mod event;
pub mod findings;
pub mod generate;
#[cfg(feature = "formats")]
pub mod import;
#[cfg(feature = "lsp")]
pub mod lsp;
pub mod names;
pub mod notation;
#[cfg(feature = "python")]
mod python;
#[cfg(feature = "formats")]
pub mod referee;
#[cfg(feature = "formats")]
pub mod render;
pub mod replay;
pub mod select;
pub mod source;
pub mod stats;
#[cfg(feature = "decode")]
pub mod stream;
#[cfg(feature = "formats")]
pub mod table;
#[cfg(all(feature = "text", feature = "formats"))]
pub mod web;
#[cfg(feature = "words")]
pub mod words;
