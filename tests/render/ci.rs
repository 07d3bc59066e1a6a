//! Formats for code hosts: paths and text of a record cannot end a field or begin a command.

use kibao::findings::Report;
use kibao::render::formats::{CheckedGame, FORMATS, OutputStyle};
use kibao::replay::{Options, replays};
use kibao::source::LineIndex;
use kibao::words::Lang;
use serde_json::Value;

/// The findings of a file in a format.
fn written(format: &str, path: &str, text: &str) -> String {
    written_with(format, path, text, OutputStyle { lang: Lang::En, colour: false, width: 110 })
}

/// The same in a style.
pub(super) fn written_with(format: &str, path: &str, text: &str, style: OutputStyle) -> String {
    let row = FORMATS.iter().find(|row| row.name == format).expect("a format");
    let lines = LineIndex::new(text);
    let mut format = (row.new)(style);
    let mut out = Vec::new();
    format.begin(&mut out).expect("memory");
    for replay in replays(text, &Options::default()) {
        let game = CheckedGame {
            report: &Report::new(replay),
            path,
            place: &|offset| lines.place(offset),
            line_of: &|offset| lines.line_span(lines.place(offset).line).unwrap_or_default(),
            is_grave: &|_| true,
            notes: true,
            limited: false,
        };
        if let Some(found) = format.prepare(&game) {
            format.findings(found, &mut out).expect("memory");
        }
    }
    format.end_of_file(path, &mut out).and_then(|()| format.end(&mut out)).expect("memory");
    String::from_utf8(out).expect("text")
}

const EMPTY_PIT: &str = "1: A1>*;\n";

#[test]
fn a_path_has_one_form() {
    let check = |path: &str, expected: &str| {
        let line = written("github", path, EMPTY_PIT);
        assert!(line.starts_with(&format!("::error file={expected},line=1,")), "{path}: {line}");
    };
    check("a.bao", "a.bao");
    check("./a.bao", "a.bao");
    check(".//a.bao", "a.bao");
    check("././/a.bao", "a.bao");
    check("b/../a.bao", "a.bao");
    check("./b/c/../.././a.bao", "a.bao");
    check("b//c/./a.bao", "b/c/a.bao");
    check("../a.bao", "../a.bao");
    check("../../b/../a.bao", "../../a.bao");
    check("/games/./a.bao", "/games/a.bao");
    check("/../a.bao", "/a.bao");
    check("-", "-");
    check("...", "...");
    if cfg!(windows) {
        check(".\\b\\..\\a.bao", "a.bao");
        check("C:\\games\\a.bao", "C%3A/games/a.bao");
        check("\\\\host\\games\\a.bao", "//host/games/a.bao");
    }
}

#[test]
fn a_record_begins_no_command() {
    let line = written("github", "./a,b:c.bao", "takasia: 100%::error::forged\n\n1: A6<* a6<;\n");
    assert!(line.starts_with("::error file=a%2Cb%3Ac.bao,") || line.starts_with("::warning file=a%2Cb%3Ac.bao,"));
    assert!(
        line.contains(",line=1,endLine=1,col=10,endColumn=29,title=H103 unknown-takasia::`100%25::error::forged` ")
    );
    assert_eq!(line.lines().count(), 1, "{line}");
}

#[test]
fn the_same_finding_twice_is_two() {
    let report = written("gitlab", "a.bao", &format!("title: One\n\n{EMPTY_PIT}\ntitle: Two\n\n{EMPTY_PIT}"));
    let issues: Vec<Value> = serde_json::from_str(&report).expect("JSON");
    let [one, other] = issues.as_slice() else { panic!("{report}") };
    assert_eq!((&one["severity"], &one["description"]), (&"major".into(), &other["description"]));
    assert_ne!(one["fingerprint"], other["fingerprint"]);
}

#[test]
fn a_suite_counts_its_cases() {
    let xml = written("junit", "a.bao", "1: A6<* a6<;\n");
    assert!(xml.contains("<testsuite name=\"a.bao\" tests=\"1\" failures=\"0\" errors=\"0\">"), "{xml}");
    let xml = written("junit", "a.bao", EMPTY_PIT);
    assert!(xml.contains(" tests=\"1\" failures=\"1\" errors=\"0\">"), "{xml}");
}

#[test]
fn a_result_has_its_place() {
    let log: Value = serde_json::from_str(&written("sarif", "the games/a.bao", EMPTY_PIT)).expect("JSON");
    let place = &log["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "the%20games/a.bao");
    assert_eq!(place["region"]["endColumn"], 8);
}
