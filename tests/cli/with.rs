//! `repair --with`: another record of the same game as evidence.

use super::files::folder;
use super::{Ran, run, run_in};
use std::collections::BTreeSet;
use std::fs;

/// Four generated games, in a notation.
fn games(dialect: &str) -> String {
    run(&["gen", "--games", "4", "--seed", "12", "--dialect", dialect], "").out
}

/// One of them.
fn game(dialect: &str, number: usize) -> String {
    let all = games(dialect);
    let text = all.split("title: ").nth(number).expect("a game");
    format!("title: {}\n", text.trim_end())
}

/// The record after `repair --apply --with` another.
fn repaired(one: &str, other: &str) -> (Ran, String) {
    let folder = folder(&[("a.bao", one.as_bytes()), ("b.bao", other.as_bytes())]);
    let ran = run_in(folder.path(), &["repair", "--apply", "--with", "b.bao", "a.bao"], b"");
    let text = fs::read_to_string(folder.path().join("a.bao")).expect("a record");
    assert_eq!(fs::read_to_string(folder.path().join("b.bao")).expect("the other"), other);
    (ran, text)
}

/// The moves of a record, without comments.
fn moves(text: &str) -> Vec<String> {
    let of = |line: &str| Some(line.split_once(": ").filter(|(number, _)| number.parse::<u32>().is_ok())?.1.to_owned());
    text.lines().filter_map(of).map(|line| line.split(';').next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn the_other_record_decides_which_reading_is_right() {
    let whole = game("kibao", 2);
    let slip = whole.replace("12: A5> a8>;", "12: A5> a7>;");
    assert_ne!(slip, whole);
    let alone = run(&["repair", "--format", "short", "-"], &slip);
    // Its own slip is elsewhere, and it is in the other notation.
    let other = game("zanzibar", 2).replace("20: ", "20: A4R ");
    let (ran, text) = repaired(&slip, &other);
    assert_eq!(moves(&text), moves(&whole), "{ran:?}\nalone: {}", alone.out);
    assert_eq!(ran.status, Some(0), "{ran:?}");
}

#[test]
fn lost_rounds_come_back_and_doubled_ones_go() {
    let whole = game("kibao", 2);
    let without = |from: &str, to: &str| {
        let (start, end) = (whole.find(from).expect("a round"), whole.find(to).expect("a round"));
        format!("{}{}", &whole[..start], &whole[end..])
    };
    // Three rounds in a row could not be guessed.
    for lost in [without("7: A3<", "10: A4<"), without("20: A4<", "23: B6>"), whole.replace("30: A4>;\n", "")] {
        let (ran, text) = repaired(&lost, &whole);
        assert_eq!(moves(&text), moves(&whole), "{ran:?}");
    }
    let doubled = whole.replace("14: A3< a3>;", "14: A3< a3>;\n15: A3< a3>;");
    let (ran, text) = repaired(&doubled, &whole);
    let played = |text: &str| moves(text).join(" ");
    assert_eq!(played(&text), played(&whole), "{ran:?}");
}

#[test]
fn where_both_replay_nothing_is_written() {
    let one = "winner: South\nending: resignation\n\n1: A7>* a7>*;\n2: A8>* a6<*;\n3: A3> a5>*;\n4: A6<* a8>;\n";
    let checked = run(&["check", "--format", "short", "-"], one);
    let other = one.replace("2: A8>* a6<*;", "2: A8>* a6>*;");
    let (ran, text) = repaired(one, &other);
    assert_eq!(text, one, "{ran:?} {checked:?}");
    assert_eq!(ran.status, Some(1), "{ran:?}");
}

#[test]
fn another_game_is_no_evidence() {
    let slip = game("kibao", 2).replace("12: A5> a8>;", "12: A5> a7>;");
    let alone = run(&["repair", "--format", "short", "-"], &slip);
    let folder = folder(&[("a.bao", slip.as_bytes()), ("b.bao", game("kibao", 3).as_bytes()), ("c.bao", b"")]);
    let with = |other: &str| run_in(folder.path(), &["repair", "--format", "short", "--with", other, "a.bao"], b"");
    let ran = with("b.bao");
    assert_eq!(ran.out.replace("a.bao:", "-:"), alone.out);
    assert!(ran.err.contains("game 1: no game of b.bao agrees with it"), "{}", ran.err);
    for other in ["c.bao", "d.bao"] {
        let none = with(other);
        assert_eq!((none.status, none.out.as_str()), (Some(2), ""), "{none:?}");
        assert!(none.err.contains(other), "{}", none.err);
    }
    // Among several games, the one that agrees is found.
    let (ran, text) = repaired(&slip, &games("zanzibar"));
    assert_eq!(moves(&text), moves(&game("kibao", 2)), "{ran:?}");
}

#[test]
fn games_are_found_by_their_number_whatever_the_threads() {
    // The same game in each file; the other record has it as often, each time with its last moves left out.
    let whole = game("kibao", 2);
    let cut = |rounds: usize| whole.split(&format!("\n{rounds}: ")).next().expect("a game").to_owned() + "\n\n";
    let other: String = (22..30).map(cut).collect();
    let names: Vec<String> = (0..8).map(|number| format!("{number}.bao")).collect();
    let mut files: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), whole.as_bytes())).collect();
    files.push(("other", other.as_bytes()));
    let folder = folder(&files);
    let made = |jobs: &str| {
        let args = ["repair", "--format", "ndjson", "--jobs", jobs, "--with", "other"];
        run_in(folder.path(), &[&args[..], &names.iter().map(String::as_str).collect::<Vec<_>>()].concat(), b"").out
    };
    let one = made("1");
    let candidates = |line: &str| line.split_once("\"candidates\"").expect("candidates").1.to_owned();
    let different: BTreeSet<String> = one.lines().map(candidates).collect();
    assert!(different.len() > 4, "each is repaired with its own: {one}");
    for _ in 0..3 {
        assert_eq!(made("4"), one);
    }
}

#[test]
fn standard_input_is_one_record() {
    for args in [&["repair", "--with", "-", "-"][..], &["repair", "--ask", "--with", "-", "samples/ok/chat.bao"]] {
        let ran = run(args, "1: A7>* a7>*;\n");
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{ran:?}");
        assert!(ran.err.contains("standard input is already used"), "{}", ran.err);
    }
}

#[test]
fn a_move_that_leads_to_the_same_position_is_a_difference_too() {
    let whole = run(&["gen", "--seed", "737191"], "").out;
    let slips = whole.replace("48: A1> a5<*", "48: A1< a5>*");
    assert_ne!(slips, whole);
    let (ran, text) = repaired(&slips, &whole);
    assert_eq!(text, slips, "North's move may be that of either: {ran:?}");
    assert!(ran.out.contains("a5<*") && ran.status == Some(1), "{ran:?}");
}
