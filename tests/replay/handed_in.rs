//! Records as people hand them in: which moves a careful person reads in each, and whether all of it was read.

use super::one;
use kibao::findings::{Report, Severity};
use kibao::replay::{Options, Ply, canonical, replays};

const HEAD: &str = "south: Asha Said\nnorth: Juma\n\n";

/// The moves of each game by their canonical names; those of a game with an error in brackets.
fn moves(text: &str) -> String {
    let name = |report: &Report<'_>, ply: &Ply| {
        let before = report.replay.before(ply);
        let played = ply.played().zip(before).map(|(played, before)| canonical(&before, played));
        played.unwrap_or_else(|| format!("?{}", ply.span.of(text)))
    };
    let game = |report: Report<'_>| {
        let names: Vec<String> = report.replay.plies.iter().map(|ply| name(&report, ply)).collect();
        let names = names.join(" ");
        if report.worst() == Some(Severity::Error) { format!("({names})") } else { names }
    };
    replays(text, &Options::default()).map(|replay| game(Report::new(replay))).collect::<Vec<_>>().join(" / ")
}

#[track_caller]
fn check(text: &str, wanted: &str) {
    assert_eq!(moves(&format!("{HEAD}{text}")), wanted, "{text}");
}

#[test]
fn words_before_the_number() {
    for word in ["Round 1:", "Move 1:", "round 1.", "Runde 1:", "Zug 1.", "Tah 1:", "Raundi 1:", "No. 1:", "#1:", "(1)"]
    {
        check(&format!("{word} A6>* a6<*\n"), "A6>* a6<*");
    }
    check("(1) A6>* a6<*\n(2) A5> a3>\n", "A6>* a6<* A5> a3>");
    let li = "south: Li\nnorth: Juma\n\n<Li> A6>*\n<Li> a6<*\n";
    assert!(Report::new(one(li)).findings.iter().any(|it| it.check.code == "N111"));
    check("+ 1: A6>* a6<*\n+ 2: A5> a3>\n", "A6>* a6<* A5> a3>");
    check("\u{200e}[28/11/2026, 12:03:11] Asha: A6>*\n\u{200e}[28/11/2026, 12:03:12] Juma: a6<*\n", "A6>* a6<*");
}

#[test]
fn names_before_moves() {
    let both = [
        ("Asha 12:03: ", "Juma 12:04: "),
        ("Asha  12:03 PM  1: ", "Juma  12:04 PM  1... "),
        ("Asha (12:03): ", "Juma (12:03): "),
        ("**Asha:** ", "**Juma:** "),
        ("Asha> ", "Juma> "),
        ("<Asha> ", "<Juma> "),
        ("@asha: ", "@juma: "),
        ("Asha Said: ", "Juma: "),
        ("South: 1. ", "North: 1. "),
        ("Kusini: 1: ", "Kaskazini: 1: "),
        ("South: 1. ", "North: 1... "),
        ("1:\n  South: ", "  North: "),
    ];
    for (south, north) in both {
        check(&format!("{south}A6>*\n{north}a6<*\n"), "A6>* a6<*");
    }
    check("1:\n  South: A6>*\n  North: a6<*\n2:\n  South: A5>\n  North: --\n", "A6>* a6<* A5>");
}

#[test]
fn what_is_no_name_plays_no_move() {
    for word in ["note", "better", "Comment", "Omar", "Anm.", "pozn"] {
        check(&format!("1: A6>* a6<*;\n{word}: A5> a3>\n"), "(A6>* a6<*)");
    }
    assert_eq!(moves("comment: A6>* a6<*\nsouth: Asha\n\n1: A7<* a5>;\n"), "(A7<* a5>)");
    assert_eq!(moves("Asha: A6>*\nJuma: a6<*\n"), "A6>* a6<*", "nobody is named in a head");
}

#[test]
fn moves_in_the_value_of_a_head_line() {
    for line in ["source: A6>* a6<*", "round: 1: A6>* a6<*", "note: A6>* wins", "moves: A6 a6"] {
        assert_eq!(moves(&format!("{line}\n\n1: A7<* a5>;\n")), "(A7<* a5>)", "{line}");
    }
    for line in ["place: Room B2", "round: A5", "board: A5", "title: the A5> opening", "date: 1994-10-13"] {
        assert_eq!(moves(&format!("{line}\n\n1: A7<* a5>;\n")), "A7<* a5>", "{line}");
    }
}

#[test]
fn results_in_the_place_of_a_move() {
    let results =
        ["resigns", "North resigns", "Juma resigns", "1-0", "0\u{2013}1", "South wins", "(resigns)", "lost on time"];
    for result in
        results.into_iter().chain(["Nord gibt auf", "Jih vzd\u{e1}v\u{e1}", "Bao hamna", "Juma loses on time"])
    {
        check(&format!("1: A6>* a6<*;\n2: A5> {result}\n"), "A6>* a6<* A5>");
        check(&format!("1: A6>* a6<*;\n2: {result};\n"), "A6>* a6<*");
    }
}

#[test]
fn remarks_that_are_folded() {
    check("1. A6>* (a good move, I\nthink) a6<* 2. A5> a3>\n", "A6>* a6<* A5> a3>");
    check("> 1. A6>* a6<* {so far\n> all is well} 2. A5> a3>\n", "A6>* a6<* A5> a3>");
    check("1: A6>* a6<*; 2: A5>\n(5:27) 2: -- a3> 3: A7>*\n", "A6>* a6<* A5> a3> A7>*");
    check("1. A6>* (never closed\na6<* 2. A5> a3>\n", "A6>* a6<* A5> a3>");
}

#[test]
fn remarks_in_columns() {
    check("Move,South,North,Note\n1,A6>*,a6<*,good\n2,A5>,a3>,\n", "A6>* a6<* A5> a3>");
    check("1\tA6>*\ta6<*\tgood\n2\tA5>\t\tgood\n", "A6>* a6<* A5>");
    check("1: A6>*,x6 a6<*;\n", "(?A6>*,x6 ?a6<*)");
}

#[test]
fn a_head_line_joined_to_a_move() {
    let next = "south: Ali\nnorth: Omar\n\n1: A7<* a5>;\n";
    check(&format!("Asha A6>*\nJuma a6<*\nAsha A5>{next}"), "A6>* a6<* A5> / A7<* a5>");
    check(&format!("1. A6>* a6<*\n2. A5>{next}"), "A6>* a6<* A5> / A7<* a5>");
}

#[test]
fn a_note_of_a_repair_speaks_of_a_move_that_is_there() {
    for (text, wanted) in [
        ("1: A6>* a6<*; was a7<\n", "A6>* a6<*"),
        ("1: A6>* a6<*;\n; round 1, North: was a7<\n", "A6>* a6<*"),
        ("1: A6>*; was a6<\n", "(A6>*)"),
        ("1: A6>*; South: was a6<\n", "A6>*"),
        ("1: A6>* a6<*; A5> put in\n", "(A6>* a6<*)"),
        ("1: A6>* a6<*;\n; round 2, South: was A5>\n", "(A6>* a6<*)"),
        ("1: A6>*; taken out: a6<\n", "(A6>*)"),
    ] {
        check(text, wanted);
    }
}

#[test]
fn a_note_before_the_number() {
    let text = format!("{HEAD}(A5> is better) 1: A6>* a6<*;\n");
    assert_eq!(moves(&text), "A6>* a6<*");
    let report = Report::new(one(&text));
    let codes: Vec<&str> = report.findings.iter().map(|it| it.check.code).collect();
    assert!(codes.contains(&"N104"), "{codes:?}");
}

#[test]
fn rounds_behind_a_semicolon() {
    let all = "A6>* a6<* A5> a3>";
    for text in
        ["1. A6>* a6<*; 2. A5> a3>;", "1) A6>* a6<*; good; 2) A5> (0:05) a3> (0:03)", "1: A6>* a6<* fine; 2. A5> a3>"]
    {
        check(&format!("{text}\n"), all);
    }
    check("1. A6>* a6<*; 2. A5>\n", "A6>* a6<* A5>");
    // A remark about a move, or one about the round on the next line.
    check("1: A6>* a6<*; 2. B1> is better\n2: A5> a3>;\n", all);
    for below in ["2: A5> a3>;", "% a comment\n2: A5> a3>;", "> 2: A5> a3>;", "Round 2: A5> a3>", "[12:05] 2: A5> a3>;"]
    {
        check(&format!("1: A6>* a6<*; 2. A7> a7>\n{below}\n"), all);
    }
}

#[test]
fn capitals_behind_the_name_of_north() {
    check("Asha: A6>*\nJuma: A6<*\nAsha: A5>\nJuma: A3>\n", "A6>* a6<* A5> a3>");
    check("asha: a6>*\njuma: a6<*\n", "A6>* a6<*");
}

#[test]
fn times_of_thinking_with_their_unit() {
    check("1 | A6>* | 5 min | a6<* | 3 min\n2 | A5> | 12 s | a3> | 7s\n", "A6>* a6<* A5> a3>");
    check("1: A6>* 5min. a6<* 3min.;\n2: A5> 2 sec\n", "A6>* a6<* A5>");
    check("1: A6>* 6 m\n", "(A6>* ?6)");
}

#[test]
fn words_of_a_player_before_a_move_are_not_passed_over() {
    check("[12:03] Asha: my move A6>*\n[12:04] Juma: hmm\n", "()");
    check("Asha: A6>*\nJuma: hmm a6<*\n", "(A6>*)");
}

#[test]
fn a_word_that_cannot_be_read_hides_no_others() {
    let lost = |text: &str| {
        let text = format!("{HEAD}{text}\n");
        let report = Report::new(one(&text));
        (report.replay.plies.len(), report.worst())
    };
    for text in [
        "1. A6>* a6<*; 2. A5<> a3>; 3. A7>* a7>*",
        "1. A6>* a6<*; 2. A9> a3>; 3. A7>* a7>*",
        "1. A6>* a6<*; 2. -- a3>; 3. A7>* a7>*",
        "A6>* a6<* A9> a3> A7>* a7>*",
    ] {
        let plies = if text.contains("--") { 5 } else { 6 };
        assert_eq!(lost(text), (plies, Some(Severity::Error)), "{text}");
    }
    check("1. A6>* a6<*; 2. A5> a3>; 3. 7 7; 4. A1>", "A6>* a6<* A5> a3>");
}

#[test]
fn a_number_before_a_move_is_no_move() {
    check("1: A6>* a6<*;\n2. 2. A5> a3>\n", "A6>* a6<* A5> a3>");
    check("1: A6>* a6<*;\n2. A5>  1... a3>\n", "A6>* a6<* A5> a3>");
}

#[test]
fn the_name_of_a_side_above_its_move() {
    check("1: A6>* a6<*;\n2: A5>\nNorth:\na3>\n", "A6>* a6<* A5> a3>");
    check("A6>*\nNorth:\na6<*\nSouth:\nA5>\nNorth:\na3>\n", "A6>* a6<* A5> a3>");
}

#[test]
fn games_without_heads_in_one_file() {
    let first = "1: A6>* a6<*;\n2: A5> a3>;\n";
    assert_eq!(moves(&format!("{first}1: A6>* a6<*;\n")), "A6>* a6<* A5> a3> / A6>* a6<*");
    assert_eq!(moves("1: A6>* a6<*;\n1: A6>* a6<*;\n"), "A6>* a6<* / A6>* a6<*");
    // A number that is wrong, before a move of the game.
    assert_eq!(moves(&format!("{first}1: A7>* a7>*;\n")), "A6>* a6<* A5> a3> A7>* a7>*");
}

#[test]
fn a_number_again_before_a_note_on_the_next_line() {
    check("1: A6>* a6<*\n2: A5> 2: --\n(2:25)\na3> 3: A7>*\n", "A6>* a6<* A5> a3> A7>*");
    check("(1) A6>* a6<*\n2. A5> \u{2013} </td>a3>\n", "A6>* a6<* A5> a3>");
    check("1: A6>* a6<*\n2: A5>\n(5:55) 2: --\nvzd\u{e1}v\u{e1}\n", "A6>* a6<* A5>");
}
