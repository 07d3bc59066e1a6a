//! Reading the games of the inputs, one file after the other.

use super::args::{ColorChoice, Common, DialectChoice};
use super::exit::{Exit, Failure};
use super::files::{Input, inputs};
use crate::engine::{Known, RuleSet};
use crate::findings::{FileReport, Finding, Severity};
use crate::notation::Dialect;
use crate::replay::{Options, Rules};
use crate::source::{Encoding, Text};
use crate::stream::Packing;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A file that was read whole.
pub(super) struct File {
    pub(super) input: Input,
    /// The name that findings give it.
    pub(super) name: String,
    bytes: Vec<u8>,
    pub(super) text: Text,
    pub(super) packing: Packing,
}

impl File {
    pub(super) fn read(input: Input) -> Result<Self, Failure> {
        let name = input.name();
        let (bytes, encoding, packing) = input.read()?;
        let mut text = Text::decode(&bytes).map_err(|_| {
            Failure::usage(format!("{name}: too large: a text may have 4 GiB"), "split it at the head of a game")
        })?;
        text.encoding = encoding.unwrap_or(text.encoding);
        Ok(Self { input, name, bytes, text, packing })
    }

    /// Whether the file holds just this, as UTF-8.
    pub(super) fn is(&self, text: &str) -> bool {
        self.text.encoding == Encoding::Utf8 && self.bytes == text.as_bytes()
    }

    /// Whether some of its bytes are no text, so that they would be lost. UTF-16 comes as UTF-8, where only the sign for a
    /// lost letter tells.
    pub(super) fn is_broken(&self) -> bool {
        let wide = matches!(self.text.encoding, Encoding::Utf16Le | Encoding::Utf16Be);
        let lost = || wide && self.text.text.contains(char::REPLACEMENT_CHARACTER);
        self.text.replaced.is_some() || self.text.odd_byte || lost()
    }

    /// How it was read, to be read again.
    pub(super) fn again(self) -> Input {
        match self.input {
            Input::File(_) => self.input,
            Input::Stdin | Input::Held(_) => Input::Held(self.bytes),
        }
    }

    /// Its bytes as they were read.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Why it is no transcript, where it is none.
    pub(super) fn no_transcript(&self, games: usize) -> Option<Finding> {
        let found = FileReport::piece(&self.text, games, 0).finish();
        found.into_iter().map(|placed| placed.finding).find(|finding| finding.severity() == Severity::Error)
    }
}

/// How games are replayed, as the options say.
pub(super) fn options(common: &Common) -> Result<Options, Failure> {
    let rules = match common.rules.as_deref() {
        None => Rules::Head,
        Some(name) if name.eq_ignore_ascii_case("auto") => Rules::Auto,
        Some(name) => Rules::Known(known(name)?),
    };
    let dialect = match common.dialect {
        DialectChoice::Auto => None,
        DialectChoice::Kibao => Some(Dialect::Kibao),
        DialectChoice::Zanzibar => Some(Dialect::Zanzibar),
    };
    Ok(Options { rules, dialect })
}

/// The rule set of a name.
pub(super) fn known(name: &str) -> Result<&'static Known, Failure> {
    Known::named(name).ok_or_else(|| {
        let names = crate::engine::KNOWN.map(|known| known.name).join(", ");
        Failure::usage(format!("no rule set is called '{name}'"), format!("the known ones are {names}"))
    })
}

/// The one rule set that a command without a record uses.
pub(super) fn one_rule_set(common: &Common) -> Result<(&'static Known, RuleSet), Failure> {
    let known = match common.rules.as_deref() {
        None => crate::engine::KNOWN[0],
        Some(name) if name.eq_ignore_ascii_case("auto") => {
            return Err(Failure::usage("--rules auto needs a record to try the rule sets on", "name one rule set"));
        }
        Some(name) => known(name)?,
    };
    Ok((known, known.rules))
}

/// Calls `each` with every file that can be read; those that cannot are said on standard error and make the exit status 2.
pub(super) fn each_file(
    paths: &[PathBuf],
    mut each: impl FnMut(File) -> Result<Exit, Failure>,
) -> Result<Exit, Failure> {
    let (inputs, mut exit) = inputs(paths)?;
    for input in inputs {
        let done = match File::read(input) {
            Ok(file) => each(file)?,
            Err(failure) => {
                failure.report();
                Exit::Failed
            }
        };
        exit = exit.max(done);
    }
    Ok(exit)
}

/// Counts games over all inputs and says which are wanted.
pub(super) struct Picked {
    wanted: Option<u32>,
    seen: AtomicU32,
}

impl Picked {
    pub(super) fn new(common: &Common) -> Self {
        Self { wanted: common.game, seen: AtomicU32::new(0) }
    }

    /// Whether the next game is wanted. Where one is asked for by its number, one thread must count.
    pub(super) fn next(&self) -> bool {
        self.wanted.is_none_or(|wanted| self.seen.fetch_add(1, Ordering::Relaxed).saturating_add(1) == wanted)
    }

    /// Fails where a game was asked for that the input does not have.
    pub(super) fn finish(&self) -> Result<(), Failure> {
        let seen = self.seen.load(Ordering::Relaxed);
        match self.wanted {
            Some(wanted) if wanted > seen => {
                let games = if seen == 1 { "1 game".to_owned() } else { format!("{seen} games") };
                Err(Failure::usage(format!("there is no game {wanted}: the input has {games}"), "count from 1"))
            }
            _ => Ok(()),
        }
    }
}

/// Whether to colour standard output.
pub(super) fn colour(common: &Common) -> bool {
    match common.color {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto => anstream::AutoStream::choice(&std::io::stdout()) != anstream::ColorChoice::Never,
    }
}
