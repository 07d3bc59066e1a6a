//! Games played through the referee are what `kibao json` says of their records.

use super::{answer, answers};
use crate::cli::run;
use kibao::engine::BUILT_IN;
use kibao::referee::Referee;
use serde_json::{Value, json};

/// The games of a text as `kibao json --trace` has them.
fn games(text: &str, rules: &str) -> Vec<Value> {
    let out = run(&["json", "--ndjson", "--trace", "--rules", rules, "-"], text).out;
    out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn generated_games_end_as_json_says() {
    let (mut plies, mut ended) = (0, 0);
    for known in BUILT_IN {
        for dialect in ["kibao", "zanzibar"] {
            let args = ["gen", "--games", "12", "--seed", "21", "--rules", known.name, "--dialect", dialect];
            let text = run(&args, "").out;
            let games = games(&text, known.name);
            assert_eq!(games.len(), 12);
            let mut input = String::new();
            let mut expected = Vec::new();
            for (number, game) in games.iter().enumerate() {
                let new = json!({"cmd": "new", "game": number, "rules": known.name, "dialect": dialect});
                input += &format!("{new}\n");
                expected.push(json!({"position": game["start"], "ply": 0}));
                for ply in game["plies"].as_array().expect("plies") {
                    let play = json!({"cmd": "play", "game": number, "move": ply["written"], "trace": true});
                    input += &format!("{play}\n");
                    expected.push(json!({"ply": ply, "notes": []}));
                    plies += 1;
                }
                input += &format!("{}\n", json!({"cmd": "result", "game": number}));
                let mut result = game["result"].clone();
                ended += usize::from(result["reason"] != "unfinished");
                result["recorded"] = Value::Null;
                expected.push(json!({"result": result}));
            }
            let got = answers(input.as_bytes());
            assert_eq!(got.len(), expected.len());
            for (got, expected) in got.iter().zip(&expected) {
                assert_eq!(got["ok"], true, "{got}");
                for (key, value) in expected.as_object().expect("an object") {
                    assert_eq!(&got[key], value, "{} {dialect}: {key} of {got}", known.name);
                }
            }
        }
    }
    assert!(plies > 3_000 && ended > 100, "{plies} plies, {ended} games ended");
}

#[test]
fn legal_moves_are_those_of_the_command_and_undo_brings_them_back() {
    for known in BUILT_IN {
        let text = run(&["gen", "--seed", "5", "--rules", known.name], "").out;
        let game = games(&text, known.name).remove(0);
        let mut referee = Referee::default();
        answer(&mut referee, json!({"cmd": "new", "rules": known.name}).to_string());
        let mut seen = Vec::new();
        for ply in game["plies"].as_array().expect("plies") {
            let moves = answer(&mut referee, r#"{"cmd":"moves","positions":true}"#);
            let listed = moves["moves"].as_array().expect("moves");
            assert!(listed.contains(&ply["canonical"]), "{ply}");
            let after = &moves["positions"][ply["canonical"].as_str().expect("a name")];
            assert_eq!(after, &ply["position"]["text"]);
            seen.push(moves);
            let played = answer(&mut referee, json!({"cmd": "play", "move": ply["canonical"]}).to_string());
            assert_eq!(played["over"], ply["position"]["phase"] == "over");
        }
        assert_eq!(answer(&mut referee, r#"{"cmd":"moves"}"#)["moves"], json!([]), "the game is over");
        let refused = answer(&mut referee, r#"{"cmd":"play","move":"A1>"}"#);
        assert_eq!((&refused["error"]["code"], &refused["error"]["reason"]), (&json!("game-over"), &json!("R201")));
        for moves in seen.iter().rev() {
            let back = answer(&mut referee, r#"{"cmd":"undo"}"#);
            assert_eq!((&back["ok"], &back["over"]), (&json!(true), &json!(false)));
            assert_eq!(&answer(&mut referee, r#"{"cmd":"moves","positions":true}"#), moves);
        }
        let none = answer(&mut referee, r#"{"cmd":"undo"}"#);
        assert_eq!(none["error"]["code"], "nothing-played");
    }
}

#[test]
fn reasons_are_those_of_check_and_nothing_changes() {
    let mut codes = std::collections::BTreeSet::new();
    for known in BUILT_IN {
        let path = format!("tests/data/illegal-{}.txt", known.name);
        assert!(crate::cli::root().join(path).exists());
        for seed in 0..60 {
            let seed = seed.to_string();
            let args = ["gen", "--seed", &seed, "--slips", "3", "--rules", known.name];
            let text = run(&args, "").out;
            let game = games(&text, known.name).remove(0);
            let plies = game["plies"].as_array().expect("plies");
            let Some(broken) = plies.iter().position(|ply| ply["canonical"].is_null()) else { continue };
            let finding = game["findings"].as_array().expect("findings").iter().find(|it| it["ply"] == broken + 1);
            let Some(finding) = finding.filter(|it| it["severity"] == "error") else { continue };
            // A move in the wrong place is a fault of a record, not of a move.
            if ["R203", "R204", "R206"].contains(&finding["code"].as_str().expect("a code")) {
                continue;
            }
            let mut referee = Referee::default();
            answer(&mut referee, json!({"cmd": "new", "rules": known.name}).to_string());
            for ply in plies.iter().take(broken) {
                let played = answer(&mut referee, json!({"cmd": "play", "move": ply["canonical"]}).to_string());
                assert_eq!(played["ply"]["position"], ply["position"]);
            }
            let before = answer(&mut referee, r#"{"cmd":"position"}"#);
            let written = &plies[broken]["written"];
            let refused = answer(&mut referee, json!({"cmd": "play", "move": written}).to_string());
            assert_eq!((&refused["ok"], &refused["error"]["reason"]), (&json!(false), &finding["code"]), "{refused}");
            assert_eq!(refused["error"]["message"], finding["message"], "{refused}");
            let legal = answer(&mut referee, r#"{"cmd":"moves"}"#);
            assert_eq!(refused["error"]["legal"], legal["moves"]);
            assert_eq!(answer(&mut referee, r#"{"cmd":"position"}"#), before);
            codes.insert(finding["code"].to_string());
        }
    }
    assert!(codes.len() >= 6, "{codes:?}");
}
