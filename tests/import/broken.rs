//! Records that are cut off, too deep, too long, of wrong types, in another encoding.

use super::{ABSTRACT_PLAY, RECORDS, games, program_record, site_record};
use kibao::import::{Reason, import};
use kibao::replay::{Options, replays};
use serde_json::{Value, json};

/// A record of each format.
fn records() -> [String; 2] {
    let first = |file: &'static str| games(file).next().expect("a game");
    [site_record(first(ABSTRACT_PLAY)).0.to_string(), program_record(2, first(RECORDS[1])).to_string()]
}

/// Imports bytes and replays whatever comes out.
fn survives(bytes: &[u8]) -> usize {
    let found = import(bytes);
    for game in found.iter().flatten() {
        for replay in replays(&game.text, &Options::default()) {
            let _ = game.end.difference(&replay);
        }
    }
    found.iter().filter(|it| it.is_ok()).count()
}

#[test]
fn a_record_that_is_cut_off_is_an_error_wherever_it_ends() {
    for record in records() {
        assert_eq!(survives(record.as_bytes()), 1);
        for end in 0..record.len() {
            let cut = &record.as_bytes()[..end];
            assert_eq!(survives(cut), 0, "{end}");
        }
    }
}

#[test]
fn one_broken_record_does_not_lose_the_others() {
    let [site, _] = records();
    let mut wrong: Value = serde_json::from_str(&site).expect("JSON");
    wrong["moves"] = json!("f2>*");
    let lines = format!("{site}\n\n{wrong}\n{site}\n");
    let array = format!("[{site},\n\n{wrong},\n{site}]");
    for text in [lines, array] {
        let found = import(text.as_bytes());
        let lines: Vec<Result<u32, u32>> =
            found.iter().map(|it| it.as_ref().map(|it| it.line).map_err(|it| it.line)).collect();
        assert_eq!(lines, [Ok(1), Err(3), Ok(4)], "{text}");
        assert!(
            matches!(&found[1].as_ref().unwrap_err().reason, Reason::Shape(error) if error.contains("expected a sequence"))
        );
    }
}

#[test]
fn each_value_of_another_type_is_an_error_or_does_no_harm() {
    fn paths(value: &Value, at: &str, all: &mut Vec<String>) {
        all.push(at.to_owned());
        match value {
            Value::Object(map) => map.iter().for_each(|(key, value)| paths(value, &format!("{at}/{key}"), all)),
            Value::Array(items) => {
                items.iter().enumerate().take(3).for_each(|(key, value)| paths(value, &format!("{at}/{key}"), all));
            }
            _ => {}
        }
    }
    let strange = [
        json!(null),
        json!(true),
        json!(-1),
        json!(1e300),
        json!(99),
        json!(""),
        json!("a\n1: A1>*;\nwinner: x;\u{202e}\u{0}"),
        json!([]),
        json!({}),
        json!([[[]]]),
        json!({"move": 1}),
        json!({"move": "f2>*"}),
    ];
    let mut tried = 0;
    for record in records() {
        let record: Value = serde_json::from_str(&record).expect("JSON");
        let mut all = Vec::new();
        paths(&record, "", &mut all);
        for path in all {
            for value in &strange {
                let mut changed = record.clone();
                *changed.pointer_mut(&path).expect("a place") = value.clone();
                survives(changed.to_string().as_bytes());
                tried += 1;
            }
        }
    }
    assert!(tried > 1_000, "{tried}");
}

#[test]
fn a_value_cannot_become_a_line_of_its_own() {
    let [site, _] = records();
    let mut record: Value = serde_json::from_str(&site).expect("JSON");
    let name = "Asha；\r\nwinner: North\u{2028}1: A1>*;\u{0}";
    record["header"]["players"][0]["name"] = name.into();
    record["header"]["event"] = name.into();
    let text = import(record.to_string().as_bytes()).remove(0).expect("a game").text;
    let head: Vec<&str> = text.split("\n\n").next().expect("a head").lines().collect();
    assert_eq!(head[0], "south: Asha, winner: North 1: A1>*,");
    assert_eq!(head.len(), 8, "{text}");
    let games: Vec<_> = replays(&text, &Options::default()).collect();
    assert_eq!((games.len(), games[0].is_valid()), (1, true), "{text}");
}

#[test]
fn depth_length_and_encoding_are_no_danger() {
    let deep = "[".repeat(200_000);
    assert_eq!(survives(deep.as_bytes()), 0);
    let within = format!("{{\"format\":\"bao-game-record\",\"x\":{}", "{\"x\":".repeat(200_000));
    assert_eq!(survives(within.as_bytes()), 0);
    let closed = format!(
        "{{\"format\":\"bao-game-record\",\"version\":1,\"moves\":[],\"x\":{}{}}}",
        "[".repeat(50_000),
        "]".repeat(50_000)
    );
    assert!(survives(closed.as_bytes()) <= 1);
    for record in records() {
        let wide: Vec<u8> = record.encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(survives(&wide), 0);
        let marked = format!("\u{feff}{record}");
        assert_eq!(survives(marked.as_bytes()), 1);
        let mut bytes = record.into_bytes();
        bytes[20] = 0xff;
        assert_eq!(import(&bytes)[0].as_ref().unwrap_err().reason, Reason::NotUtf8);
    }
}

#[test]
fn a_million_moves_are_read() {
    let [site, program] = records();
    let mut site: Value = serde_json::from_str(&site).expect("JSON");
    site["moves"] = vec![json!(["f2>*", "b3<*"]); 500_000].into();
    let game = import(site.to_string().as_bytes()).remove(0).expect("a game");
    assert_eq!(game.text.lines().count(), 500_008);
    let mut program: Value = serde_json::from_str(&program).expect("JSON");
    let first = program["moves"][0].clone();
    program["moves"] = vec![first; 10_000].into();
    // One side moves again and again: the other one's moves are missing.
    let game = import(program.to_string().as_bytes()).remove(0).expect("a game");
    assert!(replays(&game.text, &Options::default()).next().is_some_and(|it| !it.is_valid()));
}
