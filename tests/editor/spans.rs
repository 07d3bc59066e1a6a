//! Writes records as kibao reads them, for `.ci/editor`: the decoded text of each file, and beside it its spans, a line each.
//!
//! `spans OUT PATH…` takes files, the records in folders, and as records the examples in grammars (`.ebnf`).

use kibao::notation::{TokenKind, games};
use kibao::source::Text;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let mut args = env::args_os().skip(1).map(PathBuf::from);
    let out = args.next().ok_or(io::ErrorKind::InvalidInput)?;
    let mut files = Vec::new();
    for path in args {
        find(&path, &mut files)?;
    }
    for path in files {
        let name = path.to_string_lossy().replace(['/', '\\'], "~");
        let bytes = fs::read(&path)?;
        if path.extension().is_some_and(|it| it == "ebnf") {
            for (at, text) in examples(&String::from_utf8_lossy(&bytes)).iter().enumerate() {
                write(&out.join(format!("{name}~{:02}.bao", at + 1)), text)?;
            }
        } else {
            write(&out.join(name), &Text::decode(&bytes).map_err(io::Error::other)?.text)?;
        }
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut spans = String::new();
    for game in games(text) {
        spans.push_str(&format!("{} {} Game\n", game.span.start, game.span.end));
        for token in game.tokens {
            if !matches!(token.kind, TokenKind::Space | TokenKind::LineEnd) {
                spans.push_str(&format!("{} {} {:?}\n", token.span.start, token.span.end, token.kind));
            }
        }
    }
    fs::write(path, text)?;
    fs::write(path.with_extension("spans"), spans)
}

/// The examples of a grammar, canonical and tolerated: `(* example: one line *)`, or `(* example game:` with lines below.
fn examples(grammar: &str) -> Vec<String> {
    let comments = grammar.split("(*").skip(1).filter_map(|rest| Some(rest.split_once("*)")?.0.trim_start()));
    let example = |comment: &str| {
        let after = comment.strip_prefix("example").or_else(|| comment.strip_prefix("tolerated"))?;
        let line = after.strip_prefix(": ").map(|line| format!("{}\n", line.trim_end()));
        line.or_else(|| Some(after.strip_prefix(" game:\n")?.to_owned()))
    };
    comments.filter_map(example).collect()
}

/// The records in a folder and below it, or the file that a path is.
fn find(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries: Result<Vec<_>, _> = fs::read_dir(path)?.collect();
    let mut paths: Vec<PathBuf> = entries?.into_iter().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths.iter().filter(|path| path.is_dir() || path.extension().is_some_and(|it| it == "bao")) {
        find(path, files)?;
    }
    Ok(())
}
