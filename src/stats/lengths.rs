//! The lengths of games: the number of games of each length.

use super::score::part;
use std::collections::BTreeMap;

/// The number of games of each length.
///
/// ```
/// use kibao::stats::Lengths;
/// let lengths: Lengths = [4, 44, 51, 60].into_iter().collect();
/// assert_eq!((lengths.games(), lengths.min(), lengths.max()), (4, Some(4), Some(60)));
/// assert_eq!((lengths.median(), lengths.mean()), (Some(47.5), Some(39.75)));
/// assert_eq!((lengths.sum(), lengths.counts().next()), (159, Some((4, 1))));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lengths {
    counts: BTreeMap<usize, u64>,
}

/// A bar of a histogram: the games within a range of lengths.
///
/// ```
/// use kibao::stats::{Bin, Lengths};
/// let lengths: Lengths = [4, 44, 51, 60].into_iter().collect();
/// let bins: Vec<Bin> = lengths.bins(2);
/// assert!(bins.iter().all(|bin| bin.from <= bin.to));
/// assert_eq!(bins.iter().map(|bin| bin.games).sum::<u64>(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bin {
    /// The shortest length of the range.
    pub from: usize,
    /// The longest length of the range.
    pub to: usize,
    /// The number of games.
    pub games: u64,
}

impl FromIterator<usize> for Lengths {
    fn from_iter<I: IntoIterator<Item = usize>>(lengths: I) -> Self {
        let mut all = Self::default();
        lengths.into_iter().for_each(|length| all.add(length));
        all
    }
}

impl Lengths {
    pub(super) fn add(&mut self, length: usize) {
        *self.counts.entry(length).or_default() += 1;
    }

    pub(super) fn merge(&mut self, more: Self) {
        for (length, games) in more.counts {
            *self.counts.entry(length).or_default() += games;
        }
    }

    /// Each length with its number of games, the shortest first.
    pub fn counts(&self) -> impl Iterator<Item = (usize, u64)> {
        self.counts.iter().map(|(length, games)| (*length, *games))
    }

    /// The number of games.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.counts.values().sum()
    }

    /// The shortest length; `None` without games.
    #[must_use]
    pub fn min(&self) -> Option<usize> {
        self.counts.first_key_value().map(|(length, _)| *length)
    }

    /// The longest length; `None` without games.
    #[must_use]
    pub fn max(&self) -> Option<usize> {
        self.counts.last_key_value().map(|(length, _)| *length)
    }

    /// The sum of all lengths.
    #[must_use]
    pub fn sum(&self) -> u64 {
        self.counts().map(|(length, games)| length as u64 * games).sum()
    }

    /// The mean length; `None` without games.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        part(self.sum(), self.games())
    }

    /// The median length; for an even number of games the mean of the two in the middle. `None` without games.
    #[must_use]
    pub fn median(&self) -> Option<f64> {
        let games = self.games();
        let (low, high) = (self.at(games.checked_sub(1)? / 2)?, self.at(games / 2)?);
        part((low + high) as u64, 2)
    }

    /// The length of the game with this index in the order of lengths, from 0.
    fn at(&self, place: u64) -> Option<usize> {
        let mut before = 0;
        self.counts()
            .find(|(_, games)| {
                before += games;
                before > place
            })
            .map(|(length, _)| length)
    }

    /// A histogram of at most `most` bars, including bars without games. All bars have the same width, the smallest possible
    /// one of 1, 2, 5, 10, 20, 50 …, and begin at a multiple of it.
    ///
    /// ```
    /// use kibao::stats::{Bin, Lengths};
    /// let lengths: Lengths = [3, 11, 12, 29].into_iter().collect();
    /// let bins = lengths.bins(4);
    /// assert_eq!(bins.iter().map(|bin| (bin.from, bin.to, bin.games)).collect::<Vec<_>>(), [(0, 9, 1), (10, 19, 2), (20, 29, 1)]);
    /// ```
    #[must_use]
    pub fn bins(&self, most: usize) -> Vec<Bin> {
        let (Some(min), Some(max), false) = (self.min(), self.max(), most == 0) else { return Vec::new() };
        let bars = |width: usize| max / width - min / width + 1;
        let fits = |width: u64| usize::try_from(width).is_ok_and(|width| bars(width) <= most);
        let width = usize::try_from(round_step(fits)).unwrap_or(usize::MAX);
        let first = min / width;
        let mut bins: Vec<Bin> = (first..first + bars(width))
            .map(|bar| Bin { from: bar * width, to: (bar * width).saturating_add(width - 1), games: 0 })
            .collect();
        for (length, games) in self.counts() {
            if let Some(bin) = bins.get_mut(length / width - first) {
                bin.games += games;
            }
        }
        bins
    }
}

/// The smallest number of 1, 2, 5, 10, 20, 50 … that is enough; `u64::MAX` if none is.
pub(crate) fn round_step(is_enough: impl Fn(u64) -> bool) -> u64 {
    let steps =
        (0..).map_while(|power| 10_u64.checked_pow(power)).flat_map(|ten| [1, 2, 5].map(|it| ten.saturating_mul(it)));
    steps.into_iter().find(|step| is_enough(*step)).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    #[test]
    fn steps_are_round_numbers() {
        use crate::stats::round_step;
        assert_eq!([5, 6, 12, 26, 123_456].map(|most| round_step(|step| most / step <= 5)), [1, 2, 5, 5, 50_000]);
    }
}
