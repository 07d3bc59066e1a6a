//! Files that commands make: what is there stays unless it is their own, and what is named is whole.

use super::files::folder;
use super::{Ran, run_in};
use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).expect("a file")
}

#[test]
fn logs_and_manual_pages_replace_only_their_own() {
    const MINE: &str = "1: A7>* a7>*;\n";
    for name in ["log", "kibao-check.1"] {
        let folder = folder(&[(name, MINE.as_bytes())]);
        let ran = |seed: &str, more: &[&str]| -> Ran {
            let log = ["gen", "--games", "3", "--seed", seed, "--slips", "1", "--slip-log", name];
            let made = if name == "log" { &log[..] } else { &["man", "--dir", "."] };
            run_in(folder.path(), &[made, more].concat(), b"")
        };
        let refused = ran("1", &[]);
        assert!(refused.status == Some(2) && refused.err.contains("this file exists"), "{refused:?}");
        assert_eq!(read(folder.path(), name), MINE);
        assert_eq!(
            fs::read_dir(folder.path()).expect("a folder").count(),
            1,
            "nothing is written beside what is refused"
        );
        assert_eq!(ran("1", &["--force"]).status, Some(0));
        let first = read(folder.path(), name);
        assert_ne!(first, MINE);
        assert_eq!(ran("2", &[]).status, Some(0), "its own is replaced");
        assert_eq!(read(folder.path(), name) == first, name != "log");
        let left = fs::read_dir(folder.path()).expect("a folder").map(|it| it.expect("an entry").file_name());
        assert_eq!(left.filter(|it| it.to_string_lossy().starts_with('.')).count(), 0, "nothing is left beside it");
    }
}

#[test]
fn an_empty_file_is_nobodys() {
    let folder = folder(&[("log", b""), ("new.svg", b"")]);
    let log = ["gen", "--slips", "1", "--slip-log", "log"];
    for args in [&log[..], &["svg", "-o", "new.svg"]] {
        assert_eq!(run_in(folder.path(), args, b"").status, Some(0), "{args:?}");
    }
    assert!(
        read(folder.path(), "log").starts_with("{\"game\":1,") && read(folder.path(), "new.svg").starts_with("<svg")
    );
}

#[test]
fn no_file_is_named_beside_output_that_was_cut_off() {
    let games = run_in(Path::new("."), &["gen", "--games", "2000"], b"").out;
    let folder = folder(&[("a.bao", games.as_bytes())]);
    for args in [
        &["gen", "--games", "2000", "--slips", "1", "--slip-log", "new"][..],
        &["select", "-q", "--index", "new.csv", "a.bao"],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_kibao"))
            .args(args)
            .current_dir(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        // One byte is read of far more than a pipe holds.
        let mut out = child.stdout.take().expect("standard output");
        out.read_exact(&mut [0]).expect("a byte");
        drop(out);
        let ended = child.wait_with_output().expect("the program ends");
        let said = String::from_utf8(ended.stderr).expect("text");
        assert!(ended.status.code() == Some(2) && said.contains("standard output was closed"), "{args:?}: {said}");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "{args:?}");
    }
}

#[cfg(unix)]
#[test]
fn what_must_be_read_whole_has_a_largest_size() {
    let folder = folder(&[("small.bao", b"South: A\n1: A7>* a7>*\n")]);
    // It takes no place on the disk.
    fs::File::create(folder.path().join("a.bao")).and_then(|it| it.set_len(6 << 30)).expect("a file with a hole");
    for args in [
        &["fmt"][..],
        &["fmt", "--check"],
        &["check", "--fix"],
        &["check", "--diff"],
        &["repair", "--apply"],
        &["show"],
        &["svg"],
        &["moves", "--ply", "1"],
    ] {
        let ran = run_in(folder.path(), &[args, &["a.bao"]].concat(), b"");
        assert!(ran.status == Some(2) && ran.err.contains("at most 1 GiB"), "{args:?}: {ran:?}");
    }
    // The others are done.
    let ran = run_in(folder.path(), &["fmt", "a.bao", "small.bao"], b"");
    assert_eq!((ran.status, read(folder.path(), "small.bao").as_str()), (Some(2), "south: A\n\n1: A7>* a7>*;\n"));
}

#[cfg(unix)]
#[test]
fn a_file_with_many_names_is_rewritten_once() {
    let folder = folder(&[("a.bao", b"South: A\n1: A7>* a7>*\n"), ("b/c.bao", b"1: A7>* a7>*;\n")]);
    std::os::unix::fs::symlink("a.bao", folder.path().join("link.bao")).expect("a link");
    let args = ["fmt", "a.bao", "./a.bao", "b/../a.bao", "link.bao", "."];
    let ran = run_in(folder.path(), &args, b"");
    assert!(ran.status == Some(0) && ran.err.contains("2 files read, 1 rewritten"), "{ran:?}");
}

// Other file systems have no names that are not UTF-8.
#[cfg(target_os = "linux")]
#[test]
fn names_that_look_alike_are_not_taken_for_each_other() {
    use std::os::unix::ffi::OsStrExt;
    let folder = folder(&[]);
    let name = |byte: u8| folder.path().join(std::ffi::OsStr::from_bytes(&[b'a', byte, b'.', b'b', b'a', b'o']));
    let broken = include_str!("../../samples/err/zanzibar-1994-game2.bao");
    // The same repair in records that differ.
    let other = format!("; another copy\n{broken}");
    fs::write(name(0xfe), broken).expect("a file");
    fs::write(name(0xff), &other).expect("a file");
    let ran = run_in(folder.path(), &["repair", "--apply", "."], b"");
    assert!(ran.status == Some(0) && !ran.err.contains("changed"), "{ran:?}");
    let [one, two] = [0xfe, 0xff].map(|byte| fs::read_to_string(name(byte)).expect("a file"));
    assert!(one != broken && two == format!("; another copy\n{one}"), "{one}\n{two}");
}

#[cfg(unix)]
#[test]
fn a_configuration_file_ends() {
    let ran = run_in(Path::new("."), &["check", "--config", "/dev/zero", "-"], b"1: A7>* a7>*;\n");
    assert!(ran.status == Some(2) && ran.err.contains("1 MiB"), "{ran:?}");
}

#[cfg(unix)]
#[test]
fn what_comes_in_through_standard_input_is_not_replaced() {
    const MINE: &str = "1: A7>* a7>*;\n";
    let folder = folder(&[("000001.bao", MINE.as_bytes()), ("other.bao", b"")]);
    let ran = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kibao"));
        command
            .args(args)
            .current_dir(folder.path())
            .stdin(fs::File::open(folder.path().join("000001.bao")).expect("a file"));
        let output = command.output().expect("kibao runs");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    for args in [
        &["html", "-", "-o", "000001.bao", "--force"][..],
        &["svg", "-", "-o", "000001.bao", "--force"],
        &["stats", "-", "-o", "000001.bao", "--force"],
        &["select", "-", "-o", "000001.bao", "--force"],
        &["select", "-", "-o", "other.bao", "--index", "000001.bao", "--force"],
        &["select", "-", "--split", ".", "--name", "{number}", "--force"],
    ] {
        let (status, err) = ran(args);
        assert!(
            status == Some(2) && err.contains("000001.bao is one of the files that are read"),
            "{args:?} {status:?} {err}"
        );
        assert_eq!(read(folder.path(), "000001.bao"), MINE, "{args:?}");
    }
    assert_eq!(ran(&["select", "-", "-o", "other.bao", "--force"]).0, Some(0));
}
