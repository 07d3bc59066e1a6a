//! What `check` writes for other programs, held against the published form of each format.

mod github;
mod gitlab;
mod hostile;
mod junit;
mod paths;
mod sarif;

use super::{Ran, root, run_in};
use crate::fixtures;
use kibao::render::formats::{Audience, FORMATS};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestRunner};
use serde_json::Value;

/// Checks a record that comes by standard input; the program must not fail at it.
pub(super) fn check(args: &[&str], record: &[u8]) -> Ran {
    let ran = run_in(&root(), &[&["check", "-q", "-"], args].concat(), record);
    assert!(matches!(ran.status, Some(0 | 1)), "{args:?}: {ran:?}");
    ran
}

/// What is found, as JSON, in the order in which the other formats have it.
pub(super) fn findings(args: &[&str], record: &[u8]) -> Vec<Value> {
    let json = check(&[args, &["--format", "json"]].concat(), record).out;
    let document: Value = serde_json::from_str(&json).expect("JSON");
    let games = document["games"].as_array().expect("games").iter().map(|game| &game["findings"]);
    let lists = games.chain([&document["findings"]]);
    lists.flat_map(|list| list.as_array().expect("findings").clone()).collect()
}

/// The text of a field; none where it is null.
pub(super) fn text<'a>(value: &'a Value, field: &str) -> Option<&'a str> {
    value[field].as_str()
}

/// Text that would do harm where it is not escaped.
pub(super) const NASTY: &[&str] = &[
    "\u{1b}[31m",
    "\u{1b}]0;owned\u{7}",
    "\u{9b}2J",
    "\u{0}",
    "\u{8}\u{7f}\u{85}\u{ad}",
    "\u{202e}\u{2066}\u{200f}",
    "\u{2028}\u{feff}\u{fffe}\u{ffff}\u{e0041}",
    "]]>",
    "<b a=\"'\">&amp;&#0;",
    "\"}],\"x\":[{\"",
    "\\u001b\\",
    "%0A::error::forged",
    "%25%0D%2C%3A",
    "\n::error file=a,line=1::forged",
    "\r\n::stop-commands::x",
    "\r::set-output name=a::b",
    "##[error]forged",
    "[link](https://example.org)",
    "{0}",
    "😀é\u{301}",
    ",:;%",
];

/// A record with such text wherever text may stand.
fn record() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => proptest::sample::select(NASTY).prop_map(str::to_owned),
        1 => any::<String>(),
        1 => Just("x".repeat(5_000)),
        2 => Just("A6<".to_owned()),
    ];
    let text = proptest::collection::vec(piece, 0..4).prop_map(|pieces| pieces.concat());
    proptest::array::uniform6(text).prop_map(|[title, name, winner, word, comment, more]| {
        format!("title: {title}\nsouth: {name}\nwinner: {winner}\n\n1: A6< {word}; {comment}\n2: {more} A1>;\n")
    })
}

/// Calls `each` with every sample and with records full of harmful text; says how many there were.
pub(super) fn every_record(each: impl Fn(&[u8])) {
    let samples = fixtures::all();
    for (_, bytes) in &samples {
        each(bytes);
    }
    assert!(samples.len() > 100, "{}", samples.len());
    for nasty in NASTY {
        each(format!("title: {nasty}\n1: A6<{nasty} a6<; {nasty}\n{nasty}\n").as_bytes());
        each(nasty.as_bytes());
    }
    let mut runner = TestRunner::new(Config {
        cases: 96,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..Config::default()
    });
    runner
        .run(&record(), |record| {
            each(record.as_bytes());
            Ok(())
        })
        .expect("every record is told of in form");
}

/// The formats for code hosts.
pub(super) fn for_hosts() -> impl Iterator<Item = &'static str> {
    FORMATS.iter().filter(|row| row.audience == Audience::Hosts).map(|row| row.name)
}

#[test]
fn any_number_of_threads_gives_the_same_bytes() {
    let games = run_in(&root(), &["gen", "--games", "3000", "--seed", "5", "--slips", "0.3"], b"").out;
    for format in for_hosts() {
        let with = |jobs| check(&["--archive", "--format", format, "--jobs", jobs], games.as_bytes()).out;
        let one = with("1");
        assert!(one.len() > 50_000, "{format}: {}", one.len());
        assert!(one == with("2") && one == with("7"), "{format}");
    }
}

#[test]
fn options_choose_what_is_reported() {
    // A case of JUnit holds several findings.
    let one_by_one = || for_hosts().filter(|format| *format != "junit");
    let game = "south: Said\n1: A7<* a5>,;\n2: A6> a8<*;\n3: A5> a3>;\n4: A7>* a8>*;\n";
    let record = format!("{game}\n{game}5: A1>;");
    let record = record.as_bytes();
    let count = |args: &[&str], format: &str| {
        let out = check(&[args, &["--format", format]].concat(), record).out;
        let word = match format {
            "github" => "\n",
            "sarif" => "\"ruleIndex\"",
            "gitlab" => "\"check_name\"",
            format => panic!("add the text that occurs once in each finding of {format}"),
        };
        out.matches(word).count()
    };
    for args in [
        &[][..],
        &["--select", "M101,E109"],
        &["--ignore", "M"],
        &["--severity", "error"],
        &["--game", "2"],
        &["--archive"],
        &["--strict", "--rules", "zanzibar"],
    ] {
        let known = findings(args, record).len();
        for format in one_by_one() {
            assert_eq!(count(args, format), known, "{args:?} {format}");
        }
    }
    assert!(findings(&["--archive"], record).len() > findings(&[], record).len());
    for format in one_by_one() {
        assert_eq!(count(&["--max-findings", "2"], format), 2, "{format}");
        assert_eq!(count(&["--max-findings", "0"], format), 0, "{format}");
    }
    // A game that fails does so even where no findings are shown any more.
    let cut = check(&["--max-findings", "0", "--format", "junit"], record).out;
    assert!(cut.contains("<failure message=\"1 not shown (--max-findings)\""), "{cut}");
    assert!(!cut.contains("-:"), "{cut}");
}

#[test]
fn fixed_files_tell_what_remains() {
    for format in for_hosts() {
        let folder = super::files::folder(&[("a.bao", b"1: A6<* a6<*,;\n2: A1>;\n")]);
        let ran = run_in(folder.path(), &["check", "-q", "--fix", "--format", format, "a.bao"], b"");
        assert_eq!(ran.status, Some(1), "{ran:?}");
        // The rules of SARIF name all checks.
        let results = ran.out.split("\"results\":").last().expect("results");
        assert!(results.contains("R101") && !results.contains("N301"), "{}", ran.out);
    }
}
