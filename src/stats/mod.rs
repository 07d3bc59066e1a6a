//! Statistics of an archive: games and results, lengths, moves, players, openings.
//!
//! Games are added to [`Stats`] one by one. The statistics of parts of an input, made with the same [`Limits`], can be
//! [merged](Stats::merge) in the order of the input; the result is the same as for the whole input. Nothing here prints.
//! Memory grows with the number of spellings of names, of pairs that have met and of lines in the opening tree, not with the
//! number of games. Copies of a game are found by [`Event`](crate::event::Event), which remembers games.
//!
//! Which games count where:
//!
//! - Every game with moves counts in [`Games`], [`Results`], the [rule sets](Stats::rules) and for its [`Players`].
//! - A game without moves was not played: it counts only in [`Games::without_moves`]. If it has a winner (a walkover), it
//!   also counts in [`Results`], the rule sets and for its players; if it ended by agreement, for its players.
//! - The result is decided by play; if play decides nothing, by the winner that the head records; if it records none, by the
//!   ending that head or comments report: [`GameResult::decided`](crate::replay::GameResult::decided).
//! - A game with a move that does not replay counts in the [`Openings`] with the moves before it, and not in the [`Lengths`]
//!   and [`Moves`].
//!
//! ```
//! use kibao::{replay::{Options, replays}, stats::{Limits, Stats}};
//! let text = "south: Asha\nnorth: Juma\nwinner: Juma\n\n1: A7>* a7>*;\n";
//! let mut stats = Stats::new(Limits::default());
//! for game in replays(text, &Options::default()) {
//!     stats.add(&game, "one.bao", &|_| 1);
//! }
//! assert_eq!((stats.games.total, stats.games.unfinished), (1, 1));
//! let first = &stats.players.sorted()[0];
//! assert_eq!((first.name.as_str(), first.total().wins, first.total().losses), ("Juma", 1, 0));
//! ```

mod lengths;
mod longest;
mod moves;
mod openings;
mod players;
mod results;
mod score;
mod standings;

#[cfg(feature = "formats")]
pub(crate) use lengths::round_step;
pub use lengths::{Bin, Lengths};
pub use longest::{Longest, MoveAt};
pub use moves::{MoveCount, MoveEnds, MoveKinds, Moves};
pub use openings::{OpeningLine, Openings, Start};
pub use players::{Player, PlayerScore, PlayerTable, Players};
pub use results::{Games, Recorded, Results};
pub use score::Score;
#[cfg(feature = "formats")]
pub(crate) use score::part;
pub use standings::{Contradicted, Encounter, Hundredths, Meeting, Played, Scoring, Standing, Standings, TieBreak};

use crate::replay::Replay;
use std::collections::BTreeMap;

/// Limits of the statistics.
///
/// ```
/// use kibao::stats::{Limits, Stats};
/// let limits = Limits { depth: 2, ..Limits::default() };
/// assert_eq!((limits.depth, Stats::new(limits).games.total), (2, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The depth of the opening tree in plies, 0 to 40; 0 means no tree.
    pub depth: usize,
    /// The number of longest moves to keep.
    pub top: usize,
    /// The most lines of all opening trees together, including the starts. [`Openings::are_too_many`] reports if there are
    /// more. A million lines need less than 100 MB.
    pub lines: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { depth: 3, top: 10, lines: 1_000_000 }
    }
}

/// The statistics of an archive.
///
/// ```
/// use kibao::{replay::{Options, replays}, stats::{Limits, Stats}};
/// let mut stats = Stats::new(Limits::default());
/// stats.skip();
/// replays("1: A6<* a6<;\n", &Options::default()).for_each(|game| stats.add(&game, "-", &|_| 1));
/// assert_eq!((stats.games.total, stats.longest.captured()[0].game), (1, 2));
/// assert_eq!(stats.seeds_per_game(), stats.moves.seeds_per_capture());
/// assert_eq!(stats.sowings_per_game(), stats.moves.sowings_per_ply().map(|mean| mean * 2.0));
/// ```
#[derive(Debug)]
pub struct Stats {
    /// The number of games, and how far they replay.
    pub games: Games,
    /// The winners and what decides the games.
    pub results: Results,
    /// The scores by the name of the rule set.
    pub rules: BTreeMap<String, Score>,
    /// The plies of the games that replay completely.
    pub plies: Lengths,
    /// The rounds of these games.
    pub rounds: Lengths,
    /// The kunamua plies of those of these games that reach mtaji.
    pub kunamua: Lengths,
    /// The number of these games that end in kunamua.
    pub ended_in_kunamua: u64,
    /// The moves played.
    pub moves: Moves,
    /// The moves with the most sowings and the greatest captures.
    pub longest: Longest,
    /// The players and their pairs.
    pub players: Players,
    /// The openings.
    pub openings: Openings,
    /// Which winner counts for the players if the head of a record names another than its moves.
    pub contradicted: Contradicted,
    /// The number of games added or skipped.
    seen: u64,
}

impl Stats {
    /// Statistics without games.
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
            contradicted: Contradicted::default(),
            seen: 0,
        }
    }

    /// Adds the next game of the input. `path` is its file; `line` converts an offset in the text to a line of the file.
    pub fn add(&mut self, replay: &Replay<'_>, path: &str, line: &dyn Fn(u32) -> u32) {
        self.seen += 1;
        let (winner, by) = replay.result.decided();
        let whole = replay.is_valid();
        self.games.add(replay, whole);
        let is_played = !replay.plies.is_empty();
        let winners = [replay.result.recorded, replay.result.outcome.map(|outcome| outcome.winner)];
        self.players.add(&replay.game, Played::of(winners, (winner, by), is_played, self.contradicted));
        if !is_played && winner.is_none() {
            return;
        }
        self.results.add(replay, winner, by);
        match self.rules.get_mut(&*replay.rules_name) {
            Some(score) => score.add(winner),
            None => self.rules.entry(replay.rules_name.to_string()).or_default().add(winner),
        }
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

    /// Skips the next game of the input, so that the games after it have the right numbers.
    pub const fn skip(&mut self) {
        self.seen += 1;
    }

    /// Adds the statistics of the next part of the input, made with the same limits.
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

    /// The mean number of seeds captured in a game that replays completely; `None` without such games.
    #[must_use]
    pub fn seeds_per_game(&self) -> Option<f64> {
        score::part(self.moves.seeds, self.games.whole)
    }

    /// The mean number of sowings in a game that replays completely; `None` without such games.
    #[must_use]
    pub fn sowings_per_game(&self) -> Option<f64> {
        score::part(self.moves.sowings, self.games.whole)
    }
}
