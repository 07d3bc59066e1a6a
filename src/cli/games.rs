//! Reading the games of the inputs, one file after the other.

use super::args::{ColorChoice, Common};
use super::at::no_such_game;
use super::config::{Settings, Settled};
use super::exit::{Exit, Failure};
use super::files::Input;
use crate::findings::{FileReport, Finding, Severity};
use crate::source::{Encoding, Text};
use crate::stream::Packing;
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
        let mut text = Text::decode(&bytes).map_err(|_| input.too_large())?;
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

/// Calls `each` with every file that can be read; those that cannot are said on standard error and make the exit status 2.
pub(super) fn each_file(
    (inputs, mut exit): Settled,
    mut each: impl FnMut(File, &Settings) -> Result<Exit, Failure>,
) -> Result<Exit, Failure> {
    for (input, settings) in inputs {
        let done = match File::read(input) {
            Ok(file) => each(file, &settings)?,
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
            Some(wanted) if wanted > seen => Err(no_such_game(wanted, seen as usize)),
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
