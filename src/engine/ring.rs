//! The sixteen pits of a side in one number, so that a sowing costs the same whatever its length.

use super::pit::{Direction, Hand, Pit, PitSet};
use super::start::before_kichwa;
use core::fmt;

/// The sixteen pits of a side, one byte each, in ring order (see [`Pit`]). No pit of a game holds more than [`Ring::MOST`]
/// seeds. If a pit gets more than 127, the results are unspecified, but nothing panics.
///
/// ```
/// use kibao::engine::{Direction, Pit, Ring};
/// let ring = Ring::EMPTY.with(Pit::at(5), 3);
/// let (ring, seeds) = ring.lift(Pit::at(5));
/// let (ring, last) = ring.sow(Pit::at(5), Direction::Clockwise, seeds);
/// assert_eq!((last, ring.get(Pit::at(6)), ring.get(Pit::at(8))), (Pit::at(8), 1, 1));
/// let start = Ring::from_rows([0, 0, 0, 0, 6, 2, 2, 0], [0; 8]).unwrap();
/// assert_eq!((start.front()[4], start.back(), start.seeds()), (6, [0; 8], 10));
/// assert_eq!((start.occupied().len(), start.at_least(6).sole()), (3, Some(Pit::HOUSE)));
/// assert!(!start.front_is_empty() && !start.is_singletons() && start.less(Pit::HOUSE, 2).get(Pit::HOUSE) == 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ring(u128);

/// A one in every byte.
const ONES: u128 = u128::MAX / 255;

/// `RUNS[direction][from][n]` has a one in each of the `n` bytes that follow byte `from`.
static RUNS: [[[u128; 16]; 16]; 2] = {
    let mut runs = [[[0; 16]; 16]; 2];
    let mut from = 0;
    while from < 16 {
        let mut n = 1;
        while n < 16 {
            let run = ONES >> (8 * (16 - n));
            runs[Direction::Clockwise as usize][from][n] = run.rotate_left(8 * ((from as u32 + 1) & 15));
            runs[Direction::Anticlockwise as usize][from][n] = run.rotate_left(8 * ((from + 16 - n) as u32 & 15));
            n += 1;
        }
        from += 1;
    }
    runs
};

/// `RUNS_FROM_KICHWA[hand][n]` is the same for the `n` pits from a kichwa on.
static RUNS_FROM_KICHWA: [[u128; 16]; 2] = [
    RUNS[Direction::Clockwise as usize][before_kichwa(Hand::Left).index() as usize],
    RUNS[Direction::Anticlockwise as usize][before_kichwa(Hand::Right).index() as usize],
];

/// A seed in each pit.
static SEED: [u128; 16] = {
    let mut seeds = [0; 16];
    let mut at = 0;
    while at < 16 {
        seeds[at] = 1 << (8 * at);
        at += 1;
    }
    seeds
};

/// All bits of the bytes other than that of each pit.
static OTHERS: [u128; 16] = {
    let mut others = [0; 16];
    let mut at = 0;
    while at < 16 {
        others[at] = !(0xff << (8 * at));
        at += 1;
    }
    others
};

impl Ring {
    /// A ring without seeds.
    pub const EMPTY: Self = Self(0);

    /// The most seeds of a pit. With it all sums below stay under 256, so that no byte overflows into the next.
    pub const MOST: u8 = 64;

    /// The ring with these rows, pit 1 first; `None` if a pit holds more than [`Ring::MOST`].
    #[must_use]
    pub fn from_rows(front: [u8; 8], back: [u8; 8]) -> Option<Self> {
        let mut bytes = [0; 16];
        for (byte, &seeds) in bytes.iter_mut().zip(front.iter().chain(back.iter().rev())) {
            if seeds > Self::MOST {
                return None;
            }
            *byte = seeds;
        }
        Some(Self(u128::from_le_bytes(bytes)))
    }

    /// The front row, pit 1 first.
    #[must_use]
    pub fn front(self) -> [u8; 8] {
        (self.0 as u64).to_le_bytes()
    }

    /// The back row, pit 1 first.
    #[must_use]
    pub fn back(self) -> [u8; 8] {
        ((self.0 >> 64) as u64).to_be_bytes()
    }

    /// The seeds in a pit.
    #[must_use]
    pub const fn get(self, pit: Pit) -> u8 {
        // Shifting one row is faster than shifting both.
        let row = if pit.is_front() { self.0 as u64 } else { (self.0 >> 64) as u64 };
        (row >> (8 * (pit.index() & 7))) as u8
    }

    /// The ring with `seeds` more in a pit.
    #[must_use]
    pub const fn with(self, pit: Pit, seeds: u8) -> Self {
        Self(self.0.wrapping_add((seeds as u128) << (8 * (pit.index() & 15))))
    }

    /// The ring with one seed more in a pit: [`with`](Self::with) for the sowing loop.
    #[inline]
    pub(super) fn with_one(self, pit: Pit) -> Self {
        Self(self.0.wrapping_add(SEED[usize::from(pit.index() & 15)]))
    }

    /// The ring with `seeds` fewer in a pit, which must hold at least that number.
    #[must_use]
    pub const fn less(self, pit: Pit, seeds: u8) -> Self {
        Self(self.0.wrapping_sub((seeds as u128) << (8 * (pit.index() & 15))))
    }

    /// The ring without the seeds of a pit, and their number.
    #[must_use]
    #[inline]
    pub fn lift(self, pit: Pit) -> (Self, u8) {
        (Self(self.0 & OTHERS[usize::from(pit.index() & 15)]), self.get(pit))
    }

    /// The seeds of a front pit.
    pub(super) const fn get_front(self, pit: Pit) -> u8 {
        (self.0 as u64 >> (8 * (pit.index() & 7))) as u8
    }

    /// The ring without the seeds of a front pit, and their number: [`lift`](Self::lift) for the sowing loop.
    #[inline]
    pub(super) const fn lift_front(self, pit: Pit) -> (Self, u8) {
        let front = self.0 as u64 & !(0xff << (8 * (pit.index() & 7)));
        (Self(self.0 >> 64 << 64 | front as u128), self.get_front(pit))
    }

    /// Sows `seeds`, at least 1, one into each pit that follows `from`, and returns the last pit. A sowing of more than 15
    /// seeds does not skip `from` (K 1.3).
    #[must_use]
    #[inline]
    pub fn sow(self, from: Pit, direction: Direction, seeds: u8) -> (Self, Pit) {
        let rest = seeds & 15;
        let mut ring = self.0.wrapping_add(RUNS[direction as usize][usize::from(from.index() & 15)][usize::from(rest)]);
        if seeds > 15 {
            ring = ring.wrapping_add(ONES * u128::from(seeds >> 4));
        }
        let last = match direction {
            Direction::Clockwise => Pit::at(from.index() + rest),
            Direction::Anticlockwise => Pit::at(from.index() + 16 - rest),
        };
        (Self(ring), last)
    }

    /// Sows `seeds`, at least 1, from a kichwa on: [`sow`](Self::sow) for captures.
    #[inline]
    pub(super) fn sow_from_kichwa(self, hand: Hand, seeds: u8) -> (Self, Pit) {
        let rest = seeds & 15;
        let mut ring = self.0.wrapping_add(RUNS_FROM_KICHWA[hand as usize][usize::from(rest)]);
        if seeds > 15 {
            ring = ring.wrapping_add(ONES * u128::from(seeds >> 4));
        }
        let last = match hand {
            Hand::Left => Pit::at(rest + 15),
            Hand::Right => Pit::at(24 - rest),
        };
        (Self(ring), last)
    }

    /// Where the seeds of each pit end if they are sown toward a hand.
    #[inline]
    pub(super) const fn lasts(self, hand: Hand) -> Lasts {
        const INDICES: u128 = 0x0f0e_0d0c_0b0a_0908_0706_0504_0302_0100;
        const FRONT: u128 = u64::MAX as u128;
        let clockwise = self.0.wrapping_add(INDICES);
        let anticlockwise = (INDICES | (ONES * 0x80)).wrapping_sub(self.0);
        Lasts::of_sums(match hand {
            Hand::Left => anticlockwise & FRONT | clockwise & !FRONT,
            Hand::Right => clockwise & FRONT | anticlockwise & !FRONT,
        })
    }

    /// Where the seeds of each pit end if they are sown from a kichwa.
    #[inline]
    pub(super) const fn lasts_from_kichwa(self, hand: Hand) -> Lasts {
        let before = before_kichwa(hand).index() as u128;
        Lasts::of_sums(match hand {
            Hand::Left => self.0.wrapping_add(ONES * before),
            Hand::Right => (ONES * (0x80 | before)).wrapping_sub(self.0),
        })
    }

    /// The front row as the opponent sees it, each pit with the seeds that face it, and an empty back row.
    pub(super) const fn facing(self) -> Self {
        Self((self.0 as u64).swap_bytes() as u128)
    }

    /// One seed more in each pit.
    pub(super) const fn with_one_each(self) -> Self {
        Self(self.0.wrapping_add(ONES))
    }

    /// The pits that hold at least `seeds`, a number from 1 to 64.
    #[must_use]
    pub const fn at_least(self, seeds: u8) -> PitSet {
        let high = self.0.wrapping_add(ONES * 0x80u8.wrapping_sub(seeds) as u128);
        PitSet::from_bits((top_bits((high >> 64) as u64) as u16) << 8 | top_bits(high as u64) as u16)
    }

    /// The front pits that hold at least `seeds`, a number from 1 to 64.
    pub(super) const fn front_at_least(self, seeds: u8) -> PitSet {
        let high = (self.0 as u64).wrapping_add(ONES as u64 * 0x80u8.wrapping_sub(seeds) as u64);
        PitSet::from_bits(top_bits(high) as u16)
    }

    /// The front pits that are not empty and face pits of the opponent that are not empty.
    pub(super) const fn facing_occupied(self, other: Self) -> PitSet {
        const MOST: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let (own, facing) = (self.0 as u64, (other.0 as u64).swap_bytes());
        PitSet::from_bits(top_bits(own.wrapping_add(MOST) & facing.wrapping_add(MOST)) as u16)
    }

    /// The pits that are not empty.
    #[must_use]
    pub const fn occupied(self) -> PitSet {
        self.at_least(1)
    }

    /// Whether the front row is empty.
    #[must_use]
    pub const fn front_is_empty(self) -> bool {
        self.0 as u64 == 0
    }

    /// Whether no pit holds two or more seeds.
    #[must_use]
    pub const fn is_singletons(self) -> bool {
        self.0 & !ONES == 0
    }

    /// The number of seeds that the front row of `after` has fewer; no pit may have more, and at most 255 may be gone.
    pub(super) const fn gone_from_front(self, after: Self) -> u16 {
        let gone = (self.0 as u64).wrapping_sub(after.0 as u64);
        // The highest byte of the product is the sum of all bytes.
        (gone.wrapping_mul(ONES as u64) >> 56) as u16
    }

    /// The number of all seeds.
    #[must_use]
    pub fn seeds(self) -> u32 {
        self.0.to_le_bytes().iter().map(|&seeds| u32::from(seeds)).sum()
    }
}

/// Where a sowing from each pit ends, as the index of the pit in the byte of its start.
#[derive(Clone, Copy)]
pub(super) struct Lasts([u8; 16]);

impl Lasts {
    /// The bytes hold indices, or indices and a multiple of 16.
    const fn of_sums(bytes: u128) -> Self {
        Self((bytes & (ONES * 15)).to_le_bytes())
    }

    /// The pit where the sowing from `pit` ends.
    pub(super) const fn of(&self, pit: Pit) -> Pit {
        Pit::at(self.0[(pit.index() & 15) as usize])
    }
}

/// The top bit of each byte, that of the lowest byte first.
const fn top_bits(bytes: u64) -> u8 {
    // The product moves bit 0 of byte i to bit i of the highest byte. No two partial products meet, so nothing is carried.
    ((((bytes >> 7) & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080)) >> 56) as u8
}

impl fmt::Debug for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}/{:?}", self.front(), self.back())
    }
}
