//! `kibao gen --slips --slip-log` from outside.

use super::generators;
use crate::cli::{Ran, root, run, run_in};
use kibao::generate::SlipRate;
use kibao::notation::Dialect;
use serde_json::{Value, json};
use std::fs;

#[test]
fn the_log_has_a_line_for_every_slip() {
    let folder = tempfile::tempdir().expect("a folder");
    for generator in generators(9) {
        let args = ["gen", "--games", "30", "--seed", "9", "--rules", generator.name, "--dialect"];
        let args = [&args[..], &[generator.dialect.name(), "--slips", "2", "--slip-log", "slips.ndjson"]].concat();
        let Ran { status, out, err } = run_in(folder.path(), &args, b"");
        assert_eq!((status, err.as_str()), (Some(0), ""));
        let mut games = Vec::new();
        let mut lines = Vec::new();
        for index in 0..30 {
            let (text, slips) = generator.game_with_slips(index, SlipRate::exactly(2));
            games.push(text);
            for slip in slips {
                let side = if slip.ply % 2 == 1 { "south" } else { "north" };
                lines.push(json!({
                    "game": index + 1, "ply": slip.ply, "move": slip.ply.div_ceil(2), "side": side,
                    "kind": slip.kind.name(), "was": slip.was, "now": slip.now,
                }));
            }
        }
        assert!(out == games.join("\n"), "{} {}", generator.name, generator.dialect.name());
        let log = fs::read_to_string(folder.path().join("slips.ndjson")).expect("the log");
        let logged: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(logged, lines);
    }
}

#[test]
fn a_line_reads_as_documented() {
    let folder = tempfile::tempdir().expect("a folder");
    let lines = [
        ("3", r#"{"game":1,"ply":2,"move":1,"side":"north","kind":"left-out","was":"a5>","now":null}"#),
        ("5", r#"{"game":1,"ply":5,"move":3,"side":"south","kind":"direction","was":"A2<","now":"A2>"}"#),
        ("9", r#"{"game":1,"ply":12,"move":6,"side":"north","kind":"doubled","was":null,"now":"a3>"}"#),
    ];
    for (seed, line) in lines {
        let args = ["gen", "--seed", seed, "--slips", "1", "--slip-log", "log"];
        assert_eq!(run_in(folder.path(), &args, b"").status, Some(0));
        assert_eq!(fs::read_to_string(folder.path().join("log")).expect("the log"), format!("{line}\n"));
    }
}

#[test]
fn no_slips_is_the_plain_output() {
    let plain = run(&["gen", "--games", "40", "--seed", "2"], "");
    assert_eq!(run(&["gen", "--games", "40", "--seed", "2", "--slips", "0"], ""), plain);
    let folder = tempfile::tempdir().expect("a folder");
    let logged =
        run_in(folder.path(), &["gen", "--games", "40", "--seed", "2", "--slips", "0.0", "--slip-log", "log"], b"");
    assert_eq!(logged, plain);
    assert_eq!(fs::read_to_string(folder.path().join("log")).expect("the log"), "");
    assert_ne!(run(&["gen", "--games", "40", "--seed", "2", "--slips", "0.5"], "").out, plain.out);
}

#[test]
fn wrong_calls_say_what_is_wrong() {
    for wrong in ["-1", "-0.5", "nan", "inf", "many", "1e3", "0.1234567891", "99999999999"] {
        let ran = run(&["gen", "--slips", wrong], "");
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{wrong}");
        assert!(ran.err.contains(&format!("invalid value '{wrong}' for '--slips <P>'")), "{}", ran.err);
    }
    let ran = run(&["gen", "--slip-log", "log"], "");
    assert_eq!((ran.status, ran.err.contains("--slips <P>")), (Some(2), true), "{}", ran.err);
    assert!(!root().join("log").exists());
    let ran = run(&["gen", "--slips", "1", "--slip-log", "no/such/folder/log"], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.starts_with("kibao: no/such/folder/log: "), "{}", ran.err);
}

#[test]
fn bare_games_leave_out_what_is_forced() {
    let args =
        ["gen", "--games", "20", "--rules", "zanzibar", "--dialect", Dialect::ZANZIBAR.name(), "--bare", "--cut"];
    let games = run(&args, "");
    assert_eq!(games.status, Some(0));
    let check = run(&["check", "-", "--format", "short"], &games.out);
    assert_eq!((check.out.as_str(), check.status), ("", Some(0)));
    assert!(!games.out.contains("winner"));
}
