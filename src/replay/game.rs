//! A game as far as it replays.

use super::auto::Auto;
use super::problem::Problem;
use super::result::GameResult;
use crate::engine::{BUILT_IN, BuiltIn, Played, RuleSet, Side, State};
use crate::notation::{Dialect, Game, Partial};
use crate::source::Span;
use std::borrow::Cow;
use std::sync::Arc;

/// Which rule set a game is replayed by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Rules {
    /// The one its head names, `kibao` where it names none.
    #[default]
    Head,
    /// A built-in rule set, whatever the head says.
    BuiltIn(&'static BuiltIn),
    /// A custom rule set with its name, whatever the head says.
    Custom(String, RuleSet),
    /// The one its head names, built-in or from this book; the default of the book if it names none.
    Book(Arc<RuleBook>),
    /// The first built-in rule set that fits.
    Auto,
}

/// Custom rule sets, and the rule set for games whose head names none.
///
/// ```
/// use kibao::{engine::{KIBAO, RuleSet}, replay::{Options, RuleBook, Rules, replays}};
/// let club = ("club".to_owned(), RuleSet { blocking: false, ..KIBAO });
/// let book = RuleBook { custom: vec![club], default: Some("zanzibar".to_owned()) };
/// let options = Options { rules: Rules::Book(book.into()), dialect: None };
/// let names = |text: &str| replays(text, &options).map(|it| it.rules_name.into_owned()).collect::<Vec<_>>();
/// assert_eq!(names("rules: Club\n1: A7>* a7>*;\n"), ["club"]);
/// assert_eq!(names("rules: hus\n1: A7>;\n"), ["hus"]);
/// assert_eq!(names("1: A7>* a7>*;\n"), ["zanzibar"]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleBook {
    /// The custom rule sets by name.
    pub custom: Vec<(String, RuleSet)>,
    /// The name of the rule set where a head names none that is known, or `auto` for the first known one that fits;
    /// `kibao` where this names none.
    pub default: Option<String>,
}

impl RuleBook {
    /// The rule set of a name, in any case of letters.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<(Cow<'static, str>, RuleSet)> {
        let custom = || {
            let (name, rules) = self.custom.iter().find(|(custom, _)| custom.eq_ignore_ascii_case(name))?;
            Some((Cow::from(name.clone()), *rules))
        };
        BuiltIn::named(name).map(|it| (it.name.into(), it.rules)).or_else(custom)
    }

    /// Whether the first known rule set that fits is taken where a head names none.
    pub(super) fn tries_all(&self) -> bool {
        self.default.as_deref().is_some_and(|name| name.eq_ignore_ascii_case("auto"))
    }

    /// The rule set where a head names none.
    pub(super) fn fallback(&self) -> (Cow<'static, str>, RuleSet) {
        let named = self.default.as_deref().and_then(|name| self.find(name));
        named.unwrap_or((BUILT_IN[0].name.into(), BUILT_IN[0].rules))
    }
}

/// How games are replayed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
pub struct Replay<'t> {
    /// The game as written.
    pub game: Game<'t>,
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
    /// Whether words in the form of moves were not read: outside of comments, or where that very move is due and legal.
    pub unread: bool,
    /// Whether its numbers [count moves](Game::counts_moves).
    pub counts_moves: bool,
    /// Which rule sets fit, where that was asked.
    pub auto: Option<Auto>,
    /// How it was asked to be replayed.
    pub options: Options,
}

impl Replay<'_> {
    /// Whether every move was read and replays, and none follows the end of the game.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        !self.unread && self.is_whole()
    }

    /// Whether its rounds may get the numbers of their places, whatever is written: it replays, or the numbers count moves.
    /// Otherwise a number out of step may be the trace of a round that was lost or doubled.
    #[must_use]
    pub fn may_renumber(&self) -> bool {
        self.counts_moves || self.is_valid()
    }

    /// Whether every move that was read replays, and none follows the end of the game.
    #[must_use]
    pub fn is_whole(&self) -> bool {
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
