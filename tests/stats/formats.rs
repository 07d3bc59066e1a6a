//! Text, JSON, CSV and the page: in form, harmless, the same for any number of threads.

use super::{archive, counted, numbers};
use crate::cli::run;
use crate::fixtures;
use quick_xml::events::Event;
use quick_xml::reader::Reader;
use serde_json::Value;
use std::collections::BTreeSet;
use unicode_width::UnicodeWidthStr;

const FORMATS: [&str; 4] = ["human", "json", "csv", "html"];

const TABLES: [&str; 9] = ["games", "results", "rules", "lengths", "moves", "longest", "players", "cross", "openings"];

#[test]
fn any_number_of_threads_gives_the_same_bytes() {
    // Several pieces of text.
    let input = archive().repeat(6);
    assert!(input.len() > 700_000, "{}", input.len());
    let with = |args: &[&str], jobs| counted(&[args, &["--depth", "6", "--jobs", jobs]].concat(), input.as_bytes()).out;
    let mut formats: Vec<Vec<&str>> = FORMATS.iter().map(|format| vec!["--format", format]).collect();
    formats.extend(TABLES.iter().map(|table| vec!["--format", "csv", "--table", table]));
    for args in formats {
        let one = with(&args, "1");
        assert!(one.len() > 50, "{args:?}");
        assert!(one == with(&args, "2") && one == with(&args, "7"), "{args:?}");
    }
}

#[test]
fn json_follows_its_schema() {
    let schema: Value = serde_json::from_str(&run(&["schema", "stats"], "").out).expect("a schema");
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    let check = |document: &Value| {
        let wrong: Vec<String> = validator.iter_errors(document).map(|error| error.to_string()).collect();
        assert!(wrong.is_empty(), "{wrong:?}");
    };
    let mut document = numbers(&["--depth", "4"], archive().as_bytes());
    check(&document);
    check(&numbers(&["--depth", "0"], b"1: A1>*;\n"));
    for field in ["games", "openings", "longest", "version"] {
        let mut without = document.clone();
        without.as_object_mut().expect("an object").remove(field);
        assert!(!validator.is_valid(&without), "{field}");
    }
    document["openings"][0]["moves"][0]["games"] = "many".into();
    assert!(!validator.is_valid(&document), "the schema can refuse");
}

/// The records of a CSV file, read strictly by RFC 4180.
fn records(csv: &str) -> Vec<Vec<String>> {
    let mut records = vec![vec![String::new()]];
    let mut chars = csv.chars().peekable();
    let mut quoted = false;
    while let Some(c) = chars.next() {
        let field = records.last_mut().and_then(|record| record.last_mut()).expect("a field");
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => field.push(chars.next().expect("a mark")),
            '"' => {
                assert!(quoted || field.is_empty(), "a mark within a field: {csv}");
                quoted = !quoted;
            }
            ',' if !quoted => records.last_mut().expect("a record").push(String::new()),
            '\r' if !quoted => {
                assert_eq!(chars.next(), Some('\n'));
                records.push(vec![String::new()]);
            }
            '\n' if !quoted => panic!("a line end without a carriage return: {csv}"),
            c => field.push(c),
        }
    }
    assert!(!quoted && records.pop() == Some(vec![String::new()]), "the last line has an end");
    assert!(records.iter().all(|record| record.len() == records[0].len()), "{csv}");
    records
}

/// A table; its head and its rows.
fn table(name: &str, input: &str) -> Vec<Vec<String>> {
    records(&counted(&["--format", "csv", "--table", name, "--depth", "4"], input.as_bytes()).out)
}

#[test]
fn tables_say_what_the_json_says() {
    let input = archive();
    let json = numbers(&["--depth", "4"], input.as_bytes());
    let list = |field: &str| json.pointer(field).and_then(Value::as_array).expect("a list").clone();
    let said = |value: &Value| match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    };
    let like = |name: &str, rows: Vec<Value>, fields: &[&str]| {
        let table = table(name, &input);
        let expected: Vec<Vec<String>> = rows
            .iter()
            .map(|row| fields.iter().map(|field| said(row.pointer(field).unwrap_or(&Value::Null))).collect())
            .collect();
        assert_eq!(table[1..], expected, "{name}");
    };
    like("rules", list("/rules"), &["/name", "/games", "/south", "/north", "/open"]);
    like("cross", with_open(list("/pairs")), &["/player", "/opponent", "/games", "/wins", "/losses", "/open"]);
    like("results", list("/results"), &["/by", "/games", "/south", "/north", "/open"]);
    like("moves", list("/moves/by_name"), &["/side", "/move", "/count"]);
    let mut players = list("/players");
    for row in &mut players {
        row["score"] = row["score"].as_f64().map_or(Value::Null, |score| format!("{score:.4}").into());
        row["points"] = row["points"].as_f64().map_or(Value::Null, |points| points.to_string().into());
    }
    let fields = ["/name", "/games", "/wins", "/losses", "/open", "/score"];
    let sides = ["/south/games", "/south/wins", "/south/losses", "/north/games", "/north/wins", "/north/losses"];
    like("players", players, &[&fields[..], &sides, &["/rank", "/points"]].concat());
    let lengths = table("lengths", &input);
    let plies: Vec<&Vec<String>> = lengths.iter().filter(|row| row[0] == "plies").collect();
    assert_eq!(plies.len(), list("/plies/counts").len());
    assert_eq!(table("longest", &input).len(), 21);
    assert_eq!(table("results", &input).len(), 13);
    let games: u64 = table("results", &input)[1..].iter().map(|row| row[1].parse::<u64>().expect("a number")).sum();
    assert_eq!(games, 300);
    assert_eq!(table("games", &input)[1], ["games", "300"]);
    let openings = table("openings", &input);
    let lines: BTreeSet<&Vec<String>> = openings.iter().collect();
    assert!(lines.len() == openings.len() && openings.len() > 300, "{}", openings.len());
    assert!(openings[1..].iter().all(|row| row[3] == row[4].split_whitespace().count().to_string()), "{openings:?}");
}

fn with_open(mut rows: Vec<Value>) -> Vec<Value> {
    for row in &mut rows {
        let of = |field: &str| row[field].as_u64().expect("a number");
        row["open"] = (of("games") - of("wins") - of("losses")).into();
    }
    rows
}

/// Names that would do harm where they are not escaped.
const NASTY: [&str; 8] = [
    "<script>alert(1)</script>",
    "=1+2",
    "\u{202e}abc",
    "]]>&amp;\"'",
    "Asha, \"the Lion\"",
    "\u{1b}[31mred",
    "@SUM(1) --> </style>",
    "`code` {0}",
];

fn nasty() -> String {
    let name = |at: usize| NASTY[at % NASTY.len()];
    let game = |at: usize| format!("south: {}\nnorth: {}\nwinner: South\n\n1: A7>* a7>*;\n\n", name(at), name(at + 1));
    (0..NASTY.len()).map(game).collect()
}

#[test]
fn harmful_names_stay_names_in_a_table() {
    let rows = table("players", &nasty());
    let mut names: Vec<&str> = rows[1..].iter().map(|row| row[0].as_str()).collect();
    names.sort_unstable();
    let mut expected = vec![
        "<script>alert(1)</script>",
        "'=1+2",
        "\\u{202e}abc",
        "]]>&amp;\"'",
        "Asha, \"the Lion\"",
        "\u{241b}[31mred",
        "'@SUM(1) --> </style>",
        "`code` {0}",
    ];
    expected.sort_unstable();
    assert_eq!(names, expected);
}

#[test]
fn columns_are_as_wide_as_their_widest_cell() {
    let input = "south: Zo\u{eb}\nnorth: \u{6728}\u{1b}\n\n1: A7>* a7>*;\n";
    let text = counted(&["--format", "human"], input.as_bytes()).out;
    let players = text.split_once("\nPlayers\n").and_then(|(_, rest)| rest.split("\n\n").next()).expect("the players");
    let widths: BTreeSet<usize> = players.lines().map(UnicodeWidthStr::width).collect();
    assert!(players.contains("  Zo\u{eb} ") && players.contains("  \u{6728}\u{241b} "), "{players}");
    assert_eq!((players.lines().count(), widths.len()), (3, 1), "{players}");
}

/// Reads a page strictly, as the XML that it is too: its elements, and the text in them.
fn page(html: &str) -> (Vec<String>, String) {
    assert!(html.starts_with("<!DOCTYPE html>\n<html lang=\""), "{}", &html[..60]);
    let mut reader = Reader::from_str(html);
    let (mut open, mut elements, mut words) = (Vec::new(), Vec::new(), String::new());
    loop {
        match reader.read_event().unwrap_or_else(|error| panic!("{error}: {html}")) {
            Event::Start(element) => {
                let name = element.name().as_ref().to_owned();
                elements.push(name.clone());
                element.attributes().for_each(|it| assert!(it.is_ok(), "{it:?}"));
                open.push(name);
            }
            Event::Empty(element) => {
                element.attributes().for_each(|it| assert!(it.is_ok(), "{it:?}"));
                elements.push(element.name().as_ref().to_owned());
            }
            Event::End(_) => drop(open.pop().expect("an element")),
            Event::Text(text) if open.last().is_none_or(|it| it != "style") => words.push_str(&text),
            Event::GeneralRef(it) => {
                let entity = format!("&{};", &*it);
                words.push_str(&quick_xml::escape::unescape(&entity).expect("a known entity"));
            }
            Event::Eof => break,
            _ => {}
        }
    }
    assert!(open.is_empty(), "{open:?}");
    (elements, words)
}

#[test]
fn a_page_is_in_form_and_names_cannot_speak_in_it() {
    for (what, input) in [("generated", archive()), ("nasty", nasty()), ("one", "1: A1>*;\n".to_owned())] {
        for lang in ["en", "sw", "de", "cs"] {
            let html = counted(&["--format", "html", "--lang", lang, "--depth", "5"], input.as_bytes()).out;
            let (elements, words) = page(&html);
            assert!(html.contains(&format!("<html lang=\"{lang}\">")), "{what}");
            let count = |name: &str| elements.iter().filter(|it| *it == name).count();
            assert_eq!((count("html"), count("h1"), count("main"), count("script")), (1, 1, 1, 0), "{what}");
            assert!(count("section") >= 3 && count("section") == count("h2") && count("table") >= 2, "{what}");
            let harmful = |c: char| c.is_control() && c != '\n' || matches!(c, '\u{202a}'..='\u{202e}');
            assert_eq!(html.find(harmful), None, "{what}");
            for outside in ["http:", "https:", "url(", "@import", " src=", "onclick"] {
                assert!(!html.contains(outside), "{what}: {outside}");
            }
            if what == "nasty" {
                for name in ["<script>alert(1)</script>", "=1+2", "\\u{202e}abc", "]]>&amp;\"'", "`code` {0}"] {
                    assert!(words.contains(name), "{name}");
                }
            }
            // Every heading of a table is one, and says of what.
            assert_eq!(html.matches("<th ").count(), html.matches("<th scope=\"").count(), "{what}");
        }
    }
}

#[test]
fn links_of_a_page_lead_somewhere() {
    let html = counted(&["--format", "html"], archive().as_bytes()).out;
    let links: Vec<&str> = html.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(links.len() >= 8, "{links:?}");
    assert!(links.iter().all(|link| html.contains(&format!("id=\"{link}\""))), "{links:?}");
    let ids: Vec<&str> = html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
}

#[test]
fn places_of_moves_are_links_into_a_page_of_the_games() {
    let input = archive();
    let of = |args: &[&str]| counted(&[&["--top", "3"], args].concat(), input.as_bytes()).out;
    let json: Value = serde_json::from_str(&of(&["--format", "json"])).expect("JSON");
    let page = of(&["--format", "html", "--replay", "games of 1994.html"]);
    for by in ["sowings", "captured"] {
        for it in json["longest"][by].as_array().expect("a list") {
            let link = format!("<a href=\"games%20of%201994.html#g={}&amp;p={}\">", it["game"], it["ply"]);
            assert!(page.contains(&link), "{link}");
        }
    }
    assert_eq!(page.matches("href=\"games").count(), 6);
    assert!(!of(&["--format", "html"]).contains("#g="));
    let refused = crate::cli::run(&["stats", "-", "--replay", "x.html", "--lang", "en"], "1: A7>*;\n");
    assert!(refused.status == Some(2) && refused.err.contains("--replay belongs to a page"), "{refused:?}");
}

#[test]
fn text_is_the_golden_one_in_every_language() {
    let mut input = String::from_utf8(
        fixtures::all().into_iter().find(|(path, _)| path == "ok/several-games.bao").expect("a sample").1,
    )
    .expect("UTF-8");
    input += "\n\n";
    input += &archive();
    for lang in ["en", "sw", "de", "cs"] {
        let text = counted(&["--lang", lang, "--top", "3", "--players", "4", "--min-games", "6"], input.as_bytes()).out;
        insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(format!("stats.{lang}"), text);
        });
    }
}
