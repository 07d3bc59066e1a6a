//! Every untidiness: what is understood and which problem is told.

use super::outline::{check_one as check, outline, problems, read};
use super::print::canonical;
use kibao::notation::Key;

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
    check("1: 6R; (not 3R)", &["1: 6R ; ;(not 3R)"], &["MoveInComment \"3R\""]);
    check("1: 6R (not 3R)", &["1: 6R ~(not 3R)"], &["NoteWithoutSign \"(not 3R)\"", "MoveInComment \"3R\""]);
    check("1: 6R (not 3R);", &["1: 6R ; ~(not 3R)"], &["NoteWithoutSign \"(not 3R)\"", "MoveInComment \"3R\""]);
    check("1: 6R so; or so", &["1: 6R ~so; or so"], &["NoteWithoutSign \"so; or so\""]);
    check(
        "1: 6R so; 2: 5L oh &lt; 3: 3;",
        &["1: 6R ; ~so", "2: 5L", "3: 3 ;"],
        &[
            "LonelyMove \"6R\"",
            "NoteWithoutSign \"so\"",
            "MissingSemicolon \"5L\"",
            "LonelyMove \"5L\"",
            "RemarkAmongMoves \"oh &lt;\"",
        ],
    );
    check("1: 6R 5L % so", &["1: 6R 5L %so"], &["MissingSemicolon \"5L\""]);
    check("1: 6R 5L;; so", &["1: 6R 5L ; ;so"], &["StrayPunctuation(';') \";\""]);
    check("1: 6R 5L;so", &["1: 6R 5L ; ;so"], &["BlankMissing \"s\""]);
    check("1: 6R 5L;%so", &["1: 6R 5L ; %so"], &["BlankMissing \"%\"", "BlankMissing \"s\""]);
    check(
        "1: 6R 5L;\n;so\n%or so\n;\n%",
        &["1: 6R 5L ;", "below ;so", "below %or so", "below ;", "below %"],
        &["BlankMissing \"s\"", "BlankMissing \"o\""],
    );
    check("1: 6R 5L；", &["1: 6R 5L ;"], &["TypographicSign('；') \"；\""]);
}

#[test]
fn a_note_may_be_in_the_place_of_a_move_that_could_not_be_read() {
    check("1: (?) 5L;", &["1: open 5L ;"], &[]);
    check("1: [illegible] 5L;", &["1: open 5L ;"], &[]);
    check("1: 6R [Unleserlich?];", &["1: 6R open ;"], &[]);
    check("1: 6R 5L;\n2: (?) [?];\n3: 6L 5R;", &["1: 6R 5L ;", "2: open open ;", "3: 6L 5R ;"], &[]);
    // A doubt about South's move, and notes before both moves.
    check("1: 6R (?);", &["1: 6R(?) ;"], &[]);
    check("1: (?) 6R 5L;", &["1: 6R 5L ;"], &["RemarkAmongMoves \"(?)\""]);
    check("1: () 6R 5L;", &["1: 6R 5L ;"], &["RemarkAmongMoves \"()\""]);
}

#[test]
fn leading_zeros() {
    check("01: 06R 5L;", &["01: 6R 5L ;"], &["LeadingZero \"01\"", "LeadingZero \"06R\""]);
    check("1: A006R> B8<;", &["1: A6R> B8< ;"], &["LeadingZero \"A006R>\""]);
    check("０１: 6R;", &["０１: 6R ;"], &["TypographicSign('０') \"０１\"", "LeadingZero \"０１\""]);
    check("1: 00R 09R;", &["1: NoSuchPit(0) NoSuchPit(9) ;"], &[]);
    check("1: 6R 5L;\n02: 6R;", &["1: 6R 5L ;", "02: 6R ;"], &["LeadingZero \"02\""]);
}

#[test]
fn rounds_in_which_nobody_moves() {
    check("1: --;\n2: A6< a6<;", &["1: -- ;", "2: A6< a6< ;"], &["LonelyMove \"--\""]);
    check("1: -- --;\n2: - ...;\n3: A6<;", &["1: -- -- ;", "2: -- -- ;", "3: A6< ;"], &[]);
    check("7: -- --;\n8: A6<;", &["7: -- -- ;", "8: A6< ;"], &[]);
    check(
        "1: -- and so on\n1: A6<;",
        &["before ~1: -- and so on", "1: A6< ;"],
        &["LineWithoutSign \"1: -- and so on\""],
    );
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
    check("1:A5 a5;x", &["1: A5 a5 ; ;x"], &["BlankMissing \"A\"", "BlankMissing \"x\""]);
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
        "title: a\n1: 12 A9>;\n2: C5< 5=;\n3: 0 A5<x;",
        &[
            "title = a",
            "1: NoSuchPit(12) NoSuchPit(9) ;",
            "2: NoSuchRow('C') StrangeSign('=') ;",
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
        &[],
    );
    check(
        "title: a\ntitle: b\nwind: no\nwind: no\nTITLE: c",
        &["title = a", "title = b", "?wind = no", "?wind = no", "title = c"],
        &[
            "RepeatedKey { first: Span { start: 0, end: 5 } } \"title\"",
            "KeyCase \"TITLE\"",
            "RepeatedKey { first: Span { start: 0, end: 5 } } \"TITLE\"",
        ],
    );
    check("title： a; % b", &["title = a %b"], &["TypographicSign('：') \"：\""]);
    check("title: a ;; b", &["title = a ;b"], &["Spacing \" \"", "StrayPunctuation(';') \";\""]);
    check("title: ; b\nplace:;c", &["title =  ;b", "place =  ;c"], &["Spacing \" \"", "BlankMissing \"c\""]);
    check("title: a; b; 1: 5;", &["title = a ;b", "1: 5 ;"], &["SemicolonInHead \";\""]);
    check(
        "title: a; 1: 5 6; 2: 7",
        &["title = a", "1: 5 6 ;", "2: 7"],
        &["SemicolonInHead \";\"", "MissingSemicolon \"7\""],
    );
}

#[test]
fn every_key_is_known_again() {
    for key in Key::ALL {
        let name = key.name();
        let tree = [format!("{name} = a"), format!("{name} = b")];
        let lines = format!("{name}: a\n{name}: b");
        let again = format!("RepeatedKey {{ first: Span {{ start: 0, end: {} }} }} {name:?}", name.len());
        check(&lines, &[&tree[0], &tree[1]], &[&again]);
        let capital = name.to_uppercase();
        check(&format!("{capital}: a"), &[&tree[0]], &[&format!("KeyCase {capital:?}")]);
    }
    let all = Key::ALL.map(|key| format!("{}: a\n", key.name())).concat();
    assert_eq!(read(&all)[0].problems, []);
}

#[test]
fn a_key_is_short_and_has_three_words_at_most() {
    let (longest, longer) = ("k".repeat(32), "k".repeat(33));
    let wide = format!("{longest}     ");
    for (key, read) in [
        ("sky", "sky"),
        ("Time of day", "Time of day"),
        ("a-b_c", "a-b_c"),
        ("é", "é"),
        (longest.as_str(), longest.as_str()),
    ] {
        check(&format!("title: a\n{key}: x"), &["title = a", &format!("?{read} = x")], &[]);
    }
    check(&format!("title: a\n{wide}: x"), &["title = a", &format!("?{longest} = x")], &["Spacing \"     \""]);
    for other in ["he said to me", longer.as_str(), "a.b", "-a", "a5b", "http"] {
        let line = format!("{other}: x").replace("http: x", "http://x");
        check(
            &format!("title: a\n{line}"),
            &["title = a", &format!("below ~{line}")],
            &[&format!("LineWithoutSign {line:?}")],
        );
    }
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
            "UnreadMoves { moves: 1 } \"A5 was better here\"",
            "HeadAfterMoves \"Weather: fine\"",
            "LineWithoutSign \"http://bao.example\"",
            "LineWithoutSign \"3:\"",
        ],
    );
    check(
        "1: 5 5;\n%2: 6 6;\n; 3: 7\n;\n2: 6;",
        &["1: 5 5 ;", "below %2: 6 6;", "below ;3: 7", "below ;", "2: 6 ;"],
        &["BlankMissing \"2\"", "RoundInComment \"2: 6 6;\"", "RoundInComment \"3: 7\""],
    );
}

#[test]
fn too_few_and_too_many() {
    check("1: 5;\n2: 6 7 8;", &["1: 5 ;", "2: 6 7 8 ;"], &["LonelyMove \"5\"", "ExtraEntry \"8\""]);
}

#[test]
fn look_alikes_are_what_they_look_like() {
    let alike = [
        ('<', "‹«←⟨\u{2329}\u{3008}≪⇐⟵◀◄❮˂﹤＜"),
        ('>', "›»→⟩\u{232A}\u{3009}≫⇒⟶▶►❯˃﹥＞"),
        ('*', "∗×✱✲⁎٭✕✖﹡＊"),
        ('+', "﹢➕＋"),
        ('#', "﹟♯＃"),
    ];
    let mut tried = 0;
    for (sign, glyphs) in alike {
        for glyph in glyphs.chars() {
            let (plain, written) = (format!("1: A5{sign} a5;"), format!("1: A5{glyph} a5;"));
            let [plain, written] = [&plain, &written].map(|text| (text.clone(), read(text)));
            assert_eq!(outline(&written.0, &written.1[0]), outline(&plain.0, &plain.1[0]), "{glyph}");
            tried += 1;
        }
    }
    assert_eq!(tried, 46);
    // Others are no signs.
    check("1: A5⇑ a5;", &["1: StrangeSign('⇑') a5 ;"], &[]);
}

#[test]
fn signs_of_comments_do_not_hide_a_round() {
    for comment in ["; 2: A5 a5", ";; 2: A5 a5", "; % 2: A5 a5", "; ;%; 2: A5 a5", "% ; 2: A5 a5", "%2: A5 a5"] {
        let text = format!("1: 6 6;\n{comment}\n");
        let found = problems(&text, &read(&text)[0].problems);
        assert!(found.contains("RoundInComment"), "{comment:?}: {found}");
    }
    for comment in ["; x 2: 5 5", "; 2 : good", "% -"] {
        let text = format!("1: 6 6;\n{comment}\n");
        assert_eq!(problems(&text, &read(&text)[0].problems), "", "{comment:?}");
    }
}

#[test]
fn a_blank_before_a_colon_hides_no_round() {
    check("1: 5 5; 2 : A6 a6;", &["1: 5 5 ;", "2: A6 a6 ;"], &["Spacing \" \""]);
    check("1: A5 a5 2 : A6 a6;", &["1: A5 a5", "2: A6 a6 ;"], &["MissingSemicolon \"a5\"", "Spacing \" \""]);
    check("1: 5 5; 2 : good", &["1: 5 5 ; ;2 : good"], &[]);
}

#[test]
fn html_tags_are_none_of_the_moves() {
    let layouts = [
        "1: A7>* a7>*@\n2: A8>* a6>*@\n",
        "1: A7>* a7>* @\n2: A8>* a6>* @\n",
        "@1: A7>* a7>*;\n@ 2: A8>* a6>*;\n",
        "@1: A7>*@a7>*;@\n@2: A8>*,@a6>*@;\n",
        "1: A7>* a7>*;\n@\n2: A8>* a6>*;\n@\n",
        "A7>*@\na7>*@\n@A8>*@\na6>*@\n",
    ];
    for tag in ["<br>", "<br/>", "<br />", "<BR>", "<p>", "</p>", "</li>", "<td>", "</td><td>"] {
        for layout in layouts {
            let text = layout.replace('@', tag);
            let written = canonical(&text).replace(&format!(" {tag}"), "");
            assert_eq!(written, "1: A7>* a7>*;\n2: A8>* a6>*;\n", "{text}");
        }
    }
    // No other word in angle brackets is a tag.
    let word = |text: &str| canonical(&format!("1: {text} a7>*;\n"));
    assert_eq!(word("A7<b>"), "1: A7<b> a7>*;\n");
    assert_eq!(word("A7<>"), "1: A7<> a7>*;\n");
}
