//! Where a long text may be cut between two games.

use kibao::notation::{Sign, Signs, last_boundary, last_game};

/// Cuts at the `|` of the text, and nowhere else; not at all where it has none.
#[track_caller]
fn check(marked: &str) {
    let text = marked.replace('|', "");
    assert_eq!(last_boundary(text.as_bytes()), marked.find('|'), "{marked:?}");
}

#[test]
fn a_round_an_empty_line_and_a_head_part_two_games() {
    check("\n1: A7>* a7>*;\n\n|title: 2\n");
    check("\n1: A7>* a7>*;\r\n\r\n|title: 2\r\n");
    check("title: 1\n\n1: A7>* a7>*;\n\n|south: b\n\n1: A6<*");
    // The last of them counts, and what follows it need not be tidy.
    check("\n1: A7>*;\n\ntitle: 2\n\n1: A6<*;\n\n|title: 3\n\n1: A6<*\n2: A9");
    check("\n1: A7>*;\n\n|title: 2\n\n1: A6<*;\n\n\ntitle: 3\n");
}

#[test]
fn what_is_less_tidy_parts_nothing() {
    for text in [
        "",
        "\n",
        "title: 1\n",
        "\n\ntitle: 1\n",
        "1: A7>* a7>*;\n\n",
        "1: A7>* a7>*;\ntitle: 2\n",
        "1: A7>* a7>*;\n\n\ntitle: 2\n",
        "1: A7>* a7>*;\n \ntitle: 2\n",
        "1: A7>* a7>*\n\ntitle: 2\n",
        "1: A7>* a7>*; x\n\nweather: 2\n",
        "title: 1\n\ntitle: 2\n",
        "; hm\n\ntitle: 2\n",
        "1: A7>* a7>*;\n\n1: A6<*;\n",
    ] {
        check(&format!("\n{text}"));
    }
}

#[test]
fn a_clean_round_has_its_signs_in_order_and_one_blank_between_moves() {
    let is_clean = |round: &str| last_boundary(format!("\n{round}\n\ntitle: 2\n").as_bytes()).is_some();
    for clean in [
        "1: A7>* a7>*;",
        "123456: B1<+**# b8>+**#;",
        "10: A1L>** a2R>#;",
        "2: 5;",
        "3: 5L 6R;",
        "4: 8+ 1*;",
        "5: B2 b3#;",
    ] {
        assert!(is_clean(clean), "{clean}");
    }
    for other in [
        "1234567: A7>*;",
        ": A7>*;",
        "A7>*;",
        "1 A7>*;",
        "1:A7>*;",
        "1:  A7>*;",
        "1: ;",
        "1: A;",
        "1: A0;",
        "1: A9;",
        "1: C7;",
        "1: aA7;",
        "1: A7<>;",
        "1: A7+>;",
        "1: A7*+;",
        "1: A7>++;",
        "1: A7L+;",
        "1: A7>***;",
        "1: A7>##;",
        "1: A7>#*;",
        "1: A7> ;",
        "1: A7>  a7>;",
        "1: A7> a9;",
        "1: A7> a7> A6>;",
        "1: A7>",
        "1: A7> a7>;;",
        "1: A7> a7>; a comment",
        " 1: A7>;",
    ] {
        assert!(!is_clean(other), "{other}");
    }
}

#[test]
fn only_the_end_of_a_long_text_is_looked_at() {
    let tidy = "\n1: A7>* a7>*;\n\ntitle: 2\n";
    let near = format!("{tidy}{}", "; hm\n".repeat(13_000));
    assert_eq!(last_boundary(near.as_bytes()), Some(16));
    let far = format!("{tidy}{}", "; hm\n".repeat(14_000));
    assert_eq!(last_boundary(far.as_bytes()), None);
    // A place is counted from the beginning of all.
    let late = format!("{}{tidy}", "; hm\n".repeat(14_000));
    assert_eq!(last_boundary(late.as_bytes()), Some(14_000 * 5 + 16));
}

#[test]
fn the_last_game_of_an_untidy_text_is_found() {
    assert_eq!(last_game("1: A7>*\n\n1: A6<*\n\n1: A7<*\n"), Some(18));
    assert_eq!(last_game("title: 1\n1: A7>*\ntitle: 2\n"), Some(17));
    assert_eq!(last_game("title: 1\n1: A7>*\n"), None);
    assert_eq!(last_game(""), None);
}

#[test]
fn signs_are_found_among_others() {
    let mut signs = Signs::default();
    assert!(!signs.has(Sign::Star));
    for sign in [Sign::Less, Sign::Star] {
        assert!(signs.push(sign));
    }
    let found = [Sign::Less, Sign::Greater, Sign::Left, Sign::Right, Sign::Plus, Sign::Star, Sign::Hash];
    assert_eq!(found.map(|sign| signs.has(sign)), [true, false, false, false, false, true, false]);
    assert_eq!(signs.iter().collect::<Vec<_>>(), [Sign::Less, Sign::Star]);
}
