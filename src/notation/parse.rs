//! Text to games, line by line: heads, comments, and which lines are rounds.

use nom::Parser;
use nom::bytes::complete::take_while_m_n;
use nom::combinator::verify;
use nom::sequence::pair;

use super::build::{Build, Line};
use super::lex::{self, Lexed, colon, is_blank, is_semicolon, semicolons};
use super::round::Lead;
use super::tree::{CommentSign, Game, Head, Key, ProblemKind, TokenKind};
use super::word::{WordKind, comment_end, word};

/// The games of a text, one after the other.
///
/// Never fails. Every byte of the text is in exactly one token of exactly one game: what stands before the first game
/// belongs to it, what stands between two belongs to the first of them, but for comments after a blank line. A text
/// without a single known head key or readable move has no game. Spans are relative to `text`, which should be shorter
/// than 4 GiB; only one game is in memory at a time.
///
/// ```
/// let text = "title: first\n1: A6L* a6R;\n\ntitle: second\n1: A6R* a6L*; a comment\n";
/// let games: Vec<_> = kibao::notation::games(text).collect();
/// assert_eq!(games.len(), 2);
/// let comment = games[1].rounds[0].comment.unwrap();
/// assert_eq!(comment.text.of(text), "a comment");
/// ```
#[must_use]
pub fn games(text: &str) -> Games<'_> {
    Games { text, at: 0, build: Build::default(), short_cut: true }
}

/// The same games without the short cut for lines in canonical form, so that tests can compare both.
#[must_use]
pub fn games_without_short_cut(text: &str) -> Games<'_> {
    Games { short_cut: false, ..games(text) }
}

/// The iterator [`games`] returns.
#[derive(Debug)]
pub struct Games<'t> {
    text: &'t str,
    at: usize,
    build: Build,
    short_cut: bool,
}

impl Iterator for Games<'_> {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        loop {
            if self.short_cut
                && let Some(len) = self.build.clean_round(self.text, self.at)
            {
                self.at += len;
                continue;
            }
            let rest = self.text.get(self.at..).unwrap_or_default();
            if rest.is_empty() {
                let last = std::mem::take(&mut self.build);
                return last.real.then(|| last.finish(self.at));
            }
            let len = rest.bytes().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len());
            let mut line = Line::new(self.text, self.at, self.at + len);
            let finished = self.build.line(&mut line);

            self.at += len;
            let end = match rest.as_bytes().get(len..) {
                Some([b'\r', b'\n', ..]) => 2,
                Some([_, ..]) => 1,
                _ => 0,
            };
            let mut line_end = Line::new(self.text, self.at, self.at + end);
            self.build.token(&mut line_end, TokenKind::LineEnd, end);
            self.at += end;
            if let Some(game) = &finished {
                // The next game is likely as long.
                self.build.game.tokens.reserve(game.tokens.len());
                self.build.game.rounds.reserve(game.rounds.len());
                return finished;
            }
        }
    }
}

impl std::iter::FusedIterator for Games<'_> {}

impl Build {
    /// Reads a line; returns the game before, where the line begins another.
    fn line(&mut self, line: &mut Line<'_>) -> Option<Game> {
        self.line = self.mark(line);
        self.blanks(line, "");
        let Some(first) = line.next() else {
            self.blank = true;
            return None;
        };
        if is_semicolon(first) || first == '%' {
            let sign = if first == '%' { CommentSign::Percent } else { CommentSign::Semicolon };
            self.comment_line(line, sign);
            return None;
        }
        if lex::number(line.rest()).is_ok() {
            return self.line_with_number(line);
        }
        let begins = word(line.rest()).kind;
        if matches!(begins, WordKind::Move(_) | WordKind::Bad(_) | WordKind::Missing) {
            let (taken, finished) = self.rounds(line, Lead::Nothing);
            if taken {
                return finished;
            }
        }
        if let Ok((_, key)) = head_key(line.rest()) {
            let known = Key::from_name(key);
            if known.is_some() || self.game.rounds.is_empty() {
                let finished = if self.game.rounds.is_empty() { None } else { Some(self.divide()) };
                self.head(line, key, known);
                return finished;
            }
            self.without_sign(line, ProblemKind::HeadAfterMoves, None);
            return None;
        }
        self.without_sign(line, ProblemKind::LineWithoutSign, None);
        None
    }

    /// A line that starts with digits: a round, or nothing known up to where one begins.
    fn line_with_number(&mut self, line: &mut Line<'_>) -> Option<Game> {
        let rest = line.rest();
        if let Some(lead) = Lead::of(rest) {
            let (taken, finished) = self.rounds(line, lead);
            if taken {
                return finished;
            }
        }
        if self.without_sign(line, ProblemKind::LineWithoutSign, comment_end(rest)) {
            self.more_rounds(line);
        }
        None
    }

    /// A head line with this key.
    fn head(&mut self, line: &mut Line<'_>, key: &str, known: Option<Key>) {
        let key_span = self.token(line, TokenKind::HeadKey, key.len());
        if let Some(known) = known {
            self.real = true;
            if key != known.name() {
                self.problem(key_span, ProblemKind::KeyCase);
            }
            match self.keys.get_mut(known as usize) {
                Some(Some(first)) => {
                    let first = *first;
                    self.problem(key_span, ProblemKind::RepeatedKey { first });
                }
                Some(unseen) => *unseen = Some(key_span),
                None => {}
            }
        }
        self.blanks(line, "");
        self.sign(line, TokenKind::Colon);

        let rest = line.rest();
        let end = semicolons(rest).next();
        let region = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default();
        let empty = lex::trim(region).is_empty();
        let behind = end.and_then(|end| rest.get(end + 1..)).unwrap_or_default();
        let remark = !behind.trim_start_matches(|c| is_blank(c) || is_semicolon(c)).is_empty();
        self.blanks(line, if empty && (end.is_none() || remark) { "" } else { " " });
        let len = region.len() - (rest.len() - line.rest().len());
        let value = self.text(line, TokenKind::HeadValue, len);
        // A `;` that closes nothing is taken out with the blanks around it.
        self.blanks(line, if end.is_some() && !remark { " " } else { "" });

        let mut head = Head { key: key_span, known, value, comment: None, below: Vec::new() };
        let mut more = false;
        if end.is_some() {
            let span = self.sign(line, TokenKind::Semicolon);
            (head.comment, more) = self.tail(line);
            if head.comment.is_none() || more {
                self.problem(span, ProblemKind::SemicolonInHead);
            }
        }
        self.game.heads.push(head);
        self.blank = false;
        if more {
            self.more_rounds(line);
        }
    }
}

/// The most characters a head key has.
const LONGEST_KEY: usize = 32;

/// A head line's key: a letter, then letters, digits, blanks, `-` or `_`, at most three words; a colon follows.
///
/// A word that could be a move is no key, and `http://` is none.
fn head_key(input: &str) -> Lexed<'_, &str> {
    let in_key = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '\t' | '-' | '_');
    let key = take_while_m_n(1, 2 * LONGEST_KEY, in_key);
    let fits = |key: &str| {
        let mut letters = key.chars();
        let named = letters.next().is_some_and(char::is_alphabetic) && !letters.next().is_some_and(char::is_numeric);
        named
            && key.chars().count() <= LONGEST_KEY
            && key.split([' ', '\t']).filter(|word| !word.is_empty()).count() <= 3
    };
    let mut line = verify(pair(key.map(lex::trim), colon), |(key, _): &(&str, char)| fits(key));
    let (rest, (key, _)) = line.parse(input)?;
    if rest.starts_with("//") { Err(nom::Err::Error(())) } else { Ok((rest, key)) }
}
