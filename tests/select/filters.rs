//! Every filter, by table.

use crate::cli::run;

const GAMES: &str = "\
title: one
south: Asha
north: Juma
event: Zanzibar Open
place: Stone Town
date: 11-10-94
winner: Asha

1: A7>* a7>*; a quiet start
2: A8>* a6>*;

title: two
south: Juma
north: Zoë Ali
date: 2006-06-02
result: 0-1

1: 6L* 6L;

title: three
south: ASHA
date: in autumn
rules: hus

1: A5>; A resigns

title: four
south: Asha
date: 1994

1: A6<* a6<; good
2: A1< a1<;
";

/// The titles of the games that are selected, and the exit status.
fn check(args: &[&str], expected: &str, status: i32) {
    let args = [&["select", "--list", "-"][..], args].concat();
    let ran = run(&args, GAMES);
    let titles: Vec<&str> = ran.out.lines().map(|line| line.rsplit('\t').next().expect("a title")).collect();
    assert_eq!((titles.join(" ").as_str(), ran.status), (expected, Some(status)), "{args:?} {}", ran.err);
}

#[test]
fn each_filter_selects_what_it_says() {
    check(&[], "one two three four", 1);
    check(&["--valid"], "one two three", 0);
    check(&["--broken"], "four", 0);
    check(&["--player", "juma"], "one two", 0);
    check(&["--player", "juma", "--player", "zo? a*"], "two", 0);
    check(&["--player", "Ju"], "", 1);
    check(&["--south", "asha", "--valid"], "one three", 0);
    check(&["--north", "JUMA"], "one", 0);
    check(&["--winner", "south"], "one", 0);
    check(&["--winner", "North"], "two three", 0);
    check(&["--winner", "none"], "four", 1);
    check(&["--winner", "zoë*"], "two", 0);
    check(&["--title", "t*"], "two three", 0);
    check(&["--event", "*open"], "one", 0);
    check(&["--place", "stone town"], "one", 0);
    check(&["--date", "1994-10..1994-10"], "one", 0);
    check(&["--date", "1994", "--valid"], "one", 0);
    check(&["--date", "1994..2006"], "one two four", 1);
    check(&["--date", "..1-1-00", "--valid"], "one", 0);
    check(&["--plies", "2..3"], "two", 0);
    check(&["--plies", "4"], "one four", 1);
    check(&["--plies", "..1"], "three", 0);
    check(&["--rule-set", "hus"], "three", 0);
    check(&["--rule-set", "Kibao", "--valid"], "one two", 0);
    check(&["--opening", "A7>*"], "one", 0);
    check(&["--opening", "1: A6L* a6L"], "two four", 1);
    check(&["--opening", "7R* 7R* 8R*"], "one", 0);
    check(&["--opening", "A7>* a6<"], "", 1);
    let position = "0 0 0 0 0 0 0 0|0 2 2 6 0 0 0 0|0 0 1 1 7 0 2 0|0 0 0 0 0 0 0 0|21 22|T T|255|1";
    check(&["--position", position], "two four", 1);
    check(&["--text", "QUIET"], "one", 0);
    check(&["--text", "resigns"], "three", 0);
    check(&["--not", "--player", "asha"], "two", 0);
    check(&["--game", "2"], "two", 0);
    check(&["--player", "asha", "--date", "1994", "--plies", "4", "--text", "quiet"], "one", 0);
}

#[test]
fn names_and_sides_are_found_however_they_are_written() {
    let games = "Kusini: Zoe\u{308} Ali\nKaskazini: Juma\nMshindi: Kaskazini ameshinda\n\n1: A7>* a7>*;\n";
    for args in [
        ["--south", "zo\u{eb} ali"],
        ["--player", "Zo? Ali"],
        ["--north", "juma"],
        ["--winner", "north"],
        ["--winner", "Juma"],
    ] {
        let ran = run(&[&["select", "--count", "-"], &args[..]].concat(), games);
        assert_eq!(ran.out, "1\n", "{args:?} {}", ran.err);
    }
}

#[test]
fn every_date_that_check_reads_is_found() {
    let dates =
        ["11 October 1994", "11-Oct-94", "10/13/1994", "1994-10-11 - 1994-10-13", "11. října 1994", "Oktoba 1994"];
    for date in dates {
        let games = format!("date: {date}\n\n1: A7>* a7>*;\n\ntitle: without\n\n1: A7>* a7>*;\n");
        let count = |args: &[&str]| run(&[&["select", "--count", "-"], args].concat(), &games).out.trim().to_owned();
        assert_eq!(count(&["--date", "1994-10"]), "1", "{date}");
        assert_eq!(
            count(&["--not", "--date", "1994-10"]),
            "0",
            "{date}: it is in, and the other is not known to be out"
        );
        assert_eq!(count(&["--not", "--date", "1995"]), "1", "{date}");
        assert_eq!(count(&["--not", "--date", "1995", "--title", "with*"]), "1", "{date}: the other has another title");
    }
}

#[test]
fn dates_that_are_not_understood_are_counted() {
    let ran = run(&["select", "--count", "-", "--date", "1994", "--valid"], GAMES);
    assert_eq!((ran.out.as_str(), ran.status), ("1\n", Some(0)));
    assert!(ran.err.contains("with a date that is not understood: 1"), "{}", ran.err);
    let quiet = run(&["select", "--count", "-q", "-", "--date", "1994", "--valid"], GAMES);
    assert_eq!(quiet.err, "");
}

#[test]
fn what_cannot_be_asked_is_said() {
    for args in [
        &["--date", "soon"][..],
        &["--date", "1995..1994"],
        &["--plies", "many"],
        &["--plies", "3..2"],
        &["--rule-set", "chess"],
        &["--opening", "e2-e4"],
        &["--opening", ""],
        &["--position", "[ 1 2 ]"],
        &["--valid", "--broken"],
        &["--count", "--list"],
        &["--unique=nearly"],
        &["--split-size", "2"],
        &["--index", "games.txt"],
        &["--split", "x", "--name", "{who}.bao"],
        &["--split", "x", "--name", "../{number}.bao"],
        &["--game", "9"],
    ] {
        let ran = run(&[&["select", "-"][..], args].concat(), GAMES);
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{args:?}");
        assert!(!ran.err.is_empty());
    }
    assert!(!crate::cli::root().join("x").exists(), "nothing is made before all is understood");
}
