//! Counting the moves of a game to a depth, the usual test of a move generator.

use super::movegen::each_legal;
use super::ruleset::{EndlessMove, RuleSet};
use super::sow::Ends;
use super::state::State;
use core::ops::ControlFlow;

/// The number of games of exactly `depth` plies from here: legal moves counted at the last ply. A stop and a safari count
/// as two only where the choice comes up; a finished game has no children.
///
/// ```
/// use kibao::engine::{KIBAO, State, perft};
/// assert_eq!(perft(&State::new(KIBAO.start()), &KIBAO, 4), 124);
/// ```
#[must_use]
pub fn perft(state: &State, rules: &RuleSet, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    let _all: ControlFlow<()> = each_legal(state, rules, |_, run| {
        if depth == 1 {
            nodes += 1;
        } else if !is_final(run.ends, rules) {
            nodes += perft(&state.after(rules, run), rules, depth - 1);
        }
        ControlFlow::Continue(())
    });
    nodes
}

/// Whether a move that ended so ends the game, whatever the position looks like.
fn is_final(ends: Ends, rules: &RuleSet) -> bool {
    match ends {
        Ends::Won | Ends::Lost => true,
        Ends::Endless(_) => rules.endless == EndlessMove::Loses,
        Ends::Empty | Ends::House | Ends::Blocked => false,
    }
}
