//! Where a game begins and ends, and what belongs to it.

use super::outline::{outline, problems, read};
use kibao::notation::Division;

/// The outlines of the games in `input`.
#[track_caller]
fn check(input: &str, games: &[&[&str]]) {
    let found: Vec<_> = read(input).iter().map(|game| outline(input, game)).collect();
    let expected: Vec<_> = games.iter().map(|lines| lines.join("\n")).collect();
    assert_eq!(found, expected, "the games of {input:?}");
}

#[test]
fn no_game() {
    for text in
        ["", "\n", " \r\n\t", "hello world\n", "; 1: 5 5;\n", "1: foo bar;\n", "12:30 lunch", "Note: x\n", "8 games\n"]
    {
        check(text, &[]);
    }
}

#[test]
fn a_known_key_or_a_move_makes_a_game() {
    check(
        "\n; hm\nhello\nnote: x\n\nbye\ntitle: a\n",
        &[&["before ;hm", "before ~hello", "?note = x", "title = a", "after head ~bye"]],
    );
    check("1: foo; 2: A5 a5;", &[&["before ~1: foo", "2: A5 a5 ;"]]);
    check("5L 5R;", &[&["_: 5L 5R ;"]]);
    check("\u{feff}1: 5L", &[&["1: 5L"]]);
}

#[test]
fn lone_carriage_returns_end_lines_too() {
    check("title: a\r1: 5 5;\r\r2: 5 5;\r\n3: 5;", &[&["title = a", "1: 5 5 ;", "2: 5 5 ;", "3: 5 ;"]]);
}

#[test]
fn comments_belong_to_what_they_follow() {
    check(
        "% a\ntitle: t; b\n; c\n% d\n\n; e\nsouth: s\n\n; f\n1: 5 5; g\n; h\n\n; i\n2: 6;\n\n% j\n",
        &[&[
            "before %a",
            "title = t ;b",
            "below ;c",
            "below %d",
            "south = s",
            "after head ;e",
            "after head ;f",
            "1: 5 5 ; ;g",
            "below ;h",
            "below ;i",
            "2: 6 ;",
            "below %j",
        ]],
    );
}

#[test]
fn comments_are_listed_in_their_order() {
    let text = "; a\ntitle: t; b\n; c\nsouth: s\n; d\n\n; e\n1: 5 5; f\n; g\n2: 6 so\n% h\n";
    let game = read(text).remove(0);
    let found: Vec<_> = game.comments().map(|comment| comment.text.of(text)).collect();
    assert_eq!(found, ["a", "b", "c", "d", "e", "f", "g", "so", "h"]);
}

#[test]
fn a_known_key_after_moves_begins_a_game() {
    check(
        "title: a\n1: 5 5;\ntitle: b\n1: 6;\n\n\n; c\njunk\n\n; d\n south: e\n",
        &[
            &["title = a", "1: 5 5 ;"],
            &["title = b", "1: 6 ;"],
            &["before ;c", "before ~junk", "before ;d", "south = e"],
        ],
    );
    check("1: 5 5;\n; a\n\n; b\nEvent: x", &[&["1: 5 5 ;", "below ;a"], &["before ;b", "event = x"]]);
    check("title: a\ntitle: b\n", &[&["title = a", "title = b"]]);
    check("title: a\n\ntitle: b\n", &[&["title = a"], &["title = b"]]);
    check("south: a\n\nevent: e\nsouth: b\n", &[&["south = a"], &["event = e", "south = b"]]);
    check("1: 5 5;title: b\n", &[&["1: 5 5 ;"], &["title = b"]]);
    check("1: 5 5; title: b\n", &[&["1: 5 5 ; ;title: b"]]);
}

#[test]
fn words_before_a_head_are_not_moves_of_the_game_before() {
    check("title: a\n\n1: --;\n\na9x<\ntitle: b\n", &[&["title = a", "1: -- ;"], &["before ~a9x<", "title = b"]]);
    check("title: a\n\n1: --;\n\n2:A9x\ntitle: b\n", &[&["title = a", "1: -- ;"], &["before ~2:A9x", "title = b"]]);
    check("title: a\n\n1: --;\na9x<\ntitle: b\n", &[&["title = a", "1: -- NoSuchPit(9)"], &["title = b"]]);
    check("1: A5<; North resigns\n\na9x<\ntitle: b\n", &[&["1: A5< ; ;North resigns"], &["before ~a9x<", "title = b"]]);
    // What was read for a round and a head line joined to it, and is neither, leaves nothing behind.
    check("--\t\t<title: a\nsouth: A5<x\n", &[&["before ~--\t\t<title: a", "_: StrangeSign('x')"]]);
    // A key is not the name of a player, though the name has it.
    check("south: title: x\n1: A5<;\n\ntitle: A5<\n", &[&["south = title: x", "1: A5< ;"], &["title = A5<"]]);
}

#[test]
fn round_one_after_a_blank_line_begins_a_game() {
    check("1: 5 5;\n\n; a\n1: 6 6;\n2: 7;", &[&["1: 5 5 ;"], &["before ;a", "1: 6 6 ;", "2: 7 ;"]]);
    check("1: 5 5;\n1: 6 6;", &[&["1: 5 5 ;", "1: 6 6 ;"]]);
    check("1: 5 5;\n\n2: 6 6;", &[&["1: 5 5 ;", "2: 6 6 ;"]]);
    check("1: 5 5;\n\n1: foo\n\n", &[&["1: 5 5 ;", "1: NoPit"]]);
    check("1: 5 5;\n\n1: A9;", &[&["1: 5 5 ;"], &["1: NoSuchPit(9) ;"]]);
    check("1: 5 5; 2: 6;\n\n 1: 5 5; 2: 7;", &[&["1: 5 5 ;", "2: 6 ;"], &["1: 5 5 ;", "2: 7 ;"]]);
}

#[test]
fn one_line_logs() {
    check(
        " 1: A6>* a6<*; 2: A5< a7<*; good; 3: A9 a1; 4: A1< -- x; 5: 7",
        &[&["1: A6>* a6<* ;", "2: A5< a7<* ; ;good", "3: NoSuchPit(9) a1 ;", "4: A1< -- ; ~x", "5: 7"]],
    );
    check("1: 5 5; 3 good moves; % 2: 6 6; 3: 7 7;", &[&["1: 5 5 ; ;3 good moves; % 2: 6 6", "3: 7 7 ;"]]);
    check("1: 5 5; % 2: 6 6; 3: 7 7;", &[&["1: 5 5 ; %2: 6 6; 3: 7 7;"]]);
}

#[test]
fn prose_is_no_round() {
    check(
        "title: a\n\n1: 5 5;\n8 games were played\n1994 was good\nA5 and so on\n- a remark\n2: 6;",
        &[&[
            "title = a",
            "1: 5 5 ;",
            "below ~8 games were played",
            "below ~1994 was good",
            "below ~A5 and so on",
            "below ~- a remark",
            "2: 6 ;",
        ]],
    );
}

#[test]
fn games_are_read_one_by_one() {
    let text = "title: a\n1: 5 5;\n\ntitle: b\n1: 6;\n";
    let mut games = kibao::notation::games(text);
    assert_eq!(games.next().map(|game| game.span.of(text)), Some("title: a\n1: 5 5;\n\n"));
    assert_eq!(games.next().map(|game| game.span.of(text)), Some("title: b\n1: 6;\n"));
    assert_eq!((games.next(), games.next()), (None, None));
}

/// Divides the only game of `input` and outlines both halves with their problems.
#[track_caller]
fn check_split(input: &str, index: usize, left: (&[&str], &[&str]), right: (&[&str], &[&str])) {
    let game = read(input).remove(0);
    let whole = game.tokens.clone();
    let mut division = Division::new(game);
    let (first, second) = (division.take(index), division.take(usize::MAX));
    assert!(division.rounds().is_empty());
    assert_eq!([first.tokens.clone(), second.tokens.clone()].concat(), whole, "tokens of {input:?}");
    for (half, (tree, faults)) in [(&first, left), (&second, right)] {
        assert_eq!(outline(input, half), tree.join("\n"), "a half of {input:?}");
        assert_eq!(problems(input, &half.problems), faults.join("\n"), "problems of a half of {input:?}");
        let start = half.tokens.first().map_or(half.span.start, |token| token.span.start);
        let end = half.tokens.last().map_or(half.span.end, |token| token.span.end);
        assert_eq!((half.span.start, half.span.end), (start, end), "span of a half of {input:?}");
    }
}

#[test]
fn a_game_is_divided_where_rounds_start_again() {
    check_split(
        "title: a\n1: 5 5;\n2: 6\n  1: 5 5; x\n3: .6 6;\n",
        2,
        (&["title = a", "1: 5 5 ;", "2: 6"], &["MissingSemicolon \"6\"", "Spacing \"  \""]),
        (&["1: 5 5 ; ;x", "3: NoPit 6 ;"], &["NumberWrong { expected: 2 } \"3\""]),
    );
    check_split("1: 5 5;\n", 1, (&["1: 5 5 ;"], &[]), (&[], &[]));
    // A last round may have one move, in every game; what is no number's fault stays.
    check_split(
        "1: 5;\n2: 6;\n1:  7 7;\n2: 8;\n",
        2,
        (&["1: 5 ;", "2: 6 ;"], &["LonelyMove \"5\""]),
        (&["1: 7 7 ;", "2: 8 ;"], &["Spacing \"  \""]),
    );
    check_split(
        "5L 5R;\n6L;\n1: 5. 5;\n7: 5 5;\n",
        2,
        (&["_: 5L 5R ;", "_: 6L ;"], &["NumberMissing { expected: 1 } \"5L\"", "NumberMissing { expected: 2 } \"6L\""]),
        (&["1: 5 5 ;", "7: 5 5 ;"], &["StrayPunctuation('.') \".\"", "NumberWrong { expected: 2 } \"7\""]),
    );
    check_split("1: 5 5; 1: 6 6;", 1, (&["1: 5 5 ;"], &[]), (&["1: 6 6 ;"], &[]));
}

#[test]
fn a_division_knows_what_is_left() {
    let text = "title: a\n\n1: 5 5;\n2: 6 6;\n1: 7 7;\n";
    let mut division = Division::new(read(text).remove(0));
    assert!(!division.begun());
    assert_eq!(outline(text, division.first()), "title = a");
    assert_eq!(division.rounds().len(), 3);
    assert_eq!(outline(text, &division.take(2)), "title = a\n1: 5 5 ;\n2: 6 6 ;");
    assert!(division.begun());
    assert_eq!(outline(text, division.first()), "");
    assert_eq!(division.first().span.of(text), "");
    assert_eq!(division.rounds().len(), 1);
    assert_eq!(outline(text, &division.take(9)), "1: 7 7 ;");
    assert_eq!(division.rounds(), []);
}

#[test]
fn problems_go_with_the_game_they_are_in() {
    for (text, faults) in [
        (
            "1: 5 5;\n2: 6.;\n\n; a  \n%b\nTitle: c\n",
            ["StrayPunctuation('.') \".\"", "Spacing \"  \"\nBlankMissing \"b\"\nKeyCase \"Title\""],
        ),
        ("1: 5 5;; x\n\n ; a\n1:6 6;\n", ["StrayPunctuation(';') \";\"", "Spacing \" \"\nBlankMissing \"6\""]),
    ] {
        let found: Vec<_> = read(text).iter().map(|game| problems(text, &game.problems)).collect();
        assert_eq!(found, faults, "{text:?}");
    }
}

#[test]
fn both_characters_of_a_line_end_are_one() {
    check("1: 5 5;\r\n1: 6 6;\r\n", &[&["1: 5 5 ;", "1: 6 6 ;"]]);
    check("1: 5 5;\r\n\r\n1: 6 6;\r\n", &[&["1: 5 5 ;"], &["1: 6 6 ;"]]);
    check("title: a\r\n; b\r\n\r\n; c\r\n", &[&["title = a", "below ;b", "after head ;c"]]);
}
