//! Replay pages: what is drawn beside the seeds is what the engine says, sowing by sowing.

use crate::fixtures;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use kibao::engine::{Board, House, Side, Trace};
use kibao::findings::Report;
use kibao::render::for_terminal;
use kibao::render::html::{self, PageGame};
use kibao::render::marks::TRACE_MOST;
use kibao::replay::{Options, replays};
use kibao::source::{LineIndex, Text};
use kibao::words::Lang;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;

/// The letters of South's house and North's.
fn letters(board: &Board) -> String {
    let letter = |side| match board.house(side) {
        House::Functional => 'f',
        House::Dormant => 'd',
        House::Lost => 'l',
    };
    Side::BOTH.map(letter).iter().collect()
}

/// The names of pits in a list.
fn names<'v>(list: impl Iterator<Item = &'v Value>) -> BTreeSet<&'v str> {
    list.filter_map(Value::as_str).collect()
}

#[test]
fn houses_and_marks_are_those_of_the_engine() {
    let (mut sowings, mut changes, mut captures, mut endless) = (0, 0, 0, 0);
    for (path, bytes) in fixtures::all() {
        let Ok(text) = Text::decode(&bytes) else { continue };
        for replay in replays(&text.text, &Options::default()) {
            let report = Report::new(replay);
            let lines = LineIndex::new(&text.text);
            let game = PageGame::new(&report, &path, &|offset| lines.place(offset)).expect("JSON");
            let entry: Value = serde_json::from_str(game.json()).expect("JSON");
            let seen = entry["seen"].as_array().expect("plies");
            let replay = &report.replay;
            assert_eq!(seen.len(), replay.replayed(), "{path}");
            for (index, seen) in seen.iter().enumerate() {
                let place = format!("{path}, ply {}", index + 1);
                let before = replay.state_after(index).expect("it replays");
                let played = replay.plies[index].played().expect("it replays");
                let mut trace = Trace { sowings: Vec::new(), most: TRACE_MOST };
                before.play_unchecked(&replay.rules, played.mv, &mut trace);
                let mut told = letters(&before.position.board);
                for (number, sowing) in (1_usize..).zip(&trace.sowings) {
                    let change = seen["houses"].as_array().and_then(|all| all.iter().find(|it| it[0] == number));
                    if let Some(change) = change {
                        let letters = change[1].as_str().expect("letters");
                        assert_ne!(told, letters, "{place}: nothing changes");
                        letters.clone_into(&mut told);
                        changes += 1;
                    }
                    assert!(!replay.rules.house || told == letters(&sowing.board), "{place}, sowing {number}: {told}");
                    sowings += 1;
                }
                // The marks are what the JSON says of the same ply.
                let ply = &entry["game"]["plies"][index];
                assert_eq!(seen["start"], ply["canonical"].as_str().expect("a move")[..2], "{place}");
                let steps = ply["trace"].as_array().expect("a trace");
                if ply["ends"] == "endless" {
                    assert_eq!((&seen["last"], &seen["captured"]), (&Value::Null, &Value::Null), "{place}");
                    endless += 1;
                } else {
                    assert_eq!(seen["last"], steps.last().expect("a sowing")["last"], "{place}");
                    let captured = seen["captured"].as_array().into_iter().flatten();
                    let expected = names(steps.iter().map(|it| &it["taken_from"]));
                    captures += expected.len();
                    assert_eq!(names(captured), expected, "{place}");
                }
            }
        }
    }
    let counts = [sowings > 5000, changes > 60, captures > 1000, endless > 0];
    assert_eq!(counts, [true; 4], "{sowings} sowings, {changes} changes, {captures} captures, {endless} endless moves");
}

#[test]
fn a_game_says_in_every_language_how_it_is_over() {
    let entry = |name: &str| {
        let (_, bytes) = fixtures::all().into_iter().find(|(path, _)| path.ends_with(name)).expect("a sample");
        let text = String::from_utf8(bytes).expect("text");
        let report = Report::new(replays(&text, &Options::default()).next().expect("a game"));
        let lines = LineIndex::new(&text);
        let game = PageGame::new(&report, name, &|offset| lines.place(offset)).expect("JSON");
        serde_json::from_str::<Value>(game.json()).expect("JSON")["over"].take()
    };
    let over = json!({
        "en": "South wins, as North has no pit with two seeds",
        "sw": "Kusini ameshinda, kwa kuwa Kaskazini hana shimo lenye kete mbili",
        "de": "Süd gewinnt, denn Nord hat keine Mulde mit zwei Saatkörnern mehr",
        "cs": "vyhrává jih, protože sever nemá žádnou jámu aspoň se dvěma semeny",
    });
    assert_eq!(entry("ok/win-by-no-move.bao"), over);
    assert_eq!(entry("ok/comment-resignation.bao"), Value::Null);
}

#[test]
fn an_ending_that_is_not_by_play_is_said_in_every_language() {
    let text = "Süd: Asha\nNord: Juma\nErgebnis: 0–1\nending: na čas\n\n1: A7>* a7>*;\n";
    let report = Report::new(replays(text, &Options::default()).next().expect("a game"));
    let lines = LineIndex::new(text);
    let game = PageGame::new(&report, "-", &|offset| lines.place(offset)).expect("JSON");
    let entry: Value = serde_json::from_str(game.json()).expect("JSON");
    let said = json!({
        "en": "South lost on time",
        "sw": "Kusini alishindwa kwa muda",
        "de": "Süd hat durch Zeitüberschreitung verloren",
        "cs": "jih prohrál na čas",
    });
    assert_eq!((&entry["ended"], &entry["over"]), (&said, &Value::Null));
    let headers = json!({"south": "Asha", "north": "Juma", "result": "0–1", "ending": "na čas"});
    assert_eq!(entry["game"]["headers"], headers);
    assert_eq!(entry["game"]["result"], json!({"winner": null, "reason": "time", "recorded": "north"}));
}

/// The text of a part of a page.
fn part<'p>(page: &'p str, begins: &str, ends: &str) -> &'p str {
    page.split_once(begins).and_then(|(_, rest)| rest.split_once(ends)).expect("the part").0
}

#[test]
fn the_policy_names_the_script_and_the_style() {
    let page = html::page(Lang::En, None, &[]);
    for (kind, begins, ends) in [("script", "<script>", "</script>"), ("style", "<style>", "</style>")] {
        let text = part(&page, begins, ends);
        assert!(text.len() > 5000, "{kind}");
        assert!(page.contains(&format!("{kind}-src 'sha256-{}'", STANDARD.encode(Sha256::digest(text)))), "{kind}");
        // A browser converts other line ends to LF, so the hash would differ.
        assert!(!text.contains('\r') && !text.contains("<!--"), "{kind}");
    }
    assert!(!page.contains("{{"));
}

#[test]
fn a_page_is_recognised_by_its_beginning() {
    let page = html::page(Lang::En, None, &[]);
    let mark = "content=\"kibao html ";
    let end = page.find(mark).expect("the mark") + mark.len();
    assert!(html::is_page(page.as_bytes()) && html::is_page(&page.as_bytes()[..end]));
    assert!(!html::is_page(&page.as_bytes()[..end - 1]) && !html::is_page(b""));
    let late = page.replacen("<html", &format!("{}<html", " ".repeat(512)), 1);
    assert!(!html::is_page(late.as_bytes()));
}

#[test]
fn the_script_shows_no_other_characters_than_a_terminal() {
    let page = html::page(Lang::En, None, &[]);
    let table = part(&page, "const UNSAFE=", "]/gu;").split_once("/[").expect("the table").1;
    // `\u001f` and `\u{e0000}`, alone or joined by a hyphen to the last character of a range.
    let code = |it: &str| u32::from_str_radix(it.trim_matches(['{', '}']), 16).unwrap_or_default();
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    let mut is_last = false;
    for piece in table.split("\\u").skip(1) {
        let (piece, is_first) = piece.strip_suffix('-').map_or((piece, false), |piece| (piece, true));
        match ranges.last_mut() {
            Some(range) if is_last => range.1 = code(piece),
            _ => ranges.push((code(piece), code(piece))),
        }
        is_last = is_first;
    }
    assert!(ranges.len() > 10, "{table}");
    for c in '\0'..=char::MAX {
        let in_script = ranges.iter().any(|(first, last)| (*first..=*last).contains(&u32::from(c)));
        let text = c.to_string();
        assert_eq!(in_script, for_terminal(&text) != text, "{}", c.escape_unicode());
    }
}
