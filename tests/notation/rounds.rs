//! What makes a line a round, and where on a line another one begins.

use super::outline::{check_below, check_one as check, read};

#[test]
fn digits_before_a_move_are_a_number_where_they_cannot_be_a_pit() {
    check_below("2A5 a5;", &["2: A5 a5 ;"], &["NumberMark(None) \"2\""]);
    check_below("2a5;", &["2: a5 ;"], &["NumberMark(None) \"2\""]);
    check_below("2 A5;", &["2: A5 ;"], &["NumberMark(None) \"2\""]);
    check_below("2 5L 6R;", &["2: 5L 6R ;"], &["NumberMark(None) \"2\""]);
    check_below("2 -- 6R;", &["2: -- 6R ;"], &["NumberMark(None) \"2\""]);
    check_below("2 5L, 6R;", &["2: 5L 6R ;"], &["NumberMark(None) \"2\"", "StrayPunctuation(',') \",\""]);
    for (text, read) in [("12 5L;", "12: 5L ;"), ("9 5L;", "9: 5L ;"), ("0 5L;", "0: 5L ;")] {
        let number = text.split(' ').next().unwrap();
        let wrong = format!("NumberWrong {{ expected: 2 }} \"{number}\"");
        check_below(text, &[read], &[&format!("NumberMark(None) \"{number}\""), &wrong]);
    }
}

#[test]
fn digits_before_a_move_are_a_pit_where_they_can_be_one() {
    check_below("2 5L;", &["_: 2 5L ;"], &["NumberMissing { expected: 2 } \"2\""]);
    check_below("2 a5;", &["_: 2 a5 ;"], &["NumberMissing { expected: 2 } \"2\""]);
    check_below("12L 5R;", &["_: NoSuchPit(12) 5R ;"], &["NumberMissing { expected: 2 } \"12L\""]);
}

#[test]
fn a_number_without_a_move_is_a_comment() {
    for line in ["2:", "2: ;", "2: ; x", "2: % x", "2: .,", "2: ., ;", "2. ;", "2) % x", "2. foo bar", "2. -- x;"] {
        check_below(line, &[&format!("below ~{line}")], &[&format!("LineWithoutSign {line:?}")]);
    }
    check(
        "title: a\n12:30 lunch\n3: foo\n1: 5 5;",
        &["title = a", "below ~12:30 lunch", "below ~3: foo", "1: 5 5 ;"],
        &["LineWithoutSign \"12:30 lunch\"", "LineWithoutSign \"3: foo\""],
    );
}

#[test]
fn a_number_with_a_move_that_cannot_be_read_is_a_round_where_it_is_the_next() {
    check_below("2. A9 a5;", &["2: NoSuchPit(9) a5 ;"], &["NumberMark(Some('.')) \".\""]);
    check_below("2. A9;", &["2: NoSuchPit(9) ;"], &["NumberMark(Some('.')) \".\""]);
    check_below("2: A9;", &["2: NoSuchPit(9) ;"], &[]);
    check_below("7. A9;", &["below ~7. A9;"], &["LineWithoutSign \"7. A9;\""]);
    check_below("A9 too;", &["below ~A9 too;"], &["LineWithoutSign \"A9 too;\""]);
    check_below("2 x 6R;", &["below ~2 x 6R;"], &["UnreadMoves { moves: 1 } \"2 x 6R;\""]);
}

#[test]
fn a_bare_digit_is_a_move_where_a_round_belongs() {
    check_below("5", &["_: 5"], &["MissingSemicolon \"5\"", "NumberMissing { expected: 2 } \"5\""]);
    check_below("2. 5", &["2: 5"], &["NumberMark(Some('.')) \".\"", "MissingSemicolon \"5\""]);
    check_below("7. 5", &["below ~7. 5"], &["LineWithoutSign \"7. 5\""]);
    check("title: a\n8", &["title = a", "below ~8"], &["LineWithoutSign \"8\""]);
    check("title: a\n8 (see below)", &["title = a", "below ~8 (see below)"], &["LineWithoutSign \"8 (see below)\""]);
    check("title: a\n8;", &["title = a", "_: 8 ;"], &["NumberMissing { expected: 1 } \"8\""]);
    let faults = ["MissingSemicolon \"5L\"", "NumberMissing { expected: 1 } \"5L\""];
    check("title: a\n5L", &["title = a", "_: 5L"], &faults);
}

#[test]
fn two_moves_are_a_round_whatever_follows() {
    check_below(
        "A5 a5 so it goes",
        &["_: A5 a5 ~so it goes"],
        &["NumberMissing { expected: 2 } \"A5\"", "NoteWithoutSign \"so it goes\""],
    );
    check_below("A5 so it goes", &["below ~A5 so it goes"], &["UnreadMoves { moves: 1 } \"A5 so it goes\""]);
}

#[test]
fn another_round_on_the_line_begins_with_its_number() {
    // With a colon, whatever the number, once there are two moves.
    check(
        "1: A5 a5 7: A4 a4;",
        &["1: A5 a5", "7: A4 a4 ;"],
        &["MissingSemicolon \"a5\"", "NumberWrong { expected: 2 } \"7\""],
    );
    check(
        "1: A5 12: A4 a4;",
        &["1: A5", "12: A4 a4 ;"],
        &["MissingSemicolon \"A5\"", "LonelyMove \"A5\"", "NumberWrong { expected: 2 } \"12\""],
    );
    check("1: A5 2: A4 a4;", &["1: A5", "2: A4 a4 ;"], &["MissingSemicolon \"A5\"", "LonelyMove \"A5\""]);
    // North's move may be a digit with a stray sign.
    check("1: A5 3: ;", &["1: A5 3 ;"], &["StrayPunctuation(':') \":\"", "Spacing \" \""]);
    let faults = ["StrayPunctuation(':') \":\"", "ExtraEntry \"A4\""];
    check("1: A5 3: A4;", &["1: A5 3 A4 ;"], &faults);
    // With another mark only the next number, and only before a full move.
    check(
        "1. A5 a5 2. A4 a4;",
        &["1: A5 a5", "2: A4 a4 ;"],
        &["NumberMark(Some('.')) \".\"", "MissingSemicolon \"a5\"", "NumberMark(Some('.')) \".\""],
    );
    check(
        "1: A5 2. A4;",
        &["1: A5", "2: A4 ;"],
        &["MissingSemicolon \"A5\"", "LonelyMove \"A5\"", "NumberMark(Some('.')) \".\""],
    );
    let faults = ["ExtraEntry \"2\"", "StrayPunctuation('.') \".\"", "NoteWithoutSign \"so\""];
    check("1: A5 a5 2. so", &["1: A5 a5 2 ~so"], &faults);
}

#[test]
fn norths_move_alone_is_of_the_round_before_whatever_its_number() {
    let moves = |text: &str| {
        let game = read(text).remove(0);
        game.rounds.iter().map(|round| round.entries.len()).collect::<Vec<_>>()
    };
    for line in ["2: a6>;", "7: a6>;", "99999999999: a6>;", "2: North: a6>;", "2: south: a6>;", "2: (0:05) North: a6>;"]
    {
        let text = format!("1: A5<;\n{line}\n");
        assert_eq!(moves(&text), [2], "{line}");
    }
    for line in ["2: South: 6>;", "2: North: 6>;", "2: South: A6>;"] {
        let text = format!("1: A5<;\n{line}\n");
        assert_eq!(moves(&text), [1, 1], "{line}");
    }
}

#[test]
fn a_row_letter_alone_is_a_move_that_breaks_off() {
    check_below("2: A5 a", &["2: A5 NoPit"], &["MissingSemicolon \"a\""]);
    check_below("2: A5 B ;", &["2: A5 NoPit ;"], &["Spacing \" \""]);
    check_below("2: A5 a x;", &["2: A5 ; ~a x"], &["NoteWithoutSign \"a x\""]);
    check_below("2: A5 x;", &["2: A5 ; ~x"], &["NoteWithoutSign \"x\""]);
    check_below("2: A5 a5 b", &["2: A5 a5 ~b"], &["NoteWithoutSign \"b\""]);
}

#[test]
fn a_round_behind_a_semicolon_has_a_colon_and_a_move() {
    for comment in ["2: 5th move", "2: --6", "2: -- so", "2: -- 9 lives", "3: 12 o'clock", "2: A", "2 good", "2:"] {
        check(&format!("1: 5 5; {comment}"), &[&format!("1: 5 5 ; ;{comment}")], &[]);
    }
    for (round, read) in
        [("2: 5.", "2: 5"), ("2: -- 6", "2: -- 6"), ("2:A9", "2: NoSuchPit(9)"), ("2: …  6", "2: -- 6")]
    {
        let text = format!("1: 5 5; {round}");
        let game = super::outline::read(&text).remove(0);
        assert_eq!(super::outline::outline(&text, &game), format!("1: 5 5 ;\n{read}"), "{text}");
    }
}
