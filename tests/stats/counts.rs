//! Each number against the second count, over the samples and generated games.

use super::{archive, numbers, oracle, seeded};
use crate::cli::{root, run_in};
use crate::fixtures;
use serde_json::Value;
use std::collections::BTreeMap;

/// The games of an input as JSON.
fn games(input: &[u8]) -> Vec<Value> {
    let lines = run_in(&root(), &["json", "--ndjson", "--no-config", "-"], input).out;
    lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn counts<const N: usize>(row: &Value, fields: [&str; N]) -> [u64; N] {
    fields.map(|field| row.pointer(field).and_then(Value::as_u64).unwrap_or_else(|| panic!("{field} of {row}")))
}

const SCORE: [&str; 3] = ["/games", "/south", "/north"];

/// The rows of a list by a name, with some of their counts; a name must come once.
fn rows<const N: usize>(
    list: &[Value],
    name: impl Fn(&Value) -> String,
    fields: [&str; N],
) -> BTreeMap<String, [u64; N]> {
    let mut all = BTreeMap::new();
    for row in list {
        assert!(all.insert(name(row), counts(row, fields)).is_none(), "{row} comes twice");
    }
    all
}

fn lines(all: &mut BTreeMap<String, [u64; 3]>, before: &str, moves: &Value) {
    let mut greatest = u64::MAX;
    for row in list(moves) {
        let line = format!("{before} {}", row["move"].as_str().expect("a move"));
        let score = counts(row, SCORE);
        assert!(score[0] <= greatest, "{line} comes too late");
        greatest = score[0];
        assert!(all.insert(line.clone(), score).is_none(), "{line} comes twice");
        lines(all, &line, &row["moves"]);
    }
}

fn folded(value: &Value) -> String {
    kibao::notation::fold_name(value.as_str().expect("a name"))
}

/// Compares all the numbers of an input, those of players if no game is in it twice; returns how many are.
fn check(input: &[u8], what: &str) -> u64 {
    let games = games(input);
    let got = numbers(&["--depth", "5", "--top", "25"], input);
    for (path, expected) in oracle::figures(&games) {
        assert_eq!(got.pointer(path), Some(&expected), "{what}: {path}");
    }
    let name = |row: &Value| row["by"].as_str().expect("what decides").to_owned();
    let mut results = rows(list(&got["results"]), name, SCORE);
    results.retain(|_, score| score[0] > 0);
    assert_eq!(results, oracle::results(&games), "{what}");
    let rule_sets = rows(list(&got["rules"]), |row| row["name"].as_str().expect("a name").to_owned(), SCORE);
    assert_eq!(rule_sets, oracle::rules(&games), "{what}");

    let moves =
        |row: &Value| format!("{} {}", row["side"].as_str().expect("a side"), row["move"].as_str().expect("a move"));
    let by_name = rows(list(&got["moves"]["by_name"]), moves, ["/count"]);
    let by_name: BTreeMap<String, u64> = by_name.into_iter().map(|(name, [count])| (name, count)).collect();
    assert_eq!(by_name, oracle::by_name(&games), "{what}");
    for field in ["sowings", "captured"] {
        let said = |row: &Value| {
            format!("{} {} {} {}", row["game"], row["ply"], row["move"].as_str().expect("a move"), row[field])
        };
        let got: Vec<String> = list(&got["longest"][field]).iter().map(said).collect();
        assert_eq!(got, oracle::longest(&games, field, 25), "{what}: {field}");
    }

    let fields = ["/south/games", "/south/wins", "/south/losses", "/north/games", "/north/wins", "/north/losses"];
    let players = rows(list(&got["players"]), |row| folded(&row["name"]), fields);
    // Which copies count is compared with the report.
    let copies = got["copies"].as_u64().expect("a number");
    if copies == 0 {
        assert_eq!(players, oracle::players(&games), "{what}");
    }
    for row in list(&got["players"]) {
        let [games, wins, losses, open] = counts(row, ["/games", "/wins", "/losses", "/open"]);
        assert_eq!(games, wins + losses + open, "{row}");
        let score = (wins + losses > 0).then(|| wins as f64 / (wins + losses) as f64);
        assert_eq!(row["score"].as_f64(), score, "{row}");
    }
    let order: Vec<_> = list(&got["players"])
        .iter()
        .map(|row| {
            let points = row["points"].as_f64().expect("points");
            (std::cmp::Reverse(format!("{points:012.2}")), counts(row, ["/rank"]))
        })
        .collect();
    assert!(order.is_sorted(), "{what}");
    let met = |row: &Value| format!("{} / {}", folded(&row["player"]), folded(&row["opponent"]));
    let pairs = rows(list(&got["pairs"]), met, ["/games", "/wins", "/losses"]);
    if copies == 0 {
        assert_eq!(pairs, oracle::pairs(&games), "{what}");
    }

    let mut openings = BTreeMap::new();
    for start in list(&got["openings"]) {
        let rules = start["rules"].as_str().expect("a name");
        let line = format!("{rules} {} {}:", start["blocking"], start["position"].as_str().expect("a position"));
        openings.insert(line.clone(), counts(start, SCORE));
        lines(&mut openings, &line, &start["moves"]);
    }
    assert_eq!(openings, oracle::openings(&games, 5), "{what}");
    copies
}

#[test]
fn numbers_of_the_samples_are_those_of_a_slow_count() {
    let mut all = Vec::new();
    let mut count = 0;
    for (path, bytes) in fixtures::all() {
        // Bytes that are no text would make the others none; a resignation is not told of in the JSON of a game, only that
        // there was one.
        let text = String::from_utf8(bytes).unwrap_or_default();
        if games(text.as_bytes()).is_empty() || text.to_lowercase().contains("resign") {
            continue;
        }
        check(text.as_bytes(), &path);
        all.extend(text.into_bytes());
        all.extend(b"\n\n");
        count += 1;
    }
    assert!(count >= 80, "{count}");
    assert!(check(&all, "all samples") > 10);
}

#[test]
fn numbers_of_generated_games_are_those_of_a_slow_count() {
    // With one seed the rule sets have games with the same moves.
    let archive = seeded([8, 9, 10, 11, 12]);
    let games = games(archive.as_bytes());
    let broken = games.iter().filter(|game| game["valid"] == false).count();
    assert!(games.len() == 300 && (20..200).contains(&broken), "{} games, {broken} broken", games.len());
    assert_eq!(check(archive.as_bytes(), "generated games"), 0);
}

#[test]
fn resignations_count_where_play_and_head_do_not_say_otherwise() {
    let of = |head: &str, comment: &str| {
        let game = format!("south: Asha\nnorth: Juma\n{head}\n1: A7>* a7>*; {comment}\n");
        let got = numbers(&[], game.as_bytes());
        let row = list(&got["results"]).iter().find(|row| row["games"] == 1).expect("a game").clone();
        let winner = ["south", "north"].into_iter().find(|side| row[side] == 1).unwrap_or("none");
        let resigned = got["recorded"]["resigned_winners"].as_u64().expect("a number");
        format!("{} {winner} {resigned}", row["by"].as_str().expect("what decides"))
    };
    assert_eq!(of("", ""), "nothing none 0");
    assert_eq!(of("winner: Juma\n", ""), "head north 0");
    assert_eq!(of("", "A resigns"), "resignation north 0");
    assert_eq!(of("result: 0-1\n", "Asha resigned"), "resignation north 0");
    assert_eq!(of("winner: Asha\n", "Asha resigns"), "head south 1", "the head is heard first");
}

#[test]
fn a_walkover_is_a_result_and_not_a_game() {
    let heads = "south: Asha\nnorth: Juma\n";
    let walkover = format!("{heads}result: 0\u{2013}1\nending: absence\n");
    let text = format!("{heads}winner: Asha\n\n1: A7>* a7>*;\n\n{walkover}\n1: -- --;\n\n{heads}round: 3\n\n1: --;\n");
    let got = numbers(&[], text.as_bytes());
    let games = &got["games"];
    let said = ["total", "whole", "finished", "unfinished", "broken", "without_moves"].map(|it| games[it].as_u64());
    assert_eq!(said, [1, 1, 0, 1, 0, 2].map(Some), "{games}");
    let results: Vec<_> = list(&got["results"]).iter().filter(|row| row["games"] != 0).map(|row| &row["by"]).collect();
    assert_eq!(results, ["absence", "head"], "{got}");
    assert_eq!(got["openings"][0]["games"], 1);
    let juma = list(&got["players"]).iter().find(|row| row["name"] == "Juma").expect("a player");
    assert_eq!(counts(juma, ["/games", "/wins", "/losses", "/open"]), [2, 1, 1, 0]);
    // Nothing but walkovers is something to count.
    assert_eq!(numbers(&[], walkover.as_bytes())["games"]["without_moves"], 1);
}

#[test]
fn names_that_differ_in_accents_or_a_title_are_one_player() {
    let game = |name: &str| format!("south: {name}\n\n1: A7>* a7>*;\n\n");
    let got = numbers(&[], (game("Zo\u{eb}") + &game("Zoe\u{308}") + &game("Bi. ZOE") + &game("Zoya")).as_bytes());
    let players: Vec<_> = list(&got["players"]).iter().map(|row| (&row["name"], row["games"].as_u64())).collect();
    assert_eq!(players, [(&Value::from("Zo\u{eb}"), Some(3)), (&Value::from("Zoya"), Some(1))]);
}

/// The players with their counts, of a document of `stats` or the standings of `report`.
fn counted(players: &Value, name: &str) -> Vec<(u64, String, [u64; 3], f64)> {
    let row = |row: &Value| {
        let name = row[name].as_str().expect("a name").to_owned();
        let points = row["points"].as_f64().expect("points");
        (row["rank"].as_u64().expect("a rank"), name, counts(row, ["/games", "/wins", "/losses"]), points)
    };
    list(players).iter().map(row).filter(|(_, _, [games, ..], _)| *games > 0).collect()
}

#[test]
fn the_players_of_a_tournament_are_those_of_its_report() {
    let folder = "samples/tournament";
    for settings in [&["--no-config"][..], &[]] {
        let json = |command: &str| -> Value {
            let ran =
                run_in(&root(), &[&[command, folder, "--format", "json", "--ext", "txt"], settings].concat(), b"");
            serde_json::from_str(&ran.out).unwrap_or_else(|_| panic!("{}", ran.err))
        };
        let (stats, report) = (json("stats"), json("report"));
        let players = counted(&stats["players"], "name");
        assert_eq!(players, counted(&report["standings"], "player"));
        let doubles = list(&report["doubles"]).len() as u64;
        assert!(doubles > 1 && stats["copies"].as_u64() >= Some(doubles) && players.len() > 5, "{doubles}");
        let pairs = |of: &Value| -> BTreeMap<String, [u64; 3]> {
            let met = |row: &Value| format!("{} / {}", row["player"], row["opponent"]);
            rows(list(of), met, ["/games", "/wins", "/losses"])
        };
        assert_eq!(pairs(&stats["pairs"]), pairs(&report["pairs"]));
    }
}

#[test]
fn among_too_many_games_copies_are_not_looked_for() {
    let heads = "south: Asha\nnorth: Juma\nwinner: Asha\n\n";
    let game = format!("{heads}1: A7>* a7>*;\n2: A8>* a8>*;\n3: A5> a5>;\n4: A1> a1>;\n\n");
    let of = |games: usize| {
        let got = numbers(&["--depth", "0", "--top", "0"], game.repeat(games).as_bytes());
        let asha = list(&got["players"]).iter().find(|row| row["name"] == "Asha").expect("a player").clone();
        (got["copies"].as_u64(), counts(&asha, ["/games", "/wins"]), got["games"]["total"].as_u64())
    };
    assert_eq!(of(3), (Some(2), [1, 1], Some(3)));
    assert_eq!(of(20_001), (None, [20_001, 20_001], Some(20_001)));
}

#[test]
fn openings_are_apart_by_rules_start_and_what_the_head_switches_off() {
    let novice = "opening: novice\n\n1: A1>* a1>*;\n\n";
    let text = format!(
        "title: 1\n1: A7>* a7>*;\n\ntitle: 2\ntakasia: no\n1: 7R* 7R*;\n\ntitle: 3\nrules: ruehl\n1: A7>*;\n\n{novice}title: 5\n1: A7>* a7<*;\n"
    );
    let got = numbers(&[], text.as_bytes());
    let said: Vec<String> = list(&got["openings"])
        .iter()
        .map(|start| {
            format!(
                "{} {} {} {}",
                start["rules"].as_str().expect("a name"),
                start["blocking"],
                start["usual"],
                start["games"]
            )
        })
        .collect();
    assert_eq!(said, ["kibao true true 2", "kibao false true 1", "kibao true false 1", "ruehl true true 1"]);
    let first = &got["openings"][0]["moves"];
    assert_eq!((list(first).len(), list(&first[0]["moves"]).len()), (1, 2), "{first}");
    let deep = |depth: &str| list(&numbers(&["--depth", depth], text.as_bytes())["openings"]).len();
    assert_eq!([deep("0"), deep("1")], [0, 4]);
    let frequent = numbers(&["--min-games", "2"], text.as_bytes());
    assert_eq!(frequent["openings"][0]["moves"][0]["moves"], serde_json::json!([]));
}

#[test]
fn one_game_keeps_its_number() {
    let archive = archive();
    let all = games(archive.as_bytes());
    let whole = all.iter().rposition(|game| game["valid"] == true).expect("a sound game") + 1;
    let got = numbers(&["--game", &whole.to_string()], archive.as_bytes());
    assert_eq!(got["games"]["total"], 1);
    assert_eq!(got["longest"]["sowings"][0]["game"], whole);
    assert_eq!(got["plies"]["max"], list(&all[whole - 1]["plies"]).len());
}
