//! A second count, game by game over the JSON of the games, with nothing in common with the program's own but the format.

use serde_json::{Value, json};
use std::cmp::Reverse;
use std::collections::BTreeMap;

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_default()
}

/// Who has won, and what decides it.
fn winner(game: &Value) -> (&'static str, Option<&'static str>) {
    let side = |value: &Value| ["south", "north"].into_iter().find(|side| value == side);
    let result = &game["result"];
    let finds = |code| game["findings"].as_array().is_some_and(|all| all.iter().any(|it| it["code"] == code));
    if finds("G201") {
        // The head has it that who gave up has won.
        return ("head", side(&result["recorded"]));
    }
    let by_play = ["front_row_empty", "no_move", "singletons", "endless"];
    let by_record = ["resignation", "time", "illegal_move", "absence", "agreement", "broken_off", "unfinished"];
    let mut reasons = by_play.into_iter().chain(by_record);
    let reason = reasons.find(|reason| result["reason"] == *reason).expect("a reason");
    match (side(&result["winner"]), side(&result["recorded"])) {
        (Some(winner), _) => (reason, Some(winner)),
        (None, Some(recorded)) if reason == "unfinished" => ("head", Some(recorded)),
        (None, None) if reason == "unfinished" => ("nothing", None),
        (None, recorded) => (reason, recorded),
    }
}

fn has_moves(game: &&Value) -> bool {
    game["plies"].as_array().is_some_and(|plies| !plies.is_empty())
}

/// The games that are results: those with moves, and the others that somebody has won.
fn results_of(games: &[Value]) -> impl Iterator<Item = &Value> {
    games.iter().filter(|game| has_moves(game) || winner(game).1.is_some())
}

fn add(score: &mut [u64; 3], winner: Option<&str>) {
    score[0] += 1;
    match winner {
        Some("south") => score[1] += 1,
        Some("north") => score[2] += 1,
        _ => {}
    }
}

fn folded(name: &str) -> Option<String> {
    name.chars()
        .any(char::is_alphanumeric)
        .then(|| name.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The lengths as the JSON of the numbers has them.
fn lengths(all: &[u64]) -> Value {
    let mut sorted = all.to_vec();
    sorted.sort_unstable();
    let middle = |sorted: &[u64]| (sorted[(sorted.len() - 1) / 2] + sorted[sorted.len() / 2]) as f64 / 2.0;
    let mut counts: BTreeMap<u64, u64> = BTreeMap::new();
    for length in &sorted {
        *counts.entry(*length).or_default() += 1;
    }
    let counts: Vec<Value> =
        counts.into_iter().map(|(length, games)| json!({"length": length, "games": games})).collect();
    let some = !sorted.is_empty();
    json!({
        "games": sorted.len(),
        "min": sorted.first(),
        "median": some.then(|| middle(&sorted)),
        "mean": some.then(|| sorted.iter().sum::<u64>() as f64 / sorted.len() as f64),
        "max": sorted.last(),
        "counts": counts,
    })
}

/// The numbers that do not need an order of ties, each by its path in the JSON of the numbers.
pub(super) fn figures(games: &[Value]) -> Vec<(&'static str, Value)> {
    let without_moves = games.len();
    let games: Vec<&Value> = games.iter().filter(has_moves).collect();
    let without_moves = without_moves - games.len();
    let whole: Vec<&Value> = games.iter().copied().filter(|game| game["valid"] == true).collect();
    let plies = |game: &Value| game["plies"].as_array().expect("plies").clone();
    let over = |game: &Value| !game["result"]["winner"].is_null();
    let moves: Vec<Value> = whole.iter().flat_map(|game| plies(game)).collect();
    let having = |is: &dyn Fn(&Value) -> bool| moves.iter().filter(|ply| is(ply)).count();
    let kunamua_of = |game: &Value| {
        // The phase before each ply is that of the position before it.
        let before =
            std::iter::once(game["start"].clone()).chain(plies(game).into_iter().map(|ply| ply["position"].clone()));
        let store = |position: &Value| number(&position[text(&position["to_move"])]["store"]);
        before.take(plies(game).len()).filter(|position| store(position) > 0).count() as u64
    };
    let begins_with_it = |game: &Value| ["south", "north"].iter().any(|side| number(&game["start"][side]["store"]) > 0);
    let (mut kunamua, mut ended) = (Vec::new(), 0);
    for game in whole.iter().filter(|game| begins_with_it(game)) {
        match (kunamua_of(game), plies(game).len() as u64) {
            (length, plies) if length < plies => kunamua.push(length),
            _ => ended += u64::from(over(game)),
        }
    }
    let recorded = |is: &dyn Fn(&Value, &Value) -> bool| {
        games.iter().filter(|game| over(game) && is(&game["result"]["winner"], &game["result"]["recorded"])).count()
    };
    let sum = |field: &str| moves.iter().map(|ply| number(&ply[field])).sum::<u64>();
    let rounds: Vec<u64> = whole.iter().map(|game| plies(game).last().map_or(0, |ply| number(&ply["move"]))).collect();
    let finished = whole.iter().filter(|game| over(game)).count();
    let all_kunamua: u64 = whole.iter().map(|game| kunamua_of(game)).sum();
    let kind = |kind: &str| having(&|ply| ply["kind"] == kind);
    let end = |end: &str| having(&|ply| ply["ends"] == end);
    vec![
        ("/games/total", json!(games.len())),
        ("/games/whole", json!(whole.len())),
        ("/games/finished", json!(finished)),
        ("/games/unfinished", json!(whole.len() - finished)),
        ("/games/broken", json!(games.len() - whole.len())),
        ("/games/without_moves", json!(without_moves)),
        ("/recorded/confirmed", json!(recorded(&|won, said| won == said))),
        ("/recorded/contradicted", json!(recorded(&|won, said| won != said && !said.is_null()))),
        ("/recorded/unrecorded", json!(recorded(&|_, said| said.is_null()))),
        ("/plies", lengths(&whole.iter().map(|game| plies(game).len() as u64).collect::<Vec<_>>())),
        ("/rounds", lengths(&rounds)),
        ("/kunamua", json!({"ended": ended, "plies": lengths(&kunamua)})),
        ("/moves/plies", json!(moves.len())),
        ("/moves/kunamua", json!(all_kunamua)),
        ("/moves/mtaji", json!(moves.len() as u64 - all_kunamua)),
        ("/moves/kinds", json!({"capture": kind("capture"), "kutakata": kind("kutakata"), "sow": kind("sow")})),
        (
            "/moves/ends",
            json!({"empty": end("empty"), "house": end("house"), "blocked": end("blocked"), "won": end("won"),
                "lost": end("lost"), "endless": end("endless")}),
        ),
        ("/moves/captures", json!(having(&|ply| number(&ply["captured"]) > 0))),
        ("/moves/seeds", json!(sum("captured"))),
        ("/moves/sowings", json!(sum("sowings"))),
        ("/moves/safari", json!(having(&|ply| ply["safari"] == true))),
        ("/moves/tax", json!(having(&|ply| ply["tax"] == true))),
        ("/moves/blocks", json!(having(&|ply| !ply["creates_block"].is_null()))),
    ]
}

/// What decides, to games, South's, North's.
pub(super) fn results(games: &[Value]) -> BTreeMap<String, [u64; 3]> {
    let mut all = BTreeMap::new();
    for game in results_of(games) {
        let (by, winner) = winner(game);
        add(all.entry(by.to_owned()).or_default(), winner);
    }
    all
}

/// The name of a rule set to games, South's, North's.
pub(super) fn rules(games: &[Value]) -> BTreeMap<String, [u64; 3]> {
    let mut all = BTreeMap::new();
    for game in results_of(games) {
        add(all.entry(text(&game["rules"]).to_owned()).or_default(), winner(game).1);
    }
    all
}

/// `side move` to how often it is played.
pub(super) fn by_name(games: &[Value]) -> BTreeMap<String, u64> {
    let mut all = BTreeMap::new();
    for ply in
        games.iter().filter(|game| game["valid"] == true).flat_map(|game| game["plies"].as_array().expect("plies"))
    {
        *all.entry(format!("{} {}", text(&ply["side"]), text(&ply["canonical"]))).or_default() += 1;
    }
    all
}

/// Whether a player plays against themselves.
fn is_alone(game: &Value) -> bool {
    let [south, north] = ["south", "north"].map(|side| folded(text(&game["headers"][side])));
    south.is_some() && south == north
}

/// A folded name to games, wins and losses as South, and as North.
pub(super) fn players(games: &[Value]) -> BTreeMap<String, [u64; 6]> {
    let mut all: BTreeMap<String, [u64; 6]> = BTreeMap::new();
    for game in results_of(games) {
        if is_alone(game) {
            continue;
        }
        let (_, winner) = winner(game);
        for (side, at) in [("south", 0), ("north", 3)] {
            let Some(name) = folded(text(&game["headers"][side])) else { continue };
            let counts = all.entry(name).or_default();
            counts[at] += 1;
            counts[at + 1] += u64::from(winner == Some(side));
            counts[at + 2] += u64::from(winner.is_some_and(|winner| winner != side));
        }
    }
    all
}

/// `player / opponent` to games, wins, losses.
pub(super) fn pairs(games: &[Value]) -> BTreeMap<String, [u64; 3]> {
    let mut all: BTreeMap<String, [u64; 3]> = BTreeMap::new();
    for game in results_of(games) {
        let (_, winner) = winner(game);
        let [south, north] = ["south", "north"].map(|side| folded(text(&game["headers"][side])));
        let (Some(south), Some(north), false) = (south, north, is_alone(game)) else { continue };
        let mut met = |one: &str, other: &str, side: &str| {
            let counts = all.entry(format!("{one} / {other}")).or_default();
            counts[0] += 1;
            counts[1] += u64::from(winner == Some(side));
            counts[2] += u64::from(winner.is_some_and(|winner| winner != side));
        };
        met(&south, &north, "south");
        met(&north, &south, "north");
    }
    all
}

/// `rules start: move move` to games, South's, North's; blocking is told by the head.
pub(super) fn openings(games: &[Value], depth: usize) -> BTreeMap<String, [u64; 3]> {
    let mut all = BTreeMap::new();
    for game in games.iter().filter(has_moves).filter(|game| !game["start"].is_null()) {
        let blocking =
            !["kujifunza", "hus"].contains(&text(&game["rules"])) && text(&game["headers"]["takasia"]) != "no";
        let mut line = format!("{} {blocking} {}:", text(&game["rules"]), text(&game["start"]["text"]));
        let winner = winner(game).1;
        add(all.entry(line.clone()).or_default(), winner);
        let plies = game["plies"].as_array().expect("plies").iter().map_while(|ply| ply["canonical"].as_str());
        for name in plies.take(depth) {
            line += &format!(" {name}");
            add(all.entry(line.clone()).or_default(), winner);
        }
    }
    all
}

/// The moves with the most of something, as `game ply move number`; the earlier of two first.
pub(super) fn longest(games: &[Value], field: &str, most: usize) -> Vec<String> {
    let mut all: Vec<(u64, usize, u64, String)> = Vec::new();
    for (at, game) in games.iter().enumerate().filter(|(_, game)| game["valid"] == true) {
        for ply in game["plies"].as_array().expect("plies").iter().filter(|ply| ply["ends"] != "endless") {
            all.push((number(&ply[field]), at + 1, number(&ply["ply"]), text(&ply["canonical"]).to_owned()));
        }
    }
    all.retain(|(size, ..)| *size > 0);
    all.sort_by_key(|(size, ..)| Reverse(*size));
    all.truncate(most);
    all.into_iter().map(|(size, game, ply, name)| format!("{game} {ply} {name} {size}")).collect()
}
