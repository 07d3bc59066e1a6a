//! The referee: one answer a line, whatever the requests are, each by the schema.

use super::input::Bytes;
use super::said::{checked, validator};
use kibao::referee::{Go, Referee};
use std::sync::LazyLock;

static ANSWER: LazyLock<jsonschema::Validator> = LazyLock::new(|| validator(kibao::referee::schema(), "Answer"));

const REQUESTS: &[&str] = &[
    r#"{"cmd":"hello"}"#,
    r#"{"id":1,"cmd":"new"}"#,
    r#"{"id":"a","cmd":"new","game":"g","rules":"hus"}"#,
    r#"{"cmd":"new","rules":"ruehl"}"#,
    r#"{"cmd":"moves"}"#,
    r#"{"cmd":"moves","positions":true}"#,
    r#"{"cmd":"play","move":"A6<"}"#,
    r#"{"cmd":"play","move":"a6<","trace":true}"#,
    r#"{"cmd":"play","move":"A7>*"}"#,
    r#"{"cmd":"play","move":"3>","game":"g"}"#,
    r#"{"cmd":"undo"}"#,
    r#"{"cmd":"position"}"#,
    r#"{"cmd":"trace"}"#,
    r#"{"cmd":"result"}"#,
    r#"{"cmd":"close"}"#,
    r#"{"cmd":"quit"}"#,
    "{\"cmd\":\"hello\",\"id\":\"a\u{202e}b\"}",
    r#"{"cmd":"new","opening":"novice","dialect":"zanzibar"}"#,
    r#"{"cmd":"new","game":"g","takasia":false,"max_sowings":100}"#,
    r#"{"cmd":"new","opening":"[ 1 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 21 22 | T T | 255 | 1 ]"}"#,
    r#"{"cmd":"moves","game":"g"}"#,
    r#"{"cmd":"moves","positions":false}"#,
    r#"{"cmd":"play","move":"A7>*","trace":true}"#,
    r#"{"cmd":"play","move":"a7>*"}"#,
    r#"{"cmd":"play","move":"8R>**#"}"#,
    r#"{"cmd":"play","move":"A6>*","game":"g"}"#,
    r#"{"cmd":"undo","plies":2}"#,
    r#"{"cmd":"position","game":"g"}"#,
    r#"{"cmd":"trace","move":"A6>*"}"#,
    r#"{"cmd":"result","game":"g"}"#,
    r#"{"cmd":"close","game":"g"}"#,
    "",
];

pub(super) fn run(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let mut referee = Referee::default();
    let raw = bytes.byte().is_multiple_of(2);
    let lines: Vec<Vec<u8>> = if raw {
        bytes.0.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect()
    } else {
        let mut lines = Vec::new();
        while !bytes.0.is_empty() {
            let mut line = REQUESTS[bytes.below(REQUESTS.len())].as_bytes().to_vec();
            // Every fourth request is damaged.
            if bytes.byte().is_multiple_of(4) {
                let at = bytes.below(line.len().max(1));
                line.splice(at..(at + 1).min(line.len()), [bytes.byte()]);
            }
            lines.push(line);
        }
        lines
    };
    for line in lines.iter().take(200) {
        let mut out = Vec::new();
        let go = referee.answer(line, &mut out);
        let text = std::str::from_utf8(&out).expect("answers are UTF-8");
        assert_eq!((text.matches('\n').count(), text.ends_with('\n')), (1, true), "one line: {text:?}");
        checked(text.trim_end_matches('\n'), &ANSWER);
        if go == Go::Off {
            break;
        }
    }
}

/// A request that is no command, or a command of which there is no request, tries nothing.
#[test]
fn requests_are_of_all_commands() {
    let answer = |request: &str| {
        let mut out = Vec::new();
        Referee::default().answer(request.as_bytes(), &mut out);
        serde_json::from_slice::<serde_json::Value>(&out).expect("JSON")
    };
    for request in REQUESTS.iter().filter(|request| !request.is_empty()) {
        let code = &answer(request)["error"]["code"];
        assert!(
            !["unknown-command", "bad-request", "bad-json", "bad-opening"].iter().any(|refused| code == refused),
            "{request}: {code}"
        );
    }
    for command in answer(REQUESTS[0])["commands"].as_array().expect("a list") {
        let asks = format!("\"cmd\":{command}");
        assert!(REQUESTS.iter().any(|request| request.contains(&asks)), "{command}");
    }
}
