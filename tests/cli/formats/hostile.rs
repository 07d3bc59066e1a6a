//! No output lets a record, or the name of a file, speak to the terminal.

use super::NASTY;
use crate::cli::files::folder;
use crate::cli::{Ran, run_in};
use kibao::render::formats::FORMATS;
use std::path::Path;

/// Every way to be told of a record, besides the formats of `check`; the file is last. What `fmt`, `convert` and `--fix`
/// write to a pipe is the record itself and no output about it.
const TOLD: &[&[&str]] = &[
    &["check"],
    &["check", "--color", "always"],
    &["check", "--strict", "--archive"],
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
    &["show", "--all", "--trace"],
    &["html"],
    &["svg"],
    &["svg", "--ply", "0"],
    &["select", "--list"],
    &["select", "--count", "--unique"],
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
    &["stats", "--format", "csv", "--table", "cross"],
    &["stats", "--format", "csv", "--table", "openings"],
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

/// What writes the record itself to standard output, and tells of it on standard error.
const WRITTEN: &[&[&str]] = &[
    &["fmt", "--stdout"],
    &["convert", "--to", "zanzibar"],
    &["select"],
    &["select", "--number"],
    &["select", "--canonical", "--unique=exact"],
    &["select", "--date", "1990..", "--rule-set", "kibao"],
    &["fmt"],
    &["check", "--fix"],
    &["repair", "--apply"],
];

fn is_harmless(folder: &Path, file: &str) -> usize {
    let mut told = 0;
    let formats: Vec<[&str; 3]> = FORMATS.iter().map(|row| ["check", "--format", row.name]).collect();
    for args in formats.iter().map(<[_; 3]>::as_slice).chain(TOLD.iter().copied()) {
        let Ran { out, err, .. } = run_in(folder, &[args, &[file][..]].concat(), b"");
        // RFC 4180 ends lines so, and a list parts its columns so.
        let out = if args.contains(&"csv") { out.replace("\r\n", "\n") } else { out };
        let out = if args.contains(&"--list") { out.replace('\t', " ") } else { out };
        for text in [&out, &err] {
            assert_eq!(obeyed(text, args.contains(&"always")), None, "{args:?} {file:?}: {text:?}");
            told += usize::from(!text.is_empty());
        }
    }
    for args in WRITTEN {
        let ran = run_in(folder, &[args, &[file][..]].concat(), b"");
        assert_eq!(obeyed(&ran.err, false), None, "{args:?} {file:?}: {:?}", ran.err);
        told += usize::from(!ran.err.is_empty());
    }
    told
}

/// Runs a command and holds all that it prints for harmless; says whether it printed anything.
fn is_reported(folder: &Path, args: &[&str], input: &[u8]) -> bool {
    let ran = run_in(folder, args, input);
    for text in [&ran.out, &ran.err] {
        assert_eq!(obeyed(text, false), None, "{args:?}: {text:?}");
    }
    // GitHub obeys lines of standard error, too.
    assert!(!ran.err.lines().any(|line| line.trim_start().starts_with("::")), "{args:?}: {}", ran.err);
    !ran.out.is_empty() || !ran.err.is_empty()
}

#[test]
fn tables_and_names_of_files_made_of_records_cannot_either() {
    let games: Vec<String> = NASTY
        .iter()
        // With a NUL character there are no games.
        .map(|nasty| nasty.replace(['\n', '\r'], " ").replace('\0', "\u{1}"))
        .map(|nasty| format!("title: a{nasty}\nsouth: ={nasty}\nnorth: \t={nasty}\nevent: @{nasty}\n1: A7>* a7>*;\n"))
        .collect();
    let folder = folder(&[("a.bao", games.join("\n").as_bytes())]);
    for index in ["t.csv", "t.ndjson"] {
        assert!(is_reported(folder.path(), &["select", "-o", "out.bao", "--force", "--index", index, "a.bao"], b""));
        let table = std::fs::read_to_string(folder.path().join(index)).expect("a table");
        assert!(table.lines().count() >= NASTY.len(), "{table}");
        assert_eq!(obeyed(&table.replace("\r\n", "\n"), false), None, "{table:?}");
        let formula =
            |field: &str| field.trim_matches('"').trim_start().starts_with(['=', '+', '-', '@']) && field.len() > 1;
        let fields = table.lines().filter(|_| index == "t.csv").flat_map(|line| line.split(','));
        assert_eq!(fields.filter(|field| formula(field)).collect::<Vec<_>>(), Vec::<&str>::new());
    }
    let name = "{title}{south}{north}{event}.bao";
    assert!(is_reported(folder.path(), &["select", "--split", "out", "--name", name, "a.bao"], b""));
    let names = std::fs::read_dir(folder.path().join("out")).expect("a folder");
    let names: Vec<String> = names.map(|it| it.expect("an entry").file_name().into_string().expect("text")).collect();
    assert_eq!(names.len(), NASTY.len());
    for name in &names {
        let harmless = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.');
        assert!(name.chars().all(harmless) && name.matches('.').count() == 1 && name.len() <= 255, "{name:?}");
    }
}

#[test]
fn the_values_of_arguments_cannot_either() {
    let folder = folder(&[("a.bao", b"1: A6< a6<;\n2: A1>;")]);
    let mut told = 0;
    for nasty in NASTY.iter().filter(|nasty| !nasty.contains('\0')) {
        for args in [
            &["check", "a.bao", "--rules", nasty][..],
            &["check", "a.bao", "--select", nasty],
            &["check", "a.bao", "--format", nasty],
            &["check", "a.bao", "--config", nasty],
            &["check", "a.bao", "--jobs", nasty],
            &["check", nasty],
            &["moves", "--position", nasty],
            &["perft", "--depth", nasty],
            &["explain", nasty],
            &["rules", nasty],
            &["config", nasty],
            &["svg", "--id", nasty],
            &["svg", "--move", nasty],
            &["svg", "a.bao", "-o", &format!("{nasty}/{nasty}")],
            &["html", "a.bao", "--title", nasty],
            &["html", "a.bao", "-o", &format!("no/{nasty}")],
            &["select", "a.bao", "--list", "--player", nasty, "--text", nasty],
            &["select", "a.bao", "--winner", nasty],
            &["select", "a.bao", "--date", nasty],
            &["select", "a.bao", "--plies", nasty],
            &["select", "a.bao", "--rule-set", nasty],
            &["select", "a.bao", "--opening", nasty],
            &["select", "a.bao", "--position", nasty],
            &["select", "a.bao", "--index", nasty],
            &["select", "a.bao", "--split", "out", "--name", nasty, "--force"],
            &["select", "a.bao", "--split", "out", "--name", &format!("{{{nasty}")],
            &["gen", "--seed", nasty],
            &["gen", "--slips", "1", "--slip-log", &format!("no/{nasty}")],
            &["man", "--dir", nasty],
            &["completions", nasty],
            &["--lang", nasty, "check", "a.bao"],
            &[nasty],
            &[&format!("--{nasty}")],
        ] {
            told += usize::from(is_reported(folder.path(), args, b""));
        }
    }
    assert!(told > 600, "{told}");
}

#[test]
fn configuration_files_cannot_either() {
    let mut told = 0;
    for nasty in NASTY {
        // As TOML writes it, and as it is, which is mostly no TOML.
        let escaped: String = nasty.chars().map(|c| format!("\\U{:08x}", u32::from(c))).collect();
        for nasty in [escaped.as_str(), nasty] {
            for config in [
                format!("rules = \"{nasty}\"\n"),
                format!("\"{nasty}\" = 1\n"),
                format!("select = [\"{nasty}\"]\n"),
                format!("severity = \"{nasty}\"\n"),
                format!("dialect = \"{nasty}\"\n"),
                format!("[paths.\"{nasty}[\"]\nignore = [\"{nasty}\"]\n"),
                format!("[paths.\"*.bao\"]\nignore = [\"{nasty}\"]\n"),
                format!("[rule-set.\"{nasty}\"]\nbase = \"kibao\"\n"),
                format!("[rule-set.own]\nbase = \"{nasty}\"\n"),
                format!("[rule-set.own]\nbase = \"kibao\"\ntitle = \"x{nasty}\"\n"),
                format!("[rule-set.own]\nbase = \"kibao\"\nsingleton = \"{nasty}\"\n"),
                format!("[rule-set.own]\nbase = \"kibao\"\n\"{nasty}\" = \"{nasty}\"\n"),
            ] {
                let folder = folder(&[("kibao.toml", config.as_bytes()), ("a.bao", b"rules: own\n1: A7>* a7>*;\n")]);
                for args in [&["config"][..], &["config", "--format", "json"], &["rules"], &["check", "a.bao"]] {
                    told += usize::from(is_reported(folder.path(), args, b""));
                }
            }
        }
    }
    assert!(told > 1_900, "{told}");
}

#[test]
fn requests_to_the_referee_cannot_either() {
    let mut told = 0;
    for nasty in NASTY {
        let quoted = serde_json::to_string(nasty).expect("JSON");
        let requests = [
            nasty.replace(['\n', '\r'], " "),
            quoted.clone(),
            format!("{{\"cmd\":{quoted}}}"),
            format!("{{{quoted}:{quoted}}}"),
            format!("{{\"cmd\":\"new\",\"rules\":{quoted}}}"),
            format!("{{\"cmd\":\"new\",\"opening\":{quoted}}}"),
            format!("{{\"cmd\":\"play\",\"move\":{quoted},\"id\":{quoted}}}"),
        ];
        told += usize::from(is_reported(Path::new("."), &["referee"], (requests.join("\n") + "\n").as_bytes()));
    }
    assert_eq!(told, NASTY.len());
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
    // With a NUL character they are not read.
    let records = records.iter().flat_map(|record| [record.replace('\0', "\u{1}"), record.clone()]);
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
