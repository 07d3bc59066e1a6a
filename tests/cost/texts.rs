//! The nasty texts, made of a piece that comes again and again.

use crate::measure::{Given, Growth, SMALL};

/// What readers of transcripts trip over, repeated.
const PIECES: &[&str] = &[
    "1: A5 a6;\n",
    "1: A6<* a6<*;\n",
    "1: A5 a6;\n\n",
    "1: A5 a6; ",
    "1: A5 a6 ",
    "1: A5 so 2: ",
    "; so 1: A5 (so) ",
    "1: A9 ",
    "1: A9; ",
    "A5 ",
    "A5,",
    "5",
    "5\n\n",
    "A5*",
    "*",
    " *",
    "&lt;",
    "&",
    "1:",
    "1: ",
    "1:5&lt;",
    "; 1:5&lt;",
    ";",
    "; ",
    ";1:",
    ";\n",
    "%\n",
    "% 1: 5\n",
    "; 1: 5\n",
    "\n",
    "\r",
    "\n\r\r\n",
    " ",
    "\t\n",
    "-",
    "- ",
    ". ",
    "x",
    "x ",
    "title: a\n",
    "Title: a ; so\n",
    "title: a;",
    "title: a\n1: 5\n",
    "x: y\n",
    "date: 31.2.1994\n",
    "; c\n\n",
    "L ",
    "A",
    "１",
    "\u{200b}",
    "；",
    "\u{feff}1: A5\n",
    "1: 5\n; c\n\n",
    "1: -- ",
    "(so)",
    "(",
    "[",
    "{",
    "1: A5 (so [so {so ",
    "; kibao: allow N104 so\n",
    "; kibao: allow N104, N105, so\n",
    "; kibao: so\n",
    "1: A5 A6 A7 ; kibao: allow N105 so\n",
    "1: A5 ; resigns\n",
    "opening: [ 0 0 | so\n",
    "1: A6< so\na6>;\n",
    "1: A6<* a6<*;title: a;",
    "Asha Said Omar Ali: A6<*\n",
    "Asha 12:03: so\n",
    "note: A6<* a6<*\n",
    "1: A6<* (so\nso) a6<*;\n",
    "1. A6<*\n1... a6<*\n",
    "1: A5 North resigns;\n",
    "Round 1: A6<* a6<*\n",
    "> [12:03] ",
];

/// What stands before and behind the repeated piece.
const AROUND: &[(&str, &str)] =
    &[("", ""), ("1: A5 ", ""), ("title: a\n1: 5 5;\n\n", "title: b\n"), ("1: A5 a5; ", "; 2: 5 5;")];

/// Files with the pieces repeated to a length.
fn around(piece: &str, around: &[(&str, &str)], len: usize) -> Given {
    let file = |(number, (before, after)): (usize, &(&str, &str))| {
        let text = format!("{before}{}{after}", piece.repeat(len / piece.len() / around.len()));
        (format!("{number}.bao"), text.into_bytes())
    };
    let files: Vec<_> = around.iter().enumerate().map(file).collect();
    let args = files.iter().map(|(name, _)| name.clone()).collect();
    Given { files, args, input: Vec::new() }
}

/// Whether a command's work on the pieces grows as they do.
fn check(args: &[&str], places: &[(&str, &str)], small: usize) {
    let mut growth = Growth::of(args);
    for piece in PIECES {
        growth.compare(piece, small, |len| around(piece, places, len));
    }
    growth.finish(PIECES.len());
}

#[test]
fn reading_and_writing_anew() {
    check(&["fmt", "--jobs", "1", "--stdout"], AROUND, 2 * SMALL);
}

#[test]
fn findings() {
    check(&["check", "--jobs", "1", "--format", "short"], &AROUND[1..3], SMALL);
}

#[test]
fn fixes() {
    check(&["check", "--jobs", "1", "--quiet", "--unsafe-fixes"], &AROUND[..1], SMALL / 2);
}

#[test]
fn bytes_of_no_encoding() {
    let mut growth = Growth::of(&["check", "--jobs", "1", "x.bao"]);
    let pieces: &[&[u8]] =
        &[b"\x80", b"1: A5 \xe9\n", b"\xff\xfe", b"\xff\xfe1\0:\0 \0A\0005\0\n\0", b"\0", b"\x1b[2J\n"];
    for piece in pieces {
        growth.compare(&format!("{piece:?}"), SMALL, |len| Given::record(piece.repeat(len / piece.len())));
    }
    growth.finish(pieces.len());
}

/// Texts whose lines have numbers that grow, with moves that do not replay.
#[test]
fn numbered_lines() {
    let lines: &[(&str, fn(usize) -> String)] = &[
        ("numbers count moves", |n| format!("{n}: {}5>*\n", if n % 2 == 1 { 'A' } else { 'a' })),
        ("notes about rounds that are none", |n| format!("{n}: A5>* a5>*; round {}, South: was A6>*\n", n + 900_000)),
        ("notes about the rounds of other numbers", |n| format!("{}: A5>* a5>*; round {n}: was A6>*\n", n + 1_000)),
    ];
    let mut growth = Growth::of(&["check", "--jobs", "1", "--format", "short", "x.bao"]);
    for (name, line) in lines {
        let text = |len: usize| (1..=len / line(len).len()).map(line).collect::<String>();
        growth.compare(name, SMALL, |len| Given::record(text(len)));
    }
    growth.finish(lines.len());
}
