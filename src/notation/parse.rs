//! Reads a text as games, line by line: head lines, comments, and the lines that are rounds.

use super::build::{Build, Line};
use super::ending;
use super::lex::{self, is_blank, is_semicolon, semicolons};
use super::note::{note, without_notes};
use super::plain::LONGEST_NAME;
use super::problem::ProblemKind;
use super::scan::{comment_end, starts_round};
use super::tree::{CommentSign, Game, Head, Key, TokenKind};
use super::word::{Lead, WordKind, head_key, key_without_colon, word};
use crate::source::Span;

/// About how many tokens the head of a game has.
const USUAL_TOKENS: usize = 32;

/// The games of a text, one after the other.
///
/// Never fails. Every byte of the text is in exactly one token of exactly one game: text before the first game belongs to
/// that game, and text between two games belongs to the first of them, except for comments after a blank line. A text
/// without any known head key or readable move has no game. Spans are relative to `text`, which should be shorter than
/// 4 GiB; only one game is in memory at a time.
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
    let mut build = Build { short_cut: true, ..Build::new(text) };
    // Room for a short game, because growing step by step takes longer.
    let Game { tokens, heads, .. } = &mut build.game;
    tokens.reserve(text.len().min(USUAL_TOKENS));
    heads.reserve(text.len().min(Key::ALL.len()));
    Games { at: 0, line_end: 0, build }
}

/// The same games without the short cut for lines in canonical form, so that tests can compare both.
#[doc(hidden)]
#[must_use]
pub fn games_without_short_cut(text: &str) -> Games<'_> {
    Games { build: Build::new(text), ..games(text) }
}

/// The iterator that [`games`] returns.
///
/// ```
/// use kibao::notation::{Games, games};
/// let mut both: Games<'_> = games("title: a\n1: A7>*;\n\ntitle: b\n");
/// assert_eq!(both.next().unwrap().heads.len(), 1);
/// assert_eq!(both.count(), 1);
/// ```
#[derive(Debug)]
pub struct Games<'t> {
    at: usize,
    /// The end of the line that is being read.
    line_end: usize,
    build: Build<'t>,
}

impl<'t> Iterator for Games<'t> {
    type Item = Game<'t>;

    fn next(&mut self) -> Option<Game<'t>> {
        let mut game = self.next_folded(false)?;
        game.unfold();
        Some(game)
    }
}

impl<'t> Games<'t> {
    /// The next game; with `folds` it may be [folded](Game::folded_moves).
    pub(crate) fn next_folded(&mut self, folds: bool) -> Option<Game<'t>> {
        self.build.folds = folds;
        let text = self.build.game.text;
        loop {
            if let Some(len) = self.build.clean_round(self.at) {
                self.at += len;
                continue;
            }
            let rest = lex::from(text, self.at);
            if rest.is_empty() {
                let last = std::mem::take(&mut self.build);
                return last.real.then(|| last.finish(self.at));
            }
            if self.at >= self.line_end {
                let len = rest.bytes().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len());
                self.line_end = self.at + len;
            }
            let mut line = Line::new(text, self.at, self.line_end);
            let finished = if let Some(key) = self.build.clean_head(&line) {
                self.build.tidy_head(&mut line, key)
            } else {
                if !line.rest().is_empty() {
                    self.build.unfold();
                }
                self.build.line(&mut line)
            };
            if line.at() < self.line_end {
                // A head line right after a `;` is read as a separate line.
                self.at = line.at();
                if finished.is_some() {
                    return finished;
                }
                continue;
            }

            let behind = text.as_bytes().get(self.line_end..);
            self.at = self.line_end;
            let end = match behind {
                Some([b'\r', b'\n', ..]) => 2,
                Some([_, ..]) => 1,
                _ => 0,
            };
            let mut line_end = Line::new(text, self.at, self.at + end);
            self.build.token(&mut line_end, TokenKind::LineEnd, end);
            self.at += end;
            if let Some(game) = &finished {
                // The next game is probably not much longer.
                let Game { tokens, rounds, heads, problems, folded, .. } = &mut self.build.game;
                let enough = |len: usize| len + len / 2;
                tokens.reserve(enough(game.tokens.len()));
                rounds.reserve(enough(game.rounds.len()));
                heads.reserve(enough(game.heads.len()));
                problems.reserve(game.problems.len());
                folded.reserve(enough(game.folded_moves().len()));
                return finished;
            }
        }
    }
}

impl std::iter::FusedIterator for Games<'_> {}

impl<'t> Build<'t> {
    /// Reads a line. Returns the game before it if the line begins another.
    fn line(&mut self, line: &mut Line<'_>) -> Option<Game<'t>> {
        self.line = self.checkpoint(line);
        let joined = std::mem::take(&mut self.joined);
        // A key right after a `;` is that of a head line, not a name before moves.
        if !joined {
            self.prefix(line);
        }
        self.blanks(line, "");
        if let Some(close) = self.open_remark.take().filter(|_| !line.rest().is_empty()) {
            self.rest_of_remark(line, close);
            if line.rest().is_empty() {
                return None;
            }
        }
        let Some(first) = line.next() else {
            self.blank = true;
            self.paragraph = None;
            return None;
        };
        if is_semicolon(first) || first == '%' {
            let sign = if first == '%' { CommentSign::Percent } else { CommentSign::Semicolon };
            self.comment_line(line, sign);
            return None;
        }
        if let Some(len) = self.note_before_round(line) {
            // The line was read, so the note is written with a sign.
            let note = self.comment(line, CommentSign::None, len, false);
            self.problem(note.text, ProblemKind::LineWithoutSign);
            self.attach(note);
            self.gap(line);
        }
        if line.next().is_some_and(lex::is_digit) {
            return self.line_with_number(line);
        }
        let dashes = lex::missing(line.rest()).is_some_and(|dashes| lex::behind(line.rest(), dashes.len()).is_empty());
        if dashes && self.waits() && ending::resignation(line.below(0)).is_some() {
            // `15:`, `--` and `resigns` on three lines.
            self.text(line, TokenKind::Colon, line.rest().len());
            self.blanks(line, "");
            return None;
        }
        if self.begins_words(line.rest()) {
            let (taken, finished) = self.rounds(line, Lead::Nothing);
            if taken {
                return finished;
            }
        }
        if let Ok((_, key)) = head_key(line.rest()) {
            let known = Key::from_name(key);
            if self.names_below(line, known) {
                self.prefix_token(line, line.rest().len());
                return None;
            }
            if known.is_some() || self.game.rounds.is_empty() {
                return self.head_line(line, key, known, joined);
            }
            self.unknown(line, near_key(key).unwrap_or(ProblemKind::HeadAfterMoves));
            return None;
        }
        // After moves, the head of another game may begin behind a blank line.
        let heads = self.game.rounds.is_empty() || self.blank;
        let asked = heads && key_without_colon(line.rest()).is_some();
        self.unknown(line, if asked { ProblemKind::KeyWithoutColon } else { ProblemKind::LineWithoutSign });
        None
    }

    /// Reads a head line in canonical form. Returns the game before it if the line begins another.
    fn tidy_head(&mut self, line: &mut Line<'_>, key: Key) -> Option<Game<'t>> {
        self.line = self.checkpoint(line);
        (self.speaker, self.line_stamped) = (None, false);
        self.head_line(line, key.name(), Some(key), false)
    }

    /// Reads a head line. Returns the game before it if the line begins another.
    fn head_line(&mut self, line: &mut Line<'_>, key: &str, known: Option<Key>, joined: bool) -> Option<Game<'t>> {
        let another = self.has_rounds() || known.is_some_and(|key| self.begins_pairing(key));
        let finished = another.then(|| self.divide());
        self.note_paragraph(known);
        if joined {
            let span = Span::new(line.at(), line.at() + key.len());
            self.problem(span, ProblemKind::HeadBehindRound);
        }
        self.head(line, key, known);
        finished
    }

    /// The length of a note at the start of a line, if the number of a round follows and the note does not belong to the round
    /// before.
    fn note_before_round(&self, line: &Line<'_>) -> Option<usize> {
        let rest = line.rest();
        let len = note(rest).filter(|_| !self.reopens(rest))?;
        starts_round(lex::behind(rest, len)).map(|_| len)
    }

    /// Reads a line without a known form, up to the place where a round begins.
    fn unknown(&mut self, line: &mut Line<'_>, kind: ProblemKind) {
        let alone = self.blank && !self.game.rounds.is_empty() && is_round_alone(line);
        let more = self.without_sign(line, kind, comment_end(line.rest()));
        if alone {
            // As the first line of another game it would be one of its rounds.
            self.divide = None;
        }
        if more {
            self.more_rounds(line, Lead::Colon);
        }
    }

    /// Whether the words of a round begin here: a move, perhaps after a note; a word meant as a move; an ending after the first
    /// round.
    fn begins_words(&self, whole: &str) -> bool {
        let rest = without_notes(whole);
        let noted = rest.len() < whole.len();
        let begins = match word(rest).kind {
            WordKind::Move(_) => true,
            WordKind::Bad(_) | WordKind::Missing => !noted,
            _ => !noted && !self.game.rounds.is_empty() && ending::resignation(rest).is_some(),
        };
        begins || self.reopens(whole)
    }

    /// Whether a known key begins another game although no move has been read: the title or a player a second time, after a
    /// blank line.
    fn begins_pairing(&mut self, key: Key) -> bool {
        let again = is_title_or_player(key) && self.keys.get(key as usize).is_some_and(Option::is_some);
        if again && !self.blank && self.paragraph.is_some() {
            // The head lines between the blank line and this one belong to the other game too.
            self.divide = self.paragraph;
        }
        again && (self.blank || self.paragraph.is_some())
    }

    /// Remembers where a head continues after a blank line, until a title or a player is read.
    fn note_paragraph(&mut self, known: Option<Key>) {
        if known.is_some_and(is_title_or_player) {
            self.paragraph = None;
        } else if self.blank && !self.game.heads.is_empty() && self.game.rounds.is_empty() {
            self.paragraph = Some(self.divide.unwrap_or(self.line));
        }
    }

    /// Reads a line that starts with digits: a round, or text without a known form up to the place where a round begins.
    fn line_with_number(&mut self, line: &mut Line<'_>) -> Option<Game<'t>> {
        if self.pending.is_none() && (self.read_pending(line) || self.repeats(line)) {
            return None;
        }
        let lead = if self.pending.is_some() { Some(Lead::Nothing) } else { self.lead_of_row(line.rest()) };
        if let Some(lead) = lead {
            let (taken, finished) = self.rounds(line, lead);
            if taken {
                return finished;
            }
        }
        self.unknown(line, ProblemKind::LineWithoutSign);
        None
    }

    /// The lead of a line with a number. In the row of a table with South's move alone, the expected number is not a move.
    fn lead_of_row(&self, text: &str) -> Option<Lead> {
        let lead = Lead::of(text)?;
        if lead != Lead::Nothing {
            return Some(lead);
        }
        let number = lex::number(text)?;
        let row = number.rest.starts_with('\t') && number.value == Some(self.numbers.expected());
        let moved = || word(lex::trim_start(number.rest)).is_full_move();
        Some(if row && moved() { Lead::Number } else { lead })
    }

    /// Reads the repeated number of the last round, if it is alone on the line and North's move is on the next one.
    fn repeats(&mut self, line: &mut Line<'_>) -> bool {
        let Some(this) = self.this().filter(|_| self.waits() && !line.rest().contains(char::is_alphabetic)) else {
            return false;
        };
        let start = self.checkpoint(line);
        let alone = self.number_again(line, this) && lex::trim(line.rest()).is_empty();
        if alone {
            self.blanks(line, "");
        } else {
            self.rewind(line, start);
        }
        alone
    }

    /// Reads a head line with this key.
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
        } else if let Some(near) = near_key(key) {
            self.problem(key_span, near);
        }
        let clean = self.clean_value(line).map(|value| (value, false, false));
        let (value, closed, remark) = clean.unwrap_or_else(|| self.value(line));
        self.moves_in_value(line, key, known, value);
        // A `;` that closes nothing is removed with the blanks around it.
        self.blanks(line, if closed && !remark { " " } else { "" });

        let mut head = Head { key: key_span, known, value, comment: None, below: Vec::new() };
        let mut more = false;
        if closed {
            let span = self.sign(line, TokenKind::Semicolon);
            (head.comment, more) = self.tail(line, None);
            if head.comment.is_none() || more {
                self.problem(span, ProblemKind::SemicolonInHead);
            }
        }
        let player = match known {
            Some(Key::South) => self.players.first_mut(),
            Some(Key::North) => self.players.last_mut(),
            _ => None,
        };
        if let Some(player) = player.filter(|_| line.text_of(value).len() <= LONGEST_NAME) {
            player.get_or_insert(value);
        }
        self.game.heads.push(head);
        self.blank = false;
        self.divide = None;
        if more {
            self.more_rounds(line, Lead::Colon);
        }
    }

    /// Reads the colon and the value of a head line. Returns the value, whether a `;` closes it, and whether a remark follows
    /// that.
    fn value(&mut self, line: &mut Line<'_>) -> (Span, bool, bool) {
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
        (self.text(line, TokenKind::HeadValue, len), end.is_some(), remark)
    }
}

/// The problem of an unknown key that is written like a known one.
fn near_key(key: &str) -> Option<ProblemKind> {
    Key::near(key).map(|known| ProblemKind::NearKey { known })
}

/// Whether a line that is not a round of its game would be a round without the lines before it.
fn is_round_alone(line: &Line<'_>) -> bool {
    let (mut build, mut line) = (Build::default(), line.clone());
    build.line(&mut line);
    !build.game.rounds.is_empty()
}

/// Whether a key is the title of a game or the name of a player.
const fn is_title_or_player(key: Key) -> bool {
    matches!(key, Key::Title | Key::South | Key::North)
}
