//! What commands promise about any record.

use super::{run, run_in};
use crate::fixtures;
use kibao::engine::BUILT_IN;
use kibao::notation::{Dialect, Key};

#[test]
fn generated_games_are_sound_in_every_rule_set_and_dialect() {
    let mut checked = 0;
    for known in BUILT_IN {
        for dialect in Dialect::ALL {
            let args = ["gen", "--games", "200", "--seed", "11", "--rules", known.name, "--dialect", dialect.name()];
            let games = run(&args, "").out;
            let check = run(&["check", "-", "--format", "short"], &games);
            assert_eq!((check.out.as_str(), check.status), ("", Some(0)), "{} {}", known.name, dialect.name());
            assert!(check.err.contains("200 games"), "{}", check.err);
            let fmt = run(&["fmt", "-"], &games);
            assert!(fmt.out == games, "generated games are canonical: {} {}", known.name, dialect.name());
            checked += 200;
        }
    }
    assert_eq!(checked, 2_000);
}

#[test]
fn the_same_seed_gives_the_same_games_for_ever() {
    let digest = |args: &[&str]| {
        let text = run(args, "").out;
        text.bytes()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    };
    assert_eq!(digest(&["gen", "--games", "50", "--seed", "1"]), DIGESTS[0]);
    assert_eq!(digest(&["gen", "--games", "50", "--seed", "1", "--rules", "hus"]), DIGESTS[1]);
    assert_eq!(
        digest(&["gen", "--games", "50", "--seed", "2", "--rules", "ruehl", "--dialect", "zanzibar"]),
        DIGESTS[2]
    );
}

/// FNV-1a of what was generated when the generator was written; they never change.
const DIGESTS: [u64; 3] = [4_364_269_797_890_637_429, 13_481_959_419_091_338_192, 14_315_728_256_529_348_685];

#[test]
fn formatting_twice_is_formatting_once() {
    for (path, bytes) in fixtures::all() {
        let once = run_in(&super::root(), &["fmt", "-"], &bytes);
        if once.status == Some(0) {
            let twice = run(&["fmt", "-"], &once.out);
            assert!(twice.out == once.out, "{path}");
            let clean = run(&["fmt", "-", "--check"], &once.out);
            assert_eq!(clean.status, Some(0), "{path}: {}", clean.out);
        }
    }
}

#[test]
fn there_and_back_is_the_same_game() {
    let mut converted = 0;
    for (path, bytes) in fixtures::all() {
        let kibao = run_in(&super::root(), &["convert", "--to", "kibao", "-"], &bytes);
        let zanzibar = run_in(&super::root(), &["convert", "--to", "zanzibar", "-"], &bytes);
        assert_eq!(kibao.status, zanzibar.status, "{path}");
        if kibao.status != Some(0) {
            continue;
        }
        let again = run(&["convert", "--to", "kibao", "-"], &zanzibar.out);
        // A `#` has no place in the zanzibar dialect.
        assert!(
            again.out == kibao.out.replace('#', "") || again.out == kibao.out,
            "{path}\n{}\n{}",
            kibao.out,
            again.out
        );
        converted += 1;
    }
    assert!(converted > 60, "{converted}");
}

#[test]
fn every_command_explains_itself() {
    let help = run(&["--help"], "");
    assert_eq!(help.status, Some(0));
    let commands = [
        "check",
        "json",
        "fmt",
        "convert",
        "show",
        "view",
        "moves",
        "perft",
        "rules",
        "gen",
        "schema",
        "config",
        "explain",
        "select",
        "stats",
        "report",
        "table",
        "compare",
        "repair",
        "html",
        "svg",
        "referee",
        "lsp",
        "completions",
        "man",
    ];
    for command in commands {
        assert!(help.out.contains(command), "{command}");
        let help = run(&[command, "--help"], "");
        assert_eq!((help.status, help.out.contains("Usage:")), (Some(0), true), "{command}");
    }
    assert_eq!(run(&[], "").status, Some(2));
    assert_eq!(run(&["--version"], "").out, format!("kibao {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn what_is_left_out_is_the_usual() {
    let listed = run(&["explain", "--list"], "");
    assert_eq!(run(&["explain"], ""), listed);
    assert!(listed.out.contains("\nG405 probably-the-same-game warning\n"), "{}", listed.out);
    let record = "1: A7>* a7>*;\n2: A8>*;\n";
    assert_eq!(run(&["moves", "-"], record), run(&["moves", "-", "--ply", "3"], record));
    assert_ne!(run(&["moves", "-"], record), run(&["moves", "-", "--ply", "2"], record));
}

#[test]
fn two_records_of_one_game_are_compared() {
    let compare = |one: &str, other: &str| {
        let ran = run(&["compare", one, other], "");
        (ran.status, ran.out.lines().map(str::to_owned).collect::<Vec<_>>())
    };
    let [mine, theirs] = ["amina", "bakari"].map(|scorer| format!("samples/tournament/{scorer}/r2-3.bao"));
    let (status, lines) = compare(&mine, &theirs);
    assert_eq!((status, lines.len()), (Some(1), 4), "{lines:#?}");
    assert!(lines[0].starts_with("A: ") && lines[0].ends_with(" plies; all replay"), "{lines:#?}");
    assert!(lines[1].contains("the first ") && lines[2].ends_with("; 1 place differs:"), "{lines:#?}");
    assert!(
        lines[3].starts_with("round 15, ") && lines[3].ends_with(": only with that of A all moves replay"),
        "{lines:#?}"
    );
    // Exchanged, it is that of B; the other notation makes no difference.
    assert!(compare(&theirs, &mine).1[3].ends_with(": only with that of B all moves replay"));
    let (status, lines) = compare("samples/tournament/amina/r2-1.bao", "samples/tournament/zuhura/r2-1.bao");
    assert_eq!((status, lines.len()), (Some(0), 3), "{lines:#?}");
}

#[test]
fn the_readme_shows_what_the_program_prints() {
    let readme = std::fs::read_to_string(super::root().join("README.md")).expect("the README");
    let block = |fence: &str| -> String {
        let (_, rest) = readme.split_once(&format!("```{fence}\n")).expect("a block");
        rest.split("```").next().unwrap_or_default().to_owned()
    };
    let console = block("console");
    let (line, shown) = console.split_once('\n').expect("a command");
    let args: Vec<&str> = line.trim_start_matches("$ kibao ").split(' ').collect();
    assert!(run(&args, "").out.starts_with(shown), "{shown}");
    let json = run(&["json", "--ndjson", "samples/ok/short-win.bao"], "").out;
    assert!(json.contains(block("json").trim()));
    assert!(readme.lines().count() <= 60, "one screen");
}

#[test]
fn help_keys_is_a_head_that_reads_without_a_finding() {
    let told = run(&["help", "keys"], "").out;
    let example =
        |line: &str| Some(line.strip_prefix("  ")?.split("  ").next()?.to_owned()).filter(|it| !it.is_empty());
    let head: Vec<String> = told.lines().filter_map(example).collect();
    assert_eq!(head.len(), Key::ALL.len(), "{told}");
    // The novice opening gives every pit two seeds.
    let record = format!("{}\n\n1: A8L;\n", head.join("\n"));
    let checked = run(&["check", "--format", "short", "-"], &record);
    assert_eq!((checked.out.as_str(), checked.status), ("", Some(0)), "{record}");
    for lang in ["sw", "de", "cs"] {
        let other = run(&["--lang", lang, "help", "keys"], "").out;
        assert_eq!(other.lines().filter_map(example).collect::<Vec<_>>(), head, "{lang}");
        assert!(!other.contains("the player"), "{other}");
    }
}

#[test]
fn help_of_a_command_is_that_of_its_option() {
    for command in ["check", "compare", "config"] {
        assert_eq!(run(&["help", command], "").out, run(&[command, "--help"], "").out);
    }
    assert_eq!(run(&["help"], "").out, run(&["--help"], "").out);
    let unknown = run(&["--lang", "de", "help", "chek"], "");
    assert_eq!((unknown.out.as_str(), unknown.status), ("", Some(2)));
    assert!(unknown.err.contains("check"), "{}", unknown.err);
    let hostile = run(&["help", "\u{1b}[31mred"], "");
    assert!(hostile.status == Some(2) && !hostile.err.contains('\u{1b}'), "{hostile:?}");
}

#[test]
fn lines_that_a_person_is_asked_about_are_not_made_comments() {
    let text = "title: a\nSouth Hamisi\n\n1: A6<* a6<;\nSuoth: Asha\nThe end\n";
    let ran = run(&["fmt", "-"], text);
    assert_eq!(ran.out, "title: a\nSouth Hamisi\n\n1: A6<* a6<;\nSuoth: Asha\n; The end\n", "{}", ran.err);
    let fixed = run(&["check", "--fix", "-"], text);
    assert_eq!(fixed.out, ran.out, "{}", fixed.err);
    let fixed = run(&["check", "--fix", "--unsafe-fixes", "-"], text);
    assert!(fixed.out.contains("\nsouth: Hamisi\n") && fixed.out.contains("\nSuoth: Asha\n"), "{}", fixed.out);
}

#[test]
fn a_head_without_colons_is_asked_about_in_each_game_and_prose_is_not() {
    let text = "south: A\nnorth: B\n\n1: A7<* a5>;\n\nSouth Hamisi\nNorth Ali bin Said\n\n1: A7<* a5>;\n";
    let codes = |text: &str| {
        let short = run(&["check", "--format", "short", "-"], text).out;
        short.lines().filter(|line| line.contains("[H11")).count()
    };
    assert_eq!(codes(text), 2);
    let fmt = run(&["fmt", "-"], text);
    assert_eq!(fmt.out, text.replace("Said\n\n", "Said\n"), "{}", fmt.err);
    assert_eq!(run(&["fmt", "-"], &fmt.out).out, fmt.out);
    let fixed = run(&["check", "--fix", "--unsafe-fixes", "-"], text).out;
    assert!(fixed.contains("\n\nsouth: Hamisi\nnorth: Ali bin Said\n\n1: "), "{fixed}");
    for prose in [
        "South to move.",
        "Round one begins.",
        "Time was short",
        "Place of honour",
        "Title fight",
        "Source of joy",
        "Round 3 was long",
        "Round - a long one",
        "South",
        "South =",
    ] {
        assert_eq!(codes(&format!("title: a\n{prose}\n\n1: A7<* a5>;\n")), 0, "{prose}");
    }
    for line in [
        "Event Zanzibar Open",
        "Date 1994-10-11",
        "Round 3",
        "rules zanzibar",
        "Mshindi Juma",
        "Winner South",
        "South=Hamisi",
        "event = club day",
        "South – Hamisi",
        "> North Juma",
    ] {
        assert_eq!(codes(&format!("title: a\n{line}\n\n1: A7<* a5>;\n")), 1, "{line}");
    }
    // What is written as a comment all the same is reported.
    let misspelt = run(&["fmt", "-"], "south: A\n\n1: A7<* a5>;\n\nevnet: X\n\n1: A7<* a5>;\n");
    assert!(misspelt.out.contains("\n; evnet: X\n"), "{}", misspelt.out);
    assert!(misspelt.err.contains("`evnet: X` looks like a line of the head"), "{}", misspelt.err);
}

#[test]
fn a_key_is_not_made_twice() {
    let text = "south: A\nSouth Hamisi\nsuoth: C\nevnet: X\nevnt: Y\n\n1: A7<* a5>;\n";
    let fixed = run(&["check", "--fix", "--unsafe-fixes", "-"], text).out;
    let of = |key: &str| fixed.lines().filter(|line| line.starts_with(key)).count();
    assert_eq!((of("south: "), of("event: ")), (1, 1), "{fixed}");
    assert!(fixed.contains("South Hamisi\n") && fixed.contains("suoth: C\n") && fixed.contains("evnt: Y\n"), "{fixed}");
}

#[test]
fn two_games_are_not_compared_move_by_move() {
    let games = run(&["gen", "--games", "2", "--seed", "12"], "").out;
    let (one, other) = games.split_once("title: kibao 2").expect("two games");
    let long: String = (1..=20_000).map(|round| format!("{round}: A1< a1<;\n")).collect();
    let folder =
        super::files::folder(&[("a.bao", one.as_bytes()), ("b.bao", other.as_bytes()), ("c.bao", long.as_bytes())]);
    for other in ["b.bao", "c.bao"] {
        let ran = run_in(folder.path(), &["compare", "a.bao", other], b"");
        assert_eq!(ran.status, Some(1), "{ran:?}");
        assert!(ran.out.contains("these are probably two games") && !ran.out.contains("round 1,"), "{}", ran.out);
    }
}
