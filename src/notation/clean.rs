//! Short cuts for lines in canonical form: rounds, `12: A5> a7>*;`, and head lines, `title: Final`.
//!
//! Nearly all lines of an archive are in this form. A round becomes the same tree that the full reader makes; of a head line
//! only the key is found here. Everything else is left to the full reader, also a second round 1 and a move that may belong to
//! the round before.

use super::build::{Build, Line};
use super::canonical::{CanonicalRound, canonical_round};
use super::ending;
use super::entries::Entries;
use super::tree::{Entry, EntryKind, Key, Number, Round, Token, TokenKind};
use crate::source::Span;

impl Build<'_> {
    /// The key of a head line in canonical form, if it cannot be a player's name before moves. Consumes nothing.
    pub(super) fn clean_head(&self, line: &Line<'_>) -> Option<Key> {
        let text = line.rest();
        if !text.starts_with(|c: char| c.is_ascii_lowercase()) || self.joined || self.open_remark.is_some() {
            return None;
        }
        let (name, value) = text.split_once(": ")?;
        let key = Key::ALL.into_iter().find(|key| key.name() == name)?;
        let words =
            |bytes: &[u8]| matches!(bytes, [one, two, ..] if one.is_ascii_alphabetic() && two.is_ascii_alphabetic());
        let is_player = matches!(key, Key::South | Key::North)
            || self.players.iter().flatten().any(|player| {
                let mut words = line.text_of(*player).split(|c: char| !c.is_alphanumeric());
                words.any(|word| word.eq_ignore_ascii_case(name))
            });
        let is_name = || words(value.as_bytes()) && ending::resignation(value).is_none() && !self.hides(value);
        (!is_player || is_name()).then_some(key)
    }

    /// Reads the line that starts at `at`, with its line feed, if it is a round in canonical form that continues the game.
    /// Returns its length, or `None` and consumes nothing if the line is anything else.
    pub(super) fn clean_round(&mut self, at: usize) -> Option<usize> {
        let bytes = self.game.text.as_bytes().get(at..)?;
        let CanonicalRound { value, digits, south, south_end, north, end } = canonical_round(bytes)?;
        if bytes.get(end + 1) != Some(&b'\n')
            || (value == 1 && !self.game.rounds.is_empty())
            || self.waits()
            || self.open_remark.is_some()
        {
            return None;
        }
        let span = |from: usize, to: usize| Span::new(at + from, at + to);
        let entry = |from, to, written| Entry {
            span: span(from, to),
            kind: EntryKind::Move(written),
            opinion: None,
            reading: None,
        };
        let first = digits + 2;
        let mut entries = Entries::default();
        entries.push(entry(first, south_end, south));
        if let Some(north) = north {
            entries.push(entry(south_end + 1, end, north));
        }

        let mut token = |kind, from, to| self.game.tokens.push(Token { kind, span: span(from, to) });
        token(TokenKind::Number, 0, digits);
        token(TokenKind::Colon, digits, digits + 1);
        token(TokenKind::Space, digits + 1, first);
        token(TokenKind::Entry, first, south_end);
        if north.is_some() {
            token(TokenKind::Space, south_end, south_end + 1);
            token(TokenKind::Entry, south_end + 1, end);
        }
        token(TokenKind::Semicolon, end, end + 1);
        token(TokenKind::LineEnd, end + 1, end + 2);
        let (number_span, close) = (span(0, digits), span(end, end + 1));
        self.accept(Round {
            span: number_span.cover(close),
            number: Some(Number { value: Some(value), span: number_span }),
            entries,
            end: Some(close),
            ..Round::default()
        });
        Some(end + 2)
    }
}
