//! The JSON: it follows its schema, every position holds 64 seeds, traces add up.

use super::{root, run, run_in};
use crate::fixtures;
use serde_json::Value;

/// The JSON Schema that the program prints.
fn schema() -> Value {
    serde_json::from_str(&run(&["schema"], "").out).expect("a schema")
}

fn positions<'a>(value: &'a Value, found: &mut Vec<&'a Value>) {
    match value {
        Value::Object(map) if map.contains_key("to_move") => found.push(value),
        Value::Object(map) => map.values().for_each(|value| positions(value, found)),
        Value::Array(values) => values.iter().for_each(|value| positions(value, found)),
        _ => {}
    }
}

#[test]
fn what_is_printed_follows_the_schema() {
    let validator = jsonschema::validator_for(&schema()).expect("a schema");
    let (mut documents, mut boards) = (0, 0);
    for (path, bytes) in fixtures::all() {
        for args in [&["json", "-"][..], &["json", "--trace", "-"], &["check", "--format", "json", "-"]] {
            let ran = run_in(&root(), args, &bytes);
            let document: Value = serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{path}: {error}"));
            let wrong: Vec<String> = validator.iter_errors(&document).map(|error| error.to_string()).collect();
            assert!(wrong.is_empty(), "{path}: {wrong:?}");
            let mut found = Vec::new();
            positions(&document, &mut found);
            for position in &found {
                let numbers = |side: &str, row: &str| -> u64 {
                    position[side][row].as_array().expect("a row").iter().filter_map(Value::as_u64).sum()
                };
                let sides = ["south", "north"].map(|side| {
                    numbers(side, "front") + numbers(side, "back") + position[side]["store"].as_u64().expect("a store")
                });
                assert_eq!(sides.iter().sum::<u64>(), 64, "{path}: {position}");
            }
            documents += 1;
            boards += found.len();
        }
    }
    assert!(documents > 250 && boards > 3_000, "{documents} documents, {boards} positions");
}

#[test]
fn the_schema_can_refuse() {
    let validator = jsonschema::validator_for(&schema()).expect("a schema");
    let mut document: Value = serde_json::from_str(&run(&["json", "-"], "1: A7>* a7>*;\n").out).expect("JSON");
    assert!(validator.is_valid(&document));
    document["games"][0]["plies"][0]["kind"] = "nonsense".into();
    assert!(!validator.is_valid(&document));
}

#[test]
fn one_game_a_line_is_the_same_as_one_document() {
    let games = run(&["gen", "--games", "3", "--rules", "ruehl"], "").out;
    let lines = run(&["json", "--ndjson", "-"], &games).out;
    let lines: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let document: Value = serde_json::from_str(&run(&["json", "-"], &games).out).expect("JSON");
    assert_eq!(document["games"], Value::Array(lines));
    let third: Value = serde_json::from_str(&run(&["json", "--ndjson", "--game", "3", "-"], &games).out).expect("JSON");
    assert_eq!(document["games"][2], third);
}

#[test]
fn traces_tell_the_same_story_as_the_moves() {
    let games = run(&["gen", "--games", "40", "--seed", "4"], "").out;
    let document: Value = serde_json::from_str(&run(&["json", "--trace", "-"], &games).out).expect("JSON");
    let mut moves = 0;
    for ply in
        document["games"].as_array().expect("games").iter().flat_map(|game| game["plies"].as_array().expect("plies"))
    {
        let trace = ply["trace"].as_array().expect("a trace");
        let sown = trace.iter().filter(|it| it["from"] != "store").count();
        assert_eq!(Some(sown as u64), ply["sowings"].as_u64(), "{ply}");
        let taken: u64 = trace.iter().filter_map(|it| it["taken"].as_u64()).sum();
        assert_eq!(Some(taken), ply["captured"].as_u64(), "{ply}");
        let then = trace.last().expect("a sowing")["then"].as_str().expect("a word");
        assert_eq!(then.replace("stop", "empty"), ply["ends"].as_str().expect("a word"), "{ply}");
        moves += 1;
    }
    assert!(moves > 1_000, "{moves}");
}

/// A document without these keys of its plies.
fn left_out(document: &mut Value, keys: &[&str]) {
    for game in document["games"].as_array_mut().expect("games") {
        for ply in game["plies"].as_array_mut().expect("plies") {
            for key in keys {
                match key.split_once('.') {
                    Some((outer, inner)) => {
                        ply.get_mut(outer).and_then(Value::as_object_mut).map(|it| it.shift_remove(inner))
                    }
                    None => ply.as_object_mut().map(|it| it.shift_remove(*key)),
                };
            }
        }
    }
}

#[test]
fn keys_of_plies_are_left_out_and_nothing_else() {
    let all = ["written", "remark", "reading", "canonical", "kind", "captured", "sowings", "safari", "tax"];
    let more = ["creates_block", "under_block", "ends", "position", "position.text"];
    let every = [&all[..], &more[..]].concat();
    let mut compared = 0;
    for (path, bytes) in fixtures::of("err").into_iter().step_by(7) {
        let whole = run_in(&root(), &["json", "--trace", "-"], &bytes);
        for keys in [&["position.text"][..], &["kind", "tax", "position.text"], &["position"], &every] {
            let less = run_in(&root(), &["json", "--trace", "--without", &keys.join(","), "-"], &bytes);
            let mut expected: Value = serde_json::from_str(&whole.out).expect("JSON");
            left_out(&mut expected, keys);
            let found: Value = serde_json::from_str(&less.out).expect("JSON");
            assert_eq!(found, expected, "{path} {keys:?}");
            compared += 1;
        }
    }
    assert!(compared > 50, "{compared}");
    let wrong = run(&["json", "--without", "board", "-"], "1: A6<*;\n");
    assert!(wrong.status == Some(2) && wrong.err.contains("position.text"), "{}", wrong.err);
}
