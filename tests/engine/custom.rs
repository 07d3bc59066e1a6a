//! Custom rule sets: options in any mixture, against the oracle and against what is said of the mixture.

use super::data::game;
use crate::oracle::agree::{check, hurried, oracle_rules, thrown};
use kibao::engine::{HUS, Hand, House, KIBAO, KUJIFUNZA, Move, OPTIONS, Pit, RUEHL, RuleSet, Side};
use kibao::generate::SplitMix64;

/// A built-in rule set with its options changed at random to those of others, and its house in any state.
fn mixed(random: &mut SplitMix64) -> RuleSet {
    let bases = [KIBAO, RUEHL, KUJIFUNZA, HUS];
    let mut rules = bases[random.below(bases.len())];
    for option in OPTIONS.iter().filter(|it| !matches!(it.name, "opening" | "capture" | "max-sowings")) {
        let words = match option.name {
            "house" | "blocking" | "blocker-duty" => &["yes", "no"][..],
            "singleton" => &["allowed", "house-lost", "house-not-functional"],
            "sole-kichwa" => &["barred", "loses", "judged-at-end"],
            "mtaji-house-stop" => &["choice", "never"],
            "mtaji-kutakata-house-stop" => &["always", "never"],
            "house-in-mtaji" => &["until-first-capture", "until-emptied"],
            "house-block" => &["owned", "functional"],
            "endless" => &["illegal", "loses"],
            "max-seeds" => &["none", "192"],
            "singletons" => &["to-move", "at-once"],
            other => panic!("{other} is not mixed"),
        };
        assert!(option.set(&mut rules, words[random.below(words.len())]), "{}", option.name);
    }
    hurried(&rules)
}

#[test]
fn mixed_rule_sets_agree_with_the_oracle() {
    let mut random = SplitMix64::new(11);
    for _ in 0..400 {
        let rules = mixed(&mut random);
        let slow = oracle_rules(&rules);
        for _ in 0..25 {
            check(&thrown(&mut random, &rules), &rules, &slow, &format!("{rules:?}"));
        }
    }
}

#[test]
fn a_house_that_its_owner_lifts_is_lost() {
    let hus = RuleSet { house: true, ..HUS };
    let position = |facing| {
        let back = 3 - facing;
        format!(
            "[ 2 1 1 1 1 1 1 1 | 1 1 1 1 {facing} 1 1 1 | 0 0 2 0 6 1 1 1 | 5 5 5 5 5 5 4 {back} | 0 0 | T T | 255 | 0 ]"
        )
    };
    // What lifts it, the seeds of the facing pit, the move, and South's house after it.
    for (what, facing, pit, hand, house) in [
        ("a capture that travels onward", 3, 3, Hand::Right, House::Lost),
        ("a relay", 0, 3, Hand::Right, House::Lost),
        ("the start", 0, 5, Hand::Right, House::Lost),
        ("nothing", 3, 3, Hand::Left, House::Functional),
    ] {
        let state = game(&position(facing), &hus);
        let mv = Move::new(Pit::front(pit).expect("a pit"), hand);
        let played = state.play(&hus, mv).unwrap_or_else(|why| panic!("{what}: {why:?}"));
        assert_eq!(played.after.position.board.house(Side::South), house, "{what}");
    }
}
