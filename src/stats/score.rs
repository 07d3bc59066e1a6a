//! The score of a number of games.

use crate::engine::Side;

/// Declares a struct of counts, and a function that adds up two of them.
macro_rules! counts {
    ($(#[$about:meta])* pub struct $name:ident { $($(#[$what:meta])* pub $count:ident: u64,)* }) => {
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, schemars::JsonSchema))]
        $(#[$about])*
        pub struct $name {
            $($(#[$what])* pub $count: u64,)*
        }

        impl $name {
            /// Adds other counts.
            pub const fn merge(&mut self, more: Self) {
                $(self.$count += more.$count;)*
            }
        }
    };
}

pub(super) use counts;

counts! {
    /// The number of games, and the number that each side has won.
    pub struct Score {
        /// All games.
        pub games: u64,
        /// Games that South has won.
        pub south: u64,
        /// Games that North has won.
        pub north: u64,
    }
}

impl Score {
    /// Adds a game with its winner.
    pub const fn add(&mut self, winner: Option<Side>) {
        self.games += 1;
        match winner {
            Some(Side::South) => self.south += 1,
            Some(Side::North) => self.north += 1,
            None => {}
        }
    }

    /// The number of games without a winner.
    #[must_use]
    pub const fn open(&self) -> u64 {
        self.games.saturating_sub(self.south).saturating_sub(self.north)
    }

    /// The share of the games with a winner that South has won, 0 to 1; `None` if no game has a winner.
    ///
    /// ```
    /// use kibao::{engine::Side, stats::Score};
    /// let mut score = Score::default();
    /// assert_eq!(score.of_south(), None);
    /// [Some(Side::South), None, Some(Side::North), Some(Side::South)].map(|winner| score.add(winner));
    /// assert_eq!((score.games, score.open(), score.of_south()), (4, 1, Some(2.0 / 3.0)));
    /// ```
    #[must_use]
    pub fn of_south(&self) -> Option<f64> {
        part(self.south, self.south + self.north)
    }
}

/// `number` divided by `of`; `None` if `of` is 0. Both should be below 2^52, because larger numbers lose precision.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "numbers of games and seeds are far below 2^52")]
pub(crate) fn part(number: u64, of: u64) -> Option<f64> {
    (of > 0).then(|| number as f64 / of as f64)
}
