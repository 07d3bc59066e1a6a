//! Nothing that is sent ends the program, and every line has one answer.

use super::{answer, answers, validator};
use crate::cli::{root, run, run_in};
use kibao::generate::SplitMix64;
use kibao::referee::{LONGEST_LINE, Referee, serve};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

/// Requests that say something, to be played with.
const SEEDS: [&str; 22] = [
    r#"{"id":1,"cmd":"hello"}"#,
    r#"{"id":"two","cmd":"new","rules":"kibao"}"#,
    r#"{"cmd":"new","rules":"hus","game":"h"}"#,
    r#"{"cmd":"new","rules":"ruehl","takasia":false,"game":3,"max_sowings":100}"#,
    r#"{"cmd":"new","opening":"novice","dialect":"zanzibar","game":4}"#,
    r#"{"cmd":"new","opening":"[ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 1 ]"}"#,
    r#"{"cmd":"moves"}"#,
    r#"{"cmd":"moves","positions":true,"game":"h"}"#,
    r#"{"cmd":"play","move":"A6<*"}"#,
    r#"{"cmd":"play","move":"A7>*","trace":true}"#,
    r#"{"cmd":"play","move":"a6R*"}"#,
    r#"{"cmd":"play","move":"5","game":"h"}"#,
    r#"{"cmd":"play","move":"B3>","game":4}"#,
    r#"{"cmd":"play","move":"8R>**#"}"#,
    r#"{"cmd":"trace"}"#,
    r#"{"cmd":"trace","move":"A6>*"}"#,
    r#"{"cmd":"undo"}"#,
    r#"{"cmd":"undo","plies":2,"game":"h"}"#,
    r#"{"cmd":"result"}"#,
    r#"{"cmd":"position","id":1e999}"#,
    r#"{"cmd":"close","game":"h"}"#,
    "",
];

/// A request with something changed in it: bytes, pieces of another, brackets, numbers.
fn mutated(random: &mut SplitMix64) -> Vec<u8> {
    let mut line = SEEDS[random.below(SEEDS.len())].as_bytes().to_vec();
    let changes = random.below(4);
    for _ in 0..changes {
        let at = random.below(line.len() + 1);
        match random.below(9) {
            0 => line.truncate(at),
            1 => line.insert(at, random.below(256) as u8),
            2 => drop(line.splice(at.saturating_sub(3)..at, [])),
            3 => {
                let other = SEEDS[random.below(SEEDS.len())].as_bytes();
                line.splice(at..at, other.iter().copied());
            }
            4 => drop(line.splice(at..at, vec![b'['; random.below(600)])),
            5 => drop(line.splice(at..at, *b"99999999999999999999999999")),
            6 => drop(line.splice(at..at, *b"\\ud800")),
            7 => drop(line.splice(at..at, "\u{202e}é\u{0}\r".bytes())),
            _ => {
                if let Some(byte) = line.get_mut(at) {
                    *byte ^= 1 << random.below(8);
                }
            }
        }
    }
    line.retain(|byte| *byte != b'\n');
    line
}

#[test]
fn ten_thousand_random_requests_leave_it_alive() {
    let valid = validator("Answer");
    let mut random = SplitMix64::new(7);
    let mut input = Vec::new();
    let mut lines = 0;
    while lines < 10_000 {
        let line = mutated(&mut random);
        // A request to quit is a good reason to end.
        if String::from_utf8_lossy(&line).contains("quit") {
            continue;
        }
        input.extend(line);
        input.push(b'\n');
        lines += 1;
    }
    input.extend(b"{\"id\":\"last\",\"cmd\":\"hello\"}");
    let answers = answers(&input);
    assert_eq!(answers.len(), lines + 1, "one answer a line");
    let mut codes = std::collections::BTreeMap::new();
    for answer in &answers {
        assert!(valid.is_valid(answer), "{answer}");
        *codes.entry(answer["error"]["code"].as_str().unwrap_or("none")).or_insert(0) += 1;
    }
    assert_eq!(answers[lines]["id"], "last");
    assert!(codes["none"] > 1_000 && codes.len() >= 9, "{codes:?}");
}

#[test]
fn strange_lines_have_the_answer_they_deserve() {
    let deep = "[".repeat(100_000);
    let deep_key = format!(r#"{{"cmd":"new","rules":{deep}}}"#);
    let long_id = format!(r#"{{"cmd":"hello","id":"{}"}}"#, "x".repeat(300));
    let long_move = format!(r#"{{"cmd":"play","move":"{}"}}"#, "A6<*".repeat(100));
    let long_name = format!(r#"{{"cmd":"new","game":"{}"}}"#, "g".repeat(65));
    let cases: &[(&[u8], &str)] = &[
        (b"", "bad-json"),
        (b"   ", "bad-json"),
        (b"\r", "bad-json"),
        (b"\0", "bad-json"),
        (b"{", "bad-json"),
        (b"\xff\xfe{\"cmd\":\"hello\"}", "bad-json"),
        (b"{\"cmd\":\"h\xc3\"}", "bad-json"),
        (b"{\"cmd\":\"hello\"} {\"cmd\":\"hello\"}", "bad-json"),
        (b"{\"cmd\":\"hello\",}", "bad-json"),
        (b"\"hello\"", "bad-request"),
        (b"[\"1\",\"hello\"]", "bad-request"),
        (b"null", "bad-request"),
        (b"{}", "bad-request"),
        (b"{\"cmd\":5}", "bad-request"),
        (b"{\"cmd\":null}", "bad-request"),
        (b"{\"cmd\":\"hello\",\"cmd\":\"hello\"}", "bad-request"),
        (b"{\"cmd\":\"hello\",\"id\":[1]}", "bad-request"),
        (b"{\"cmd\":\"hello\",\"id\":true}", "bad-request"),
        (b"{\"cmd\":\"hello\",\"id\":\"\\ud800\"}", "bad-request"),
        (b"{\"cmd\":\"hello\",\"id\":1e999}", "bad-request"),
        (b"{\"cmd\":\"hello\",\"game\":1}", "bad-request"),
        (b"{\"cmd\":\"play\"}", "bad-request"),
        (b"{\"cmd\":\"play\",\"move\":6}", "bad-request"),
        (b"{\"cmd\":\"play\",\"move\":\"A6<\",\"move\":\"A6<\"}", "bad-request"),
        (b"{\"cmd\":\"undo\",\"plies\":-1}", "bad-request"),
        (b"{\"cmd\":\"undo\",\"plies\":1e3}", "bad-request"),
        (b"{\"cmd\":\"undo\",\"plies\":99999999999999999999}", "bad-request"),
        (b"{\"cmd\":\"new\",\"max_sowings\":0}", "bad-request"),
        (b"{\"cmd\":\"new\",\"max_sowings\":67108865}", "bad-request"),
        (b"{\"cmd\":\"new\",\"dialect\":\"latin\"}", "bad-request"),
        (b"{\"cmd\":\"new\",\"game\":\"\"}", "bad-request"),
        (b"{\"cmd\":\"new\",\"game\":1.5}", "bad-request"),
        (b"{\"cmd\":\"new\",\"rules\":\"chess\"}", "unknown-rules"),
        (b"{\"cmd\":\"new\",\"opening\":\"[ 1 ]\"}", "bad-opening"),
        (b"{\"cmd\":\"new\",\"opening\":\"official\",\"rules\":\"hus\"}", "bad-opening"),
        (b"{\"cmd\":\"PLAY\"}", "unknown-command"),
        (b"{\"cmd\":\"\\u0070lai\"}", "unknown-command"),
        (b"{\"cmd\":\"result\",\"game\":\"nobody's\"}", "no-game"),
        (b"{\"cmd\":\"play\",\"move\":\"\"}", "unreadable-move"),
        (b"{\"cmd\":\"play\",\"move\":\"--\"}", "unreadable-move"),
        (b"{\"cmd\":\"play\",\"move\":\"A6< a6<\"}", "unreadable-move"),
        (b"{\"cmd\":\"play\",\"move\":\"A9<\"}", "unreadable-move"),
        (b"{\"cmd\":\"play\",\"move\":\"A6\\u0000\"}", "unreadable-move"),
        (b"{\"cmd\":\"play\",\"move\":\"6\"}", "ambiguous-move"),
        (b"{\"cmd\":\"play\",\"move\":\"A5<\"}", "illegal-move"),
        (b"{\"cmd\":\"trace\"}", "nothing-played"),
        (b"{\"cmd\":\"undo\"}", "nothing-played"),
        (long_id.as_bytes(), "too-long"),
        (long_move.as_bytes(), "too-long"),
        (long_name.as_bytes(), "bad-request"),
        (deep.as_bytes(), "bad-json"),
        (deep_key.as_bytes(), "bad-json"),
        (b"\xef\xbb\xbf{\"cmd\":\"hello\"}", "bad-json"),
        (b"{\"cmd\":\"hello\"}\r", "none"),
        (b" {\"\\u0063md\":\"\\u0068ello\",\"id\":-1e-9} ", "none"),
    ];
    let valid = validator("Answer");
    let mut referee = Referee::default();
    answer(&mut referee, r#"{"cmd":"new"}"#);
    let before = answer(&mut referee, r#"{"cmd":"position"}"#);
    for (line, code) in cases {
        let got = answer(&mut referee, line);
        let line = String::from_utf8_lossy(&line[..line.len().min(80)]).into_owned();
        assert!(valid.is_valid(&got), "{line}: {got}");
        assert_eq!(got["error"]["code"].as_str().unwrap_or("none"), *code, "{line}: {got}");
        assert_eq!(answer(&mut referee, r#"{"cmd":"position"}"#), before, "{line}");
    }
}

#[test]
fn errors_name_what_was_meant() {
    let mut referee = Referee::default();
    let mut help = |line: &str| answer(&mut referee, line)["error"]["help"].as_str().unwrap_or_default().to_owned();
    assert_eq!(help(r#"{"cmd":"mvoes"}"#), "perhaps `moves`");
    assert_eq!(help(r#"{"cmd":"play","mvoe":"A6<"}"#), "perhaps `move`");
    assert_eq!(
        help(r#"{"cmd":"castle"}"#),
        "they are hello, new, position, moves, play, undo, trace, result, close, quit"
    );
    assert_eq!(help(r#"{"cmd":"undo","colour":1}"#), "it has id, cmd, game, plies");
}

#[test]
fn numbers_that_do_not_fit_are_reported_in_plain_words() {
    let mut referee = Referee::default();
    let mut message = |line: &str| {
        let got = answer(&mut referee, line);
        let told = got["error"]["message"].as_str().unwrap_or_default().to_owned();
        told.split(" (column").next().unwrap_or_default().to_owned()
    };
    for (written, shown) in
        [("4294967296", "4294967296"), ("99999999999999999999", "100000000000000000000"), ("-1", "-1"), ("1.5", "1.5")]
    {
        assert_eq!(
            message(&format!(r#"{{"cmd":"undo","plies":{written}}}"#)),
            format!("this is not a request: `{shown}` is not a whole number from 0 to 4294967295")
        );
        assert_eq!(
            message(&format!(r#"{{"cmd":"new","max_sowings":{written}}}"#)),
            format!("this is not a request: `{shown}` is not a whole number from 1 to 67108864")
        );
    }
    for (line, wanted) in [
        (r#"{"cmd":"undo","plies":"1"}"#, "expected a whole number from 0 to 4294967295"),
        (r#"{"cmd":"new","max_sowings":67108865}"#, "`67108865` is not a whole number from 1 to 67108864"),
        (r#"{"cmd":"new","max_sowings":0}"#, "`0` is not a whole number from 1 to 67108864"),
        (r#"{"cmd":"new","game":-1}"#, "expected the name of a game, a text or a whole number"),
        (r#"{"cmd":"new","game":99999999999999999999}"#, "expected the name of a game, a text or a whole number"),
    ] {
        assert!(message(line).ends_with(wanted), "{line}: {}", message(line));
    }
}

#[test]
fn the_schema_of_requests_takes_what_is_understood() {
    let valid = validator("Request");
    for (request, is) in [
        (json!({"cmd": "new", "dialect": "kibao"}), true),
        (json!({"cmd": "new", "dialect": "zanzibar"}), true),
        (json!({"cmd": "new", "dialect": null}), true),
        (json!({"cmd": "new", "dialect": "auto"}), false),
        (json!({"cmd": "new", "dialect": "latin"}), false),
        (json!({"cmd": "new", "max_sowings": 67_108_864}), true),
        (json!({"cmd": "new", "max_sowings": 67_108_865}), false),
        (json!({"cmd": "undo", "plies": 0}), true),
        (json!({"cmd": "undo", "plies": 4_294_967_296_u64}), false),
    ] {
        assert_eq!(valid.is_valid(&request), is, "{request}");
        let mut referee = Referee::default();
        assert_eq!(answer(&mut referee, request.to_string())["error"]["code"] != "bad-request", is, "{request}");
    }
}

#[test]
fn moves_are_understood_as_in_records() {
    let mut referee = Referee::default();
    let mut played = |game: &str, word: &str| {
        answer(&mut referee, json!({"cmd": "new", "dialect": game}).to_string());
        let got = answer(&mut referee, json!({"cmd": "play", "move": word}).to_string());
        let notes = got["notes"].as_array().cloned().unwrap_or_default();
        let codes = notes.iter().map(|note| note["code"].as_str().expect("a code").to_owned()).collect::<Vec<_>>();
        (got["ply"]["canonical"].as_str().unwrap_or_default().to_owned(), codes.join(" "))
    };
    let mut check = |game: &str, word: &str, name: &str, notes: &str| {
        assert_eq!(played(game, word), (name.to_owned(), notes.to_owned()), "{game} {word}");
    };
    check("kibao", "A6<*", "A6<*", "");
    check("kibao", "6L*", "A6<*", "");
    check("kibao", "6l*", "A6<*", "N302");
    check("kibao", " A6>* ", "A6>*", "");
    check("kibao", "A6>", "A6>*", "M101");
    check("kibao", "a6<**.", "A6<*", "M202 N301 N504");
    check("zanzibar", "6R*", "A6>*", "");
    check("zanzibar", "A6<*", "A6<*", "");
    check("zanzibar", "A6>*", "", "");
}

#[test]
fn limits_hold() {
    let mut referee = Referee::default();
    for game in 0..64 {
        assert_eq!(answer(&mut referee, json!({"cmd": "new", "game": game}).to_string())["ok"], true);
    }
    assert_eq!(answer(&mut referee, r#"{"cmd":"new","game":64}"#)["error"]["code"], "too-many-games");
    assert_eq!(answer(&mut referee, r#"{"cmd":"new","game":"63"}"#)["ok"], true, "one in place of itself");
    assert_eq!(answer(&mut referee, r#"{"cmd":"close","game":5}"#)["games"], 63);
    assert_eq!(answer(&mut referee, r#"{"cmd":"new","game":64}"#)["ok"], true);
}

/// Hands out a text in pieces of a few bytes.
struct Drops<'a>(&'a [u8], SplitMix64);

impl Read for Drops<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let some = (1 + self.1.below(7)).min(self.0.len()).min(buffer.len());
        buffer[..some].copy_from_slice(&self.0[..some]);
        self.0 = &self.0[some..];
        Ok(some)
    }
}

#[test]
fn streams_may_be_cut_anywhere() {
    let input = SEEDS.join("\r\n");
    let mut whole = Vec::new();
    serve(&mut Referee::default(), input.as_bytes(), &mut whole).expect("served");
    for seed in 0..20 {
        let mut cut = Vec::new();
        serve(&mut Referee::default(), Drops(input.as_bytes(), SplitMix64::new(seed)), &mut cut).expect("served");
        assert!(cut == whole, "{seed}");
    }
    assert_eq!(String::from_utf8_lossy(&whole).lines().count(), SEEDS.len() - 1, "an empty end is no line");
}

#[test]
fn a_line_that_is_too_long_is_passed_over() {
    for (length, expected) in [(LONGEST_LINE, "bad-json"), (LONGEST_LINE + 1, "too-long"), (5_000_000, "too-long")] {
        for end in ["", "\n", "\n{\"cmd\":\"hello\"}\n{\"cmd\":\"new\"}"] {
            let input = [vec![b'x'; length], end.as_bytes().to_vec()].concat();
            let ran = run_in(&root(), &["referee"], &input);
            let got: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
            assert_eq!(got[0]["error"]["code"], expected);
            assert_eq!(got.len(), 1 + end.trim().lines().count(), "{length}");
            assert!(got[1..].iter().all(|answer| answer["ok"] == true));
        }
    }
}

#[test]
fn quitting_ends_it_and_nothing_else_does() {
    let ran = run(&["referee"], "{\"cmd\":\"quit\",\"game\":1}\n{\"cmd\":\"quit\"}\n{\"cmd\":\"hello\"}\n");
    let codes: Vec<&str> = ran.out.lines().map(|line| &line[..20]).collect();
    assert_eq!(codes, [r#"{"id":null,"ok":fals"#, r#"{"id":null,"ok":true"#]);
    assert_eq!(ran.status, Some(0));
    assert_eq!(run(&["referee"], "").out, "");
}

#[test]
fn an_answer_comes_before_the_next_request() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kibao"))
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("standard input");
    let mut output = BufReader::new(child.stdout.take().expect("standard output"));
    for id in 0..100 {
        let request = json!({"id": id, "cmd": if id % 2 == 0 { "new" } else { "moves" }});
        writeln!(input, "{request}").expect("written");
        let mut line = String::new();
        output.read_line(&mut line).expect("read");
        assert!(line.starts_with(&format!("{{\"id\":{id},\"ok\":true")), "{line}");
    }
    drop(input);
    assert!(child.wait().expect("it ends").success());
}
