//! Files and folders: what is read, what is replaced, what is left alone.

use super::run_in;
use std::fs;
use std::path::Path;

const CLEAN: &str = "south: Asha\n\n1: A7>* a7>*;\n";
const UNTIDY: &str = "South: Asha;\r\n1: 7>*  a7>*\r\n";

pub(crate) fn folder(files: &[(&str, &[u8])]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, bytes) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
        fs::write(path, bytes).expect("a file");
    }
    folder
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).expect("a file")
}

#[test]
fn fmt_rewrites_what_is_untidy_and_nothing_else() {
    let files = [("a.bao", CLEAN.as_bytes()), ("b/c.bao", UNTIDY.as_bytes()), ("b/notes.txt", UNTIDY.as_bytes())];
    let folder = folder(&files);
    let check = run_in(folder.path(), &["fmt", "--check", "."], b"");
    assert_eq!(check.status, Some(1), "{check:?}");
    assert_eq!(read(folder.path(), "b/c.bao"), UNTIDY);
    let before = fs::metadata(folder.path().join("a.bao")).expect("a file").modified().expect("a time");
    let fmt = run_in(folder.path(), &["fmt", "."], b"");
    assert_eq!((fmt.status, fmt.out.as_str()), (Some(0), ""), "{fmt:?}");
    assert_eq!(read(folder.path(), "b/c.bao"), CLEAN);
    assert_eq!(read(folder.path(), "b/notes.txt"), UNTIDY);
    assert_eq!(fs::metadata(folder.path().join("a.bao")).expect("a file").modified().expect("a time"), before);
    assert_eq!(run_in(folder.path(), &["fmt", "--check", "."], b"").status, Some(0));
    let names: Vec<_> = fs::read_dir(folder.path().join("b")).expect("a folder").collect();
    assert_eq!(names.len(), 2, "nothing is left beside the files");
}

#[test]
fn a_file_without_a_game_is_left_alone() {
    let folder = folder(&[("letter.bao", b"Dear Asha,\n"), ("empty.bao", b"")]);
    let fmt = run_in(folder.path(), &["fmt", "."], b"");
    assert_eq!(fmt.status, Some(1), "{fmt:?}");
    assert_eq!(read(folder.path(), "letter.bao"), "Dear Asha,\n");
    assert_eq!(read(folder.path(), "empty.bao"), "");
}

#[test]
fn every_encoding_is_read_and_written_as_utf_8() {
    let text = "south: Zo\u{eb}\n\n1: A7>* a7>*;\n";
    let utf16 = |unit: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(unit).collect::<Vec<u8>>();
    let with = |bom: &[u8], rest: Vec<u8>| [bom, rest.as_slice()].concat();
    let latin = text.chars().map(|c| u8::try_from(u32::from(c)).expect("Latin-1")).collect::<Vec<u8>>();
    let files = [
        ("bom.bao", with(b"\xef\xbb\xbf", text.as_bytes().to_vec())),
        ("crlf.bao", text.replace('\n', "\r\n").into_bytes()),
        ("cr.bao", text.replace('\n', "\r").into_bytes()),
        ("latin.bao", latin),
        ("le.bao", with(b"\xff\xfe", utf16(u16::to_le_bytes))),
        ("be.bao", with(b"\xfe\xff", utf16(u16::to_be_bytes))),
    ];
    let files: Vec<(&str, &[u8])> = files.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect();
    let folder = folder(&files);
    let check = run_in(folder.path(), &["check", "--format", "short", "."], b"");
    assert_eq!(check.status, Some(0), "{check:?}");
    for code in ["E104", "E105", "E108"] {
        assert!(check.out.contains(code), "{code}: {}", check.out);
    }
    assert_eq!(run_in(folder.path(), &["fmt", "."], b"").status, Some(0));
    for (name, _) in &files {
        assert_eq!(read(folder.path(), name), text, "{name}");
    }
}

#[test]
fn ignored_files_and_unreadable_ones() {
    let files = [(".gitignore", &b"old\n"[..]), ("a.bao", CLEAN.as_bytes()), ("old/b.bao", b"1: A1<;\n")];
    let folder = folder(&files);
    let check = run_in(folder.path(), &["check", "."], b"");
    assert_eq!(check.status, Some(0), "{check:?}");
    assert!(check.err.contains("1 file,"), "{}", check.err);
    // One that cannot be read: the others are done, then 2.
    let check = run_in(folder.path(), &["check", "missing.bao", "old/b.bao"], b"");
    assert_eq!(check.status, Some(2), "{check:?}");
    assert!(check.out.contains("R101"), "{}", check.out);
    assert!(check.err.contains("missing.bao"), "{}", check.err);
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder(&[("real/game.bao", UNTIDY.as_bytes())]);
    let real = folder.path().join("real/game.bao");
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).expect("permissions");
    symlink(&real, folder.path().join("link.bao")).expect("a link");
    assert_eq!(run_in(folder.path(), &["fmt", "link.bao"], b"").status, Some(0));
    assert!(fs::symlink_metadata(folder.path().join("link.bao")).expect("a link").is_symlink());
    assert_eq!(fs::read_to_string(&real).expect("a file"), CLEAN);
    assert_eq!(fs::metadata(&real).expect("a file").permissions().mode() & 0o777, 0o640);
}

#[cfg(unix)]
#[test]
fn a_file_with_other_hard_links_is_rewritten_only_by_force() {
    use std::os::unix::fs::MetadataExt;
    const BROKEN: &str = "1: A6* a6<;\n";
    for (text, args) in [(UNTIDY, &["fmt"][..]), (UNTIDY, &["check", "--fix"]), (BROKEN, &["repair", "--apply"])] {
        let folder = folder(&[("a.bao", text.as_bytes()), ("b.bao", text.as_bytes())]);
        fs::hard_link(folder.path().join("a.bao"), folder.path().join("other.txt")).expect("a link");
        let ran = run_in(folder.path(), &[args, &["."]].concat(), b"");
        assert_eq!(ran.status, Some(2), "{args:?}: {}", ran.err);
        let said = "a.bao: not rewritten: the file has 1 other name (hard links), which would keep the old text\n  help: --force";
        assert!(ran.err.contains(said), "{args:?}: {}", ran.err);
        assert_eq!(read(folder.path(), "a.bao"), text, "{args:?}");
        assert_ne!(read(folder.path(), "b.bao"), text, "{args:?}: the others are done");
        assert_eq!(fs::metadata(folder.path().join("a.bao")).expect("a file").nlink(), 2, "{args:?}");
        let ran = run_in(folder.path(), &[args, &["--force", "."]].concat(), b"");
        assert_eq!(ran.status, Some(0), "{args:?}: {}", ran.err);
        assert_eq!(read(folder.path(), "a.bao"), read(folder.path(), "b.bao"), "{args:?}");
        assert_eq!(read(folder.path(), "other.txt"), text, "{args:?}");
        // What is not changed needs no force.
        fs::hard_link(folder.path().join("b.bao"), folder.path().join("second.txt")).expect("a link");
        assert_eq!(run_in(folder.path(), &[args, &["."]].concat(), b"").status, Some(0), "{args:?}");
    }
}

#[test]
fn force_is_for_what_is_rewritten() {
    let folder = folder(&[("a.bao", CLEAN.as_bytes())]);
    for args in [
        &["check", "--force"][..],
        &["fmt", "--check", "--force"],
        &["fmt", "--diff", "--force"],
        &["fmt", "--stdout", "--force"],
        &["repair", "--force"],
    ] {
        assert_eq!(run_in(folder.path(), &[args, &["a.bao"]].concat(), b"").status, Some(2), "{args:?}");
    }
    for args in [&["check", "--unsafe-fixes", "--force"][..], &["check", "--fix", "--unsafe-fixes", "--force"]] {
        assert_eq!(run_in(folder.path(), &[args, &["a.bao"]].concat(), b"").status, Some(0), "{args:?}");
    }
}

#[test]
fn a_record_cannot_speak_to_the_terminal() {
    let record = b"title: \x1b[31mred\x1b]0;owned\x07\n1: A7>* a7>*; \xe2\x80\xae\x1b[2J\n2: \x1b[5m;\n";
    for args in [&["check", "-"][..], &["check", "-", "--format", "short"], &["show", "-"], &["fmt", "-", "--diff"]] {
        let ran = run_in(Path::new("."), args, record);
        for text in [&ran.out, &ran.err] {
            let bad = text.chars().find(|&c| c.is_control() && c != '\n' || c == '\u{202e}');
            assert_eq!(bad, None, "{args:?}: {text}");
        }
    }
}

#[test]
fn a_stream_that_breaks_off_gives_only_whole_games() {
    use std::io::Write;
    let games = run_in(Path::new("."), &["gen", "--games", "40", "--seed", "3"], b"").out;
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::none());
    packed.write_all(games.as_bytes()).expect("packed");
    let mut packed = packed.finish().expect("packed");
    packed.truncate(packed.len() * 2 / 3);
    let folder = folder(&[("cut.bao.gz", &packed), ("head.bao.gz", &packed[..12])]);
    for name in ["cut.bao.gz", "head.bao.gz"] {
        let ran = run_in(folder.path(), &["check", "--format", "short", name], b"");
        assert!(ran.status == Some(2) && !ran.out.contains("E101") && !ran.out.contains("error"), "{name}: {ran:?}");
    }
    let ran = run_in(folder.path(), &["fmt", "--stdout", "cut.bao.gz"], b"");
    assert!(ran.status == Some(2) && games.starts_with(ran.out.trim_end()), "{}", ran.err);
    let last = ran.out.trim_end().len();
    assert!(last > games.len() / 3 && games[last..].trim_start().starts_with("title: "), "the last game is whole");
}

#[test]
fn games_of_different_settings_are_not_put_together() {
    let rules = "[rule-set.own]\nbase = \"kibao\"\nblocking = false\n";
    let files: [(&str, &[u8]); 4] = [
        ("a/x.bao", b"1: A6< a6<;\n"),
        ("b/x.bao", b"rules: own\n\n1: A6< a6<;\n"),
        ("b/kibao.toml", rules.as_bytes()),
        ("c/x.bao", b"1: A6< a6<;\n"),
    ];
    let folder = folder(&files);
    let ran = run_in(folder.path(), &["select", "a", "b"], b"");
    assert!(ran.status == Some(2) && ran.err.contains("other settings"), "{ran:?}");
    let ran = run_in(folder.path(), &["select", "a", "c"], b"");
    assert_eq!((ran.status, ran.out.matches("A6<").count()), (Some(0), 2), "{ran:?}");
    let one = run_in(folder.path(), &["select", "-o", "t", "--index", "t", "a"], b"");
    assert_eq!(one.status, Some(2), "{one:?}");
    for (target, args) in [
        ("a/x.bao", &["select", "--force", "-o", "a/x.bao", "c/x.bao", "missing.bao"][..]),
        ("a/x.bao", &["select", "--force", "-o", "a/../a/x.bao", "a/x.bao"]),
        ("a/x.bao", &["select", "--force", "--index", "a/x.bao", "a/x.bao"]),
        ("a/x.bao", &["select", "-o", "u", "--index", "a/../u", "c/x.bao"]),
        ("a/x.bao", &["select", "-o", "u.gz", "c/x.bao"]),
    ] {
        let ran = run_in(folder.path(), args, b"");
        assert_eq!((ran.status, read(folder.path(), target).as_str()), (Some(2), "1: A6< a6<;\n"), "{ran:?}");
        assert!(!folder.path().join("u").exists() && !folder.path().join("u.gz").exists(), "{args:?}");
    }
}

/// Where a signal can be sent to a program.
#[cfg(unix)]
mod interrupted {
    use super::{UNTIDY, folder};
    use std::fs;
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};

    /// Sends a signal once the program has said that it has rewritten a file.
    fn check(args: &[&str], (signal, ends_with): (&str, i32), expected: &str) {
        const FILES: usize = 1_000;
        let names: Vec<String> = (0..FILES).map(|n| format!("{n:04}.bao")).collect();
        let files: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), UNTIDY.as_bytes())).collect();
        let folder = folder(&files);
        let one = super::folder(&[("one.bao", UNTIDY.as_bytes())]);
        super::run_in(one.path(), args, b"");
        let new = fs::read_to_string(one.path().join("one.bao")).expect("a file");
        assert_ne!(new, UNTIDY);
        let mut child = Command::new(env!("CARGO_BIN_EXE_kibao"))
            .args(args)
            .current_dir(folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let id = child.id().to_string();
        let mut said = BufReader::new(child.stderr.take().expect("standard error"));
        // Some files are written already.
        while fs::read_to_string(folder.path().join(&names[3])).expect("a file") == UNTIDY {
            assert!(child.try_wait().expect("a child").is_none(), "it is not done yet");
        }
        assert!(Command::new("kill").args([signal, &id]).status().expect("kill").success());
        let mut told = String::new();
        while said.read_line(&mut told).expect("text") > 0 {}
        let status = child.wait().expect("the program ends");
        assert_eq!(status.code(), Some(ends_with), "{told}");
        assert!(told.contains(expected), "{told}");
        let now: Vec<String> =
            names.iter().map(|name| fs::read_to_string(folder.path().join(name)).expect("a file")).collect();
        assert!(now.iter().all(|text| *text == new || text == UNTIDY), "every file is the old or the new one");
        let written = now.iter().filter(|text| **text == new).count();
        assert!((4..FILES).contains(&written), "{written}");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), FILES, "nothing is left beside them");
    }

    const CTRL_C: (&str, i32) = ("-INT", 130);

    #[test]
    fn fmt_stops_between_two_files() {
        check(&["fmt", "."], CTRL_C, "stopped by Ctrl-C");
        check(&["fmt", "."], ("-TERM", 143), "stopped; completed files were written in full");
    }

    #[test]
    fn fixes_stop_between_two_files() {
        check(&["check", "--fix", "-q", "."], CTRL_C, "stopped by Ctrl-C");
    }
}

#[cfg(unix)]
#[test]
fn only_files_and_links_to_them_are_replaced() {
    let folder = folder(&[("a.bao", CLEAN.as_bytes()), ("old.txt", b"mine"), ("sub/b.bao", CLEAN.as_bytes())]);
    let link = |to: &str, from: &str| std::os::unix::fs::symlink(to, folder.path().join(from)).expect("a link");
    link("old.txt", "link.svg");
    link("nowhere", "lost.svg");
    assert!(std::process::Command::new("mkfifo").arg(folder.path().join("pipe")).status().expect("mkfifo").success());
    for (target, expected) in [
        ("link.svg", "this file exists"),
        ("lost.svg", "this file exists"),
        ("pipe", "not a regular file"),
        ("/dev/null", "not a regular file"),
        ("sub", "is a folder"),
        ("none/x.svg", "there is no folder none"),
        ("a.bao", "one of the files that are read"),
    ] {
        for force in [&[][..], &["--force"]] {
            if ["link.svg", "lost.svg"].contains(&target) && !force.is_empty() {
                continue;
            }
            let args = [&["svg", "a.bao", "-o", target][..], force].concat();
            let ran = run_in(folder.path(), &args, b"");
            assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{args:?}: {ran:?}");
            assert!(ran.err.contains(expected), "{args:?}: {ran:?}");
        }
    }
    assert_eq!((read(folder.path(), "old.txt"), read(folder.path(), "a.bao")), ("mine".to_owned(), CLEAN.to_owned()));
    assert_eq!(run_in(folder.path(), &["svg", "a.bao", "-o", "link.svg", "--force"], b"").status, Some(0));
    assert!(read(folder.path(), "link.svg").starts_with("<svg "), "a link is replaced");
    assert_eq!(read(folder.path(), "old.txt"), "mine", "and not followed");
}

#[cfg(unix)]
#[test]
fn a_file_that_could_not_be_rewritten_is_not_counted() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder(&[("a.bao", b"1 : A7>* a7>*"), ("b.bao", b"1 : A7>* a7>*")]);
    let protected = folder.path().join("a.bao");
    fs::set_permissions(&protected, fs::Permissions::from_mode(0o444)).expect("rights");
    let fmt = run_in(folder.path(), &["fmt", "."], b"");
    assert_eq!(fmt.status, Some(2), "{}", fmt.err);
    assert!(fmt.err.contains("2 files read, 1 rewritten, 0 in canonical form already"), "{}", fmt.err);
}

#[cfg(unix)]
#[test]
fn links_that_lead_nowhere_are_told_and_loops_end() {
    let link = |folder: &Path, to: &str, from: &str| {
        std::os::unix::fs::symlink(to, folder.join(from)).expect("a link");
    };
    let folder = folder(&[("a.bao", CLEAN.as_bytes()), ("sub/b.BAO", CLEAN.as_bytes())]);
    // A folder in itself is not searched for ever.
    link(folder.path(), "..", "sub/up");
    link(folder.path(), "../a.bao", "sub/c.bao");
    let ran = run_in(folder.path(), &["check", "."], b"");
    assert!(ran.status == Some(0) && ran.err.contains("checked 3 files"), "{ran:?}");
    link(folder.path(), "nowhere", "sub/lost.bao");
    link(folder.path(), "loop.bao", "loop.bao");
    for args in [&["check", "."][..], &["fmt", "."], &["json", "."]] {
        let ran = run_in(folder.path(), args, b"");
        assert_eq!(ran.status, Some(2), "{args:?}: {ran:?}");
        for name in ["kibao: ./sub/lost.bao: ", "kibao: ./loop.bao: "] {
            assert_eq!(ran.err.matches(name).count(), 1, "{args:?}: {}", ran.err);
        }
    }
}

#[test]
fn every_folder_without_transcripts_is_named() {
    let folder = folder(&[("a.bao", CLEAN.as_bytes()), ("em1/x.txt", b""), ("em2/x.txt", b"")]);
    let (one, two) = ("1 other file not read: 1 .txt\n", "2 other files not read: 2 .txt\n");
    for (args, others, told) in [
        (&["check", "a.bao", "em1", "em2"][..], two, "kibao: em1, em2: no transcripts in these folders\n"),
        (&["check", "em1", "em2"], two, "kibao: em1, em2: no transcripts in these folders\n"),
        (&["check", "em2"], one, "kibao: em2: no transcripts in this folder\n"),
    ] {
        let ran = run_in(folder.path(), args, b"");
        let told = format!("{others}{told}");
        assert!(ran.status == Some(2) && ran.err.starts_with(&told), "{args:?}: {ran:?}");
    }
}

#[test]
fn what_follows_packed_games_is_told_and_no_game_is_lost() {
    use std::io::Write;
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gzip.write_all(CLEAN.as_bytes()).expect("packed");
    let gzip = gzip.finish().expect("packed");
    let zstd = zstd::encode_all(CLEAN.as_bytes(), 1).expect("packed");
    // A frame of Zstandard to be passed over.
    let skipped: &[u8] = b"\x50\x2a\x4d\x18\x02\0\0\0so";
    for (packed, more) in [(&gzip, &b""[..]), (&zstd, skipped)] {
        let two = [packed, more, b"", packed].concat();
        for junk in [&b"junk"[..], b"\x1f", b"\0\0\0\0\0\0", b"(\xb5", b"TXT of a page"] {
            let folder = folder(&[("t.bao.z", &[two.as_slice(), junk].concat())]);
            let ran = run_in(folder.path(), &["json", "--ndjson", "t.bao.z"], b"");
            assert_eq!((ran.status, ran.out.lines().count()), (Some(2), 2), "{junk:?}: {}", ran.err);
            let told = "kibao: t.bao.z: bytes that are not packed follow the packed data, and are skipped\n  help: ";
            assert!(ran.err.starts_with(told), "{junk:?}: {}", ran.err);
            let show = run_in(folder.path(), &["show", "t.bao.z"], b"");
            assert!(show.status == Some(2) && show.err.starts_with(told), "{show:?}");
        }
        let whole = run_in(Path::new("."), &["json", "--ndjson", "-"], &two);
        assert_eq!((whole.status, whole.out.lines().count(), whole.err.as_str()), (Some(0), 2, ""));
        let cut = run_in(Path::new("."), &["check", "-"], &packed[..packed.len() - 2]);
        assert!(cut.status == Some(2) && cut.err.contains("help: the packed data is cut off here"), "{cut:?}");
    }
}

#[test]
fn utf_32_is_called_what_it_is() {
    let wide = |unit: fn(u32) -> [u8; 4]| -> Vec<u8> {
        format!("\u{feff}{CLEAN}").chars().flat_map(|c| unit(u32::from(c))).collect()
    };
    let (little, big) = (wide(u32::to_le_bytes), wide(u32::to_be_bytes));
    let folder = folder(&[("a.bao", CLEAN.as_bytes()), ("be.bao", &big), ("le.bao", &little)]);
    for args in [&["check", "."][..], &["fmt", "."], &["show", "le.bao"]] {
        let ran = run_in(folder.path(), args, b"");
        assert!(ran.status == Some(2) && ran.out.is_empty(), "{args:?}: {ran:?}");
        let told = "le.bao: this is UTF-32, which kibao does not read; save it as UTF-8\n";
        assert!(ran.err.contains(told) && !ran.err.contains("UTF-16"), "{args:?}: {}", ran.err);
    }
    assert!(fs::read(folder.path().join("le.bao")).expect("a file") == little);
}
