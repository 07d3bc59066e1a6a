//! The tree of one game as written, with every byte of it in exactly one token.
//!
//! Nothing here knows the rules of play. A move is kept as its row letter, pit and signs; what the signs mean depends
//! on the game's [`Dialect`](super::Dialect) and is read from them by [`Written::read`].

use super::entries::Entries;
pub use super::key::Key;
use super::problem::Problem;
use crate::source::Span;
use std::borrow::Cow;

/// A row letter as written: `A` and `B` are South's rows, `a` and `b` North's; `A` and `a` are front rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RowLetter {
    /// Lower case, a row of North.
    pub north: bool,
    /// `B` or `b`, a back row.
    pub back: bool,
}

impl RowLetter {
    /// The row of a letter; `None` for any letter other than `A`, `B`, `a`, `b`.
    #[must_use]
    pub const fn of(letter: char) -> Option<Self> {
        let (north, back) = match letter {
            'A' => (false, false),
            'B' => (false, true),
            'a' => (true, false),
            'b' => (true, true),
            _ => return None,
        };
        Some(Self { north, back })
    }

    /// The letter: `A`, `B`, `a` or `b`.
    #[must_use]
    pub const fn letter(self) -> char {
        match (self.north, self.back) {
            (false, false) => 'A',
            (false, true) => 'B',
            (true, false) => 'a',
            (true, true) => 'b',
        }
    }
}

impl core::fmt::Display for RowLetter {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Write::write_char(f, self.letter())
    }
}

/// One sign after the pit number of a move. Look-alikes and HTML entities are the same sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Sign {
    /// `<`
    Less,
    /// `>`: right in the kibao dialect, the house in the zanzibar dialect.
    Greater,
    /// `L` or `l`
    Left,
    /// `R` or `r`
    Right,
    /// `+`
    Plus,
    /// `*`
    Star,
    /// `#`
    Hash,
}

impl Sign {
    /// The sign that is written with this character; a letter may be of either case.
    #[must_use]
    pub const fn of(c: char) -> Option<Self> {
        Some(match c {
            '<' => Self::Less,
            '>' => Self::Greater,
            'L' | 'l' => Self::Left,
            'R' | 'r' => Self::Right,
            '+' => Self::Plus,
            '*' => Self::Star,
            '#' => Self::Hash,
            _ => return None,
        })
    }

    /// The character, a letter in upper case.
    #[must_use]
    pub const fn char(self) -> char {
        match self {
            Self::Less => '<',
            Self::Greater => '>',
            Self::Left => 'L',
            Self::Right => 'R',
            Self::Plus => '+',
            Self::Star => '*',
            Self::Hash => '#',
        }
    }
}

/// The signs of one move in the order written, at most [`Signs::MOST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Signs {
    signs: [Option<Sign>; Signs::MOST],
    len: u8,
}

impl Signs {
    /// A word with more signs than this is unreadable.
    pub const MOST: usize = 7;

    /// Adds a sign. Returns `false` if there is no room left.
    #[must_use]
    pub fn push(&mut self, sign: Sign) -> bool {
        let free = self.signs.get_mut(usize::from(self.len));
        free.is_some_and(|place| {
            *place = Some(sign);
            self.len += 1;
            true
        })
    }

    /// The signs in the order written.
    pub fn iter(&self) -> impl Iterator<Item = Sign> + '_ {
        self.signs.iter().map_while(|sign| *sign)
    }

    /// Whether `sign` is one of them.
    #[must_use]
    pub fn has(&self, sign: Sign) -> bool {
        self.iter().any(|it| it == sign)
    }
}

/// A move as written: `[row] pit [signs…]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    /// The row letter, if one is written.
    pub row: Option<RowLetter>,
    /// The pit, 1–8.
    pub pit: u8,
    /// Direction, house and mark signs.
    pub signs: Signs,
}

/// Why a word in the place of a move cannot be read as a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// A pit number outside 1–8.
    NoSuchPit(u32),
    /// A row letter other than `A`, `B`, `a`, `b`.
    NoSuchRow(char),
    /// No pit number at all.
    NoPit,
    /// A character that is not a sign in any dialect.
    StrangeSign(char),
    /// Two directions, two house signs, three stars, or more signs than any move has.
    TooManySigns,
}

/// The kind of a word in the place of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// A move.
    Move(Written),
    /// `--`, `-` or `...`: no move.
    Missing,
    /// A word that is not a move.
    Unreadable(Unreadable),
}

/// An opinion on a move, given by the signs after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opinion {
    /// `!`
    Good,
    /// `?`
    Bad,
    /// `!!`
    Excellent,
    /// `??`
    Blunder,
    /// `!?`
    Interesting,
    /// `?!`
    Doubtful,
}

impl Opinion {
    /// Every opinion.
    pub const ALL: [Self; 6] =
        [Self::Good, Self::Bad, Self::Excellent, Self::Blunder, Self::Interesting, Self::Doubtful];

    /// The signs.
    ///
    /// ```
    /// use kibao::notation::{Opinion, games};
    /// let game = games("1: A6<*!? a6<*;\n").next().unwrap();
    /// assert_eq!(game.rounds[0].entries[0].opinion.map(Opinion::signs), Some("!?"));
    /// ```
    #[must_use]
    pub const fn signs(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::Bad => "?",
            Self::Excellent => "!!",
            Self::Blunder => "??",
            Self::Interesting => "!?",
            Self::Doubtful => "?!",
        }
    }
}

/// One word of a round: a move, a missing move, or a word that should be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The whole word; stray punctuation and an opinion after it are not included.
    pub span: Span,
    /// What it is.
    pub kind: EntryKind,
    /// The opinion after it.
    pub opinion: Option<Opinion>,
}

impl Entry {
    /// Whether it is a move, or was meant as one: a word with a pit number.
    ///
    /// ```
    /// let meant = |text: &str| kibao::notation::games(text).next().unwrap().rounds[0].entries[0].is_meant();
    /// assert!(meant("1: A7> a6>;"));
    /// assert!(meant("1: A9 a6>;"));
    /// assert!(!meant("1: -- a6>;"));
    /// ```
    #[must_use]
    pub fn is_meant(&self) -> bool {
        match self.kind {
            EntryKind::Move(_) => true,
            EntryKind::Missing => false,
            EntryKind::Unreadable(why) => why != Unreadable::NoPit,
        }
    }
}

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
#[derive(Clone, Debug, PartialEq, Eq)]
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
