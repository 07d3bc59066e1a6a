//! A game as far as it replays.

use super::auto::Auto;
use super::problem::Problem;
use super::result::GameResult;
use crate::engine::{Known, Played, RuleSet, Side, State};
use crate::notation::{Dialect, Game, Partial};
use crate::source::Span;
use std::borrow::Cow;

/// Which rule set a game is replayed by.
#[derive(Clone, Debug, Default)]
pub enum Rules {
    /// The one its head names, `kibao` where it names none.
    #[default]
    Head,
    /// A known one, whatever the head says.
    Known(&'static Known),
    /// An own one.
    Own(String, RuleSet),
    /// The first known one that fits.
    Auto,
}

/// How games are replayed.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The rule set.
    pub rules: Rules,
    /// The dialect, whatever head and signs say.
    pub dialect: Option<Dialect>,
}

/// What became of a written move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlyState {
    /// It was played.
    Played(Played),
    /// It could not be played, and nothing after it is.
    Stuck,
    /// It stands after a move that could not be played, or after the end of the game.
    Skipped,
}

/// One written move of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Counted from 1.
    pub number: u32,
    /// The index of its round in the tree.
    pub round: usize,
    /// The index of its word in the round.
    pub entry: usize,
    /// Whose column it stands in.
    pub side: Side,
    /// Where it stands.
    pub span: Span,
    /// What is written; `None` where it cannot be read.
    pub written: Option<Partial>,
    /// What became of it.
    pub state: PlyState,
}

impl Ply {
    /// What was played.
    #[must_use]
    pub fn played(&self) -> Option<&Played> {
        match &self.state {
            PlyState::Played(played) => Some(played),
            PlyState::Stuck | PlyState::Skipped => None,
        }
    }
}

/// A game as far as it replays.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game as written.
    pub game: Game,
    /// The name of the rule set.
    pub rules_name: Cow<'static, str>,
    /// The rule set, with what the head switches off.
    pub rules: RuleSet,
    /// The dialect it is read in.
    pub dialect: Dialect,
    /// The start; `None` where the opening cannot be played from.
    pub start: Option<State>,
    /// Every written move.
    pub plies: Vec<Ply>,
    /// The result.
    pub result: GameResult,
    /// What is wrong or odd, in order of place.
    pub problems: Vec<Problem>,
    /// Whether the game is over at its start.
    pub over_at_start: bool,
    /// Which rule sets fit, where that was asked.
    pub auto: Option<Auto>,
}

impl Replay {
    /// Whether every move replays and none follows the end of the game.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        self.start.is_some() && self.replayed() == self.plies.len()
    }

    /// How many plies replay.
    #[must_use]
    pub fn replayed(&self) -> usize {
        self.plies.iter().take_while(|ply| ply.played().is_some()).count()
    }

    /// Whether the game is over after so many plies.
    #[must_use]
    pub fn is_over_at(&self, plies: usize) -> bool {
        match plies.checked_sub(1) {
            None => self.over_at_start,
            Some(last) => self.plies.get(last).and_then(Ply::played).is_some_and(|played| played.outcome.is_some()),
        }
    }

    /// The game before a ply, where the plies before it replay.
    #[must_use]
    pub fn before(&self, ply: &Ply) -> Option<State> {
        match ply.state {
            PlyState::Played(_) | PlyState::Stuck => self.state_after((ply.number as usize).checked_sub(1)?),
            PlyState::Skipped => None,
        }
    }

    /// The game after so many plies, where it replays so far; 0 is the start.
    #[must_use]
    pub fn state_after(&self, plies: usize) -> Option<State> {
        match plies.checked_sub(1) {
            None => self.start,
            Some(last) => self.plies.get(last)?.played().map(|played| played.after),
        }
    }
}
