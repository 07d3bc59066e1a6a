//! `JUnit` XML: well formed, and with the suites, cases and counts that its readers expect. `.ci/formats` holds it against a
//! published schema.

use super::{check, every_record, findings, text};
use crate::cli::run;
use kibao::render::for_terminal;
use quick_xml::events::{BytesStart, Event};
use quick_xml::reader::Reader;
use std::collections::BTreeMap;

#[derive(Debug, Default)]
struct Case {
    attributes: BTreeMap<String, String>,
    failure: Option<BTreeMap<String, String>>,
    /// What is told of it, line by line.
    told: Vec<String>,
}

#[derive(Debug, Default)]
struct Suite {
    attributes: BTreeMap<String, String>,
    cases: Vec<Case>,
}

fn attributes(element: &BytesStart<'_>) -> BTreeMap<String, String> {
    let pair = |attribute: quick_xml::events::attributes::Attribute<'_>| {
        let value = quick_xml::escape::unescape(&attribute.value).expect("known entities").into_owned();
        (attribute.key.as_ref().to_owned(), value)
    };
    element.attributes().map(|attribute| pair(attribute.expect("an attribute"))).collect()
}

/// Reads a report strictly: no element may stand where it has no place.
fn suites(xml: &str) -> Vec<Suite> {
    // XML 1.0 has no place for these, escaped or not.
    let illegal = |c: char| (c < ' ' && !"\t\n\r".contains(c)) || matches!(c, '\u{fffe}' | '\u{ffff}');
    assert_eq!(xml.find(illegal), None, "{xml}");
    assert!(xml.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"));
    let mut reader = Reader::from_str(xml);
    let mut suites: Vec<Suite> = Vec::new();
    let mut open: Vec<String> = Vec::new();
    let mut words = String::new();
    loop {
        let event = reader.read_event().unwrap_or_else(|error| panic!("{error}: {xml}"));
        let empty = matches!(event, Event::Empty(_));
        match event {
            Event::Start(element) | Event::Empty(element) => {
                let name = element.name().as_ref().to_owned();
                let place = open.join("/");
                match (place.as_str(), name.as_str()) {
                    ("testsuites", "testsuite") => {
                        suites.push(Suite { attributes: attributes(&element), cases: Vec::new() });
                    }
                    ("testsuites/testsuite", "testcase") => {
                        let case = Case { attributes: attributes(&element), ..Case::default() };
                        suites.last_mut().expect("a suite").cases.push(case);
                    }
                    ("testsuites/testsuite/testcase", "failure") => {
                        let case = suites.last_mut().and_then(|suite| suite.cases.last_mut()).expect("a case");
                        assert!(case.failure.replace(attributes(&element)).is_none() && case.told.is_empty());
                    }
                    ("", "testsuites") | ("testsuites/testsuite/testcase", "system-out") => {}
                    _ => panic!("{name} in {place}"),
                }
                words.clear();
                if !empty {
                    open.push(name);
                }
            }
            Event::Text(text) => words.push_str(&text),
            Event::GeneralRef(entity) => {
                let entity = format!("&{};", &*entity);
                words.push_str(&quick_xml::escape::unescape(&entity).expect("a known entity"));
            }
            Event::End(_) => {
                let name = open.pop().expect("an element");
                if matches!(name.as_str(), "failure" | "system-out") {
                    let case = suites.last_mut().and_then(|suite| suite.cases.last_mut()).expect("a case");
                    case.told.extend(words.lines().map(str::to_owned));
                } else {
                    assert_eq!(words.trim(), "", "text in {name}");
                }
                words.clear();
            }
            Event::Decl(_) => {}
            Event::Eof => break,
            other => panic!("{other:?}"),
        }
    }
    assert!(open.is_empty());
    for suite in &suites {
        let number = |name: &str| suite.attributes[name].parse::<usize>().expect("a number");
        let failures = suite.cases.iter().filter(|case| case.failure.is_some()).count();
        assert_eq!((number("tests"), number("failures"), number("errors")), (suite.cases.len(), failures, 0));
    }
    suites
}

#[test]
fn every_report_is_well_formed_and_says_what_json_says() {
    every_record(|record| {
        let suites = suites(&check(&["--format", "junit"], record).out);
        let [suite] = &suites[..] else { panic!("{suites:?}") };
        let findings = findings(&[], record);
        let mut said: Vec<String> = suite.cases.iter().flat_map(|case| case.told.clone()).collect();
        let line = |finding: &serde_json::Value| {
            let help = text(finding, "help").map_or_else(String::new, |help| format!("; {help}"));
            let message = text(finding, "message").expect("a message");
            let code = text(finding, "code").expect("a code");
            let line = format!("-:{}:{}: {code} {message}{help}", finding["line"], finding["column"]);
            for_terminal(&line).replace(['\u{fffe}', '\u{ffff}'], "\u{fffd}")
        };
        let mut known: Vec<String> = findings.iter().map(line).collect();
        // Errors come first in a case.
        said.sort();
        known.sort();
        assert_eq!(said, known);
        let errors = findings.iter().any(|finding| finding["severity"] == "error");
        assert_eq!(suite.cases.iter().any(|case| case.failure.is_some()), errors);
    });
}

#[test]
fn a_file_is_a_suite_and_a_game_a_case() {
    let ran = run(&["check", "-q", "--format", "junit", "--archive", "samples/ok", "samples/err/picture.bao"], "");
    let suites = suites(&ran.out);
    let files = std::fs::read_dir(crate::cli::root().join("samples/ok")).expect("samples").count() + 1;
    let (archive, others): (Vec<&Suite>, Vec<&Suite>) =
        suites.iter().partition(|it| it.attributes["name"] == "archive");
    assert_eq!((archive.len(), others.len()), (1, files));
    for suite in others {
        assert!(!suite.cases.is_empty(), "{suite:?}");
        let names: std::collections::BTreeSet<&str> =
            suite.cases.iter().map(|it| it.attributes["name"].as_str()).collect();
        assert_eq!(names.len(), suite.cases.len(), "{suite:?}");
        assert!(suite.cases.iter().all(|case| case.attributes["classname"] == suite.attributes["name"]), "{suite:?}");
    }
    let picture = suites.iter().find(|it| it.attributes["name"].ends_with("picture.bao")).expect("a suite");
    assert!(picture.cases.iter().any(|case| case.failure.is_some()), "{picture:?}");
}

#[test]
fn strictness_makes_warnings_fail() {
    let record = b"1: A6< a6<;\n";
    let failing = |args: &[&str]| {
        let suites = suites(&check(&[args, &["--format", "junit"]].concat(), record).out);
        suites[0].cases[0].failure.as_ref().map(|failure| failure["type"].clone())
    };
    assert_eq!((failing(&[]), failing(&["--strict"])), (None, Some("M101".to_owned())));
}
