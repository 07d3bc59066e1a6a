//! The words: whole sentences for the findings that matter most, and that arguments are in them.

use crate::findings::problems::opening_errors;
use crate::findings::reports;
use kibao::engine::{KIBAO, Outcome, Reason, RuleSet, Side};
use kibao::replay::{Options, Rules, replays};
use kibao::words::{self, Lang};

/// The first finding of a text: message, label, help.
fn check(text: &str, [message, label, help]: [&str; 3]) {
    check_by(text, &Options::default(), [message, label, help]);
}

fn check_by(text: &str, options: &Options, expected: [&str; 3]) {
    let reports = reports(text, options);
    let (report, finding) =
        reports.iter().find_map(|report| Some((report, report.findings.first()?))).expect("there is a finding");
    let help = words::help(Lang::En, report, finding).unwrap_or_default();
    let found = [words::message(Lang::En, report, finding), words::explained(Lang::En, report, finding).label, help];
    assert_eq!(found.each_ref().map(String::as_str), expected, "{text}");
}

const SPARSE: &str =
    "opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 1 3 0 0 0 0 0 0 | 0 0 0 4 4 4 0 0 | 0 0 | F F | 255 | 0 ]\n";

#[test]
fn illegal_moves_name_round_side_ply_reason_and_rule() {
    check(
        "1: A1>*;\n",
        [
            "South's move `A1>*` in round 1 (ply 1) is not legal: pit A1 is empty (K 2.3)",
            "A1 is empty",
            "the legal moves are `A6<*`, `A6>*`, `A7<*` and `A7>*`",
        ],
    );
    check(
        "1: 6L* 7L*;\n",
        [
            "North's move `7L*` in round 1 (ply 2) is not legal: the move must begin with a capture, which is \
             possible from a5 or a6 (K 1.4.1)",
            "captures nothing; a5 or a6 would",
            "the legal moves are `a5L`, `a5R`, `a6L` and `a6R`",
        ],
    );
    check(
        &format!("{SPARSE}\n1: B5<*;\n"),
        [
            "South's move `B5<*` in round 1 (ply 1) is not legal: without a capture the front row comes first, where \
             A2 holds two seeds or more (K 1.5.2)",
            "the front row comes first",
            "the legal moves are `A2<*` and `A2>*`",
        ],
    );
    check(
        "rules: ruehl\n\n1: A5<*;\n",
        [
            "South's move `A5<*` in round 1 (ply 1) is not legal: the house (nyumba) A5 holds 6 seeds and may not be \
             played without a capture while another front pit is occupied (R, New seed)",
            "the house may not be played",
            "the legal moves are `A6<*`, `A6>*`, `A7<*` and `A7>*`",
        ],
    );
}

#[test]
fn citations_follow_the_rule_set() {
    let sole =
        "opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 3 0 0 0 0 0 0 0 | 0 0 0 4 4 4 1 0 | 0 0 | F F | 255 | 0 ]\n";
    let message = |rules: Rules| {
        let text = format!("{sole}\n1: A1<*;\n");
        let reports = reports(&text, &Options { rules, dialect: None });
        words::message(Lang::En, &reports[0], &reports[0].findings[0])
    };
    let known = |name| Rules::BuiltIn(kibao::engine::BuiltIn::named(name).unwrap());
    assert!(message(known("kibao")).ends_with("empty (K 1.5.3.1)"));
    assert!(message(known("zanzibar")).ends_with("empty (Z 2.4a, 3.5b)"));
    assert!(message(Rules::Custom("club".to_owned(), RuleSet { ..KIBAO })).ends_with("leave that row empty"));
}

#[test]
fn one_legal_move_and_many() {
    let sole =
        "opening: [ 4 4 4 4 4 4 4 4 | 0 0 2 2 2 2 4 4 | 3 0 0 0 0 0 0 0 | 0 0 0 4 4 4 1 0 | 0 0 | F F | 255 | 0 ]\n";
    check(
        &format!("{sole}\n1: A1<*;\n"),
        [
            "South's move `A1<*` in round 1 (ply 1) is not legal: pit A1 is the only occupied pit of the front row, \
             and sowing it toward the back row would leave that row empty (K 1.5.3.1)",
            "empties the front row",
            "the only legal move is `A1>*`",
        ],
    );
    check(
        "rules: hus\n\n1: A9>;\n",
        [
            "South's move `A9>` in round 1 (ply 1) cannot be read: there is no pit 9; a row has pits 1 to 8 (K, \
             appendix)",
            "no pit 9",
            "a move is a row, a pit and a direction, as in `A5<`; the legal moves are `A1<`, `A1>`, `A2<`, `A2>`, \
             `A3<`, `A3>`, `A4<`, `A4>`, `A5<`, `A5>`, `A6<`, `A6>` and 20 more",
        ],
    );
}

#[test]
fn moves_that_cannot_be_placed() {
    check(
        "1: 6* 6*;\n",
        [
            "South's move `6*` in round 1 (ply 1) fits 2 legal moves: `A6<*` and `A6>*` (K, appendix)",
            "2 moves fit",
            "write the one that was played: `A6<*` or `A6>*`",
        ],
    );
    check(
        "1: A6<*;\n2: A4>;\n",
        [
            "North's move is missing: `A4>` in round 2 (ply 2) is in South's place, but it is North's turn (K \
             1.5.5)",
            "it is North's turn",
            "look up North's move and write it in its place; the legal moves are `a5<`, `a5>`, `a6<` and `a6>`",
        ],
    );
    let north =
        "opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 1 ]\n";
    check(
        &format!("{north}\n1: a6<*;\n"),
        [
            "the game starts with North to move, and `a6<*` in round 1 (ply 1) is in South's place",
            "it is North's turn",
            "write `--` for South's move: `1: -- a6<*`",
        ],
    );
    check(
        "1: A6<* a6< A4>;\n",
        [
            "the move `A4>` in round 1 (ply 3) is one too many: a round holds South's move and North's (K, appendix)",
            "a third move",
            "start a new round before it, or put it after the `;` if it is a note",
        ],
    );
}

#[test]
fn marks_say_what_to_write() {
    check(
        "1: A6< a6<;\n",
        [
            "South's move `A6<` in round 1 (ply 1) is a move without capture (kutakata), but has no `*` (K, appendix)",
            "`*` is missing",
            "write `A6<*`",
        ],
    );
    check(
        "1: A6<+* a6<;\n",
        [
            "South's move `A6<+*` in round 1 (ply 1) has the sign for playing the house (nyumba), but at no point \
             could the move have stopped there (K 4.2.1.2)",
            "the house is not played",
            "write `A6<*`",
        ],
    );
    check(
        "opening: [ 0 0 0 0 0 0 0 8 | 1 0 0 0 0 0 0 8 | 3 1 1 1 0 0 0 0 | 0 0 0 0 0 0 0 41 | 0 0 | T T | 255 | 0 ]\n\n\
         1: A1>+*;\n",
        [
            "South's move `A1>+*` in round 1 (ply 1) has the sign for playing the house (nyumba), but at no point \
             could the move have stopped there (K 3.2)",
            "the house is not played",
            "write `A1>*`",
        ],
    );
    check(
        "1: 6l* 6L;\n",
        [
            "the direction of `6l*` in round 1 (ply 1) is a small letter instead of `L` or `R`",
            "small letter",
            "write `A6L*`",
        ],
    );
}

#[test]
fn long_words_are_cut() {
    let text = format!("1: A6<~{} a6<;\n", "x".repeat(500));
    let reports = reports(&text, &Options::default());
    let message = words::message(Lang::En, &reports[0], &reports[0].findings[0]);
    assert!(message.contains("xxx\u{2026}`") && message.chars().count() < 200, "{message}");
}

#[test]
fn openings_say_what_is_expected() {
    check(
        "opening: [ 0 0 0 0 0 0 0 99 | ]\n\n1: A6<*;\n",
        [
            "the opening cannot be used: 99 is where the number of seeds in pit b1 (0 to 64) belongs; the game is \
             not checked",
            "cannot be read",
            "the official opening, for example, is `[ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 \
             0 0 0 | 22 22 | T T | 255 | 0 ]`",
        ],
    );
    assert!(opening_errors().len() > 20);
}

#[test]
fn an_outcome_names_winner_and_reason() {
    let said = |winner, reason| words::outcome(Lang::En, Outcome { winner, reason });
    assert_eq!(said(Side::North, Reason::NoMove), "North wins, as South has no legal move");
    assert_eq!(said(Side::South, Reason::Singletons), "South wins, as North has no pit with two seeds");
    assert_eq!(said(Side::South, Reason::Endless), "South wins, as North made an endless move");
    assert_eq!([words::side(Lang::En, Side::South), words::side(Lang::En, Side::North)], ["South", "North"]);
}

#[test]
fn numbers_are_grouped_and_select_the_plural_form_of_the_language() {
    let check = |lang: Lang, moves: usize, expected: &str| {
        assert_eq!(words::stats::rare_moves(lang, moves), format!("{expected} (--min-games)"));
    };
    check(Lang::En, 1, "1 rarer move");
    check(Lang::En, 1000, "1,000 rarer moves");
    check(Lang::En, 67_108_864, "67,108,864 rarer moves");
    check(Lang::Cs, 1, "1 vzácnější tah");
    check(Lang::Cs, 2, "2 vzácnější tahy");
    check(Lang::Cs, 5, "5 vzácnějších tahů");
    check(Lang::Cs, 1000, "1\u{a0}000 vzácnějších tahů");
    let grouped = [Lang::De, Lang::Sw].map(|lang| words::stats::number(lang, 67_108_864));
    assert_eq!(grouped, ["67.108.864", "67,108,864"]);
}

#[test]
fn the_line_above_a_board_has_the_opinion_and_the_doubt() {
    let text = "1: A7<*! [a5>];\n2: A6>*(?)?? a7>*;\n";
    let replay = replays(text, &Options::default()).next().unwrap();
    let lines = [1, 2, 3, 4].map(|ply| words::caption(Lang::En, &replay, ply));
    assert_eq!(
        lines,
        [
            "after ply 1, round 1: South A7<*! (good move)",
            "after ply 2, round 1: North a5> (supplied by the editor), captures 1",
            "after ply 3, round 2: South A6>*?? (blunder and doubtful reading)",
            "after ply 4, round 2: North a7>*",
        ]
    );
    let dubbed = words::caption(Lang::De, &replay, 1);
    assert!(dubbed.contains("A7<*! (guter Zug)"), "{dubbed}");
}
