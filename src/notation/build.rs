//! A game under construction: the cursor in a line, tokens without gaps, problems, and the place of each comment.

use super::lead::Lead;
use super::lex::{self, is_blank, is_semicolon, semicolons};
use super::number::Numbers;
use super::prefix::number_below;
use super::problem::{Problem, ProblemKind};
use super::scan::{
    begins_head, comment_end, comment_end_after, full_moves, is_full_move, is_round_after, reads_as_round, starts_round,
};
use super::speaker::{Speaker, begins_moves};
use super::tree::{Comment, CommentSign, Game, Key, Number, Token, TokenKind, Written};
use crate::source::Span;

/// How many of the next lines are looked at to read one: the move after a number, or the end of a remark, may be there.
pub(crate) const LINES_BELOW: usize = 3;

/// How many bytes below a line are searched for the number of the next round. Each round on a line may search them.
const NEAR: usize = 256;

/// A line without its line end, and how far it has been read.
#[derive(Clone)]
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

    /// The part that has not been read yet.
    pub(super) fn rest(&self) -> &'t str {
        self.text.get(self.at..self.end).unwrap_or_default()
    }

    /// Where that part begins.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// The next character.
    pub(super) fn next(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// The lines below, without their line ends.
    fn lines_below(&self) -> impl Iterator<Item = &'t str> + use<'t> {
        let ends = |c| matches!(c, '\n' | '\r');
        let mut rest = self.text.get(self.end..).unwrap_or_default();
        std::iter::from_fn(move || {
            let behind = rest.strip_prefix("\r\n").or_else(|| rest.strip_prefix(ends))?;
            let line = behind.split(ends).next().unwrap_or_default();
            rest = behind.get(line.len()..).unwrap_or_default();
            Some(line)
        })
    }

    /// The first line below that is not empty, or one further down by `after`, without the quote signs of mail programs.
    pub(super) fn below(&self, after: usize) -> &'t str {
        let lines =
            self.lines_below().take(LINES_BELOW).map(|line| line.trim_start_matches(|c| is_blank(c) || c == '>'));
        lines.filter(|line| !line.is_empty()).nth(after).unwrap_or_default()
    }

    /// The first line below that is neither empty nor a comment, within [`NEAR`] bytes.
    pub(super) fn near_below(&self) -> &'t str {
        let end = self.text.floor_char_boundary(self.end.saturating_add(NEAR));
        let lines = self.text.get(self.end..end).unwrap_or_default().split(['\n', '\r']);
        let mut lines = lines.map(|line| line.trim_start_matches(is_blank));
        lines.find(|line| !line.is_empty() && !line.starts_with(|c| is_semicolon(c) || c == '%')).unwrap_or_default()
    }

    /// Whether a remark that is open at the end of the line is closed by this sign on one of the next lines, where moves or
    /// nothing follow it.
    pub(super) fn closes_below(&self, close: char) -> bool {
        for line in self.lines_below().take(LINES_BELOW) {
            if let Some((inner, behind)) = line.split_once(close) {
                let behind = behind.trim_start_matches(is_blank);
                return !inner.contains(is_bracket) && (begins_moves(behind) || lex::trim(behind).is_empty());
            }
            if lex::trim(line).is_empty() || line.contains(|c| is_semicolon(c) || is_bracket(c)) {
                return false;
            }
        }
        false
    }

    /// The text of a span.
    pub(super) fn text_of(&self, span: Span) -> &'t str {
        span.of(self.text)
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

/// Whether a sign opens a remark.
fn is_bracket(c: char) -> bool {
    matches!(c, '(' | '[' | '{' | '（')
}

/// How much of a game had been built at a place, to return to that place or to divide the game there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Checkpoint {
    pub(super) at: usize,
    pub(super) tokens: usize,
    problems: usize,
    below: usize,
}

/// A game under construction.
#[derive(Debug, Default)]
pub(super) struct Build<'t> {
    pub(super) game: Game<'t>,
    pub(super) start: usize,
    /// Whether it has a known head key or a readable move. Without either it is not a game.
    pub(super) real: bool,
    /// Whether a blank line came after the last head line or round.
    pub(super) blank: bool,
    pub(super) numbers: Numbers,
    /// The first place of each known key.
    pub(super) keys: [Option<Span>; Key::ALL.len()],
    /// The start of the line being read.
    pub(super) line: Checkpoint,
    /// The first comment line after the last round or head line and a blank line. If another game begins below it, it begins
    /// there.
    pub(super) divide: Option<Checkpoint>,
    /// The first line after a blank line within the head, as long as no title or player is below it: another game may begin
    /// there.
    pub(super) paragraph: Option<Checkpoint>,
    /// Whether a number has counted moves instead of rounds.
    pub(super) counts_plies: bool,
    /// The number of a round whose moves are on the next line, and what marks the number.
    pub(super) pending: Option<(Number, Lead)>,
    /// Whether a prefix has been reported.
    pub(super) prefixed: bool,
    /// The first sign of the last prefix.
    pub(super) bullet: Option<char>,
    /// Whether lines begin with times, so that a time at the start of a line is not a remark.
    pub(super) stamped: bool,
    /// Whether this line begins with a time.
    pub(super) line_stamped: bool,
    /// The player who is named before the next moves.
    pub(super) speaker: Option<Speaker>,
    /// The names of South and North in the head.
    pub(super) players: [Option<Span>; 2],
    /// Whether a head line follows a `;` on the same line.
    pub(super) joined: bool,
    /// The bracket that closes a remark which continues on the next line.
    pub(super) open_remark: Option<char>,
}

impl<'t> Build<'t> {
    /// A game of a text.
    pub(super) fn new(text: &'t str) -> Self {
        Self { game: Game { text, ..Game::default() }, ..Self::default() }
    }

    /// The current place.
    pub(super) fn checkpoint(&self, line: &Line<'_>) -> Checkpoint {
        Checkpoint {
            at: line.at,
            tokens: self.game.tokens.len(),
            problems: self.game.problems.len(),
            below: self.game.rounds.last().map_or(self.game.after_head.len(), |round| round.below.len()),
        }
    }

    /// Returns to a place on this line: the tokens and problems since then are removed.
    pub(super) fn rewind(&mut self, line: &mut Line<'_>, to: Checkpoint) {
        line.at = to.at;
        self.game.tokens.truncate(to.tokens);
        self.game.problems.truncate(to.problems);
    }

    /// Ends this game before the current line, or where [`divide`](Self::divide) has a place, and begins the next one with
    /// everything after that.
    pub(super) fn divide(&mut self) -> Game<'t> {
        let place = self.divide.unwrap_or(self.line);
        let heads = self.game.heads.partition_point(|head| (head.key.start as usize) < place.at);
        let heads = self.game.heads.split_off(heads);
        let mut keys = [None; Key::ALL.len()];
        for head in &heads {
            if let Some(first) = head.known.and_then(|key| keys.get_mut(key as usize)) {
                first.get_or_insert(head.key);
            }
        }
        let player = |key| heads.iter().find(|head| head.known == Some(key)).map(|head| head.value);
        let players = [player(Key::South), player(Key::North)];
        let game = &mut self.game;
        let below = game.rounds.last_mut().map_or(&mut game.after_head, |round| &mut round.below);
        let mut next = Game {
            text: game.text,
            before: below.split_off(place.below.min(below.len())),
            tokens: game.tokens.split_off(place.tokens.min(game.tokens.len())),
            problems: game.problems.split_off(place.problems.min(game.problems.len())),
            heads,
            ..Game::default()
        };
        // A key is repeated only within its own game.
        next.problems
            .retain(|it| !matches!(it.kind, ProblemKind::RepeatedKey { first } if (first.start as usize) < place.at));
        let prefixed = next.problems.iter().any(|it| it.kind == ProblemKind::LinePrefix);
        let next = Self {
            game: next,
            start: place.at,
            real: true,
            prefixed,
            speaker: self.speaker,
            stamped: self.line_stamped,
            keys,
            players,
            // Left open by the round that begins the next game.
            joined: self.joined,
            open_remark: self.open_remark,
            ..Self::default()
        };
        std::mem::replace(self, next).finish(place.at)
    }

    /// The game, ending at `end`.
    pub(super) fn finish(mut self, end: usize) -> Game<'t> {
        self.game.span = Span::new(self.start, end);
        self.game.problems.sort_by_key(|problem| problem.span.start);
        self.game
    }

    /// Makes a token of the next `len` bytes of the line, if there are any. Returns their span.
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

    /// Records a problem.
    pub(super) fn problem(&mut self, span: Span, kind: ProblemKind) {
        self.game.problems.push(Problem { span, kind });
    }

    /// Reads the blanks that follow, if any, and reports them unless they are the `expected` ones.
    pub(super) fn blanks(&mut self, line: &mut Line<'_>, expected: &str) {
        let rest = line.rest();
        if rest.bytes().next().is_none_or(|next| next.is_ascii_graphic()) {
            return;
        }
        let run = rest.len() - rest.trim_start_matches(is_blank).len();
        let fine = run == 0 || rest.get(..run) == Some(expected);
        let span = self.token(line, TokenKind::Space, run);
        if !fine {
            self.problem(span, ProblemKind::Spacing);
        }
    }

    /// Reads the blanks between two words. One is expected, and none before a semicolon or the end of the line.
    pub(super) fn gap(&mut self, line: &mut Line<'_>) {
        if let [b' ', next, ..] = line.rest().as_bytes()
            && next.is_ascii_graphic()
            && *next != b';'
        {
            self.token(line, TokenKind::Space, 1);
            return;
        }
        let next = line.rest().trim_start_matches(is_blank).chars().next();
        self.blanks(line, if next.is_none_or(is_semicolon) { "" } else { " " });
    }

    /// Makes a token of the next `len` bytes without the blanks at their end, and returns its span.
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
        let directed = |(_, written): &(Span, Written)| is_full_move(&Written { row: None, ..*written });
        let moves = full_moves(text).count();
        let Some((word, _)) = full_moves(text).find(directed).or_else(|| full_moves(text).next().filter(|_| moves > 1))
        else {
            return;
        };
        if begins_moves(text) || (known.is_none() && self.side(line, key).is_some()) {
            if let Some(token) = self.game.tokens.iter_mut().rfind(|token| token.span == value) {
                token.kind = TokenKind::Unread;
            }
            self.problem(value, ProblemKind::UnreadMoves { moves: u32::try_from(moves).unwrap_or(u32::MAX) });
        } else if full_moves(text).any(|it| directed(&it)) {
            let span = Span { start: value.start + word.start, end: value.start + word.end };
            self.problem(span, ProblemKind::MoveInComment);
        }
    }

    /// Reports the words in the form of a full move in a comment or remark.
    pub(super) fn moves_in(&mut self, line: &Line<'_>, text: Span) {
        for (word, _) in full_moves(line.text_of(text)) {
            let span = Span { start: text.start + word.start, end: text.start + word.end };
            self.problem(span, ProblemKind::MoveInComment);
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
        let sign = line.at;
        self.blanks(line, if lex::trim(line.rest()).is_empty() { "" } else { " " });
        self.crowded(line, sign);
    }

    /// Reports that a blank is missing before a comment, if the comment follows right behind the sign that ends at `sign`.
    fn crowded(&mut self, line: &Line<'_>, sign: usize) {
        if let Some(first) = line.next().filter(|_| line.at == sign) {
            self.problem(Span::new(sign, sign + first.len_utf8()), ProblemKind::BlankMissing);
        }
    }

    /// Reads what follows the `;` of round number `this` or of a head line: nothing, a comment, or (`true`) another round.
    pub(super) fn tail(&mut self, line: &mut Line<'_>, this: Option<u32>) -> (Option<Comment>, bool) {
        if this.is_some() && begins_head(line.rest()) {
            self.joined = true;
            return (None, false);
        }
        let mut sign = line.at;
        self.gap(line);
        while line.next().is_some_and(is_semicolon) {
            let span = self.sign(line, TokenKind::Stray);
            self.problem(span, ProblemKind::StrayPunctuation(';'));
            sign = line.at;
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
        if moves > 0
            && let Some(token) = self.game.tokens.iter_mut().rfind(|token| token.span == comment.text)
        {
            token.kind = TokenKind::Unread;
        }
        let moves = u32::try_from(moves).unwrap_or(u32::MAX);
        self.problem(comment.text, if moves > 0 { ProblemKind::UnreadMoves { moves } } else { kind });
        self.attach(comment);
        self.next_round(line, end.is_some())
    }

    /// Adds a comment on a line of its own to the part of the game that it belongs to.
    pub(super) fn attach(&mut self, comment: Comment) {
        if self.blank && !(self.game.rounds.is_empty() && self.game.heads.is_empty()) {
            self.divide.get_or_insert(self.line);
        }
        let place = if let Some(round) = self.game.rounds.last_mut() {
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
