//! The dialects: what the signs of a move mean, how a move is spelled, and which dialect a game is written in.
//!
//! A dialect is one file with a [`Definition`], and a row in [`Dialect::ALL`].

mod kibao;
mod zanzibar;

mod detect;

pub(crate) use detect::dialect_of;
pub use detect::{Detection, decided, detect};

use crate::engine::Hand;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ptr;

#[cfg(feature = "formats")]
use super::append::Appender;
use super::canonical::CanonicalMove;
use super::tree::{RowLetter, Sign, Written};

/// A way of writing moves: one of [`Dialect::ALL`].
///
/// ```
/// use kibao::notation::Dialect;
/// assert_eq!(Dialect::ALL.map(Dialect::name), ["kibao", "zanzibar"]);
/// assert_eq!(Dialect::default(), Dialect::KIBAO);
/// assert_ne!(Dialect::KIBAO.marks_block_on_reply(), Dialect::ZANZIBAR.marks_block_on_reply());
/// assert_eq!(Dialect::KIBAO.source(), Some("K, appendix"));
/// ```
#[derive(Clone, Copy)]
pub struct Dialect(&'static Definition);

/// What a dialect is. Its file gives every field a value.
struct Definition {
    /// The name in head lines, options and output.
    name: &'static str,
    /// The place in a rule book that defines the signs.
    source: Option<&'static str>,
    /// The direction left.
    left: Sign,
    /// The direction right.
    right: Sign,
    /// The mover plays the house.
    house: Sign,
    /// Whether `#` on a winning move is part of the dialect. It is read in every dialect.
    has_win: bool,
    /// Whether `**` is written on the move made under a block, not on the move that creates the block.
    block_mark_on_reply: bool,
}

impl Dialect {
    /// `A5<`, `A8>+`: `<` and `>` are directions, `+` plays the house.
    pub const KIBAO: Self = Self(&kibao::KIBAO);
    /// `A5L`, `A8R>`: `L` and `R` are directions, `>` plays the house.
    pub const ZANZIBAR: Self = Self(&zanzibar::ZANZIBAR);

    /// Every dialect, the default one first.
    pub const ALL: [Self; 2] = [Self::KIBAO, Self::ZANZIBAR];

    /// The name in head lines, options and output.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    /// The dialect of this name, in any case of letters.
    ///
    /// ```
    /// use kibao::notation::Dialect;
    ///
    /// assert_eq!(Dialect::from_name(" Zanzibar"), Some(Dialect::ZANZIBAR));
    /// assert_eq!(Dialect::from_name("auto"), None);
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|dialect| dialect.name().eq_ignore_ascii_case(name.trim()))
    }

    /// Every dialect except this one.
    ///
    /// ```
    /// use kibao::notation::Dialect;
    ///
    /// assert!(Dialect::KIBAO.others().eq([Dialect::ZANZIBAR]));
    /// ```
    pub fn others(self) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |dialect| *dialect != self)
    }

    /// The place in a rule book that defines the signs, as it is cited.
    #[must_use]
    pub const fn source(self) -> Option<&'static str> {
        self.0.source
    }

    /// The sign that plays the house.
    ///
    /// ```
    /// use kibao::notation::Dialect;
    ///
    /// assert_eq!(Dialect::ALL.map(|dialect| dialect.house_sign().char()), ['+', '>']);
    /// ```
    #[must_use]
    pub const fn house_sign(self) -> Sign {
        self.0.house
    }

    /// A move that shows how moves are written.
    ///
    /// ```
    /// use kibao::notation::Dialect;
    ///
    /// assert_eq!(Dialect::ALL.map(Dialect::example), ["A5<", "A5L"]);
    /// ```
    #[must_use]
    pub fn example(self) -> String {
        let row = RowLetter { north: false, back: false };
        Name { row, pit: 5, hand: Hand::Left, house: false, mark: Mark::None, win: false }.write(self)
    }

    /// Whether `**` is written on the move made under a block (`true`) or on the move that creates it.
    #[must_use]
    pub const fn marks_block_on_reply(self) -> bool {
        self.0.block_mark_on_reply
    }

    /// Whether a sign is one of this dialect. The marks and `#` are understood in every dialect.
    fn has(self, sign: Sign) -> bool {
        let Definition { left, right, house, .. } = *self.0;
        matches!(sign, Sign::Star | Sign::Hash) || [left, right, house].contains(&sign)
    }
}

/// The kibao dialect, which is assumed where nothing shows the dialect.
impl Default for Dialect {
    fn default() -> Self {
        Self::KIBAO
    }
}

impl PartialEq for Dialect {
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self.0, other.0)
    }
}

impl Eq for Dialect {}

impl Hash for Dialect {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dialect({self})")
    }
}

/// The mark of a move.
///
/// ```
/// use kibao::notation::{Dialect, EntryKind, Mark, single};
/// let mark = |word| match single(word) {
///     Some((EntryKind::Move(written), _)) => written.read(Dialect::KIBAO).mark,
///     _ => panic!("a move"),
/// };
/// assert_eq!(["A7>", "A7>*", "A7>**"].map(mark), [Mark::None, Mark::One, Mark::Two]);
/// ```
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

/// The content of a written move, read in one dialect. Omitted parts are `None` or `false`.
///
/// ```
/// use kibao::notation::{Dialect, EntryKind, Partial, single};
/// let Some((EntryKind::Move(written), _)) = single("7*") else { panic!("a move") };
/// let Partial { row, pit, hand, house, .. } = written.read(Dialect::KIBAO);
/// assert_eq!((row, pit, hand, house), (None, 7, None, false));
/// ```
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
    /// Whether `#` marks the move as a winning one.
    pub win: bool,
    /// The dialect that one of the signs comes from, if it is another; the sign is understood all the same.
    pub foreign: Option<Dialect>,
}

impl Written {
    /// The dialect that the signs of the move decide, if they do.
    ///
    /// ```
    /// use kibao::notation::{Dialect, EntryKind, single};
    ///
    /// let dialect = |text| match single(text) {
    ///     Some((EntryKind::Move(written), _)) => written.dialect(),
    ///     _ => None,
    /// };
    /// assert_eq!(dialect("A5R>"), Some(Dialect::ZANZIBAR));
    /// assert_eq!(dialect("A5>"), None, "right, or the house");
    /// ```
    #[must_use]
    pub fn dialect(&self) -> Option<Dialect> {
        dialect_of(self.signs.iter())
    }

    /// Whether the move can mean different things in different dialects.
    pub(crate) fn is_ambiguous(&self) -> bool {
        let default = Dialect::default();
        default.others().any(|other| self.read(other) != self.read(default))
    }

    /// The content of the move in a dialect. Signs of other dialects keep their meaning where it is not in doubt.
    ///
    /// ```
    /// use kibao::{engine::Hand, notation::{Dialect, EntryKind, games}};
    ///
    /// let game = games("1: 8> 5R>*;").next().unwrap();
    /// let EntryKind::Move(first) = game.rounds[0].entries[0].kind else { panic!() };
    /// assert!(first.read(Dialect::ZANZIBAR).house, "pit 8, plays the house");
    /// assert_eq!(first.read(Dialect::KIBAO).hand, Some(Hand::Right), "pit 8, right");
    /// ```
    #[must_use]
    pub fn read(&self, dialect: Dialect) -> Partial {
        let (mut hand, mut foreign, mut win) = (None, None, false);
        let (mut greater, mut plus, mut stars) = (0_u8, false, 0_u8);
        for sign in self.signs.iter() {
            match sign {
                Sign::Less | Sign::Left => _ = hand.get_or_insert(Hand::Left),
                Sign::Right => _ = hand.get_or_insert(Hand::Right),
                Sign::Greater => greater += 1,
                Sign::Plus => plus = true,
                Sign::Star => stars += 1,
                Sign::Hash => win = true,
            }
            if !dialect.has(sign) {
                foreign = foreign.or(Some(sign));
            }
        }
        // Only `>` is a direction in one dialect and the house in another. Next to another direction it is the house, next
        // to another sign for the house it is a direction.
        let directs = greater > 0 && hand.is_none() && (dialect.0.right == Sign::Greater || greater > 1 || plus);
        let house = plus || greater > u8::from(directs);
        let foreign = foreign.or((greater > 1).then_some(Sign::Greater));
        Partial {
            row: self.row,
            pit: self.pit,
            hand: hand.or(directs.then_some(Hand::Right)),
            house,
            mark: match stars {
                0 => Mark::None,
                1 => Mark::One,
                _ => Mark::Two,
            },
            win,
            foreign: foreign.and_then(|sign| dialect.others().find(|other| other.has(sign))),
        }
    }
}

impl CanonicalMove {
    /// The meaning in a dialect that has all of its signs; the same as [`Written::read`], but cheaper. `None` without a
    /// direction, or with a sign that is not part of the dialect.
    pub(crate) fn read(&self, Dialect(dialect): Dialect) -> Option<Partial> {
        let direction = self.direction?;
        let right = direction == dialect.right;
        if !right && direction != dialect.left || self.house && self.house_sign() != dialect.house {
            return None;
        }
        Some(Partial {
            row: self.row,
            pit: self.pit,
            hand: Some(if right { Hand::Right } else { Hand::Left }),
            house: self.house,
            mark: match self.stars {
                0 => Mark::None,
                1 => Mark::One,
                _ => Mark::Two,
            },
            win: self.win,
            foreign: None,
        })
    }
}

/// A complete move to be written.
///
/// ```
/// use kibao::{engine::Hand, notation::{Dialect, Mark, Name, RowLetter}};
/// let row = RowLetter { north: false, back: true };
/// let name = Name { row, pit: 3, hand: Hand::Left, house: false, mark: Mark::None, win: false };
/// let mut out = "1: ".to_owned();
/// name.write_to(&mut out, Dialect::ZANZIBAR);
/// assert_eq!(out, "1: B3L");
/// ```
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
    /// use kibao::{engine::Hand, notation::{Dialect, Mark, Name, RowLetter}};
    ///
    /// let row = RowLetter { north: true, back: false };
    /// let name = Name { row, pit: 8, hand: Hand::Right, house: true, mark: Mark::One, win: true };
    /// assert_eq!(name.write(Dialect::KIBAO), "a8>+*#");
    /// assert_eq!(name.write(Dialect::ZANZIBAR), "a8R>*");
    /// ```
    #[must_use]
    pub fn write(&self, dialect: Dialect) -> String {
        let mut out = String::with_capacity(8);
        self.write_to(&mut out, dialect);
        out
    }

    /// Appends the move in a dialect to a text.
    pub fn write_to(&self, out: &mut String, dialect: Dialect) {
        self.all().write_to(out, dialect);
    }

    /// Appends the move in a dialect, in ASCII.
    #[cfg(feature = "formats")]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn append(&self, out: &mut Appender<'_>, dialect: Dialect) {
        let (letters, len) = self.all().spell(dialect);
        out.first(&letters, len);
    }

    const fn all(self) -> Partial {
        let Self { row, pit, hand, house, mark, win } = self;
        Partial { row: Some(row), pit, hand: Some(hand), house, mark, win, foreign: None }
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
    /// assert_eq!(written.read(Dialect::ZANZIBAR).write(Dialect::KIBAO), "8>+*");
    /// ```
    #[must_use]
    pub fn write(&self, dialect: Dialect) -> String {
        let mut out = String::with_capacity(8);
        self.write_to(&mut out, dialect);
        out
    }

    fn write_to(self, out: &mut String, dialect: Dialect) {
        let (letters, len) = self.spell(dialect);
        out.extend(letters.iter().take(len).map(|letter| char::from(*letter)));
    }

    /// The letters and signs, which are ASCII, and how many there are.
    #[inline(always)]
    fn spell(self, dialect: Dialect) -> ([u8; 8], usize) {
        let Definition { left, right, house, has_win, .. } = *dialect.0;
        // In one number, the first letter in the lowest byte.
        let (mut letters, mut len) = (0, 0);
        let mut put = |letter: u8, is: bool| {
            letters |= (u64::from(is) * u64::from(letter)) << (8 * len);
            len += usize::from(is);
        };
        put(self.row.map_or(0, |row| row.letter() as u8), self.row.is_some());
        put(b'0' + self.pit.min(9), true);
        put(if self.hand == Some(Hand::Left) { left } else { right }.char() as u8, self.hand.is_some());
        put(house.char() as u8, self.house);
        put(Sign::Star.char() as u8, self.mark != Mark::None);
        put(Sign::Star.char() as u8, self.mark == Mark::Two);
        put(Sign::Hash.char() as u8, self.win && has_win);
        (letters.to_le_bytes(), len)
    }
}
