//! The random source. It gives the same numbers for a seed on every platform and in every version.

/// A stream of pseudo-random 64-bit numbers.
///
/// ```
/// use kibao::generate::SplitMix64;
/// assert_eq!(SplitMix64::new(0).draw(), 0xe220_a839_7b1d_cdaf);
/// assert_ne!(SplitMix64::of_game(7, 0).draw(), SplitMix64::of_game(7, 1).draw());
/// assert!(SplitMix64::new(7).below(6) < 6 && SplitMix64::new(7).below(0) == 0);
/// ```
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

/// The distance between two states: 2⁶⁴ divided by the golden ratio.
const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

impl SplitMix64 {
    /// The stream that starts at a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The stream of a game: it starts at number `index` of the stream of the seed.
    #[must_use]
    pub const fn of_game(seed: u64, index: u64) -> Self {
        Self(Self(seed.wrapping_add(index.wrapping_mul(GAMMA))).draw())
    }

    /// The next number.
    pub const fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GAMMA);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`; 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        let product = u128::from(self.draw()) * n as u128;
        usize::try_from(product >> 64).unwrap_or_default()
    }
}
