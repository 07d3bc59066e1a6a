//! Short cuts for lines in canonical form: rounds, `12: A5> a7>*;`, and head lines, `title: Final`.
//!
//! Nearly all lines of an archive are in this form. A round is read byte by byte into the same tree that the full reader
//! makes; of a head line only the key is found here. Everything else is left to the full reader, also a second round 1 and a
//! move that may belong to the round before.

use super::build::{Build, Line};
use super::ending;
use super::entries::Entries;
use super::tree::{Entry, EntryKind, Key, Number, Round, RowLetter, Sign, Signs, Token, TokenKind, Written};
use crate::source::Span;

/// The most digits of a round number that are read here.
const DIGITS: usize = 6;

/// A cursor over bytes.
struct Bytes<'t> {
    bytes: &'t [u8],
    at: usize,
}

impl Bytes<'_> {
    fn next(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    /// Reads this byte if it is the next.
    fn take(&mut self, byte: u8) -> bool {
        let is = self.next() == Some(byte);
        self.at += usize::from(is);
        is
    }

    fn number(&mut self) -> Option<u32> {
        let start = self.at;
        let mut value = 0;
        while let Some(digit @ b'0'..=b'9') = self.next() {
            value = value * 10 + u32::from(digit - b'0');
            self.at += 1;
            if self.at - start > DIGITS {
                return None;
            }
        }
        let leading_zero = self.at - start > 1 && self.bytes.get(start) == Some(&b'0');
        (self.at > start && !leading_zero).then_some(value)
    }

    /// Reads a move with at most one direction, one sign for the house, two stars and one `#`, in this order.
    fn written(&mut self) -> Option<Written> {
        let letter = RowLetter::of(char::from(self.next()?));
        self.at += usize::from(letter.is_some());
        let pit = match self.next()? {
            digit @ b'1'..=b'8' => digit - b'0',
            _ => return None,
        };
        self.at += 1;
        let mut signs = Signs::default();
        let (direction, house) = match self.next().unwrap_or_default() {
            b'<' => (Some(Sign::Less), (b'+', Sign::Plus)),
            b'>' => (Some(Sign::Greater), (b'+', Sign::Plus)),
            b'L' => (Some(Sign::Left), (b'>', Sign::Greater)),
            b'R' => (Some(Sign::Right), (b'>', Sign::Greater)),
            _ => (None, (b'+', Sign::Plus)),
        };
        let mut fits = true;
        if let Some(direction) = direction {
            self.at += 1;
            fits &= signs.push(direction);
        }
        for (byte, sign) in [house, (b'*', Sign::Star), (b'*', Sign::Star), (b'#', Sign::Hash)] {
            if self.take(byte) {
                fits &= signs.push(sign);
            }
        }
        fits.then_some(Written { row: letter, pit, signs })
    }
}

/// The move in canonical form at the start of a text, and the text behind it, which does not begin with a letter, a digit or
/// a sign of a move.
pub(super) fn tidy_move(text: &str) -> Option<(&str, Written)> {
    let mut bytes = Bytes { bytes: text.as_bytes(), at: 0 };
    let written = bytes.written()?;
    let ends = |next: u8| next.is_ascii() && !next.is_ascii_alphanumeric() && !b"<>+*#&".contains(&next);
    let rest = text.get(bytes.at..).filter(|_| bytes.next().is_none_or(ends))?;
    Some((rest, written))
}

/// Whether a line, without its end, is a round in canonical form.
pub(super) fn is_clean_round(line: &[u8]) -> bool {
    let mut bytes = Bytes { bytes: line, at: 0 };
    let mut read = || {
        bytes.number()?;
        (bytes.take(b':') && bytes.take(b' ')).then_some(())?;
        bytes.written()?;
        if bytes.take(b' ') {
            bytes.written()?;
        }
        Some(bytes.take(b';') && bytes.at == line.len())
    };
    read().unwrap_or(false)
}

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
        let mut bytes = Bytes { bytes: self.game.text.as_bytes().get(at..)?, at: 0 };
        let value = bytes.number()?;
        let digits = bytes.at;
        if (value == 1 && !self.game.rounds.is_empty())
            || self.waits()
            || self.open_remark.is_some()
            || !bytes.take(b':')
            || !bytes.take(b' ')
        {
            return None;
        }
        let span = |from: usize, to: usize| Span::new(at + from, at + to);
        let mut entries = Entries::default();
        let first = bytes.at;
        let written = bytes.written()?;
        entries.push(Entry { span: span(first, bytes.at), kind: EntryKind::Move(written), opinion: None });
        let gap = bytes.at;
        if bytes.take(b' ') {
            let second = bytes.at;
            let written = bytes.written()?;
            entries.push(Entry { span: span(second, bytes.at), kind: EntryKind::Move(written), opinion: None });
        }
        let end = bytes.at;
        if !bytes.take(b';') || !bytes.take(b'\n') {
            return None;
        }

        let mut token = |kind, from, to| self.game.tokens.push(Token { kind, span: span(from, to) });
        token(TokenKind::Number, 0, digits);
        token(TokenKind::Colon, digits, digits + 1);
        token(TokenKind::Space, digits + 1, first);
        token(TokenKind::Entry, first, gap);
        if end > gap {
            token(TokenKind::Space, gap, gap + 1);
            token(TokenKind::Entry, gap + 1, end);
        }
        token(TokenKind::Semicolon, end, end + 1);
        token(TokenKind::LineEnd, end + 1, end + 2);
        let number = Some(Number { value: Some(value), span: span(0, digits) });
        let end = span(end, end + 1);
        self.accept(Round {
            span: span(0, digits).cover(end),
            number,
            entries,
            remarks: Vec::new(),
            given_up: None,
            end: Some(end),
            comment: None,
            below: Vec::new(),
        });
        Some(bytes.at)
    }
}
