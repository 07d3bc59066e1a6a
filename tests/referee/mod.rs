//! The referee: games played through it, its document, requests of every kind of nonsense, streams cut anywhere.

mod played;
mod robust;

use crate::cli::{root, run, run_in};
use kibao::referee::{Go, Referee};
use serde_json::Value;

/// The answers to lines, one each.
fn answers(input: &[u8]) -> Vec<Value> {
    let ran = run_in(&root(), &["referee"], input);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "the program ends well");
    ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// The answer to one request after others.
fn answer(referee: &mut Referee, line: impl AsRef<[u8]>) -> Value {
    let mut out = Vec::new();
    assert_eq!(referee.answer(line.as_ref(), &mut out), Go::On);
    assert_eq!(String::from_utf8_lossy(&out).matches('\n').count(), 1, "one line");
    serde_json::from_slice(&out).expect("JSON")
}

/// Says whether a value is an answer of the protocol, by its schema.
fn validator(of: &str) -> jsonschema::Validator {
    let mut schema: Value = serde_json::from_str(&run(&["schema", "referee"], "").out).expect("a schema");
    schema["$ref"] = format!("#/$defs/{of}").into();
    let schema = serde_json::json!({"$ref": schema["$ref"], "$defs": schema["$defs"]});
    jsonschema::validator_for(&schema).expect("a schema")
}

#[test]
fn the_document_says_what_happens() {
    let document = std::fs::read_to_string(root().join("src/referee/protocol.md")).expect("the document");
    let (requests, valid) = (validator("Request"), validator("Answer"));
    let mut referee = Referee::default();
    let mut got = String::new();
    let mut examples = 0;
    for line in document.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            assert!(requests.is_valid(&serde_json::from_str(request).expect("JSON")), "{request}");
            let mut out = Vec::new();
            referee.answer(request.as_bytes(), &mut out);
            got = String::from_utf8(out).expect("text");
            assert!(valid.is_valid(&serde_json::from_str(&got).expect("JSON")), "{got}");
        } else if let Some(expected) = line.strip_prefix("< ") {
            match expected.split_once('…') {
                Some((start, "")) => assert!(got.starts_with(start), "{expected}\n{got}"),
                _ => assert_eq!(got.trim_end(), expected),
            }
            examples += 1;
        }
    }
    assert_eq!(examples, 8);
    let greeting = answer(&mut referee, br#"{"cmd":"hello"}"#);
    for command in greeting["commands"].as_array().expect("commands") {
        assert!(document.contains(&format!("| `{}` |", command.as_str().expect("text"))), "{command}");
    }
    let schema: Value = serde_json::from_str(&run(&["schema", "referee"], "").out).expect("a schema");
    let codes = schema["$defs"]["ErrorCode"]["oneOf"].as_array().expect("codes");
    for code in codes.iter().map(|code| code["const"].as_str().expect("a code")) {
        assert!(document.contains(&format!("`{code}`")), "{code} is not in the document");
    }
    assert!(codes.len() > 10 && run(&["referee", "--help"], "").out.contains("The referee protocol, version 1"));
}

#[test]
fn the_schema_can_refuse() {
    let (requests, valid) = (validator("Request"), validator("Answer"));
    let json = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    assert!(requests.is_valid(&json(r#"{"cmd":"undo","plies":2,"game":"x"}"#)));
    assert!(!requests.is_valid(&json(r#"{"cmd":"undo","plys":2}"#)));
    assert!(!requests.is_valid(&json(r#"{"cmd":"jump"}"#)));
    assert!(valid.is_valid(&json(r#"{"id":null,"ok":true,"games":0}"#)));
    assert!(!valid.is_valid(&json(r#"{"id":null,"ok":true}"#)));
    assert!(!valid.is_valid(&json(r#"{"id":null,"ok":false,"error":{"code":"oh","message":"","help":null}}"#)));
}

#[test]
fn defaults_come_from_the_command_line() {
    let ran = run(&["referee", "--rules", "ruehl", "--dialect", "zanzibar"], "{\"cmd\":\"new\"}\n");
    assert!(ran.out.contains(r#""rules":"ruehl","dialect":"zanzibar""#), "{}", ran.out);
    let ran = run(&["referee", "--rules", "auto"], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
}
