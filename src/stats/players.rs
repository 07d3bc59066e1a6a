//! The players and the pairs of players.

use super::score::{counts, part};
use super::{Encounter, Hundredths, Meeting, Played, Scoring, Standings};
use crate::names::{People, Spellings};
use crate::notation::{Game, Key};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::OnceLock;

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
    const fn of(it: Encounter) -> Self {
        Self { games: it.games, wins: it.wins, losses: it.losses }
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
/// let juma = &stats.players.sorted()[0];
/// let total = juma.total();
/// assert_eq!((juma.name.as_str(), juma.rank, juma.points), ("Juma", 1, 100));
/// assert_eq!((total.games, total.wins), (1, 1));
/// assert_eq!((total.losses, total.open(), total.of_wins()), (0, 0, Some(1.0)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name: the commonest spelling, or the one that is set for the player.
    pub name: String,
    /// The rank in the standings, from 1.
    pub rank: usize,
    /// The points in the standings.
    pub points: Hundredths,
    /// The games as South.
    pub south: PlayerScore,
    /// The games as North.
    pub north: PlayerScore,
}

impl Player {
    /// All games.
    #[must_use]
    pub const fn total(&self) -> PlayerScore {
        let mut total = self.south;
        total.merge(self.north);
        total
    }
}

/// The players of [`Standings`] in the order of their ranks, without those of whom no game counts.
///
/// ```
/// use kibao::{names::People, stats::{PlayerTable, Standings}};
/// let table = PlayerTable::of(&People::default(), &Standings::default(), Some(2));
/// assert_eq!((table.players.len(), table.pairs.len(), table.copies), (0, 0, Some(2)));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerTable {
    /// The players.
    pub players: Vec<Player>,
    /// The games of each player against each other player, by their places in this table and in that order. Each pair is
    /// listed for both players.
    pub pairs: Vec<((usize, usize), PlayerScore)>,
    /// How many games are copies of another game and do not count; `None` if copies were not looked for.
    pub copies: Option<u64>,
}

impl PlayerTable {
    /// The table of standings of these people.
    #[must_use]
    pub fn of(people: &People, standings: &Standings, copies: Option<u64>) -> Self {
        let (mut players, mut places) = (Vec::new(), BTreeMap::new());
        for it in standings.lines.iter().filter(|it| it.total.games > 0) {
            places.insert(it.player, players.len());
            let [south, north] = it.sides.map(PlayerScore::of);
            let name = people.persons().get(it.player).map_or_else(String::new, |person| person.name.clone());
            players.push(Player { name, rank: it.rank, points: it.total.points, south, north });
        }
        let pair = |((player, opponent), it): ((usize, usize), &Encounter)| {
            Some(((*places.get(&player)?, *places.get(&opponent)?), PlayerScore::of(*it)))
        };
        let mut pairs: Vec<_> = standings.encounters().filter_map(pair).collect();
        pairs.sort_unstable_by_key(|(pair, _)| *pair);
        Self { players, pairs, copies }
    }
}

/// The players and the pairs of players: which spellings are one player is decided by [`People`], the order by [`Standings`].
/// A game of a player against themselves does not count.
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
    spellings: Spellings,
    /// The games of South against North, by their spellings, with each result; `None` for those that do not count.
    met: HashMap<([Option<usize>; 2], Option<Played>), u64>,
    /// The number of games that count and have no round.
    without_round: u64,
    table: OnceLock<PlayerTable>,
}

impl Players {
    /// The number of players.
    #[must_use]
    pub fn len(&self) -> usize {
        self.sorted().len()
    }

    /// Whether no game names a player.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sorted().is_empty()
    }

    pub(super) fn add(&mut self, game: &Game<'_>, played: Option<Played>) {
        let both = [Key::South, Key::North].map(|key| self.spellings.add(game.value(key)?, 1));
        *self.met.entry((both, played)).or_default() += 1;
        let has_round = || game.value(Key::Round).is_some_and(|round| !round.trim().is_empty());
        self.without_round += u64::from(played.is_some() && !has_round());
        self.table = OnceLock::new();
    }

    pub(super) fn merge(&mut self, next: Self) {
        let numbers: Vec<_> = next.spellings.all().iter().map(|it| self.spellings.add(&it.name, it.games)).collect();
        for ((both, played), games) in next.met {
            let both = both.map(|at| numbers.get(at?).copied().flatten());
            *self.met.entry((both, played)).or_default() += games;
        }
        self.without_round += next.without_round;
        self.table = OnceLock::new();
    }

    /// Ranks the players of the games so far: `known` says who is who. Without this, nobody is known and the scoring is the
    /// usual one.
    ///
    /// ```
    /// use kibao::{replay::{Options, replays}, stats::{Limits, Scoring, Stats}};
    /// let mut stats = Stats::new(Limits::default());
    /// let text = "south: Asha\n1: A7>* a7>*;\n\nsouth: Bi Mkubwa\n1: A6<*;\n";
    /// replays(text, &Options::default()).for_each(|game| stats.add(&game, "-", &|_| 1));
    /// stats.players.rank(&[("Bi Mkubwa".to_owned(), "Asha".to_owned())], &Scoring::default());
    /// assert_eq!((stats.players.len(), stats.players.table().copies), (1, None));
    /// ```
    pub fn rank(&mut self, known: &[(String, String)], scoring: &Scoring) {
        self.set(self.ranked(known, scoring));
    }

    /// Takes a table that was made from the same games and in which copies of a game count once.
    ///
    /// ```
    /// use kibao::stats::{Limits, PlayerTable, Stats};
    /// let mut stats = Stats::new(Limits::default());
    /// stats.players.set(PlayerTable { copies: Some(1), ..PlayerTable::default() });
    /// assert_eq!(stats.players.table().copies, Some(1));
    /// ```
    pub fn set(&mut self, table: PlayerTable) {
        self.table = OnceLock::from(table);
    }

    fn ranked(&self, known: &[(String, String)], scoring: &Scoring) -> PlayerTable {
        let opponents: BTreeSet<(usize, usize)> =
            self.met.keys().filter_map(|([south, north], _)| (*south).zip(*north)).filter(|(a, b)| a != b).collect();
        let people = People::of(self.spellings.all(), &opponents, known);
        let meeting = |((both, played), games): (&([Option<usize>; 2], Option<Played>), &u64)| {
            let players = both.map(|at| at.map(|at| people.of_spelling(at)));
            Some((Meeting { players, played: (*played)? }, *games))
        };
        let meetings: Vec<_> = self.met.iter().filter_map(meeting).collect();
        let rounds = self.without_round == 0 && !meetings.is_empty();
        PlayerTable::of(&people, &Standings::counted(people.persons().len(), meetings, scoring, rounds), None)
    }

    /// The players and their pairs.
    #[must_use]
    pub fn table(&self) -> &PlayerTable {
        self.table.get_or_init(|| self.ranked(&[], &Scoring::default()))
    }

    /// All players in the order of their ranks.
    #[must_use]
    pub fn sorted(&self) -> &[Player] {
        &self.table().players
    }

    /// The games of each player against each other player, see [`PlayerTable::pairs`].
    #[must_use]
    pub fn pairs(&self) -> &[((usize, usize), PlayerScore)] {
        &self.table().pairs
    }
}
