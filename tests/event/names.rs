//! Names: what is one person, what is asked, and how often a rule is wrong on 300 names of different persons.

use kibao::names::{Likeness, People, Spelling, alike, words};
use std::collections::BTreeSet;

fn list() -> Vec<&'static str> {
    include_str!("../data/names.txt").lines().filter(|line| !line.starts_with('#')).collect()
}

/// The number of pairs of each likeness.
fn counts(names: &[String]) -> [usize; 4] {
    let words: Vec<_> = names.iter().map(|name| words(name)).collect();
    let found = alike(&words);
    [Likeness::Words, Likeness::Initials, Likeness::Order, Likeness::Letter]
        .map(|by| found.iter().filter(|it| it.by == by).count())
}

#[test]
fn false_alarms_among_300_names() {
    let names = list();
    assert_eq!((names.len(), names.iter().collect::<BTreeSet<_>>().len()), (300, 300));
    let names: Vec<String> = names.into_iter().map(str::to_owned).collect();
    // Of 44,850 pairs of different persons none is joined, and two are asked about, which differ in a letter.
    assert_eq!(counts(&names), [0, 0, 0, 2]);
}

/// Whether every other spelling of each name is found to be its own, and in no other name.
fn found(spell: impl Fn(&str) -> Option<String>) -> (usize, usize, usize) {
    let names = list();
    let (mut right, mut wrong, mut all) = (0, 0, 0);
    for (at, name) in names.iter().enumerate() {
        let Some(other) = spell(name).filter(|it| it != name) else { continue };
        all += 1;
        let mut with: Vec<_> = names.iter().map(|it| words(it)).collect();
        with.push(words(&other));
        let of_it = |it: &&kibao::names::Alike| it.other == names.len() || it.one == names.len();
        let pairs = alike(&with);
        for pair in pairs.iter().filter(of_it) {
            let joined = pair.one.min(pair.other);
            right += usize::from(joined == at);
            wrong += usize::from(joined != at && pair.by.is_one());
        }
    }
    (right, wrong, all)
}

#[test]
fn another_spelling_is_found() {
    let two = |name: &str| name.split_once(' ').map(|(first, last)| (first.to_owned(), last.to_owned()));
    assert_eq!(found(|name| Some(name.to_uppercase())), (300, 0, 300));
    assert_eq!(found(|name| Some(format!("Bw. {name}"))), (300, 0, 300));
    assert_eq!(found(|name| two(name).map(|(first, last)| format!("{last}, {first}"))), (300, 0, 300));
    // An initial that fits two names is joined with neither; it is never joined with another name.
    let initial = |name: &str| two(name).map(|(first, last)| format!("{}. {last}", first.chars().next().unwrap()));
    assert_eq!(found(initial), (244, 0, 300));
}

fn people(spelled: &[(&str, u64)], known: &[(&str, &str)]) -> Vec<String> {
    let spellings: Vec<Spelling> =
        spelled.iter().map(|(name, games)| Spelling { name: (*name).to_owned(), games: *games }).collect();
    let known: Vec<(String, String)> =
        known.iter().map(|(one, other)| ((*one).to_owned(), (*other).to_owned())).collect();
    let people = People::of(&spellings, &BTreeSet::new(), &known);
    let name = |person: &kibao::names::Person| {
        let all: Vec<&str> = person.spellings.iter().map(|at| spellings[*at].name.as_str()).collect();
        format!("{}: {}", person.name, all.join(", "))
    };
    people.persons().iter().map(name).collect()
}

#[test]
fn the_commonest_spelling_is_shown() {
    assert_eq!(
        people(&[("HAJI ABDALLA", 1), ("Haji Abdalla", 3), ("Abdalla H.", 3)], &[]),
        ["Haji Abdalla: HAJI ABDALLA, Haji Abdalla, Abdalla H."]
    );
    assert_eq!(people(&[("H. Abdalla", 5), ("Haji Abdalla", 3)], &[]), ["H. Abdalla: H. Abdalla, Haji Abdalla"]);
}

#[test]
fn an_initial_that_fits_two_joins_neither() {
    assert_eq!(people(&[("H. Abdalla", 1), ("Haji Abdalla", 1), ("Hassan Abdalla", 1)], &[]).len(), 3);
    assert_eq!(people(&[("H. Abdalla", 1), ("Haji Abdalla", 1), ("HAJI ABDALLA", 1)], &[]).len(), 1);
}

#[test]
fn what_is_known_goes_before_all_rules() {
    let known = [("Juma Hamissi", "Juma Hamisi")];
    assert_eq!(people(&[("Juma Hamissi", 3), ("Juma Hamisi", 1)], &known), ["Juma Hamisi: Juma Hamissi, Juma Hamisi"]);
    // A spelling that is known to be itself is nobody else.
    assert_eq!(people(&[("H. Abdalla", 3), ("Haji Abdalla", 1)], &[("H. Abdalla", "H. Abdalla")]).len(), 2);
    // The name may be in no record.
    assert_eq!(
        people(&[("JH", 3), ("Hamisi", 1)], &[("JH", "Juma Hamisi"), ("hamisi", "Juma Hamisi")]),
        ["Juma Hamisi: JH, Hamisi"]
    );
}

#[test]
fn those_who_play_each_other_are_two() {
    let spelled = ["Juma Ali", "J. Ali"].map(|name| Spelling { name: name.to_owned(), games: 1 });
    let met = BTreeSet::from([(0, 1)]);
    let people = People::of(&spelled, &met, &[]);
    assert_eq!((people.persons().len(), people.asked().len()), (2, 0));
    let people = People::of(&spelled, &BTreeSet::new(), &[]);
    assert_eq!((people.persons().len(), people.asked().len()), (1, 0));
}

#[test]
fn a_chain_of_names_is_one_person() {
    let all = ["Abdi", "Mzee"].map(|name| Spelling { name: name.to_owned(), games: 1 });
    let known = [("Abdi", "Mzee"), ("Mzee", "Haji Abdalla")].map(|(one, other)| (one.to_owned(), other.to_owned()));
    let people = People::of(&all, &BTreeSet::new(), &known);
    assert_eq!(people.persons().iter().map(|it| it.name.as_str()).collect::<Vec<_>>(), ["Haji Abdalla"]);
}
