//! Parquet, read back with the library that others read it with.

use super::rows;
use crate::cli::files::folder;
use crate::cli::{root, run_in};
use kibao::table::{Kind, TableKind};
use parquet::basic::{Encoding, LogicalType, Type};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use serde_json::Value;
use std::fs::File;
use std::path::Path;

fn open(path: &Path) -> SerializedFileReader<File> {
    SerializedFileReader::new(File::open(path).expect("a file")).expect("Parquet")
}

/// The rows of a file as JSON objects.
fn read(path: &Path) -> Vec<Value> {
    let value = |field: &Field| match field {
        Field::Null => Value::Null,
        Field::Bool(it) => (*it).into(),
        Field::Byte(it) => (*it).into(),
        Field::Short(it) => (*it).into(),
        Field::Int(it) => (*it).into(),
        Field::Str(it) => it.as_str().into(),
        other => panic!("{other:?}"),
    };
    let row = |row: parquet::record::Row| {
        row.get_column_iter()
            .map(|(name, field)| (name.clone(), value(field)))
            .collect::<serde_json::Map<_, _>>()
            .into()
    };
    open(path).get_row_iter(None).expect("rows").map(|it| row(it.expect("a row"))).collect()
}

#[test]
fn the_schema_has_the_documented_types() {
    for kind in TableKind::ALL {
        let folder = folder(&[("a.bao", b"title: a\n")]);
        let ran = run_in(folder.path(), &["table", "a.bao", "--table", kind.name(), "-o", "t.parquet"], b"");
        assert_eq!((ran.status, ran.out.as_str()), (Some(0), ""), "{ran:?}");
        let reader = open(&folder.path().join("t.parquet"));
        let columns = reader.metadata().file_metadata().schema_descr().columns().to_vec();
        for (column, own) in columns.iter().zip(kind.columns(false)) {
            assert_eq!((column.name(), column.max_def_level(), column.max_rep_level()), (own.name.as_ref(), 1, 0));
            let expected = match own.kind {
                Kind::Int8 => (Type::INT32, Some(LogicalType::integer(8, true))),
                Kind::Int16 => (Type::INT32, Some(LogicalType::integer(16, true))),
                Kind::Int32 => (Type::INT32, None),
                Kind::Flag => (Type::BOOLEAN, None),
                Kind::Text => (Type::BYTE_ARRAY, Some(LogicalType::String)),
            };
            assert_eq!((column.physical_type(), column.logical_type_ref().cloned()), expected, "{}", own.name);
        }
        assert_eq!(columns.len(), kind.columns(false).len());
    }
}

#[test]
fn rows_are_those_of_the_other_formats() {
    let mut all = 0;
    for (path, bytes) in crate::fixtures::all().into_iter().step_by(2) {
        let folder = folder(&[]);
        for (kind, more) in [("plies", "position"), ("games", "repair")] {
            let args = ["--table", kind, "--with", more];
            let name = format!("{kind}.parquet");
            let run = [&["table"], &args[..], &["-", "-o", &name]].concat();
            run_in(folder.path(), &run, &bytes);
            let read = read(&folder.path().join(&name));
            assert_eq!(read, rows(&args, &bytes), "{path}");
            all += read.len();
        }
    }
    assert!(all > 700, "{all}");
}

#[test]
fn many_pieces_are_groups_in_order_and_few_games_share_one() {
    let games = run_in(&root(), &["gen", "--games", "1400", "--slips", "0.001"], b"").out;
    let small: Vec<(String, &[u8])> = (0..50).map(|n| (format!("s/{n:02}.bao"), &b"1: A7>* a7>*;\n"[..])).collect();
    let mut files: Vec<(&str, &[u8])> = small.iter().map(|(name, bytes)| (name.as_str(), *bytes)).collect();
    files.push(("big.bao", games.as_bytes()));
    let folder = folder(&files);
    let made = |jobs: &str, name: &str, paths: &[&str]| {
        let ran = run_in(folder.path(), &[&["table", "--jobs", jobs, "-o", name], paths].concat(), b"");
        assert_eq!(ran.status, Some(0), "{ran:?}");
        std::fs::read(folder.path().join(name)).expect("a table")
    };
    assert_eq!(made("1", "one.parquet", &["s", "big.bao", "s"]), made("4", "four.parquet", &["s", "big.bao", "s"]));
    let path = folder.path().join("one.parquet");
    let text = run_in(folder.path(), &["table", "--format", "ndjson", "s", "big.bao", "s"], b"").out;
    let text: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(read(&path), text);
    let groups = open(&path).metadata().row_groups().to_vec();
    assert!((4..20).contains(&groups.len()) && groups[0].num_rows() == 100, "{}", groups.len());
    let column = |name: &str| groups[1].columns().iter().find(|it| it.column_descr().name() == name).expect("a column");
    let is_dictionary = |it: Encoding| matches!(it, Encoding::RLE_DICTIONARY | Encoding::PLAIN_DICTIONARY);
    assert!(["written", "south_front_5", "file"].iter().all(|name| column(name).encodings().any(is_dictionary)));
    assert!(matches!(column("kind").compression(), parquet::basic::Compression::ZSTD(_)));
    // Its own file is replaced, another one is not.
    std::fs::write(folder.path().join("theirs.parquet"), b"PAR1 theirs PAR1").expect("a file");
    made("1", "one.parquet", &["s"]);
    assert_eq!(read(&path).len(), 100);
    assert_eq!(run_in(folder.path(), &["table", "s", "-o", "theirs.parquet"], b"").status, Some(2));
}

#[test]
fn a_value_has_one_file() {
    let text = "event: Cup\n\n1: A7>* a7>*;\n\nevent: Cup/2\n\n1: A7>*;\n\nevent: Cup\n\n1: A8>*;\n";
    let folder = folder(&[("a.bao", text.as_bytes())]);
    let ran = run_in(folder.path(), &["table", "a.bao", "--out", "t", "--by", "event"], b"");
    assert_eq!(ran.status, Some(0), "{ran:?}");
    let games = |name: &str| {
        let rows = read(&folder.path().join("t").join(name).join("plies.parquet"));
        rows.iter().map(|row| row["game"].as_u64().expect("a number")).collect::<Vec<_>>()
    };
    assert_eq!((games("event=Cup"), games("event=Cup%2F2")), (vec![1, 1, 3], vec![2]));
}
