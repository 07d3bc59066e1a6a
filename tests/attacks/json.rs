//! JSON: what is printed of any text is JSON and follows the schema, and no sign in it turns or hides text.

use super::input::{options, transcript};
use super::said::{HIDDEN, checked, validator};
use kibao::findings::Report;
use kibao::render::json::{self, Detail};
use kibao::replay::replays;
use kibao::source::LineIndex;
use std::sync::LazyLock;

static GAME: LazyLock<jsonschema::Validator> = LazyLock::new(|| validator(json::schema(), "Game"));

/// The text with another sign that is not seen in the place of two of them.
fn with_hidden(text: &str, choice: u8) -> String {
    let all: Vec<char> = HIDDEN.iter().cloned().flatten().collect();
    let sign = all[usize::from(choice) % all.len()];
    text.replace(['\u{202e}', '\u{200b}'], sign.encode_utf8(&mut [0; 4]))
}

pub(super) fn run(bytes: &[u8]) {
    let (choice, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let (text, options) = (with_hidden(&transcript(bytes), *choice), options(*choice));
    let lines = LineIndex::new(&text);
    for replay in replays(&text, &options) {
        let valid = replay.is_valid();
        let report = Report::new(replay);
        let game = json::game(&report, "-", &|offset| lines.place(offset), Detail { plies: true, trace: true });
        let line = json::text(&game);
        let direct = json::game_text(&report, "-", &|offset| lines.place(offset), Detail { plies: true, trace: true });
        assert_eq!(direct, line);
        let value = checked(&line, &GAME);
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
