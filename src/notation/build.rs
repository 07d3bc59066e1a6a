//! A game under construction: the cursor in a line, tokens without gaps, problems, and the place of each comment.

use super::lex::{self, is_blank, is_semicolon};
use super::note::closing;
use super::number::Numbers;
use super::problem::{Problem, ProblemKind};
use super::tree::{Comment, Game, Key, Number, Token, TokenKind};
use super::word::{Lead, begins_moves};
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
        let mut rest = lex::from(self.text, self.end);
        std::iter::from_fn(move || {
            let behind = rest.strip_prefix("\r\n").or_else(|| rest.strip_prefix(ends))?;
            let line = behind.split(ends).next().unwrap_or_default();
            rest = lex::from(behind, line.len());
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
        let mut lines = lines.map(lex::trim_start);
        lines.find(|line| !line.is_empty() && !line.starts_with(|c| is_semicolon(c) || c == '%')).unwrap_or_default()
    }

    /// Whether a remark that is open at the end of the line is closed by this sign on one of the next lines, where moves or
    /// nothing follow it.
    pub(super) fn closes_below(&self, close: char) -> bool {
        let opens = |c| closing(c).is_some();
        for line in self.lines_below().take(LINES_BELOW) {
            if let Some((inner, behind)) = line.split_once(close) {
                let behind = lex::trim_start(behind);
                return !inner.contains(opens) && (begins_moves(behind) || lex::trim(behind).is_empty());
            }
            if lex::trim(line).is_empty() || line.contains(|c| is_semicolon(c) || opens(c)) {
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

/// The player whose name is before the moves of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Speaker {
    /// Whether it is North.
    pub(super) north: bool,
    /// The name, with the signs after it.
    pub(super) name: Span,
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
    /// Whether lines in canonical form take the short cut.
    pub(super) short_cut: bool,
    /// Whether rounds in canonical form are kept folded.
    pub(super) folds: bool,
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
            short_cut: self.short_cut,
            folds: self.folds,
            ..Self::default()
        };
        std::mem::replace(self, next).finish(place.at)
    }

    /// The game, ending at `end`.
    pub(super) fn finish(mut self, end: usize) -> Game<'t> {
        self.game.span = Span::new(self.start, end);
        if !self.game.problems.iter().any(|it| it.kind == ProblemKind::NumberOneAgain) {
            self.game.doubt_opinions();
        }
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
        let run = rest.len() - lex::trim_start(rest).len();
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
        let next = lex::trim_start(line.rest()).chars().next();
        self.blanks(line, if next.is_none_or(is_semicolon) { "" } else { " " });
    }

    /// Makes a token of the next `len` bytes without the blanks at their end, and returns its span.
    pub(super) fn text(&mut self, line: &mut Line<'_>, kind: TokenKind, len: usize) -> Span {
        let region = line.rest().get(..len).unwrap_or_default();
        self.token(line, kind, region.trim_end_matches(is_blank).len())
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

    /// The number of the last round; where none is written, the one that follows the round before.
    pub(super) fn this(&self) -> Option<u32> {
        let last = self.game.rounds.last()?;
        last.number.map_or_else(|| Some(self.numbers.expected().saturating_sub(1)), |number| number.value)
    }

    /// Whether the last round waits for North's move.
    pub(super) fn waits(&self) -> bool {
        self.game.folded.waits()
            || self.game.rounds.last().is_some_and(|last| last.entries.len() == 1 && last.given_up.is_none())
    }
}
