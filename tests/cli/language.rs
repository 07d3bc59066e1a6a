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
fn an_unknown_language_is_a_usage_error() {
    let ran = run(&["check", "--lang", "fr", "samples/ok"], "");
    assert_eq!(ran.status, Some(2));
    assert!(ran.err.contains("[possible values: en, sw, de, cs]"), "{}", ran.err);
}
