//! Replays a game by its head and the options.

use super::auto::best_built_in;
use super::game::{Options, Replay, Rules};
use super::problem::{Problem, ProblemKind};
use super::replayer::Replayer;
use super::result::judge;
use super::unread::unread;
use crate::engine::{BUILT_IN, BuiltIn, RuleSet};
use crate::notation::{self, Dialect, Entry, EntryKind, Game, Key, Round, decided, full_moves};
use std::borrow::Cow;

/// Replays one game.
///
/// ```
/// use kibao::{notation::games, replay::{Options, replay}};
/// let game = games("south: Asha\n\n1: A7>* a7>*;\n").next().unwrap();
/// assert!(replay(game, &Options::default()).is_valid());
/// ```
#[must_use]
pub fn replay<'t>(game: Game<'t>, options: &Options) -> Replay<'t> {
    replay_by(game, options, true)
}

/// The same without the short way for clean moves, so that tests can compare both.
#[doc(hidden)]
#[must_use]
pub fn replay_without_short_way<'t>(game: Game<'t>, options: &Options) -> Replay<'t> {
    replay_by(game, options, false)
}

fn replay_by<'t>(game: Game<'t>, options: &Options, short_way: bool) -> Replay<'t> {
    let mut problems = Vec::new();
    let setting = Setting { short_way, ..Setting::of(&game, options, &mut problems) };
    let tried = match &setting.rules {
        None => best_built_in(|known| setting.play(&game, known.name, known.rules)),
        Some((name, rules)) => (setting.play(&game, name.clone(), *rules), None),
    };
    let (replayer, auto) = tried;
    let hidden = unread(&game, &replayer);
    let passed_over = |it: &notation::Problem| matches!(it.kind, notation::ProblemKind::UnreadMoves { .. });
    // A word with the moves of several rounds is more than one mistyped move.
    let holds_moves = |it: &Entry| {
        matches!(it.kind, EntryKind::Unreadable(_)) && full_moves(it.span.of(game.text)).nth(MOVES_OF_A_ROUND).is_some()
    };
    // Such a word is a problem of the play, so most games need not be searched for it.
    let held =
        !replayer.problems.is_empty() && game.rounds.iter().flat_map(|round| round.entries.iter()).any(holds_moves);
    let unread = held || !hidden.is_empty() || game.problems.iter().any(passed_over);
    let Replayer { rules_name, rules, dialect, start, over, plies, problems: found, .. } = replayer;
    problems.extend(found.into_iter().chain(hidden));
    let mut result = judge(&game, &plies, &mut problems);
    result.outcome = result.outcome.or(over);
    let over_at_start = over.is_some();
    problems.sort_by_key(|problem| problem.span.start);
    Replay {
        counts_moves: game.counts_moves(),
        game,
        rules_name,
        rules,
        dialect,
        start,
        plies,
        result,
        problems,
        over_at_start,
        unread,
        auto,
        options: options.clone(),
    }
}

/// The number of moves of a round.
const MOVES_OF_A_ROUND: usize = 2;

/// The number of rounds that are searched for the dialect of a game whose end is not known.
const LOOKED_AT: usize = 256;

/// The number of these rounds that belong to the first of several games run together.
pub(super) fn first_of_several(head: &Game<'_>, rounds: &[Round], options: &Options) -> usize {
    let setting = Setting::of(head, options, &mut Vec::new());
    let rules = setting.rules.as_ref().map_or(BUILT_IN[0].rules, |(_, rules)| *rules);
    // Most games show their dialect in the first rounds, and a longer search for each of many games would take too long.
    let near = rounds.get(..LOOKED_AT).unwrap_or(rounds);
    let dialect = setting.dialect.or_else(|| decided(near)).unwrap_or_default();
    Replayer::rounds_of_first(head, rounds, setting.adapted(rules), dialect)
}

/// The settings of a replay according to the head and the options.
pub(super) struct Setting {
    /// The rule set with its name; `None` to try all built-in ones.
    pub(super) rules: Option<(Cow<'static, str>, RuleSet)>,
    pub(super) dialect: Option<Dialect>,
    /// Whether the dialect matters but is not known, so that every dialect is tried.
    undecided: bool,
    takasia: bool,
    /// Whether clean moves are played the short way.
    short_way: bool,
}

/// The rule set for a game whose head names `named`; `None` to try all built-in ones. Calls `unknown` if no rule set has
/// that name.
fn rules(named: Option<&str>, rules: &Rules, unknown: impl FnOnce()) -> Option<(Cow<'static, str>, RuleSet)> {
    let of_built_in = |known: &'static BuiltIn| (Cow::from(known.name), known.rules);
    let (found, tries_all, fallback) = match rules {
        Rules::Auto => return None,
        Rules::BuiltIn(known) => return Some(of_built_in(known)),
        Rules::Custom(name, rules) => return Some((name.clone().into(), *rules)),
        Rules::Head => (named.map(|name| BuiltIn::named(name).map(of_built_in)), false, of_built_in(BUILT_IN[0])),
        Rules::Book(book) => (named.map(|name| book.find(name)), book.tries_all(), book.fallback()),
    };
    if found == Some(None) {
        unknown();
    }
    found.flatten().or_else(|| (!tries_all).then_some(fallback))
}

impl Setting {
    pub(super) fn of(game: &Game<'_>, options: &Options, problems: &mut Vec<Problem>) -> Self {
        let mut unknown = |key, kind| {
            if let Some(head) = game.head(key) {
                problems.push(Problem { span: head.value, ply: None, kind });
            }
        };
        let rules = rules(game.value(Key::Rules), &options.rules, || {
            unknown(Key::Rules, ProblemKind::UnknownRules);
        });
        let named = game.value(Key::Notation).map(Dialect::from_name);
        if named == Some(None) {
            unknown(Key::Notation, ProblemKind::UnknownNotation);
        }
        let takasia = match game.value(Key::Takasia).map(str::to_lowercase).as_deref() {
            Some("no") => false,
            None | Some("yes") => true,
            Some(_) => {
                unknown(Key::Takasia, ProblemKind::UnknownTakasia);
                true
            }
        };
        let dialect = options.dialect.or(named.flatten()).or_else(|| decided(&game.rounds));
        let ambiguous = |entry: &Entry| matches!(entry.kind, EntryKind::Move(it) if it.is_ambiguous());
        let undecided = dialect.is_none() && game.rounds.iter().flat_map(|round| &round.entries).any(ambiguous);
        Self { rules, dialect, undecided, takasia, short_way: true }
    }

    /// The rule set without the rules that the head switches off.
    pub(super) fn adapted(&self, rules: RuleSet) -> RuleSet {
        if self.takasia { rules } else { rules.without_blocking() }
    }

    /// Replays by one rule set. If the dialect is not known, tries every dialect and takes the one that gets furthest.
    fn play(&self, game: &Game<'_>, name: impl Into<Cow<'static, str>>, rules: RuleSet) -> Replayer {
        let rules_name = name.into();
        let rules = self.adapted(rules);
        let run = |dialect| Replayer::run(game, rules_name.clone(), rules, dialect, self.short_way);
        let first = self.dialect.unwrap_or_default();
        let mut best = run(first);
        for other in first.others().filter(|_| self.undecided) {
            let another = run(other);
            if another.as_written() > best.as_written() {
                best = another;
            }
        }
        best
    }
}
