//! Paths in the formats for other programs: from the working directory, the same however a path is written.

use super::{for_hosts, text};
use crate::cli::files::folder;
use crate::cli::run_in;
use serde_json::Value;
use std::fs;

const RECORD: &[u8] = b"1: A6< a6<,;\n";

#[test]
fn a_report_is_the_same_however_a_path_is_written() {
    let folder = folder(&[("records/games/a.bao", RECORD), ("records/more/b.bao", RECORD)]);
    let work = fs::canonicalize(folder.path()).expect("a folder").join("records");
    let absolute = work.join("games/a.bao").display().to_string();
    let there_and_back = format!("{}/games/../../records/more/../games/a.bao", work.display());
    for format in for_hosts() {
        let report = |path: &str| {
            let ran = run_in(&work, &["check", "-q", "--format", format, path], b"");
            assert_eq!(ran.status, Some(0), "{format}: {ran:?}");
            ran.out
        };
        let plain = report("games/a.bao");
        assert!(plain.contains("games/a.bao") && !plain.contains(&*work.to_string_lossy()), "{plain}");
        for path in [
            "./games/a.bao",
            "games//a.bao",
            "games/./a.bao",
            "./more/../games/a.bao",
            "../records/games/a.bao",
            "games",
            "./games/",
            "more/../games",
            &absolute,
            &there_and_back,
        ] {
            assert_eq!(report(path), plain, "{format}: {path}");
        }
    }
}

#[cfg(unix)]
#[test]
fn links_to_folders_are_followed_where_the_path_goes_up() {
    let folder = folder(&[("work/a.bao", RECORD), ("far/deep/b.bao", RECORD), ("far/a.bao", b"1: A6<* a6<;\n")]);
    let at = |name: &str| folder.path().join(name);
    std::os::unix::fs::symlink(at("far/deep"), at("work/link")).expect("a link");
    std::os::unix::fs::symlink(at("work"), at("other")).expect("a link");
    let path = |folder: &str, path: &str| {
        let ran = run_in(&at(folder), &["check", "-q", "--format", "gitlab", path], b"");
        let report: Value = serde_json::from_str(&ran.out).expect("JSON");
        text(&report[0]["location"], "path").unwrap_or_default().to_owned()
    };
    assert_eq!(path("work", "link/b.bao"), "link/b.bao");
    let outside = fs::canonicalize(at("far/deep/b.bao")).expect("a file").display().to_string();
    for written in ["../far/deep/b.bao", "link/../deep/b.bao", &outside] {
        assert_eq!(path("work", written), outside, "{written}");
    }
    assert_eq!(path("other", &at("work/a.bao").display().to_string()), "a.bao");
}
