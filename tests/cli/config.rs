//! Configuration files: which one counts, for which paths, and every way in which one can be wrong.

use super::files::folder;
use super::run_in;
use serde_json::Value;
use std::fs;

const WITHOUT_MARKS: &str = "1: A6< a6<;\n";
const BLOCKING: &str = "title: x\n1: A6<* a6<;\n";

/// The codes found in a folder, by file; and the exit status.
fn found(folder: &tempfile::TempDir, args: &[&str]) -> (Vec<(String, String)>, Option<i32>) {
    let ran = run_in(folder.path(), &[&["check", "--format", "short"], args].concat(), b"");
    let told = ran.out.lines().map(|line| {
        let (place, rest) = line.split_once(": ").expect("a place");
        let file = place.split(':').next().expect("a file").trim_start_matches("./");
        let code = rest.split(['[', ']']).nth(1).expect("a code");
        (file.to_owned(), code.to_owned())
    });
    (told.collect(), ran.status)
}

fn check(folder: &tempfile::TempDir, args: &[&str], expected: &[(&str, &str)], status: i32) {
    let (told, exit) = found(folder, args);
    let told: Vec<(&str, &str)> = told.iter().map(|(file, code)| (file.as_str(), code.as_str())).collect();
    assert_eq!((told.as_slice(), exit), (expected, Some(status)), "{args:?}");
}

#[test]
fn the_nearest_file_above_a_record_counts_alone() {
    let folder = folder(&[
        ("kibao.toml", b"ignore = [\"M101\"]\n"),
        ("a.bao", WITHOUT_MARKS.as_bytes()),
        ("sub/deep/b.bao", WITHOUT_MARKS.as_bytes()),
        ("own/kibao.toml", b"level = \"strict\"\n"),
        ("own/c.bao", WITHOUT_MARKS.as_bytes()),
        ("own/deep/d.bao", WITHOUT_MARKS.as_bytes()),
    ]);
    check(&folder, &["."], &[("own/c.bao", "M101"), ("own/deep/d.bao", "M101")], 1);
    check(&folder, &["sub/deep/../../a.bao"], &[], 0);
    check(&folder, &[".", "--lenient"], &[], 0);
    let all = [("a.bao", "M101"), ("own/c.bao", "M101"), ("own/deep/d.bao", "M101"), ("sub/deep/b.bao", "M101")];
    check(&folder, &[".", "--no-config"], &all, 0);
    check(&folder, &[".", "--config", "own/kibao.toml"], &all, 1);
    check(&folder, &[".", "--select", "M"], &all, 1);
    let within = run_in(&folder.path().join("own/deep"), &["config"], b"");
    assert!(within.out.contains("level        strict") && within.out.contains("own/kibao.toml:1"), "{}", within.out);
    let standard_input = run_in(folder.path(), &["check", "-"], WITHOUT_MARKS.as_bytes());
    assert_eq!(standard_input.out, "");
}

#[test]
fn paths_have_settings_of_their_own() {
    let config = "\
ignore = [\"M101\"]

[paths.\"1994/*.bao\"]
select = [\"all\"]

[paths.\"**/old/**\"]
level = \"strict\"
select = [\"M\"]

[paths.\"special.bao\"]
severity = \"error\"
";
    let names = ["a.bao", "1994/a.bao", "1994/special.bao", "1994/more/a.bao", "x/old/a.bao", "old/y/special.bao"];
    let mut files: Vec<(&str, &[u8])> = names.map(|name| (name, WITHOUT_MARKS.as_bytes())).to_vec();
    files.push(("kibao.toml", config.as_bytes()));
    let folder = folder(&files);
    check(&folder, &["1994", "a.bao"], &[("1994/a.bao", "M101")], 0);
    check(&folder, &["x"], &[("x/old/a.bao", "M101")], 1);
    check(&folder, &["old"], &[], 0);
    check(&folder, &["old", "--severity", "info"], &[("old/y/special.bao", "M101")], 1);
    check(&folder, &["x", "--ignore", "M1"], &[], 0);
}

#[test]
fn own_rule_sets_are_named_by_heads_options_and_configuration() {
    let config =
        "rules = \"club\"\n[rule-set.club]\nbase = \"ruehl\"\nopening = \"0 0 0 0 8 2 2 0 | 0 0 0 0 0 0 0 0 | 20\"\n";
    let files: [(&str, &[u8]); 4] = [
        ("kibao.toml", config.as_bytes()),
        ("none.bao", b"1: A6<* a6<;\n"),
        ("club.bao", b"rules: CLUB\n\n1: A6<* a6<;\n"),
        ("known.bao", b"rules: zanzibar\n\n1: A6<* a6<;\n"),
    ];
    let folder = folder(&files);
    let rules = |args: &[&str]| -> Vec<(String, u64)> {
        let ran = run_in(folder.path(), &[&["json", "--ndjson"], args].concat(), b"");
        let game = |line: &str| {
            let game: Value = serde_json::from_str(line).expect("JSON");
            let store = game["start"]["south"]["store"].as_u64().expect("a store");
            (game["rules"].as_str().expect("a name").to_owned(), store)
        };
        ran.out.lines().map(game).collect()
    };
    let named = |names: [(&str, u64); 3]| names.map(|(name, store)| (name.to_owned(), store)).to_vec();
    let paths = ["none.bao", "club.bao", "known.bao"];
    assert_eq!(rules(&paths), named([("club", 20), ("club", 20), ("zanzibar", 22)]));
    let all_club = [&paths[..], &["--rules", "club"]].concat();
    assert_eq!(rules(&all_club), named([("club", 20), ("club", 20), ("club", 20)]));
    let kibao = [&paths[..], &["--rules", "kibao"]].concat();
    assert_eq!(rules(&kibao), named([("kibao", 22), ("kibao", 22), ("kibao", 22)]));
    // Games of a custom rule set are made, checked, rewritten, shown and counted by it.
    let games = run_in(folder.path(), &["gen", "--games", "20"], b"").out;
    assert!(games.contains("rules: club"), "{games}");
    let checked = run_in(folder.path(), &["check", "-"], games.as_bytes());
    assert_eq!((checked.status, checked.out.as_str()), (Some(0), ""), "{checked:?}");
    assert!(run_in(folder.path(), &["fmt", "-"], games.as_bytes()).out == games);
    let elsewhere = run_in(folder.path(), &["check", "-", "--no-config"], games.as_bytes());
    assert!(elsewhere.out.contains("H101 unknown-rules"), "{elsewhere:?}");
    let shown = run_in(folder.path(), &["show", "none.bao", "--ply", "0"], b"");
    assert_eq!(shown.status, Some(0), "{shown:?}");
    let after = run_in(folder.path(), &["moves", "none.bao", "--ply", "1", "--json"], b"");
    assert!(after.out.contains("| 19 19 |"), "{after:?}");
}

#[test]
fn what_is_given_nearer_to_the_call_counts() {
    let config = "severity = \"error\"\nlevel = \"strict\"\nmax-findings = 0\ndialect = \"zanzibar\"\n";
    let folder = folder(&[("kibao.toml", config.as_bytes()), ("a.bao", WITHOUT_MARKS.as_bytes())]);
    check(&folder, &["a.bao"], &[], 0);
    check(&folder, &["a.bao", "--severity", "info"], &[], 1);
    check(&folder, &["a.bao", "--severity", "info", "--max-findings", "9"], &[("a.bao", "M101"), ("a.bao", "N505")], 1);
    let human = run_in(folder.path(), &["check", "a.bao", "--severity", "info", "--dialect", "kibao"], b"");
    assert!(human.err.contains("1 finding not shown (--max-findings)"), "{human:?}");
    // A level on the command line brings its own severity.
    check(&folder, &["a.bao", "--strict", "--max-findings", "9", "--dialect", "auto"], &[("a.bao", "M101")], 1);
}

/// A configuration file that is wrong: what is said of it.
fn wrong(config: &str, expected: &str) {
    let folder = folder(&[("kibao.toml", config.as_bytes()), ("a.bao", BLOCKING.as_bytes())]);
    for command in ["check", "json", "fmt", "config"] {
        let ran = run_in(folder.path(), &[command, "a.bao"], b"");
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{command} {config}");
        let told = ran.err.lines().next().unwrap_or_default();
        assert_eq!(told, format!("kibao: kibao.toml:{expected}"), "{command} {config}");
        let help = ran.err.lines().nth(1).unwrap_or_default();
        assert!(help.starts_with("  help: ") && help.len() > 20, "{config}: {}", ran.err);
    }
    assert_eq!(fs::read_to_string(folder.path().join("a.bao")).expect("a file"), BLOCKING);
    assert_eq!(run_in(folder.path(), &["check", "a.bao", "--no-config"], b"").status, Some(0));
}

#[test]
fn what_is_wrong_is_reported_with_its_place() {
    let club = |rest: &str| format!("[rule-set.club]\nbase = \"kibao\"\n{rest}\n");
    wrong("select = [\n", "1:11: this is not TOML: unclosed array, expected `]`");
    wrong("\nslect = []\n", "2:1: there is no key `slect`");
    wrong("select = 3\n", "1:10: invalid value for `select`");
    wrong("select = [\"R101\", \"R999\"]\n", "1:19: no finding is called 'R999'");
    wrong("ignore = \"missing-marks\"\n", "1:10: no finding is called 'missing-marks'");
    wrong("severity = \"fatal\"\n", "1:12: invalid value for `severity`");
    wrong("level = true\n", "1:9: invalid value for `level`");
    wrong("dialect = \"dutch\"\n", "1:11: invalid value for `dialect`");
    wrong("max-findings = -1\n", "1:16: invalid value for `max-findings`");
    let bounds = |config: &str| {
        let folder = folder(&[("kibao.toml", config.as_bytes()), ("a.bao", BLOCKING.as_bytes())]);
        run_in(folder.path(), &["check", "a.bao"], b"").err
    };
    let told = bounds("max-findings = 99999999999999999999\n");
    assert!(told.contains("help: write a number from 0 to 4294967295\n"), "{told}");
    let told = bounds(&club("max-sowings = 99999999999"));
    assert!(told.contains("help: write a number from 1 to 67108864\n"), "{told}");
    wrong("rules = \"club\"\n", "1:9: no rule set is called 'club'");
    wrong(
        "[rules.club]\nbase = \"kibao\"\n",
        "1:2: `rules` names the rule set of games whose head names none; it is not a table",
    );
    wrong("paths = 3\n", "1:9: invalid value for `paths`");
    wrong(
        "[paths.\"a[\"]\nlevel = \"strict\"\n",
        "1:8: the pattern `a[` cannot be read: unclosed character class; missing ']'",
    );
    wrong(
        "[paths.\"*\"]\nmax-findings = 3\n",
        "2:1: `max-findings` counts over a whole run, so it cannot be set per path",
    );
    wrong("[paths.\"*\"]\nlevl = \"strict\"\n", "2:1: there is no key `levl`");
    wrong("[rule-set.hus]\nbase = \"kibao\"\n", "1:11: `hus` cannot be the name of a custom rule set");
    wrong("[rule-set.Auto]\nbase = \"kibao\"\n", "1:11: `Auto` cannot be the name of a custom rule set");
    wrong("[rule-set.\"my own\"]\nbase = \"kibao\"\n", "1:11: `my own` cannot be the name of a custom rule set");
    wrong("[rule-set.club]\nblocking = false\n", "1:11: the rule set `club` has no `base`");
    wrong("[rule-set.club]\nbase = \"club\"\n", "2:8: no rule set is called 'club'");
    wrong(&club("blocking = \"maybe\""), "3:12: 'maybe' is not a value of `blocking`");
    wrong(&club("max-seeds = 1.5"), "3:13: 'a value of type float' is not a value of `max-seeds`");
    wrong(&club("blockng = true"), "3:1: there is no key `blockng`");
    wrong(
        &club("opening = \"9 9 9 9 9 9 9 9 | 0 0 0 0 0 0 0 0 | 0\""),
        "1:11: by the rule set `club` a side starts with 72 seeds",
    );
    wrong(
        &club("capture = \"onward\""),
        "1:11: the rule set `club` has seeds in store, and captured seeds that travel onward",
    );
    wrong(&club("max-sowings = 67108865"), "3:15: '67108865' is not a value of `max-sowings`");
    wrong(
        &club("opening = \"0 0 0 0 0 0 0 0 | 4 4 4 4 4 4 4 4 | 0\""),
        "1:11: by the rule set `club` no seed is in the front row at the start, so the game is over",
    );
    wrong(
        &club("opening = \"1 1 1 1 1 1 1 1 | 1 1 1 1 1 1 1 1 | 0\""),
        "1:11: by the rule set `club` the side that begins has no move",
    );
    wrong(&club("max-seeds = 0"), "1:11: by the rule set `club` every first move passes `max-seeds` or `max-sowings`");
    wrong(
        &club("[rule-set.CLUB]\nbase = \"hus\""),
        "3:11: the rule sets `club` and `CLUB` have the same name; the case of letters does not count",
    );
    wrong(
        &club("mtaji-house-stop = \"choice\""),
        "3:1: `mtaji-house-stop` changes nothing here, because `house-in-mtaji` is until-first-capture",
    );
    wrong(
        &club("blocker-duty = true\nblocking = false"),
        "3:1: `blocker-duty` changes nothing here, because `blocking` is no",
    );
}

#[cfg(unix)]
#[test]
fn a_configuration_that_is_not_a_file_is_reported() {
    for (target, expected) in [
        ("nowhere", "kibao.toml: "),
        ("/dev/null", "kibao.toml is not a file"),
        (".", "kibao.toml is not a file"),
        ("kibao.toml", "kibao.toml: "),
    ] {
        let folder = folder(&[("a.bao", b"1: A7>* a7>*;\n")]);
        std::os::unix::fs::symlink(target, folder.path().join("kibao.toml")).expect("a link");
        let ran = run_in(folder.path(), &["check", "a.bao"], b"");
        assert!(ran.status == Some(2) && ran.err.contains(expected), "{target}: {ran:?}");
        assert_eq!(run_in(folder.path(), &["check", "--no-config", "a.bao"], b"").status, Some(0), "{target}");
    }
}

#[test]
fn the_values_of_an_option_are_named_in_the_language_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let values = [
        ("max-sowings", "0", "Zahl von 1 bis 67108864"),
        ("max-seeds", "\"few\"", "none oder eine Zahl"),
        ("opening", "\"no\"", "8 Zahlen für die vordere Reihe"),
        ("capture", "\"never\"", "kichwa oder onward"),
    ];
    for (option, value, expected) in values {
        let config = folder.path().join("kibao.toml");
        std::fs::write(&config, format!("[rule-set.x]\nbase = \"kibao\"\n{option} = {value}\n")).expect("written");
        let config = config.to_str().expect("UTF-8");
        let ran = super::run(&["check", "--lang", "de", "--config", config, "samples/ok/short-win.bao"], "");
        assert_eq!(ran.status, Some(2), "{option}");
        assert!(ran.err.contains(expected), "{}", ran.err);
    }
}
