//! Records, the pages kibao makes of them, and their JSON, which says what a page must show.

use serde_json::{Value, json};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository")
}

/// A record among the samples.
pub fn sample(name: &str) -> PathBuf {
    let path = root().join("samples").join(name);
    assert!(path.is_file(), "{} is missing", path.display());
    path
}

/// A folder of the samples.
pub fn folder(name: &str) -> PathBuf {
    root().join("samples").join(name)
}

/// Every record of a folder of the samples, in order of name.
pub fn samples(name: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder(name)).expect("samples");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// Runs kibao and gives its standard output; it may say by exit status 1 that it found something.
#[track_caller]
pub fn kibao(arguments: &[&str]) -> String {
    kibao_in(Path::new("."), arguments)
}

/// The same in a folder.
#[track_caller]
pub fn kibao_in(folder: &Path, arguments: &[&str]) -> String {
    let path = env::var_os("KIBAO").map_or_else(|| root().join("target/release/kibao"), PathBuf::from);
    let path = path.canonicalize().unwrap_or(path);
    assert!(path.is_file(), "no {}: build it with cargo build --release, or name it by KIBAO", path.display());
    let done =
        Command::new(&path).args(arguments).current_dir(folder).stdin(Stdio::null()).output().expect("kibao runs");
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(matches!(done.status.code(), Some(0 | 1)), "kibao {}: {}\n{said}", arguments.join(" "), done.status);
    String::from_utf8(done.stdout).expect("kibao writes UTF-8")
}

/// The page of a record, in a file.
#[track_caller]
pub fn page(record: &Path, options: &[&str], file: &Path) {
    let mut arguments = vec!["html", text(record), "-o", text(file)];
    arguments.extend(options);
    kibao(&arguments);
    assert!(file.is_file(), "kibao html has written no {}", file.display());
}

/// The games of a record as JSON.
#[track_caller]
pub fn games(record: &Path) -> Vec<Value> {
    let lines = kibao(&["json", "--ndjson", "--trace", text(record)]);
    let games: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).expect("a game is JSON")).collect();
    games.into_iter().filter(|it| it["format"] == "kibao-game").collect()
}

/// A path as an argument.
fn text(path: &Path) -> &str {
    path.to_str().expect("a path that is text")
}

/// How many plies of a game can be shown.
pub fn playable(game: &Value) -> usize {
    game["plies"].as_array().expect("plies").iter().take_while(|ply| !ply["position"].is_null()).count()
}

/// The position after that many plies.
#[track_caller]
pub fn position(game: &Value, ply: usize) -> &Value {
    let position = if ply == 0 { &game["start"] } else { &game["plies"][ply - 1]["position"] };
    assert!(position.is_object(), "no position at ply {ply}");
    position
}

/// A position as a page draws it: what [`crate::page::DRAWN`] reads.
pub fn drawn(position: &Value) -> Value {
    let mut pits = serde_json::Map::new();
    for (side, rows) in [("south", ["A", "B"]), ("north", ["a", "b"])] {
        for (row, name) in ["front", "back"].iter().zip(rows) {
            for (index, seeds) in position[side][row].as_array().expect("a row").iter().enumerate() {
                pits.insert(format!("{name}{}", index + 1), seeds.clone());
            }
        }
    }
    let house = |side: &str| match &position[side]["house"] {
        none if none == "none" => Value::Null,
        state => state.clone(),
    };
    let blocked: Vec<&Value> = position["blocked"].as_str().iter().map(|_| &position["blocked"]).collect();
    json!({
        "pits": pits,
        "stores": {"south": position["south"]["store"], "north": position["north"]["store"]},
        "houses": {"south": house("south"), "north": house("north")},
        "blocked": blocked,
        "to_move": if position["phase"] == "over" { &Value::Null } else { &position["to_move"] },
    })
}
