//! Drawing: everything random in a layout comes from one seed, the same everywhere and for ever.

use kibao::generate::SplitMix64;

/// A stream of choices.
pub(super) struct Draw(SplitMix64);

impl Draw {
    pub(super) fn new(seed: u64) -> Self {
        Self(SplitMix64::of_game(u64::from_be_bytes(*b"layouts!"), seed))
    }

    /// A number below `n`, which is not 0.
    pub(super) fn below(&mut self, n: usize) -> usize {
        self.0.below(n)
    }

    /// True once in so many times.
    pub(super) fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of these.
    pub(super) fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// The same of a table.
    pub(super) fn one<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}
