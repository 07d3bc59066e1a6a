//! Counting moves is the same as listing them, and a finished game has no children.

use crate::oracle::agree::{hurried, thrown};
use kibao::engine::{BUILT_IN, RuleSet, State, perft, perft_each};
use kibao::generate::SplitMix64;

/// Positions of every rule set, `each` of it, with its rules.
fn positions(each: usize) -> Vec<(State, RuleSet)> {
    let mut all = Vec::new();
    for known in BUILT_IN {
        let rules = hurried(&known.rules);
        let mut random = SplitMix64::new(6);
        all.extend((0..each).map(|_| (thrown(&mut random, &rules), rules)));
    }
    all
}

#[test]
fn a_list_of_moves_knows_its_length() {
    let mut none = 0;
    for (state, rules) in positions(300) {
        let legal = state.legal(&rules);
        assert_eq!(legal.len(), legal.iter().count());
        assert_eq!(legal.is_empty(), legal.iter().next().is_none());
        none += usize::from(legal.is_empty());
    }
    assert!((1..1_000).contains(&none), "{none}");
}

#[test]
fn counts_are_those_of_the_lists() {
    let (mut finished, mut duties) = (0, 0);
    for (state, rules) in positions(600) {
        let legal = state.legal(&rules);
        assert_eq!(perft(&state, &rules, 1), legal.len() as u64, "{state:?}");
        let mut replies = 0;
        for &mv in &legal {
            let played = state.play(&rules, mv).expect("a legal move");
            finished += usize::from(played.outcome.is_some());
            if played.outcome.is_none() {
                replies += played.after.legal(&rules).len() as u64;
            }
        }
        assert_eq!(perft(&state, &rules, 2), replies, "{state:?}");
        duties += usize::from(state.duty.is_some());
    }
    assert!(finished > 100 && duties > 10, "{finished} {duties}");
}

#[test]
fn a_small_limit_of_seeds_counts_as_well() {
    let mut fewer = 0;
    for (state, rules) in positions(300) {
        for most in [2, 14, 15, 16, 17] {
            let strict = RuleSet { max_seeds: Some(most), ..rules };
            let legal = state.legal(&strict).len();
            assert_eq!(perft(&state, &strict, 1), legal as u64, "{most} {state:?}");
            fewer += usize::from(legal < state.legal(&rules).len());
        }
    }
    assert!(fewer > 100, "{fewer}");
}

#[test]
fn counts_are_added_to_what_is_there() {
    for (state, rules) in positions(20) {
        let mut counts = [1_000, 2_000, 3_000];
        perft_each(&state, &rules, &mut counts);
        let alone = |depth| perft(&state, &rules, depth);
        assert_eq!(counts, [1_000 + alone(1), 2_000 + alone(2), 3_000 + alone(3)]);
    }
}

#[test]
fn there_is_one_game_of_no_plies() {
    let (state, rules) = positions(1).pop().expect("a position");
    assert_eq!(perft(&state, &rules, 0), 1);
}
