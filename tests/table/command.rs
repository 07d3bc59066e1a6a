//! `kibao table`: formats, files, folders, what is refused.

use super::{rows, table};
use crate::cli::files::folder;
use crate::cli::{root, run_in};
use std::fs;
use std::path::Path;

/// The paths of the files in a folder, in order.
fn files(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").map(|it| it.expect("an entry").path()) {
        let name = entry.file_name().and_then(|it| it.to_str()).expect("text").to_owned();
        if entry.is_dir() {
            found.extend(files(&entry).into_iter().map(|it| format!("{name}/{it}")));
        } else {
            found.push(name);
        }
    }
    found.sort();
    found
}

/// CSV as rows of cells.
fn cells(csv: &str) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    for line in csv.split_terminator("\r\n") {
        let (mut row, mut cell, mut quoted) = (Vec::new(), String::new(), false);
        for c in line.chars() {
            match c {
                '"' => quoted = !quoted,
                ',' if !quoted => row.push(std::mem::take(&mut cell)),
                c => cell.push(c),
            }
        }
        row.push(cell);
        rows.push(row);
    }
    rows
}

#[test]
fn csv_and_json_lines_agree() {
    let text = fs::read(root().join("samples/ok/zanzibar-1994-game1.bao")).expect("a sample");
    for kind in ["plies", "games"] {
        let csv = cells(&table(&["--table", kind, "-"], &text).out);
        let rows = rows(&["--table", kind], &text);
        assert_eq!(csv.len(), rows.len() + 1);
        for (row, cells) in rows.iter().zip(&csv[1..]) {
            assert_eq!(row.as_object().map(serde_json::Map::len), Some(cells.len()));
            for (name, cell) in csv[0].iter().zip(cells) {
                let value = match &row[name] {
                    serde_json::Value::Null => String::new(),
                    serde_json::Value::String(text) if name == "findings" => text.replace('"', ""),
                    serde_json::Value::String(text) => text.clone(),
                    other => other.to_string(),
                };
                assert_eq!(*cell, value, "{name}");
            }
        }
    }
}

#[test]
fn an_archive_of_many_pieces_is_numbered_and_does_not_depend_on_threads() {
    let games = run_in(&root(), &["gen", "--games", "2500", "--slips", "0.01", "--seed", "22"], b"").out;
    let folder = folder(&[("b.bao", games.as_bytes()), ("c.bao", b"1: A7>*;\n")]);
    let made = |jobs: &str, more: &[&str]| {
        run_in(folder.path(), &[&["table", "b.bao", "c.bao", "--jobs", jobs], more].concat(), b"").out
    };
    let listed = made("1", &["--table", "games"]);
    assert_eq!(listed, made("4", &["--table", "games"]));
    let listed = cells(&listed);
    assert_eq!(listed.len(), 2502);
    for (number, row) in listed[1..2501].iter().enumerate() {
        assert_eq!((row[0].as_str(), row[1].as_str()), ((number + 1).to_string().as_str(), "b.bao"));
    }
    assert_eq!(&listed[2501][..3], ["1", "c.bao", "1"]);
    let plies = made("1", &[]);
    assert_eq!(plies, made("3", &[]));
    // With --game the number is still that in the file.
    let one = cells(&made("1", &["--game", "2400"]));
    assert!(one.len() > 5 && one[1..].iter().all(|row| row[0] == "2400"));
    assert_eq!(one[1..], cells(&plies).into_iter().filter(|row| row[0] == "2400").collect::<Vec<_>>());
}

#[test]
fn broken_games_are_rows_with_nulls_and_broken_files_are_reported() {
    let folder = folder(&[
        ("a.bao", b"1: A7>* a1>*;\n2: A8>*;\n"),
        ("b.bao", b"\x00\x01\x02\x00"),
        ("c.bao", b"opening: nonsense\n\n1: A7>*;\n"),
        ("d.bao", b""),
    ]);
    let ran = run_in(folder.path(), &["table", ".", "--format", "ndjson"], b"");
    assert_eq!(ran.status, Some(1), "{ran:?}");
    assert!(ran.err.contains("b.bao:1:") && ran.err.contains("d.bao:1:"), "{}", ran.err);
    let rows: Vec<serde_json::Value> = ran.out.lines().map(|it| serde_json::from_str(it).expect("JSON")).collect();
    let played: Vec<_> =
        rows.iter().map(|it| (it["written"].as_str().expect("a move"), it["canonical"].is_null())).collect();
    assert_eq!(played, [("A7>*", false), ("a1>*", true), ("A8>*", true), ("A7>*", true)]);
    assert!(rows[1]["north_house"].is_null() && rows[1]["south_front_1"].is_null());
    assert_eq!(run_in(folder.path(), &["table", "no-such.bao", "a.bao"], b"").status, Some(2));
}

#[test]
fn a_table_without_rows_is_a_table() {
    let ran = table(&["-"], b"title: a\n");
    assert_eq!(cells(&ran.out).len(), 1, "{ran:?}");
    assert!(ran.out.starts_with("game,file,line,ply,round,side,written,"));
    assert_eq!(table(&["--format", "ndjson", "-"], b"title: a\n").out, "");
}

#[test]
fn hostile_texts_are_made_harmless() {
    let text = "south: =1+2, \"x\"\nevent: ../../\u{1b}[31m/\u{202e}\n\n1: A7>* a7>*;\n";
    let folder = folder(&[("=a,\"b.bao", text.as_bytes())]);
    let ran = run_in(folder.path(), &["table", ".", "--table", "games"], b"");
    assert!(ran.out.contains("\"'=1+2, \"\"x\"\"\"") && !ran.out.contains('\u{1b}'), "{}", ran.out);
    assert_eq!(cells(&ran.out)[1].len(), cells(&ran.out)[0].len());
    let ran = run_in(
        folder.path(),
        &["table", ".", "--table", "games", "--out", "t", "--by", "event", "--format", "ndjson"],
        b"",
    );
    assert_eq!(ran.status, Some(0), "{ran:?}");
    assert_eq!(files(&folder.path().join("t")), ["event=..%2F..%2F%1B%5B31m%2F%E2%80%AE/games.ndjson"]);
}

#[test]
fn a_file_an_input_or_a_file_a_value() {
    let game = |head: &str| format!("{head}\n1: A7>* a7>*;\n");
    let two = game("date: 1994-10-11\n") + "\n" + &game("date: in autumn\nrules: ruehl\n");
    let files_in = [("x/a.bao", two.as_bytes()), ("b.bao", b"date: 11.10.94\n\n1: A7>*;\n"), ("none.bao", b"")];
    let folder = folder(&files_in);
    let out = |name: &str, more: &[&str]| {
        let ran = run_in(folder.path(), &[&["table", ".", "--out", name, "--format", "csv"], more].concat(), b"");
        let table = folder.path().join(name);
        let read = |file: &String| cells(&fs::read_to_string(table.join(file)).expect("a table")).len() - 1;
        let made = files(&table);
        let counts: Vec<usize> = made.iter().map(read).collect();
        (ran.status, made, counts)
    };
    let (status, made, counts) = out("inputs", &[]);
    assert_eq!(
        (status, made, counts),
        (Some(1), ["b.csv", "none.csv", "x/a.csv"].map(str::to_owned).into(), vec![1, 0, 4])
    );
    let (_, made, counts) = out("years", &["--by", "year"]);
    let expected = ["year=1994/plies.csv", "year=__HIVE_DEFAULT_PARTITION__/plies.csv"].map(str::to_owned);
    assert_eq!((made, counts), (expected.into(), vec![3, 2]));
    let (_, made, counts) = out("rules", &["--by", "rules", "--table", "games"]);
    assert_eq!(
        (made, counts),
        (["rules=kibao/games.csv", "rules=ruehl/games.csv"].map(str::to_owned).into(), vec![2, 1])
    );
}

#[test]
fn folders_of_an_earlier_run_are_mentioned() {
    let folder = folder(&[("a.bao", b"date: 1994-10-11\n\n1: A7>*;\n"), ("b.bao", b"date: 2001\n\n1: A7>*;\n")]);
    let ran = |path: &str| {
        run_in(folder.path(), &["table", path, "--out", "t", "--format", "csv", "--by", "year", "--lang", "en"], b"")
    };
    assert_eq!((ran("b.bao").err, ran("b.bao").err), (String::new(), String::new()), "replaced, not left");
    let ran = ran("a.bao");
    assert_eq!(ran.status, Some(0));
    assert!(ran.err.contains("t: 1 folder is of an earlier run and not replaced: year=2001\n"), "{ran:?}");
    assert_eq!(files(&folder.path().join("t")), ["year=1994/plies.csv", "year=2001/plies.csv"]);
}

#[test]
fn only_tables_are_replaced() {
    let folder = folder(&[("a.bao", b"1: A7>* a7>*;\n"), ("mine.csv", b"mine\r\n"), ("t.csv", b"")]);
    let ran = |args: &[&str]| run_in(folder.path(), &[&["table", "a.bao"], args].concat(), b"");
    assert_eq!(ran(&["-o", "t.csv"]).status, Some(0));
    assert_eq!(ran(&["-o", "t.csv", "--with", "position"]).status, Some(0), "its own is replaced");
    assert_eq!(ran(&["-o", "t.csv", "--table", "games"]).status, Some(2), "the other table is not");
    let foreign: [(&str, &[u8]); 3] = [
        ("chess.ndjson", b"{\"game\":\"chess\",\"player\":\"Asha\"}\n"),
        ("cut.csv", b"game,file,line,ply\r\n"),
        ("more.csv", b"game,file,line and what I think of it\r\n"),
    ];
    for (name, bytes) in foreign {
        fs::write(folder.path().join(name), bytes).expect("written");
        assert_eq!(ran(&["-o", name]).status, Some(2), "{name}");
        assert_eq!(fs::read(folder.path().join(name)).expect("a file"), bytes);
    }
    assert_eq!(ran(&["-o", "t.ndjson"]).status, Some(0));
    assert_eq!(ran(&["-o", "t.ndjson"]).status, Some(0), "its own is replaced");
    assert_eq!(ran(&["-o", "t.ndjson", "--table", "games"]).status, Some(2));
    let refused = ran(&["-o", "mine.csv"]);
    assert!(refused.status == Some(2) && refused.err.contains("this file exists"), "{refused:?}");
    assert_eq!(fs::read(folder.path().join("mine.csv")).expect("a file"), b"mine\r\n");
    assert_eq!(ran(&["-o", "mine.csv", "--force"]).status, Some(0));
    assert_eq!(ran(&["-o", "a.bao", "--format", "csv", "--force"]).status, Some(2), "what is read is not replaced");
    for args in
        [&["-o", "t.txt"][..], &["--with", "repair"], &["--table", "games", "--with", "position"], &["--by", "year"]]
    {
        assert_eq!(ran(args).status, Some(2), "{args:?}");
    }
}

#[test]
fn an_earlier_table_is_kept_where_nothing_is_read() {
    let folder = folder(&[("a.bao", b"1: A7>* a7>*;\n")]);
    let ran = |args: &[&str]| run_in(folder.path(), &[&["table", "-o", "t.csv"], args].concat(), b"");
    assert_eq!(ran(&["a.bao"]).status, Some(0));
    let table = || fs::read_to_string(folder.path().join("t.csv")).expect("a table");
    let before = table();
    assert_eq!(ran(&["none.bao"]).status, Some(2));
    assert_eq!(table(), before);
    // What could be read is written, as with the other commands.
    assert_eq!(ran(&["a.bao", "none.bao", "--with", "position"]).status, Some(2));
    assert_ne!(table(), before);
}

#[test]
fn two_inputs_have_two_files() {
    let game: &[u8] = b"1: A7>* a7>*;\n";
    let folder = folder(&[("x/a.bao", game), ("x/a.bao.gz", game)]);
    let ran = run_in(folder.path(), &["table", "x", "x/a.bao", "--out", "t", "--format", "csv"], b"");
    assert_eq!(ran.status, Some(2), "{ran:?}");
    assert!(ran.err.contains("two inputs would be written to x/a.csv"), "{}", ran.err);
    assert!(files(&folder.path().join("t")).iter().all(|name| name != "x/a.csv"), "nothing is written half");
}
