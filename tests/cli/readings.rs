//! `kibao repair --readings` and `--ask`: candidates from a file, answers from a person.

use super::files::folder;
use super::{Ran, root, run, run_in};
use std::fs;
use std::path::Path;

/// A record of one move, `3<`, that may be `A3<` or `B3<`.
fn ambiguous() -> String {
    fs::read_to_string(root().join("samples/err/ambiguous-row.bao")).expect("a sample")
}

fn readings(moves: &str) -> String {
    format!(r#"{{"format":"kibao-readings","version":1,"games":[{{"moves":[{moves}]}}]}}"#)
}

const BACK: &str =
    r#"{"ply":1,"readings":[{"text":"A3<","weight":0.02},{"text":"B3<","weight":0.9},{"text":"A4<","weight":0.05}]}"#;

/// Runs a command in a folder with the record and a file of readings; returns the record as it is then.
fn repaired(args: &[&str], file: &str, input: &str) -> (Ran, String) {
    let folder = folder(&[("a.bao", ambiguous().as_bytes()), ("r.json", file.as_bytes())]);
    let ran = run_in(folder.path(), args, input.as_bytes());
    (ran, read(folder.path()))
}

fn read(folder: &Path) -> String {
    fs::read_to_string(folder.join("a.bao")).expect("a file")
}

#[test]
fn readings_decide_between_moves_that_fit() {
    let (ran, text) = repaired(&["repair", "--readings", "r.json", "--apply", "a.bao"], &readings(BACK), "");
    assert_eq!(ran.status, Some(0), "{ran:?}");
    assert!(text.trim_end().ends_with("1: B3<; was 3<"), "{text}");
    assert!(ran.out.contains("the reading `B3<` fits the other moves"), "{}", ran.out);
    let (ran, text) = repaired(&["repair", "--apply", "a.bao"], "", "");
    assert_eq!((ran.status, text), (Some(1), ambiguous()), "without readings both are as probable");
}

#[test]
fn readings_change_a_record_that_replays() {
    let of = |weight: &str| {
        let word =
            format!(r#"{{"ply":2,"readings":[{{"text":"a7<","weight":{weight}}},{{"text":"a7>","weight":0.02}}]}}"#);
        let folder = folder(&[("a.bao", b"1: A7>* a7>*;\n"), ("r.json", readings(&word).as_bytes())]);
        let ran = run_in(folder.path(), &["repair", "--readings", "r.json", "--apply", "a.bao"], b"");
        (ran.status, read(folder.path()), ran)
    };
    let (status, text, ran) = of("0.97");
    assert_eq!(status, Some(0), "{ran:?}");
    assert_eq!(text, "1: A7>* a7<*; was a7>*\n");
    assert!(ran.err.contains("checked 1 game: 0 do not replay, 1 repaired"), "{}", ran.err);
    let (status, text, ran) = of("0.1");
    assert_eq!((status, text.as_str()), (Some(1), "1: A7>* a7>*;\n"), "not certain: {ran:?}");
    assert!(ran.err.contains("1 replays but is uncertain by its readings"), "{}", ran.err);
}

#[test]
fn readings_that_do_not_fit_are_refused() {
    let table = [
        (
            readings(&BACK.replace("\"ply\":1", "\"ply\":7")),
            "r.json: games[0].moves[0].ply: ply 7 does not exist: game 1 has 1 ",
        ),
        (readings(BACK).replace("{\"moves\"", "{\"game\":3,\"moves\""), "r.json: games[0]: game 3 does not exist"),
        (readings(&BACK.replace("0.9", "9")), "r.json: games[0].moves[0].readings[1].weight: the weight 9 "),
        (readings(&BACK.replace("0.9", "0.99")), "r.json: games[0].moves[0].readings: the weights "),
        (readings(&BACK.replace("B3<", "B9<")), "r.json: games[0].moves[0].readings[1].text: `B9<` is not a move"),
        ("{}".to_owned(), "r.json: the readings cannot be read: missing field"),
    ];
    for (file, wanted) in table {
        let (ran, text) = repaired(&["repair", "--readings", "r.json", "--apply", "a.bao"], &file, "");
        assert_eq!(ran.status, Some(2), "{file}: {ran:?}");
        assert!(ran.err.contains(wanted) && ran.err.contains("help: "), "{file}: {}", ran.err);
        assert_eq!(text, ambiguous(), "{file}");
    }
    let none = run(&["repair", "--readings", "no/such.json", "samples/err/ambiguous-row.bao"], "");
    assert_eq!(none.status, Some(2), "{none:?}");
}

#[test]
fn answers_are_written_with_a_note() {
    let ask = ["repair", "--ask", "--apply", "a.bao"];
    for (answers, wanted) in [
        ("2\n", "1: B3<; was 3<, read as B3< (asked)"),
        ("?\nso\nA8<\nB3<\n", "1: B3<; was 3<, read as B3< (asked)"),
        ("A3<\n", "1: A3<; was 3<, read as A3< (asked)"),
    ] {
        let (ran, text) = repaired(&ask, "", answers);
        assert_eq!(ran.status, Some(0), "{answers}: {ran:?}");
        assert!(text.trim_end().ends_with(wanted), "{answers}: {text}");
        assert!(ran.err.contains("round 1: South's move is written `3<`. Which was played?"), "{}", ran.err);
        assert!(ran.err.contains("\n  1  A3<  ") && ran.err.contains("\n  2  B3<  "), "{}", ran.err);
        assert_eq!(ran.err.contains("neither a number above nor a move"), answers.contains("so"), "{}", ran.err);
        assert_eq!(
            ran.err.contains("`A8<` is not one legal move on this board"),
            answers.contains("A8"),
            "{}",
            ran.err
        );
        let folder = folder(&[("a.bao", text.as_bytes())]);
        let checked = run_in(folder.path(), &["check", "a.bao"], b"");
        assert_eq!(checked.status, Some(0), "{checked:?}");
    }
}

#[test]
fn questions_can_be_skipped_and_ended() {
    for answers in ["s\n", "q\n", ""] {
        let (ran, text) = repaired(&["repair", "--ask", "--apply", "a.bao"], "", answers);
        assert_eq!((ran.status, text), (Some(1), ambiguous()), "{answers}: {ran:?}");
    }
    let (ran, text) = repaired(&["repair", "--ask", "a.bao"], "", "2\n");
    assert_eq!(text, ambiguous(), "{ran:?}");
    assert!(ran.out.contains("B3<"), "{ran:?}");
    let refused = run(&["repair", "--ask", "-"], &ambiguous());
    assert_eq!(refused.status, Some(2), "{refused:?}");
}

#[test]
fn moves_are_offered_and_answered_as_the_record_writes_them() {
    let zanzibar = ambiguous().replace("3<", "3L");
    for (answer, wanted) in
        [("B3L\n", "1: B3L; was 3L, read as B3L (asked)"), ("1\n", "1: A3L; was 3L, read as A3L (asked)")]
    {
        let folder = folder(&[("a.bao", zanzibar.as_bytes())]);
        let ran = run_in(folder.path(), &["repair", "--ask", "--apply", "a.bao"], answer.as_bytes());
        assert_eq!(ran.status, Some(0), "{ran:?}");
        assert!(ran.err.contains("\n  1  A3L  ") && ran.err.contains("\n  2  B3L  "), "{}", ran.err);
        assert!(read(folder.path()).trim_end().ends_with(wanted), "{}", read(folder.path()));
    }
}

/// North's pits are counted from the other end, and the last move is left open: the answer is the move, not a word.
#[test]
fn an_answer_is_a_move_whatever_the_habit_of_the_record() {
    let sample = fs::read_to_string(root().join("samples/err/pits-from-the-other-end.bao")).expect("a sample");
    let (moves, _) = sample.split_once("32: ").expect("the last round");
    let text = moves.replace("winner: South\n", "").replace("A3> b8<", "A3> [illegible]");
    let folder = folder(&[("a.bao", text.as_bytes())]);
    let ran = run_in(folder.path(), &["repair", "--ask", "--apply", "a.bao"], b"b8>\n");
    assert_eq!(ran.status, Some(0), "{ran:?}");
    let line = "31: A3> b8>; was [illegible], read as b8> (asked)";
    assert!(read(folder.path()).trim_end().ends_with(line), "{}", read(folder.path()));
    let checked = run_in(folder.path(), &["check", "a.bao"], b"");
    assert_eq!(checked.status, Some(0), "{checked:?}");
}

#[test]
fn words_with_readings_are_decided_by_their_weights() {
    let table = [
        ("B3<|A3<", None),
        ("B3<:0.97|3:0.02", Some("1: B3<; was B3<:0.97|3:0.02")),
        ("3:0.97|4:0.03", None),
        ("A3<:0.97|4:0.03", Some("1: A3<; was A3<:0.97|4:0.03")),
        ("A3<:0.5|4:0.5", Some("1: A3<; was A3<:0.5|4:0.5")),
    ];
    for (word, wanted) in table {
        let text = ambiguous().replace("3<", word);
        let folder = folder(&[("a.bao", text.as_bytes())]);
        let ran = run_in(folder.path(), &["repair", "--apply", "a.bao"], b"");
        let after = read(folder.path());
        match wanted {
            Some(line) => assert!(after.trim_end().ends_with(line), "{word}: {after}{ran:?}"),
            None => assert_eq!(after, text, "{word}: {ran:?}"),
        }
    }
}

/// A game that is too large is refused, and not repaired without the lines that were left out of it.
#[test]
fn a_game_with_a_great_gap_is_not_rewritten() {
    let text = format!("1: A7>* a7>*;\n{}2: A8>* a7>*;\n", "\n".repeat(1 << 21));
    let folder = folder(&[("a.bao", text.as_bytes())]);
    let ran = run_in(folder.path(), &["repair", "--apply", "a.bao"], b"");
    assert!(ran.err.contains("larger than one game may be"), "{ran:?}");
    assert!(read(folder.path()) == text);
    let shown = run_in(folder.path(), &["repair", "a.bao"], b"");
    assert_eq!(shown.status, Some(1), "{shown:?}");
    assert!(shown.out.contains("round 2"), "{shown:?}");
}
