//! What mail programs, chats and tables put before the text of a line.

use super::build::{Build, Line, Speaker};
use super::ending;
use super::lex::{self, is_bar, is_blank, is_semicolon};
use super::note::{clock, note, time};
use super::plain::plain;
use super::problem::ProblemKind;
use super::tree::{Key, TokenKind};
use super::word::{Lead, WordKind, begins_moves, head_key, key_without_colon, row_of, word};
use crate::source::Span;

/// An upper limit for the bytes of a word before a number.
const LONGEST_WORD: usize = 16;

/// The most signs, times and names in a prefix.
const MOST_PIECES: usize = 8;

impl Build<'_> {
    /// Reads the prefix of a line, if a round, a head line, a comment or nothing follows it.
    pub(super) fn prefix(&mut self, line: &mut Line<'_>) {
        self.speaker = None;
        self.line_stamped = false;
        let text = line.rest();
        let Some(first) = text.chars().find(|c| !is_blank(*c)) else { return };
        if is_semicolon(first) || first == '%' {
            return;
        }
        if first.is_ascii_digit() && !begins_stamp(text) {
            return;
        }
        if is_rule(text) {
            self.prefix_token(line, text.len());
            return;
        }
        let mut at = text.len() - lex::trim_start(text).len();
        let (start, mut stamped) = (at, false);
        for _ in 0..MOST_PIECES {
            let rest = lex::from(text, at);
            let stamp = stamp(rest).filter(|(_, dated)| *dated || self.game.rounds.is_empty() || self.stamped);
            stamped |= stamp.is_some();
            let sign = || self.sign_before(rest, line).or_else(|| before_number(rest));
            let Some(len) = stamp.map(|(len, _)| len).or_else(sign) else { break };
            at = text.len() - lex::behind(rest, len).len();
        }
        let rest = lex::from(text, at);
        if let Some((len, north)) = self.speaker_of_line(line, rest, stamped) {
            let name = Span::new(line.at() + at, line.at() + at + len);
            at += len;
            self.speaker = north.map(|north| Speaker { north, name });
        } else if at == start || !is_useful(rest) {
            return;
        }
        self.line_stamped = stamped;
        self.stamped |= stamped;
        self.bullet = Some(first);
        self.prefix_token(line, at);
    }

    /// Makes a prefix of the next `len` bytes. The first prefix of a game is reported.
    pub(super) fn prefix_token(&mut self, line: &mut Line<'_>, len: usize) {
        let span = self.token(line, TokenKind::Prefix, len);
        if !self.prefixed {
            self.prefixed = true;
            self.problem(span, ProblemKind::LinePrefix);
        }
    }

    /// The length of a mail program's `>`, the bar of a table, an HTML tag, or a bullet. A dash is a bullet if it cannot be a
    /// missing move.
    fn sign_before(&self, rest: &str, line: &Line<'_>) -> Option<usize> {
        if let Ok((_, tag)) = lex::html_tag(rest) {
            // A player may be called `<Li>`.
            let names = self.side(line, tag.trim_matches(['<', '>'])).is_some();
            return Some(tag.len()).filter(|_| !names);
        }
        let first = rest.chars().next()?;
        let after = rest.get(first.len_utf8()..)?;
        let spaced = after.starts_with(is_blank) || after.is_empty();
        let dash = matches!(first, '-' | '–' | '—' | '+');
        let bullet =
            matches!(first, '*' | '•' | '·' | '‣' | '◦' | '▪' | '●') || (dash && self.is_bullet(first, after, line));
        (first == '>' || (is_bar(first) && first != '/') || (bullet && spaced)).then_some(first.len_utf8())
    }

    /// Whether a dash before this text is a bullet, not South's missing move.
    fn is_bullet(&self, dash: char, after: &str, line: &Line<'_>) -> bool {
        let after = lex::trim_start(after);
        let first = word(after);
        let mut behind = first.after(after);
        while let Some((_, len)) = lex::opinion(behind) {
            behind = lex::behind(behind, len);
        }
        let second = || word(behind).is_move() || ending::resignation(behind).is_some();
        let two = first.is_move() && second();
        let south = row_of(after) == Some(false);
        let numbered = Lead::of(after).is_some_and(|lead| lead != Lead::Nothing);
        let listed = || line.below(0).strip_prefix(dash).is_some_and(|rest| rest.starts_with(is_blank));
        self.bullet == Some(dash)
            || numbered
            || two
            || south
            || self.waits()
            || listed()
            || matches!(first.kind, WordKind::Text)
    }
}

/// Whether a text is one that a prefix may be removed from: nothing, a comment, a round, a head line.
fn is_useful(rest: &str) -> bool {
    let Some(first) = rest.chars().next() else { return true };
    let number = || lex::number(rest).is_some() && (Lead::of(rest).is_some() || Lead::at_line_end(rest).is_some());
    let begins = || matches!(word(rest).kind, WordKind::Move(_) | WordKind::Bad(_) | WordKind::Missing);
    is_semicolon(first)
        || first == '%'
        || number()
        || begins()
        || head_key(rest).is_ok()
        || key_without_colon(rest).is_some()
        || ending::resignation(rest).is_some()
        || lex::opinion(rest).is_some()
        || note(rest).is_some_and(|len| is_useful(lex::behind(rest, len)))
}

/// Whether a line that begins with digits may begin with a date or a time: one sign and another digit follow them.
fn begins_stamp(text: &str) -> bool {
    let text = lex::trim_start(text);
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let mut signs = rest.chars();
    signs.next().is_some_and(|c| matches!(c, ':' | '/' | '.' | '-')) && signs.next().is_some_and(|c| c.is_ascii_digit())
}

/// The number of the round with which the next line begins, after its prefix.
pub(super) fn number_below(line: &Line<'_>) -> Option<u32> {
    let mut rest = line.near_below();
    for _ in 0..MOST_PIECES {
        let sign = |c| is_blank(c) || c == '>' || is_bar(c);
        rest = rest.trim_start_matches(sign);
        let Some(len) = stamp(rest).map(|(len, _)| len).or_else(|| before_number(rest)) else { break };
        rest = lex::from(rest, len);
    }
    lex::number(lex::trim_start(rest))?.value
}

/// The words before the number of a round, besides those of the head key `round`.
const ROUND_WORDS: [&str; 9] = ["move", "turn", "zug", "zuege", "tah", "hatua", "no", "nr", "c"];

/// The length of a word before the number of a round and its moves, as in `Round 1: A6<*`, or of the bracket in `(1) A6<*`.
fn before_number(rest: &str) -> Option<usize> {
    let end = rest.find(|c: char| c != '(' && (is_blank(c) || c.is_ascii_digit() || matches!(c, '.' | '#')))?;
    let name = rest.get(..end)?;
    let after = rest.get(end..)?;
    let number = after.trim_start_matches(|c| is_blank(c) || (!name.is_empty() && c == '.') || c == '#');
    let is_word = || {
        let plain = plain(name);
        Key::from_name(&plain) == Some(Key::Round) || ROUND_WORDS.contains(&plain.as_str())
    };
    let named = match name {
        "" => after.starts_with('#'),
        "(" => number.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with(')'),
        _ => name.len() < LONGEST_WORD && is_word(),
    };
    let marked = || matches!(Lead::of(number), Some(Lead::Colon | Lead::Mark(_) | Lead::Reply));
    (named && number.starts_with(|c: char| c.is_ascii_digit()) && marked() && begins_moves(number))
        .then_some(rest.len() - number.len())
}

/// The length of a date, a time or both at the start of a text, and whether a date is part of it: `[12:03] `,
/// `28/11/2026, 12:03 - `, `12:03 `.
fn stamp(text: &str) -> Option<(usize, bool)> {
    if let Some(inner) = text.strip_prefix('[') {
        let end = inner.find(']')?;
        let stamp = inner.get(..end)?;
        let dated = stamp.matches(['/', '-', '.']).count() == 2;
        let fits = stamp.starts_with(|c: char| c.is_ascii_digit()) && stamp.chars().all(in_stamp);
        return ((dated || stamp.contains(':')) && fits).then_some((end + 2, dated));
    }
    let day = text.find(|c: char| !(c.is_ascii_digit() || matches!(c, '/' | '.' | '-'))).unwrap_or(text.len());
    let dated = text.get(..day)?.split(['/', '.', '-']).filter(|part| matches!(part.len(), 1 | 2 | 4)).count() == 3;
    let after = if dated { text.get(day..)?.trim_start_matches(|c| is_blank(c) || c == ',' || c == 'T') } else { text };
    let rest = match clock(after) {
        Some(len) => after.get(time(after).unwrap_or(len)..)?,
        None if dated => after,
        None => return None,
    };
    let dashed = lex::trim_start(rest);
    let dashed = dashed.strip_prefix(['-', '–']).filter(|rest| rest.starts_with(is_blank)).unwrap_or(rest);
    (dashed.starts_with(is_blank) || dashed.is_empty()).then_some((text.len() - dashed.len(), dated))
}

fn in_stamp(c: char) -> bool {
    c.is_ascii_digit()
        || matches!(c, ':' | '/' | '.' | '-' | ',' | ' ' | '\u{202F}' | 'a' | 'p' | 'm' | 'A' | 'P' | 'M')
}

/// Whether a line is the rule below the head of a table: `|---|---|`.
fn is_rule(line: &str) -> bool {
    let line = lex::trim(line);
    line.chars().all(|c| matches!(c, '|' | '+' | '-' | '=' | ':' | ' ' | '─' | '┼' | '│' | '├' | '┤' | '━'))
        && line.contains(['|', '+', '│', '┼'])
        && line.matches(['-', '=', '─', '━']).count() > 2
}
