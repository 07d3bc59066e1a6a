//! Streams: pieces of any size hold the games of the whole text, in order, and nothing is lost between them.

use super::input::{Bytes, transcript};
use kibao::notation::{Game, games};
use kibao::source::{Text, line_ends};
use kibao::stream::Pieces;
use std::io::{self, Read};

/// Gives a few bytes at a time.
struct Dripping<'a> {
    bytes: &'a [u8],
    sizes: Bytes<'a>,
}

impl Read for Dripping<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let size = (1 + self.sizes.below(256)).min(buffer.len()).min(self.bytes.len());
        let (now, later) = self.bytes.split_at(size);
        buffer[..size].copy_from_slice(now);
        self.bytes = later;
        Ok(size)
    }
}

pub(super) fn run(bytes: &[u8]) {
    // What follows a NUL character is not read.
    let text = transcript(bytes).replace('\0', " ");
    let mut sizes = Bytes(bytes);
    let size = 1 + sizes.below(1_024);
    let last_game = |text: &str| games(text).last().map(|game| game.span.start).filter(|start| *start > 0);
    let pieces = |largest: usize| {
        let pieces = Pieces::new(Dripping { bytes: text.as_bytes(), sizes: Bytes(bytes) }, last_game);
        pieces.sized(size, largest).map(|piece| piece.expect("memory can be read"))
    };
    let mut whole = Vec::new();
    let mut found = Vec::new();
    for piece in pieces(text.len() + 1) {
        assert_eq!(piece.lines_before, line_ends(&whole), "lines before {}", whole.len());
        found.extend(said(&Text::decode(&piece.bytes).expect("a small piece").text));
        whole.extend_from_slice(&piece.bytes);
    }
    assert_eq!(whole, text.as_bytes(), "nothing is lost");
    let whole = Text::decode(text.as_bytes()).expect("a short text");
    assert_eq!(found, said(&whole.text), "the same games in pieces of {size}: {:?}", whole.text);

    // Games that are too large are passed over, and nothing is read twice.
    let mut rest = text.as_bytes();
    let mut lines = 0;
    for piece in pieces(size + sizes.below(1_024)) {
        assert!(piece.lines_before >= lines, "lines go up");
        lines = piece.lines_before;
        let size = piece.bytes.len();
        let at = (0..=rest.len() - size).find(|at| rest[*at..].starts_with(&piece.bytes));
        rest = &rest[at.expect("pieces of the text, in order") + size..];
    }
}

/// What the games say. A mark of the byte order belongs to none, wherever a piece begins.
fn said(text: &str) -> Vec<String> {
    let said = |game: Game| game.span.of(text).trim_matches(['\u{feff}', '\n', '\r', ' ', '\t']).to_owned();
    games(text).map(said).collect()
}
