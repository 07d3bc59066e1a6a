//! `kibao repair`: files that are repaired, files that are left alone.

use super::{root, run, run_in};
use crate::fixtures;
use serde_json::Value;
use std::fs;
use std::path::Path;

const BROKEN: &str = "title: one\n\n1: A6* a6<;\n";
const SOUND: &str = "title: two\r\n\r\n1: 7>*  a7>* (untidy)\r\n";

fn folder(files: &[(&str, &[u8])]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, bytes) in files {
        fs::write(folder.path().join(name), bytes).expect("a file");
    }
    folder
}

fn read(folder: &Path, name: &str) -> Vec<u8> {
    fs::read(folder.join(name)).expect("a file")
}

fn text(folder: &Path, name: &str) -> String {
    String::from_utf8(read(folder, name)).expect("text")
}

#[test]
fn only_what_is_broken_is_written() {
    let folder = folder(&[("a.bao", BROKEN.as_bytes()), ("b.bao", SOUND.as_bytes())]);
    let path = folder.path();
    let shown = run_in(path, &["repair", "."], b"");
    assert_eq!((shown.status, text(path, "a.bao").as_str()), (Some(1), BROKEN), "{shown:?}");
    let before = fs::metadata(path.join("b.bao")).expect("a file").modified().expect("a time");
    let done = run_in(path, &["repair", "--apply", "."], b"");
    assert_eq!(done.status, Some(0), "{done:?}");
    assert!(done.err.contains("a.bao: 1 repair written\n"), "{}", done.err);
    assert_eq!(text(path, "a.bao"), "title: one\n\n1: A6<* a6<; was A6*\n");
    assert_eq!(text(path, "b.bao"), SOUND);
    assert_eq!(fs::metadata(path.join("b.bao")).expect("a file").modified().expect("a time"), before);
    let again = run_in(path, &["repair", "--apply", "."], b"");
    let told = "checked 2 games: all replay; nothing to repair\n";
    assert_eq!((again.status, again.out.as_str(), again.err.as_str()), (Some(0), "", told));
}

#[test]
fn each_game_of_a_file_is_repaired_by_itself() {
    // The second is sound, the third a tie, the fourth ends in a comment without a line end.
    let tie = fs::read_to_string(root().join("samples/err/ambiguous-row.bao")).expect("a sample");
    let all = format!("{BROKEN}\n{SOUND}\n{tie}\n{BROKEN}; done");
    let folder = folder(&[("a.bao", all.as_bytes())]);
    let repaired = all.replace("1: A6* a6<;", "1: A6<* a6<; was A6*");
    let only = run_in(folder.path(), &["repair", "--apply", "--game", "4", "a.bao"], b"");
    let (first, last) = all.split_at(all.rfind("title: one").expect("the last game"));
    assert_eq!(text(folder.path(), "a.bao"), format!("{first}{}", last.replace("1: A6* a6<;", "1: A6<* a6<; was A6*")));
    assert_eq!(only.status, Some(0), "{only:?}");
    let rest = run_in(folder.path(), &["repair", "--apply", "a.bao"], b"");
    assert_eq!(rest.status, Some(1), "the tie stays: {rest:?}");
    assert_eq!(text(folder.path(), "a.bao"), repaired);
    assert!(rest.err.contains("checked 4 games: 2 do not replay, 1 repaired"), "{}", rest.err);
}

#[test]
fn many_games_are_repaired_in_order_on_all_threads() {
    let games = run(&["gen", "--games", "300", "--slips", "1", "--seed", "11"], "").out;
    let folder = folder(&[("a.bao", games.as_bytes())]);
    let lines = |jobs: &str, input: &str| {
        let ran = run_in(folder.path(), &["repair", "--format", "ndjson", "--jobs", jobs, input], games.as_bytes());
        ran.out.replace("\"-\"", "\"a.bao\"")
    };
    let one = lines("1", "a.bao");
    assert_eq!(one, lines("4", "a.bao"));
    assert_eq!(one, lines("2", "-"));
    let found: Vec<Value> = one.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let unique = |game: &&Value| game["replays_to"] != game["plies"] && game["certain"] == true;
    let unique = found.iter().filter(unique).count();
    let done = run_in(folder.path(), &["repair", "--apply", "--jobs", "4", "a.bao"], b"");
    assert!(done.err.contains(&format!("a.bao: {unique} repairs written\n")), "{}", done.err);
    assert!(unique > 100, "{unique}");
    let new = text(folder.path(), "a.bao");
    let piped = run(&["repair", "--apply", "-"], &games).out;
    assert_eq!(new, piped);
    // What is written stays as it is.
    let again = run_in(folder.path(), &["repair", "--apply", "a.bao"], b"");
    assert_eq!((again.status, text(folder.path(), "a.bao")), (Some(1), new.clone()), "{}", again.err);
    let broken = |text: &str| {
        let lines = run(&["json", "--ndjson", "-"], text).out;
        lines.lines().filter(|line| line.contains("\"valid\":false")).count()
    };
    assert_eq!(broken(&games) - broken(&new), unique);
}

#[test]
fn what_cannot_be_written_is_left() {
    use std::io::Write;
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packed.write_all(BROKEN.as_bytes()).expect("packed");
    let packed = packed.finish().expect("packed");
    let bytes = [BROKEN.as_bytes(), b"\n2: A7> a7> \xff\xfe\x81;\n"].concat();
    let files: [(&str, &[u8]); 2] = [("a.bao.gz", &packed), ("b.bao", &bytes)];
    let folder = folder(&files);
    let gz = run_in(folder.path(), &["repair", "--apply", "a.bao.gz"], b"");
    assert_eq!((gz.status, read(folder.path(), "a.bao.gz")), (Some(2), packed), "{gz:?}");
    assert!(gz.err.contains("a packed file is not rewritten"), "{}", gz.err);
    let mut odd: Vec<u8> = format!("\u{feff}{BROKEN}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    let even = odd.clone();
    odd.push(b'x');
    fs::write(folder.path().join("c.bao"), &odd).expect("a file");
    let utf16 = run_in(folder.path(), &["repair", "--apply", "c.bao"], b"");
    assert_eq!((utf16.status, read(folder.path(), "c.bao")), (Some(2), odd), "{utf16:?}");
    assert!(utf16.err.contains("bytes that cannot be decoded"), "{}", utf16.err);
    // A whole text becomes UTF-8.
    fs::write(folder.path().join("d.bao"), even).expect("a file");
    let whole = run_in(folder.path(), &["repair", "--apply", "d.bao"], b"");
    assert_eq!((whole.status, text(folder.path(), "d.bao").lines().last()), (Some(0), Some("1: A6<* a6<; was A6*")));
}

#[test]
fn the_json_follows_its_schema() {
    let schema: Value = serde_json::from_str(&run(&["schema", "repair"], "").out).expect("a schema");
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    let mut candidates = 0;
    for (path, bytes) in fixtures::all() {
        let ran = run_in(&root(), &["repair", "--format", "json", "-"], &bytes);
        let mut document: Value = serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{path}: {error}"));
        let wrong: Vec<String> = validator.iter_errors(&document).map(|error| error.to_string()).collect();
        assert!(wrong.is_empty(), "{path}: {wrong:?}");
        for game in document["games"].as_array().expect("games") {
            let all = game["candidates"].as_array().expect("candidates");
            assert!(path.starts_with("err/") || all.is_empty(), "{path}");
            assert!(all.is_sorted_by(|one, other| one["probability"].as_f64() >= other["probability"].as_f64()));
            candidates += all.len();
        }
        document["games"] = serde_json::json!([{ "source": 1 }]);
        assert!(!validator.is_valid(&document));
    }
    assert!(candidates > 60, "{candidates}");
}

#[test]
fn signs_of_a_record_do_not_reach_the_terminal() {
    let evil = "title: \u{1b}[31mred\nsouth: \u{202e}x\n\n1: A6\u{1b}* a6<; \u{1b}]0;x\u{7}\n";
    for format in ["human", "short"] {
        let ran = run(&["repair", "--all", "--format", format, "-"], evil);
        assert!(!ran.out.is_empty() && !ran.out.contains(['\u{1b}', '\u{202e}', '\u{7}']), "{:?}", ran.out);
    }
}

#[test]
fn a_missing_file_does_not_hide_what_is_wrong_with_the_next_one() {
    let sound = fs::read(root().join("samples/err/zanzibar-1994-game2.bao")).expect("a sample");
    let broken = [&sound[..], "; \u{e9} ".as_bytes(), b"\xff\n"].concat();
    for args in [&["broken.bao"][..], &["missing.bao", "broken.bao"], &["broken.bao", "missing.bao"]] {
        let folder = folder(&[("broken.bao", broken.as_slice())]);
        let ran = run_in(folder.path(), &[&["repair", "--apply"], args].concat(), b"");
        assert_eq!(fs::read(folder.path().join("broken.bao")).expect("the record"), broken, "{args:?} {}", ran.err);
        let check = run_in(folder.path(), &[&["check", "--format", "short"], args].concat(), b"");
        assert!(check.out.contains("E103"), "{args:?} {}", check.out);
    }
    let folder = folder(&[("sound.bao", sound.as_slice())]);
    run_in(folder.path(), &["repair", "--apply", "missing.bao", "sound.bao"], b"");
    assert_ne!(fs::read(folder.path().join("sound.bao")).expect("the record"), sound);
}
