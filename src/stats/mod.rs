//! The numbers of an archive: games and results, lengths, moves, players, openings.
//!
//! [`Stats`] takes games one by one; two that are made of the parts of an input, each with the same [`Limits`], can be
//! [merged](Stats::merge) in the order of the input, and then are as if one had seen it all. Nothing here prints. Memory
//! grows with the number of players, of pairs that have met and of lines in the opening tree, not with that of the games.
//!
//! What counts where:
//!
//! - Every game with moves counts in [`Games`], [`Results`], the [rule sets](Stats::rules) and for its [`Players`].
//! - A game without moves is not a game that was played: it counts in [`Games::without_moves`] alone. If it has a winner
//!   (a walkover), it is a result, and counts in [`Results`], the rule sets and for its players too.
//! - A result is decided by play; where play decides nothing, by the winner that the head records; where that says nothing,
//!   by the ending that head or comments report: [`GameResult::decided`](crate::replay::GameResult::decided).
//! - A game that breaks off at a move that does not replay counts in the [`Openings`] with what replays, and in the
//!   [`Lengths`] and [`Moves`] not at all.
//!
//! ```
//! use kibao::{replay::{Options, replays}, stats::{Limits, Stats}};
//! let text = "south: Asha\nnorth: Juma\nwinner: Juma\n\n1: A7>* a7>*;\n";
//! let mut stats = Stats::new(Limits::default());
//! for game in replays(text, &Options::default()) {
//!     stats.add(&game, "one.bao", &|_| 1);
//! }
//! assert_eq!((stats.games.total, stats.games.unfinished), (1, 1));
//! let first = stats.players.sorted()[0];
//! assert_eq!((first.name.as_str(), first.wins(), first.losses()), ("Juma", 1, 0));
//! ```

mod lengths;
mod longest;
mod moves;
mod openings;
mod players;
mod results;
mod score;

pub use lengths::{Bin, Lengths, round_step};
pub use longest::{Longest, MoveAt};
pub use moves::{MoveCount, MoveEnds, MoveKinds, Moves};
pub use openings::{OpeningLine, Openings, Start};
pub use players::{Pair, Player, Players, SideScore};
pub use results::{Games, Results};
pub use score::{Score, part};

use crate::replay::Replay;
use std::collections::BTreeMap;

/// What is bounded by choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many plies deep the opening tree is, 0 to 40; 0 is none.
    pub depth: usize,
    /// How many of the longest moves are kept.
    pub top: usize,
    /// How many lines the opening trees should have together, the starts among them: [`Openings::are_too_many`] tells of more.
    /// A million need less than 100 MB.
    pub lines: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { depth: 3, top: 10, lines: 1_000_000 }
    }
}

/// The numbers of an archive.
#[derive(Debug)]
pub struct Stats {
    /// How many games there are and how far they replay.
    pub games: Games,
    /// Who wins and what decides it.
    pub results: Results,
    /// The results by the name of the rule set.
    pub rules: BTreeMap<String, Score>,
    /// How many plies the games have that replay wholly.
    pub plies: Lengths,
    /// How many rounds they have.
    pub rounds: Lengths,
    /// How many plies of kunamua they have, of those that pass on to mtaji.
    pub kunamua: Lengths,
    /// How many of them end in kunamua.
    pub ended_in_kunamua: u64,
    /// What is played.
    pub moves: Moves,
    /// The moves with the most sowings and the greatest captures.
    pub longest: Longest,
    /// Who plays, and whom.
    pub players: Players,
    /// How games begin.
    pub openings: Openings,
    /// The games that were gone over, also those that are not counted.
    seen: u64,
}

impl Stats {
    /// Without games.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        Self {
            games: Games::default(),
            results: Results::default(),
            rules: BTreeMap::new(),
            plies: Lengths::default(),
            rounds: Lengths::default(),
            kunamua: Lengths::default(),
            ended_in_kunamua: 0,
            moves: Moves::default(),
            longest: Longest::new(limits.top),
            players: Players::default(),
            openings: Openings::new(limits.depth, limits.lines),
            seen: 0,
        }
    }

    /// Adds the next game of the input; `path` is its file, `line` turns an offset in the text into a line of the file.
    pub fn add(&mut self, replay: &Replay<'_>, path: &str, line: &dyn Fn(u32) -> u32) {
        self.seen += 1;
        let (winner, by) = replay.result.decided();
        let whole = replay.is_valid();
        self.games.add(replay, whole);
        let is_played = !replay.plies.is_empty();
        if !is_played && winner.is_none() {
            return;
        }
        self.results.add(replay, winner, by);
        match self.rules.get_mut(&*replay.rules_name) {
            Some(score) => score.add(winner),
            None => self.rules.entry(replay.rules_name.to_string()).or_default().add(winner),
        }
        self.players.add(&replay.game, winner);
        if !is_played {
            return;
        }
        self.openings.add(replay, winner);
        if whole {
            let kunamua = self.moves.add(replay);
            self.longest.add(replay, self.seen, path, line);
            self.plies.add(replay.plies.len());
            self.rounds.add(replay.plies.last().map_or(0, |ply| ply.round + 1));
            match kunamua {
                Some(plies) if plies < replay.plies.len() => self.kunamua.add(plies),
                Some(_) => self.ended_in_kunamua += u64::from(replay.result.outcome.is_some()),
                None => {}
            }
        }
    }

    /// Goes over the next game of the input without counting it, so that the numbers of those after it are right.
    pub const fn skip(&mut self) {
        self.seen += 1;
    }

    /// Adds what was counted of the part of the input that comes next, with the same limits.
    ///
    /// ```
    /// use kibao::{replay::{Options, replays}, stats::{Limits, Stats}};
    /// let part = |text: &str| {
    ///     let mut stats = Stats::new(Limits::default());
    ///     replays(text, &Options::default()).for_each(|game| stats.add(&game, "-", &|_| 1));
    ///     stats
    /// };
    /// let mut stats = part("1: A7>* a7>*;\n");
    /// stats.merge(part("1: A6<* a6<;\n"));
    /// assert_eq!((stats.games.total, stats.moves.plies, stats.moves.captures), (2, 4, 1));
    /// assert_eq!(stats.longest.captured()[0].game, 2);
    /// ```
    pub fn merge(&mut self, next: Self) {
        self.games.merge(next.games);
        self.results.merge(&next.results);
        for (name, score) in next.rules {
            self.rules.entry(name).or_default().merge(score);
        }
        self.plies.merge(next.plies);
        self.rounds.merge(next.rounds);
        self.kunamua.merge(next.kunamua);
        self.ended_in_kunamua += next.ended_in_kunamua;
        self.moves.merge(&next.moves);
        self.longest.merge(next.longest, self.seen);
        self.players.merge(next.players);
        self.openings.merge(&next.openings);
        self.seen += next.seen;
    }

    /// Seeds captured in a game that replays wholly, on average.
    #[must_use]
    pub fn seeds_per_game(&self) -> Option<f64> {
        score::part(self.moves.seeds, self.games.whole())
    }

    /// Sowings of a game that replays wholly, on average.
    #[must_use]
    pub fn sowings_per_game(&self) -> Option<f64> {
        score::part(self.moves.sowings, self.games.whole())
    }
}
