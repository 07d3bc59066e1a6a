//! The two sides, their sixteen pits, and the directions round the ring.

use core::fmt;

/// One of the two players. South moves first.
///
/// ```
/// use kibao::engine::Side;
/// assert_eq!(Side::South.other(), Side::North);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "lowercase"))]
pub enum Side {
    /// The player whose rows are written `A` and `B`.
    South,
    /// The player whose rows are written `a` and `b`.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const BOTH: [Self; 2] = [Self::South, Self::North];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// 0 for South, 1 for North.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Left or right as the mover sees it.
///
/// Right is clockwise from a front pit and anticlockwise from a back pit; see [`Pit::direction`]. In a kunamua capture it
/// is the kichwa from which the captured seeds start.
///
/// ```
/// use kibao::engine::{Direction, Hand};
/// assert_eq!((Hand::Left.other(), Hand::Left.from_kichwa()), (Hand::Right, Direction::Clockwise));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Hand {
    /// Left: `<` in the kibao dialect, `L` in the zanzibar dialect.
    Left,
    /// Right: `>` in the kibao dialect, `R` in the zanzibar dialect.
    Right,
}

impl Hand {
    /// Both hands, left first.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// The other hand.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// The direction of a sowing that starts in the kichwa of this hand (K 1.4.4).
    #[must_use]
    pub const fn from_kichwa(self) -> Direction {
        match self {
            Self::Left => Direction::Clockwise,
            Self::Right => Direction::Anticlockwise,
        }
    }
}

/// A direction round the ring of the sixteen pits of a side.
///
/// ```
/// use kibao::engine::{Direction, Hand, Pit};
/// // Right is clockwise in the front row and anticlockwise in the back row.
/// assert_eq!(Pit::HOUSE.direction(Hand::Right), Direction::Clockwise);
/// assert_eq!(Pit::at(11).direction(Hand::Right), Direction::Anticlockwise);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, schemars::JsonSchema),
    serde(rename_all = "lowercase"),
    schemars(description = "A direction round the ring of the sixteen pits of a side.")
)]
pub enum Direction {
    /// Front 1 to 8, back 8 to 1, front 1 again.
    Clockwise,
    /// The opposite direction.
    Anticlockwise,
}

/// One of the sixteen pits of a side, as its index in the ring: 0–7 are front 1–8, 8–15 are back 8–1.
///
/// As a text, a pit is written by the letters of South, and read by those of either side.
///
/// ```
/// use kibao::engine::Pit;
/// assert_eq!(Pit::front(5), Some(Pit::HOUSE));
/// assert_eq!(Pit::back(8).map(Pit::index), Some(8));
/// assert_eq!(Pit::front(9), None);
/// assert_eq!(("A5".parse(), Pit::HOUSE.to_string().as_str()), (Ok(Pit::HOUSE), "A5"));
/// let (house, kimbi) = (Pit::HOUSE, Pit::at(6));
/// assert_eq!((house.index(), house.number(), house.is_front()), (4, 5, true));
/// assert_eq!((house.facing(), house.forced_kichwa()), (Pit::front(4), None));
/// assert_eq!(kimbi.forced_kichwa(), Some(kibao::engine::Hand::Right));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pit(u8);

impl Pit {
    /// The house (nyumba): front pit 5.
    pub const HOUSE: Self = Self(4);

    /// All sixteen pits in listing order: front 1–8, then back 1–8.
    pub const LISTED: [Self; 16] = {
        let mut all = [Self(0); 16];
        let mut n = 0;
        while n < 8 {
            all[n as usize] = Self(n);
            all[n as usize + 8] = Self(15 - n);
            n += 1;
        }
        all
    };

    /// Front pit `number`, 1–8 from the left of the owner; `None` outside that range.
    #[must_use]
    pub const fn front(number: u8) -> Option<Self> {
        match number {
            1..=8 => Some(Self(number - 1)),
            _ => None,
        }
    }

    /// Back pit `number`, 1–8 from the left of the owner; `None` outside that range.
    #[must_use]
    pub const fn back(number: u8) -> Option<Self> {
        match number {
            1..=8 => Some(Self(16 - number)),
            _ => None,
        }
    }

    /// The pit at an index of the ring, taken modulo 16.
    #[must_use]
    pub const fn at(index: u8) -> Self {
        Self(index & 15)
    }

    /// Its index in the ring, 0–15.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Whether it is in the front row.
    #[must_use]
    pub const fn is_front(self) -> bool {
        self.0 < 8
    }

    /// Its number in its row, 1–8 from the left of the owner.
    #[must_use]
    pub const fn number(self) -> u8 {
        if self.is_front() { self.0 + 1 } else { 16 - self.0 }
    }

    /// The front pit of the opponent that faces this front pit; `None` for a back pit.
    #[must_use]
    pub const fn facing(self) -> Option<Self> {
        if self.is_front() { Some(Self(7 - self.0)) } else { None }
    }

    /// The kichwa from which the seeds of a capture at this pit must start: for a kichwa or kimbi the nearer one
    /// (K 1.4.5), for any other pit `None`.
    #[must_use]
    pub const fn forced_kichwa(self) -> Option<Hand> {
        match self.0 {
            0 | 1 => Some(Hand::Left),
            6 | 7 => Some(Hand::Right),
            _ => None,
        }
    }

    /// The direction of a sowing that leaves this pit toward `hand`.
    #[must_use]
    pub const fn direction(self, hand: Hand) -> Direction {
        match (self.is_front(), hand) {
            (true, Hand::Right) | (false, Hand::Left) => Direction::Clockwise,
            (true, Hand::Left) | (false, Hand::Right) => Direction::Anticlockwise,
        }
    }
}

impl fmt::Debug for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.is_front() { 'A' } else { 'B' }, self.number())
    }
}

/// A set of pits of one side.
///
/// ```
/// use kibao::engine::{Pit, PitSet};
/// let set: PitSet = [Pit::HOUSE].into_iter().collect();
/// assert!(set.has(Pit::HOUSE) && set.len() == 1);
/// let kichwas = PitSet::only(Pit::at(0)).or(PitSet::only(Pit::at(7)));
/// assert_eq!((kichwas.len(), kichwas.front(), kichwas.back()), (2, kichwas, PitSet::NONE));
/// assert_eq!(kichwas.without(PitSet::only(Pit::at(0))).sole(), Some(Pit::at(7)));
/// assert!(kichwas.and(set).is_empty() && kichwas.facing() == kichwas);
/// assert_eq!((kichwas.iter().count(), PitSet::from_bits(kichwas.bits())), (2, kichwas));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PitSet(u16);

impl PitSet {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// The set of the pits whose bit is set; the number of a bit is the index of its pit.
    #[must_use]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// The bits of the set; the number of a bit is the index of its pit.
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The set with one pit.
    #[must_use]
    pub const fn only(pit: Pit) -> Self {
        Self(1 << pit.0)
    }

    /// Whether the set contains `pit`.
    #[must_use]
    pub const fn has(self, pit: Pit) -> bool {
        self.0 & (1 << pit.0) != 0
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of pits.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The front pits of the set.
    #[must_use]
    pub const fn front(self) -> Self {
        Self(self.0 & 0x00ff)
    }

    /// The back pits of the set.
    #[must_use]
    pub const fn back(self) -> Self {
        Self(self.0 & 0xff00)
    }

    /// The pits in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The pits in at least one of the sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The pits of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The pits that face the front pits of the set.
    #[must_use]
    pub const fn facing(self) -> Self {
        Self(((self.0 as u8).reverse_bits()) as u16)
    }

    /// The pit of a set with exactly one pit; else `None`.
    #[must_use]
    pub const fn sole(self) -> Option<Pit> {
        if self.0.is_power_of_two() { Some(Pit(self.0.trailing_zeros() as u8)) } else { None }
    }

    /// The pits of the set for which `keep` is true.
    #[inline(always)]
    pub(super) fn filter(self, keep: impl Fn(Pit) -> bool) -> Self {
        let (mut rest, mut kept) = (self.0, 0);
        while rest != 0 {
            let pit = Pit::at(rest.trailing_zeros() as u8);
            kept |= u16::from(keep(pit)) << pit.index();
            rest &= rest - 1;
        }
        Self(kept)
    }

    /// The pits in listing order: front 1–8, then back 1–8.
    pub fn iter(self) -> impl Iterator<Item = Pit> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let bit = match rest & 0x00ff {
                0 if rest == 0 => return None,
                0 => rest.ilog2(),
                front => front.trailing_zeros(),
            };
            rest &= !(1 << bit);
            Some(Pit(bit as u8))
        })
    }
}

impl FromIterator<Pit> for PitSet {
    fn from_iter<I: IntoIterator<Item = Pit>>(pits: I) -> Self {
        pits.into_iter().fold(Self::NONE, |set, pit| set.or(Self::only(pit)))
    }
}

impl fmt::Debug for PitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
