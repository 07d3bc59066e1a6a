//! Reading the games of the inputs, one file after the other.

use super::common::Common;
use super::exit::Failure;
use super::files::Input;
use super::record::write_record;
use super::work::last_game;
use crate::findings::{FileProblem, FileReport, Placed, Problem, Severity};
use crate::replay::Options;
use crate::source::{Encoding, NotText, Text};
use crate::stream::{LARGEST_GAME, Packing, Pieces};
use crate::words::program as say;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// A file that was read whole.
pub(super) struct File {
    pub(super) input: Input,
    /// The name that findings give it.
    pub(super) name: String,
    bytes: Vec<u8>,
    /// Empty where the bytes are not a text.
    pub(super) text: Text,
    not_text: Option<NotText>,
    pub(super) packing: Packing,
}

impl File {
    pub(super) fn read(input: Input) -> Result<Self, Failure> {
        let name = input.name();
        let (bytes, encoding, packing) = input.read()?;
        let not_text = NotText::of_file(&bytes);
        let read = if not_text.is_some() { &[] } else { bytes.as_slice() };
        let mut text = Text::decode(read).map_err(|_| input.too_large())?;
        text.encoding = encoding.unwrap_or(text.encoding);
        Ok(Self { input, name, bytes, text, not_text, packing })
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
            Input::File(_) | Input::Held(_) => self.input,
            Input::Stdin => Input::Held(self.bytes.into()),
        }
    }

    /// Its bytes as they were read: unpacked, and UTF-8 where they were UTF-16.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// What was held of standard input, as it came.
    pub(super) fn original(&self) -> &[u8] {
        if let Input::Held(held) = &self.input { held } else { &self.bytes }
    }

    /// Why it is no transcript, where it is none.
    pub(super) fn no_transcript(&self, games: usize) -> Option<Placed> {
        let report = self.not_text.map(|why| FileReport::not_text(why, 0));
        let found = report.unwrap_or_else(|| FileReport::piece(&self.text, games, 0)).finish();
        found.into_iter().find(|placed| placed.finding.severity() == Severity::Error)
    }

    /// Where it has games that are larger than one may be, as they are found where it is read piece by piece.
    pub(super) fn too_large_games(&self, options: &Options) -> Vec<Placed> {
        let mut found = FileReport::default();
        if self.not_text.is_none() && self.bytes.len() > LARGEST_GAME {
            let pieces = Pieces::new(self.bytes.as_slice(), |text: &str| last_game(text, options));
            let large = pieces.flatten().filter(|piece| piece.too_large);
            large.for_each(|piece| found.add(FileReport::too_large(piece.lines_before)));
        }
        let found = found.finish();
        found.into_iter().filter(|it| it.finding.problem == Problem::File(FileProblem::GameTooLarge)).collect()
    }
}

/// Reads what is to be rewritten. Standard input is held, and goes to standard output as it came where it cannot be read as
/// a text. `None` where it cannot be read, which has been said.
///
/// # Errors
/// Where standard output cannot be written.
pub(super) fn to_rewrite(input: Input, out: &mut dyn Write) -> Result<Option<File>, Failure> {
    let held = input.held();
    let back = if let Ok(Input::Held(bytes)) = &held { Some(Arc::clone(bytes)) } else { None };
    match held.and_then(File::read) {
        Ok(file) => Ok(Some(file)),
        Err(failure) => {
            if let Some(bytes) = back {
                write_record(out, &bytes)?;
            }
            failure.report();
            Ok(None)
        }
    }
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

/// That the input has fewer games.
pub(super) fn no_such_game(number: u32, games: usize) -> Failure {
    say::no_such_game(number, games).into()
}
