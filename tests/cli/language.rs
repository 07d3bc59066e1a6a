//! `--lang`, and the locale where it is not given.

use super::{root, run};
use std::process::Command;

/// What a check of a broken record prints in this environment.
fn printed(environment: &[(&str, &str)], args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kibao"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command.args(["check", "--format", "short", "samples/err/empty-pit.bao"]).args(args).current_dir(root());
    let output = command.envs(environment.iter().copied()).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(1), "{environment:?} {args:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn the_option_is_asked_then_the_locale() {
    let [en, sw, de, cs] = ["en", "sw", "de", "cs"].map(|lang| printed(&[], &["--lang", lang]));
    assert!(en.contains(" is not legal: pit "), "{en}");
    assert_eq!(printed(&[], &[]), en);
    assert_eq!(printed(&[("LANG", "de_AT.UTF-8")], &[]), de);
    assert_eq!(printed(&[("LANG", "de_AT.UTF-8"), ("LC_MESSAGES", "cs_CZ")], &[]), cs);
    assert_eq!(printed(&[("LANG", "de"), ("LC_MESSAGES", "cs"), ("LC_ALL", "sw_TZ.utf8")], &[]), sw);
    assert_eq!(printed(&[("LANG", "de"), ("LC_ALL", "C")], &[]), en);
    assert_eq!(printed(&[("LANG", "sw"), ("LC_ALL", "")], &[]), sw, "an empty one is not set");
    assert_eq!(printed(&[("LANG", "de")], &["--lang", "en"]), en);
    assert_eq!(printed(&[("LANG", "xx_YY")], &[]), en);
    // Codes, places and severities are for programs as well.
    for other in [sw, de, cs] {
        assert_eq!(other.split(']').next(), en.split(']').next());
    }
}

#[test]
fn programs_are_told_in_english() {
    let json = |lang| run(&["check", "--format", "json", "--lang", lang, "samples/err/empty-pit.bao"], "").out;
    assert_eq!(json("de"), json("en"));
}

#[test]
fn a_manual_page_has_headings_in_the_language() {
    let page = |lang| run(&["explain", "G401", "--lang", lang], "").out;
    for (lang, severity, headings) in [
        ("en", "warning", ["## What it does\n", "## Why\n", "## Fix safety\n"]),
        ("sw", "onyo", ["## Inachofanya\n", "## Kwa nini\n", "## Usalama wa rekebisho\n"]),
        ("de", "Warnung", ["## Was gemeldet wird\n", "## Warum\n", "## Sicherheit der Korrektur\n"]),
        ("cs", "varování", ["## Co hlásí\n", "## Proč\n", "## Bezpečnost opravy\n"]),
    ] {
        let page = page(lang);
        assert!(page.starts_with(&format!("# G401 same-game-twice ({severity})\n")), "{page}");
        assert!(headings.iter().all(|it| page.contains(it)), "{page}");
    }
}

/// Wrong calls, one of each kind that the program can meet.
const WRONG: [&[&str]; 15] = [
    &["chek"],
    &["--quiet"],
    &["--", "check"],
    &["check", "--fx"],
    &["check", "--player", "Asha"],
    &["check", "--watch", "--fix"],
    &["check", "--quiet", "--quiet"],
    &["check", "--color"],
    &["check", "--format", "jsn"],
    &["check", "--select", "R999"],
    &["check", "--fix=yes"],
    &["perft", "--depth", "0"],
    &["repair", "--sure", "2"],
    &["html"],
    &["select", "--unique", "moves", "--count", "--list"],
];

/// What clap writes in English.
const OF_CLAP: [&str; 12] = [
    "error:",
    "Usage:",
    "tip: a",
    "possible values",
    "For more information",
    "unexpected argument",
    "the argument",
    "required arguments",
    "similar",
    "invalid value",
    "subcommand",
    "is not in",
];

#[test]
fn usage_errors_are_in_the_language() {
    for args in WRONG {
        let said = |lang: &[&str]| run(&[lang, args].concat(), "");
        let english = said(&[]);
        assert!(english.status == Some(2) && english.err.starts_with("error: "), "{args:?}: {english:?}");
        for lang in ["sw", "de", "cs"] {
            let ran = said(&["--lang", lang]);
            assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{lang} {args:?}");
            assert_eq!(ran.err.lines().count(), english.err.lines().count(), "{}", ran.err);
            assert!(ran.err.contains("'--help'"), "{}", ran.err);
            for left in OF_CLAP {
                assert!(!ran.err.contains(left), "{lang} {args:?}: {left}\n{}", ran.err);
            }
            assert_eq!(said(&[&format!("--lang={lang}")]).err, ran.err);
        }
    }
}

#[test]
fn usage_errors_and_help_follow_the_locale() {
    let output = |locale: &str, args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kibao"));
        command.args(args).env("LC_ALL", locale).current_dir(root()).output().expect("the program runs")
    };
    let (error, help) = (output("de_DE.UTF-8", &["chek"]), output("cs_CZ.UTF-8", &["check", "--help"]));
    assert!(String::from_utf8_lossy(&error.stderr).starts_with("Fehler: unbekannter Befehl 'chek'\n"), "{error:?}");
    let help = (help.status.code(), String::from_utf8(help.stdout).expect("UTF-8"), help.stderr);
    assert!(help.0 == Some(0) && help.1.contains("\nPoužití: kibao check [VOLBY] [PATH]...\n") && help.2.is_empty());
    // After `--`, and with a value that is not known, the option is not the language.
    for args in [&["--", "--lang", "de"][..], &["chek", "--lang", "xx"]] {
        let error = output("C", args).stderr;
        assert!(String::from_utf8_lossy(&error).starts_with("error: "), "{error:?}");
    }
    let version = output("de", &["--version"]).stdout;
    assert_eq!(version, output("C", &["--version"]).stdout);
}

#[test]
fn a_usage_error_with_line_ends_stays_one_line_in_every_language() {
    for (lang, head) in [("en", "error: "), ("sw", "kosa: "), ("de", "Fehler: "), ("cs", "chyba: ")] {
        let ran = run(&["--lang", lang, "check", "--a\nb\u{1b}[31m"], "");
        assert!(ran.status == Some(2) && ran.err.starts_with(head) && !ran.err.contains('\u{1b}'), "{ran:?}");
    }
}

#[test]
fn rules_are_listed_in_the_language() {
    let list = |lang| run(&["rules", "--lang", lang], "").out;
    let english = list("en");
    for (lang, title) in
        [("sw", "kanuni za Alexander Rühl"), ("de", "Regeln von Alexander Rühl"), ("cs", "pravidla Alexandera Rühla")]
    {
        let other = list(lang);
        assert!(other.contains(title), "{other}");
        // Names, values and citations are the same; each option has other words.
        let values =
            |text: &str| text.lines().filter(|line| line.starts_with("  ")).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(values(&other), values(&english));
        assert!(
            english
                .lines()
                .filter(|line| line.contains(": ") && !line.starts_with("  "))
                .all(|line| !other.contains(line)),
            "{other}"
        );
    }
}

#[test]
fn an_unknown_language_is_a_usage_error() {
    let ran = run(&["check", "--lang", "fr", "samples/ok"], "");
    assert_eq!(ran.status, Some(2));
    assert!(ran.err.contains("[possible values: en, sw, de, cs]"), "{}", ran.err);
}
