//! Packed files: found in folders, read by every command, never rewritten.

use super::files::folder;
use super::filters::gzip;
use super::run_in;
use std::fs;

const CLEAN: &[u8] = b"south: Asha\n\n1: A7>* a7>*;\n";
const UNTIDY: &[u8] = b"South: Asha;\n1: 7>*  a7>*\n";
const BROKEN: &[u8] = b"1: A6* a6<;\n";

fn zstd(bytes: &[u8]) -> Vec<u8> {
    zstd::encode_all(bytes, 1).expect("packed")
}

#[test]
fn every_command_that_searches_folders_finds_them() {
    let files: [(&str, &[u8]); 7] = [
        ("a.bao", CLEAN),
        ("b.bao.gz", &gzip(CLEAN)),
        ("sub/c.BAO.ZST", &zstd(CLEAN)),
        ("d.gz", &gzip(CLEAN)),
        ("old/e.bao.gz", &gzip(CLEAN)),
        ("f.bao.xz", b"\xfd7zXZ\0"),
        (".gitignore", b"old\n"),
    ];
    let folder = folder(&files);
    for (args, game) in [
        (&["json", "--ndjson", "."][..], "kibao-game"),
        (&["select", "--list", "."], "Asha"),
        (&["convert", "--to", "kibao", "."], "A7>* a7>*"),
        (&["fmt", "--stdout", "."], "A7>* a7>*"),
        (&["repair", "--format", "ndjson", "."], "replays_to"),
    ] {
        let ran = run_in(folder.path(), args, b"");
        assert_eq!((ran.status, ran.out.matches(game).count()), (Some(0), 3), "{args:?}: {ran:?}");
    }
    let check = run_in(folder.path(), &["check", "."], b"");
    assert!(check.err.contains("checked 3 files, 3 games"), "{}", check.err);
    let stats = run_in(folder.path(), &["stats", "--format", "csv", "--table", "games", "."], b"");
    assert!(stats.out.contains("games,3\r\n"), "{}", stats.out);
    let html = run_in(folder.path(), &["html", "-o", "a.html", "."], b"");
    assert_eq!(html.status, Some(0), "{}", html.err);
}

#[test]
fn settings_of_a_path_are_those_of_the_same_path_packed() {
    let settings = b"[paths.\"*.bao\"]\nrules = \"hus\"\n[paths.\"1994/b.bao\"]\nrules = \"ruehl\"\n";
    let folder = folder(&[("kibao.toml", settings)]);
    for (path, rules) in [
        ("a.bao", "hus"),
        ("a.bao.gz", "hus"),
        ("1994/b.bao.zst", "ruehl"),
        ("1994/b.BAO.zst", "kibao"),
        ("a.gz", "kibao"),
    ] {
        let ran = run_in(folder.path(), &["config", "--format", "json", path], b"");
        let shown: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
        assert_eq!(shown["settings"]["rules"]["value"], rules, "{path}: {}", ran.out);
    }
}

#[test]
fn one_in_a_folder_does_not_fail_the_run() {
    let note = "1 packed file in folders not rewritten";
    for (text, args, status) in [
        (UNTIDY, &["fmt"][..], 0),
        (UNTIDY, &["fmt", "--check"], 0),
        (UNTIDY, &["check", "--fix"], 0),
        (UNTIDY, &["check", "--diff"], 0),
        // The game in it stays broken.
        (BROKEN, &["repair", "--apply"], 1),
    ] {
        let (packed, clean) = (gzip(text), gzip(CLEAN));
        let folder = folder(&[("a.bao.gz", &packed), ("b.bao.gz", &clean), ("c.bao", CLEAN)]);
        let ran = run_in(folder.path(), &[args, &["."]].concat(), b"");
        assert_eq!((ran.status, ran.err.matches(note).count()), (Some(status), 1), "{args:?}: {ran:?}");
        assert!(!ran.out.contains("would rewrite") && !ran.out.contains("+++"), "{args:?}: {}", ran.out);
        assert!(fs::read(folder.path().join("a.bao.gz")).expect("a file") == packed, "{args:?}");
        let quiet = run_in(folder.path(), &[args, &["-q", "."]].concat(), b"");
        assert!(!quiet.err.contains(note), "{args:?}: {}", quiet.err);
    }
}

#[test]
fn one_that_is_named_fails_only_where_it_would_change() {
    let said = "a.bao.gz: a packed file is not rewritten";
    for (text, args, status) in [
        (CLEAN, &["fmt"][..], 0),
        (CLEAN, &["fmt", "--check"], 0),
        (CLEAN, &["fmt", "--diff"], 0),
        (CLEAN, &["check", "--fix"], 0),
        (CLEAN, &["check", "--diff"], 0),
        (CLEAN, &["repair", "--apply"], 0),
        (UNTIDY, &["fmt"], 2),
        (UNTIDY, &["fmt", "--check"], 1),
        (UNTIDY, &["check", "--fix"], 2),
        (UNTIDY, &["check", "--diff"], 1),
        (BROKEN, &["repair", "--apply"], 2),
    ] {
        let packed = gzip(text);
        let folder = folder(&[("a.bao.gz", &packed)]);
        for paths in [&["a.bao.gz"][..], &["./a.bao.gz"], &[".", "a.bao.gz"]] {
            let ran = run_in(folder.path(), &[args, paths].concat(), b"");
            assert_eq!((ran.status, ran.err.contains(said)), (Some(status), status == 2), "{args:?}: {ran:?}");
        }
        assert!(fs::read(folder.path().join("a.bao.gz")).expect("a file") == packed, "{args:?}");
    }
}
