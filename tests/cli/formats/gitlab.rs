//! The Code Quality report of GitLab against its documented form.

use super::{check, every_record, findings, text};
use crate::cli::run;
use kibao::render::for_terminal;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What the documentation says of the report: an array of objects with these fields, severities and relative paths.
fn validator() -> jsonschema::Validator {
    let schema = json!({
        "type": "array",
        "items": {
            "type": "object",
            "required": ["description", "check_name", "fingerprint", "severity", "location"],
            "additionalProperties": false,
            "properties": {
                "description": { "type": "string", "minLength": 1 },
                "check_name": { "type": "string", "pattern": "^[A-Z][0-9]{3}$" },
                "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{32}$" },
                "severity": { "enum": ["info", "minor", "major", "critical", "blocker"] },
                "location": {
                    "type": "object",
                    "required": ["path", "lines"],
                    "additionalProperties": false,
                    "properties": {
                        "path": { "type": "string", "minLength": 1, "not": { "pattern": "^\\./" } },
                        "lines": {
                            "type": "object",
                            "required": ["begin"],
                            "additionalProperties": false,
                            "properties": { "begin": { "type": "integer", "minimum": 1 } }
                        }
                    }
                }
            }
        }
    });
    jsonschema::validator_for(&schema).expect("a schema")
}

fn report(out: &str) -> Vec<Value> {
    let report: Value = serde_json::from_str(out).unwrap_or_else(|error| panic!("{error}: {out}"));
    let wrong: Vec<String> = validator().iter_errors(&report).map(|error| error.to_string()).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    report.as_array().expect("an array").clone()
}

fn fingerprints(report: &[Value]) -> Vec<&str> {
    report.iter().map(|issue| text(issue, "fingerprint").expect("a fingerprint")).collect()
}

#[test]
fn every_report_is_in_form_and_says_what_json_says() {
    every_record(|record| {
        let report = report(&check(&["--format", "gitlab"], record).out);
        let findings = findings(&[], record);
        assert_eq!(report.len(), findings.len());
        assert_eq!(fingerprints(&report).into_iter().collect::<BTreeSet<_>>().len(), report.len());
        for (issue, finding) in report.iter().zip(&findings) {
            let help = text(finding, "help").map_or_else(String::new, |help| format!("; {help}"));
            let said = text(finding, "message").expect("a message").to_owned() + &help;
            assert_eq!(text(issue, "description"), Some(&*for_terminal(&said)));
            assert_eq!(
                (&issue["check_name"], &issue["location"]["lines"]["begin"]),
                (&finding["code"], &finding["line"])
            );
        }
    });
}

#[test]
fn a_fingerprint_is_of_one_finding_and_stays_while_it_moves() {
    let before = report(&check(&["--format", "gitlab"], b"1: A6< a6<,;\n").out);
    let after = report(&check(&["--format", "gitlab"], b"title: later\n\n1: A6< a6<,;\n").out);
    assert_eq!(fingerprints(&before), fingerprints(&after));
    // One file, named three times.
    let ran = run(&["check", "-q", "--format", "gitlab", "--archive", "./samples", "samples/ok", "./samples/ok"], "");
    let report = report(&ran.out);
    assert_eq!(fingerprints(&report).into_iter().collect::<BTreeSet<_>>().len(), report.len());
    assert!(report.len() > 200, "{}", report.len());
}
