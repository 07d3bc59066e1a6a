//! `kibao select`: which games, split and merged without loss, names of files that are safe, what is never overwritten.

mod archive;
mod filters;
mod names;

use crate::cli::run;
use serde_json::Value;

/// What a game says, wherever it stands: head, moves as played, result.
fn said(game: &Value) -> Value {
    let plies = game["plies"].as_array().expect("plies");
    let moves: Vec<&Value> =
        plies.iter().map(|ply| if ply["canonical"].is_null() { &ply["written"] } else { &ply["canonical"] }).collect();
    serde_json::json!([game["headers"], moves, game["result"], game["start"], game["valid"]])
}

/// The games of a text, and all its comments in order, as `fmt` keeps them.
fn content(text: &str) -> (Vec<Value>, Vec<String>) {
    let out = run(&["json", "--ndjson", "-"], text).out;
    let games = out.lines().map(|line| said(&serde_json::from_str(line).expect("JSON"))).collect();
    (games, comments(text))
}

/// All comments of a text.
fn comments(text: &str) -> Vec<String> {
    let games = kibao::notation::games(text);
    let mut all = Vec::new();
    for game in games {
        all.extend(game.comments().map(|comment| comment.text.of(text).to_owned()));
    }
    all
}
