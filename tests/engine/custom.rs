//! Custom rule sets: options in any mixture, against the oracle and against what is said of the mixture.

use super::data::{answers, game};
use crate::oracle::agree::{check, hurried, oracle_rules, thrown};
use kibao::engine::{
    Capture, EndlessMove, HUS, Hand, House, KIBAO, KUJIFUNZA, MAX_SOWINGS, Move, OPTIONS, Opening, Pit, Position,
    RUEHL, RuleOption, RuleSet, Side, State, Unplayable,
};
use kibao::generate::{Generator, SplitMix64};
use kibao::notation::Dialect;

/// The values of an option that are mixed.
fn values(option: &RuleOption) -> &'static [&'static str] {
    match option.name {
        "house" | "blocking" | "blocker-duty" => &["yes", "no"],
        "singleton" => &["allowed", "house-lost", "house-not-functional"],
        "sole-kichwa" => &["barred", "loses", "judged-at-end"],
        "mtaji-house-stop" => &["choice", "never"],
        "mtaji-kutakata-house-stop" => &["always", "never"],
        "house-in-mtaji" => &["until-first-capture", "until-emptied"],
        "house-block" => &["owned", "functional"],
        "endless" => &["illegal", "loses"],
        "max-seeds" => &["none", "192", "1280000"],
        "singletons" => &["to-move", "at-once"],
        "max-sowings" => &["20000", "101"],
        // A rule set is made for these.
        "opening" | "capture" => &[],
        other => panic!("{other} is not mixed"),
    }
}

/// A built-in rule set with its options changed at random.
fn mixed(random: &mut SplitMix64) -> RuleSet {
    let bases = [KIBAO, RUEHL, KUJIFUNZA, HUS];
    let mut rules = hurried(&bases[random.below(bases.len())]);
    for option in &OPTIONS {
        let values = values(option);
        if let Some(value) = values.get(random.below(values.len().max(1))) {
            assert!(option.set(&mut rules, value), "{}", option.name);
        }
    }
    rules
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

#[test]
fn what_is_called_idle_changes_no_move() {
    let mut random = SplitMix64::new(12);
    let mut idle: Vec<(&str, &str)> = Vec::new();
    for _ in 0..300 {
        let rules = mixed(&mut random);
        for option in &OPTIONS {
            for value in values(option) {
                let mut other = rules;
                assert!(option.set(&mut other, value), "{}", option.name);
                let Some(beside) = option.idle(&rules, &other) else { continue };
                idle.push((option.name, beside));
                for _ in 0..8 {
                    let state = thrown(&mut random, &rules);
                    // No block arises where there is no kutakata.
                    let free = State::new(Position { block: None, ..state.position });
                    let state = if rules.capture == Capture::Onward { free } else { state };
                    assert_eq!(answers(&state, &rules), answers(&state, &other), "{} beside {beside}", option.name);
                }
            }
        }
    }
    idle.sort_unstable();
    idle.dedup();
    let expected = [
        ("blocker-duty", "blocking"),
        ("blocker-duty", "capture"),
        ("blocking", "capture"),
        ("house-block", "blocking"),
        ("house-block", "capture"),
        ("house-block", "house"),
        ("house-in-mtaji", "house"),
        ("max-seeds", "max-sowings"),
        ("max-sowings", "max-seeds"),
        ("mtaji-house-stop", "house"),
        ("mtaji-house-stop", "house-in-mtaji"),
        ("mtaji-kutakata-house-stop", "capture"),
        ("mtaji-kutakata-house-stop", "house"),
        ("singleton", "house"),
        ("singleton", "opening"),
    ];
    assert_eq!(idle, expected);
}

#[test]
fn rule_sets_that_nobody_can_play_by_are_refused() {
    let opening = |front, back, store| RuleSet { opening: Opening { front, back, store }, ..KIBAO };
    let loses = RuleSet { endless: EndlessMove::Loses, ..KIBAO };
    let ones = opening([1; 8], [1; 8], 0);
    for (what, rules, expected) in [
        ("no seed in front", opening([0; 8], [4; 8], 0), Err(Unplayable::FrontRowEmpty)),
        ("all seeds in store", opening([0; 8], [0; 8], 32), Err(Unplayable::FrontRowEmpty)),
        ("only single seeds", ones, Err(Unplayable::NoMove)),
        ("only single seeds, which lose at once", RuleSet { opening: ones.opening, ..RUEHL }, Err(Unplayable::NoMove)),
        ("single seeds and a store", opening([1; 8], [1; 8], 16), Ok(())),
        ("single seeds in front, two behind", opening([1; 8], [2; 8], 0), Ok(())),
        ("no seed may be sown", RuleSet { max_seeds: Some(0), ..KIBAO }, Err(Unplayable::Limits)),
        ("too few may be sown", RuleSet { max_seeds: Some(2), ..KIBAO }, Err(Unplayable::Limits)),
        ("too few, and that loses", RuleSet { max_seeds: Some(2), ..loses }, Err(Unplayable::Limits)),
        ("enough for the first move", RuleSet { max_seeds: Some(3), ..KIBAO }, Ok(())),
        ("one sowing", RuleSet { max_sowings: 1, ..KIBAO }, Ok(())),
        ("one sowing, and none ends", RuleSet { max_sowings: 1, ..HUS }, Err(Unplayable::Limits)),
    ] {
        assert_eq!(rules.playable(), expected, "{what}");
        let game = Generator { name: "odd", rules, dialect: Dialect::KIBAO, seed: 1 }.game(0);
        assert!(expected.is_err() || game.contains("\n1: "), "{what}: {game}");
        assert!(!game.contains("\n;"), "{what}: {game}");
    }
}

#[test]
fn the_largest_number_of_sowings_is_one_limit() {
    let option = RuleOption::named("max-sowings").expect("an option");
    for (sowings, taken) in [(0, false), (1, true), (MAX_SOWINGS, true), (MAX_SOWINGS + 1, false)] {
        assert_eq!(option.set(&mut KIBAO.clone(), &sowings.to_string()), taken, "{sowings}");
    }
}
