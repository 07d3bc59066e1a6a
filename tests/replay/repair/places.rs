//! Where the words of a repaired game go, and what is said of those that were there: candidates made by hand.

use super::{candidate, filled, moves};
use kibao::replay::{Difference, Options, checked_repair_edits, repaired, repaired_all, replays};
use kibao::source::edited;

const NORTH_BEGINS: &str =
    "opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 1 ]\n";

/// Records with how many moves the repaired game has, where they come from, the changes, and the repaired record.
const TABLE: &[(&str, usize, &str, &str, &str)] = &[
    // One line: room for a note is behind a round, whatever follows.
    ("1: $0 $1; 2: A1> $3;\n", 4, "0 1 2! 3", "replace 2", "1: $0 $1; 2: $2 $3; was A1>\n"),
    ("1: A1> $1; 2: $2 $3;\n", 4, "0! 1 2 3", "replace 0", "1: $0 $1; was A1>; 2: $2 $3;\n"),
    ("1: A1> $1 2: $2 $3\n", 4, "0! 1 2 3", "replace 0", "1: $0 $1; was A1>; 2: $2 $3\n"),
    ("1: $0 $2; 2: $3;\n", 4, "0 + 1 2", "insert 1", "1: $0 $1; $1 put in; 2: $2 $3;\n"),
    ("1: $0 $2; 2: $3 $4;\n", 5, "0 + 1 2 3", "insert 1", "1: $0 $1; $1 put in; 2: $2 $3; 3: $4;\n"),
    ("1: $0 $1; 2: $2 $4;\n", 5, "0 1 2 + 3", "insert 3", "1: $0 $1; 2: $2 $3; $3 put in; 3: $4;\n"),
    ("1: $0 $1; 2: $2 $4\n", 5, "0 1 2 + 3", "insert 3", "1: $0 $1; 2: $2 $3; $3 put in; 3: $4\n"),
    ("1: $0 $1; 2: $1 $2; 3: $3;\n", 4, "0 1 3 4", "delete 2", "1: $0 $1; 2: $2 $3; taken out: $1\n"),
    // A round on each line.
    ("1: $0 $1;\n2: $2 $4;\n", 5, "0 1 2 + 3", "insert 3", "1: $0 $1;\n2: $2 $3; $3 put in\n3: $4;\n"),
    (
        "11: $0 $1;\n12: $2 $4; x\n",
        5,
        "0 1 2 + 3",
        "insert 3",
        "11: $0 $1;\n12: $2 $3; x\n; round 12, North: $3 put in\n13: $4;\n",
    ),
    (
        "1: $0 $1;\n2: $1 $2;\n3: $3; last\n; below\n",
        4,
        "0 1 3 4",
        "delete 2",
        "1: $0 $1;\n2: $2 $3; taken out: $1\n; last\n; below\n",
    ),
    ("1: $0 $1;\n2: $2 $2;\n", 3, "0 1 2", "delete 3", "1: $0 $1;\n2: $2; taken out: $2\n"),
    // A whole round is a line: where the numbers leave it out, where they do not, without numbers, at the beginning.
    (
        "1: $0 $1;\n3: $4; x\n; below\n",
        5,
        "0 1 + + 2",
        "insert 2, insert 2",
        "1: $0 $1;\n2: $2 $3; put in\n3: $4; x\n; below\n",
    ),
    (
        "  1: $0 $1\n  ; of it\n\n  2: $4; x\n",
        5,
        "0 1 + + 2",
        "insert 2, insert 2",
        "  1: $0 $1\n  ; of it\n  2: $2 $3; put in\n\n  3: $4; x\n",
    ),
    ("$0 $1;\n$4;\n", 5, "0 1 + + 2", "insert 2, insert 2", "$0 $1;\n$2 $3; put in\n$4;\n"),
    ("2: $2 $3;\n", 4, "+ + 0 1", "insert 0, insert 0", "1: $0 $1; put in\n2: $2 $3;\n"),
    ("1: $2 $3;\n", 4, "+ + 0 1", "insert 0, insert 0", "1: $0 $1; put in\n2: $2 $3;\n"),
    (
        "7: $0 $1;\n10: $4;\n",
        5,
        "0 1 + + 2",
        "insert 2, insert 2",
        "7: $0 $1;\n10: $2 $3; South: $2 put in, North: $3 put in\n11: $4;\n",
    ),
    (
        "1: $0 $1; a\n2: $0 $1; twice\n3: $2 $3; b\n",
        4,
        "0 1 4 5",
        "delete 2, delete 3",
        "1: $0 $1; a\n; round 1: taken out: $0, taken out: $1\n; twice\n2: $2 $3; b\n",
    ),
    (
        "4: $0 $1;\n4: $0 $1;\n5: $2 $3;\n",
        4,
        "0 1 4 5",
        "delete 2, delete 3",
        "4: $0 $1; taken out: $0, taken out: $1\n5: $2 $3;\n",
    ),
    // Several notes.
    (
        "1: $0 $1;\n2: A1> a1>;\n",
        4,
        "0 1 2! 3!",
        "replace 2, replace 3",
        "1: $0 $1;\n2: $2 $3; South: was A1>, North: was a1>\n",
    ),
    (
        "1: $0 $1;\nA1> a1>; x\n",
        4,
        "0 1 2! 3!",
        "replace 2, replace 3",
        "1: $0 $1;\n$2 $3; x\n; round 2: South: was A1>, North: was a1>\n",
    ),
    // In each other's place.
    ("1: $1 $0;\n", 2, "1 0", "swap 0", "1: $0 $1; was $1 $0\n"),
    ("1: $2 $3;\n2: $0 $1;\n", 4, "2 3 0 1", "rounds 0", "1: $0 $1; was $2 $3\n2: $2 $3; was $0 $1\n"),
    // A third word goes to a place of its own.
    ("1: $0 $1 $2;\n2: $3;\n", 4, "0 1 2 3", "", "1: $0 $1;\n2: $2 $3;\n"),
];

/// The record that is written for a candidate.
fn written(text: &str, truth: &[String], from: &str, changes: &str, notes: bool) -> Result<String, Difference> {
    let options = Options::default();
    let replay = replays(text, &options).next().expect("a game");
    let candidate = candidate(&replay, replay.start.expect("a start"), truth, from, changes);
    let new = repaired(&replay, &candidate, &options, notes)?;
    // The game by itself comes out the same.
    let alone = edited(text, &checked_repair_edits(&replay, &candidate, notes)?).expect("edits that do not overlap");
    assert_eq!(alone, new);
    Ok(new)
}

#[test]
fn words_move_through_the_places_and_notes_find_room() {
    let moves = moves(1);
    for (record, count, from, changes, repaired) in TABLE {
        let truth = &moves[..*count];
        let (text, wanted) = (filled(record, &moves), filled(repaired, &moves));
        for ends in ["\n", "\r\n", "\r"] {
            let (text, wanted) = (text.replace('\n', ends), wanted.replace('\n', ends));
            assert_eq!(written(&text, truth, from, changes, true).as_deref(), Ok(wanted.as_str()), "{record:?}");
            let bare = written(&text, truth, from, changes, false).expect("it reads back");
            let said = ["was", "put in", "taken out"].iter().any(|said| bare.contains(said));
            assert!(!said && bare.len() <= wanted.len(), "{bare:?}");
        }
    }
}

#[test]
fn a_missing_first_move_stays_as_it_is_written() {
    let truth = ["a7>*".to_owned(), "A7>*".to_owned()];
    for (rounds, from, changes, wanted) in [
        ("1: ... a7>*;\n2: A1>* -;\n", "0 1!", "replace 1", "1: ... a7>*;\n2: A7>* -; was A1>*\n"),
        ("1: A8>* a7>*;\n2: A7>*;\n", "1 2", "delete 0", "1: -- a7>*; taken out: A8>*\n2: A7>*;\n"),
    ] {
        let new = written(&format!("{NORTH_BEGINS}{rounds}"), &truth, from, changes, true);
        assert_eq!(new, Ok(format!("{NORTH_BEGINS}{wanted}")));
    }
}

#[test]
fn what_would_not_read_back_is_refused() {
    let moves = moves(1);
    let text = filled("1: $0 A1>;\n2: $2 $3;\n", &moves);
    assert!(written(&text, &moves[..4], "0 1! 2 3", "replace 1", false).is_ok());
    // A word that should change and does not; moves that are not all there.
    assert_eq!(written(&text, &moves[..4], "0 1 2 3", "", false), Err(Difference::Moves));
    assert_eq!(written(&text, &moves[..3], "0 1! 2", "replace 1", false), Ok(filled("1: $0 $1;\n2: $2;\n", &moves)));
    // Games of the text that are not there any more.
    let options = Options::default();
    let two = format!("{text}\ntitle: other\n\n1: A7>* a7>*;\n");
    let replay = replays(&two, &options).next().expect("a game");
    let it = candidate(&replay, replay.start.expect("a start"), &moves[..4], "0 1! 2 3", "replace 1");
    assert!(repaired(&replay, &it, &options, true).is_ok_and(|new| new.ends_with("\n1: A7>* a7>*;\n")));
    assert_eq!(repaired_all(&two[text.len()..], &[(&replay, &it)], &options, true).err(), Some(Difference::OtherGames));
}
