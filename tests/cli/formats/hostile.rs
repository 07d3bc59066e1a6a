//! No output lets a record, or the name of a file, speak to the terminal.

use super::NASTY;
use crate::cli::files::folder;
use crate::cli::{Ran, run_in};
use std::path::Path;

/// Every way to be told of a record; the file is last. What `fmt`, `convert` and `--fix` write to a pipe is the record
/// itself and no output about it.
const TOLD: &[&[&str]] = &[
    &["check"],
    &["check", "--color", "always"],
    &["check", "--strict", "--archive"],
    &["check", "--format", "short"],
    &["check", "--format", "json"],
    &["check", "--format", "ndjson"],
    &["check", "--format", "sarif"],
    &["check", "--format", "github"],
    &["check", "--format", "gitlab"],
    &["check", "--format", "junit"],
    &["check", "--rules", "auto"],
    &["check", "--statistics"],
    &["check", "--statistics", "--format", "json"],
    &["check", "--diff", "--unsafe-fixes"],
    &["json"],
    &["json", "--ndjson", "--trace"],
    &["fmt", "--diff"],
    &["fmt", "--check"],
    &["show"],
    &["show", "--all"],
    &["moves", "--ply", "1"],
    &["moves", "--json", "--ply", "1"],
    &["repair"],
    &["repair", "--all"],
    &["repair", "--format", "short"],
    &["repair", "--format", "json"],
    &["repair", "--format", "ndjson"],
    &["stats"],
    &["stats", "--format", "json"],
    &["stats", "--format", "csv"],
    &["stats", "--format", "csv", "--table", "longest"],
    &["stats", "--format", "html"],
    &["config"],
    &["config", "--format", "json"],
];

/// What a terminal obeys or hides, but for line ends and the colours that kibao itself asks for.
fn obeyed(text: &str, coloured: bool) -> Option<char> {
    let mut text = text.to_owned();
    if coloured {
        // Colours end in `m`, and there is nothing but numbers in them.
        while let Some(at) = text.find("\u{1b}[") {
            let length = text[at + 2..].find(|c: char| !c.is_ascii_digit() && c != ';').expect("an end");
            assert_eq!(text[at + 2 + length..].chars().next(), Some('m'), "{text}");
            text.replace_range(at..at + 3 + length, "");
        }
    }
    let hidden = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}');
    text.chars().find(|c| (c.is_control() && *c != '\n') || hidden(*c))
}

fn is_harmless(folder: &Path, file: &str) -> usize {
    let mut told = 0;
    for args in TOLD {
        let Ran { out, err, .. } = run_in(folder, &[args, &[file][..]].concat(), b"");
        // RFC 4180 ends lines so.
        let out = if args.contains(&"csv") { out.replace("\r\n", "\n") } else { out };
        for text in [&out, &err] {
            assert_eq!(obeyed(text, args.contains(&"always")), None, "{args:?} {file:?}: {text:?}");
            told += usize::from(!text.is_empty());
        }
    }
    told
}

#[test]
fn records_cannot_speak_to_the_terminal() {
    let all = NASTY.concat();
    let records = [
        format!("title: {all}\nsouth: {all}\nwinner: {all}\n\n1: A7>* a7>*; {all}\n2: A1> {all};\n"),
        format!("1: A6<{all} a6<;\n2: {all}\n; {all}\n"),
        format!("opening: {all}\nrules: {all}\ndate: {all}\n{all}: {all}\n1: A7>*; kibao: allow {all}\n"),
        NASTY.iter().map(|nasty| format!("south: a{nasty}\n1: A7>*{nasty} a7>*{nasty};{nasty}\n\n")).collect(),
    ];
    let mut told = 0;
    for record in records {
        let folder = folder(&[("a.bao", record.as_bytes())]);
        told += is_harmless(folder.path(), "a.bao");
    }
    assert!(told > 100, "{told}");
}

#[cfg(unix)]
#[test]
fn names_of_files_cannot_either() {
    let harmful = NASTY.iter().filter(|nasty| !nasty.contains(['\0', '/']));
    for nasty in harmful {
        let name = format!("a{nasty}.bao");
        let folder = folder(&[(&name, b"title: x\n1: A6< a6<,;\n2: A1>;")]);
        is_harmless(folder.path(), &name);
    }
}
