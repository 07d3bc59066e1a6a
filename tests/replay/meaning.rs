//! What two records do not have in common, and numbers that tell records apart.

use super::one;
use kibao::notation::Key;
use kibao::replay::{Difference, Options, Rules, difference, fingerprint, replays, same_moves, wide_hash};

/// Records that say the same.
const SAME: [&[&str]; 4] = [
    &[
        "title: A\nplace: B\n\n1: A7>* a7>*; well\n; below\n",
        "place: B\ntitle: A\n1: 7R*  7R\n; below\n% well\n",
        "Title: A;\nPlace: B\nnotation: kibao\n\n1. A7>*# a7>**; below\n; well\n",
        "; below\nnotation: zanzibar\nTITLE: A\nPlace: B; well\n1: A7R* a7R*",
    ],
    // Of moves that are not played, marks and signs of a win do not count, nor whose sign a direction is.
    &["1: A6<* a5<;\n2: A5<* a7>*;\n", "1: A6<* a5<;\n2: A5< a7>*#;\n", "1: A6<* a5<;\n2: A5L** a7R;\n"],
    &["1: A9> a7>*;\n", "1: A0> a7>;\n"],
    &["result: 1-0; a\n1: A7>*;", "; a\nresult: 1-0\n\n1: A7R*;\n"],
];

/// What else a record may say, and what is then different.
const OTHER: &[(&str, &str, Difference)] = &[
    ("1: A7>* a7>*;\n", "1: A7>* a6>*;\n", Difference::Moves),
    ("1: A7>* a7>*;\n", "1: A7>*;\n", Difference::Moves),
    ("1: A7>* a7>*;\n", "title: A\n1: A7>* a7>*; well\n2: A8>*;\n", Difference::Moves),
    ("1: A7>* a7>*;\n", "title: no moves\n", Difference::Moves),
    // Moves that are not played: as they are written.
    ("1: A5<* a7>*;\n", "1: A5>* a7>*;\n", Difference::Moves),
    ("1: A5<* a7>*;\n", "1: A5<* a7*;\n", Difference::Moves),
    ("1: A5<* a7>*;\n", "1: A5<* 7>*;\n", Difference::Moves),
    ("1: A5<* a7>*;\n", "1: A5<* a7>+*;\n", Difference::Moves),
    ("1: A5<* a7>*;\n", "1: A5<* a8>*;\n", Difference::Moves),
    ("1: A5<* a7>*;\n", "1: A5<* b7>*;\n", Difference::Moves),
    ("1: A5<* a7>*;\n", "1: A5<* a9>*;\n", Difference::Moves),
    // The same words, one of them of the other side.
    ("1: A5<* --;\n2: A7>*;\n", "1: A5<* A7>*;\n", Difference::Moves),
    ("1: -- 7>*;\n", "1: --;\n2: 7>*;\n", Difference::Moves),
    ("1: A7>*; well\n", "1: A7>*; Well\n", Difference::Comments),
    ("1: A7>*; well\n", "1: A7>*;\n", Difference::Comments),
    ("1: A7>*; well\n", "title: A\n1: A7>*; well\n; well\n", Difference::Comments),
    ("1: A7>* (A8>) a7>*;\n", "1: A7>* a7>*; (A8>)\n", Difference::Unread),
    ("title: A\n1: A7>*;\n", "1: A7>*;\n", Difference::Heads),
    ("title: A\n1: A7>*;\n", "title: a\n1: A7>*;\n", Difference::Heads),
    ("title: A\n1: A7>*;\n", "event: A\n1: A7>*;\n", Difference::Heads),
    ("title: A\n1: A7>*;\n", "title: A\ntitle: A\n1: A7>*;\n", Difference::Heads),
    // The keys of others are kept letter by letter.
    ("Zed: A\n1: A7>*;\n", "zed: A\n1: A7>*;\n", Difference::Heads),
];

fn told(one_text: &str, other: &str) -> Option<Difference> {
    difference(&one(one_text), &one(other))
}

#[test]
fn records_that_say_the_same_differ_in_nothing() {
    for texts in SAME {
        for (first, second) in texts.iter().flat_map(|first| texts.iter().map(move |second| (first, second))) {
            assert_eq!(told(first, second), None, "{first}\n{second}");
            let print = |text: &str| fingerprint(&one(text), None);
            assert_eq!(print(first), print(second), "{first}\n{second}");
            assert_eq!(same_moves(&one(first)), same_moves(&one(second)), "{first}\n{second}");
        }
    }
}

#[test]
fn the_first_kind_of_difference_is_returned() {
    for (first, second, wanted) in OTHER {
        assert_eq!(told(first, second), Some(*wanted), "{first}\n{second}");
        assert_eq!(told(second, first), Some(*wanted), "{second}\n{first}");
        let print = |text: &str| fingerprint(&one(text), None);
        assert_ne!(print(first), print(second), "{first}\n{second}");
        let moves = |text: &str| same_moves(&one(text));
        assert_eq!(moves(first) == moves(second), *wanted != Difference::Moves, "{first}\n{second}");
    }
}

#[test]
fn games_by_other_rules_are_others() {
    let auto = Options { rules: Rules::Auto, dialect: None };
    let read = |text: &'static str| replays(text, &auto).next().expect("a game");
    // Without a direction the move is certain by one set of rules alone; with it, it fits others too.
    let (short, whole) = (read("notation: zanzibar\n1: a7>;\n"), read("notation: zanzibar\n1: A7L*;\n"));
    assert_eq!((&*short.rules_name, &*whole.rules_name), ("kujifunza", "kibao"));
    let told = difference(&short, &whole);
    assert_eq!(told, Some(Difference::Rules));
}

#[test]
fn games_from_another_start_have_other_moves() {
    let opening =
        "opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 22 | T F | 255 | 0 ]\n";
    let (official, other) = ("1: A7>* a7>*;\n", format!("{opening}1: A7>* a7>*;\n"));
    assert_ne!(same_moves(&one(official)), same_moves(&one(&other)));
    assert_eq!(same_moves(&one("title: no moves\n\n; none\n")), None);
}

#[test]
fn a_fingerprint_may_leave_one_key_out() {
    let print = |text: &str, but| fingerprint(&one(text), but);
    let (first, second) = ("title: A\nplace: X\n1: A7>*;\n", "title: B\nplace: X\n1: A7>*;\n");
    assert_eq!(print(first, Some(Key::Title)), print(second, Some(Key::Title)));
    assert_ne!(print(first, Some(Key::Place)), print(second, Some(Key::Place)));
    assert_ne!(print(first, Some(Key::Title)), print(&first.replace('X', "Y"), Some(Key::Title)));
    assert_ne!(print(first, Some(Key::Place)), print(first, Some(Key::Title)));
}

#[test]
fn wide_hashes_fill_128_bits() {
    let hashes: Vec<u128> = (0..64_u8).map(|value| wide_hash(&value)).collect();
    let halves: Vec<u64> =
        hashes.iter().flat_map(|hash| [(hash >> 64) as u64, (hash & u128::from(u64::MAX)) as u64]).collect();
    let mut unlike = halves.clone();
    unlike.sort_unstable();
    unlike.dedup();
    assert_eq!(unlike.len(), halves.len());
    assert_eq!(wide_hash("a"), wide_hash("a"));
}
