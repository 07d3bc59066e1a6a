//! The words of a round as written: moves with their row letters, pits and signs, and words that are not moves.

use super::unclear::{Reading, Unclear};
use crate::source::Span;

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
    /// No signs.
    pub const NONE: Self = Self { signs: [None; Self::MOST], len: 0 };

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

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
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

impl Written {
    /// Whether it has a row letter or a direction sign: the form of a full move.
    pub(super) fn is_full(&self) -> bool {
        self.row.is_some() || self.is_directed()
    }

    /// Whether it has a direction sign.
    pub(super) fn is_directed(&self) -> bool {
        self.signs.iter().any(|sign| matches!(sign, Sign::Less | Sign::Greater | Sign::Left | Sign::Right))
    }

    /// Whether it has neither a row letter nor signs, so that it may be only a number.
    pub(super) fn is_bare(&self) -> bool {
        self.row.is_none() && self.signs.iter().next().is_none()
    }
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
    /// The record itself leaves it open: `[illegible]`, `?`, `A?<`, `8|3`.
    Unclear(Unclear),
}

impl Unreadable {
    /// Whether the word says nothing about the move.
    pub(super) fn says_nothing(self) -> bool {
        self == Self::NoPit || self == Self::Unclear(Unclear::NOTHING)
    }
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

    /// Its name in messages.
    ///
    /// ```
    /// use kibao::notation::Opinion;
    /// assert_eq!((Opinion::Good.name(), Opinion::Doubtful.name()), ("good", "dubious"));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Bad => "bad",
            Self::Excellent => "excellent",
            Self::Blunder => "blunder",
            Self::Interesting => "interesting",
            Self::Doubtful => "dubious",
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
    /// How sure its reading is, if the record says that it is not.
    pub reading: Option<Reading>,
}

impl Entry {
    /// A missing move.
    pub(super) const fn missing(span: Span) -> Self {
        Self { span, kind: EntryKind::Missing, opinion: None, reading: None }
    }

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
            EntryKind::Unreadable(why) => !why.says_nothing(),
        }
    }
}
