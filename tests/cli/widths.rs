//! What a person reads in terminals of 60, 80 and 120 columns, in colour and without. `view` has its own in `terminal`.

use super::root;
use super::terminal::assert_snapshot;
use std::process::Command;

/// A record that stops at its 29th ply.
const BROKEN: &str = "samples/err/zanzibar-1994-game2.bao";

/// The standard output of the program; what it says beside it has the time that it took.
fn output(args: &[&str], width: usize, colour: &str) -> String {
    let done = Command::new(env!("CARGO_BIN_EXE_kibao"))
        .args(args)
        .args(["--no-config", "--color", colour])
        .current_dir(root())
        .env_remove("NO_COLOR")
        .env("LC_ALL", "C")
        .env("COLUMNS", width.to_string())
        .output()
        .expect("the program runs");
    String::from_utf8(done.stdout).expect("UTF-8")
}

/// Without the sequences of colour.
fn plain(text: &str) -> String {
    let mut pieces = text.split("\u{1b}[");
    let first = pieces.next().unwrap_or_default().to_owned();
    first + &pieces.map(|piece| piece.split_once('m').map_or(piece, |(_, rest)| rest)).collect::<String>()
}

/// How many columns the longest line takes; what is drawn has one for each character.
fn columns(text: &str) -> usize {
    text.lines().map(|line| line.chars().count()).max().unwrap_or_default()
}

#[test]
fn commands_fit_the_terminal() {
    let rows: &[(&str, &[&str])] = &[
        ("check", &["check", BROKEN]),
        ("repair", &["repair", BROKEN]),
        ("show", &["show", "samples/ok/short-win.bao"]),
        ("moves", &["moves"]),
        ("explain", &["explain", "R101"]),
    ];
    for (name, args) in rows {
        let mut all = String::new();
        for width in [60, 80, 120] {
            let (coloured, without) = (output(args, width, "always"), output(args, width, "never"));
            assert!(!without.contains('\u{1b}'), "{name}");
            assert_eq!(plain(&coloured), without, "{name} at {width}: colour changes nothing else");
            assert!(columns(&without) <= width, "{name} at {width}: {} columns\n{without}", columns(&without));
            all += &format!("== {width} columns\n{}", coloured.replace('\u{1b}', "^"));
        }
        assert_snapshot(&format!("width-{name}"), &all);
    }
}
