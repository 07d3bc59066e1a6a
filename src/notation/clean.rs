//! Short cuts for lines in canonical form: rounds, `12: A5> a7>*;`, and head lines, `title: Final`.
//!
//! Nearly all lines of an archive are in this form. A round becomes the same tree that the full reader makes; of a head line
//! only the key is found here. Everything else is left to the full reader, also a second round 1 and a move that may belong to
//! the round before.

use super::build::{Build, Line};
use super::canonical::canonical_round;
use super::ending;
use super::tree::{Key, TokenKind};
use crate::source::Span;

impl Build<'_> {
    /// The key of a head line in canonical form, if it cannot be a player's name before moves. Consumes nothing.
    pub(super) fn clean_head(&self, line: &Line<'_>) -> Option<Key> {
        let text = line.rest();
        if !text.starts_with(|c: char| c.is_ascii_lowercase()) || self.joined || self.open_remark.is_some() {
            return None;
        }
        let colon = text.bytes().position(|byte| byte == b':').filter(|_| self.short_cut)?;
        let (name, value) = text.split_at_checked(colon)?;
        let value = value.strip_prefix(": ")?;
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
        let bytes = self.game.text.as_bytes().get(at..).filter(|_| self.short_cut)?;
        let round = canonical_round(bytes)?;
        let len = round.line_len();
        if bytes.get(len - 1) != Some(&b'\n')
            || (round.value == 1 && self.has_rounds())
            || self.waits()
            || self.open_remark.is_some()
        {
            return None;
        }
        if !self.folds || !self.fold(at, &round) {
            self.unfold();
            round.tokens(at, &mut self.game.tokens);
            self.accept(round.tree(at));
        }
        Some(len)
    }

    /// Reads `: ` and the value of a head line, to the end of the line, if it is ASCII without a semicolon. Consumes nothing if
    /// it is anything else.
    pub(super) fn clean_value(&mut self, line: &mut Line<'_>) -> Option<Span> {
        let value = line.rest().strip_prefix(": ").filter(|_| self.short_cut)?.as_bytes();
        let is_clean = |byte: &u8| matches!(byte, b' '..=b'~') && *byte != b';';
        let ends = [value.first()?, value.last()?];
        if ends.iter().any(|byte| **byte == b' ') || !value.iter().all(is_clean) {
            return None;
        }
        self.token(line, TokenKind::Colon, 1);
        self.token(line, TokenKind::Space, 1);
        Some(self.token(line, TokenKind::HeadValue, value.len()))
    }
}
