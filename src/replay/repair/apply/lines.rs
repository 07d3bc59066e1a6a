//! The places in the lines of a record.

use crate::notation::{Comment, CommentSign, EntryKind, Game, Round, TokenKind};
use crate::source::Span;

/// The lines of one game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lines<'t> {
    game: &'t Game<'t>,
}

impl<'t> Lines<'t> {
    pub(super) const fn new(game: &'t Game<'t>) -> Self {
        Self { game }
    }

    fn before(&self, at: usize) -> &'t str {
        self.game.text.get(..at).unwrap_or_default()
    }

    fn after(&self, at: usize) -> &'t str {
        self.game.text.get(at..).unwrap_or_default()
    }

    /// The line in which a span begins, without its line end and within the game.
    pub(super) fn line_of(&self, span: Span) -> Span {
        let at = span.start as usize;
        let start = self.before(at).rfind(['\n', '\r']).map_or(0, |end| end + 1);
        let end = self.after(at).find(['\n', '\r']).map_or(self.game.text.len(), |len| at + len);
        let last = (self.game.span.end as usize).max(at);
        Span::new(start.max(self.game.span.start as usize), end.min(last))
    }

    /// Where the line after this one begins.
    pub(super) fn next_line(&self, line: Span) -> usize {
        let at = line.end as usize;
        let rest = self.after(at);
        at + if rest.starts_with("\r\n") { 2 } else { usize::from(rest.starts_with(['\n', '\r'])) }
    }

    /// The line end of the first line of the game, or of the text.
    pub(super) fn line_end(&self) -> &'static str {
        let first = |text: &str| {
            let at = text.find(['\n', '\r'])?;
            let end = text.get(at..)?;
            Some(if end.starts_with("\r\n") {
                "\r\n"
            } else if end.starts_with('\r') {
                "\r"
            } else {
                "\n"
            })
        };
        first(self.game.span.of(self.game.text)).or_else(|| first(self.game.text)).unwrap_or("\n")
    }

    pub(super) fn same_line(&self, one: Span, other: Span) -> bool {
        let between = self.game.text.get(one.start as usize..other.start as usize);
        between.is_some_and(|between| !between.contains(['\n', '\r']))
    }

    /// The place before the blanks before this one.
    pub(super) fn before_blanks(&self, at: usize) -> usize {
        self.before(at).trim_end_matches(|c: char| c.is_whitespace() && !matches!(c, '\n' | '\r')).len()
    }

    /// The place before the `;` that ends a comment before another round.
    pub(super) fn before_separator(&self, at: usize) -> usize {
        let token =
            |at: usize| self.game.tokens.get(self.game.tokens.partition_point(|it| (it.span.end as usize) < at));
        let Some(sign) = token(at).filter(|it| it.kind == TokenKind::Semicolon) else { return at };
        let comment = token(self.before_blanks(sign.span.start as usize));
        if comment.is_some_and(|it| it.kind == TokenKind::Comment) { sign.span.start as usize } else { at }
    }

    /// The blanks at the start of a line, if nothing else is before the span.
    pub(super) fn indent(&self, span: Span) -> &'t str {
        let before = self.game.text.get(self.line_of(span).start as usize..span.start as usize);
        before.filter(|_| self.begins_line(span)).unwrap_or_default()
    }

    /// Whether nothing but blanks is before a span on its line.
    pub(super) fn begins_line(&self, span: Span) -> bool {
        let line = self.line_of(span);
        self.game.text.get(line.start as usize..span.start as usize).is_some_and(|before| before.trim().is_empty())
    }

    /// Whether a span ends on the line it begins on.
    pub(super) fn is_one_line(&self, span: Span) -> bool {
        !span.of(self.game.text).trim_end().contains(['\n', '\r'])
    }

    /// The end of a word with the stray punctuation after it.
    pub(super) fn after_stray(&self, word: Span) -> usize {
        let at = self.game.tokens.partition_point(|token| token.span.start < word.end);
        let stray =
            self.game.tokens.get(at).filter(|token| token.kind == TokenKind::Stray && token.span.start == word.end);
        stray.map_or(word.end, |token| token.span.end) as usize
    }

    /// The place of the first word of a round without words.
    pub(super) fn after_number(&self, round: &Round) -> usize {
        let Some(number) = round.number else { return round.span.start as usize };
        let at = self.game.tokens.partition_point(|token| token.span.start < number.span.end);
        let mark = self.game.tokens.iter().skip(at).take(2).find(|token| token.kind == TokenKind::Colon);
        mark.map_or(number.span.end, |token| token.span.end) as usize
    }

    /// Whether a round would be read as a round after a `;`: a number, a colon and a move.
    pub(super) fn begins_plainly(&self, round: &Round) -> bool {
        let Some(number) = round.number else { return false };
        let colon = self.after(number.span.end as usize).trim_start_matches([' ', '\t']).starts_with([':', '：']);
        let is = |index: usize, kind: fn(EntryKind) -> bool| round.entries.get(index).is_some_and(|it| kind(it.kind));
        let is_move = |kind| matches!(kind, EntryKind::Move(_));
        colon && (is(0, is_move) || (is(0, |kind| kind == EntryKind::Missing) && is(1, is_move)))
    }

    /// Whether a comment is between two places.
    pub(super) fn has_comment(&self, from: u32, to: u32) -> bool {
        let at = self.game.tokens.partition_point(|token| token.span.start < from);
        let until = self.game.tokens.iter().skip(at).take_while(|token| token.span.start < to);
        until.into_iter().any(|token| token.kind == TokenKind::Comment)
    }

    /// Whether another round can follow this one on its line.
    pub(super) fn takes_more(&self, round: &Round) -> bool {
        let plain = round.comment.is_none_or(|comment| comment.sign == CommentSign::Semicolon);
        plain && self.begins_plainly(round)
    }

    /// The form of a round: the text after its number (`None` if it has none), and the sign that closes it.
    pub(super) fn form(&self, round: &Round) -> (Option<&'t str>, &'t str) {
        let mark = round.number.map(|number| {
            let from = number.span.end as usize;
            let to = round.entries.first().map_or_else(|| self.after_number(round), |it| it.span.start as usize);
            self.game.text.get(from..to).filter(|mark| mark.ends_with([' ', '\t'])).unwrap_or(": ")
        });
        (mark, if round.end.is_some() { ";" } else { "" })
    }

    /// A comment on a separate line.
    pub(super) fn comment_line(&self, comment: &Comment) -> String {
        let sign = if comment.sign == CommentSign::Percent { '%' } else { ';' };
        format!("{sign} {}", comment.text.of(self.game.text))
    }

    /// The end of the line of a span, or of the last of the comments directly below it.
    pub(super) fn below(&self, span: Span, comments: &[Comment]) -> usize {
        let mut line = self.line_of(span);
        for comment in comments {
            let below = self.line_of(comment.text);
            if below.start as usize != self.next_line(line) {
                break;
            }
            line = below;
        }
        line.end as usize
    }

    /// The place of a new round after this one.
    pub(super) fn after_comments(&self, round: &Round) -> usize {
        self.below(round.span, &round.below)
    }
}
