//! Reading the games of the inputs, one file after the other.

use super::common::Common;
use super::exit::Failure;
use super::files::Input;
use super::record::write_record;
use super::work::last_game;
use crate::findings::{FileProblem, FileReport, Placed, Problem, Severity, counts};
use crate::replay::Options;
use crate::source::{Encoding, NotText, Text};
use crate::stream::{Aside, LARGEST_GAME, Packing, Pieces};
use crate::words::program as say;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// A file that was read whole.
pub(super) struct File {
    pub(super) input: Input,
    /// The name in findings.
    pub(super) name: String,
    bytes: Vec<u8>,
    /// Empty if the bytes are not text.
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

    /// Whether the file holds exactly this text, as UTF-8.
    pub(super) fn is(&self, text: &str) -> bool {
        self.text.encoding == Encoding::Utf8 && self.bytes == text.as_bytes()
    }

    /// Whether some bytes cannot be decoded, so that they would be lost. UTF-16 is already converted to UTF-8 here, where only
    /// the replacement character shows this.
    pub(super) fn is_broken(&self) -> bool {
        let wide = matches!(self.text.encoding, Encoding::Utf16Le | Encoding::Utf16Be);
        let lost = || wide && self.text.text.contains(char::REPLACEMENT_CHARACTER);
        self.text.replaced.is_some() || self.text.odd_byte || lost()
    }

    /// The input, to be read again.
    pub(super) fn into_input(self) -> Input {
        match self.input {
            Input::File(_) | Input::Held(_) => self.input,
            Input::Stdin => Input::Held(self.bytes.into()),
        }
    }

    /// The bytes that were read: decompressed, and converted to UTF-8 if they were UTF-16.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The unchanged standard input if it is in memory, otherwise the bytes that were read.
    pub(super) fn original(&self) -> &[u8] {
        if let Input::Held(held) = &self.input { held } else { &self.bytes }
    }

    /// The reason why the file is not a transcript, or `None` if it is one.
    pub(super) fn why_not_transcript(&self, games: usize) -> Option<Placed> {
        let report = self.not_text.map(|why| FileReport::not_text(why, 0));
        let found = report.unwrap_or_else(|| FileReport::piece(&self.text, games, 0)).finish();
        found.into_iter().find(|placed| placed.finding.severity() == Severity::Error)
    }

    /// The places of games that are too large, the same as for a file that is read piece by piece.
    pub(super) fn too_large_games(&self, options: &Options) -> Vec<Placed> {
        let mut found = FileReport::default();
        if self.not_text.is_none() && self.bytes.len() > LARGEST_GAME {
            let pieces = Pieces::new(self.bytes.as_slice(), |text: &str| last_game(text, options))
                .aside(Aside::Comments(counts));
            let large = pieces.flatten().filter(|piece| piece.too_large);
            large.for_each(|piece| {
                found.add(FileReport::too_large(piece.lines_before).with_lines(|line| piece.line(line)));
            });
        }
        let found = found.finish();
        found.into_iter().filter(|it| it.finding.problem == Problem::File(FileProblem::GameTooLarge)).collect()
    }
}

/// Reads an input that is to be rewritten. Standard input is kept in memory, and is copied through unchanged if it cannot be
/// read as text. Returns `None` if the input cannot be read, which has been reported.
///
/// # Errors
/// If standard output cannot be written.
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

/// Counts games over all inputs to select the game of `--game`.
pub(super) struct Picked {
    wanted: Option<u32>,
    seen: AtomicU32,
}

impl Picked {
    pub(super) fn new(common: &Common) -> Self {
        Self { wanted: common.game, seen: AtomicU32::new(0) }
    }

    /// Whether the next game is wanted. With `--game` only one thread may count.
    pub(super) fn next(&self) -> bool {
        self.wanted.is_none_or(|wanted| self.seen.fetch_add(1, Ordering::Relaxed).saturating_add(1) == wanted)
    }

    /// Fails if the input does not have the game of `--game`.
    pub(super) fn finish(&self) -> Result<(), Failure> {
        let seen = self.seen.load(Ordering::Relaxed);
        match self.wanted {
            Some(wanted) if wanted > seen => Err(no_such_game(wanted, seen as usize)),
            _ => Ok(()),
        }
    }
}

/// The error that the input has fewer games.
pub(super) fn no_such_game(number: u32, games: usize) -> Failure {
    say::no_such_game(number, games).into()
}
