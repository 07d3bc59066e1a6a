//! How far games replay, who wins and what decides the games.

use super::score::{Score, counts};
use crate::engine::Side;
use crate::replay::{DecidedBy, Replay};

counts! {
    /// The number of games.
    #[cfg_attr(feature = "serde", schemars(rename = "GameCounts"))]
    pub struct Games {
        /// All games with moves: the complete ones and the broken ones.
        pub total: u64,
        /// Games that replay completely: the sum of the next two.
        pub whole: u64,
        /// Games that replay completely and are over by play.
        pub finished: u64,
        /// Games that replay completely and are not over by play.
        pub unfinished: u64,
        /// Games with a move that does not replay or comes after the end, or with an unplayable opening.
        pub broken: u64,
        /// Games without moves, such as walkovers; they do not count in the total.
        pub without_moves: u64,
    }
}

impl Games {
    pub(super) fn add(&mut self, replay: &Replay<'_>, whole: bool) {
        if replay.plies.is_empty() {
            self.without_moves += 1;
            return;
        }
        self.total += 1;
        self.whole += u64::from(whole);
        *match (whole, replay.result.outcome.is_some()) {
            (false, _) => &mut self.broken,
            (true, true) => &mut self.finished,
            (true, false) => &mut self.unfinished,
        } += 1;
    }
}

/// The winners, what decides the games, and whether the record agrees.
///
/// ```
/// use kibao::{replay::{DecidedBy, Options, replays}, stats::{Limits, Stats}};
/// let mut stats = Stats::new(Limits::default());
/// let text = "winner: South\n1: A7>* a7>*;\n";
/// replays(text, &Options::default()).for_each(|game| stats.add(&game, "-", &|_| 1));
/// let (_, by_head) = stats.results.rows().find(|(by, _)| *by == DecidedBy::Head).unwrap();
/// assert_eq!((by_head.south, stats.results.all().games), (1, 1));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// The scores in the order of [`DecidedBy::ALL`].
    by: [Score; DecidedBy::ALL.len()],
    /// Whether the records agree with the play.
    pub recorded: Recorded,
}

counts! {
    /// What the records say about games that are decided by play.
    #[cfg_attr(feature = "serde", schemars(rename = "RecordedCounts"))]
    pub struct Recorded {
        /// Games over by play whose head names the same winner.
        pub confirmed: u64,
        /// Games over by play whose head names the other side as the winner.
        pub contradicted: u64,
        /// Games over by play whose head names no winner.
        pub unrecorded: u64,
        /// Games that were won, by play or by the head, by the side that resigned according to the record.
        pub resigned_winners: u64,
    }
}

impl Results {
    /// The score of the games for each way in which a game is decided, in the order of [`DecidedBy::ALL`].
    pub fn rows(&self) -> impl Iterator<Item = (DecidedBy, Score)> {
        DecidedBy::ALL.into_iter().zip(self.by)
    }

    /// The score of all games.
    #[must_use]
    pub fn all(&self) -> Score {
        let mut all = Score::default();
        self.by.iter().for_each(|score| all.merge(*score));
        all
    }

    pub(super) fn add(&mut self, replay: &Replay<'_>, winner: Option<Side>, by: DecidedBy) {
        if let Some(score) = DecidedBy::ALL.iter().position(|it| *it == by).and_then(|at| self.by.get_mut(at)) {
            score.add(winner);
        }
        let result = &replay.result;
        if let Some(outcome) = result.outcome {
            *match result.recorded {
                None => &mut self.recorded.unrecorded,
                Some(side) if side == outcome.winner => &mut self.recorded.confirmed,
                Some(_) => &mut self.recorded.contradicted,
            } += 1;
        }
        self.recorded.resigned_winners += u64::from(result.resigned().is_some() && winner == result.resigned());
    }

    pub(super) fn merge(&mut self, more: &Self) {
        for (score, more) in self.by.iter_mut().zip(more.by) {
            score.merge(more);
        }
        self.recorded.merge(more.recorded);
    }
}
