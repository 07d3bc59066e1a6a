//! A replayed game, and the options of a replay.

use super::auto::Auto;
use super::opening::OpeningError;
use super::ply::{Ply, PlyState};
use super::problem::{Problem, ProblemKind};
use super::result::GameResult;
use crate::engine::{BUILT_IN, BuiltIn, RuleSet, State};
use crate::notation::{Dialect, Game};
use std::borrow::Cow;
use std::sync::Arc;

/// Which rule set a game is replayed by.
///
/// ```
/// use kibao::engine::BuiltIn;
/// use kibao::replay::{Options, Rules, replays};
/// let rules = Rules::BuiltIn(BuiltIn::named("ruehl").unwrap());
/// let options = Options { rules, ..Options::default() };
/// assert_eq!(replays("1: A7>* a7>*;\n", &options).next().unwrap().rules_name, "ruehl");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Rules {
    /// The one that its head names; `kibao` if it names none.
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
    /// The name of the rule set if a head does not name a known one, or `auto` for the first known one that fits; `kibao`
    /// if this is `None`.
    pub default: Option<String>,
}

impl RuleBook {
    /// The rule set with this name, in any case.
    ///
    /// ```
    /// use kibao::{engine::HUS, replay::RuleBook};
    /// let book = RuleBook { custom: vec![("Club".to_owned(), HUS)], default: None };
    /// assert_eq!(book.find("club").unwrap().1, HUS);
    /// assert!(book.find("chess").is_none());
    /// ```
    #[must_use]
    pub fn find(&self, name: &str) -> Option<(Cow<'static, str>, RuleSet)> {
        let custom = || {
            let (name, rules) = self.custom.iter().find(|(custom, _)| custom.eq_ignore_ascii_case(name))?;
            Some((Cow::from(name.clone()), *rules))
        };
        BuiltIn::named(name).map(|it| (it.name.into(), it.rules)).or_else(custom)
    }

    /// Whether the first known rule set that fits is used if a head names none.
    pub(super) fn tries_all(&self) -> bool {
        self.default.as_deref().is_some_and(|name| name.eq_ignore_ascii_case("auto"))
    }

    /// The rule set if a head names none.
    pub(super) fn fallback(&self) -> (Cow<'static, str>, RuleSet) {
        let named = self.default.as_deref().and_then(|name| self.find(name));
        named.unwrap_or((BUILT_IN[0].name.into(), BUILT_IN[0].rules))
    }
}

/// How games are replayed.
///
/// ```
/// use kibao::{notation::Dialect, replay::{Options, replays}};
/// let options = Options { dialect: Some(Dialect::ZANZIBAR), ..Options::default() };
/// assert_eq!(replays("1: A7>* a7>*;\n", &options).next().unwrap().dialect, Dialect::ZANZIBAR);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The rule set.
    pub rules: Rules,
    /// The dialect, whatever head and signs say.
    pub dialect: Option<Dialect>,
}

/// A game, replayed until a move cannot be played.
///
/// ```
/// use kibao::replay::{Options, replays};
/// let game = replays("1: A7>* a7>*;\n2: A1>*;\n", &Options::default()).next().unwrap();
/// assert!(!game.is_valid() && !game.is_whole() && !game.is_over_at(2));
/// assert_eq!((game.plies.len(), game.replayed()), (3, 2));
/// assert_eq!(game.before(&game.plies[1]), game.state_after(1));
/// assert!(game.state_after(3).is_none());
/// ```
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
    /// The start; `None` if the opening cannot be played.
    pub start: Option<State>,
    /// Every written move.
    pub plies: Vec<Ply>,
    /// The result.
    pub result: GameResult,
    /// The problems, in order of place.
    pub problems: Vec<Problem>,
    /// Whether the game is over at its start.
    pub over_at_start: bool,
    /// Whether there are unread words in the form of moves: outside of comments, or in a comment if that very move is due
    /// and legal.
    pub unread: bool,
    /// Whether its numbers [count moves](Game::counts_moves).
    pub counts_moves: bool,
    /// Which rule sets fit, if [`Rules::Auto`] was asked for.
    pub auto: Option<Auto>,
    /// The options of the replay.
    pub options: Options,
}

impl Replay<'_> {
    /// Whether every move was read and replays, and none follows the end of the game.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        !self.unread && self.start.is_some() && self.first_fault().is_none()
    }

    /// The first move that cannot be read, or that cannot be played.
    #[must_use]
    pub fn first_fault(&self) -> Option<&Ply> {
        self.plies.iter().find(|ply| ply.written.is_none() || ply.played().is_none())
    }

    /// Whether its head says that the opening is unknown. Then no move is judged.
    ///
    /// ```
    /// use kibao::replay::{Options, replays};
    /// let game = replays("opening: unknown\n1: A7>* a7>*;\n", &Options::default()).next().unwrap();
    /// assert!(game.opening_is_unknown() && !game.is_valid());
    /// ```
    #[must_use]
    pub fn opening_is_unknown(&self) -> bool {
        self.problems.iter().any(|it| it.kind == ProblemKind::Opening(OpeningError::Unknown))
    }

    /// Whether its rounds may be renumbered by their places: it replays, or the numbers count moves. Otherwise a number
    /// out of step may mean that a round was lost or doubled.
    ///
    /// ```
    /// use kibao::replay::{Options, replays};
    /// let first = |text: &'static str| replays(text, &Options::default()).next().unwrap();
    /// assert!(first("7: A7>* a7>*;\n").may_renumber());
    /// assert!(!first("7: A7>* a1>*;\n").may_renumber());
    /// ```
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

    /// Whether the game is over after this number of plies.
    #[must_use]
    pub fn is_over_at(&self, plies: usize) -> bool {
        match plies.checked_sub(1) {
            None => self.over_at_start,
            Some(last) => self.plies.get(last).and_then(Ply::played).is_some_and(|played| played.outcome.is_some()),
        }
    }

    /// The game before a ply, if the plies before it replay.
    #[must_use]
    pub fn before(&self, ply: &Ply) -> Option<State> {
        self.kept_before(ply).copied()
    }

    /// The same without a copy.
    pub(crate) fn kept_before(&self, ply: &Ply) -> Option<&State> {
        match ply.state {
            PlyState::Played(_) | PlyState::Stuck => self.kept_after((ply.number as usize).checked_sub(1)?),
            PlyState::Skipped => None,
        }
    }

    /// The game after this number of plies, if they replay; 0 is the start.
    #[must_use]
    pub fn state_after(&self, plies: usize) -> Option<State> {
        self.kept_after(plies).copied()
    }

    fn kept_after(&self, plies: usize) -> Option<&State> {
        match plies.checked_sub(1) {
            None => self.start.as_ref(),
            Some(last) => self.plies.get(last)?.played().map(|played| &played.after),
        }
    }
}
