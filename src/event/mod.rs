//! A tournament: its games, its players, the standings, and what a person has to decide.
//!
//! An [`Event`] is made of the data of its games and of what [`Archive`](crate::findings::Archive) finds across them. Nothing
//! is decided here that a record does not say: copies of one game that disagree count as a game without a result, and names
//! that are only perhaps one person count as two. Memory grows with the number of games.
//!
//! ```
//! use kibao::event::{Event, EventGame};
//! use kibao::findings::Report;
//! use kibao::{replay::{Options, replays}, source::Place, stats::Scoring};
//! let text = "south: Asha\nnorth: Juma\nwinner: Asha\n\n1: A7>* a7>*;\n\nsouth: ASHA\nnorth: Said\nwinner: Asha\n";
//! let place = |_| Place { line: 1, column: 1 };
//! let games = replays(text, &Options::default()).map(|game| EventGame::of(&Report::new(game), "a.bao", &place)).collect();
//! let event = Event::new(games, Vec::new(), &[], Scoring::default());
//! assert_eq!(event.player(event.standings.lines[0].player), "Asha");
//! ```

mod doubles;
mod game;
mod missing;

pub use doubles::{Double, DoubleKind};
pub use game::{Complaint, EventGame, Need};
pub use missing::Missing;

use crate::findings::Found;
use crate::names::{People, Spellings};
use crate::notation::fold_name;
use crate::stats::{Meeting, Played, Scoring, Standings};
use std::collections::{BTreeMap, BTreeSet};

/// A tournament.
#[derive(Debug, Default)]
pub struct Event {
    /// The games in the order of the input.
    pub games: Vec<EventGame>,
    /// What was found across the games.
    pub found: Vec<Found>,
    /// How points are given.
    pub scoring: Scoring,
    /// The spellings of names, in the order of the input.
    pub spellings: Spellings,
    /// The persons behind the spellings.
    pub people: People,
    /// The players of each game, South first.
    pub players: Vec<[Option<usize>; 2]>,
    /// The result with which each game counts, the winner as 0 for South and 1 for North; `None` for a copy of another game,
    /// and for a game without moves and without a result.
    pub counted: Vec<Option<Played>>,
    /// The games that are written more than once.
    pub doubles: Vec<Double>,
    /// The points of the players.
    pub standings: Standings,
    /// Whether every game that counts has a round, so that Buchholz counts.
    pub rounds: bool,
}

impl Event {
    /// The tournament of games in the order of the input; `found` are the findings across the same games, and `known` says who
    /// is who.
    #[must_use]
    pub fn new(games: Vec<EventGame>, found: Vec<Found>, known: &[(String, String)], scoring: Scoring) -> Self {
        let mut spellings = Spellings::default();
        let mut spell = |name: &Option<String>| spellings.add(name.as_deref()?, 1);
        let spelled: Vec<_> = games.iter().map(|game| game.names.each_ref().map(&mut spell)).collect();
        let opponents: BTreeSet<(usize, usize)> = spelled
            .iter()
            .filter_map(|[south, north]| (*south).zip(*north))
            .filter(|(one, other)| one != other)
            .collect();
        let people = People::of(spellings.all(), &opponents, known);
        let mut players: Vec<_> =
            spelled.iter().map(|both| both.map(|it| it.map(|it| people.of_spelling(it)))).collect();
        let doubles = doubles::doubles(&games, &found, &mut players, &scoring);
        let mut counted: Vec<Option<Played>> = games.iter().map(|game| game.counted(&scoring)).collect();
        for double in &doubles {
            for game in &double.games {
                if let Some(counted) = counted.get_mut(*game) {
                    *counted = if *game == double.counts { double.played } else { None };
                }
            }
        }
        let meetings = players
            .iter()
            .zip(&counted)
            .filter_map(|(players, played)| Some(Meeting { players: *players, played: (*played)? }));
        let meetings: Vec<Meeting> = meetings.collect();
        let counts = |(game, counted): (&EventGame, &Option<Played>)| counted.is_none() || game.round.is_some();
        let rounds = games.iter().zip(&counted).all(counts) && !meetings.is_empty();
        let standings = Standings::of(people.persons().len(), &meetings, &scoring, rounds);
        Self { games, found, scoring, spellings, people, players, counted, doubles, standings, rounds }
    }

    /// The name of a player.
    #[must_use]
    pub fn player(&self, player: usize) -> &str {
        self.people.persons().get(player).map_or("", |person| &person.name)
    }

    /// The name of a side of a game as it is shown; `None` if the record does not name it.
    #[must_use]
    pub fn name(&self, game: usize, side: usize) -> Option<&str> {
        let player = self.players.get(game)?.get(side).copied().flatten()?;
        Some(self.player(player))
    }

    /// The double that a game belongs to.
    #[must_use]
    pub fn double_of(&self, game: usize) -> Option<&Double> {
        self.doubles.iter().find(|double| double.games.contains(&game))
    }

    /// What a person has to look at in each game, for the games that have something.
    #[must_use]
    pub fn needs(&self) -> Vec<(usize, Vec<Need>)> {
        let mut needs: BTreeMap<usize, Vec<Need>> = BTreeMap::new();
        for (number, game) in self.games.iter().enumerate() {
            let mut own = game.needs();
            let double = self.double_of(number);
            let is_copy = double.is_some_and(|double| double.counts != number);
            // What a copy lacks, the one that counts may have.
            let known = |need: Need| match need {
                Need::Contradicted | Need::Across => false,
                Need::NoName => self.players.get(number).is_some_and(|players| !players.contains(&None)),
                Need::NoResult => double.is_some_and(|double| !double.disagree && double.played != Some(Played::Open)),
                Need::Broken | Need::Doubtful => is_copy,
            };
            own.retain(|need| !known(*need) && (!is_copy || *need == Need::Contradicted));
            if !own.is_empty() {
                needs.insert(number, own);
            }
        }
        for found in &self.found {
            if matches!(found.placed.finding.check.code, "G404" | "H302") {
                needs.entry(found.game).or_default().push(Need::Across);
            }
        }
        needs.into_iter().collect()
    }

    /// The pairings that are missing if everybody plays everybody; `None` if too few have met.
    #[must_use]
    pub fn missing(&self) -> Option<Missing> {
        missing::missing(self)
    }

    /// The events that the records name, each with the number of its games; case and blanks make no difference.
    ///
    /// ```
    /// assert!(kibao::event::Event::default().events().is_empty());
    /// ```
    #[must_use]
    pub fn events(&self) -> Vec<(&str, usize)> {
        let (mut events, mut places): (Vec<(&str, usize)>, BTreeMap<String, usize>) = (Vec::new(), BTreeMap::new());
        for name in self.games.iter().filter_map(|game| game.event.as_deref()) {
            let at = *places.entry(fold_name(name)).or_insert(events.len());
            match events.get_mut(at) {
                Some((_, games)) => *games += 1,
                None => events.push((name, 1)),
            }
        }
        events
    }

    /// The different values of a head key, in the order of the input.
    #[must_use]
    pub fn values(&self, of: impl Fn(&EventGame) -> Option<&String>) -> Vec<&str> {
        let mut seen = BTreeSet::new();
        self.games.iter().filter_map(of).map(String::as_str).filter(|it| seen.insert(*it)).collect()
    }
}
