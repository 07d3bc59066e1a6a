//! Names of files made of what records say stay in their folder.

use crate::cli::run_in;
use std::fs;
use std::path::Path;

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("text")).collect();
    names.sort();
    names
}

fn game(title: &str) -> String {
    format!("title: {title}\nsouth: S\n\n1: A7>* a7>*;\n")
}

#[test]
fn no_title_leads_out_of_the_folder() {
    let long = "n".repeat(500);
    let titles = [
        "../../x",
        "CON",
        "/",
        "a\u{1}b",
        &long,
        "",
        "same",
        "Same",
        "..",
        ".hidden",
        "a/b\\c",
        "nul.txt",
        "C:\\x",
        "{number}",
        "\u{202e}abc",
        "Zoë *?<>|\"",
        "com1",
        "-rf",
    ];
    let text = titles.map(game).join("\n");
    let folder = tempfile::tempdir().expect("a folder");
    let ran = run_in(folder.path(), &["select", "-", "--split", "out", "--name", "{title}.bao"], text.as_bytes());
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert_eq!(names(folder.path()), ["out"], "nothing beside the folder");
    let names = names(&folder.path().join("out"));
    assert_eq!(names.len(), titles.len(), "{names:?}");
    for name in &names {
        let (stem, ending) = name.rsplit_once('.').expect("an ending");
        assert!(ending == "bao" && stem.len() <= 210 && !stem.starts_with(['-', '.']), "{name}");
        assert!(stem.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_'), "{name}");
        assert!(!["con", "nul", "com1"].contains(&stem.to_lowercase().as_str()), "{name}");
    }
    for expected in ["x.bao", "_CON.bao", "same.bao", "Same-2.bao", "Zoë.bao", "a-b-c.bao", "number.bao", "_com1.bao"]
    {
        assert!(names.contains(&expected.to_owned()), "{expected}: {names:?}");
    }
}

#[test]
fn names_differ_for_every_file_system_and_are_no_devices() {
    // The pairs are one name where case counts for nothing, or how letters are put together.
    let titles = [
        "\u{ac00}",
        "\u{1100}\u{1161}",
        "Stra\u{df}e",
        "STRASSE",
        "\u{212b}",
        "\u{e5}",
        "\u{f900}",
        "\u{8c48}",
        "COM\u{b9}",
        "lpt\u{b3}",
        "com0",
        "\u{ff23}\u{ff2f}\u{ff2e}",
        "aux.",
        "nul ",
        "a. . ",
        "x:y",
        "x*y",
        "x\u{7f}\u{85}y",
    ];
    let text = titles.map(game).join("\n");
    let folder = tempfile::tempdir().expect("a folder");
    let ran = run_in(folder.path(), &["select", "-", "--split", "out", "--name", "{title}.bao"], text.as_bytes());
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    let names = names(&folder.path().join("out"));
    assert_eq!(names.len(), titles.len(), "{names:?}");
    for expected in [
        "\u{ac00}.bao",
        "\u{1100}\u{1161}-2.bao",
        "STRASSE-2.bao",
        "\u{e5}-2.bao",
        "\u{8c48}-2.bao",
        "_COM\u{b9}.bao",
        "_lpt\u{b3}.bao",
        "_com0.bao",
        "_\u{ff23}\u{ff2f}\u{ff2e}.bao",
        "_aux.bao",
        "_nul.bao",
        "a.bao",
        "x-y.bao",
        "x-y-2.bao",
        "x-y-3.bao",
    ] {
        assert!(names.contains(&expected.to_owned()), "{expected}: {names:?}");
    }
}

#[test]
fn files_that_exist_are_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    let select = |args: &[&str]| run_in(folder.path(), &[&["select", "-"][..], args].concat(), game("new").as_bytes());
    fs::write(path("old.bao"), "old").expect("a file");
    fs::write(path("old.csv"), "old").expect("a file");
    fs::create_dir(path("out")).expect("a folder");
    fs::write(path("out/000001-S-north.bao"), "old").expect("a file");
    for args in [&["-o", "old.bao"][..], &["--split", "out"], &["--index", "old.csv"]] {
        let ran = select(args);
        assert_eq!(ran.status, Some(2), "{args:?}");
        assert!(ran.err.contains("exists"), "{}", ran.err);
    }
    for name in ["old.bao", "old.csv", "out/000001-S-north.bao"] {
        assert_eq!(fs::read_to_string(path(name)).expect("a file"), "old");
    }
    assert_eq!(names(&path("out")).len(), 1, "nothing is left beside");
    assert_eq!(select(&["-o", "old.bao", "--index", "old.csv", "--force"]).status, Some(0));
    assert_eq!(select(&["--split", "out", "--force"]).status, Some(0));
    assert_eq!(fs::read_to_string(path("old.bao")).expect("a file"), game("new"));
    assert_eq!(fs::read_to_string(path("out/000001-S-north.bao")).expect("a file"), game("new"));
    let nowhere = select(&["-o", "missing/new.bao"]);
    assert_eq!(nowhere.status, Some(2));
    assert!(nowhere.err.contains("missing/new.bao: no file can be written there"), "{}", nowhere.err);
    let nothing = select(&["-o", "none.bao", "--player", "nobody"]);
    assert_eq!(nothing.status, Some(1));
    assert!(!path("none.bao").exists(), "no game, no file");
}

#[cfg(unix)]
#[test]
fn a_link_is_not_followed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    fs::write(path("mine.txt"), "mine").expect("a file");
    std::os::unix::fs::symlink(path("mine.txt"), path("link.bao")).expect("a link");
    let select = |args: &[&str]| run_in(folder.path(), &[&["select", "-"][..], args].concat(), game("new").as_bytes());
    assert_eq!(select(&["-o", "link.bao"]).status, Some(2));
    assert_eq!(select(&["-o", "link.bao", "--force"]).status, Some(0));
    assert_eq!(fs::read_to_string(path("mine.txt")).expect("a file"), "mine");
}

#[test]
fn a_table_can_be_read_by_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "title: =1+2, \"so\"\nsouth: Asha\nwinner: south\n\n1: A7>* a7>*;\n";
    let args = ["select", "-", "--index", "t.csv", "-o", "all.bao"];
    assert_eq!(run_in(folder.path(), &args, text.as_bytes()).status, Some(0));
    let table = fs::read_to_string(folder.path().join("t.csv")).expect("a table");
    let row = "1,-,1,Asha,,south,2,yes,kibao,,,,\"'=1+2, \"\"so\"\"\",all.bao\r\n";
    assert!(table.starts_with("number,file,line,") && table.ends_with(row), "{table}");
    let args = ["select", "-", "--list", "--index", "t.ndjson"];
    let ran = run_in(folder.path(), &args, text.as_bytes());
    assert_eq!(ran.out, "1\t-:1\tAsha - North\tsouth\t2 plies\t=1+2, \"so\"\n");
    let line = fs::read_to_string(folder.path().join("t.ndjson")).expect("a table");
    let game: serde_json::Value = serde_json::from_str(&line).expect("JSON");
    assert_eq!((&game["title"], &game["output"]), (&"=1+2, \"so\"".into(), &serde_json::Value::Null));
}

#[test]
fn no_file_of_a_folder_takes_the_place_of_one_that_is_read() {
    let two = "title: one\nsouth: P1\n\n1: A7>* a7>*;\n\ntitle: two\nsouth: b\n\n1: A8>* a8>*;\n";
    let files: &[(&str, &[u8])] = &[("a.bao", two.as_bytes()), ("b.bao", two.as_bytes())];
    for args in [
        &["select", "a.bao", "--player", "P1", "--split", ".", "--name", "a.bao", "--force"][..],
        &["select", "a.bao", "b.bao", "--split", ".", "--name", "{south}.bao", "--force"],
        &["select", ".", "--split", "../here", "--name", "{south}.bao", "--force"],
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let here = folder.path().join("here");
        std::fs::create_dir(&here).expect("a folder");
        for (name, bytes) in files {
            std::fs::write(here.join(name), bytes).expect("a file");
        }
        let ran = run_in(&here, args, b"");
        assert_eq!(ran.status, Some(2), "{args:?} {}", ran.err);
        assert!(ran.err.contains("is one of the files that are read"), "{}", ran.err);
        for (name, bytes) in files {
            assert_eq!(std::fs::read(here.join(name)).expect("a file"), *bytes, "{args:?} {name}");
        }
        let left = std::fs::read_dir(&here).expect("a folder").count();
        assert_eq!(left, 2, "nothing is left beside them: {args:?}");
    }
}
