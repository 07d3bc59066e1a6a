//! The two dialects: what the signs of a move mean, how a move is named, and which dialect a game is written in.
//!
//! A dialect is one file with two functions, `read` and `write`, and a row in the matches below.

mod kibao;
mod zanzibar;

use super::tree::{EntryKind, Game, Hand, Round, RowLetter, Sign, Signs, Written};
use crate::source::Span;

/// A way of writing moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Dialect {
    /// `A5<`, `A8>+`: `<` and `>` are directions, `+` plays the house.
    Kibao,
    /// `A5L`, `A8R>`: `L` and `R` are directions, `>` plays the house.
    Zanzibar,
}

impl Dialect {
    /// Every dialect.
    pub const ALL: [Self; 2] = [Self::Kibao, Self::Zanzibar];

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Kibao => "kibao",
            Self::Zanzibar => "zanzibar",
        }
    }

    /// The dialect of this name, in any case of letters.
    ///
    /// ```
    /// use kibao::notation::Dialect;
    ///
    /// assert_eq!(Dialect::from_name(" Zanzibar"), Some(Dialect::Zanzibar));
    /// assert_eq!(Dialect::from_name("auto"), None);
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|dialect| dialect.name().eq_ignore_ascii_case(name.trim()))
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Kibao => Self::Zanzibar,
            Self::Zanzibar => Self::Kibao,
        }
    }

    /// Whether `**` stands on the move made under a block (`true`) or on the one that creates it.
    #[must_use]
    pub fn marks_block_on_reply(self) -> bool {
        match self {
            Self::Kibao => false,
            Self::Zanzibar => true,
        }
    }

    /// The dialect a sign belongs to alone.
    fn of(sign: Sign) -> Option<Self> {
        match sign {
            Sign::Less | Sign::Plus => Some(Self::Kibao),
            Sign::Left | Sign::Right => Some(Self::Zanzibar),
            Sign::Greater | Sign::Star | Sign::Hash => None,
        }
    }
}

/// The mark of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mark {
    /// None.
    #[default]
    None,
    /// `*`: kutakata.
    One,
    /// `**`: kutakatia.
    Two,
}

/// What a written move says, read in one dialect. What it leaves out is `None` or `false`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partial {
    /// The row letter.
    pub row: Option<RowLetter>,
    /// The pit, 1–8.
    pub pit: u8,
    /// The direction.
    pub hand: Option<Hand>,
    /// Whether the house is played.
    pub house: bool,
    /// The mark.
    pub mark: Mark,
    /// Whether `#` says that the move wins.
    pub win: bool,
    /// Whether a sign of the other dialect is among the signs; it is understood all the same.
    pub foreign: bool,
}

impl Written {
    /// The dialect that the move's first sign decides that belongs to one alone.
    ///
    /// ```
    /// use kibao::notation::{Dialect, EntryKind, single};
    ///
    /// let dialect = |text| match single(text) {
    ///     Some((EntryKind::Move(written), _)) => written.dialect(),
    ///     _ => None,
    /// };
    /// assert_eq!(dialect("A5R>"), Some(Dialect::Zanzibar));
    /// assert_eq!(dialect("A5>"), None, "right, or the house");
    /// ```
    #[must_use]
    pub fn dialect(&self) -> Option<Dialect> {
        self.signs.iter().find_map(Dialect::of)
    }

    /// What the move says in a dialect. A move with signs of the other one is read as sensibly as can be.
    ///
    /// ```
    /// use kibao::notation::{Dialect, EntryKind, Hand, games};
    ///
    /// let game = games("1: 8> 5R>*;").next().unwrap();
    /// let EntryKind::Move(first) = game.rounds[0].entries[0].kind else { panic!() };
    /// assert!(first.read(Dialect::Zanzibar).house, "pit 8, plays the house");
    /// assert_eq!(first.read(Dialect::Kibao).hand, Some(Hand::Right), "pit 8, right");
    /// ```
    #[must_use]
    pub fn read(&self, dialect: Dialect) -> Partial {
        let counts = Counts::of(&self.signs);
        let (hand, house) = match dialect {
            Dialect::Kibao => kibao::read(counts),
            Dialect::Zanzibar => zanzibar::read(counts),
        };
        let mark = match counts.stars {
            0 => Mark::None,
            1 => Mark::One,
            _ => Mark::Two,
        };
        let foreign = match dialect {
            Dialect::Kibao => counts.letters || counts.greater > 1,
            Dialect::Zanzibar => counts.less || counts.plus || (counts.certain.is_none() && counts.greater > 1),
        };
        Partial { row: self.row, pit: self.pit, hand, house, mark, win: counts.hash, foreign }
    }
}

/// The signs of a move, counted in one go.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    /// The direction where a sign gives it beyond doubt: anything but `>`.
    certain: Option<Hand>,
    less: bool,
    letters: bool,
    greater: u8,
    plus: bool,
    stars: u8,
    hash: bool,
}

impl Counts {
    fn of(signs: &Signs) -> Self {
        let mut counts = Self::default();
        for sign in signs.iter() {
            match sign {
                Sign::Less => {
                    counts.less = true;
                    counts.certain.get_or_insert(Hand::Left);
                }
                Sign::Left => {
                    counts.letters = true;
                    counts.certain.get_or_insert(Hand::Left);
                }
                Sign::Right => {
                    counts.letters = true;
                    counts.certain.get_or_insert(Hand::Right);
                }
                Sign::Greater => counts.greater += 1,
                Sign::Plus => counts.plus = true,
                Sign::Star => counts.stars += 1,
                Sign::Hash => counts.hash = true,
            }
        }
        counts
    }
}

/// A complete move to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Name {
    /// The row letter.
    pub row: RowLetter,
    /// The pit, 1–8.
    pub pit: u8,
    /// The direction.
    pub hand: Hand,
    /// Whether the house is played.
    pub house: bool,
    /// The mark.
    pub mark: Mark,
    /// Whether `#` is written, where the dialect has it.
    pub win: bool,
}

impl Name {
    /// The move in a dialect: row, pit, direction, house, mark, `#`.
    ///
    /// ```
    /// use kibao::notation::{Dialect, Hand, Mark, Name, RowLetter};
    ///
    /// let row = RowLetter { north: true, back: false };
    /// let name = Name { row, pit: 8, hand: Hand::Right, house: true, mark: Mark::One, win: true };
    /// assert_eq!(name.write(Dialect::Kibao), "a8>+*#");
    /// assert_eq!(name.write(Dialect::Zanzibar), "a8R>*");
    /// ```
    #[must_use]
    pub fn write(&self, dialect: Dialect) -> String {
        let mut out = String::with_capacity(8);
        self.write_to(&mut out, dialect);
        out
    }

    /// Appends the move in a dialect to a text.
    pub fn write_to(&self, out: &mut String, dialect: Dialect) {
        let Self { row, pit, hand, house, mark, win } = *self;
        let all = Partial { row: Some(row), pit, hand: Some(hand), house, mark, win, foreign: false };
        all.write_to(out, dialect);
    }
}

impl Partial {
    /// What is written, sign by sign in a dialect; what is left out stays so.
    ///
    /// ```
    /// use kibao::notation::{Dialect, EntryKind, games};
    ///
    /// let game = games("1: 8R>*;").next().unwrap();
    /// let EntryKind::Move(written) = game.rounds[0].entries[0].kind else { panic!() };
    /// assert_eq!(written.read(Dialect::Zanzibar).write(Dialect::Kibao), "8>+*");
    /// ```
    #[must_use]
    pub fn write(&self, dialect: Dialect) -> String {
        let mut out = String::with_capacity(8);
        self.write_to(&mut out, dialect);
        out
    }

    fn write_to(self, out: &mut String, dialect: Dialect) {
        out.extend(self.row.map(RowLetter::letter));
        out.push(char::from(b'0' + self.pit.min(9)));
        match dialect {
            Dialect::Kibao => kibao::write(out, self),
            Dialect::Zanzibar => zanzibar::write(out, self),
        }
    }
}

impl Mark {
    /// The stars.
    const fn stars(self) -> &'static str {
        match self {
            Self::None => "",
            Self::One => "*",
            Self::Two => "**",
        }
    }
}

/// Which dialect a game's signs speak for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Detection {
    /// The dialect of the first sign that belongs to one alone; `None` where there is none.
    pub decided: Option<Dialect>,
    /// The move with that sign.
    pub by: Option<Span>,
    /// The first move with a sign of the other dialect: the game mixes both.
    pub other: Option<Span>,
}

/// The dialect that the first sign decides that belongs to one alone; see [`detect`], which looks further.
#[must_use]
pub fn decided(rounds: &[Round]) -> Option<Dialect> {
    let entries = rounds.iter().flat_map(|round| &round.entries);
    let mut decides = entries.filter_map(|entry| match entry.kind {
        EntryKind::Move(written) => written.dialect(),
        EntryKind::Missing | EntryKind::Unreadable(_) => None,
    });
    decides.next()
}

/// Finds the dialect of a game: `L` or `R` anywhere means zanzibar, `<` or `+` means kibao, the first of them decides.
///
/// ```
/// use kibao::notation::{Dialect, detect, games};
///
/// let text = "1: 8> 7;\n2: 5L 6R>;\n3: A5< 7;\n";
/// let game = games(text).next().unwrap();
/// let found = detect(&game);
/// assert_eq!(found.decided, Some(Dialect::Zanzibar));
/// assert_eq!(found.by.unwrap().of(text), "5L");
/// assert_eq!(found.other.unwrap().of(text), "A5<");
/// ```
#[must_use]
pub fn detect(game: &Game) -> Detection {
    let mut found = Detection::default();
    for entry in game.rounds.iter().flat_map(|round| &round.entries) {
        let EntryKind::Move(written) = entry.kind else { continue };
        for dialect in written.signs.iter().filter_map(Dialect::of) {
            match found.decided {
                None => found = Detection { decided: Some(dialect), by: Some(entry.span), other: None },
                Some(decided) if decided != dialect => {
                    found.other = Some(entry.span);
                    return found;
                }
                Some(_) => {}
            }
        }
    }
    found
}
