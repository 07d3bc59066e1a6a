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
    assert!(ran.out.contains("by its readings, the word is `B3<`"), "{}", ran.out);
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
    let (_, text, _) = of("0.1");
    assert_eq!(text, "1: A7>* a7>*;\n", "not certain");
}

#[test]
fn readings_that_do_not_fit_are_refused() {
    let table = [
        (
            readings(&BACK.replace("\"ply\":1", "\"ply\":7")),
            "r.json: games[0].moves[0].ply: there is no ply 7: game 1 has 1 ",
        ),
        (readings(BACK).replace("{\"moves\"", "{\"game\":3,\"moves\""), "r.json: games[0]: there is no game 3"),
        (readings(&BACK.replace("0.9", "9")), "r.json: games[0].moves[0].readings[1].weight: the weight 9 "),
        (readings(&BACK.replace("0.9", "0.99")), "r.json: games[0].moves[0].readings: the weights "),
        (readings(&BACK.replace("B3<", "B9<")), "r.json: games[0].moves[0].readings[1].text: `B9<` is not a move"),
        ("{}".to_owned(), "r.json: the readings cannot be read: missing field"),
    ];
    for (file, wanted) in table {
        let (ran, text) = repaired(&["repair", "--readings", "r.json", "--apply", "a.bao"], &file, "");
        assert_eq!(ran.status, Some(2), "{file}: {ran:?}");
        assert!(ran.err.contains(wanted) && ran.err.contains("help: "), "{file}: {}", ran.err);
        assert!(text == ambiguous() || file.contains("\"game\":3"), "{file}: {text}");
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
