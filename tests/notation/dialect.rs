//! What signs mean in each dialect, and which dialect a game is in.

use super::outline::read;
use kibao::engine::Hand;
use kibao::notation::{Dialect, EntryKind, Mark, Name, Partial, RowLetter, detect};

/// The move of one word, read in a dialect, as `direction house mark # foreign`.
fn meaning(word: &str, dialect: Dialect) -> String {
    let text = format!("1: {word} 5;");
    let game = read(&text).remove(0);
    let EntryKind::Move(written) = game.rounds[0].entries[0].kind else { panic!("{word} is no move") };
    let Partial { hand, house, mark, win, foreign, .. } = written.read(dialect);
    let hand = hand.map_or("-", |hand| if hand == Hand::Left { "left" } else { "right" });
    let mark = match mark {
        Mark::None => "",
        Mark::One => " one",
        Mark::Two => " two",
    };
    let flags = [(house, " house"), (win, " win"), (foreign.is_some(), " foreign")];
    let flags: String = flags.into_iter().filter_map(|(is, name)| is.then_some(name)).collect();
    format!("{hand}{mark}{flags}")
}

#[track_caller]
fn check(word: &str, kibao: &str, zanzibar: &str) {
    assert_eq!(meaning(word, Dialect::KIBAO), kibao, "{word} in kibao");
    assert_eq!(meaning(word, Dialect::ZANZIBAR), zanzibar, "{word} in zanzibar");
}

#[test]
fn signs() {
    check("8", "-", "-");
    check("8>", "right", "- house");
    check("8<", "left", "left foreign");
    check("8<+**#", "left two house win", "left two house win foreign");
    check("8>+", "right house", "right house foreign");
    check("8+*", "- one house", "- one house foreign");
    check("8L", "left foreign", "left");
    check("8R>*", "right one house foreign", "right one house");
    check("8>R", "right house foreign", "right house");
    check("8>>", "right house foreign", "right house foreign");
    check("8L+", "left house foreign", "left house foreign");
    check("8>**", "right two", "- two house");
}

#[test]
fn a_row_letter_is_kept() {
    let game = read("1: B3 b3;").remove(0);
    let rows = game.rounds[0].entries.iter().map(|entry| match entry.kind {
        EntryKind::Move(written) => written.read(Dialect::KIBAO).row,
        _ => None,
    });
    let back = |north| Some(RowLetter { north, back: true });
    assert_eq!(rows.collect::<Vec<_>>(), [back(false), back(true)]);
}

#[test]
fn a_row_is_shown_as_its_letter() {
    for letter in ['A', 'B', 'a', 'b'] {
        let row = RowLetter::of(letter).unwrap();
        assert_eq!((row.letter(), row.to_string()), (letter, letter.to_string()));
        assert_eq!((row.north, row.back), (letter.is_lowercase(), letter.eq_ignore_ascii_case(&'b')));
    }
    for other in ['C', 'c', '1', ' ', 'а', 'Ａ'] {
        assert_eq!(RowLetter::of(other), None, "{other}");
    }
}

/// The dialect found, the word that decides, and the first word in signs of another.
#[track_caller]
fn check_detect(text: &str, decided: Option<Dialect>, by: &str, other: &str) {
    let game = read(text).remove(0);
    let found = detect(&game);
    let word = |span: Option<kibao::source::Span>| span.map_or("", |span| span.of(text));
    assert_eq!((found.decided, word(found.by), word(found.other)), (decided, by, other), "{text:?}");
}

#[test]
fn detection() {
    check_detect("1: 8> 7;\n2: 5;", None, "", "");
    check_detect("1: 8> 7L;\n2: 5R;", Some(Dialect::ZANZIBAR), "7L", "");
    check_detect("1: 8> 7;\n2: 5+ 6<;", Some(Dialect::KIBAO), "5+", "");
    check_detect("1: 8> 7;\n2: 5< 6L;\n3: 4R", Some(Dialect::KIBAO), "5<", "6L");
    check_detect("1: 8L+ 7<;", Some(Dialect::ZANZIBAR), "8L+", "8L+");
    check_detect("1: 8 << 7r;", Some(Dialect::ZANZIBAR), "7r", "");
}

#[test]
fn names_are_read_back() {
    let letters = [(false, false), (false, true), (true, false), (true, true)];
    let mut seen = 0;
    for dialect in Dialect::ALL {
        for (north, back) in letters {
            for hand in [Hand::Left, Hand::Right] {
                for (house, win) in letters {
                    for mark in [Mark::None, Mark::One, Mark::Two] {
                        let row = RowLetter { north, back };
                        let name = Name { row, pit: 3, hand, house, mark, win };
                        let text = format!("1: {};", name.write(dialect));
                        let game = read(&text).remove(0);
                        assert_eq!(game.problems, [], "{text}");
                        let EntryKind::Move(written) = game.rounds[0].entries[0].kind else { panic!("{text}") };
                        let win = win && dialect == Dialect::KIBAO;
                        let (hand, row) = (Some(hand), Some(row));
                        let expected = Partial { row, pit: 3, hand, house, mark, win, foreign: None };
                        assert_eq!(written.read(dialect), expected, "{text}");
                        seen += 1;
                    }
                }
            }
        }
    }
    assert_eq!(seen, 192);
}

#[test]
fn dialects_have_names_and_habits() {
    for dialect in Dialect::ALL {
        assert_eq!(Dialect::from_name(&dialect.name().to_uppercase()), Some(dialect));
    }
    assert_eq!(Dialect::ALL.map(Dialect::marks_block_on_reply), [false, true]);
}

#[test]
fn what_is_left_out_stays_so() {
    let text = "1: 8R>* 5;\n2: b3> 8+**#;\n";
    let game = read(text).remove(0);
    let words = game.rounds.iter().flat_map(|round| &round.entries).map(|entry| match entry.kind {
        EntryKind::Move(written) => {
            let partial = written.read(Dialect::ZANZIBAR);
            Dialect::ALL.map(|dialect| partial.write(dialect))
        }
        _ => panic!("{entry:?}"),
    });
    let expected = [["8>+*", "8R>*"], ["5", "5"], ["b3+", "b3>"], ["8+**#", "8>**"]];
    assert_eq!(words.collect::<Vec<_>>(), expected);
}
