//! Files that are written and left alone, inputs that cannot be read, limits.

use crate::cli::files::folder;
use crate::cli::run_in;
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
