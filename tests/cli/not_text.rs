//! Files that are not a text: each command reports it, and none rewrites them.

use super::files::folder;
use super::filters::{goes_through, gzip};
use super::run_in;
use std::fs;
use std::path::Path;

const GAME: &[u8] = b"south: Asha\n\n1: 7>*  a7>*\n";

/// A game that a NUL character follows, many games that one follows, archives, pictures, what is packed twice.
fn inputs() -> Vec<(&'static str, Vec<u8>, &'static str)> {
    let sample = |name: &str| fs::read(super::root().join("samples/err").join(name)).expect("a sample");
    let games = run_in(Path::new("."), &["gen", "--games", "2000", "--seed", "5"], b"").out.into_bytes();
    assert!(games.len() > 700_000, "{}", games.len());
    let unknown = "not a text: it contains a NUL character";
    let long_line = [GAME, &vec![b'x'; 3 << 20], b"\0\n\n", GAME].concat();
    let stray: Vec<u8> = "\u{feff}1: A6<* a6<; \0\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    vec![
        ("tar", sample("tar-archive.bao"), "an archive (tar)"),
        ("large tar", sample("tar-archive.bao").repeat(2_000), "an archive (tar)"),
        ("PNG", sample("picture.bao"), "a PNG file"),
        ("PDF", [b"%PDF-1.4\n", GAME].concat(), "a PDF file"),
        ("ZIP", [b"PK\x03\x04", GAME].concat(), "an archive (ZIP)"),
        ("tar in gzip", gzip(&sample("tar-archive.bao")), "an archive (tar)"),
        ("gzip in gzip", gzip(&gzip(GAME)), "compressed data (gzip)"),
        ("Zstandard in Zstandard", zstd_of(&zstd_of(GAME)), "compressed data (Zstandard)"),
        ("at the end", [GAME, &[0; 9]].concat(), unknown),
        ("in a comment", b"1: A7>* a7>*; so\0\n\nsouth: Asha\n\n1: A7>* a7>*;\n".to_vec(), unknown),
        ("in UTF-16", stray, unknown),
        ("UTF-32 without a mark", "1: A7>*\n".chars().flat_map(|c| u32::from(c).to_le_bytes()).collect(), unknown),
        ("behind a game that is too large", long_line, unknown),
        ("far behind", [&games, &b"\n\0\n\n"[..], GAME].concat(), unknown),
        ("in gzip, far behind", gzip(&[&games, &b"\n\0\n\n"[..], GAME].concat()), unknown),
    ]
}

fn zstd_of(bytes: &[u8]) -> Vec<u8> {
    zstd::encode_all(bytes, 1).expect("packed")
}

#[test]
fn every_command_reports_it_and_none_rewrites_it() {
    const FOUND: [&[&str]; 16] = [
        &["check"],
        &["check", "--format", "short"],
        &["check", "--format", "json"],
        &["check", "--format", "junit"],
        &["check", "--fix"],
        &["check", "--unsafe-fixes"],
        &["fmt"],
        &["fmt", "--check"],
        &["fmt", "--diff"],
        &["fmt", "--stdout"],
        &["convert", "--to", "zanzibar"],
        &["json"],
        &["json", "--ndjson"],
        &["repair"],
        &["select"],
        &["stats"],
    ];
    const NO_GAME: [&[&str]; 4] = [&["show"], &["svg"], &["moves", "--ply", "0"], &["html"]];
    for (what, bytes, said) in inputs() {
        let folder = folder(&[("a.bao", &bytes)]);
        for args in FOUND {
            let ran = run_in(folder.path(), &[args, &["a.bao"]].concat(), b"");
            assert_eq!(ran.status, Some(1), "{what}: {args:?}: {}", ran.err);
            assert!(ran.out.contains(said) || ran.err.contains(said), "{what}: {args:?}: {}", ran.err);
        }
        let far = what.ends_with("far behind");
        for args in NO_GAME.iter().filter(|_| !far) {
            let ran = run_in(folder.path(), &[*args, &["a.bao"]].concat(), b"");
            assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{what}: {args:?}: {}", ran.err);
        }
        let apply = run_in(folder.path(), &["repair", "--apply", "a.bao"], b"");
        assert_eq!(apply.status, Some(1), "{what}: {}", apply.err);
        assert!(fs::read(folder.path().join("a.bao")).expect("a file") == bytes, "{what}");
    }
}

#[test]
fn standard_input_goes_out_unchanged() {
    for (_, bytes, said) in inputs() {
        goes_through(&bytes, [(1, said); 3]);
    }
}

#[test]
fn nothing_after_it_is_read() {
    let games = run_in(Path::new("."), &["gen", "--games", "2000", "--seed", "5"], b"").out;
    let lines = games.lines().count();
    let input = format!("{games}\n\u{0}\nsouth: Asha\n\n1: A1>;\n");
    let check = run_in(Path::new("."), &["check", "--format", "short", "-"], input.as_bytes());
    let place = format!("-:{}:1: error[E111]", lines + 2);
    assert!(check.out.contains(&place) && !check.out.contains("R1"), "{}", check.out);
    let drawn = run_in(Path::new("."), &["check", "-"], input.as_bytes()).out;
    assert!(drawn.contains(&format!("a NUL character (-:{}:1)", lines + 2)), "{drawn}");
    for args in [&["select", "-"][..], &["fmt", "--stdout", "-"], &["convert", "--to", "kibao", "-"]] {
        let ran = run_in(Path::new("."), args, input.as_bytes());
        assert!(ran.status == Some(1) && !ran.out.contains('\0'), "{args:?}: {}", ran.err);
        assert!(games.contains(ran.out.trim_end()) && !ran.out.is_empty(), "{args:?}");
    }
    // A repair before it is not written.
    let broken = format!("1: A6* a6<;\n\n{input}");
    let apply = run_in(Path::new("."), &["repair", "--apply", "-"], broken.as_bytes());
    assert!(apply.status == Some(2) && apply.out == broken, "{}", apply.err);
    assert!(apply.err.contains("not written, because part of the file is not text"), "{}", apply.err);
}

#[test]
fn games_of_part_of_an_archive_replace_no_file() {
    let games = run_in(Path::new("."), &["gen", "--games", "2000", "--seed", "5"], b"").out;
    let large = format!("title: {}\n\n", "x".repeat(2 << 20));
    for unread in ["\0", &large] {
        let archive = format!("{games}\n\n{unread}");
        let folder = folder(&[("a.bao", archive.as_bytes()), ("old.bao", GAME)]);
        let ran = run_in(folder.path(), &["select", "--force", "-o", "old.bao", "a.bao"], b"");
        assert!(ran.status == Some(2) && ran.err.contains("no file is replaced"), "{ran:?}");
        assert!(fs::read(folder.path().join("old.bao")).expect("a file") == GAME);
        let ran = run_in(folder.path(), &["select", "-o", "new.bao", "a.bao"], b"");
        assert!(ran.status == Some(1) && folder.path().join("new.bao").exists(), "{ran:?}");
    }
}

#[test]
fn utf_16_without_a_mark_is_a_text() {
    let text: Vec<u8> = "south: Zo\u{eb}\n\n1: A7>* a7>*;\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let check = run_in(Path::new("."), &["check", "--format", "short", "-"], &text);
    assert!(check.status == Some(0) && check.out.contains("E105"), "{check:?}");
}
