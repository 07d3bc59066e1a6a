//! What a scorer does throughout a record: one finding; and parts of games.

use kibao::findings::{Problem, Report, Wanted, fixed};
use kibao::replay::{Options, replays};

#[test]
fn a_habit_is_one_finding_with_one_fix() {
    let good = "1: A6>* a6>*;\n2: A7<* a5<;\n3: A8>+ a5>+;\n4: A6> a6<;\n5: A6> a7>;\n6: A6>* a2<;\n";
    let options = Options::default();
    assert!(replays(good, &options).next().expect("a game").is_valid(), "{good}");
    let other = |c: char| if c.is_lowercase() { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() };
    let letters: String = good.chars().map(other).collect();
    let stars = good.replace('*', "");
    for (written, code) in [(letters, "N504"), (stars, "M101")] {
        let report = Report::new(replays(&written, &options).next().expect("a game"));
        let codes: Vec<_> = report.findings.iter().map(|it| it.check.code).collect();
        assert_eq!(codes, [code], "{written}");
        assert_eq!(fixed(&written, &options, Wanted::all(false)).expect("it reads back").text, good, "{written}");
    }
    // Where some are right, each wrong one is reported.
    let some = good.replacen("A6>*", "A6>", 1);
    let report = Report::new(replays(&some, &options).next().expect("a game"));
    assert!(
        report.findings.iter().all(|it| !matches!(it.problem, Problem::Throughout(..))) && report.findings.len() == 1
    );
}

#[test]
fn the_numbers_of_a_part_of_a_game_stay() {
    let opening = "opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]\n\n";
    let options = Options::default();
    let clean = format!("{opening}12: A3<+ a5<;\n13: A8> a2<;\n14: A5< a1<;\n");
    let of = |text: &str| fixed(text, &options, Wanted::all(true)).expect("it reads back").text;
    assert_eq!(of(&clean), clean);
    assert_eq!(of(&clean.replace("\n14: ", "\n")), clean);
    assert_eq!(of(&clean.replace("\n14: ", "\n41: ")), clean);
    let unknown = "opening: unknown\n\n12: A3<+ a5<;\n13: A8> a2<;\n";
    let report = Report::new(replays(unknown, &options).next().expect("a game"));
    assert_eq!(report.findings.iter().map(|it| it.check.code).collect::<Vec<_>>(), ["H112"]);
    assert_eq!(of(unknown), unknown);
}
