//! Tables: their columns are documented, they agree with the JSON and with each other, and no game is lost.

mod command;
#[cfg(feature = "table")]
mod parquet;

use crate::cli::{Ran, root, run_in};
use kibao::table::TableKind;
use serde_json::Value;

/// A table as JSON objects, from standard input.
pub(super) fn rows(args: &[&str], input: &[u8]) -> Vec<Value> {
    let ran = table(&[args, &["--format", "ndjson", "-"]].concat(), input);
    ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// What the command gives on these arguments.
pub(super) fn table(args: &[&str], input: &[u8]) -> Ran {
    run_in(&root(), &[&["table"], args].concat(), input)
}

/// The names of a cell of the documentation, with what `…` leaves out.
fn names(cell: &str, columns: &[String]) -> Vec<String> {
    let quoted: Vec<&str> = cell.split('`').skip(1).step_by(2).collect();
    if !cell.contains('\u{2026}') {
        return quoted.into_iter().map(str::to_owned).collect();
    }
    let at = |name: &str| columns.iter().position(|it| it == name).unwrap_or_else(|| panic!("no column {name}"));
    columns[at(quoted[0])..=at(quoted[1])].to_vec()
}

#[test]
fn the_columns_are_those_of_the_documentation() {
    let text = std::fs::read_to_string(root().join("src/table/README.md")).expect("the documentation");
    let part = |head: &str| text.split(&format!("\n## {head}\n")).nth(1).and_then(|it| it.split("\n## ").next());
    for kind in TableKind::ALL {
        let columns = kind.columns(true);
        let all: Vec<String> = columns.iter().map(|column| column.name.clone().into_owned()).collect();
        let mut documented = Vec::new();
        for head in ["Both", &format!("`{}`", kind.name())] {
            for line in part(head).expect("a part").lines().filter(|line| line.starts_with("| `")) {
                let cells: Vec<&str> = line.split('|').map(str::trim).collect();
                documented.extend(names(cells[1], &all).into_iter().map(|name| (name, cells[2].to_owned())));
            }
        }
        let own: Vec<_> = columns.iter().map(|it| (it.name.clone().into_owned(), it.kind.name().to_owned())).collect();
        assert_eq!(documented, own, "{}", kind.name());
        assert_eq!(columns.len(), if kind == TableKind::Plies { 56 } else { 33 });
    }
}

#[test]
fn plies_are_those_of_the_json() {
    let mut compared = 0;
    for (path, bytes) in crate::fixtures::all() {
        let json: Value = serde_json::from_str(&run_in(&root(), &["json", "-"], &bytes).out).expect("JSON");
        let mut rows = rows(&["--with", "position"], &bytes).into_iter();
        for (number, game) in json["games"].as_array().expect("games").iter().enumerate() {
            for ply in game["plies"].as_array().expect("plies") {
                let row = rows.next().unwrap_or_else(|| panic!("{path}: a row for {ply}"));
                assert_eq!(row["game"], number + 1);
                assert_eq!(row["line"], game["source"]["line"]);
                assert_eq!(row["round"], ply["move"]);
                let same = [
                    "ply",
                    "side",
                    "written",
                    "remark",
                    "reading",
                    "canonical",
                    "kind",
                    "captured",
                    "sowings",
                    "safari",
                    "tax",
                    "creates_block",
                    "under_block",
                    "ends",
                ];
                for key in same {
                    assert_eq!(row[key], ply[key], "{path}: {key} of {ply}");
                }
                let position = &ply["position"];
                assert_eq!(row["position"], position["text"]);
                for side in ["south", "north"] {
                    for half in ["front", "back"] {
                        for pit in 1..=8 {
                            assert_eq!(row[format!("{side}_{half}_{pit}")], position[side][half][pit - 1], "{path}");
                        }
                    }
                    assert_eq!(row[format!("{side}_store")], position[side]["store"]);
                    assert_eq!(row[format!("{side}_house")], position[side]["house"]);
                }
                assert_eq!(row["phase"].is_null(), position.is_null());
                compared += 1;
            }
        }
        assert!(rows.next().is_none(), "{path}: no other row");
    }
    assert!(compared > 1_900, "{compared}");
}

#[test]
fn a_ply_is_in_the_phase_in_which_it_was_played() {
    // The seeds of a kunamua move come out of the mover's store.
    let games = run_in(&root(), &["gen", "--games", "3"], b"").out;
    let (mut kunamua, mut stores) = (0, [22, 22]);
    for row in rows(&[], games.as_bytes()) {
        if row["ply"] == 1 {
            stores = [22, 22];
        }
        let mover = usize::from(row["side"] == "north");
        let expected = if stores[mover] > 0 { "kunamua" } else { "mtaji" };
        assert_eq!(row["phase"], expected, "{row}");
        kunamua += usize::from(expected == "kunamua");
        stores = ["south_store", "north_store"].map(|key| row[key].as_u64().expect("seeds"));
    }
    assert!(kunamua >= 100, "{kunamua}");
}

#[test]
fn games_have_their_head_result_and_findings() {
    let text = "south: Asha\nSüd: ignored\nwinner: South\nweather: \"fine\"\n\n1: A7>* a7>*;\n2: A1>*;\n\n\
                title: b\n\n1: A7>* a7>*; North resigns\n";
    let rows = rows(&["--table", "games", "--with", "repair"], text.as_bytes());
    assert_eq!(rows.len(), 2);
    let [first, second] = &rows[..] else { panic!("two games") };
    assert_eq!((&first["game"], &first["line"], &first["head_south"]), (&1.into(), &1.into(), &"Asha".into()));
    assert_eq!(first["other_heads"], r#"{"weather":"\"fine\""}"#);
    assert_eq!((&first["plies"], &first["played"], &first["valid"]), (&3.into(), &2.into(), &false.into()));
    assert_eq!(
        (&first["winner"], &first["decided_by"], &first["recorded"]),
        (&"south".into(), &"head".into(), &"south".into())
    );
    let found: Value = serde_json::from_str(first["findings"].as_str().expect("text")).expect("JSON");
    assert_eq!(found["R101"], 1, "{found}");
    assert!(first["errors"].as_u64() >= Some(1));
    assert!(first["repair"].as_str().is_some_and(|it| it.contains("`A1>*`")), "{first}");
    assert_eq!(
        (&second["game"], &second["line"], &second["decided_by"]),
        (&2.into(), &9.into(), &"resignation".into())
    );
    assert!(second["repair"].is_null() && second["other_heads"].is_null() && second["head_south"].is_null());
    assert_eq!(
        second["start"],
        "[ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]"
    );
}
