//! Files that are written and left alone, inputs that cannot be read, limits.

use crate::cli::files::folder;
use crate::cli::run_in;
use serde_json::Value;
use std::fs;

const GAME: &[u8] = b"south: Asha\n\n1: A7>* a7>*;\n";

#[test]
fn a_file_is_replaced_only_where_it_is_our_own() {
    for (name, args) in [
        ("a.html", &[][..]),
        ("a.json", &[]),
        ("a.csv", &["--table", "openings"]),
        ("a.csv", &[]),
        ("page", &["--format", "html"]),
    ] {
        let folder = folder(&[("a.bao", GAME), ("more.bao", GAME)]);
        let write = |paths: &[&str], more: &[&str]| {
            let fixed = ["stats", "--no-config", "-o", name];
            run_in(folder.path(), &[&fixed[..], args, paths, more].concat(), b"")
        };
        let read = || fs::read_to_string(folder.path().join(name)).expect("a file");
        let ran = write(&["a.bao"], &[]);
        assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (Some(0), "", ""), "{name}");
        let first = read();
        assert_eq!(write(&["a.bao", "more.bao"], &[]).status, Some(0), "{name}");
        assert_ne!(read(), first, "{name}");
        fs::write(folder.path().join(name), "mine\n").expect("written");
        let refused = write(&["a.bao"], &[]);
        assert!(refused.status == Some(2) && refused.err.contains(name) && read() == "mine\n", "{refused:?}");
        assert_eq!(write(&["a.bao"], &["--force"]).status, Some(0));
        assert_eq!(read(), first, "{name}");
    }
}

#[test]
fn a_dash_is_standard_output_and_pages_are_told_apart() {
    let folder = folder(&[("a.bao", GAME)]);
    let run = |args: &[&str]| run_in(folder.path(), args, b"");
    let standard = run(&["stats", "--no-config", "a.bao"]);
    assert_eq!(run(&["stats", "--no-config", "a.bao", "-o", "-"]), standard);
    assert!(!folder.path().join("-").exists() && standard.out.contains("Asha"), "{standard:?}");
    for (first, second) in [("stats", "html"), ("html", "stats")] {
        let name = format!("{first}.html");
        assert_eq!(run(&[first, "--no-config", "a.bao", "-o", &name]).status, Some(0));
        // Nothing but the mark tells whose page it is.
        let text = fs::read_to_string(folder.path().join(&name)).expect("a page");
        let (_, rest) = text.split_once('\n').expect("lines");
        for doctype in ["<!doctype html>", "<!DOCTYPE html>"] {
            fs::write(folder.path().join(&name), format!("{doctype}\n{rest}")).expect("written");
            let ran = run(&[second, "--no-config", "a.bao", "-o", &name]);
            assert!(ran.status == Some(2) && ran.err.contains("this file exists"), "{ran:?}");
        }
    }
}

#[test]
fn text_and_records_are_never_taken_for_our_own() {
    let folder = folder(&[("a.bao", GAME), ("a.txt", b"Games\n")]);
    for (output, force) in [("a.txt", &[][..]), ("a.bao", &[]), ("a.bao", &["--force"]), ("./a.bao", &["--force"])] {
        let args = [&["stats", "--no-config", "a.bao", "-o", output][..], force].concat();
        let ran = run_in(folder.path(), &args, b"");
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{ran:?}");
    }
    assert_eq!(fs::read(folder.path().join("a.bao")).expect("a file"), GAME);
    assert_eq!(fs::read(folder.path().join("a.txt")).expect("a file"), b"Games\n");
}

#[test]
fn what_cannot_be_read_is_said_and_the_rest_counted() {
    let folder = folder(&[("a.bao", GAME), ("b.bao", GAME), ("c.bao", b"no record\n")]);
    let run = |args: &[&str]| run_in(folder.path(), &[&["stats", "--no-config"], args].concat(), b"");
    let missing = run(&["a.bao", "missing.bao", "b.bao"]);
    assert!(missing.status == Some(2) && missing.err.contains("missing.bao"), "{missing:?}");
    assert!(missing.out.contains("all games") && missing.out.contains("Asha"), "{missing:?}");
    let none = run(&["a.bao", "c.bao"]);
    assert!(none.status == Some(1) && none.err.contains("c.bao:1: "), "{none:?}");
}

#[test]
fn a_file_without_a_game_has_numbers_for_programs() {
    let folder = folder(&[("a.bao", b"no record\n"), ("b.bao", b"\0")]);
    let schema: Value = serde_json::from_str(&run_in(folder.path(), &["schema", "stats"], b"").out).expect("a schema");
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    for name in ["a.bao", "b.bao"] {
        let run = |args: &[&str]| run_in(folder.path(), &[&["stats", "--no-config", name], args].concat(), b"");
        let json = run(&["--format", "json"]);
        let numbers: Value = serde_json::from_str(&json.out).expect("JSON");
        assert!(validator.is_valid(&numbers) && numbers["games"]["total"] == 0, "{}", json.out);
        assert!(numbers["players"].as_array().is_some_and(Vec::is_empty), "{}", json.out);
        assert!(json.status == Some(1) && json.err.contains(&format!("{name}:1: ")), "{json:?}");
        let csv = run(&["--format", "csv", "--table", "moves"]);
        assert_eq!((csv.status, csv.out.as_str()), (Some(1), "side,move,count\r\n"), "{csv:?}");
        for args in [&[][..], &["--format", "html"]] {
            let people = run(args);
            assert_eq!((people.status, people.out.as_str()), (Some(1), ""), "{people:?}");
        }
    }
}

#[test]
fn csv_has_its_headings_in_the_language() {
    let folder = folder(&[("a.bao", GAME)]);
    let run = |args: &[&str]| run_in(folder.path(), &[&["stats", "-o", "a.csv", "a.bao"], args].concat(), b"");
    let tables = ["games", "results", "rules", "lengths", "moves", "longest", "players", "cross", "openings"];
    for table in tables {
        let mut heads = Vec::new();
        for lang in ["en", "sw", "de", "cs"] {
            // A table in another language is replaced, because it is one of kibao.
            let ran = run(&["--table", table, "--lang", lang]);
            assert_eq!(ran.status, Some(0), "{ran:?}");
            let text = fs::read_to_string(folder.path().join("a.csv")).expect("a file");
            let (head, rows) = text.split_once("\r\n").expect("a line");
            heads.push((head.to_owned(), rows.to_owned()));
        }
        let (english, rows) = heads.remove(0);
        for (head, others) in heads {
            assert_eq!((head.split(',').count(), &others), (english.split(',').count(), &rows), "{table}: {head}");
            assert!(head.split(',').zip(english.split(',')).all(|(one, other)| one != other), "{table}: {head}");
        }
    }
}

#[test]
fn csv_begins_with_a_mark_where_it_is_asked_for() {
    let folder = folder(&[("a.bao", GAME)]);
    let run = |args: &[&str]| run_in(folder.path(), args, b"");
    let plain = run(&["stats", "--format", "csv", "a.bao"]);
    let marked = run(&["stats", "--format", "csv", "--bom", "a.bao"]);
    assert_eq!((marked.status, marked.out), (Some(0), format!("\u{feff}{}", plain.out)));
    // A file that was written so is replaced by the next.
    for args in [&["--bom"][..], &["--bom"], &[], &["--bom"]] {
        let ran = run(&[&["stats", "-o", "a.csv", "a.bao"], args].concat());
        let begins = fs::read_to_string(folder.path().join("a.csv")).expect("a file").starts_with('\u{feff}');
        assert_eq!((ran.status, begins), (Some(0), !args.is_empty()), "{ran:?}");
    }
    for args in [&["--format", "json"][..], &["--format", "html"], &[], &["-o", "b.json"]] {
        let ran = run(&[&["stats", "--bom", "a.bao"], args].concat());
        assert!(ran.status == Some(2) && ran.out.is_empty() && ran.err.contains("--bom"), "{args:?}: {ran:?}");
    }
    let table = |args: &[&str]| run(&[&["select", "-q", "-o", "-", "a.bao"], args].concat());
    assert_eq!(table(&["--index", "t.csv", "--bom"]).status, Some(0));
    let marked = fs::read_to_string(folder.path().join("t.csv")).expect("a file");
    assert!(marked.starts_with("\u{feff}number,file,"), "{marked}");
    for args in [&["--index", "t.ndjson", "--bom"][..], &["--bom"]] {
        let ran = table(args);
        assert!(ran.status == Some(2) && ran.err.contains("--"), "{args:?}: {ran:?}");
        assert!(!folder.path().join("t.ndjson").exists());
    }
}
