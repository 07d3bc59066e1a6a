//! Canonical form.

use super::outline::read;
use kibao::notation::Dialect;
use kibao::notation::print::{Cell, Options, as_written, file, game};

/// All games of a text, moves as written.
pub(crate) fn canonical(text: &str) -> String {
    let games = read(text);
    let cells: Vec<_> = games.iter().map(as_written).collect();
    let options = cells.iter().map(|rounds| Options { rounds, ..Default::default() });
    let mut out = String::new();
    file(&mut out, games.iter().zip(options));
    out
}

#[track_caller]
fn check(input: &str, expected: &str) {
    let out = canonical(input);
    assert_eq!(out, expected, "{input:?}");
    assert_eq!(canonical(&out), out, "the second time");
}

#[test]
fn heads_in_order() {
    check(
        "; top\nWind: none;\nSOURCE: s ; c\n; below source\nsouth:a\nnorth: ;\nsouth: b\nsky : blue\n\n% after\n1: 5 5\n",
        "; top\nsouth: a\nsouth: b\nnorth:\nsource: s; c\n; below source\nWind: none\nsky: blue\n\n% after\n1: 5 5;\n",
    );
    check("title: a", "title: a\n\n1: --;\n");
    check("title: a;% b\n\n;c", "title: a; % b\n\n; c\n1: --;\n");
    check("title:;b", "title:; b\n\n1: --;\n");
}

#[test]
fn numbers_are_those_of_the_places_or_those_that_are_written() {
    let text = "4: A6<* a6<*;\nA4> a6>;\n09: A5< a5<;\n99999999999: A4> a4>;\n";
    let first = read(text).remove(0);
    let written = |keep_numbers| {
        let mut out = String::new();
        game(&mut out, &first, &Options { keep_numbers, ..Default::default() });
        out
    };
    assert_eq!(written(false), "1: A6<* a6<*;\n2: A4> a6>;\n3: A5< a5<;\n4: A4> a4>;\n");
    assert_eq!(written(true), "4: A6<* a6<*;\n5: A4> a6>;\n9: A5< a5<;\n99999999999: A4> a4>;\n");
}

#[test]
fn rounds() {
    check("  3.  5L  5R  \n;;x\n7: ... 6\n", "1: 5L 5R;\n; ;x\n2: -- 6;\n");
    check("1: 5 5 so it goes; on\n", "1: 5 5; so it goes; on\n");
    check("1: 5 < 5. 6; % x\n%y", "1: 5< 5 6; % x\n% y\n");
    check("1: A5&lt; a9x,\nhuh\nWhat: that", "1: A5&lt; a9x,;\n; huh\n; What: that\n");
    check("1: 5 5; 2: 6 6; a; b; 3: 7", "1: 5 5;\n2: 6 6; a; b\n3: 7;\n");
}

#[test]
fn games_are_parted_by_one_blank_line() {
    check(
        "title: a\n1: 5;\ntitle: b\n\n\n\n1: 6;\n\n\n\n; c\n1: 7",
        "title: a\n\n1: 5;\n\ntitle: b\n\n1: 6;\n\n; c\n1: 7;\n",
    );
}

#[test]
fn a_semicolon_never_joins_an_entity() {
    check("title: R&amp ; x\n1: 5 y&lt ;", "title: R&amp ; x\n\n1: 5; y&lt\n");
    check("title: a\n1: y&lt 5&lt ;", "title: a\n\n1: y&lt 5&lt ;\n");
}

#[test]
fn cells_and_dialect() {
    let text = "notation: kibao\nnotation: kibao\n1: 5 --;\n2: 6;\n";
    let first = read(text).remove(0);
    let cells = [vec![Cell::Name("A5L*".to_owned()), Cell::Missing], vec![]];
    let mut out = String::new();
    game(&mut out, &first, &Options { rounds: &cells, notation: Some(Dialect::ZANZIBAR), ..Default::default() });
    assert_eq!(out, "notation: zanzibar\nnotation: kibao\n\n1: A5L* --;\n2: 6;\n");
}

#[test]
fn the_dialect_is_named_in_its_place() {
    for (text, named, added) in [
        ("1: 5;\n", "1: 5;\n", "notation: zanzibar\n\n1: 5;\n"),
        ("title: a\n", "title: a\n", "title: a\nnotation: zanzibar\n"),
        ("source: a\nsky: b\n", "source: a\nsky: b\n", "notation: zanzibar\nsource: a\nsky: b\n"),
        ("rules: a\ntakasia: b\n", "rules: a\ntakasia: b\n", "rules: a\nnotation: zanzibar\ntakasia: b\n"),
        ("title: a\nnotation: kibao\n", "title: a\nnotation: zanzibar\n", "title: a\nnotation: zanzibar\n"),
        ("source: a\nnotation:\n", "notation: zanzibar\nsource: a\n", "notation: zanzibar\nsource: a\n"),
    ] {
        let first = read(text).remove(0);
        let write = |name_it| {
            let mut out = String::new();
            game(
                &mut out,
                &first,
                &Options { rounds: &[], notation: Some(Dialect::ZANZIBAR), name_it, ..Default::default() },
            );
            out
        };
        // A game without moves is closed by a round in which nobody moves.
        let closed = |heads: &str| if text.contains("1:") { heads.to_owned() } else { format!("{heads}\n1: --;\n") };
        assert_eq!([write(false), write(true)], [closed(named), closed(added)], "{text:?}");
    }
}

#[test]
fn a_comment_that_is_a_round_goes_on_its_own_line() {
    let text = "1: 5 5; x\n; 2: 6 6\n; so; 3: 7\n";
    let mut first = read(text).remove(0);
    let below = first.rounds[0].below.clone();
    for (index, line) in [(0, "; 2: 6 6"), (1, "; so; 3: 7")] {
        first.rounds[0].comment = Some(below[index]);
        first.rounds[0].below = Vec::new();
        let mut out = String::new();
        game(&mut out, &first, &Options { rounds: &[], ..Default::default() });
        assert_eq!(out, format!("1: 5 5;\n{line}\n"));
    }
}

#[test]
fn keys_of_other_languages_become_the_canonical_ones() {
    check(
        "Mshindi: Asha\nSu\u{308}d: Asha\nSever: Juma\nending: agreed\nErgebnis: 1-0\n1: A5 a5;\n",
        "south: Asha\nnorth: Juma\nwinner: Asha\nresult: 1-0\nending: agreed\n\n1: A5 a5;\n",
    );
    // A remark that begins with a common word is not a head line.
    assert_eq!(read("title: A\n1: A5 a5;\nZeit: 0:41\nMwisho: ok\n2: A6 a6;\n").len(), 1);
}
