//! The tree of one game as written, with every byte of it in exactly one token.
//!
//! Nothing here knows the rules of play. A move is kept as its row letter, pit and signs; what the signs mean depends
//! on the game's [`Dialect`](super::Dialect) and is read from them by [`Written::read`].

use super::entries::Entries;
use super::folded::Folded;
pub use super::key::Key;
use super::problem::Problem;
pub use super::unclear::{Reading, Unclear};
pub use super::written::{Entry, EntryKind, Opinion, RowLetter, Sign, Signs, Unreadable, Written};
use crate::source::Span;
use std::borrow::Cow;

/// The sign a comment starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommentSign {
    /// `;`
    Semicolon,
    /// `%`
    Percent,
    /// None: a note without its sign.
    None,
}

/// A comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comment {
    /// Its sign.
    pub sign: CommentSign,
    /// Its text without its sign and the white space around it. It can be empty only on a line of its own.
    pub text: Span,
    /// Whether it is on a line of its own.
    pub own_line: bool,
}

impl Comment {
    /// A note among the moves of a round.
    pub(super) fn remark(text: Span) -> Self {
        Self { sign: CommentSign::None, text, own_line: false }
    }
}

/// A head line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The key as written.
    pub key: Span,
    /// The known key that this is, if it is one.
    pub known: Option<Key>,
    /// The value without the white space around it and a final `;`; may be empty.
    pub value: Span,
    /// A comment after the `;` of the line.
    pub comment: Option<Comment>,
    /// Comments on lines of their own below it, up to the next head line or blank line.
    pub below: Vec<Comment>,
}

/// The number a round starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// Its value; `None` if it does not fit 32 bits.
    pub value: Option<u32>,
    /// The digits, without the colon.
    pub span: Span,
}

/// Words for an ending in the place of a move: `resigns`, `North resigns`, `1-0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenUp {
    /// Where it is; one of the round's remarks.
    pub span: Span,
    /// Whether it is in the place of North's move; `None` if the words themselves name the side.
    pub north: Option<bool>,
}

/// A round: South's move, North's move, a comment.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Round {
    /// From the number (or first move) to the `;` (or last move).
    pub span: Span,
    /// The round's number, if one is written.
    pub number: Option<Number>,
    /// South's move, North's move; more than two if the record has too many.
    pub entries: Entries,
    /// Notes between the moves, such as `(0:05)` and `{good}`, and the words for an ending.
    pub remarks: Vec<Comment>,
    /// The remark that reports an ending in the place of a move.
    pub given_up: Option<GivenUp>,
    /// The closing `;`.
    pub end: Option<Span>,
    /// The comment after the `;`, or a note after the moves without its sign.
    pub comment: Option<Comment>,
    /// Comments on lines of their own below the round.
    pub below: Vec<Comment>,
}

impl Round {
    /// Whether it is closed and says that nobody moves: `1: --;` or `1: -- --;`.
    ///
    /// ```
    /// let nobody = |text: &str| kibao::notation::games(text).next().unwrap().rounds[0].nobody_moves();
    /// assert!(nobody("1: -- --;"));
    /// assert!(!nobody("1: -- a6>;"));
    /// ```
    #[must_use]
    pub fn nobody_moves(&self) -> bool {
        let missing = |entry: &Entry| entry.kind == EntryKind::Missing;
        self.end.is_some() && !self.entries.is_empty() && self.entries.iter().all(missing)
    }

    /// Whether it is certainly a round: a word in it is or was meant as a move, or nobody moves.
    pub(super) fn is_meant(&self) -> bool {
        self.entries.iter().any(Entry::is_meant) || self.nobody_moves()
    }

    /// Whether it can be the first round of another game: it has the number 1, and a word in it is or was meant as a move,
    /// or nobody moves in it.
    ///
    /// ```
    /// let begins = |text: &str| kibao::notation::games(text).next().unwrap().rounds[0].begins_game();
    /// assert!(begins("1: A7> a6>*;"));
    /// assert!(begins("1: A9;"));
    /// assert!(!begins("2: A7> a6>*;"));
    /// ```
    #[must_use]
    pub fn begins_game(&self) -> bool {
        self.number.is_some_and(|number| number.value == Some(1)) && self.is_meant()
    }

    /// Its remarks, its comment, and the comments below it.
    pub fn comments(&self) -> impl Iterator<Item = &Comment> {
        self.remarks.iter().chain(&self.comment).chain(&self.below)
    }

    /// The text after the `;` in the canonical form: the ending with its side, the other remarks, the comment. A `%` comment
    /// is not part of it if there are remarks.
    ///
    /// ```
    /// let closing = |text: &str| {
    ///     kibao::notation::games(text).next().unwrap().rounds[0].closing(text).map(|it| it.into_owned())
    /// };
    /// assert_eq!(closing("1: A6<* (0:05) a6<*; good\n").as_deref(), Some("(0:05) good"));
    /// assert_eq!(closing("1: A6<* resigns;\n").as_deref(), Some("North resigns"));
    /// assert_eq!(closing("1: A6<* a6<*;\n"), None);
    /// ```
    #[must_use]
    pub fn closing<'t>(&self, text: &'t str) -> Option<Cow<'t, str>> {
        let joined = |comment: &&Comment| self.remarks.is_empty() || comment.sign != CommentSign::Percent;
        let mut pieces = self.remarks.iter().chain(self.comment.iter().filter(joined)).map(|it| {
            let words = it.text.of(text);
            match self.given_up.filter(|ending| ending.span == it.text).and_then(|ending| ending.north) {
                Some(north) => Cow::Owned(format!("{} {words}", if north { "North" } else { "South" })),
                None => Cow::Borrowed(words),
            }
        });
        let first = pieces.next()?;
        Some(pieces.fold(first, |all, piece| Cow::Owned(format!("{all} {piece}"))))
    }

    /// The comments that are not part of [`closing`](Self::closing): its `%` comment, if there are remarks, and those below it.
    pub(crate) fn further(&self) -> impl Iterator<Item = &Comment> {
        let apart = |it: &&Comment| !self.remarks.is_empty() && it.sign == CommentSign::Percent;
        self.comment.iter().filter(apart).chain(&self.below)
    }
}

/// The kind of text that a token covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TokenKind {
    /// Blanks and tabs.
    Space,
    /// LF, CRLF or CR.
    LineEnd,
    /// A head line's key.
    HeadKey,
    /// A head line's value.
    HeadValue,
    /// A round's number.
    Number,
    /// `:` after a key or number, or `.` or `)` instead.
    Colon,
    /// A word in the place of a move.
    Entry,
    /// A stray sign after a word.
    Stray,
    /// `;` closing a round or head line.
    Semicolon,
    /// A comment's `;` or `%`.
    CommentSign,
    /// A comment's text.
    Comment,
    /// A note between moves, or words for an ending in the place of a move.
    Remark,
    /// The signs of an opinion on a move.
    Opinion,
    /// `(?)` after a move that its writer doubts; each bracket around a move that the editor supplied.
    Doubt,
    /// Text outside of a comment with words in the form of moves that were not read.
    Unread,
    /// Text that a mail program, a chat or a table puts before a line: `> `, `[12:03] `; or a name before a move.
    Prefix,
}

/// One piece of the text. A game's tokens follow each other without a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// The kind.
    pub kind: TokenKind,
    /// The place.
    pub span: Span,
}

/// One game as written.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Game<'t> {
    /// The text that the game was read from; every [`Span`] of it counts in this text.
    pub text: &'t str,
    /// The whole game, from its first line to the next game's.
    pub span: Span,
    /// Every byte of the span, in order, without gaps.
    pub tokens: Vec<Token>,
    /// Comments before the head.
    pub before: Vec<Comment>,
    /// The head lines.
    pub heads: Vec<Head>,
    /// Comments between head and rounds, after a blank line.
    pub after_head: Vec<Comment>,
    /// The rounds.
    pub rounds: Vec<Round>,
    /// The problems of the text itself, in order of place.
    pub problems: Vec<Problem>,
    /// The rounds of a folded game; empty in every game that the library returns.
    #[doc(hidden)]
    pub folded: Folded,
}

impl<'t> Game<'t> {
    /// The head line with this key; the first one counts.
    #[must_use]
    pub fn head(&self, key: Key) -> Option<&Head> {
        self.heads.iter().find(|head| head.known == Some(key))
    }

    /// The value of the head line with this key, if it is not empty.
    #[must_use]
    pub fn value(&self, key: Key) -> Option<&'t str> {
        self.head(key).map(|head| head.value.of(self.text)).filter(|value| !value.is_empty())
    }

    /// Takes `?` after moves for a doubt where the game has no other opinions. A game that may be divided is divided first.
    pub(super) fn doubt_opinions(&mut self) {
        let entries = || self.rounds.iter().flat_map(|round| round.entries.iter());
        let mut opinions = entries().filter_map(|entry| entry.opinion).peekable();
        if opinions.peek().is_none() || !opinions.all(|it| it == Opinion::Bad) {
            return;
        }
        for entry in self.rounds.iter_mut().flat_map(|round| round.entries.as_mut_slice()) {
            let is_doubted = entry.opinion.is_some() && entry.reading.is_none();
            entry.reading = if is_doubted { Some(Reading::Doubtful) } else { entry.reading };
        }
    }

    /// The places of the moves with this reading.
    pub(crate) fn read_as(&self, reading: Reading) -> Vec<Span> {
        let entries = self.rounds.iter().flat_map(|round| round.entries.iter());
        entries.filter(|entry| entry.reading == Some(reading)).map(|entry| entry.span).collect()
    }

    /// All comments in order: before the head, at and below its lines, before the rounds, at and below them.
    pub fn comments(&self) -> impl Iterator<Item = &Comment> {
        let heads = self.heads.iter().flat_map(|head| head.comment.iter().chain(&head.below));
        let rounds = self.rounds.iter().flat_map(Round::comments);
        self.before.iter().chain(heads).chain(&self.after_head).chain(rounds)
    }

    /// All comments except those in [`Round::closing`], in order.
    pub(crate) fn comments_apart(&self) -> impl Iterator<Item = &Comment> {
        let heads = self.heads.iter().flat_map(|head| head.comment.iter().chain(&head.below));
        let rounds = self.rounds.iter().flat_map(Round::further);
        self.before.iter().chain(heads).chain(&self.after_head).chain(rounds)
    }
}
