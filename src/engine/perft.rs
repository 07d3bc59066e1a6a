//! Counting the move sequences of a game to a depth, the usual test of a move generator.

use super::movegen::{count_legal, each_legal};
use super::ruleset::{AsRules, EndlessMove, RuleSet, WithRules};
use super::sow::Ends;
use super::state::State;
use core::ops::ControlFlow;

/// The number of move sequences of exactly `depth` plies; 1 for a depth of 0. Stop and safari are two moves only if the
/// choice comes up. A finished game has no moves.
///
/// ```
/// use kibao::engine::{KIBAO, State, perft};
/// assert_eq!(perft(&State::new(KIBAO.start()), &KIBAO, 4), 124);
/// ```
#[must_use]
pub fn perft(state: &State, rules: &RuleSet, depth: usize) -> u64 {
    let mut counts = vec![0; depth];
    perft_each(state, rules, &mut counts);
    counts.last().copied().unwrap_or(1)
}

/// Adds to `counts[n]` the number of move sequences of `n + 1` plies. All depths are counted in one walk through the tree.
///
/// ```
/// use kibao::engine::{KIBAO, State, perft_each};
/// let mut counts = [0; 4];
/// perft_each(&State::new(KIBAO.start()), &KIBAO, &mut counts);
/// assert_eq!(counts, [4, 14, 38, 124]);
/// ```
pub fn perft_each(state: &State, rules: &RuleSet, counts: &mut [u64]) {
    rules.dispatch(Count { state, counts });
}

/// Counts in the tree below a state.
struct Count<'a> {
    state: &'a State,
    counts: &'a mut [u64],
}

impl WithRules for Count<'_> {
    type Output = ();

    fn with(self, rules: impl AsRules) {
        count(self.state, rules, self.counts);
    }
}

fn count(state: &State, rules: impl AsRules, counts: &mut [u64]) {
    let Some((here, deeper)) = counts.split_first_mut() else { return };
    if deeper.is_empty() {
        *here += count_legal(state, rules);
        return;
    }
    let _all: ControlFlow<()> = each_legal(state, rules, |_, run| {
        *here += 1;
        if !is_final(run.ends, rules) {
            count(&state.after(rules, run), rules, deeper);
        }
        ControlFlow::Continue(())
    });
}

/// Whether a move that ends this way ends the game, whatever the position after it.
fn is_final(ends: Ends, rules: impl AsRules) -> bool {
    match ends {
        Ends::Won | Ends::Lost => true,
        Ends::Endless(_) => rules.endless == EndlessMove::Loses,
        Ends::Empty | Ends::House | Ends::Blocked => false,
    }
}
