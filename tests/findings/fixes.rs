//! Fixes: what each check offers, that its page says so, and that a fixed text is clean and has the same meaning.

use super::{codes, reports};
use crate::fixtures;
use kibao::engine::BUILT_IN;
use kibao::findings::{CHECKS, Check, FileReport, Fix, Wanted, file_fix, fixed};
use kibao::generate::{Generator, SplitMix64};
use kibao::notation::Dialect;
use kibao::replay::{Options, difference, replays};
use kibao::source::{Text, edited};
use std::collections::BTreeSet;

/// Whether a fix is safe, and the text with it made.
#[derive(Debug, PartialEq, Eq)]
enum Row {
    Safe(&'static str),
    Unsafe(&'static str),
    None,
}

const OVER: &str =
    "opening: [ 6 6 6 6 5 5 5 5 | 0 0 0 1 0 0 0 0 | 0 2 0 1 0 0 0 0 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]\n";

/// What the first finding of a check in a text offers.
const TABLE: &[(&str, &str, Row)] = {
    use Row::{None, Safe, Unsafe};
    &[
        ("G101", "winner: North\n@1: A2>;\n", Unsafe("winner: South\n@1: A2>;\n")),
        ("G101", "north: Omar\nresult: 0-1\n@1: A2>;\n", Unsafe("north: Omar\nresult: 1-0\n@1: A2>;\n")),
        (
            "G101",
            "south: Asha\nnorth: Omar\nwinner: omar\n@1: A2>;\n",
            Unsafe("south: Asha\nnorth: Omar\nwinner: Asha\n@1: A2>;\n"),
        ),
        ("G102", "winner: South\nresult: 0-1\n@1: A2>;\n", Unsafe("winner: South\nresult: 1-0\n@1: A2>;\n")),
        ("G102", "winner: South\nresult: 0-1\n1: A6<* a6<;\n", None),
        ("H104", "date: 1\ndate: 1\n1: A6<* a6<;\n", Unsafe("date: 1\n1: A6<* a6<;\n")),
        ("H104", "date: 1\ndate: 2\n1: A6<* a6<;\n", None),
        ("H105", "1: A6<* a6<;\nClock: off\n", Safe("1: A6<* a6<;\n; Clock: off\n")),
        (
            "H110",
            "rules: hus\nopening: [ 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 0 0 | T T | 255 | 0 ]\n1: A5> a5<;\n",
            Unsafe(
                "rules: hus\nopening: [ 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 | 0 0 | F F | 255 | 0 ]\n1: A5> a5<;\n",
            ),
        ),
        ("M101", "1: 6< a6<;\n", Safe("1: 6<* a6<;\n")),
        ("M101", "1: 6< a1<;\n", Unsafe("1: 6<* a1<;\n")),
        ("N302", "1: 6<* a6l;\n", Unsafe("1: 6<* a6<;\n")),
        ("M102", "1: A6<* a6<*;\n", Safe("1: A6<* a6<;\n")),
        ("M103", "rules: hus\n1: A5>* a5<;\n", Safe("rules: hus\n1: A5> a5<;\n")),
        ("M202", "1: A6<** a6<;\n", Safe("1: A6<* a6<;\n")),
        ("M301", "1: A6<+* a6<;\n", Safe("1: A6<* a6<;\n")),
        ("M401", "1: A6<* a6<#;\n", Unsafe("1: A6<* a6<;\n")),
        ("N101", "1: A6<* a6<\n", Safe("1: A6<* a6<;\n")),
        ("N101", "1: A6<* a6< % good\n", Safe("1: A6<* a6<; % good\n")),
        ("N102", "1: A6<* a6< (so)\n", Safe("1: A6<* a6<; (so)\n")),
        ("N102", "1: A6<* a6< (so) ;\n", Safe("1: A6<* a6<; (so)\n")),
        ("N102", "1: A6<* a6< (so); 2: A4> a6>;\n", Safe("1: A6<* a6<; (so); 2: A4> a6>;\n")),
        ("N103", "1: A6<* a6<;\nA pause.\n", Safe("1: A6<* a6<;\n; A pause.\n")),
        ("N103", "1: A6<* a1<;\nA pause.\n", Unsafe("1: A6<* a1<;\n; A pause.\n")),
        ("N104", "1: A6<* a6<;\n% 2: A4> a6>;\n", Unsafe("1: A6<* a6<;\n2: A4> a6>;\n")),
        ("N104", "1: A6<* a6<; 3) A4> a6>;\n", Unsafe("1: A6<* a6<;\n3) A4> a6>;\n")),
        ("N105", "1: A6<*;\n2: -- a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N105", "1: A6<*; good\n2: -- a6<;\n", None),
        ("N201", "1. A6<* a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N201", "1 A6<* a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N201", "1A6<* a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N201", "opening: novice\n1...a6<;\n", Safe("opening: novice\n1: ... a6<;\n")),
        ("N202", "1: A6<* a6<;\nA4> a6>;\n", Safe("1: A6<* a6<;\n2: A4> a6>;\n")),
        ("N202", "1: A6<* a1<;\nA4> a6>;\n", Unsafe("1: A6<* a1<;\n2: A4> a6>;\n")),
        ("N203", "1: A6<* a6<;\n3: A4> a6>;\n", Safe("1: A6<* a6<;\n2: A4> a6>;\n")),
        ("N204", "1: A6<* a6<;\n1: A4> a6>;\n", Safe("1: A6<* a6<;\n2: A4> a6>;\n")),
        ("N204", "1: A6<* a6<;\n1: A1> a6>;\n", None),
        ("N205", "1: A6<* a6<; A resigns\n1: A6<* a6<;\n", Safe("1: A6<* a6<; A resigns\n\n1: A6<* a6<;\n")),
        ("N301", "1: A6<*. a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N301", "1: A6<*,a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N301", "1: A6<* , a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N301", "1: A6<* a6<;; so\n", Safe("1: A6<* a6<; so\n")),
        ("N302", "1: 6l* a6L;\n", Safe("1: 6L* a6L;\n")),
        ("N303", "1: A6\u{2190}\u{d7} a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N303", "\u{ff11}: A6<* a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N303", "1: A6<* a6<\u{ff1b}\n", Safe("1: A6<* a6<;\n")),
        ("N303", "1: A6<* \u{2013};\n", Safe("1: A6<* --;\n")),
        ("N304", "1: A6&lt;* a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N305", "1: A6*< a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N305", "1: 6*L a6<;\n", Safe("1: 6L* a6<;\n")),
        ("N306", "1: A6 <* a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N307", "1: A06<* a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N307", "01: A6<* a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N307", "\u{ff10}1: A6<* a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N504", "1: a6<* a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N505", "1: A6<* a6L;\n2: A4R a6>;\n", Unsafe("1: A6<* a6<;\n2: A4> a6>;\n")),
        ("R201", "@1: A2> a3<; so\n2: A1<;\n", Unsafe("@1: A2>; so\n; (a3<)\n; (2: A1<;)\n")),
        ("R201", "@1: A2>; 2: A1<;\n", None),
        ("R101", "1: A1<*;\n", None),
        ("N205", "1: A6<* a6<;south: A\n\n1: A6<*;\n", Safe("1: A6<* a6<;\n\nsouth: A\n\n1: A6<*;\n")),
        ("N107", "1: A6<*\n  a6<;\n", Safe("1: A6<* a6<;\n")),
        ("N107", "1. A6<*\n1... a6<;\n", Safe("1. A6<* a6<;\n")),
        ("N107", "1: A6<*; so\n1: -- a6<;\n2: A4>;\n", Safe("1: A6<* a6<; so\n2: A4>;\n")),
        ("N107", "1: A6<* a6<; 2:\nA4> a6>;\n", Safe("1: A6<* a6<; 2: A4> a6>;\n")),
        ("N108", "1: A6<* (0:05) a6<;\n", Safe("1: A6<* a6<; (0:05)\n")),
        ("N108", "1: A6<* {so} a6<; good\n", Safe("1: A6<* a6<; {so} good\n")),
        ("N109", "1: A6<* ! a6<;\n", Safe("1: A6<*! a6<;\n")),
        ("N109", "1: A6<*(?)! a6<;\n", Safe("1: A6<*!(?) a6<;\n")),
        ("N110", "> 1: A6<* a6<;\n> 2: A4> a6>;\n", Safe("1: A6<* a6<;\n2: A4> a6>;\n")),
        ("N110", "south: A\n\nA: A6<*\n", Safe("south: A\n\nA6<*\n")),
        ("N406", "1: A6<* a?<;\n2: A3> a5<;\n", Unsafe("1: A6<* [a5<];\n2: A3> a5<;\n")),
        ("N406", "1: [illegible] a5<;\n", None),
        ("N112", "1: A6<* resigns;\n", Safe("1: A6<*; North resigns\n")),
        ("N112", "1: A6<* a6<;\n2: gibt auf;\n", Safe("1: A6<* a6<;\n2: --; South gibt auf\n")),
        ("N106", "1: A6<* a6<;\nThen A4> was played.\n", None),
        ("S101", "1:  A6<* a6<;\n", Safe("1: A6<* a6<;\n")),
        ("S101", "1:A6<* a6<;\n", Safe("1: A6<* a6<;\n")),
        ("S101", "1 : A6<* a6<;\n", Safe("1: A6<* a6<;\n")),
        ("S101", "1: A6<*\ta6<;\n", Safe("1: A6<* a6<;\n")),
        ("S101", "1: A6<* a6< ;\n", Safe("1: A6<* a6<;\n")),
        ("S101", "1: A6<* a6<; \n", Safe("1: A6<* a6<;\n")),
        ("S101", " 1: A6<* a6<;\n", Safe("1: A6<* a6<;\n")),
        ("S101", ";  so\n1: A6<* a6<;\n", Safe("; so\n1: A6<* a6<;\n")),
        ("S101", "1: A6<* a6<;so\n", Safe("1: A6<* a6<; so\n")),
        ("S101", "1: A6<* a6<;\n%so\n", Safe("1: A6<* a6<;\n% so\n")),
        ("S101", "south: A;so\n\n1: A6<*;\n", Safe("south: A; so\n\n1: A6<*;\n")),
        ("H113", "evnet: A\n\n1: A6<* a6<;\n", Unsafe("event: A\n\n1: A6<* a6<;\n")),
        ("H113", "1: A6<* a6<;\nsuoth: A\n1: A6<*;\n", None),
        ("R201", "1: A7>* a6<*;\n2: A6> a5>;\n3: A2<;\nNorth: A5<\n", None),
        ("H114", "South A\n\n1: A6<* a6<;\n", Unsafe("South: A\n\n1: A6<* a6<;\n")),
        ("H114", "South=the club\n\n1: A6<* a6<;\n", Unsafe("South: the club\n\n1: A6<* a6<;\n")),
        ("H114", "South => Ali\n\n1: A6<* a6<;\n", Unsafe("South: Ali\n\n1: A6<* a6<;\n")),
        ("H114", "South Ali - North Juma\n\n1: A6<* a6<;\n", None),
        ("H114", "Time 16:30\n\n1: A6<* a6<;\n", Unsafe("Time: 16:30\n\n1: A6<* a6<;\n")),
        ("H114", "South - Ali\n\n1: A6<* a6<;\n", Unsafe("South: Ali\n\n1: A6<* a6<;\n")),
        ("S102", "South: A\n1: A6<* a6<;\n", Safe("south: A\n1: A6<* a6<;\n")),
        ("S103", "south: A ;\n1: A6<* a6<;\n", Safe("south: A\n1: A6<* a6<;\n")),
        ("S103", "south: A; 1: A6<* a6<;\n", Safe("south: A\n1: A6<* a6<;\n")),
        ("S103", "south: A; so; 1: A6<*;\n", Unsafe("south: A\n; so; 1: A6<*;\n")),
        (
            "S105",
            "north: B; (old)\n; so\nSouth: A\nx: y\ntitle: C\n\n1: A6<*;\n",
            Safe("title: C\nSouth: A\nnorth: B; (old)\n; so\nx: y\n\n1: A6<*;\n"),
        ),
        ("S105", "x: y\nnorth: B\n\n1: A6<*;\n", Safe("north: B\nx: y\n\n1: A6<*;\n")),
        ("S105", "north: B\nsouth: A; 1: A6<*;\n", None),
        ("S106", "south: A\n1: A6<*;\n", Safe("south: A\n\n1: A6<*;\n")),
        ("S106", "south: A\n; so\n A6<*;\n", Safe("south: A\n; so\n\n A6<*;\n")),
    ]
};

#[test]
fn every_fix_does_what_it_should() {
    for (code, text, row) in TABLE {
        let text = text.replace('@', OVER);
        let reports = reports(&text, &Options::default());
        let mut found = reports.iter().flat_map(|report| report.findings.iter().map(move |it| (report, it)));
        let found = found.find(|(_, it)| it.check.code == *code);
        let (report, finding) = found.unwrap_or_else(|| panic!("{code} is not found in {text:?}"));
        let made = report.fix(finding).map(|fix| (fix.safe, edited(&text, &fix.edits).expect("edits that fit")));
        let expected = match row {
            Row::Safe(new) => Some((true, new.replace('@', OVER))),
            Row::Unsafe(new) => Some((false, new.replace('@', OVER))),
            Row::None => None,
        };
        assert_eq!(made, expected, "{code} in {text:?}");
    }
}

/// The checks whose findings are fixed one by one in a game; names are fixed in all games (tests/cli/names.rs).
fn fixed_in_a_game() -> impl Iterator<Item = &'static &'static Check> {
    CHECKS.iter().filter(|check| check.is_fixable() && !check.is_across() && !"ER".contains(&check.code[..1]))
}

#[test]
fn every_check_with_a_fix_is_tried() {
    let rows: BTreeSet<&str> = TABLE.iter().filter(|row| row.2 != Row::None).map(|row| row.0).collect();
    // The examples of their pages are the tables of these.
    let by_example = ["M201", "M203", "N501", "N502", "N503"];
    for check in fixed_in_a_game() {
        assert!(
            rows.contains(check.code) || by_example.contains(&check.code),
            "{} has a fix: add what it does to an input to TABLE",
            check.code
        );
    }
}

#[test]
fn pages_say_whether_there_is_a_fix() {
    let (mut safe, mut others) = (0, 0);
    for check in CHECKS {
        let page = check.section("Fix safety");
        let first = page.split([' ', ':', ',']).next().unwrap_or_default();
        let expected = match (check.is_fixable(), check.is_safely_fixable()) {
            (false, _) => "There",
            (true, true) => "Safe",
            (true, false) => "Unsafe",
        };
        assert_eq!(first, expected, "{}: {page}", check.code);
        assert!(check.is_fixable() || page.starts_with("There is no fix"), "{}: {page}", check.code);
        safe += usize::from(check.is_safely_fixable());
        others += usize::from(check.is_fixable() && !check.is_safely_fixable());
    }
    assert!(safe >= 35 && others >= 20, "{safe} and {others}");
}

#[test]
fn the_fix_of_an_example_fixes_it() {
    let mut repaired_examples = 0;
    for check in fixed_in_a_game() {
        let section = check.section("Example");
        let text = section.trim_start_matches("```text\n").trim_end_matches("```");
        let only = |finding: &kibao::findings::Finding| finding.check == *check;
        let wanted = Wanted { unsafe_too: !check.is_safely_fixable(), finding: &only };
        let new = fixed(text, &Options::default(), wanted).expect("a text");
        // What cannot be known in the example stays.
        let stays = ["G102", "H104", "N104"].contains(&check.code) && codes(&new.text).contains(&check.code);
        assert!(stays || !codes(&new.text).contains(&check.code), "{}: {}", check.code, new.text);
        repaired_examples += usize::from(!stays);
    }
    assert!(repaired_examples >= 30, "{repaired_examples}");
}

#[test]
fn files_are_fixed_by_writing_them_again() {
    let fixes = |bytes: &[u8]| -> Vec<(&str, Option<Fix>)> {
        let found = FileReport::piece(&Text::decode(bytes).unwrap(), 1, 0).finish();
        found.iter().map(|it| (it.finding.check.code, file_fix(&it.finding))).collect()
    };
    let anew = Some(Fix { safe: true, edits: Vec::new() });
    assert_eq!(fixes(b"\xef\xbb\xbf1: A6<*;\r\n2: A4>;\r"), ["E106", "E107", "E108"].map(|it| (it, anew.clone())));
    assert_eq!(fixes(b"south: Zo\xeb\n1: A6<*;\n"), [("E104", anew.clone())]);
    assert_eq!(fixes(b"1\x00:\x00 \x00A\x006\x00<\x00*\x00;\x00\n\x00"), [("E105", anew)]);
    let end = fixes(b"1: A6<*;");
    assert_eq!(end[0].0, "E109");
    assert_eq!(edited("1: A6<*;", &end[0].1.as_ref().unwrap().edits).as_deref(), Ok("1: A6<*;\n"));
    assert_eq!(fixes(b"south: Zo\xef\xbf\xbd\n")[0].1, None, "what is lost cannot be fixed");
}

#[test]
fn fixes_compose() {
    let check = |before: &str, after: &str, count: usize| {
        let new = fixed(before, &Options::default(), Wanted::all(false)).expect("a text");
        assert_eq!((new.text.as_str(), new.fixed), (after, count), "{before:?}");
        assert_eq!(codes(&new.text), Vec::<&str>::new(), "{before:?}");
    };
    // Mark, order, look-alike, row letter and split word: all of one word.
    check("1: a6 \u{d7}\u{2190}\u{d7}  a6<. (good)\r\n2) a4 > A6>*", "1: A6<* a6<; (good)\n2: A4> a6>;\n", 16);
    check("title: A;\n3 6l 6l\n4: 4R 6r;", "title: A\n\n3: 6L* 6L;\n4: 4R 6R;\n", 9);
    check("1: A6<*\n2: -- a6<\n3: A4> a6>\n", "1: A6<* a6<;\n2: A4> a6>;\n", 4);
    check(
        "1: A6<* a6<; A resigns\n1: A6<* a6<; B resigns 1: so so",
        "1: A6<* a6<; A resigns\n\n1: A6<* a6<; B resigns 1: so so\n",
        2,
    );
    check("1: A6<* a6<; A resigns; 1: A6< a6<;", "1: A6<* a6<; A resigns;\n\n1: A6<* a6<;\n", 4);
}

#[test]
fn what_cannot_be_fixed_does_not_prevent_other_fixes() {
    let text = "South: Asha\n1: 6l* A1<\n2: A9< x;\n";
    let new = fixed(text, &Options::default(), Wanted::all(false)).expect("a text");
    assert_eq!(new.text, "south: Asha\n\n1: 6L* A1<;\n2: A9<; x\n");
    assert!(new.unsafe_left == 0 && new.fixed == 5, "{new:?}");
    let letter = fixed("Dear Asha,\r\nall is well", &Options::default(), Wanted::all(true)).expect("a text");
    assert_eq!((letter.text.as_str(), letter.fixed), ("Dear Asha,\r\nall is well", 0), "no transcript");
}

#[test]
fn a_form_of_prefix_that_a_comment_allows_stays() {
    let (allow, late) = ("; kibao: allow N110 as it came", "After the break (20:15) ");
    let head = "south: Asha\nnorth: Juma\n\n";
    let moves =
        |[a, b, c, d]: [&str; 4]| format!("{head}{a}1: A7>* a7>*;\n{b}2: A8>* a6>*{allow}\n{c}3: A5>;\n{d}4: A4>;\n");
    for (before, after) in [
        (["Asha: ", late, "Asha: ", late], ["", late, "", late]),
        (["> ", late, "After the tea (20:25) ", late], ["", late, "", late]),
        (["", late, "Asha: ", late], ["", late, "", late]),
    ] {
        let (before, after) = (moves(before), moves(after));
        let new =
            fixed(&before, &Options::default(), Wanted { unsafe_too: false, finding: &|it| it.check.code == "N110" });
        assert_eq!(new.expect("it reads back").text, after);
    }
}

#[test]
fn no_safe_fix_hides_what_only_a_person_can_fix() {
    // With the `;` that is missing, the moves behind it would be in a comment; a comment may allow that.
    for (text, wanted) in [
        ("A5<\na6>* A5< x\nA5<~\n", "A5< a6>* A5< x\nA5<~\n"),
        ("A5<\nkibao: allow N104 so\na6>* A5< x\nA5<~\n", "A5<\nkibao: allow N104 so\na6>* A5< x\nA5<~\n"),
    ] {
        let new = fixed(text, &Options::default(), Wanted::all(false)).expect("it reads back");
        assert_eq!(new.text, wanted);
    }
    // On a line of its own the title would let the word before the move be a name.
    let new = fixed("A9south: A5<title:\n", &Options::default(), Wanted::all(false)).expect("it reads back");
    assert!(new.text.starts_with("A9south: A5<"), "{new:?}");
    // With the colon that is missing, the dots would be signs of the word.
    let new = fixed("1: A9< a9<;\n27...r>*é 5>;\n", &Options::default(), Wanted::all(false)).expect("it reads back");
    assert_eq!(new.text, "1: A9< a9<;\n27: ... r>*é 5>;\n");
}

#[test]
fn only_what_is_wanted_is_fixed() {
    let text = "South: Asha\r\n1: A6< a6<\r\n";
    let marks = |finding: &kibao::findings::Finding| finding.check.code.starts_with('M');
    let new = fixed(text, &Options::default(), Wanted { unsafe_too: true, finding: &marks }).expect("a text");
    assert_eq!((new.text.as_str(), new.fixed), ("South: Asha\r\n1: A6<* a6<\r\n", 1));
}

/// Makes a sound record untidy without changing what it says.
fn untidy(text: &str, random: &mut SplitMix64) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let mut line = line.to_owned();
        for _ in 0..random.below(3) {
            let round = line.starts_with(|c: char| c.is_ascii_digit());
            line = match random.below(12) {
                0 => line.replace(' ', "  "),
                1 => format!("{line} "),
                2 if round => line.replace('*', "\u{2217}"),
                3 if round => line.replace('<', "&lt;"),
                4 if round && !line.contains('&') => line.trim_end_matches(';').to_owned(),
                5 if round => line.replacen(':', ".", 1),
                6 if round => line.replace('*', ""),
                7 if round && !line.contains('&') => line.replace(';', " (a note)"),
                8 if round => format!("{line};"),
                9 if round => line.replacen("> ", ">, ", 1),
                10 if round => line.replacen(": ", ":", 1),
                11 if !round && !line.is_empty() => format!("{line};"),
                _ => line.replacen("title:", "Title :", 1),
            };
        }
        out.push_str(&line);
        out.push_str(["\n", "\r\n", "\r"][random.below(3)]);
    }
    out
}

#[test]
fn untidy_games_become_clean_and_say_the_same() {
    let mut random = SplitMix64::new(20);
    let (mut games, mut fixes) = (0, 0);
    for (seed, known) in (0_u64..).zip(BUILT_IN) {
        for dialect in Dialect::ALL {
            let generator = Generator { name: known.name, rules: known.rules, dialect, seed };
            let text: String = (0..6).map(|game| generator.game(game) + "\n").collect();
            let text = untidy(&text, &mut random);
            let options = Options::default();
            let new = fixed(&text, &options, Wanted::all(false)).expect("a text");
            let left: Vec<&str> = codes(&new.text).into_iter().filter(|code| !code.starts_with('G')).collect();
            assert_eq!(left, Vec::<&str>::new(), "{text}\n---\n{}", new.text);
            let before: Vec<_> = replays(&text, &options).collect();
            let after: Vec<_> = replays(&new.text, &options).collect();
            assert_eq!(before.len(), after.len());
            for (before, after) in before.iter().zip(&after) {
                assert_eq!(difference(before, after), None, "{text}\n---\n{}", new.text);
                assert!(after.is_valid());
                games += 1;
            }
            let again = fixed(&new.text, &options, Wanted::all(false)).expect("a text");
            assert_eq!((again.text, again.fixed), (new.text, 0));
            fixes += new.fixed;
        }
    }
    assert!(games >= 60 && fixes > 1_000, "{games} games, {fixes} fixes");
}

/// Changes a few characters of a text.
fn mistyped(text: &str, random: &mut SplitMix64) -> String {
    const TYPED: &[&str] = &[
        "", " ", "\n", "\n\n", ";", ":", "%", "*", "+", "<", ">", "L", "1: ", "7", "a", "B", ", ", "--", "&lt;",
        "A5> ", "\r",
    ];
    let chars: Vec<String> = text.chars().map(String::from).collect();
    let mut chars: Vec<&str> = chars.iter().map(String::as_str).collect();
    for _ in 0..=random.below(6) {
        let at = random.below(chars.len());
        chars[at] = TYPED[random.below(TYPED.len())];
    }
    chars.concat()
}

#[test]
fn mistyped_records_are_fixed_without_loss() {
    let options = Options::default();
    let mut random = SplitMix64::new(4);
    let samples = fixtures::all();
    let (mut games, mut changed) = (0, 0);
    for (path, bytes) in samples.iter().cycle().take(3 * samples.len()) {
        let text = Text::decode(bytes).unwrap().text;
        if text.is_empty() {
            continue;
        }
        let text = mistyped(&text, &mut random);
        let [safe, all] = [false, true].map(|it| fixed(&text, &options, Wanted::all(it)).expect("it reads back"));
        let before: Vec<_> = replays(&text, &options).collect();
        for (new, safe) in [(&safe, true), (&all, false)] {
            let after: Vec<_> = replays(&new.text, &options).collect();
            assert_eq!(before.len(), after.len(), "{path}: {text}\n---\n{}", new.text);
            for (before, after) in before.iter().zip(&after) {
                let lost = safe && difference(before, after).is_some();
                assert!(!lost && after.replayed() >= before.replayed(), "{path}: {text}\n---\n{}", new.text);
                games += 1;
            }
            let again = fixed(&new.text, &options, Wanted::all(!safe)).expect("it reads back");
            assert_eq!((&again.text, again.fixed), (&new.text, 0), "{path}: {text}");
            changed += usize::from(new.text != text);
        }
    }
    assert!(games > 600 && changed > 300, "{games} games, {changed} changed");
}

#[test]
fn a_fix_that_takes_a_line_out_takes_its_number_too() {
    let head = "; a comment before the head, so that there are words\ntitle: x\n\n1: A6>* a6>*;\n";
    let rest = "3: A8>+ a5>+;\n4: A6> a6<;\n5: A6> a7>;\n6: A6>* a2<;\n7: A8> a4>;\n8: A6> a5<;\n9: A8> a4>;\n";
    let fixed = fixed(&format!("{head}A5> :\rA7<* a5<;\n{rest}"), &Options::default(), Wanted::all(true)).unwrap();
    assert_eq!(fixed.text, format!("{head}2: A7<* a5<; taken out: A5>\n{rest}"));
}

#[test]
fn a_remark_leaves_the_number_of_the_next_round() {
    let text = "1: A6<* a6<;\n2: A8>* --\n(6:57) 3:\nA7>* a7>*;\n";
    let fixed = fixed(text, &Options::default(), Wanted::all(false)).unwrap();
    assert!(fixed.text.contains("3: A7>*"), "{}", fixed.text);
}

#[test]
fn a_remark_takes_the_number_that_is_there_again_with_it() {
    let text = "1: A6<* a6<;\n2: A8>*\n(5:55) 2: --\nresigns\n";
    let fixed = fixed(text, &Options::default(), Wanted::all(false)).unwrap();
    assert!(fixed.text.ends_with("2: A8>*; (5:55) North resigns\n"), "{}", fixed.text);
}
