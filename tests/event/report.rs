//! The report about the made tournament of `samples/tournament`, as golden files, and against its JSON schema.

use crate::cli::{root, run, run_in};
use serde_json::Value;

fn report(args: &[&str]) -> String {
    let folder = root().join("samples/tournament");
    let ran = run_in(&folder, &[&["report", "--ext", "txt"], args].concat(), b"");
    assert_eq!(ran.status, Some(0), "{args:?}: {}", ran.err);
    ran.out
}

/// A golden file of a report.
fn golden(name: &str, text: &str) {
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(format!("tournament.{name}"), text);
    });
}

#[test]
fn the_text_fits_80_columns_in_every_language() {
    for lang in ["en", "sw", "de", "cs"] {
        let text = report(&["--all", "--lang", lang]);
        let long: Vec<&str> = text.lines().filter(|line| line.chars().count() > 80).collect();
        assert!(long.is_empty(), "{lang}: {long:#?}");
        golden(lang, &text);
    }
}

#[test]
fn the_page_has_every_part_and_links_to_every_game() {
    for lang in ["en", "sw", "de", "cs"] {
        let page = report(&["--format", "html", "--lang", lang]);
        let above = page.split("<article").nth(1).and_then(|it| it.split("</article>").next()).expect("the report");
        for part in ["standings", "needs", "doubles", "names", "missing", "cross", "games"] {
            assert!(
                above.contains(&format!("href=\"#{part}\"")) && above.contains(&format!("<section id=\"{part}\"")),
                "{part}"
            );
        }
        for game in 1..=20 {
            assert!(above.contains(&format!("href=\"#g={game}&amp;p=0\"")), "{game}");
        }
        let cross =
            above.split("<section id=\"cross\"").nth(1).and_then(|it| it.split("</section>").next()).expect("a table");
        assert!(cross.matches("<td><a href=\"#g=").count() >= 20, "{cross}");
        golden(&format!("{lang}.html"), above);
    }
}

#[test]
fn the_json_follows_its_schema() {
    let schema: Value = serde_json::from_str(&run(&["schema", "report"], "").out).expect("a schema");
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    let document: Value = serde_json::from_str(&report(&["--format", "json"])).expect("JSON");
    let errors: Vec<String> = validator.iter_errors(&document).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{errors:?}");
    assert_eq!(document["games"].as_array().map(Vec::len), Some(20));
    golden("json", &serde_json::to_string_pretty(&document).expect("JSON"));
}

#[test]
fn several_events_are_named_and_one_of_them_is_reported() {
    let game = |event: &str, south: &str| {
        format!("event: {event}\nsouth: {south}\nnorth: Juma\nwinner: {south}\n\n1: A7>* a7>*;\n\n")
    };
    let text = game("Zanzibar Open", "Asha") + &game("ZANZIBAR  OPEN", "Zuhura") + &game("Pemba Cup", "Bakari");
    let of = |args: &[&str]| run(&[&["report", "-", "--no-config", "--lang", "en"], args].concat(), &text);
    let all = of(&[]).out.split_whitespace().collect::<Vec<_>>().join(" ");
    let expected =
        "These records name 2 events, counted here as one: Zanzibar Open (2 games) and Pemba Cup (1 game). --event";
    assert!(all.contains(expected), "{all}");
    let one = of(&["--event", "zanzibar open"]).out;
    assert!(one.starts_with("Zanzibar Open\n") && one.contains("Zuhura") && !one.contains("Bakari"), "{one}");
    assert!(!one.contains("--event"), "{one}");
    let none = of(&["--event", "Open"]);
    assert!(none.status == Some(2) && none.err.contains("no game is of the event `Open`"), "{none:?}");
}

#[test]
fn tables_for_spreadsheets_have_headings_in_the_language() {
    for table in ["standings", "cross", "games", "needs"] {
        golden(&format!("{table}.csv"), &report(&["--format", "csv", "--table", table]));
    }
    let sw = report(&["--format", "csv", "--lang", "sw"]);
    assert!(sw.starts_with("nafasi,mchezaji,"), "{sw}");
}

#[test]
fn what_is_not_read_is_named() {
    let folder = root().join("samples/tournament");
    let ran = run_in(&folder, &["report"], b"");
    let expected = "5 other files not read: 4 .txt, 1 .docx; games are in 4: --ext txt reads them";
    assert!(ran.err.contains(expected) && ran.out.contains("--ext txt reads them"), "{}", ran.err);
    let quiet = run_in(&folder, &["stats", "--quiet"], b"");
    assert_eq!(quiet.err, "");
    let stats = run_in(&folder, &["stats"], b"");
    assert!(stats.err.contains(expected), "{}", stats.err);
}

#[test]
fn the_settings_of_a_tournament_can_be_wrong() {
    let fault = |table: &str| kibao::cli::config_fault("kibao.toml", table);
    for right in [
        "[names]\n\"JH\" = \"Juma Hamisi\"\n",
        "[standings]\ndraw = 0.5\nunplayed = 0\nwalkover = 0.25\nwinner = \"neither\"\nties = []\n",
    ] {
        assert_eq!(fault(right), None, "{right}");
    }
    for (wrong, expected) in [
        ("[standings]\ndraw = -1\n", "kibao.toml:2:8"),
        ("[standings]\ndraw = 0.125\n", "kibao.toml:2:8"),
        ("[standings]\ndraw = 101\n", "kibao.toml:2:8"),
        ("[standings]\nwalkover = \"1\"\n", "kibao.toml:2:12"),
        ("[standings]\nwinner = \"south\"\n", "kibao.toml:2:10"),
        ("[standings]\nties = [\"wins\", \"wins\"]\n", "kibao.toml:2:"),
        ("[standings]\nties = \"wins\"\n", "kibao.toml:2:8"),
        ("[standings]\nwins = 1\n", "kibao.toml:2:1"),
        ("[names]\nJH = 1\n", "kibao.toml:2:6"),
        ("names = 1\n", "kibao.toml:1:9"),
    ] {
        let fault = fault(wrong).unwrap_or_else(|| panic!("{wrong}"));
        assert!(fault.starts_with(expected), "{wrong}: {fault}");
    }
}
