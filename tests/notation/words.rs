//! What one word means, where it ends, and what is untidy in the way it is written.

use super::outline::{check_below, check_one as check, problems, read};
use kibao::notation::{EntryKind, ProblemKind, TokenKind, Unreadable, single};

#[test]
fn signs_that_exclude_each_other_are_too_many() {
    for signs in ["<>", "<<", "LR", "L<", "L>>", ">>+", "L>+", ">>>", "<+>", "++", "***", "##", "********"] {
        check(&format!("title: a\n1: A5{signs} 5;"), &["title = a", "1: TooManySigns 5 ;"], &[]);
    }
    for signs in ["<", "L>*", ">+**#", ">>", "R>**", "+#"] {
        check(&format!("1: A5{signs} 5;"), &[&format!("1: A5{signs} 5 ;")], &[]);
    }
    check("title: a\n1: 5lr 5;", &["title = a", "1: TooManySigns 5 ;"], &["LowerCaseDirection \"5lr\""]);
}

#[test]
fn signs_are_in_the_order_direction_house_mark_win() {
    for word in ["8+>", "8*>", "8>*+", "8#*", "8L*>", "8>L", "8+<", "8#+"] {
        check(&format!("1: {word} 5;"), &[&format!("1: {word} 5 ;")], &[&format!("SignOrder {word:?}")]);
    }
}

#[test]
fn signs_after_a_blank_keep_their_form() {
    check("1: A5&lt; &ast; a5;", &["1: A5<* a5 ;"], &["HtmlEntity \"A5&lt; &ast;\"", "SplitWord \"A5&lt; &ast;\""]);
    check("1: A5&lt; * a5;", &["1: A5<* a5 ;"], &["HtmlEntity \"A5&lt; *\"", "SplitWord \"A5&lt; *\""]);
    check("1: A5＜ * a5;", &["1: A5<* a5 ;"], &["TypographicSign('＜') \"A5＜ *\"", "SplitWord \"A5＜ *\""]);
    check("1: A5 ＜ ∗ a5;", &["1: A5<* a5 ;"], &["TypographicSign('＜') \"A5 ＜ ∗\"", "SplitWord \"A5 ＜ ∗\""]);
    check("1: 5 l 5;", &["1: 5L 5 ;"], &["LowerCaseDirection \"5 l\"", "SplitWord \"5 l\""]);
    check("1: 5l * 5;", &["1: 5L* 5 ;"], &["LowerCaseDirection \"5l *\"", "SplitWord \"5l *\""]);
    check("1: 5 * < 5;", &["1: 5*< 5 ;"], &["SignOrder \"5 * <\"", "SplitWord \"5 * <\""]);
    check("title: a\n1: 5L *** 5;", &["title = a", "1: TooManySigns 5 ;"], &["SplitWord \"5L ***\""]);
}

#[test]
fn punctuation_separates_moves_and_nothing_else() {
    check("1: A5.a5;", &["1: A5 a5 ;"], &["StrayPunctuation('.') \".\""]);
    check("1: A5:--;", &["1: A5 -- ;"], &["StrayPunctuation(':') \":\""]);
    check("1: A5.x a6;", &["1: StrangeSign('.') a6 ;"], &[]);
    check("1: A5a6 a6;", &["1: StrangeSign('a') a6 ;"], &[]);
    check("1: A5,5x a6;", &["1: StrangeSign(',') a6 ;"], &[]);
}

#[test]
fn every_entity_of_a_sign_is_read() {
    let names = [
        ('<', "lt LT larr lsaquo laquo lang langle leftarrow lArr #60 #x3C #X3c #8249 amp;lt amp;#60"),
        ('>', "gt GT rarr rsaquo raquo rang rangle rightarrow rArr #62 #x3e #8250 amp;gt"),
        ('*', "ast midast lowast times #42 #x2A #215 amp;ast"),
        ('+', "plus #43 amp;plus"),
        ('#', "num #35 amp;#x23"),
    ];
    for (sign, names) in names {
        for name in names.split(' ') {
            let word = format!("A5&{name};");
            check(&format!("1: {word} a5;"), &[&format!("1: A5{sign} a5 ;")], &[&format!("HtmlEntity {word:?}")]);
        }
    }
    check("1: &#65;&#53;&lt; a5;", &["1: A5< a5 ;"], &["HtmlEntity \"&#65;&#53;&lt;\""]);
}

#[test]
fn a_semicolon_that_closes_an_entity_closes_nothing_else() {
    let entities = [
        "&eacute;",
        "&amp;",
        "&CounterClockwiseContourIntegral;",
        "&frac12;",
        "&#233;",
        "&#xE9;",
        "&#XE9;",
        "&#12345678;",
        "&#x12345678;",
        "&amp;#60;",
        "&amp;lt;",
    ];
    for entity in entities {
        let value = format!("caf{entity} x");
        check(&format!("title: {value}"), &[&format!("title = {value}")], &[]);
    }
    let others = [
        "&",
        "&e",
        "&1a",
        "lt",
        "amp",
        "&amp;zzz",
        "&#",
        "&#x",
        "&#3C",
        "&#xG",
        "&#12G",
        "&#123456789",
        "&#x123456789",
        "#12",
        "a#12",
        "& lt",
        "&CounterClockwiseContourIntegrals",
    ];
    for other in others {
        let line = format!("title: a {other}; b");
        check(&line, &[&format!("title = a {other} ;b")], &[]);
    }
}

#[test]
fn a_number_may_mix_digits_of_both_widths() {
    check_below("２: 5 5;", &["２: 5 5 ;"], &["TypographicSign('２') \"２\""]);
    let wrong = "NumberWrong { expected: 2 }";
    for number in ["1２", "１2"] {
        let found = check_number(number);
        let wide = number.chars().find(|c| !c.is_ascii()).unwrap();
        assert_eq!(found, [format!("TypographicSign({wide:?}) {number:?}"), format!("{wrong} {number:?}")]);
    }
}

/// The problems of a second round with this number, which has the value 12.
fn check_number(number: &str) -> Vec<String> {
    let text = format!("1: 5 5;\n{number}: 5 5;\n13: 6 6;\n");
    let game = read(&text).remove(0);
    assert_eq!(game.rounds[1].number.and_then(|number| number.value), Some(12));
    problems(&text, &game.problems).lines().map(str::to_owned).collect()
}

#[test]
fn a_comment_of_two_moves_is_a_round() {
    for comment in
        ["A5 a5", "2 A5 a5", "2. A5", "2) a5", "5L 6R", "A5 a5;", "A5 a5 ; why", "A5 a5； why", "2.  5L x", "2: -- 6"]
    {
        let text = format!("1: 5 5;\n; {comment}\n");
        let found = problems(&text, &read(&text)[0].problems);
        assert_eq!(found, format!("RoundInComment {comment:?}"));
    }
    for (comment, words) in [
        ("A5 a5 was better", "A5 a5"),
        ("A5; a5", "A5 a5"),
        ("instead A6<", "A6<"),
        ("A6< wins", "A6<"),
        ("5 A6<", "A6<"),
        ("5 6", ""),
        ("A6<", "A6<"),
        ("2. 5", ""),
        ("2. good", ""),
        ("2 A5", "A5"),
        ("was A5", "A5"),
        ("", ""),
    ] {
        let text = format!("1: 5 5;\n;{}{comment}\n", if comment.is_empty() { "" } else { " " });
        let expected: Vec<String> = words.split_whitespace().map(|word| format!("MoveInComment {word:?}")).collect();
        assert_eq!(problems(&text, &read(&text)[0].problems), expected.join("\n"), "{comment:?}");
    }
}

#[test]
fn one_word_by_itself_is_a_move() {
    let look = |text: &str| single(text).map(|(kind, problems)| (matches!(kind, EntryKind::Move(_)), problems));
    let stray = ProblemKind::StrayPunctuation;
    assert_eq!(look("A5<"), Some((true, vec![])));
    assert_eq!(look(" 5 "), Some((true, vec![])));
    assert_eq!(look("A5<.,"), Some((true, vec![stray('.'), stray(',')])));
    assert_eq!(look("A5 <"), Some((true, vec![ProblemKind::SplitWord])));
    assert_eq!(look("A5&lt;"), Some((true, vec![ProblemKind::HtmlEntity])));
    assert_eq!(single("--"), Some((EntryKind::Missing, vec![])));
    assert_eq!(single("A9"), Some((EntryKind::Unreadable(Unreadable::NoSuchPit(9)), vec![])));
    assert_eq!(single("foo"), Some((EntryKind::Unreadable(Unreadable::NoPit), vec![])));
    for text in ["", " ", "A5< a6<", "A5;", "A5<.a6", "foo bar", "1: A5"] {
        assert_eq!(single(text), None, "{text:?}");
    }
    // A word does not continue after the end of its line.
    assert!(look("A5<\n*").is_none_or(|(is_move, _)| !is_move));
}

/// The first word of a round, the stray punctuation right behind it, and what it is.
#[track_caller]
fn check_word(words: &str, word: &str, stray: &str, kind: &str) {
    let text = format!("title: a\n1: {words};\n");
    let game = read(&text).remove(0);
    let entry = game.rounds[0].entries[0];
    let found = match entry.kind {
        EntryKind::Move(_) => "move".to_owned(),
        EntryKind::Missing => "missing".to_owned(),
        EntryKind::Unreadable(Unreadable::Unclear(_)) => "Unclear".to_owned(),
        EntryKind::Unreadable(why) => format!("{why:?}"),
    };
    let behind = game.tokens.iter().find(|token| token.span.start == entry.span.end);
    let behind = behind.filter(|token| token.kind == TokenKind::Stray).map_or("", |token| token.span.of(&text));
    assert_eq!((entry.span.of(&text), behind, found.as_str()), (word, stray, kind), "{words}");
}

#[test]
fn where_a_word_ends() {
    for (words, word, stray) in [
        ("A5L>* a5", "A5L>*", ""),
        ("8:", "8", ":"),
        ("A5,a6", "A5", ","),
        ("A5:-- x", "A5", ":"),
        ("A5 < * a6", "A5 < *", ""),
        ("5L L wins", "5L", ""),
        ("A5&lt;", "A5&lt;", ""),
        ("Ａ５＜ 5", "Ａ５＜", ""),
        ("A5>|a6> 5", "A5>", "|"),
        ("A5>!? 5", "A5>", ""),
    ] {
        check_word(words, word, stray, "move");
    }
    for (words, word, stray) in [("... a5", "...", ""), ("--. a5", "--", "."), (".. a5", "..", "")] {
        check_word(words, word, stray, "missing");
    }
    for (words, word, why) in [
        ("A5.x a6", "A5.x", "StrangeSign('.')"),
        ("5L *** 5", "5L ***", "TooManySigns"),
        ("12> 5", "12>", "NoSuchPit(12)"),
        ("A9x 5", "A9x", "NoSuchPit(9)"),
        ("C5 5", "C5", "NoSuchRow('C')"),
        ("8|3 5", "8|3", "Unclear"),
        ("A5>!!! 5", "A5>!!!", "StrangeSign('!')"),
        ("* 5", "*", "NoPit"),
        ("&amp;lt;x 5", "&amp;lt;x", "NoPit"),
        ("(instead 5", "(instead", "NoPit"),
    ] {
        check_word(words, word, "", why);
    }
    check("1: | 5 5;", &["1: 5 5 ;"], &["StrayPunctuation('|') \"|\""]);
}
