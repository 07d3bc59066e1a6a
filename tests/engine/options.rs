//! Each option of a rule set matters: flipped, recorded answers or a position made for it come out otherwise, and the
//! oracle with the same option flipped still agrees with the engine.

use super::data::{answers, game, known, positions};
use crate::oracle::agree::{check, hurried, oracle_rules, thrown};
use kibao::engine::{
    BUILT_IN, Capture, EndlessMove, HouseBlock, HouseInMtaji, KIBAO, OPTIONS, RuleOption, RuleSet, Singleton,
    Singletons, SoleKichwa, State, perft,
};
use kibao::generate::SplitMix64;

/// An option flipped in a rule set, and a position where that shows; none where the recorded positions show it.
struct Flip {
    option: &'static str,
    base: &'static str,
    change: fn(RuleSet) -> RuleSet,
    shows: Option<&'static str>,
}

const fn flip(option: &'static str, base: &'static str, change: fn(RuleSet) -> RuleSet) -> Flip {
    Flip { option, base, change, shows: None }
}

const FLIPS: &[Flip] = &[
    flip("capture", "kujifunza", |rules| RuleSet { capture: Capture::Onward, ..rules }),
    flip("capture", "hus", |rules| RuleSet { capture: Capture::Kichwa, ..rules }),
    flip("house", "kibao", |rules| RuleSet { house: false, ..rules }),
    flip("house", "ruehl", |rules| RuleSet { house: false, ..rules }),
    flip("blocking", "kibao", |rules| RuleSet { blocking: false, ..rules }),
    flip("blocking", "ruehl", |rules| RuleSet { blocking: false, ..rules }),
    flip("blocking", "kujifunza", |rules| RuleSet { blocking: true, ..rules }),
    flip("singleton", "kibao", |rules| RuleSet { singleton: Singleton::Allowed, ..rules }),
    flip("singleton", "kibao", |rules| RuleSet { singleton: Singleton::HouseNotFunctional, ..rules }),
    flip("singleton", "ruehl", |rules| RuleSet { singleton: Singleton::HouseLost, ..rules }),
    flip("sole-kichwa", "kibao", |rules| RuleSet { sole_kichwa: SoleKichwa::Loses, ..rules }),
    flip("sole-kichwa", "ruehl", |rules| RuleSet { sole_kichwa: SoleKichwa::Barred, ..rules }),
    flip("sole-kichwa", "ruehl", |rules| RuleSet { sole_kichwa: SoleKichwa::JudgedAtEnd, ..rules }),
    flip("mtaji-house-stop", "ruehl", |rules| RuleSet { mtaji_house_stop: true, ..rules }),
    flip("mtaji-kutakata-house-stop", "kibao", |rules| RuleSet { mtaji_kutakata_house_stop: true, ..rules }),
    flip("mtaji-kutakata-house-stop", "ruehl", |rules| RuleSet { mtaji_kutakata_house_stop: true, ..rules }),
    flip("house-in-mtaji", "kibao", |rules| RuleSet { house_in_mtaji: HouseInMtaji::UntilEmptied, ..rules }),
    flip("house-in-mtaji", "ruehl", |rules| RuleSet { house_in_mtaji: HouseInMtaji::UntilFirstCapture, ..rules }),
    flip("house-block", "kibao", |rules| RuleSet { house_block: HouseBlock::FunctionalExempt, ..rules }),
    flip("house-block", "ruehl", |rules| RuleSet { house_block: HouseBlock::OwnedExempt, ..rules }),
    flip("endless", "kibao", |rules| RuleSet { endless: EndlessMove::Loses, ..rules }),
    flip("endless", "hus", |rules| RuleSet { endless: EndlessMove::Illegal, ..rules }),
    flip("max-seeds", "kibao", |rules| RuleSet { max_seeds: Some(192), ..rules }),
    flip("max-seeds", "ruehl", |rules| RuleSet { max_seeds: Some(191), ..rules }),
    flip("max-seeds", "hus", |rules| RuleSet { max_seeds: Some(193), ..rules }),
    flip("singletons", "ruehl", |rules| RuleSet { singletons: Singletons::LoseToMove, ..rules }),
    flip("singletons", "kibao", |rules| RuleSet { singletons: Singletons::LoseAtOnce, ..rules }),
    Flip {
        option: "max-sowings",
        base: "kibao",
        change: |rules| RuleSet { max_sowings: 48, ..rules },
        // A2> ends after 49 sowings here.
        shows: Some("[ 1 3 0 1 1 1 1 1 | 1 5 2 14 0 6 8 1 | 0 2 1 1 0 0 0 0 | 1 1 3 3 1 3 2 0 | 0 0 | F F | 255 | 0 ]"),
    },
];

/// Options that no single position shows: what stands for them instead.
const ELSEWHERE: &[(&str, &str)] = &[("opening", "openings_differ"), ("blocker-duty", "the_duty_lives_in_the_game")];

/// Positions that differ between a rule set and its flip, of those thrown and recorded.
fn differing(base: &str, rules: &RuleSet, flipped: &RuleSet) -> usize {
    let recorded = positions(known(base));
    let recorded = recorded.iter().map(|it| game(&it.position, rules));
    let mut random = SplitMix64::new(3);
    let thrown = (0..3_000).map(|_| thrown(&mut random, rules));
    let states: Vec<State> = recorded.chain(thrown).collect();
    states.iter().filter(|state| answers(state, rules) != answers(state, flipped)).count()
}

#[test]
fn every_flipped_option_changes_an_answer() {
    let mut silent = Vec::new();
    for it in FLIPS {
        let rules = hurried(&known(it.base).rules);
        let flipped = (it.change)(rules);
        assert_ne!(rules, flipped, "{} in {}", it.option, it.base);
        let shown = match it.shows {
            Some(text) => usize::from(answers(&game(text, &rules), &rules) != answers(&game(text, &rules), &flipped)),
            None => differing(it.base, &rules, &flipped),
        };
        if shown == 0 {
            silent.push((it.option, it.base));
        }
    }
    assert!(silent.is_empty(), "flipped without any answer changing: {silent:?}");
}

#[test]
fn every_option_is_flipped() {
    for option in &OPTIONS {
        let flipped = FLIPS.iter().any(|it| it.option == option.name);
        let elsewhere = ELSEWHERE.iter().any(|(name, _)| *name == option.name);
        assert!(flipped != elsewhere, "{} is flipped here or stands in a test of its own", option.name);
    }
}

#[test]
fn the_oracle_agrees_under_every_flip() {
    for it in FLIPS.iter().filter(|it| it.option != "max-sowings") {
        let rules = (it.change)(hurried(&known(it.base).rules));
        let slow = oracle_rules(&rules);
        let mut random = SplitMix64::new(4);
        for _ in 0..1_000 {
            check(&thrown(&mut random, &rules), &rules, &slow, it.option);
        }
    }
}

#[test]
fn the_duty_lives_in_the_game() {
    let rules = known("ruehl").rules;
    let without = RuleSet { blocker_duty: false, ..rules };
    let mut random = SplitMix64::new(5);
    let differ = (0..3_000).map(|_| thrown(&mut random, &rules)).filter(|state| state.duty.is_some());
    let differ = differ.map(|state| {
        State { duty: None, ..state } == state || {
            let free = State { duty: None, ..state };
            answers(&state, &rules) != answers(&free, &rules)
        }
    });
    assert!(differ.filter(|&it| it).count() > 0, "a duty bars some move somewhere");
    // A block given in a text becomes a duty once the blocked side has moved, in a rule set that has it.
    let text = "[ 0 1 0 0 0 0 0 0 | 0 0 0 2 0 0 2 2 | 0 0 0 0 1 10 10 10 | 10 10 6 0 0 0 0 0 | 0 0 | F F | 1 | 1 ]";
    let state = game(text, &rules);
    let after =
        |rules: &RuleSet| state.play(rules, *state.legal(rules).iter().next().expect("a move")).expect("legal").after;
    assert!(after(&rules).duty.is_some());
    assert!(after(&without).duty.is_none());
}

#[test]
fn openings_differ() {
    let count = |name, depth| {
        let rules = known(name).rules;
        perft(&State::new(rules.start()), &rules, depth)
    };
    assert_eq!((count("kibao", 3), count("kujifunza", 3), count("hus", 3)), (38, 500, 17_892));
    let rules = known("kibao").rules;
    let opening = kibao::engine::Opening { store: 21, front: [0, 0, 0, 0, 7, 2, 2, 0], ..rules.opening };
    let own = RuleSet { opening, ..rules };
    assert_ne!(answers(&State::new(own.start()), &own), answers(&State::new(rules.start()), &rules));
}

#[test]
fn every_value_is_read_as_it_is_written() {
    for known in BUILT_IN {
        // Beginning from any other rule set, the written values make this one.
        for other in BUILT_IN {
            let mut rules = other.rules;
            for option in &OPTIONS {
                let value = (option.value)(&known.rules);
                assert!(option.set(&mut rules, &value), "{}: {value}", option.name);
            }
            assert_eq!(rules, known.rules, "{} from {}", known.name, other.name);
        }
        assert_eq!(known.rules.playable(), Ok(()));
    }
    for option in &OPTIONS {
        let mut rules = KIBAO;
        for bad in ["", "sometimes", "-1", "0 0 0 | 1 | 2", "1 2 3 4 5 6 7 8 | 1 2 3 4 5 6 7 8 | 1 | 2", "4294967296"] {
            assert!(!option.set(&mut rules, bad), "{}: {bad}", option.name);
        }
        assert_eq!(rules, KIBAO, "{}", option.name);
        assert_eq!(RuleOption::named(option.name).map(|it| it.name), Some(option.name));
    }
}

#[test]
fn every_known_rule_set_and_option_is_cited() {
    // What has no house or no kunamua has nothing to say about them; the limit of work is no rule of a book.
    let silent =
        ["singleton", "mtaji-house-stop", "mtaji-kutakata-house-stop", "house-in-mtaji", "house-block", "blocker-duty"];
    for known in BUILT_IN {
        for option in OPTIONS.iter().filter(|it| it.name != "max-sowings") {
            let citation = known.citation(option.name);
            let cited = citation.is_some_and(|it| it.starts_with(['K', 'Z', 'R', 'H']));
            let needless = !known.rules.house && silent.contains(&option.name);
            assert!(cited || needless, "{}: {} {citation:?}", known.name, option.name);
        }
        for (option, _) in known.citations {
            assert!(OPTIONS.iter().any(|it| it.name == *option), "{}: {option} is no option", known.name);
        }
    }
}
