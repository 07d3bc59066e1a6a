//! The language server: what editors ask while a record is typed, and the answers. It knows no transport: a [`Server`] takes
//! the contents of messages and returns those of the answers.
//!
//! Every answer comes from the functions that the commands use, so that an editor shows what `check`, `fmt`, `repair` and
//! `show` say. A [`Document`] is kept in pieces of whole games; only those that an edit touches are read again.

mod actions;
mod capabilities;
mod completion;
mod diagnostics;
mod document;
mod hover;
mod outline;
mod piece;
mod rewrite;
mod server;
mod tokens;
mod units;
mod workspace;

pub use document::Document;
pub use server::{Failure, Outgoing, Server};
pub use units::Units;
pub use workspace::{Around, Nothing};

use crate::findings::Choice;
use crate::replay::{Options, Rules};
use crate::words::Lang;
use std::sync::Arc;

/// How the games of a document are read, and which findings are wanted.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// How its games are replayed.
    pub options: Options,
    /// Which findings are wanted.
    pub choice: Choice,
}

impl Settings {
    /// The names of the rule sets of the configuration file.
    fn rule_sets(&self) -> Vec<String> {
        match &self.options.rules {
            Rules::Book(book) => book.custom.iter().map(|(name, _)| name.clone()).collect(),
            _ => Vec::new(),
        }
    }
}

/// How a document is read and shown.
#[derive(Clone, Debug, Default)]
pub struct How {
    /// The language of what is said about it.
    pub lang: Lang,
    /// What the characters of a place are.
    pub units: Units,
    /// Its settings.
    pub settings: Arc<Settings>,
}
