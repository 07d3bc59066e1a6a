//! The referee: one answer a line, whatever the requests are, each by the schema.

use super::input::Bytes;
use kibao::referee::{Go, Referee};
use std::sync::OnceLock;

fn validator() -> &'static jsonschema::Validator {
    static VALIDATOR: OnceLock<jsonschema::Validator> = OnceLock::new();
    VALIDATOR.get_or_init(|| {
        let schema = serde_json::to_value(kibao::referee::schema()).expect("a schema");
        let schema = serde_json::json!({"$ref": "#/$defs/Answer", "$defs": schema["$defs"]});
        jsonschema::validator_for(&schema).expect("a schema")
    })
}

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
    r#"{"cmd":"record"}"#,
    r#"{"cmd":"games"}"#,
    r#"{"cmd":"end"}"#,
    r#"{"cmd":"quit"}"#,
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
            // Every fourth request is spoilt.
            if bytes.byte().is_multiple_of(4) {
                let at = bytes.below(line.len());
                line[at] = bytes.byte();
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
        assert!(!text.trim_end_matches('\n').chars().any(char::is_control), "{text:?}");
        let answer: serde_json::Value = serde_json::from_str(text).expect("JSON");
        assert!(validator().is_valid(&answer), "{text}");
        if go == Go::Off {
            break;
        }
    }
}
