//! What was written: the tree of one game, every byte of it in exactly one token.
//!
//! Nothing here knows the rules of play. A move is kept as its row letter, pit and signs; what the signs mean depends
//! on the game's [`Dialect`](super::Dialect) and is read from them by [`Written::read`].

use super::entries::Entries;
use crate::source::Span;

/// A row letter as written: `A` `B` are South's rows, `a` `b` North's; `A` `a` are front rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RowLetter {
    /// Lower case, a row of North.
    pub north: bool,
    /// `B` or `b`, a back row.
    pub back: bool,
}

impl RowLetter {
    /// The row of a letter; `None` for any other than `A`, `B`, `a`, `b`.
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

/// A direction as the mover sees it: `<`/`L` or `>`/`R`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Hand {
    /// `<` in the kibao dialect, `L` in the zanzibar dialect.
    Left,
    /// `>` in the kibao dialect, `R` in the zanzibar dialect.
    Right,
}

/// One sign after the pit number of a move, whatever characters it was written with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// The signs of one move in the order written, at most [`Signs::MOST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Signs {
    signs: [Option<Sign>; Signs::MOST],
    len: u8,
}

impl Signs {
    /// A word with more signs than this is unreadable.
    pub const MOST: usize = 7;

    /// Adds a sign; `false` where there is no room left.
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

    /// Whether `sign` is among them.
    #[must_use]
    pub fn has(&self, sign: Sign) -> bool {
        self.iter().any(|it| it == sign)
    }
}

/// A move as written: `[row] pit [signs…]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    /// The row letter, where there is one.
    pub row: Option<RowLetter>,
    /// The pit, 1–8.
    pub pit: u8,
    /// Direction, house and mark signs.
    pub signs: Signs,
}

/// Why a word that stands where a move belongs cannot be read as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// A pit number outside 1–8.
    NoSuchPit(u32),
    /// A row letter other than A, B, a, b.
    NoSuchRow(char),
    /// No pit number at all.
    NoPit,
    /// A character that is no sign of either dialect.
    StrangeSign(char),
    /// Two directions, two house signs, three stars, or more signs than any move has.
    TooManySigns,
}

/// What stands in a move's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// A move.
    Move(Written),
    /// `--`, `-` or `...`: no move here.
    Missing,
    /// A word that is no move.
    Unreadable(Unreadable),
}

/// One word of a round: a move, a missing move, or a word that should be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The whole word, stray punctuation after it not included.
    pub span: Span,
    /// What it is.
    pub kind: EntryKind,
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
    /// None: a note that forgot its sign.
    None,
}

/// A comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comment {
    /// Its sign.
    pub sign: CommentSign,
    /// Its text, sign and white space around it not included; may be empty only on a line of its own.
    pub text: Span,
    /// Whether it fills a line of its own.
    pub own_line: bool,
}

/// The known head keys, in canonical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each is the key of its own name")]
pub enum Key {
    Title,
    South,
    North,
    Event,
    Round,
    Place,
    Date,
    Time,
    Winner,
    Result,
    Opening,
    Rules,
    Notation,
    Takasia,
    Annotator,
    Source,
}

impl Key {
    /// Every known key, in canonical order.
    pub const ALL: [Self; 16] = [
        Self::Title,
        Self::South,
        Self::North,
        Self::Event,
        Self::Round,
        Self::Place,
        Self::Date,
        Self::Time,
        Self::Winner,
        Self::Result,
        Self::Opening,
        Self::Rules,
        Self::Notation,
        Self::Takasia,
        Self::Annotator,
        Self::Source,
    ];

    /// The key as it is written in canonical form.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::South => "south",
            Self::North => "north",
            Self::Event => "event",
            Self::Round => "round",
            Self::Place => "place",
            Self::Date => "date",
            Self::Time => "time",
            Self::Winner => "winner",
            Self::Result => "result",
            Self::Opening => "opening",
            Self::Rules => "rules",
            Self::Notation => "notation",
            Self::Takasia => "takasia",
            Self::Annotator => "annotator",
            Self::Source => "source",
        }
    }

    /// The key of this name, in any case of letters.
    ///
    /// ```
    /// use kibao::notation::Key;
    ///
    /// assert_eq!(Key::from_name("South"), Some(Key::South));
    /// assert_eq!(Key::from_name("weather"), None);
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|key| key.name().eq_ignore_ascii_case(name))
    }
}

/// A head line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The key as written.
    pub key: Span,
    /// Which known key it is, in any case of letters.
    pub known: Option<Key>,
    /// The value, white space around it and an ending `;` not included; may be empty.
    pub value: Span,
    /// A comment after the `;` of the line.
    pub comment: Option<Comment>,
    /// Comments on lines of their own below it, up to the next head line or blank line.
    pub below: Vec<Comment>,
}

/// The number a round starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// Its value; `None` where it is too large for any game.
    pub value: Option<u32>,
    /// The digits, the colon not included.
    pub span: Span,
}

/// A round: South's move, North's move, a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// From the number (or first move) to the `;` (or last move).
    pub span: Span,
    /// The round's number, where one is written.
    pub number: Option<Number>,
    /// South's move, North's move; more than two where the record has too many.
    pub entries: Entries,
    /// The closing `;`.
    pub end: Option<Span>,
    /// The comment after the `;`, or a note after the moves that forgot its sign.
    pub comment: Option<Comment>,
    /// Comments on lines of their own below the round.
    pub below: Vec<Comment>,
}

impl Round {
    /// Whether it says that nobody moves, `1: --;` or `1: -- --;`, and is closed.
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

    /// Whether it surely is a round: a word in it is or was meant as a move, or nobody moves.
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
}

/// What kind of text a token covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// `:` after a key or number, or `.` or `)` in its place.
    Colon,
    /// A word in a move's place.
    Entry,
    /// A stray sign after a word.
    Stray,
    /// `;` closing a round or head line.
    Semicolon,
    /// A comment's `;` or `%`.
    CommentSign,
    /// A comment's text.
    Comment,
}

/// One piece of the text. A game's tokens follow each other without a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Where it is.
    pub span: Span,
}

/// Something untidy or wrong in the text itself, known without the rules of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where.
    pub span: Span,
    /// What.
    pub kind: ProblemKind,
}

/// The kinds of [`Problem`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// A round without its closing `;`, or with a `%` comment in its place. The span is the last move with what strays
    /// after it: the `;` belongs at its end.
    MissingSemicolon,
    /// A note right after the moves without a `;` before it.
    NoteWithoutSign,
    /// A line that is no head line, round or comment; kept as a comment.
    LineWithoutSign,
    /// `word: text` with an unknown word after the moves; kept as a comment.
    HeadAfterMoves,
    /// A round commented out with `%` or `;`: a comment whose text reads as a round.
    RoundInComment,
    /// `.`, `:` or `,` after a move.
    StrayPunctuation(char),
    /// `.` or `)` instead of `:` after a round number (`None`: nothing).
    NumberMark(Option<char>),
    /// No number before a round.
    NumberMissing {
        /// The number that belongs there.
        expected: u32,
    },
    /// A number that is neither the one before plus one nor the round's place in the game.
    NumberWrong {
        /// The number that belongs there: the round's place in the game, counted from 1.
        expected: u32,
    },
    /// A direction letter in lower case, `l` or `r`.
    LowerCaseDirection,
    /// A full-width or typographic sign (`＜ › → ∗ ×`), named by its first.
    TypographicSign(char),
    /// An HTML entity (`&lt;`) in a move.
    HtmlEntity,
    /// Signs of a move in another order than direction, house, mark, `#`.
    SignOrder,
    /// A zero before the number of a round or of a pit, such as `01:` or `A06<`.
    LeadingZero,
    /// White space inside what is read as one word, such as `A5 <`.
    SplitWord,
    /// Several blanks or a tab where one blank belongs, or blanks at an end of a line.
    Spacing,
    /// No blank before a word of a round, or between the sign of a comment and its text.
    BlankMissing,
    /// A head line has a `;` that closes nothing: at its end, or before a round.
    SemicolonInHead,
    /// A known key written in other letters than lower case.
    KeyCase,
    /// A known key a second time; the first counts.
    RepeatedKey {
        /// The first one.
        first: Span,
    },
    /// More than two moves in one round.
    ExtraEntry,
    /// A round of one move only that is not the last.
    LonelyMove,
    /// Round 1 again without a blank line before: perhaps another game.
    NumberOneAgain,
}

/// One game as written.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Game {
    /// All of the game, from its first line to before the next game's.
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
    /// What is untidy or wrong in the text itself, in order of place.
    pub problems: Vec<Problem>,
}

impl Game {
    /// The first head line with this key, which is the one that counts.
    #[must_use]
    pub fn head(&self, key: Key) -> Option<&Head> {
        self.heads.iter().find(|head| head.known == Some(key))
    }

    /// The value of the first head line with this key, where it is not empty.
    #[must_use]
    pub fn value<'t>(&self, text: &'t str, key: Key) -> Option<&'t str> {
        self.head(key).map(|head| head.value.of(text)).filter(|value| !value.is_empty())
    }

    /// All comments in order: before the head, at and below its lines, before the rounds, at and below them.
    pub fn comments(&self) -> impl Iterator<Item = &Comment> {
        let heads = self.heads.iter().flat_map(|head| head.comment.iter().chain(&head.below));
        let rounds = self.rounds.iter().flat_map(|round| round.comment.iter().chain(&round.below));
        self.before.iter().chain(heads).chain(&self.after_head).chain(rounds)
    }
}
