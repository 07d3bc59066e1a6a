//! `kibao show`.

use super::assert_snapshot;
use super::reader::boards;
use crate::cli::{Ran, root, run, run_in};
use kibao::render::marks::TRACE_MOST;
use std::fs;
use std::process::Command;

fn shown(args: &[&str]) -> String {
    let ran = run(&[&["show"], args].concat(), "");
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{args:?}");
    ran.out
}

#[test]
fn views_are_the_golden_ones() {
    let sample = |name: &str| format!("samples/ok/{name}.bao");
    let rows: &[(&str, &str, &[&str])] = &[
        ("unicode", "short-win", &["--all"]),
        ("ascii", "short-win", &["--all", "--ascii"]),
        ("flip", "short-win", &["--flip", "--ply", "4"]),
        ("flip-ascii", "short-win", &["--flip", "--ascii", "--ply", "4"]),
        ("colour", "short-win", &["--ply", "4", "--color", "always"]),
        ("blocked", "block-and-answer-kibao", &["--all"]),
        ("blocked-ascii", "block-and-answer-kibao", &["--all", "--ascii", "--flip"]),
        ("blocked-trace", "blocked-pit-ends-a-sowing", &["--all", "--trace"]),
        ("house-captured", "house-captured", &["--all"]),
        ("house-dormant", "house-of-five-pays-no-tax", &["--all", "--trace"]),
        ("house-tax", "house-tax", &["--all", "--trace"]),
        ("house-safari", "house-safari", &["--all", "--trace"]),
        ("sixteen-seeds", "sixteen-seeds", &["--all", "--trace"]),
        ("hus", "hus-capture-travels-on", &["--all", "--trace"]),
        ("endless", "ruehl-endless-move-loses", &["--all", "--trace"]),
        ("several", "several-games", &[]),
        ("trace", "short-win", &["--trace"]),
        ("trace-ascii", "short-win", &["--trace", "--ascii", "--flip"]),
        ("trace-colour", "short-win", &["--ply", "2", "--trace", "--color", "always"]),
        ("sw", "short-win", &["--ply", "2", "--trace", "--lang", "sw"]),
        ("de", "short-win", &["--ply", "2", "--trace", "--lang", "de"]),
        ("cs", "short-win", &["--ply", "2", "--trace", "--lang", "cs"]),
    ];
    for (name, of, args) in rows {
        let printed = shown(&[&[sample(of).as_str()], *args].concat());
        // Escapes are told by their last sign, so that a snapshot is text.
        assert_snapshot(&format!("show-{name}"), &printed.replace('\x1b', "\u{241b}"));
    }
}

#[test]
fn an_illegal_move_is_said() {
    for (name, sample) in [("illegal", "empty-pit"), ("illegal-opening", "opening-with-63-seeds")] {
        let ran: Ran = run(&["show", &format!("samples/err/{sample}.bao")], "");
        let text = format!("{}---\n{}status {:?}", ran.out, ran.err, ran.status);
        assert_snapshot(&format!("show-{name}"), &text);
    }
}

/// What colours are, they are not characters: without them nothing else is printed.
#[test]
fn colour_adds_nothing_but_escapes() {
    let args = ["samples/ok/block-and-answer-kibao.bao", "--all", "--trace"];
    let coloured = shown(&[&args[..], &["--color", "always"]].concat());
    let plain = shown(&args);
    assert!(coloured.contains("\x1b[") && !plain.contains('\x1b'));
    let mut bare = String::new();
    for (index, piece) in coloured.split('\x1b').enumerate() {
        bare.push_str(if index == 0 { piece } else { piece.split_once('m').expect("a colour").1 });
    }
    let trimmed = |text: &str| text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    assert_eq!(trimmed(&bare), trimmed(&plain));
}

#[test]
fn no_colour_where_none_is_wanted() {
    let out = |no_color: bool| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kibao"));
        command.args(["show", "samples/ok/short-win.bao"]).current_dir(root()).env_remove("CLICOLOR_FORCE");
        command.env_remove("NO_COLOR");
        if no_color {
            command.env("NO_COLOR", "1").env("CLICOLOR_FORCE", "1");
        }
        String::from_utf8(command.output().expect("the program runs").stdout).expect("UTF-8")
    };
    assert!(!out(true).contains('\x1b') && !out(false).contains('\x1b'));
}

#[test]
fn a_trace_of_very_many_sowings_is_cut() {
    // A move of some thirty million sowings, endless, so that it loses by these rules and leaves the board as it was.
    let rules = "[rule-set.own]\nbase = \"kibao\"\nendless = \"loses\"\n";
    let game = "rules: own\nopening: [ 3 0 0 0 0 0 7 4 | 0 0 0 7 0 0 0 0 | 0 6 5 0 8 1 0 5 | 5 0 3 4 3 0 3 0 | 0 0 | F F | \
                255 | 0 ]\n\n1: A3>*;\n";
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("kibao.toml"), rules).expect("written");
    fs::write(folder.path().join("long.bao"), game).expect("written");
    let ran = run_in(folder.path(), &["show", "long.bao", "--trace"], b"");
    assert_eq!(ran.status, Some(0), "{ran:?}");
    let boards = boards(&ran.out);
    assert_eq!(boards.len(), TRACE_MOST + 1);
    assert!(ran.out.contains("\n4096. ") && !ran.out.contains("\n4097. "));
    let said = ran.out.lines().rev().find(|line| line.ends_with("after the move:")).expect("that it is cut");
    assert!(said.ends_with(" more sowings are not shown; after the move:"), "{said}");
    let before = run_in(folder.path(), &["show", "long.bao", "--ply", "0"], b"").out;
    let rows = |text: &str| {
        text.lines()
            .filter(|line| line.contains('\u{2502}'))
            .map(|line| line.chars().take(46).collect())
            .collect::<Vec<String>>()
    };
    let last: Vec<String> =
        rows(&ran.out).into_iter().rev().take(4).rev().map(|row| row.replace('\u{25cb}', " ")).collect();
    assert_eq!(last, rows(&before));
}

#[test]
fn wrong_calls_are_refused() {
    for args in [
        &["--trace", "--before", "--ply", "2"][..],
        &["--all", "--ply", "2"],
        &["--ply", "9"],
        &["--ply", "0", "--before"],
        &["--all", "--before"],
    ] {
        let ran = run(&[&["show", "samples/ok/short-win.bao"], args].concat(), "");
        assert_eq!(ran.status, Some(2), "{args:?}: {ran:?}");
        assert!(!ran.err.is_empty());
    }
}

#[test]
fn a_record_cannot_draw() {
    let nasty =
        "title: <script>\x1b[2J]]>\"'\u{202e}\nsouth: \x1b]0;x\x07\nnorth: a\tb\u{85}\n\n1: A6<* a6>; \x1b[31m\n";
    for args in [&["--all"][..], &["--trace"], &["--all", "--ascii", "--flip", "--lang", "cs"]] {
        let ran = run_in(&root(), &[&["show", "-"], args].concat(), nasty.as_bytes());
        assert_eq!(ran.status, Some(0), "{ran:?}");
        let bad = ran.out.chars().find(|&c| c.is_control() && c != '\n' || c == '\u{202e}');
        assert_eq!(bad, None, "{args:?}: {}", ran.out);
        assert!(ran.out.contains("<script>\u{241b}[2J]]>\"'\\u{202e}"), "{}", ran.out);
    }
}
