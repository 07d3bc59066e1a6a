//! Moves that their writer was not sure of: doubted, left open, supplied by the editor.

use super::outline::{check_one as check, read};
use kibao::notation::print::{self, Options, as_written};
use kibao::notation::{EntryKind, Reading};

#[test]
fn a_doubt_is_after_a_move_or_within_it() {
    check("1: 6R(?) 5L;", &["1: 6R(?) 5L ;"], &[]);
    check("1: 6R 5L (?);", &["1: 6R 5L(?) ;"], &[]);
    check("1: A6?< a5?;", &["1: A6<(?) a5(?) ;"], &[]);
    check("1: A5>(?)+ 5L;", &["1: A5>+(?) 5L ;"], &[]);
    check("1: A5(?)> 5L;", &["1: A5>(?) 5L ;"], &[]);
    check("1: 6R!(?) 5L;", &["1: 6R(?) 5L ;"], &[]);
    check("1: 6R(?)! 5L;", &["1: 6R(?) 5L ;"], &["OpinionApart \"!\""]);
}

#[test]
fn a_single_question_mark_is_an_opinion_beside_others() {
    check("1: A6<? a5<;", &["1: A6<(?) a5< ;"], &[]);
    check("1: A6<? a5<!;", &["1: A6< a5< ;"], &[]);
    check("1: A6<?? a5<?;", &["1: A6< a5< ;"], &[]);
    check("1: A6<??(?) a5<?;", &["1: A6<(?) a5< ;"], &[]);
    check("1: A6<?(?) a5<!;", &["1: A6<(?) a5< ;"], &[]);
}

#[test]
fn what_is_left_open_keeps_what_can_be_read() {
    check("1: A?< 8|3;", &["1: A1<|A2<|A3<|A4<|A5<|A6<|A7<|A8< 3|8 ;"], &[]);
    check("1: ? a5<;", &["1: open a5< ;"], &[]);
    check("1: ?6< a6/5>*;", &["1: 6< a5>*|a6>* ;"], &[]);
    check("1: 8:0.7|3:0.3 a5<;", &["1: 3|8 a5< ;"], &[]);
    check("1: 8:70|3:30 8:0,7|3:0,3;", &["1: 3|8 3|8 ;"], &[]);
    check("1: A5>+|A5< a5<;", &["1: A5 a5< ;"], &[]);
    check("1: A5R>/A4R> a5L;", &["1: A4R>|A5R> a5L ;"], &[]);
}

#[test]
fn a_supplied_move_is_in_the_place_of_a_move() {
    check("1: [A6<*] a5<;", &["1: [A6<*] a5< ;"], &[]);
    check("1: A6<* [5L];", &["1: A6<* [5L] ;"], &[]);
    check("1: [6R*] [5L];", &["1: [6R*] [5L] ;"], &[]);
    check("1: [A6<*] [illegible];", &["1: [A6<*] open ;"], &[]);
    check("1: [A6<*];", &["1: [A6<*] ;"], &[]);
    check("1: [A6<*]! [a5<](?);", &["1: [A6<*] [a5<] ;"], &[]);
}

#[test]
fn a_move_in_brackets_beside_the_moves_is_a_remark() {
    let remark = &["RemarkAmongMoves \"[A7<]\"", "MoveInComment \"A7<\""];
    check("1: A6< [A7<] a5<;", &["1: A6< a5< ;"], remark);
    check("1: [A7<] A6< a5<;", &["1: A6< a5< ;"], remark);
    // Both would be South's.
    check("1: [A7<] A6<;", &["1: A6< ;"], remark);
    // A row letter behind a bar begins the other move.
    check("1: A6<|a6>;", &["1: A6< a6> ;"], &["StrayPunctuation('|') \"|\""]);
}

#[test]
fn all_of_it_is_written_again() {
    for text in [
        "1: A6<*(?) [a5<];\n",
        "1: A6<* a?<;\n",
        "1: [illegible] 8|3;\n2: ? a5?<;\n",
        "1: A6<*? a5<;\n",
        "1: [A6<*!] a5<!(?);\n",
        "1: 8:0.7|3:0.3 a5<;\n",
        "1: A6<*!?(?) a6<;\n",
        "1: A6<*??(?) a6<;\n",
        "1: A6<*?(?) a6<!;\n",
        "1: A?<!? a6<!;\n",
        "1: A5>+|A5< [a5<](?);\n",
        "1: [A5<!](?) a5<!;\n",
    ] {
        let game = read(text).remove(0);
        let mut out = String::new();
        print::game(&mut out, &game, &Options { rounds: &as_written(&game), ..Options::default() });
        assert_eq!(out, text);
    }
}

#[test]
fn the_brackets_are_not_part_of_the_move() {
    let text = "1: [A6<*] a5<(?);\n";
    let game = read(text).remove(0);
    let of = |at: usize| game.rounds[0].entries[at];
    assert_eq!((of(0).span.of(text), of(0).reading), ("A6<*", Some(Reading::Supplied)));
    assert_eq!((of(1).span.of(text), of(1).reading), ("a5<", Some(Reading::Doubtful)));
    assert!(matches!(of(0).kind, EntryKind::Move(_)));
}
