//! `check --fix`, `--unsafe-fixes` and `--diff`: what is written, what is left alone, and the exit status of each.

use super::{root, run_in};
use crate::fixtures;
use kibao::replay::{Options, difference, replays};
use kibao::source::Text;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

const CLEAN: &str = "south: Asha\n\n1: A6<* a6<;\n";
const UNTIDY: &str = "South: Asha;\r\n1. a6<  a6<";
/// A `#` that is wrong, which is not taken out without being asked.
const RISKY: &str = "1: A6<* a6<#;\n";
/// A move that cannot be played.
const BROKEN: &str = "1: A1<* a6<;\n";

fn folder(files: &[(&str, &[u8])]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, bytes) in files {
        fs::write(folder.path().join(name), bytes).expect("a file");
    }
    folder
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).expect("a file")
}

#[test]
fn every_combination_of_options_has_its_status() {
    let files = [("clean", CLEAN), ("untidy", UNTIDY), ("risky", RISKY), ("broken", BROKEN)];
    // For each file: no option, --fix, --diff, --unsafe-fixes, --unsafe-fixes --diff.
    let expected = [
        ("clean", [0, 0, 0, 0, 0]),
        ("untidy", [0, 0, 1, 0, 1]),
        ("risky", [0, 0, 0, 0, 1]),
        ("broken", [1, 1, 1, 1, 1]),
    ];
    let options: [&[&str]; 5] =
        [&[], &["--fix"], &["--diff"], &["--unsafe-fixes"], &["--fix", "--unsafe-fixes", "--diff"]];
    let mut ran = 0;
    for (name, statuses) in expected {
        let text = files.iter().find(|(it, _)| *it == name).expect("a file").1;
        for (options, status) in options.iter().zip(statuses) {
            let folder = folder(&[("game.bao", text.as_bytes())]);
            let args = [&["check", "game.bao"], *options].concat();
            let got = run_in(folder.path(), &args, b"");
            assert_eq!(got.status, Some(status), "{name} {options:?}: {got:?}");
            let writes = !options.contains(&"--diff") && !options.is_empty();
            let changes = name == "untidy" || (name == "risky" && options.contains(&"--unsafe-fixes"));
            assert_eq!(read(folder.path(), "game.bao") != text, writes && changes, "{name} {options:?}");
            // Standard input gives the same status.
            let args = [&["check", "-"], *options].concat();
            assert_eq!(run_in(folder.path(), &args, text.as_bytes()).status, Some(status), "{name} {options:?}");
            ran += 1;
        }
    }
    assert_eq!(ran, 20);
}

#[test]
fn what_cannot_be_done_is_status_2_and_the_rest_is_done() {
    let packed: &[u8] = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03";
    let folder = folder(&[("a.bao", UNTIDY.as_bytes()), ("b.bao", packed)]);
    let ran = run_in(folder.path(), &["check", "--fix", "a.bao", "missing.bao"], b"");
    assert_eq!((ran.status, read(folder.path(), "a.bao").as_str()), (Some(2), CLEAN), "{ran:?}");
    assert_eq!(ran.err.matches("missing.bao").count(), 1, "{}", ran.err);
    let ran = run_in(folder.path(), &["check", "--fix", "b.bao"], b"");
    assert_eq!(ran.status, Some(2), "{ran:?}");
    let ran = run_in(folder.path(), &["check", "--fix", "--game", "1", "a.bao"], b"");
    assert!(ran.status == Some(2) && ran.err.contains("leave --game out"), "{ran:?}");
}

#[test]
fn lost_letters_and_letters_are_left_alone() {
    let lost = b"South: Zo\xef\xbf\xbd\n1: A6< a6<\n";
    let wide = fs::read(root().join("samples/err/half-a-letter.bao")).expect("a sample");
    let bytes = b"South: Z\xc3\xab \xff\n1: A6< a6<\n";
    let folder = folder(&[("wide.bao", &wide), ("bytes.bao", bytes), ("letter.bao", b"Dear Asha,\r\n")]);
    for (name, before) in [("wide.bao", wide.as_slice()), ("bytes.bao", bytes)] {
        for args in [["check", "--fix", name], ["check", "--diff", name], ["fmt", "-q", name]] {
            let ran = run_in(folder.path(), &args, b"");
            assert!(ran.status == Some(2) && ran.err.contains("bytes that cannot be decoded"), "{args:?}: {ran:?}");
            assert_eq!(fs::read(folder.path().join(name)).expect("a file"), before, "{args:?}");
        }
    }
    // A letter that was lost before is text like any other.
    let ran = run_in(folder.path(), &["check", "--fix", "-"], lost);
    assert_eq!(ran.out, "south: Zo\u{fffd}\n\n1: A6<* a6<;\n", "{ran:?}");
    let ran = run_in(folder.path(), &["check", "--fix", "letter.bao"], b"");
    assert_eq!((ran.status, read(folder.path(), "letter.bao").as_str()), (Some(1), "Dear Asha,\r\n"), "{ran:?}");
}

#[test]
fn standard_input_goes_to_standard_output_and_findings_do_not() {
    let folder = folder(&[]);
    let ran = run_in(folder.path(), &["check", "--fix", "-", "--format", "short"], b"South: A\n1: A1<* a6<\n");
    assert_eq!((ran.status, ran.out.as_str()), (Some(1), "south: A\n\n1: A1<* a6<;\n"));
    assert!(ran.err.contains("-:3:4: error[R101]") && ran.err.contains("fixed 3"), "{}", ran.err);
}

#[cfg(unix)]
#[test]
fn links_and_permissions_stay_and_what_is_protected_too() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder(&[("real.bao", UNTIDY.as_bytes()), ("locked.bao", UNTIDY.as_bytes())]);
    let real = folder.path().join("real.bao");
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).expect("permissions");
    symlink(&real, folder.path().join("link.bao")).expect("a link");
    assert_eq!(run_in(folder.path(), &["check", "--fix", "link.bao"], b"").status, Some(0));
    assert!(fs::symlink_metadata(folder.path().join("link.bao")).expect("a link").is_symlink());
    assert_eq!(fs::read_to_string(&real).expect("a file"), CLEAN);
    assert_eq!(fs::metadata(&real).expect("a file").permissions().mode() & 0o777, 0o640);
    let locked = folder.path().join("locked.bao");
    fs::set_permissions(&locked, fs::Permissions::from_mode(0o440)).expect("permissions");
    let ran = run_in(folder.path(), &["check", "--fix", "locked.bao"], b"");
    assert!(ran.status == Some(2) && ran.err.contains("write-protected"), "{ran:?}");
    assert_eq!(read(folder.path(), "locked.bao"), UNTIDY);
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 3, "nothing is left beside the files");
}

/// `samples/fixed.txt` has for each of `samples/err` what is still found after `--fix`, or `clean`.
#[test]
fn broken_samples_are_clean_afterwards_where_their_meaning_is_certain() {
    let samples: Vec<(String, Vec<u8>)> =
        fixtures::all().into_iter().filter(|(path, _)| path.starts_with("err/")).collect();
    let name = |path: &str| path.trim_start_matches("err/").to_owned();
    let names: Vec<(String, &[u8])> = samples.iter().map(|(path, bytes)| (name(path), bytes.as_slice())).collect();
    let files: Vec<(&str, &[u8])> = names.iter().map(|(name, bytes)| (name.as_str(), *bytes)).collect();
    let folder = folder(&files);
    let ran = run_in(folder.path(), &["check", "--fix", "--format", "short", "."], b"");
    let mut left: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for line in ran.out.lines() {
        let file = line.split(':').next().expect("a file").trim_start_matches("./").to_owned();
        let code = line.split(['[', ']']).nth(1).expect("a code").to_owned();
        let codes = left.entry(file).or_default();
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    let row = |(name, _): &(String, &[u8])| {
        let codes = left.get(name).map_or_else(|| "clean".to_owned(), |codes| codes.join(" "));
        format!("err/{name} {codes}\n")
    };
    let table: String = names.iter().map(row).collect();
    let expected = root().join("samples/fixed.txt");
    if std::env::var_os("KIBAO_BLESS").is_some() {
        fs::write(&expected, &table).expect("written");
    }
    assert_eq!(table, fs::read_to_string(&expected).expect("what is expected"));
    let clean = table.lines().filter(|line| line.ends_with(" clean")).count();
    assert!(clean >= 50, "{clean}");
    // Moves, head and comments are what they were, and fixing again changes nothing.
    let mut games = 0;
    for (name, bytes) in &names {
        let now = fs::read(folder.path().join(name)).expect("a file");
        let [before, after] = [*bytes, &now].map(|bytes| Text::decode(bytes).expect("a text").text);
        let options = Options::default();
        let (old, new): (Vec<_>, Vec<_>) = (replays(&before, &options).collect(), replays(&after, &options).collect());
        assert_eq!(old.len(), new.len(), "{name}");
        for (old, new) in old.iter().zip(&new) {
            assert_eq!(difference(old, new), None, "{name}");
            games += 1;
        }
    }
    assert!(games >= 120, "{games}");
    let again = run_in(folder.path(), &["check", "--fix", "--format", "short", "."], b"");
    assert_eq!((again.out, again.err.contains("fixed 0")), (ran.out, true), "{}", again.err);
}

#[cfg(unix)]
#[test]
fn a_file_is_fixed_once_and_a_pipe_is_not() {
    let folder = folder(&[("a.bao", b"1: A6< a6<;\n")]);
    let made = std::process::Command::new("mkfifo").arg(folder.path().join("pipe")).status().expect("mkfifo");
    assert!(made.success());
    for args in [&["check", "--fix", "pipe"][..], &["repair", "--apply", "pipe"], &["fmt", "pipe"]] {
        let ran = run_in(folder.path(), args, b"");
        assert!(ran.status == Some(2) && ran.err.contains("this is not a regular file"), "{ran:?}");
    }
    let twice = run_in(folder.path(), &["check", "--fix", "a.bao", "./a.bao"], b"");
    assert!(twice.status == Some(0) && twice.err.contains("checked 1 file"), "{twice:?}");
    assert_eq!(read(folder.path(), "a.bao"), "1: A6<* a6<;\n");
    let diff = run_in(folder.path(), &["check", "--diff", "--format", "json", "a.bao"], b"");
    assert!(diff.status == Some(2) && diff.out.is_empty(), "{diff:?}");
    // Where no finding about the encoding is wanted, the file stays as it is.
    std::fs::write(folder.path().join("b.bao"), b"\xef\xbb\xbf1: A6<* a6<;\n").expect("a file");
    let kept = run_in(folder.path(), &["check", "--fix", "--ignore", "E106", "b.bao"], b"");
    assert_eq!((kept.status, read(folder.path(), "b.bao").as_str()), (Some(0), "\u{feff}1: A6<* a6<;\n"), "{kept:?}");
}
