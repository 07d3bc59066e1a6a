//! JSON: what is printed of any text is JSON and follows the schema, and no sign in it turns or hides text.

use super::input::{options, transcript};
use kibao::findings::Report;
use kibao::render::json::{self, Detail};
use kibao::replay::replays;
use kibao::source::LineIndex;
use std::sync::OnceLock;

fn validator() -> &'static jsonschema::Validator {
    static VALIDATOR: OnceLock<jsonschema::Validator> = OnceLock::new();
    VALIDATOR.get_or_init(|| {
        let schema = serde_json::to_value(json::schema()).expect("a schema");
        let schema = serde_json::json!({"$ref": "#/$defs/Game", "$defs": schema["$defs"]});
        jsonschema::validator_for(&schema).expect("a schema")
    })
}

pub(super) fn run(bytes: &[u8]) {
    let (choice, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let (text, options) = (transcript(bytes), options(*choice));
    let lines = LineIndex::new(&text);
    for replay in replays(&text, &options) {
        let valid = replay.is_valid();
        let report = Report::new(&text, replay);
        let game = json::game(&report, "-", &|offset| lines.place(offset), Detail { plies: true, trace: true });
        let line = json::text(&game);
        assert!(!line.chars().any(|c| c.is_control() || c == '\u{202e}'), "{line}");
        let value: serde_json::Value = serde_json::from_str(&line).expect("JSON");
        assert!(validator().is_valid(&value), "{line}");
        assert_eq!(value["valid"], valid);
        let plies = value["plies"].as_array().expect("a list");
        for ply in plies.iter().filter(|ply| !ply["position"].is_null()) {
            let seeds = |value: &serde_json::Value| {
                value.as_array().expect("a row").iter().filter_map(serde_json::Value::as_u64).sum::<u64>()
            };
            let side = |side: &serde_json::Value| {
                seeds(&side["front"]) + seeds(&side["back"]) + side["store"].as_u64().expect("a store")
            };
            assert_eq!(side(&ply["position"]["south"]) + side(&ply["position"]["north"]), 64, "{line}");
        }
    }
}
