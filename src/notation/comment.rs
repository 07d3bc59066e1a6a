//! Comments: where they begin and end, what follows them on a line, and moves in them.

use super::build::{Build, Line};
use super::lex::{self, is_blank, is_semicolon, semicolons};
use super::prefix::number_below;
use super::problem::ProblemKind;
use super::scan::{comment_end, comment_end_after, is_round_after, reads_as_round, starts_round};
use super::shape::full_moves;
use super::tree::{Comment, CommentSign, Key, TokenKind, Written};
use super::word::{begins_head, begins_moves, head_key, key_without_colon};
use crate::source::Span;

impl Build<'_> {
    /// Makes a comment of the next `len` bytes.
    pub(super) fn comment(&mut self, line: &mut Line<'_>, sign: CommentSign, len: usize, own_line: bool) -> Comment {
        let text = self.text(line, TokenKind::Comment, len);
        self.blanks(line, "");
        let inner = |c| is_blank(c) || is_semicolon(c) || c == '%';
        if sign != CommentSign::None && reads_as_round(line.text_of(text).trim_start_matches(inner)) {
            self.problem(text, ProblemKind::RoundInComment);
        } else if !(sign == CommentSign::None && own_line) {
            self.moves_in(line, text);
        }
        Comment { sign, text, own_line }
    }

    /// Reports moves in the value of a head line, where moves are not read: the whole value if it begins with moves or if the
    /// unknown key is the name of a player, otherwise its first move with a direction.
    pub(super) fn moves_in_value(&mut self, line: &Line<'_>, key: &str, known: Option<Key>, value: Span) {
        let text = line.text_of(value);
        if known == Some(Key::Opening) || !may_hold_moves(text) {
            return;
        }
        let words: Vec<(Span, Written)> = full_moves(text).collect();
        let directed = words.iter().find(|(_, written)| written.is_directed());
        if directed.is_none() && words.len() < 2 {
            return;
        }
        if begins_moves(text) || (known.is_none() && self.side(line, key).is_some()) {
            self.unread(value, words.len());
        } else if let Some((word, _)) = directed {
            self.move_in(value, *word);
        }
    }

    /// Reports that the words in the form of a full move in the last token with this text are not read.
    fn unread(&mut self, text: Span, moves: usize) {
        if let Some(token) = self.game.tokens.iter_mut().rfind(|token| token.span == text) {
            token.kind = TokenKind::Unread;
        }
        self.problem(text, ProblemKind::UnreadMoves { moves: u32::try_from(moves).unwrap_or(u32::MAX) });
    }

    /// Reports a word in the form of a full move in a text.
    fn move_in(&mut self, text: Span, word: Span) {
        let span = Span { start: text.start + word.start, end: text.start + word.end };
        self.problem(span, ProblemKind::MoveInComment);
    }

    /// Reports the words in the form of a full move in a comment or remark.
    pub(super) fn moves_in(&mut self, line: &Line<'_>, text: Span) {
        for (word, _) in full_moves(line.text_of(text)) {
            self.move_in(text, word);
        }
    }

    /// Reads a `%` and the comment after it, to the end of the line. `None` if nothing follows the sign.
    pub(super) fn percent(&mut self, line: &mut Line<'_>) -> Option<Comment> {
        self.sign(line, TokenKind::CommentSign);
        self.gap_to_text(line);
        let comment = self.comment(line, CommentSign::Percent, line.rest().len(), false);
        Some(comment).filter(|comment| !comment.text.is_empty())
    }

    /// Reads the blanks between the sign of a comment and its text.
    fn gap_to_text(&mut self, line: &mut Line<'_>) {
        let sign = line.at();
        self.blanks(line, if lex::trim(line.rest()).is_empty() { "" } else { " " });
        self.crowded(line, sign);
    }

    /// Reports that a blank is missing, if text follows right behind the sign that ends at `sign`.
    pub(super) fn crowded(&mut self, line: &Line<'_>, sign: usize) {
        if let Some(first) = line.next().filter(|_| line.at() == sign) {
            self.problem(Span::new(sign, sign + first.len_utf8()), ProblemKind::BlankMissing);
        }
    }

    /// Reads what follows the `;` of round number `this` or of a head line: nothing, a comment, or (`true`) another round.
    pub(super) fn tail(&mut self, line: &mut Line<'_>, this: Option<u32>) -> (Option<Comment>, bool) {
        if this.is_some() && begins_head(line.rest()) {
            self.joined = true;
            return (None, false);
        }
        let mut sign = line.at();
        self.gap(line);
        while line.next().is_some_and(is_semicolon) {
            let span = self.sign(line, TokenKind::Stray);
            self.problem(span, ProblemKind::StrayPunctuation(';'));
            sign = line.at();
            self.gap(line);
        }
        let rest = line.rest();
        let round = || {
            starts_round(rest).is_some()
                || (is_round_after(rest, this) && this.is_some_and(|this| may_follow(line, this)))
        };
        if rest.is_empty() || round() || self.pending_lead(line, this).is_some() {
            return (None, !rest.is_empty());
        }
        self.crowded(line, sign);
        if rest.starts_with('%') {
            return (self.percent(line), false);
        }
        let (end, joined) = match this {
            Some(this) => self.end_of_note(line, this),
            None => (comment_end(rest), false),
        };
        let comment = self.comment(line, CommentSign::Semicolon, end.unwrap_or(rest.len()), false);
        if joined {
            self.sign(line, TokenKind::Stray);
            return (Some(comment), false);
        }
        (Some(comment), self.next_round(line, end.is_some()))
    }

    /// Where the comment or note of round number `this` ends, if not at the end of the line: at the `;` before another round,
    /// or (`true`) at the `;` before a head line.
    pub(super) fn end_of_note(&mut self, line: &Line<'_>, this: u32) -> (Option<usize>, bool) {
        let text = line.rest();
        let end = comment_end_after(text, this).filter(|_| may_follow(line, this)).or_else(|| comment_end(text));
        let before = text.get(..end.unwrap_or(text.len())).unwrap_or_default();
        let mut signs = semicolons(before);
        match signs.find(|at| text.get(at + 1..).is_some_and(begins_head)) {
            Some(at) => {
                self.joined = true;
                (Some(at), true)
            }
            None => (end, false),
        }
    }

    /// Reads the `;` before another round, if there is `more`. Returns `more`.
    pub(super) fn next_round(&mut self, line: &mut Line<'_>, more: bool) -> bool {
        if more {
            self.sign(line, TokenKind::Semicolon);
            self.gap(line);
        }
        more
    }

    /// Reads a line that is a comment, and its sign if it has one.
    pub(super) fn comment_line(&mut self, line: &mut Line<'_>, sign: CommentSign) {
        if sign != CommentSign::None {
            self.sign(line, TokenKind::CommentSign);
            self.gap_to_text(line);
        }
        let comment = self.comment(line, sign, line.rest().len(), true);
        self.attach(comment);
    }

    /// Reads a line, or the part of it before another round, that has no known form, and keeps it as a comment. Returns
    /// whether a round follows.
    pub(super) fn without_sign(&mut self, line: &mut Line<'_>, kind: ProblemKind, end: Option<usize>) -> bool {
        let len = end.unwrap_or(line.rest().len());
        let comment = self.comment(line, CommentSign::None, len, true);
        let moves = full_moves(line.text_of(comment.text)).count();
        if moves > 0 {
            self.unread(comment.text, moves);
        } else {
            let key = match kind {
                ProblemKind::NearKey { .. } => head_key(line.text_of(comment.text)).ok().map(|(_, key)| key),
                ProblemKind::KeyWithoutColon => key_without_colon(line.text_of(comment.text)),
                _ => None,
            };
            let start = comment.text.start;
            let place = key.map_or(comment.text, |key| Span { start, end: start + Span::new(0, key.len()).end });
            self.problem(place, kind);
        }
        self.attach(comment);
        self.next_round(line, end.is_some())
    }
}

/// Whether a text may hold a word in the form of a full move: a digit next to a row letter or a direction sign. A quick test
/// that does not read words.
fn may_hold_moves(text: &str) -> bool {
    let beside = |pair: &[u8]| match pair {
        [b'A' | b'B' | b'a' | b'b', b'1'..=b'8'] => true,
        [b'1'..=b'8', sign] => matches!(sign, b'<' | b'>' | b'L' | b'R' | b'l' | b'r' | b'&'),
        _ => false,
    };
    !text.is_ascii() || text.as_bytes().windows(2).any(beside)
}

/// Whether the round after `this` may be on this line: not if the next line begins with its number.
fn may_follow(line: &Line<'_>, this: u32) -> bool {
    number_below(line).is_none_or(|below| below != this.saturating_add(1))
}
