//! SARIF against its published schema, and its places against those of JSON.

use super::{check, every_record, findings, text};
use crate::cli::{root, run};
use kibao::render::for_terminal;
use kibao::source::{Edit, Span, edited};
use serde_json::Value;
use std::process::Command;

/// The schema as it is published, which the sources of a crate hold. The first time cargo may have to fetch them.
fn schema() -> Value {
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(metadata.status.success(), "{}", String::from_utf8_lossy(&metadata.stderr));
    let metadata: Value = serde_json::from_slice(&metadata.stdout).expect("JSON");
    let mut packages = metadata["packages"].as_array().expect("packages").iter();
    let package = packages.find(|package| package["name"] == "serde-sarif").expect("the crate with the schema");
    let manifest = std::path::Path::new(text(package, "manifest_path").expect("a path"));
    let schema = std::fs::read_to_string(manifest.with_file_name("src/schema.json")).expect("the schema");
    serde_json::from_str(&schema).expect("JSON")
}

fn validator() -> jsonschema::Validator {
    let mut schema = schema();
    assert_eq!(schema["$schema"], "http://json-schema.org/draft-07/schema#");
    // The published pattern of a language has a bracket too many, and is none with it. No log of kibao names a language.
    for of in ["run", "toolComponent"] {
        let pattern = &mut schema["definitions"][of]["properties"]["language"]["pattern"];
        assert_eq!(*pattern, "^[a-zA-Z]{2}|^[a-zA-Z]{2}-[a-zA-Z]{2}]?$");
        *pattern = "^[a-zA-Z]{2}(-[a-zA-Z]{2})?$".into();
    }
    jsonschema::options().should_validate_formats(true).build(&schema).expect("a schema")
}

fn log(validator: &jsonschema::Validator, out: &str) -> Value {
    let log: Value = serde_json::from_str(out).unwrap_or_else(|error| panic!("{error}: {out}"));
    let wrong: Vec<String> =
        validator.iter_errors(&log).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    log
}

/// Where a line and column of a text are.
fn offset(record: &str, line: u64, column: u64) -> usize {
    let mut starts = vec![0];
    for (at, c) in record.char_indices() {
        if c == '\n' || (c == '\r' && !record[at + 1..].starts_with('\n')) {
            starts.push(at + 1);
        }
    }
    let start = starts[usize::try_from(line - 1).expect("a line")];
    let chars = record[start..].char_indices().map(|(at, _)| start + at).chain([record.len()]);
    chars.take(usize::try_from(column).expect("a column")).last().expect("a character")
}

fn region(record: &str, region: &Value) -> Span {
    let at = |line: &str, column: &str| {
        offset(record, region[line].as_u64().expect("a line"), region[column].as_u64().expect("a column"))
    };
    Span::new(at("startLine", "startColumn"), at("endLine", "endColumn"))
}

/// The stretch that JSON names by its first character and its length.
fn stretch(record: &str, value: &Value) -> Span {
    let number = |field: &str| value[field].as_u64().expect("a number");
    let start = offset(record, number("line"), number("column"));
    let length = record[start..].chars().take(usize::try_from(number("length")).expect("a length")).map(char::len_utf8);
    Span::new(start, start + length.sum::<usize>())
}

#[test]
fn every_log_follows_the_schema_and_says_what_json_says() {
    let validator = validator();
    every_record(|record| {
        let log = log(&validator, &check(&["--format", "sarif"], record).out);
        let results = log["runs"][0]["results"].as_array().expect("results");
        let findings = findings(&[], record);
        assert_eq!(results.len(), findings.len());
        // Places are those of the text in the file, so without a mark and in UTF-8.
        let record = std::str::from_utf8(record).ok().filter(|record| !record.starts_with('\u{feff}'));
        for (result, finding) in results.iter().zip(&findings) {
            assert_eq!(result["ruleId"], finding["code"]);
            let rule = &log["runs"][0]["tool"]["driver"]["rules"]
                [usize::try_from(result["ruleIndex"].as_u64().expect("a number")).expect("an index")];
            assert_eq!(rule["id"], finding["code"]);
            let help = text(finding, "help").map_or_else(String::new, |help| format!("\n{}", for_terminal(help)));
            let message = for_terminal(text(finding, "message").expect("a message")).into_owned() + &help;
            assert_eq!(result["message"]["text"], message.replace("](", "] (").replace('{', "{{").replace('}', "}}"));
            let Some(record) = record else { continue };
            let place = &result["locations"][0]["physicalLocation"];
            assert_eq!(region(record, &place["region"]), stretch(record, finding), "{finding}");
            fixes(record, result, finding);
        }
    });
}

/// A fix changes the same text in both.
fn fixes(record: &str, result: &Value, finding: &Value) {
    let edits = finding["fix"]["edits"].as_array().filter(|edits| !edits.is_empty());
    let Some(edits) = edits else { return assert_eq!(result["fixes"], Value::Null) };
    let edits: Vec<Edit> =
        edits.iter().map(|edit| Edit::new(stretch(record, edit), text(edit, "text").expect("text"))).collect();
    let changes = &result["fixes"][0]["artifactChanges"][0];
    assert_eq!(changes["artifactLocation"], result["locations"][0]["physicalLocation"]["artifactLocation"]);
    let replacement = |it: &Value| {
        Edit::new(region(record, &it["deletedRegion"]), text(&it["insertedContent"], "text").expect("text"))
    };
    let replaced: Vec<Edit> = changes["replacements"].as_array().expect("changes").iter().map(replacement).collect();
    assert_eq!(replaced, edits, "{finding}");
    assert!(edited(record, &replaced).is_ok(), "{finding}");
}

#[test]
fn folders_and_archives_follow_the_schema_too() {
    let validator = validator();
    for args in [&["samples"][..], &["samples/ok", "samples/ok", "--archive"], &["samples/ok", "--select", "R"]] {
        let ran = run(&[&["check", "-q", "--format", "sarif"], args].concat(), "");
        let log = log(&validator, &ran.out);
        let results = log["runs"][0]["results"].as_array().expect("results");
        assert_eq!(results.is_empty(), args.contains(&"--select"), "{args:?}");
        for result in results {
            let uri = text(&result["locations"][0]["physicalLocation"]["artifactLocation"], "uri").expect("a URI");
            assert!(uri.starts_with("samples/"), "{uri}");
        }
    }
}

#[test]
fn the_schema_can_refuse() {
    let mut log: Value = serde_json::from_str(&check(&["--format", "sarif"], b"1: A6<;\n").out).expect("JSON");
    let validator = validator();
    assert!(validator.is_valid(&log));
    log["runs"][0]["results"][0]["level"] = "grave".into();
    assert!(!validator.is_valid(&log));
}
