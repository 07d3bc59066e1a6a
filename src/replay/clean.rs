//! The short way for clean moves: moves that are written completely and about which nothing is to be reported.
//!
//! For a [folded](Game::folded_moves) game it keeps no plies, and gives up at the first thing that the whole replay would
//! report. For any other game it plays the moves before that, and the replay goes on from there. So it reports nothing itself,
//! and tests compare it with the whole replay.

use super::game::Options;
use super::marks::oddities;
use super::opening::opening;
use super::ply::{Ply, PlyState};
use super::replayer::matters_at_once;
use super::resolve::pit;
use super::result::agrees;
use super::setting::Setting;
use crate::engine::{AsRules, Move, Outcome, Played, RuleSet, Side, State, WithRules};
use crate::notation::{CanonicalMove, Dialect, EntryKind, Game, Key, Partial, Round, dialect_of};

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
            outcome = play(&mut state, rules, self.dialect, &written.read(self.dialect)?)?.outcome;
            side = side.other();
        }
        Some((moves.len(), outcome.or_else(|| state.outcome(rules))))
    }
}

/// The rounds of a game that begins in this state.
pub(super) struct CleanStart<'g> {
    pub(super) rounds: &'g [Round],
    pub(super) dialect: Dialect,
    pub(super) state: State,
    pub(super) plies: &'g mut Vec<Ply>,
}

impl WithRules for CleanStart<'_> {
    type Output = ();

    /// Adds the plies of the words before the first one that is not a clean move.
    fn with(mut self, rules: impl AsRules) {
        let rounds = self.rounds.iter().enumerate();
        let words = rounds.flat_map(|(round, it)| it.entries.iter().enumerate().map(move |word| (round, word)));
        for ((round, (entry, word)), number) in words.zip(1..) {
            let side = self.state.position.turn;
            let EntryKind::Move(written) = word.kind else { return };
            if entry != side.index() {
                return;
            }
            let written = written.read(self.dialect);
            let Some(mut played) = play(&mut self.state, rules, self.dialect, &written) else { return };
            played.after = self.state;
            let (written, state) = (Some(written), PlyState::Played(played));
            self.plies.push(Ply { number, round, entry, side, span: word.span, written, state });
            if played.outcome.is_some() {
                return;
            }
        }
    }
}

/// Plays a move that is written completely and as it should be. The outcome is not settled, unless it matters for a mark.
#[inline(always)]
fn play(state: &mut State, rules: impl AsRules, dialect: Dialect, read: &Partial) -> Option<Played> {
    let side = state.position.turn;
    let mv = Move { pit: pit(read.pit, read.row?.back)?, hand: read.hand?, safari: read.house };
    let mut played = state.step(rules, mv).ok()?;
    if matters_at_once(&played, read.win) {
        played.settle(state, rules);
    }
    let mut clean = played.mv == mv;
    oddities(side, dialect, read, &played, &[], |_| clean = false);
    clean.then_some(played)
}

#[cfg(test)]
mod tests {
    use super::CleanStart;
    use crate::engine::{KIBAO, State};
    use crate::notation::{Dialect, games};
    use crate::replay::{Options, replay};

    #[test]
    fn complete_moves_go_the_short_way_until_one_that_is_not() {
        let clean = "1: A6<* a6<;\n2: A4< a6>;\n3: A2< a6<;\n4: A7> a8>;\n5: A6> a6>;\n6: A5> a5>;\n7: A5> a7>*;\n8: A6>* a8<*;\n";
        let in_zanzibar = clean.replace('<', "L").replace('>', "R");
        for (text, dialect, expected) in [
            (clean.to_owned(), Dialect::KIBAO, 16),
            (in_zanzibar, Dialect::ZANZIBAR, 16),
            // One star is missing; a move that is not legal.
            (clean.replace("a7>*", "a7>"), Dialect::KIBAO, 13),
            (clean.replace("A7> a8>", "A1> a8>"), Dialect::KIBAO, 6),
        ] {
            let game = games(&text).next().expect("a game");
            let (mut plies, state) = (Vec::new(), State::new(KIBAO.start()));
            KIBAO.dispatch(CleanStart { rounds: &game.rounds, dialect, state, plies: &mut plies });
            assert_eq!(plies.len(), expected, "{text}");
            let options = Options { dialect: Some(dialect), ..Options::default() };
            assert!(replay(game.clone(), &options).plies.starts_with(&plies), "{text}");
        }
    }
}
