//! Which findings are wanted.

use kibao::findings::{CHECKS, Check, Choice, Selection, Selector, Severity, nearest};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::BTreeSet;

fn selectors(words: &str) -> Vec<Selector> {
    Selector::parse_all(words).unwrap()
}

/// A place that selects (`None`: says nothing of it) and ignores.
fn place(select: Option<&str>, ignore: &str) -> Selection {
    Selection { select: select.map(selectors), ignore: selectors(ignore) }
}

/// The checks of some that are wanted.
fn check(places: &[(Option<&str>, &str)], of: &str, expected: &str) {
    let places: Vec<Selection> = places.iter().map(|(select, ignore)| place(*select, ignore)).collect();
    let choice = Choice::of(&places);
    let wanted: Vec<&str> = of.split(' ').filter(|code| choice.has(Check::find(code).expect("a check"))).collect();
    assert_eq!(wanted.join(" "), expected, "{places:?}");
}

#[test]
fn the_closer_selector_counts() {
    let some = "N101 N301 N302 R101";
    check(&[], some, some);
    check(&[(Some("N"), "")], some, "N101 N301 N302");
    check(&[(None, "N")], some, "R101");
    check(&[(Some("N"), "N3")], some, "N101");
    check(&[(Some("N,N302"), "N3")], some, "N101 N302");
    check(&[(Some("N"), "N")], some, "");
    check(&[(Some("all"), "missing-semicolon")], some, "N301 N302 R101");
    check(&[(Some("lower-case-direction"), "N")], some, "N302");
    check(&[(Some(""), "")], some, "");
}

#[test]
fn later_places_count_more() {
    let some = "N101 N301 R101";
    check(&[(None, "N1"), (None, "R")], some, "N301");
    check(&[(Some("N"), "N1"), (None, "N3")], some, "");
    check(&[(Some("N"), "N1"), (Some("R"), "")], some, "R101");
    check(&[(None, "N"), (Some("N101"), "")], some, "N101");
    check(&[(Some("N101"), ""), (None, "N")], some, "");
}

#[test]
fn the_nearest_word_differs_by_few_letters() {
    let check = |word, known, expected| assert_eq!(nearest(word, [known]).is_some(), expected, "{word} {known}");
    check("slect", "select", true);
    check("selectt", "select", true);
    check("abd", "abc", true);
    check("acb", "abc", true);
    check("cab", "abc", false);
    check("abc", "", false);
}

#[test]
fn severities_are_counted_upward() {
    let mut choice = Choice::default();
    assert!(choice.is_all() && CHECKS.iter().all(|check| choice.wants(check)));
    choice.least = Severity::Error;
    assert!(!choice.is_all() && CHECKS.iter().all(|check| choice.wants(check) == (check.severity == Severity::Error)));
}

#[test]
fn every_code_name_and_beginning_selects() {
    for check in CHECKS {
        for word in [check.code, check.name, &check.code[..1], &check.code[..2], &check.code.to_lowercase(), "ALL"] {
            assert!(Selector::parse(word).unwrap().has(check), "{word}");
        }
        assert_eq!(Selector::parse(check.name), Selector::parse(check.code));
    }
    for (word, near) in
        [("M11", Some("M101")), ("missing-marks", Some("missing-mark")), ("", None), ("Q", None), ("weather", None)]
    {
        assert_eq!(Selector::parse(word).unwrap_err().near, near, "{word}");
    }
}

fn some_selectors() -> impl Strategy<Value = Vec<Selector>> {
    let words: Vec<String> = CHECKS
        .iter()
        .flat_map(|check| [&check.code[..1], &check.code[..2], check.code, check.name])
        .map(str::to_owned)
        .collect();
    prop::collection::vec(prop::sample::select(words), 0..6)
        .prop_map(|words| words.iter().map(|word| Selector::parse(word).unwrap()).collect())
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..ProptestConfig::default() })]

    /// What is selected and what is ignored by the same selectors are all checks, each once; and one check has one answer.
    #[test]
    fn select_and_ignore_part_the_checks(selectors in some_selectors()) {
        let only = Choice::of([&Selection { select: Some(selectors.clone()), ignore: Vec::new() }]);
        let but = Choice::of([&Selection { select: None, ignore: selectors }]);
        for check in CHECKS {
            prop_assert!(only.has(check) != but.has(check), "{check:?}");
        }
    }

    /// A choice depends on what the places say, not on the order of words in them.
    #[test]
    fn the_order_of_words_means_nothing(select in some_selectors(), ignore in some_selectors()) {
        let turned = |words: &[Selector]| words.iter().rev().cloned().collect::<BTreeSet<_>>().into_iter().collect();
        let one = Choice::of([&Selection { select: Some(select.clone()), ignore: ignore.clone() }]);
        let other = Choice::of([&Selection { select: Some(turned(&select)), ignore: turned(&ignore) }]);
        prop_assert_eq!(one, other);
    }
}
