//! Every untidiness: what is understood and which problem is told.

use super::outline::{outline, problems, read};

/// One game in `input`; its outline and problems, a line each.
#[track_caller]
fn check(input: &str, tree: &[&str], faults: &[&str]) {
    let games = read(input);
    let [game] = games.as_slice() else { panic!("{} games in {input:?}", games.len()) };
    assert_eq!(outline(input, game), tree.join("\n"), "what is read from {input:?}");
    assert_eq!(problems(input, &game.problems), faults.join("\n"), "problems of {input:?}");
}

#[test]
fn tidy_text_has_no_problems() {
    let text = "title: a\nsouth: b\n\n1: A5<* a6>+; fine\n; more\n% and more\n2: B5> b6<**#;\n3: A1>;\n";
    check(
        text,
        &[
            "title = a",
            "south = b",
            "1: A5<* a6>+ ; ;fine",
            "below ;more",
            "below %and more",
            "2: B5> b6<**# ;",
            "3: A1> ;",
        ],
        &[],
    );
    check("1: 6L* 5L;\n2: -- 7R>*;\n", &["1: 6L* 5L ;", "2: -- 7R>* ;"], &[]);
}

#[test]
fn what_closes_a_round() {
    check("1: A2R", &["1: A2R"], &["MissingSemicolon \"A2R\""]);
    check("1: A2R a3\n2: A1;", &["1: A2R a3", "2: A1 ;"], &["MissingSemicolon \"a3\""]);
    check(
        "1: A5L a6R 2: A4 a4; 3: 7",
        &["1: A5L a6R", "2: A4 a4 ;", "3: 7"],
        &["MissingSemicolon \"a6R\"", "MissingSemicolon \"7\""],
    );
    check("1: 6R; (not 3R)", &["1: 6R ; ;(not 3R)"], &[]);
    check("1: 6R (not 3R)", &["1: 6R ~(not 3R)"], &["NoteWithoutSign \"(not 3R)\""]);
    check("1: 6R (not 3R);", &["1: 6R ; ~(not 3R)"], &["NoteWithoutSign \"(not 3R)\""]);
    check("1: 6R so; or so", &["1: 6R ~so; or so"], &["NoteWithoutSign \"so; or so\""]);
    check(
        "1: 6R so; 2: 5L oh &lt; 3: 3;",
        &["1: 6R ; ~so", "2: 5L ; ~oh &lt; 3: 3"],
        &["LonelyMove \"6R\"", "NoteWithoutSign \"so\"", "NoteWithoutSign \"oh &lt; 3: 3\""],
    );
    check("1: 6R 5L % so", &["1: 6R 5L %so"], &["MissingSemicolon \"5L\""]);
    check("1: 6R 5L;; so", &["1: 6R 5L ; ;so"], &["StrayPunctuation(';') \";\""]);
    check("1: 6R 5L；", &["1: 6R 5L ;"], &["TypographicSign('；') \"；\""]);
}

#[test]
fn round_numbers() {
    check(
        "1. A5 a5;\n2) A5 a5;\n3 A5 a5;\n4: 5;",
        &["1: A5 a5 ;", "2: A5 a5 ;", "3: A5 a5 ;", "4: 5 ;"],
        &["NumberMark(Some('.')) \".\"", "NumberMark(Some(')')) \")\"", "NumberMark(None) \"3\""],
    );
    check(
        "A6L* a6R;\n 7 3L\n8;",
        &["_: A6L* a6R ;", "_: 7 3L", "_: 8 ;"],
        &[
            "NumberMissing { expected: 1 } \"A6L*\"",
            "Spacing \" \"",
            "NumberMissing { expected: 2 } \"7\"",
            "MissingSemicolon \"3L\"",
            "NumberMissing { expected: 3 } \"8\"",
        ],
    );
    check(
        "A6L: a6R",
        &["_: A6L a6R"],
        &["NumberMissing { expected: 1 } \"A6L\"", "StrayPunctuation(':') \":\"", "MissingSemicolon \"a6R\""],
    );
    check(
        "1: 1 1;\n2: 1 1;\n2: 1 1;\n3: 1 1;\n17: 1 1;\n6: 1 1;",
        &["1: 1 1 ;", "2: 1 1 ;", "2: 1 1 ;", "3: 1 1 ;", "17: 1 1 ;", "6: 1 1 ;"],
        &["NumberWrong { expected: 3 } \"2\"", "NumberWrong { expected: 5 } \"17\""],
    );
    check("1: 1 1;\n1: 2 2;\n2: 1 1;", &["1: 1 1 ;", "1: 2 2 ;", "2: 1 1 ;"], &["NumberOneAgain \"1\""]);
    check("12... a5;", &["12: -- a5 ;"], &["NumberMark(None) \"12\"", "NumberWrong { expected: 1 } \"12\""]);
    check("99999999999: 5 5;", &["99999999999: 5 5 ;"], &["NumberWrong { expected: 1 } \"99999999999\""]);
}

#[test]
fn signs_of_many_kinds() {
    check("1: A5＜∗ a5›;", &["1: A5<* a5> ;"], &["TypographicSign('＜') \"A5＜∗\"", "TypographicSign('›') \"a5›\""]);
    check("1: Ａ５→ 6×;", &["1: A5> 6* ;"], &["TypographicSign('Ａ') \"Ａ５→\"", "TypographicSign('×') \"6×\""]);
    check(
        "１： 5＋ 5＃;",
        &["１: 5+ 5# ;"],
        &[
            "TypographicSign('１') \"１\"",
            "TypographicSign('：') \"：\"",
            "TypographicSign('＋') \"5＋\"",
            "TypographicSign('＃') \"5＃\"",
        ],
    );
    check(
        "1: A5&lt;&ast; a5&#62;&#x2A;;",
        &["1: A5<* a5>* ;"],
        &["HtmlEntity \"A5&lt;&ast;\"", "HtmlEntity \"a5&#62;&#x2A;\""],
    );
    check(
        "1: 5&amp;lt; 6&rarr;; 2: 5&lsaquo; 7;",
        &["1: 5< 6> ;", "2: 5< 7 ;"],
        &["HtmlEntity \"5&amp;lt;\"", "HtmlEntity \"6&rarr;\"", "HtmlEntity \"5&lsaquo;\""],
    );
    check("1: 5l 5r>;", &["1: 5L 5R> ;"], &["LowerCaseDirection \"5l\"", "LowerCaseDirection \"5r>\""]);
    check("1: 5*< 5R*>;", &["1: 5*< 5R*> ;"], &["SignOrder \"5*<\"", "SignOrder \"5R*>\""]);
    check("1: 8>+* 8>L;", &["1: 8>+* 8>L ;"], &["SignOrder \"8>L\""]);
    check(
        "title: a\n1: – …;\n2: 5;",
        &["title = a", "1: -- -- ;", "2: 5 ;"],
        &["TypographicSign('–') \"–\"", "TypographicSign('…') \"…\""],
    );
}

#[test]
fn blanks_and_punctuation() {
    check(
        "1:  A5\ta5 ; x  ",
        &["1: A5 a5 ; ;x"],
        &["Spacing \"  \"", "Spacing \"\\t\"", "Spacing \" \"", "Spacing \"  \""],
    );
    check("1: A5\u{a0}a5\u{200b};", &["1: A5 a5 ;"], &["Spacing \"\\u{a0}\"", "Spacing \"\\u{200b}\""]);
    check("1:A5 a5;x", &["1: A5 a5 ; ;x"], &["BlankMissing \"A\""]);
    check("1: A5 < * a5 L;", &["1: A5<* a5L ;"], &["SplitWord \"A5 < *\"", "SplitWord \"a5 L\""]);
    check("1: A5. a5:;", &["1: A5 a5 ;"], &["StrayPunctuation('.') \".\"", "StrayPunctuation(':') \":\""]);
    check(
        "1: A5<,a5>.., ;",
        &["1: A5< a5> ;"],
        &["StrayPunctuation(',') \",\"", "StrayPunctuation('.') \"..,\"", "Spacing \" \""],
    );
    check("1: 5 8: 6R;", &["1: 5 8 6R ;"], &["StrayPunctuation(':') \":\"", "ExtraEntry \"6R\""]);
    check("1: A5 , a5;", &["1: A5 a5 ;"], &["StrayPunctuation(',') \",\""]);
}

#[test]
fn words_that_are_no_moves() {
    let digits = "9".repeat(1000);
    let many = format!("NoSuchPit({})", u32::MAX);
    check(
        "title: a\n1: 12 A9>;\n2: C5< 5?;\n3: 0 A5<x;",
        &[
            "title = a",
            "1: NoSuchPit(12) NoSuchPit(9) ;",
            "2: NoSuchRow('C') StrangeSign('?') ;",
            "3: NoSuchPit(0) StrangeSign('x') ;",
        ],
        &[],
    );
    check(&format!("1: {digits} 5;"), &[&format!("1: {many} 5 ;")], &[]);
    check("1: 5 5;\n2: foo, bar baz;", &["1: 5 5 ;", "2: NoPit NoPit ; ~baz"], &["NoteWithoutSign \"baz\""]);
    check(
        "title: a\n1: 5<< 5LR;\n2: 5*** 5########;",
        &["title = a", "1: TooManySigns TooManySigns ;", "2: TooManySigns TooManySigns ;"],
        &[],
    );
    check("1: 5<< *;\n2: * 5;", &["1: TooManySigns NoPit ;", "2: NoPit 5 ;"], &[]);
    check("1: A A5;", &["1: NoPit A5 ;"], &[]);
    check("1: 5L * L wins;", &["1: 5L* ; ~L wins"], &["SplitWord \"5L *\"", "NoteWithoutSign \"L wins\""]);
}

#[test]
fn heads() {
    check(
        "title:  Voogt;\nSOUTH : Omar ;\nplace: ;\ntime:;\n",
        &["title = Voogt", "south = Omar", "place = ", "time = "],
        &[
            "Spacing \"  \"",
            "SemicolonInHead \";\"",
            "KeyCase \"SOUTH\"",
            "Spacing \" \"",
            "SemicolonInHead \";\"",
            "SemicolonInHead \";\"",
            "SemicolonInHead \";\"",
        ],
    );
    check(
        "title: A &amp; B; (p. 135); x\nnorth: &eacute;\n",
        &["title = A &amp; B ;(p. 135); x", "north = &eacute;"],
        &["SemicolonInHead \";\""],
    );
    check(
        "title: a\ntitle: b\nwind: no\nwind: no",
        &["title = a", "title = b", "?wind = no", "?wind = no"],
        &["RepeatedKey { first: Span { start: 0, end: 5 } } \"title\""],
    );
    check("title： a; % b", &["title = a %b"], &["TypographicSign('：') \"：\"", "SemicolonInHead \";\""]);
    check(
        "title: a; 1: 5 6; 2: 7",
        &["title = a", "1: 5 6 ;", "2: 7"],
        &["SemicolonInHead \";\"", "MissingSemicolon \"7\""],
    );
}

#[test]
fn lines_that_are_nothing_known() {
    check(
        "title: a\nhello\n1: 5 5;\nA5 was better here\nWeather: fine\nhttp://bao.example\n3:\n2: 6;",
        &[
            "title = a",
            "below ~hello",
            "1: 5 5 ;",
            "below ~A5 was better here",
            "below ~Weather: fine",
            "below ~http://bao.example",
            "below ~3:",
            "2: 6 ;",
        ],
        &[
            "LineWithoutSign \"hello\"",
            "LineWithoutSign \"A5 was better here\"",
            "HeadAfterMoves \"Weather: fine\"",
            "LineWithoutSign \"http://bao.example\"",
            "LineWithoutSign \"3:\"",
        ],
    );
    check(
        "1: 5 5;\n%2: 6 6;\n; 3: 7\n;\n2: 6;",
        &["1: 5 5 ;", "below %2: 6 6;", "below ;3: 7", "below ;", "2: 6 ;"],
        &["RoundInComment \"2: 6 6;\"", "RoundInComment \"3: 7\""],
    );
}

#[test]
fn too_few_and_too_many() {
    check("1: 5;\n2: 6 7 8;", &["1: 5 ;", "2: 6 7 8 ;"], &["LonelyMove \"5\"", "ExtraEntry \"8\""]);
}
