//! From the text to the moves: what is understood, what is refused, what is said about results.

mod handed_in;
mod inferred;
mod meaning;
mod repair;
mod resolving;
mod settings;
mod witness;
mod written;

use kibao::engine::{BuiltIn, Reason, Side};
use kibao::notation::Dialect;
use kibao::replay::{Options, ProblemKind, Replay, Rules, replays, write_game};

fn one(text: &str) -> Replay<'_> {
    with(text, Rules::Head)
}

fn with(text: &str, rules: Rules) -> Replay<'_> {
    let mut games: Vec<Replay> = replays(text, &Options { rules, dialect: None }).collect();
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// The names of the problems of a record.
fn kinds(replay: &Replay) -> Vec<String> {
    let name = |kind: &ProblemKind| {
        let debug = format!("{kind:?}");
        match kind {
            ProblemKind::Oddity(note) => format!("{note:?}"),
            _ => debug.split(['(', ' ', '{']).next().unwrap_or_default().to_owned(),
        }
    };
    replay.problems.iter().map(|problem| name(&problem.kind)).collect()
}

#[test]
fn written_moves_are_understood_or_refused() {
    let mtaji =
        "opening: [ 0 0 0 0 0 0 0 0 | 0 0 2 1 0 0 0 0 | 3 0 1 1 0 0 0 0 | 18 18 20 0 0 0 0 0 | 0 0 | F F | 255 | 0 ]\n";
    let table: &[(&str, &str, &str)] = &[
        // What is written, how many plies replay, what is noted.
        ("1: A7>* a7>*;", "2/2", ""),
        ("1: 7>* 7>*;", "2/2", ""),
        ("1: 7R* 7R*;", "2/2", ""),
        ("1: A7>*;\n2: A8>*;", "1/2", "MissingMove"),
        ("1: A7>* -- a7>*;", "2/2", ""),
        ("1: A7>* A7>*;", "2/2", "RowCase"),
        ("1: A7> a7>**;", "2/2", "MarkMissing BlockMarkWrong"),
        ("1: A7>+* a7>*#;", "2/2", "HouseUnused WinMarkWrong"),
        ("1: A6<* a5R;", "2/2", "MixedDialect"),
        ("1: A7* a7>*;", "0/2", "Ambiguous NotReplayed"),
        ("1: A9> a7>*;", "0/2", "Unreadable NotReplayed"),
        ("1: A5<* a7>*;", "0/2", "Illegal NotReplayed"),
        ("1: B1< a7>*;", "0/2", "Illegal NotReplayed"),
        ("1: A6<* a5<;", "2/2", ""),
        ("1: A6<* a5;", "1/2", "Ambiguous"),
    ];
    for (text, replayed, noted) in table {
        let replay = one(text);
        let counts = format!("{}/{}", replay.replayed(), replay.plies.len());
        assert_eq!((counts.as_str(), kinds(&replay).join(" ").as_str()), (*replayed, *noted), "{text}");
    }
    // In mtaji the row may be missing where one legal move fits; that is noted.
    let text = format!("{mtaji}1: 1>;");
    let replay = one(&text);
    assert_eq!((replay.replayed(), kinds(&replay)), (1, vec!["RowMissing".to_owned()]));
}

#[test]
fn a_kichwa_that_is_forced_may_be_left_out_or_wrong() {
    // South captures at A8 only, where the right kichwa is forced.
    let opening =
        "opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 2 | 0 0 0 0 6 2 0 2 | 0 0 0 0 0 0 0 0 | 21 21 | T T | 255 | 0 ]\n";
    let plain_text = format!("{opening}1: A8>;");
    let plain = one(&plain_text);
    let omitted_text = format!("{opening}1: 8;");
    let omitted = one(&omitted_text);
    let text = format!("{opening}1: A8<;");
    let wrong = one(&text);
    assert_eq!((kinds(&plain).len(), kinds(&omitted).len(), kinds(&wrong)), (0, 0, vec!["DirectionForced".to_owned()]));
    let after = |replay: &Replay| replay.state_after(1).expect("a position");
    assert!(after(&plain) == after(&omitted) && after(&plain) == after(&wrong));
}

#[test]
fn the_dialect_is_the_one_that_goes_further() {
    assert_eq!(one("1: A7>* a7>*;").dialect, Dialect::KIBAO, "a tie is kibao");
    // `8>` is a direction in kibao; in zanzibar it is the house, which never comes up.
    let text =
        "opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 2 | 0 0 0 0 6 2 0 2 | 0 0 0 0 0 0 0 0 | 21 21 | T T | 255 | 0 ]\n";
    assert_eq!(one(&format!("notation: zanzibar\n{text}1: 8>;")).dialect, Dialect::ZANZIBAR);
    let forced = Options { rules: Rules::Head, dialect: Some(Dialect::ZANZIBAR) };
    let replay = replays("notation: kibao\n1: A7>* a7>*;", &forced).next().expect("a game");
    assert_eq!(replay.dialect, Dialect::ZANZIBAR);
}

#[test]
fn three_witnesses_of_the_result() {
    let won =
        "opening: [ 0 0 0 0 0 0 0 0 | 0 0 0 0 2 0 0 0 | 0 0 2 0 1 0 0 0 | 29 30 0 0 0 0 0 0 | 0 0 | F F | 255 | 0 ]\n";
    let text = format!("winner: north\n{won}1: A3>#;");
    let replay = one(&text);
    assert_eq!(replay.replayed(), 1, "{:?}", replay.problems);
    let outcome = replay.result.outcome.expect("over");
    assert_eq!(
        (outcome.winner, outcome.reason, replay.result.recorded),
        (Side::South, Reason::FrontRowEmpty, Some(Side::North))
    );
    assert_eq!(kinds(&replay), ["WinnerContradicted"]);
    let after_text = format!("{won}1: A3>; bao hamna\n2: A1>;");
    let after = one(&after_text);
    assert_eq!((kinds(&after), after.is_valid()), (vec!["AfterEnd".to_owned()], false));

    let table = [
        ("winner: Asha", Some(Side::South), "NoEnd"),
        ("result: 0-1", Some(Side::North), "NoEnd"),
        ("winner: n", Some(Side::North), "NoEnd"),
        ("winner:", None, ""),
        ("winner: somebody", None, "WinnerUnknown"),
        ("winner: south\nresult: 0-1", Some(Side::South), "NoEnd WinnerAndResultDiffer"),
    ];
    for (head, recorded, noted) in table {
        let text = format!("south: Asha\nnorth: Juma\n{head}\n1: A7>* a7>*;");
        let replay = one(&text);
        assert_eq!((replay.result.recorded, kinds(&replay).join(" ").as_str()), (recorded, noted), "{head}");
    }
    let resigned = one("winner: south\n1: A7>* a7>*; A resigns");
    assert_eq!(
        (resigned.result.resigned(), kinds(&resigned)),
        (Some(Side::South), vec!["EndingContradicted".to_owned()])
    );
}

#[test]
fn openings_that_cannot_be_played_from() {
    let table = [
        ("opening: nonsense", "Opening"),
        (
            "opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 21 22 | T T | 255 | 0 ]",
            "Opening",
        ),
        ("rules: hus\nopening: official", "Opening"),
        (
            "opening: [ 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 | 0 0 0 0 6 2 2 54 | 0 0 0 0 0 0 0 0 | 0 0 | T T | 255 | 0 ]",
            "OpeningOver",
        ),
    ];
    for (head, problem) in table {
        let text = format!("{head}\n1: A7>* a7>*;\n");
        let replay = one(&text);
        assert_eq!(
            (kinds(&replay), replay.is_valid()),
            (vec![problem.to_owned(), "NotReplayed".to_owned()], false),
            "{head}"
        );
        assert_eq!(replay.plies.len(), 2, "nothing is lost");
    }
    let novice = one("opening: Novice\n1: A8<* ;");
    assert_eq!(novice.start.expect("a start").position, BuiltIn::named("kibao").expect("kibao").rules.novice_start());
}

#[test]
fn auto_says_where_each_rule_set_breaks() {
    let auto = |text: &str| with(text, Rules::Auto).auto.expect("asked for");
    let zanzibar = auto("1: A7>* a7>*;\n2: A8>* a6>*;\n");
    assert_eq!(zanzibar.fits, ["kibao", "zanzibar", "ruehl"]);
    assert_eq!(zanzibar.breaks, [("kujifunza", 1), ("hus", 2)]);
    let none = auto("1: A7>* a7>*;\n2: A5<;\n");
    assert!(none.fits.is_empty());
    assert_eq!(auto("opening: official\n1: A7>*;").breaks, [("kujifunza", 0), ("hus", 0)]);
}

#[test]
fn games_run_together_are_two_games() {
    fn two(text: &str) -> Vec<Replay<'_>> {
        replays(text, &Options::default()).collect()
    }
    let split = two("1: A7>* a7>*;\n2: A8>*; North resigns\n1: A6<* a6<;\n");
    assert_eq!(split.len(), 2);
    assert_eq!(kinds(&split[1]), ["RunTogether"]);
    assert_eq!(two("1: A7>* a7>*;\n1: A8>* a6>*;\n").len(), 1, "not over: a wrong number");
    assert_eq!(two("1: A7>* a7>*;\n\n1: A8>*;\n").len(), 2, "a blank line before");
    for line_end in ["\n", "\r\n", "\r"] {
        let text = "1: A7>* a7>*; North resigns\n\n1: --; 1: A6<* a6<;\n".replace('\n', line_end);
        let split = two(&text);
        assert!(split.iter().all(|replay| !kinds(replay).contains(&"RunTogether".to_owned())), "{line_end:?}");
    }
    let over =
        "opening: [ 0 0 0 0 0 0 0 0 | 0 0 0 0 2 0 0 0 | 0 0 2 0 1 0 0 0 | 29 30 0 0 0 0 0 0 | 0 0 | F F | 255 | 0 ]";
    assert_eq!(two(&format!("{over}\n1: A3>;\n2: A1>;\n1: A6<* a6<;\n")).len(), 2, "a move after the end");
}

#[test]
fn north_may_begin() {
    let opening =
        "opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 1 ]\n";
    let text = format!("{opening}1: -- a7>*;\n2: A7>*;");
    let replay = one(&text);
    assert_eq!((replay.replayed(), kinds(&replay).len()), (2, 0), "{:?}", replay.problems);
    assert_eq!(replay.plies[0].side, Side::North);
    assert_eq!(kinds(&one(&format!("{opening}1: a7>*;"))), ["MissingMove"]);
}

#[test]
fn takasia_no_switches_blocking_off() {
    // A7<** blocks a4 (the K.I.B.A. example of kutakatia); without blocking a4 may be played.
    let opening =
        "opening: [ 0 1 2 1 4 8 2 2 | 10 0 0 10 2 1 0 1 | 0 2 0 0 0 0 2 0 | 0 0 2 2 0 2 6 4 | 0 0 | F F | 255 | 0 ]\n";
    let blocked_text = format!("{opening}1: A7<** a4<*;");
    let blocked = one(&blocked_text);
    assert_eq!((blocked.replayed(), kinds(&blocked).first().map(String::as_str)), (1, Some("Illegal")));
    let free_text = format!("takasia: no\n{opening}1: A7<* a4<*;");
    let free = one(&free_text);
    assert_eq!((free.replayed(), kinds(&free).len()), (2, 0), "{:?}", free.problems);
    // The mark of the other dialect's habit, and none.
    let text = format!("{opening}1: A7<* a8<**;");
    let habit = one(&text);
    assert_eq!(kinds(&habit), ["BlockUnmarked", "BlockMarkHabit"]);
}

#[test]
fn what_once_changed_when_written_twice_does_not_any_more() {
    let write = |text: &str| {
        let mut games = Vec::new();
        for replay in replays(text, &Options::default()) {
            let mut game = String::new();
            write_game(&mut game, &replay);
            games.push(game);
        }
        games.join("\n")
    };
    let found = [
        "7\n7;\n4  8 8,B7\n",
        "7\n7\t;\n7\t\t 4  8 8,\n7\n7\t7\t7u\u{c4}\n7\t9\n7\t;\n7\t\t 4  8 8,B7 ",
        "1: A6<* a\n",
        "1: A6<* a;\n",
        "1: A6<* a6> 2. A4> a6> 3. A5>+ a5>\n",
    ];
    for text in found {
        let once = write(text);
        assert!(!once.is_empty(), "{text:?}");
        assert_eq!(write(&once), once, "{text:?}");
    }
}
