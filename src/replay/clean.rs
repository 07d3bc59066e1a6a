//! The short way for a clean game: one about which nothing is to be reported.
//!
//! It plays the moves of a [folded](Game::folded_moves) game without keeping plies, and gives up at the first thing that
//! the whole replay would report. So it reports nothing itself, and a test compares it with the whole replay.

use super::game::Options;
use super::marks::oddities;
use super::opening::opening;
use super::replayer::matters_at_once;
use super::resolve::pit;
use super::result::agrees;
use super::setting::Setting;
use crate::engine::{AsRules, Move, Outcome, Played, RuleSet, Side, State, WithRules};
use crate::notation::{CanonicalMove, Dialect, Game, Key, dialect_of};

/// The number of plies of a game if it is clean; `None` if that is not known.
pub(super) fn plies(game: &Game<'_>, options: &Options) -> Option<usize> {
    if !game.problems.is_empty() || game.comments().next().is_some() {
        return None;
    }
    let mut problems = Vec::new();
    let setting = Setting::of(game, options, &mut problems);
    let rules = setting.adapted(setting.rules.as_ref()?.1);
    let signs = game.folded_moves().iter().copied().flat_map(CanonicalMove::signs);
    let dialect = setting.dialect.or_else(|| dialect_of(signs))?;
    let (plies, outcome) = rules.dispatch(CleanGame { game, rules, dialect })?;
    (problems.is_empty() && agrees(game, outcome)).then_some(plies)
}

/// A folded game with its rules.
struct CleanGame<'g> {
    game: &'g Game<'g>,
    rules: RuleSet,
    dialect: Dialect,
}

impl WithRules for CleanGame<'_> {
    /// The number of plies, and the outcome.
    type Output = Option<(usize, Option<Outcome>)>;

    fn with(self, rules: impl AsRules) -> Self::Output {
        let value = self.game.value(Key::Opening).unwrap_or_default();
        let (position, _) = opening(value, &self.rules).ok().filter(|(_, dropped)| !dropped)?;
        let mut state = State::new(position);
        if state.outcome(rules).is_some() {
            return None;
        }
        let (mut outcome, mut side) = (None, Side::South);
        let moves = self.game.folded_moves();
        for written in moves {
            // A game that is over has no more moves, and the side of the column must be to move.
            if outcome.is_some() || state.position.turn != side {
                return None;
            }
            outcome = play(&mut state, rules, self.dialect, *written)?.outcome;
            side = side.other();
        }
        Some((moves.len(), outcome.or_else(|| state.outcome(rules))))
    }
}

/// Plays a move that is written completely and as it should be. The outcome is not settled, unless it matters for a mark.
#[inline(always)]
fn play(state: &mut State, rules: impl AsRules, dialect: Dialect, written: CanonicalMove) -> Option<Played> {
    let side = state.position.turn;
    let read = written.read(dialect)?;
    let mv = Move { pit: pit(read.pit, read.row?.back)?, hand: read.hand?, safari: read.house };
    let mut played = state.step(rules, mv).ok()?;
    if matters_at_once(&played, read.win) {
        played.settle(state, rules);
    }
    let mut clean = played.mv == mv;
    oddities(side, dialect, &read, &played, &[], |_| clean = false);
    clean.then_some(played)
}
