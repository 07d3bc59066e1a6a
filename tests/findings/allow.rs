//! Findings that comments allow.

use super::reports;
use kibao::replay::Options;

/// The findings of a text that are reported, with what is underlined, and the codes of those that are allowed.
fn check(text: &str, reported: &[(&str, &str)], allowed: &[&str]) {
    let reports = reports(text, &Options::default());
    let found: Vec<(&str, &str)> =
        reports.iter().flat_map(|it| &it.findings).map(|it| (it.check.code, it.span.of(text))).collect();
    assert_eq!(found, reported, "{text}");
    let kept: Vec<&str> = reports.iter().flat_map(|it| &it.allowed).map(|it| it.check.code).collect();
    assert_eq!(kept, allowed, "{text}");
}

#[test]
fn a_comment_at_a_round_is_about_that_round() {
    check("1: A6< a6<; kibao: allow M101 no signs here\n", &[], &["M101"]);
    check("1: A6< a6<; kibao: allow missing-mark no signs here\n", &[], &["M101"]);
    check("1: A6< a6<; KIBAO: Allow m1 no signs here\n", &[], &["M101"]);
    check("1: A6< a6<; kibao:allow all of it\n", &[], &["M101"]);
    check("1: A6< a6<; % kibao: allow M101 no signs\n", &[], &["M101"]);
    check("1: A6< a6< % kibao: allow M101, N101 no signs\n", &[], &["M101", "N101"]);
    check("1: A6<* a6<;\n% 2: A4> a6<;\n; kibao: allow N104 the scorer's own sign\n", &[("N106", "A4>")], &["N104"]);
    check("1: A6<* a6<;\n% kibao: allow N104 the scorer's own sign\n% 2: A4> a6<;\n", &[("N106", "A4>")], &["N104"]);
    check("  1: A6<* a6<; kibao: allow S101 set in a column\n  2: A4> a6<;\n", &[("S101", "  ")], &["S101"]);
    check("> 1: A6<* a6<; kibao: allow N110 a mail\n> 2: A4> a6>;\n", &[], &["N110"]);
    check("1: A6<* a6<; kibao: allow N110 a mail\n> 2: A4> a6>;\n", &[("S201", "N110"), ("N110", "> ")], &[]);
    check("1: A6< a6<; kibao: allow M101 first\n2: A4>* a6<;\n", &[("M102", "A4>*")], &["M101"]);
    check(
        " 1: A6< a6<; kibao: allow M101, S1 one line 2: A4>* a6<;\n",
        &[("N104", "A4>*"), ("N106", "A4>*"), ("N104", "a6<")],
        &["S101", "M101"],
    );
}

#[test]
fn a_comment_before_the_rounds_is_about_the_game() {
    let head = |place: &str| {
        let lines = ["before", "title: x", "at", "below", "", "after", "1: A6< a6<;", "2: A4>* a6<;"];
        let allow = "; kibao: allow M the scorer has his own signs";
        let lines = lines.map(|line| match line {
            "title: x" if place == "at" => format!("title: x{allow}\n"),
            "before" | "at" | "below" | "after" if line == place => format!("{allow}\n"),
            "before" | "at" | "below" | "after" => String::new(),
            line => format!("{line}\n"),
        });
        lines.concat()
    };
    check(&head("before"), &[], &["M101", "M102"]);
    check(&head("at"), &[], &["M101", "M102"]);
    check(&head("below"), &[], &["M101", "M102"]);
    check(&head("after"), &[], &["M101", "M102"]);
    // Another game is another matter.
    check(&format!("{}\ntitle: y\n\n1: A6< a6<;\n", head("below")), &[("M101", "A6<")], &["M101", "M102"]);
    check(
        "; kibao: allow G101 the umpire said so\nwinner: South\n\n1: A6<* a6<;\n",
        &[("S201", "G101"), ("G204", "South")],
        &[],
    );
}

#[test]
fn what_allows_nothing_is_reported() {
    check("1: A6<* a6<; kibao: allow M101 no signs here\n", &[("S201", "M101")], &[]);
    check("1: A6< a6<; kibao: allow M101, N3 no signs here\n", &[("S201", "N3")], &["M101"]);
    check("1: A6< a6<; kibao: allow M1 and so on\n; kibao: allow M101 twice\n", &[], &["M101"]);
    check("1: A6<* a6<; kibao: allow E107 from Windows\n", &[("S201", "E107")], &[]);
    // What is found across games is not known here.
    check("; kibao: allow G401 from two papers\n1: A6<* a6<;\n", &[], &[]);
    // That a comment is wrong is not allowed by another.
    check(
        "; kibao: allow S2 all of these\n1: A6<* a6<; kibao: allow M1 no signs\n",
        &[("S201", "S2"), ("S201", "M1")],
        &[],
    );
}

#[test]
fn a_reason_belongs_to_it() {
    check("1: A6< a6<; kibao: allow M101\n", &[("S202", "kibao: allow M101")], &["M101"]);
    check(
        "1: A6< a6<; kibao: allow M101 ,  M102\n",
        &[("S202", "kibao: allow M101 ,  M102"), ("S201", "M102")],
        &["M101"],
    );
}

#[test]
fn what_is_not_understood_is_reported() {
    check("1: A6< a6<; kibao: allow M777 no signs\n", &[("M101", "A6<"), ("S203", "M777")], &[]);
    check("1: A6< a6<; kibao: allow M101, M777 no signs\n", &[("S203", "M777")], &["M101"]);
    check("1: A6< a6<; kibao: allow\n", &[("M101", "A6<"), ("S203", "kibao: allow")], &[]);
    check("1: A6< a6<; kibao: ignore M101 no signs\n", &[("M101", "A6<"), ("S203", "ignore")], &[]);
    check("1: A6<* a6<; kibao:\n", &[("S203", "kibao:")], &[]);
    check("1: A6<* a6<; kibao is a game\n", &[], &[]);
    check("1: A6<* a6<; as in kibao: allow M101 x\n", &[], &[]);
    check("1: A6<* a6<; \u{fc}ber kibao\n", &[], &[]);
}

#[test]
fn an_allowed_error_makes_no_game_valid() {
    let text = "1: A5<* a6<; kibao: allow R the umpire let it pass\n";
    check(text, &[], &["R106", "R205"]);
    assert!(!reports(text, &Options::default())[0].replay.is_valid());
}

#[test]
fn what_follows_an_allowed_error_is_told_by_its_own_code() {
    check("1: A5<* a6<; kibao: allow R106 the umpire let it pass\n", &[("R205", "a6<")], &["R106"]);
}
