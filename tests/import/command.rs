//! `kibao import`: what it writes, where, and what it says.

use super::{ABSTRACT_PLAY, games, site_record};
use crate::cli::files::folder;
use crate::cli::{root, run, run_in};
use serde_json::Value;
use std::fs;

#[test]
fn the_samples_become_sound_transcripts() {
    let files = fs::read_dir(root().join("samples/import")).expect("the samples");
    let mut names: Vec<String> =
        files.map(|it| it.expect("an entry").file_name().into_string().expect("text")).collect();
    names.sort();
    let mut read = 0;
    for name in &names {
        let ran = run(&["import", &format!("samples/import/{name}")], "");
        assert_eq!(ran.status, Some(0), "{name}: {}", ran.err);
        assert!(ran.err.contains("0 do not replay to the recorded end; 0 records not read"), "{}", ran.err);
        let check = run(&["check", "-", "--format", "short"], &ran.out);
        assert_eq!((check.out.as_str(), check.status), ("", Some(0)), "{name}");
        assert_eq!(run(&["fmt", "-"], &ran.out).out, ran.out, "{name} is canonical");
        assert!(ran.out.contains("\nnotation: kibao\n") && ran.out.contains("\nsource: "), "{}", ran.out);
        read += 1;
    }
    assert_eq!(read, 5);
}

#[test]
fn the_head_comes_from_the_record() {
    let ran = run(&["import", "samples/import/abstractplay.json"], "");
    let head = ran.out.split("\n\n").next().expect("a head");
    assert_eq!(
        head,
        "south: Asha\nnorth: Juma\nevent: Club evening\nround: 2\ndate: 2026-11-28\nwinner: South\n\
         rules: abstractplay\nnotation: kibao\nsource: Abstract Play, game sample-1"
    );
    let record = run(&["import", "samples/import/bao-game-record-2.json"], "");
    assert!(
        record.out.starts_with(
            "south: Human\nnorth: Computer (normal, test)\nwinner: North\nrules: kibao\nnotation: kibao\n\
         source: bao-la-kiswahili-game by nkkmd, bao-game-record 2, rules BAO-RULES-V0.2.0-TAKASIA-001\n\n1: "
        ),
        "{}",
        record.out
    );
}

#[test]
fn moves_in_a_text_are_those_of_the_record() {
    let moves = |file: &str| run(&["import", file], "").out.split_once("\n\n").expect("a head").1.to_owned();
    assert_eq!(moves("samples/import/abstractplay.txt"), moves("samples/import/abstractplay.json"));
    let text = "south: Asha\nrules: ruehl\n\n1: f2>* b3<*; f2>* is the usual start\n";
    let ran = run(&["import", "-"], text);
    assert_eq!(
        ran.out,
        "south: Asha\nrules: ruehl\nnotation: kibao\nsource: Abstract Play\n\n1: A6>* a7<*; A6>* is the usual start\n"
    );
}

#[test]
fn a_folder_becomes_a_folder_of_transcripts() {
    let place = folder(&[]);
    let folder = place.path();
    fs::create_dir_all(folder.join("in")).expect("a folder");
    for name in ["abstractplay.json", "bao-game-record-1.json"] {
        fs::copy(root().join("samples/import").join(name), folder.join("in").join(name)).expect("a copy");
    }
    fs::write(folder.join("in/other.bao"), "1: A6<* a6<;\n").expect("written");
    fs::write(folder.join("in/broken.json"), "{\"format\":\"bao-game-record\",").expect("written");
    let ran = run_in(folder, &["import", "in", "--out", "out"], b"");
    assert_eq!((ran.out.as_str(), ran.status), ("", Some(1)), "{}", ran.err);
    assert!(ran.err.contains("kibao: in/broken.json:1:28: the record is not read: it is not JSON"), "{}", ran.err);
    assert!(ran.err.contains("imported 2 games from 3 files; 0 do not replay to the recorded end; 1 records not read"));
    let mut names: Vec<String> = fs::read_dir(folder.join("out"))
        .expect("a folder")
        .map(|it| it.expect("an entry").file_name().into_string().expect("text"))
        .collect();
    names.sort();
    assert_eq!(names, ["abstractplay.bao", "bao-game-record-1.bao"]);
    // The same is written again; a transcript that was corrected by hand is kept.
    assert_eq!(run_in(folder, &["import", "in/abstractplay.json", "--out", "out"], b"").status, Some(0));
    let corrected = fs::read_to_string(folder.join("out/abstractplay.bao")).expect("a transcript") + "; checked\n";
    fs::write(folder.join("out/abstractplay.bao"), &corrected).expect("written");
    let kept = run_in(folder, &["import", "in/abstractplay.json", "--out", "out"], b"");
    assert_eq!(kept.status, Some(2), "{}", kept.err);
    assert_eq!(fs::read_to_string(folder.join("out/abstractplay.bao")).expect("a transcript"), corrected);
    assert_eq!(run_in(folder, &["import", "in/abstractplay.json", "--out", "out", "--force"], b"").status, Some(0));
    let one = run_in(folder, &["import", "in/abstractplay.json", "in/bao-game-record-1.json", "-o", "all.bao"], b"");
    assert_eq!(one.status, Some(0), "{}", one.err);
    assert!(run_in(folder, &["check", "all.bao"], b"").err.contains("2 games"));
}

#[test]
fn a_difference_is_reported_with_its_first_ply_and_the_game_is_written() {
    let mut records: Vec<Value> = games(ABSTRACT_PLAY).take(3).map(|line| site_record(line).0).collect();
    records[1]["moves"][4][0] = "a1>".into();
    let (won, lost) =
        (records[2]["header"]["players"][0]["result"].take(), records[2]["header"]["players"][1]["result"].take());
    assert_ne!(won, lost);
    records[2]["header"]["players"][0]["result"] = lost;
    records[2]["header"]["players"][1]["result"] = won;
    let won = records[2].to_string();
    let ran = run(&["import", "-"], &Value::from(records).to_string());
    assert_eq!(ran.status, Some(1));
    assert!(
        ran.err.contains("the replay of game 2 differs from the record: it stops at ply 9: South's move `B1>`"),
        "{}",
        ran.err
    );
    assert!(ran.err.contains("3 games from 1 file; 2 do not"), "{}", ran.err);
    assert_eq!(ran.out.matches("source: Abstract Play, game 7\n").count(), 3);
    let all = Value::from(games(ABSTRACT_PLAY).take(3).map(|line| site_record(line).0).collect::<Vec<_>>()).to_string();
    let second = run(&["import", "--game", "2", "-"], &all);
    assert_eq!((second.status, second.out.matches("source: ").count()), (Some(0), 1), "{}", second.err);
    assert!(run(&["import", "-"], &all).out.contains(&second.out));
    assert_eq!(run(&["import", "--game", "4", "-"], &all).status, Some(2));
    assert!(run(&["import", "-"], &won).err.matches("differs").count() == 1);
    let german = run(&["import", "-", "--lang", "de"], "{\"format\":\"bao-game-record\",\"version\":3,\"moves\":[]}");
    assert!(german.err.starts_with("kibao: -:1:1: die Aufzeichnung wird nicht gelesen: Version 3"), "{}", german.err);
}

#[test]
fn each_game_of_a_text_is_imported() {
    let ran = run(&["import", "-"], "title: one\n1. f2>* b3<*\n\ntitle: two\n1. f2>* b3<*\n");
    assert_eq!((ran.status, ran.out.matches("1: A6>* a7<*;").count()), (Some(0), 2), "{}{}", ran.out, ran.err);
    assert_eq!(ran.out.matches("rules: abstractplay\n").count(), 2, "{}", ran.out);
    assert!(ran.out.contains("title: one\n") && ran.out.contains("title: two\n"), "{}", ran.out);
    assert!(ran.err.contains("2 games from 1 file"), "{}", ran.err);
}

#[test]
fn a_winner_is_compared_and_never_invented() {
    let mut record = site_record(games(ABSTRACT_PLAY).next().expect("a game")).0;
    let name = |record: &Value| run(&["import", "-"], &record.to_string());
    assert!(name(&record).out.contains("\nwinner: "));
    record["header"]["players"][0]["result"].take();
    let unknown = name(&record);
    assert!(!unknown.out.contains("winner: ") && unknown.status == Some(0), "{}{}", unknown.out, unknown.err);
    for side in [0, 1] {
        record["header"]["players"][side]["result"] = 0.5.into();
    }
    let drawn = name(&record);
    assert!(drawn.err.contains("the record says that nobody wins") && drawn.status == Some(1), "{}", drawn.err);
}

#[test]
fn what_is_not_read_is_named() {
    let said = |input: &str| {
        let ran = run(&["import", "-"], input);
        assert_eq!((ran.status, ran.out.as_str()), (Some(1), ""), "{input}");
        ran.err
    };
    assert!(said("dear Asha\n").contains("not a record of another site that is known"));
    assert!(
        said("game=/lud/board/sow/four_rows/Bao Kiswahili (East Africa).lud\nSTART\n").contains("of Ludii is not read")
    );
    let line = games(ABSTRACT_PLAY).next().expect("a game");
    let mut other = site_record(line).0;
    other["header"]["game"]["name"] = "Oware".into();
    assert!(said(&other.to_string()).contains("it is of Oware, not of Bao"));
    let mut wrong = site_record(line).0;
    wrong["moves"][1][1] = "i9>".into();
    assert!(said(&wrong.to_string()).contains("ply 4 is `i9>`, which is not a move"));
    assert_eq!(run(&["import", "no-such-file.json"], "").status, Some(2));
}

#[test]
fn endings_without_play_are_kept() {
    let line = games(ABSTRACT_PLAY).next().expect("a game");
    for (word, reason) in [("resign", "resignation"), ("timeout", "time"), ("abandoned", "broken_off")] {
        let mut record = site_record(line).0;
        let moves = record["moves"].as_array_mut().expect("moves");
        moves.truncate(3);
        moves.push(serde_json::json!([word]));
        record["header"]["players"][0].as_object_mut().expect("a player").remove("score");
        let ran = run(&["import", "-"], &record.to_string());
        assert_eq!(ran.status, Some(0), "{}", ran.err);
        let games: Value = serde_json::from_str(&run(&["json", "-"], &ran.out).out).expect("JSON");
        let game = &games["games"][0];
        assert_eq!(
            (game["plies"].as_array().map(Vec::len), game["result"]["reason"].as_str()),
            (Some(6), Some(reason)),
            "{}",
            ran.out
        );
    }
}

#[test]
fn check_names_the_site_and_the_command() {
    for file in ["abstractplay.json", "abstractplay-variants.json", "bao-game-record-1.json", "bao-game-record-2.json"]
    {
        let ran = run(&["check", &format!("samples/import/{file}")], "");
        assert_eq!(ran.status, Some(1));
        assert!(
            ran.out.contains("not a transcript but a record of ") && ran.out.contains("`kibao import FILE`"),
            "{}",
            ran.out
        );
    }
    let text = run(&["check", "samples/import/abstractplay.txt"], "");
    assert!(
        text.out.contains("is not a row; this is how Abstract Play") && text.out.contains("`kibao import FILE`"),
        "{}",
        text.out
    );
    let ludii = run(&["check", "-"], "game=/lud/board/sow/four_rows/Bao Kiswahili.lud\n");
    assert!(ludii.out.contains("a record of Ludii, which is not read"), "{}", ludii.out);
    let json = run(&["check", "-"], "{\"header\": 1}\n");
    assert!(
        json.out.contains("there is no head line and no round in it") && !json.out.contains("kibao import"),
        "{}",
        json.out
    );
}
