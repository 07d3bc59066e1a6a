//! Streams: pieces of any size hold the games of the whole text, in order, and nothing is lost between them.

use super::input::{Bytes, transcript};
use kibao::notation::games;
use kibao::source::Text;
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
    let once = transcript(bytes);
    // Some texts are so long that they are cut.
    let long = bytes.first().is_some_and(|first| first & 4 != 0) && !once.is_empty();
    let text = if long { once.repeat(600_000 / once.len()) } else { once };
    let last_game = |text: &str| games(text).last().map(|game| game.span.start).filter(|start| *start > 0);
    // A mark of the byte order belongs to no game, wherever a piece begins.
    let said = |text: &str| {
        let said = |game: kibao::notation::Game| {
            game.span.of(text).trim_matches(['\u{feff}', '\n', '\r', ' ', '\t']).to_owned()
        };
        games(text).map(said).collect::<Vec<_>>()
    };
    let pieces = Pieces::new(Dripping { bytes: text.as_bytes(), sizes: Bytes(bytes) }, last_game);
    let mut whole = Vec::new();
    let mut found = Vec::new();
    for piece in pieces {
        let piece = piece.expect("memory can be read");
        let decoded = Text::decode(&piece.bytes).expect("a small piece");
        found.extend(said(&decoded.text));
        whole.extend_from_slice(&piece.bytes);
    }
    assert_eq!(whole, text.as_bytes(), "nothing is lost");
    let whole = Text::decode(text.as_bytes()).expect("a short text");
    assert!(found == said(&whole.text), "the same games");
}
