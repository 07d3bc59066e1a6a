//! How far games replay, who wins and what decides it.

use super::score::Score;
use crate::engine::{Reason, Side};
use crate::replay::Replay;

/// How many games there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Games {
    /// All; the sum of the other three.
    pub total: u64,
    /// Those that replay wholly and are over by play.
    pub finished: u64,
    /// Those that replay wholly and by play are not over, those without moves among them.
    pub unfinished: u64,
    /// Those with a move that does not replay, or follows the end, or an opening that cannot be played from.
    pub broken: u64,
}

impl Games {
    /// How many replay wholly.
    #[must_use]
    pub const fn whole(&self) -> u64 {
        self.finished + self.unfinished
    }

    pub(super) const fn add(&mut self, replay: &Replay, whole: bool) {
        self.total += 1;
        match (whole, replay.result.outcome.is_some()) {
            (false, _) => self.broken += 1,
            (true, true) => self.finished += 1,
            (true, false) => self.unfinished += 1,
        }
    }

    pub(super) const fn merge(&mut self, more: Self) {
        self.total += more.total;
        self.finished += more.finished;
        self.unfinished += more.unfinished;
        self.broken += more.broken;
    }
}

/// What decides a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum By {
    /// Play: the loser's front row is empty.
    FrontRowEmpty,
    /// Play: the loser has no legal move.
    NoMove,
    /// Play: the loser has no pit of two seeds.
    Singletons,
    /// Play: the loser made an endless move.
    Endless,
    /// A comment that tells of a resignation; the head says the same or nothing.
    Resignation,
    /// The head alone.
    Head,
    /// Nothing: there is no winner.
    Nothing,
}

impl By {
    /// Each, in the order in which they are shown.
    pub const ALL: [Self; 7] = [
        Self::FrontRowEmpty,
        Self::NoMove,
        Self::Singletons,
        Self::Endless,
        Self::Resignation,
        Self::Head,
        Self::Nothing,
    ];

    /// What decides a game.
    #[must_use]
    pub fn of(replay: &Replay) -> Self {
        let result = &replay.result;
        match (result.outcome, result.recorded, result.resigned) {
            (Some(outcome), ..) => match outcome.reason {
                Reason::FrontRowEmpty => Self::FrontRowEmpty,
                Reason::NoMove => Self::NoMove,
                Reason::Singletons => Self::Singletons,
                Reason::Endless => Self::Endless,
            },
            (None, Some(recorded), Some(resigned)) if recorded == resigned => Self::Head,
            (None, _, Some(_)) => Self::Resignation,
            (None, Some(_), None) => Self::Head,
            (None, None, None) => Self::Nothing,
        }
    }
}

/// Who wins and what decides it; and what the record says about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// In the order of [`By::ALL`].
    by: [Score; By::ALL.len()],
    /// Games over by play whose head names the same winner.
    pub confirmed: u64,
    /// Games over by play whose head names the other side.
    pub contradicted: u64,
    /// Games over by play whose head names no winner.
    pub unrecorded: u64,
    /// Games in which the side that resigned, as a comment says, is the winner by play or by the head.
    pub resigned_winners: u64,
}

impl Results {
    /// The games that are decided by this.
    #[must_use]
    pub fn by(&self, by: By) -> Score {
        self.by.get(by as usize).copied().unwrap_or_default()
    }

    /// All games.
    #[must_use]
    pub fn all(&self) -> Score {
        let mut all = Score::default();
        self.by.iter().for_each(|score| all.merge(*score));
        all
    }

    pub(super) fn add(&mut self, replay: &Replay, winner: Option<Side>) {
        if let Some(score) = self.by.get_mut(By::of(replay) as usize) {
            score.add(winner);
        }
        let result = &replay.result;
        if let Some(outcome) = result.outcome {
            *match result.recorded {
                None => &mut self.unrecorded,
                Some(side) if side == outcome.winner => &mut self.confirmed,
                Some(_) => &mut self.contradicted,
            } += 1;
        }
        self.resigned_winners += u64::from(result.resigned.is_some() && winner == result.resigned);
    }

    pub(super) fn merge(&mut self, more: &Self) {
        for (score, more) in self.by.iter_mut().zip(more.by) {
            score.merge(more);
        }
        self.confirmed += more.confirmed;
        self.contradicted += more.contradicted;
        self.unrecorded += more.unrecorded;
        self.resigned_winners += more.resigned_winners;
    }
}
