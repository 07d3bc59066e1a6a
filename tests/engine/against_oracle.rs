//! The engine and the seed-by-seed oracle on many positions: reached by play, thrown at random, and rare ones.

use super::data::{known, positions};
use crate::oracle::agree::{check, hurried, oracle_rules, text, thrown};
use crate::oracle::{self, Pos};
use kibao::engine::{BUILT_IN, Hand, Move, Pit, State};
use kibao::generate::SplitMix64;

#[test]
fn both_read_the_same_rules_from_the_books() {
    for known in BUILT_IN {
        let theirs = oracle::rules::rules(known.name);
        assert_eq!(oracle_rules(&known.rules), theirs, "{}", known.name);
        assert_eq!(text(&State::new(known.rules.start())), Pos::opening(&theirs).text(), "{}", known.name);
    }
}

#[test]
fn thrown_positions_agree() {
    // KIBAO_POSITIONS=1000000 tries more than the positions of an ordinary run.
    let each = std::env::var("KIBAO_POSITIONS").ok().and_then(|each| each.parse().ok()).unwrap_or(8_000);
    let mut checked = 0;
    for known in BUILT_IN {
        let rules = hurried(&known.rules);
        let slow = oracle_rules(&rules);
        let mut random = SplitMix64::new(1);
        for _ in 0..each {
            check(&thrown(&mut random, &rules), &rules, &slow, known.name);
            checked += 1;
        }
    }
    println!("{checked} positions agree");
    assert_eq!(checked, 5 * each);
}

#[test]
fn positions_reached_by_play_agree() {
    const PLIES: usize = 6_000;
    for known in BUILT_IN {
        let rules = hurried(&known.rules);
        let slow = oracle_rules(&rules);
        let mut random = SplitMix64::new(2);
        let mut state = State::new(rules.start());
        for _ in 0..PLIES {
            check(&state, &rules, &slow, known.name);
            let legal = state.legal(&rules);
            let played = legal.as_slice().get(random.below(legal.len().max(1))).map(|&mv| state.play(&rules, mv));
            state = match played {
                Some(Ok(played)) if played.outcome.is_none() => played.after,
                _ => State::new(rules.start()),
            };
        }
    }
}

#[test]
fn recorded_positions_agree() {
    let mut checked = 0;
    for known in BUILT_IN {
        let rules = hurried(&known.rules);
        let slow = oracle_rules(&rules);
        for it in positions(known) {
            check(&super::data::game(&it.position, &rules), &rules, &slow, known.name);
            checked += 1;
        }
    }
    assert_eq!(checked, 782);
}

#[test]
fn the_longest_known_proof_is_found() {
    let rules = known("kibao").rules;
    let last = positions(known("kibao")).pop().expect("positions");
    let state = super::data::game(&last.position, &rules);
    let mv = Move::new(Pit::front(3).expect("a pit"), Hand::Right);
    let why = state.play(&rules, mv).expect_err("A3> never ends");
    assert_eq!(why, kibao::engine::Illegal::Endless(kibao::engine::Endless::Cycle));
}
