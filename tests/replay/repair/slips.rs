//! A slip of each kind in a long game: what repairs it, what that costs, and the record afterwards.

use super::{first, moves, record, repaired_one};
use kibao::replay::{Change, Likeness};
use std::collections::BTreeSet;

/// What a scorer does to a list of moves, counted from 1.
enum Slip {
    Write(usize, &'static str),
    LeaveOut(usize),
    Add(usize, &'static str),
    Swap(usize),
    SwapRounds(usize),
}

use Slip::{Add, LeaveOut, Swap, SwapRounds, Write};

impl Slip {
    fn make(&self, moves: &mut Vec<String>) {
        match *self {
            Write(at, word) => word.clone_into(&mut moves[at - 1]),
            LeaveOut(at) => _ = moves.remove(at - 1),
            Add(at, word) => moves.insert(at - 1, word.to_owned()),
            Swap(at) => moves.swap(at - 1, at),
            SwapRounds(at) => moves[at - 1..at + 3].rotate_left(2),
        }
    }
}

/// The slip, the cost and the changes that repair it, the notes in the record afterwards: round and text.
type Row = (Slip, &'static str, &'static str, &'static [(usize, &'static str)]);

const TABLE: &[Row] = &[
    (Write(5, "A8>"), "3.5", "replace 5 A8>+", &[(3, "was A8>")]),
    (Write(6, "a5>"), "3.5", "replace 6 a5>+", &[(3, "was a5>")]),
    (Write(1, "A6<*"), "5.8", "replace 1 A6>*", &[(1, "was A6<*")]),
    (Write(5, "A7>+"), "6.8", "replace 5 A8>+", &[(3, "was A7>+")]),
    (Write(10, "a1>"), "7.1", "replace 10 a7>", &[(5, "was a1>")]),
    (Write(47, "A7>"), "6.6", "replace 47 B7>", &[(24, "was A7>")]),
    (Write(1, "A6*"), "3.5", "replace 1 A6>*", &[(1, "was A6*")]),
    (Write(5, "8A>+"), "3.25", "replace 5 A8>+", &[(3, "was 8A>+")]),
    (Write(7, "6="), "1.5", "replace 7 A6>", &[(4, "was 6=")]),
    (Write(9, "A3<"), "7.6", "replace 9 A6>", &[(5, "was A3<")]),
    (Write(8, "--"), "3.11", "insert 8 a6<", &[(4, "a6< put in")]),
    (LeaveOut(9), "8.2", "insert 9 A6>", &[(5, "A6> put in")]),
    (LeaveOut(12), "7.1", "insert 12 a2<", &[(6, "a2< put in")]),
    (Add(10, "A6>"), "6.9", "delete 10", &[(5, "taken out: A6>")]),
    (Add(10, "a8<"), "9.1", "delete 10", &[(5, "taken out: a8<")]),
    (Swap(9), "6.9", "swap 9 A6> a7>", &[(5, "was a7> A6>")]),
    (SwapRounds(13), "7.4", "swap 13 A8> a4> A6> a5<", &[(7, "was A6> a5<"), (8, "was A8> a4>")]),
];

#[test]
fn every_slip_is_repaired_and_named() {
    let (mut likenesses, mut kinds) = (BTreeSet::new(), BTreeSet::new());
    let game = moves(1);
    for (slip, cost, changes, notes) in TABLE {
        let mut slipped = game.clone();
        slip.make(&mut slipped);
        let text = record(&slipped);
        let mut wanted = record(&game);
        for (round, note) in *notes {
            let start = wanted.find(&format!("\n{round}: ")).expect("the round") + 1;
            let end = start + wanted[start..].find('\n').expect("an end");
            wanted.insert_str(end, &format!(" {note}"));
        }
        assert_eq!(repaired_one(&text, changes), wanted);
        assert_eq!(first(&text).1.candidates[0].cost.to_string(), *cost, "{text}");
        for edit in &first(&text).1.candidates[0].edits {
            kinds.insert(edit.kind());
            if let Change::Replace(likeness, ..) = edit.change {
                likenesses.insert(likeness);
            }
        }
    }
    // A house sign too much, in another game.
    let game = moves(4);
    let mut slipped: Vec<String> = game[..44].to_vec();
    slipped[11] = "a5>+".to_owned();
    let wanted = record(&game[..44]).replace("6: A8>+ a5>;", "6: A8>+ a5>; was a5>+");
    assert_eq!(repaired_one(&record(&slipped), "replace 12 a5>"), wanted);
    likenesses.insert(Likeness::HouseExtra);
    assert_eq!(likenesses.len(), 9, "{likenesses:?}");
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["delete", "insert", "replace", "swap"]);
}

#[test]
fn several_slips_are_repaired_together() {
    let game = moves(1);
    let mut slipped = game.clone();
    slipped[4] = "A8>".to_owned();
    slipped[30] = "A8<".to_owned();
    let repaired = repaired_one(&record(&slipped), "replace 5 A8>+, replace 31 A3<");
    assert!(repaired.contains("3: A8>+ a5>+; was A8>\n") && repaired.contains("16: A3< a8>; was A8<\n"), "{repaired}");
    // Both moves of a round.
    slipped = game.clone();
    slipped[4] = "A8>".to_owned();
    slipped[5] = "a5>".to_owned();
    let repaired = repaired_one(&record(&slipped), "replace 5 A8>+, replace 6 a5>+");
    assert!(repaired.contains("3: A8>+ a5>+; South: was A8>, North: was a5>\n"), "{repaired}");
    // A round left out, a round doubled.
    slipped = game.clone();
    slipped.drain(10..12);
    let repaired = repaired_one(&record(&slipped), "insert 11 A6>*, insert 11 a2<");
    assert_eq!(repaired, record(&game).replace("6: A6>* a2<;", "6: A6>* a2<; put in"));
    slipped = game.clone();
    slipped.splice(10..10, game[8..10].to_vec());
    let repaired = repaired_one(&record(&slipped), "delete 11, delete 12");
    assert_eq!(repaired, record(&game).replace("5: A6> a7>;", "5: A6> a7>; taken out: A6>, taken out: a7>"));
}

#[test]
fn equal_repairs_are_a_tie() {
    let mut slipped = moves(1);
    slipped.truncate(40);
    slipped[0] = "A7>*".to_owned();
    let (_, repairs) = first(&record(&slipped));
    assert!(repairs.only().is_none());
    assert_eq!(repairs.candidates[0].cost, repairs.candidates[1].cost);
}
