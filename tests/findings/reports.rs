//! Which findings a game gets, and where.

use super::{codes, reports};
use kibao::replay::Options;

/// The findings of a text: code, what is underlined, ply.
fn check(text: &str, expected: &[(&str, &str, Option<u32>)]) {
    let reports = reports(text, &Options::default());
    let findings = reports.iter().flat_map(|report| &report.findings);
    let found: Vec<(&str, &str, Option<u32>)> =
        findings.map(|finding| (finding.check.code, finding.span.of(text), finding.ply)).collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn findings_stand_where_a_person_would_point() {
    check("1: A6<* a6<;\n", &[]);
    check("1: A6< a7<*;\n", &[("M101", "A6<", Some(1)), ("R103", "a7<*", Some(2))]);
    check("1: A6<* a6<\n2: A4>;\n", &[("N101", "a6<", None)]);
    check("1: A6L* a6l;\n", &[("N302", "a6l", None)]);
    check("1: a6<* A6<;\n", &[("N504", "a6<*", Some(1)), ("N504", "A6<", Some(2))]);
    check("winner: Nobody\n\n1: A6<*;\n", &[("G103", "Nobody", None)]);
    check("opening: [ 0 0 0 0 0 0 0 x | 0 ]\n\n1: A6<*;\n", &[("H106", "x", None), ("R205", "A6<*", Some(1))]);
    check("opening: [ 0 0 0\n\n1: A6<*;\n", &[("H106", "[ 0 0 0", None), ("R205", "A6<*", Some(1))]);
}

#[test]
fn after_a_move_that_cannot_be_played_the_rest_says_so_once() {
    check(
        "1: A6<* a7<*;\n2: A4> a4<;\n3: A9< a4<;\n",
        &[("R103", "a7<*", Some(2)), ("R205", "A4>", Some(3)), ("N401", "A9<", Some(5))],
    );
}

#[test]
fn a_slip_is_reported_once() {
    // Text and play both see these; the play tells more.
    check("1: A6<*;\n2: A4>;\n", &[("R203", "A4>", Some(2))]);
    check("1: A6<* a6< A4>;\n", &[("R204", "A4>", Some(3))]);
    // Another lone move farther on is another slip, and so is one that the play does not stumble over.
    check(
        "1: A6<*;\n2: A4>;\n3: A4> a4<;\n",
        &[("N105", "A4>", None), ("R203", "A4>", Some(2)), ("R205", "A4>", Some(3))],
    );
    check("1: A6<*;\n2: -- a6<;\n", &[("N105", "A6<*", None)]);
    // A third word after the game has stopped replaying.
    check("1: A5<* a6< A4>;\n", &[("R106", "A5<*", Some(1)), ("R205", "a6<", Some(2)), ("R204", "A4>", None)]);
}

#[test]
fn the_worst_is_the_gravest() {
    let worst = |text| reports(text, &Options::default())[0].worst().map(kibao::findings::Severity::name);
    assert_eq!(worst("1: A6<* a6<;\n"), None);
    assert_eq!(worst("1:  A6<* a6<;\n"), Some("info"));
    assert_eq!(worst("1:  A6< a6<;\n"), Some("warning"));
    assert_eq!(worst("1:  A6< a7<*;\n"), Some("error"));
}

#[test]
fn each_game_has_its_own_findings() {
    let text = "title: one\n\n1: A6<* a6<;\n\ntitle: two\n\n1: A5<*;\n\ntitle: three\n\n1: A6< a6<;\n";
    assert_eq!(codes(text), ["R106", "M101"]);
    let counts: Vec<usize> = reports(text, &Options::default()).iter().map(|report| report.findings.len()).collect();
    assert_eq!(counts, [0, 1, 1]);
}
