//! A game under construction: a line's cursor, tokens without gaps, problems, and where a comment belongs.

use super::lex::{self, is_blank, is_semicolon};
use super::number::Numbers;
use super::tree::{Comment, CommentSign, Game, Key, Problem, ProblemKind, Token, TokenKind};
use super::word::{comment_end, reads_as_round, starts_round};
use crate::source::Span;

/// A line and how far it has been read, its line end not included.
pub(super) struct Line<'t> {
    text: &'t str,
    at: usize,
    end: usize,
}

impl<'t> Line<'t> {
    /// The line of `text` from `start` to `end`.
    pub(super) fn new(text: &'t str, start: usize, end: usize) -> Self {
        Self { text, at: start, end }
    }

    /// What has not been read yet.
    pub(super) fn rest(&self) -> &'t str {
        self.text.get(self.at..self.end).unwrap_or_default()
    }

    /// Where that is.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// The first character of it.
    pub(super) fn next(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// The text of a span.
    pub(super) fn text_of(&self, span: Span) -> &'t str {
        span.of(self.text)
    }
}

/// How far a game had been built at some place, to go back to or to divide it there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mark {
    pub(super) at: usize,
    tokens: usize,
    problems: usize,
    below: usize,
}

/// A game under construction.
#[derive(Debug, Default)]
pub(super) struct Build {
    pub(super) game: Game,
    pub(super) start: usize,
    /// Whether it has a known head key or a readable move, without which it is none.
    pub(super) real: bool,
    /// Whether a blank line came after the last head line or round.
    pub(super) blank: bool,
    pub(super) numbers: Numbers,
    /// Where each known key stands first.
    pub(super) keys: [Option<Span>; Key::ALL.len()],
    /// The start of the line being read.
    pub(super) line: Mark,
    /// The first comment line after the last round and a blank line: the next game begins there, if one does.
    pub(super) divide: Option<Mark>,
}

impl Build {
    /// Where it is now.
    pub(super) fn mark(&self, line: &Line<'_>) -> Mark {
        Mark {
            at: line.at,
            tokens: self.game.tokens.len(),
            problems: self.game.problems.len(),
            below: self.game.rounds.last().map_or(0, |round| round.below.len()),
        }
    }

    /// Forgets the tokens and problems since a mark on this line.
    pub(super) fn rewind(&mut self, line: &mut Line<'_>, mark: Mark) {
        line.at = mark.at;
        self.game.tokens.truncate(mark.tokens);
        self.game.problems.truncate(mark.problems);
    }

    /// Ends this game at a mark and begins the next one with what came after it.
    pub(super) fn divide(&mut self) -> Game {
        let mark = self.divide.unwrap_or(self.line);
        let before = self.game.rounds.last_mut().map(|round| round.below.split_off(mark.below.min(round.below.len())));
        let next = Game {
            tokens: self.game.tokens.split_off(mark.tokens.min(self.game.tokens.len())),
            problems: self.game.problems.split_off(mark.problems.min(self.game.problems.len())),
            before: before.unwrap_or_default(),
            ..Game::default()
        };
        let next = Self { game: next, start: mark.at, real: true, ..Self::default() };
        std::mem::replace(self, next).finish(mark.at)
    }

    /// The game, ending at `end`.
    pub(super) fn finish(mut self, end: usize) -> Game {
        self.game.span = Span::new(self.start, end);
        self.game.problems.sort_by_key(|problem| problem.span.start);
        self.game
    }

    /// Makes a token of the next `len` bytes of the line; none of nothing. Returns its span.
    pub(super) fn token(&mut self, line: &mut Line<'_>, kind: TokenKind, len: usize) -> Span {
        let span = Span::new(line.at, line.at + len);
        line.at += len;
        if len > 0 {
            self.game.tokens.push(Token { kind, span });
        }
        span
    }

    /// Makes a token of one character.
    pub(super) fn sign(&mut self, line: &mut Line<'_>, kind: TokenKind) -> Span {
        let len = line.next().map_or(0, char::len_utf8);
        let span = self.token(line, kind, len);
        if matches!(kind, TokenKind::Semicolon | TokenKind::Colon | TokenKind::CommentSign)
            && let Some(c) = line.text_of(span).chars().next().filter(|c| matches!(c, '；' | '：'))
        {
            self.problem(span, ProblemKind::TypographicSign(c));
        }
        span
    }

    /// Notes a problem.
    pub(super) fn problem(&mut self, span: Span, kind: ProblemKind) {
        self.game.problems.push(Problem { span, kind });
    }

    /// Reads blanks where these belong, or none at all.
    pub(super) fn blanks(&mut self, line: &mut Line<'_>, belongs: &str) {
        let rest = line.rest();
        let run = rest.len() - rest.trim_start_matches(is_blank).len();
        let fine = run == 0 || rest.get(..run) == Some(belongs);
        let span = self.token(line, TokenKind::Space, run);
        if !fine {
            self.problem(span, ProblemKind::Spacing);
        }
    }

    /// Reads the blanks between two words: one, but none before a semicolon or the end of the line.
    pub(super) fn gap(&mut self, line: &mut Line<'_>) {
        let next = line.rest().trim_start_matches(is_blank).chars().next();
        self.blanks(line, if next.is_none_or(is_semicolon) { "" } else { " " });
    }

    /// Makes a token of the next `len` bytes but for the blanks at their end, and returns its span.
    pub(super) fn text(&mut self, line: &mut Line<'_>, kind: TokenKind, len: usize) -> Span {
        let region = line.rest().get(..len).unwrap_or_default();
        self.token(line, kind, region.trim_end_matches(is_blank).len())
    }

    /// Makes a comment of the next `len` bytes.
    pub(super) fn comment(&mut self, line: &mut Line<'_>, sign: CommentSign, len: usize, own_line: bool) -> Comment {
        let text = self.text(line, TokenKind::Comment, len);
        self.blanks(line, "");
        let inner = |c| is_blank(c) || is_semicolon(c) || c == '%';
        if sign != CommentSign::None && reads_as_round(line.text_of(text).trim_start_matches(inner)) {
            self.problem(text, ProblemKind::RoundInComment);
        }
        Comment { sign, text, own_line }
    }

    /// A `%` and the comment after it, to the end of the line; none where nothing follows the sign.
    pub(super) fn percent(&mut self, line: &mut Line<'_>) -> Option<Comment> {
        self.sign(line, TokenKind::CommentSign);
        self.gap_to_text(line);
        let comment = self.comment(line, CommentSign::Percent, line.rest().len(), false);
        Some(comment).filter(|comment| !comment.text.is_empty())
    }

    /// The blanks between a comment's sign and its text.
    fn gap_to_text(&mut self, line: &mut Line<'_>) {
        let sign = line.at;
        self.blanks(line, if lex::trim(line.rest()).is_empty() { "" } else { " " });
        self.crowded(line, sign);
    }

    /// Notes that a blank is missing before a comment, where nothing is between it and the sign that ends at a place.
    fn crowded(&mut self, line: &Line<'_>, sign: usize) {
        if let Some(first) = line.next().filter(|_| line.at == sign) {
            self.problem(Span::new(sign, sign + first.len_utf8()), ProblemKind::BlankMissing);
        }
    }

    /// What follows a `;`: nothing, a comment, or (`true`) another round.
    pub(super) fn tail(&mut self, line: &mut Line<'_>) -> (Option<Comment>, bool) {
        let mut sign = line.at;
        self.gap(line);
        while line.next().is_some_and(is_semicolon) {
            let span = self.sign(line, TokenKind::Stray);
            self.problem(span, ProblemKind::StrayPunctuation(';'));
            sign = line.at;
            self.gap(line);
        }
        let rest = line.rest();
        if rest.is_empty() || starts_round(rest).is_some() {
            return (None, !rest.is_empty());
        }
        self.crowded(line, sign);
        if rest.starts_with('%') {
            return (self.percent(line), false);
        }
        let end = comment_end(rest);
        let comment = self.comment(line, CommentSign::Semicolon, end.unwrap_or(rest.len()), false);
        (Some(comment), self.next_round(line, end.is_some()))
    }

    /// Reads the `;` before another round, where there is one.
    pub(super) fn next_round(&mut self, line: &mut Line<'_>, more: bool) -> bool {
        if more {
            self.sign(line, TokenKind::Semicolon);
            self.gap(line);
        }
        more
    }

    /// A line that is all comment, sign included.
    pub(super) fn comment_line(&mut self, line: &mut Line<'_>, sign: CommentSign) {
        if sign != CommentSign::None {
            self.sign(line, TokenKind::CommentSign);
            self.gap_to_text(line);
        }
        let comment = self.comment(line, sign, line.rest().len(), true);
        self.attach(comment);
    }

    /// A line, or the part of it before another round, that is nothing known: kept as a comment. Whether a round follows.
    pub(super) fn without_sign(&mut self, line: &mut Line<'_>, kind: ProblemKind, end: Option<usize>) -> bool {
        let len = end.unwrap_or(line.rest().len());
        let comment = self.comment(line, CommentSign::None, len, true);
        self.problem(comment.text, kind);
        self.attach(comment);
        self.next_round(line, end.is_some())
    }

    /// Puts a comment on a line of its own where it belongs.
    fn attach(&mut self, comment: Comment) {
        let place = if let Some(round) = self.game.rounds.last_mut() {
            if self.blank {
                self.divide.get_or_insert(self.line);
            }
            &mut round.below
        } else if self.blank && !self.game.heads.is_empty() {
            &mut self.game.after_head
        } else if let Some(head) = self.game.heads.last_mut() {
            &mut head.below
        } else {
            &mut self.game.before
        };
        place.push(comment);
    }
}
