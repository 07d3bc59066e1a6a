//! Finding slips: what is found, in generated games with known slips and in records made by hand.

use super::{record, repaired_one, told};
use kibao::engine::{HUS, KIBAO, KUJIFUNZA, Move, RUEHL, RuleSet, ZANZIBAR};
use kibao::generate::{Generator, SlipRate, Writing};
use kibao::notation::Dialect;
use kibao::replay::{Candidate, Limits, Options, Ply, Repairs, repair, replays};

/// The repairs of the first game of a text within limits.
fn repairs(text: &str, limits: &Limits) -> Repairs {
    let options = Options::default();
    let replay = replays(text, &options).next().expect("a game");
    repair(&replay, &options, limits)
}

/// The moves of a championship game of 1994, in which the scorer forgot the sign of the house in round 14.
const CHAMPIONSHIP: &str = "\
winner: South
notation: zanzibar

1: 6R* 7R*;
2: 8R* 6R*;
3: 7R* 8R*;
4: 8R* 7R*;
5: 5R* 8R*;
6: 6R* 5R*;
7: 8L* 7R*;
8: 6R* 6L*;
9: 5L 8;
10: 8L* 6R*;
11: 6R* 7L*;
12: 5L 8>;
13: 7 3L;
14: 8 3R;
15: 2 6L;
16: 7 1;
17: 7 5R;
18: 5L 5R;
";

#[test]
fn the_game_that_breaks_in_round_15_is_repaired_in_round_14() {
    repaired_one(CHAMPIONSHIP, "replace 27 A8>+");
    let found = repairs(CHAMPIONSHIP, &Limits::default());
    assert_eq!((found.replays_to, found.plies, found.candidates[0].game.len()), (28, 36, 36));
    assert!(found.complete && found.candidates[0].agreement.with_result());
    assert_eq!(found.candidates[0].edits[0].round, 14);
}

#[test]
fn settings_that_the_head_forgets_are_found() {
    let novice = Generator { name: "hus", rules: HUS, dialect: Dialect::KIBAO, seed: 4 }.game(0);
    repaired_one(&novice.replace("rules: hus\n", ""), "rules 1 hus");
    repaired_one(&novice.replace("rules: hus\n", "rules: kibao\n"), "rules 1 hus");
    let open = RuleSet { blocking: false, blocker_duty: false, ..KIBAO };
    let games = Generator { name: "kibao", rules: open, dialect: Dialect::KIBAO, seed: 4 };
    let found = (0..400).map(|index| repairs(&games.game(index), &Limits::default()));
    let only: Vec<String> = found.filter_map(|it| it.only().map(told)).collect();
    assert!(only.len() > 2 && only.iter().all(|it| it == "rules 1 takasia: no"), "{only:?}");
}

#[test]
fn a_search_stops_at_its_limits() {
    let words: Vec<String> = (0..4000).map(|ply| format!("{}{}<", ["A", "a"][ply % 2], 1 + ply % 7)).collect();
    let limits = Limits { most_edits: 8, most_tries: 20_000 };
    let found = repairs(&record(&words), &limits);
    assert!(!found.complete && found.candidates.is_empty());
    assert!(found.furthest > found.replays_to && found.furthest < found.plies);
}

#[test]
fn nothing_is_unique_in_a_search_that_was_cut_short() {
    let whole = Limits { most_edits: 1, ..Limits::default() };
    assert!(repairs(CHAMPIONSHIP, &whole).only().is_some());
    // The search for one change tries each place once; a change is found long before all are tried.
    let cut = (100..10_000).step_by(50).map(|most_tries| repairs(CHAMPIONSHIP, &Limits { most_tries, ..whole }));
    let cut: Vec<Repairs> = cut.filter(|found| !found.complete && !found.candidates.is_empty()).collect();
    assert!(!cut.is_empty() && cut.iter().all(|found| found.only().is_none()), "{}", cut.len());
}

/// How a set of games with slips comes out: how many are noticed, are repaired exactly by the first choice, are certain, and
/// are certain but wrong.
fn outcome(rules: (&str, RuleSet), dialect: Dialect, writing: Writing) -> [usize; 4] {
    let generator = Generator { name: rules.0, rules: rules.1, dialect, seed: 11 };
    let mut counts = [0; 4];
    for index in 0..300 {
        let (text, _) = generator.written(index, &writing);
        let (truth, _) = generator.written(index, &Writing { slips: SlipRate::default(), ..writing });
        let truth = replays(&truth, &Options::default()).next().expect("the true game");
        let truth: Vec<Move> = truth.plies.iter().filter_map(Ply::played).map(|played| played.mv).collect();
        let found = repairs(&text, &Limits::default());
        let noticed = found.replays_to < found.plies || !found.candidates.is_empty();
        let right = |it: &Candidate| it.game.iter().map(|it| it.played.mv).eq(truth.iter().copied());
        counts[0] += usize::from(noticed);
        counts[1] += usize::from(found.candidates.first().is_some_and(right));
        counts[2] += usize::from(found.only().is_some());
        counts[3] += usize::from(found.only().is_some_and(|it| !right(it)));
    }
    counts
}

#[test]
fn generated_slips_are_repaired() {
    let slips = |slips| Writing { slips: SlipRate::exactly(slips), ..Writing::default() };
    // Of a hundred that are noticed, the least number that must be repaired, and the most that may be certain but wrong.
    let table = [
        ("kibao", KIBAO, Dialect::KIBAO, slips(1), 96, 1),
        ("kibao", KIBAO, Dialect::ZANZIBAR, Writing { cut: true, ..slips(1) }, 92, 2),
        ("kibao", KIBAO, Dialect::KIBAO, slips(2), 87, 3),
        ("zanzibar", ZANZIBAR, Dialect::ZANZIBAR, Writing { bare: true, ..slips(1) }, 92, 2),
        ("ruehl", RUEHL, Dialect::KIBAO, slips(1), 96, 1),
        ("kujifunza", KUJIFUNZA, Dialect::KIBAO, slips(1), 96, 1),
        ("hus", HUS, Dialect::KIBAO, slips(1), 96, 1),
    ];
    for (name, rules, dialect, writing, least, most) in table {
        let [noticed, exact, certain, wrong] = outcome((name, rules), dialect, writing);
        let what =
            format!("{name} {writing:?}: {noticed} noticed, {exact} repaired, {certain} certain, {wrong} wrongly");
        assert!(noticed > 180, "{what}");
        assert!(exact * 100 >= least * noticed && wrong * 100 <= most * noticed, "{what}");
        assert!(certain * 100 >= (least - 15) * noticed, "{what}");
    }
}
