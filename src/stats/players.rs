//! The players and the pairs of players.

use super::score::{Score, counts, part};
use crate::engine::Side;
use crate::notation::{Game, Key, fold_name};
use std::collections::{BTreeMap, HashMap};

counts! {
    /// The games of a player: all of them, those as one side, or those against another player.
    #[cfg_attr(feature = "serde", schemars(rename = "SideCount"))]
    pub struct PlayerScore {
        /// All games.
        pub games: u64,
        /// Games won.
        pub wins: u64,
        /// Games lost.
        pub losses: u64,
    }
}

impl PlayerScore {
    const fn add(&mut self, won: Option<bool>) {
        self.games += 1;
        match won {
            Some(true) => self.wins += 1,
            Some(false) => self.losses += 1,
            None => {}
        }
    }

    /// The number of games without a winner.
    #[must_use]
    pub const fn open(&self) -> u64 {
        self.games.saturating_sub(self.wins).saturating_sub(self.losses)
    }

    /// The share of games won among those with a winner, 0 to 1; `None` if no game has a winner.
    #[must_use]
    pub fn of_wins(&self) -> Option<f64> {
        part(self.wins, self.wins + self.losses)
    }
}

/// A player and the scores for each side.
///
/// ```
/// use kibao::{replay::{Options, replays}, stats::{Limits, Stats}};
/// let mut stats = Stats::new(Limits::default());
/// let text = "south: Asha\nnorth: Juma\nwinner: Juma\n\n1: A7>* a7>*;\n";
/// replays(text, &Options::default()).for_each(|game| stats.add(&game, "-", &|_| 1));
/// let juma = stats.players.sorted()[0];
/// let total = juma.total();
/// assert_eq!((juma.name.as_str(), total.games, total.wins), ("Juma", 1, 1));
/// assert_eq!((total.losses, total.open(), total.of_wins()), (0, 0, Some(1.0)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name, as first written in the input.
    pub name: String,
    /// The games as South.
    pub south: PlayerScore,
    /// The games as North.
    pub north: PlayerScore,
    /// The name folded by [`fold_name`].
    folded: String,
}

impl Player {
    /// All games. A game of a player against themselves counts twice, once for each side.
    #[must_use]
    pub const fn total(&self) -> PlayerScore {
        let mut total = self.south;
        total.merge(self.north);
        total
    }
}

/// The players and the pairs of players. Names that differ only in case and white space, as folded by [`fold_name`], are one
/// player. Any other difference makes two players; `check --archive` reports names that look like slips. A name without a
/// letter or digit, such as `?`, is not a player.
///
/// ```
/// use kibao::{replay::{Options, replays}, stats::{Limits, Stats}};
/// let mut stats = Stats::new(Limits::default());
/// let text = "south: Asha\nnorth: Juma\n1: A7>* a7>*;\n\nsouth: ASHA\n1: A6<*;\n";
/// replays(text, &Options::default()).for_each(|game| stats.add(&game, "-", &|_| 1));
/// assert_eq!((stats.players.len(), stats.players.is_empty()), (2, false));
/// assert_eq!(stats.players.sorted()[0].total().games, 2);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Players {
    all: Vec<Player>,
    by_folded: HashMap<String, usize>,
    /// Players by their names as written, so that each name is folded only once; not merged.
    by_written: HashMap<Box<str>, Option<usize>>,
    /// The scores of South against North.
    met: HashMap<(usize, usize), Score>,
}

impl Players {
    /// The number of players.
    #[must_use]
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether no game names a player.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(super) fn add(&mut self, game: &Game<'_>, winner: Option<Side>) {
        let [south, north] = [Key::South, Key::North].map(|key| game.value(key).and_then(|name| self.number(name)));
        let south_won = winner.map(|side| side == Side::South);
        if let Some(player) = south.and_then(|number| self.all.get_mut(number)) {
            player.south.add(south_won);
        }
        if let Some(player) = north.and_then(|number| self.all.get_mut(number)) {
            player.north.add(south_won.map(|won| !won));
        }
        if let Some(pair) = south.zip(north) {
            self.met.entry(pair).or_default().add(winner);
        }
    }

    /// The index of the player with a name.
    fn number(&mut self, name: &str) -> Option<usize> {
        if let Some(number) = self.by_written.get(name) {
            return *number;
        }
        let number = name.contains(char::is_alphanumeric).then(|| self.numbered(fold_name(name), name));
        self.by_written.insert(name.into(), number);
        number
    }

    fn numbered(&mut self, folded: String, name: &str) -> usize {
        if let Some(number) = self.by_folded.get(&folded) {
            return *number;
        }
        let number = self.all.len();
        let (south, north) = (PlayerScore::default(), PlayerScore::default());
        self.all.push(Player { name: name.trim().to_owned(), south, north, folded: folded.clone() });
        self.by_folded.insert(folded, number);
        number
    }

    pub(super) fn merge(&mut self, next: Self) {
        let mut numbers = Vec::with_capacity(next.all.len());
        for player in next.all {
            let number = self.numbered(player.folded, &player.name);
            if let Some(it) = self.all.get_mut(number) {
                it.south.merge(player.south);
                it.north.merge(player.north);
            }
            numbers.push(number);
        }
        for ((south, north), score) in next.met {
            if let (Some(south), Some(north)) = (numbers.get(south), numbers.get(north)) {
                self.met.entry((*south, *north)).or_default().merge(score);
            }
        }
    }

    /// All players, those with the most games first; of equal ones those with more wins first, then in order of the folded
    /// name.
    #[must_use]
    pub fn sorted(&self) -> Vec<&Player> {
        self.order().into_iter().filter_map(|number| self.all.get(number)).collect()
    }

    /// The indices of the players in order.
    fn order(&self) -> Vec<usize> {
        let mut all: Vec<(usize, &Player)> = self.all.iter().enumerate().collect();
        all.sort_by(|(_, one), (_, other)| {
            let key = |it: &Player| (it.total().games, it.total().wins);
            key(other).cmp(&key(one)).then_with(|| one.folded.cmp(&other.folded))
        });
        all.into_iter().map(|(number, _)| number).collect()
    }

    /// The games of each player against each other player, by their indices in [`sorted`](Self::sorted) and in that order. Each
    /// pair is listed for both players, and once for a player against themselves.
    #[must_use]
    pub fn pairs(&self) -> Vec<((usize, usize), PlayerScore)> {
        let mut place = vec![0; self.all.len()];
        for (at, number) in self.order().into_iter().enumerate() {
            if let Some(place) = place.get_mut(number) {
                *place = at;
            }
        }
        let place = |number: usize| place.get(number).copied().unwrap_or_default();
        let mut pairs: BTreeMap<(usize, usize), PlayerScore> = BTreeMap::new();
        for ((south, north), score) in &self.met {
            let mut add = |player: usize, other: usize, wins: u64, losses: u64| {
                let pair = pairs.entry((place(player), place(other))).or_default();
                pair.games += score.games;
                pair.wins += wins;
                pair.losses += losses;
            };
            add(*south, *north, score.south, score.north);
            if south != north {
                add(*north, *south, score.north, score.south);
            }
        }
        pairs.into_iter().collect()
    }
}
