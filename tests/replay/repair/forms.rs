//! Where the changes go in records of every form: head lines, gaps, logs on one line, comments.

use super::{first, moves, record, repaired_one, told};
use kibao::engine::{BuiltIn, KIBAO, State};
use kibao::generate::{Generator, SplitMix64};
use kibao::notation::Dialect;
use kibao::replay::{Difference, Options, canonical, repaired, repaired_all, replays};

/// Made of the moves of a game, one of them otherwise.
fn slipped(at: usize, word: &str) -> Vec<String> {
    let mut moves = moves(1);
    word.clone_into(&mut moves[at - 1]);
    moves
}

fn on_one_line(text: &str) -> String {
    let (head, rounds) = text.split_once("\n\n").expect("a head");
    format!("{head}\n\n {}\n", rounds.lines().collect::<Vec<_>>().join(" "))
}

#[test]
fn comments_find_room() {
    let text = record(&slipped(5, "A8>"));
    let round = "3: A8> a5>+;";
    for (written, repaired) in [
        (round, "3: A8>+ a5>+; was A8>"),
        ("3: A8> a5>+", "3: A8>+ a5>+; was A8>"),
        ("3: A8> a5>+;; ", "3: A8>+ a5>+;; was A8> "),
        ("3: A8> a5>+; good", "3: A8>+ a5>+; good\n; round 3, South: was A8>"),
        ("3: A8> a5>+ % good", "3: A8>+ a5>+ % good\n; round 3, South: was A8>"),
        ("3: A8> a5>+ (good)", "3: A8>+ a5>+ (good)\n; round 3, South: was A8>"),
        ("3: A8> a5>+; good\n; below", "3: A8>+ a5>+; good\n; round 3, South: was A8>\n; below"),
        ("3: A8> a5>+;\n; below", "3: A8>+ a5>+; was A8>\n; below"),
        ("3. A8> a5>+;", "3. A8>+ a5>+; was A8>"),
        ("A8> a5>+;", "A8>+ a5>+; was A8>"),
        ("03:  8>  a5>+ ;", "03:  8>+  a5>+ ; was 8>"),
        ("3: A8&gt; a5>+;", "3: A8>+ a5>+; was A8&gt;"),
    ] {
        let text = text.replace(round, written);
        for ends in ["\n", "\r\n", "\r"] {
            let (text, repaired) = (text.replace('\n', ends), repaired.replace('\n', ends));
            let new = repaired_one(&text, "replace 5 A8>+");
            assert_eq!(new, text.replace(&written.replace('\n', ends), &repaired));
        }
    }
}

#[test]
fn what_could_not_be_read_is_filled_in() {
    let number = 9;
    let move_of = &moves(1)[number - 1];
    assert_eq!(move_of, "A6>");
    for word in ["[illegible]", "(?)", "?", "A?>", "5|6>", "A6/5>", "46>"] {
        let text = record(&slipped(number, word));
        let new = repaired_one(&text, "replace 9 A6>");
        assert_eq!(new, text.replace(&format!("5: {word} a7>;"), &format!("5: A6> a7>; was {word}")));
    }
}

#[test]
fn a_move_alone_in_its_round_is_in_the_column_of_its_letter() {
    let text = record(&moves(1)).replace("5: A6> a7>;", "5: a7>;");
    assert_eq!(repaired_one(&text, "insert 9 A6>"), text.replace("5: a7>;", "5: A6> a7>; A6> put in"));
}

#[test]
fn logs_on_one_line_keep_their_rounds() {
    let text = on_one_line(&record(&slipped(5, "A8>")));
    for (written, repaired) in
        [("3: A8> a5>+; 4: ", "3: A8>+ a5>+; was A8>; 4: "), ("3: A8> a5>+ 4: ", "3: A8>+ a5>+; was A8>; 4: ")]
    {
        let text = text.replace("3: A8> a5>+; 4: ", written);
        assert_eq!(repaired_one(&text, "replace 5 A8>+"), text.replace(written, repaired));
    }
    let text = text.replace("3: A8> a5>+;", "3: A8> a5>+; good;");
    let wanted = text.replace("A8> a5>+;", "A8>+ a5>+;") + "; round 3, South: was A8>\n";
    assert_eq!(repaired_one(&text, "replace 5 A8>+"), wanted);
    // A move more than there are places, and one less.
    let mut more = moves(1);
    more.truncate(60);
    let whole = on_one_line(&record(&more));
    more.remove(8);
    let text = on_one_line(&record(&more));
    assert_eq!(repaired_one(&text, "insert 9 A6>"), whole.replace("5: A6> a7>;", "5: A6> a7>; A6> put in;"));
    more = moves(1);
    more.truncate(60);
    more.insert(9, "A6>".to_owned());
    let text = on_one_line(&record(&more));
    assert_eq!(repaired_one(&text, "delete 10"), whole.replace("5: A6> a7>;", "5: A6> a7>; taken out: A6>;"));
    // The last move is put in behind the last round of the line.
    let mut moves = moves(1);
    moves.truncate(60);
    moves.remove(8);
    moves.push("A2>".to_owned());
    let text = on_one_line(&record(&moves[..59]));
    assert!(repaired_one(&text, "insert 9 A6>").contains("; 30: A2> b4<*;\n"));
}

#[test]
fn places_are_filled_and_rounds_added_or_taken_out() {
    let whole = moves(1);
    // An empty place, written or not.
    for gap in ["4: A6> --;", "4: A6>;", "4: A6> ...;"] {
        let text = record(&whole).replace("4: A6> a6<;", gap);
        let wanted = record(&whole).replace("4: A6> a6<;", "4: A6> a6<; a6< put in");
        assert_eq!(repaired_one(&text, "insert 8 a6<"), wanted);
    }
    // A last round is added in the record's own form, below the comments of the one before.
    let mut short = whole[..60].to_vec();
    short.remove(8);
    let text = record(&short).trim_end().replace(": ", ":  ").replace("title:  ", "title: ");
    assert!(repaired_one(&text, "insert 9 A6>").ends_with("30:  A2> b4<*;"));
    let mut long = whole[..61].to_vec();
    long.insert(9, "A6>".to_owned());
    let text = record(&long).replace("31: b4<* B6>;", "31: b4<* B6>; the last\n; remark");
    let new = repaired_one(&text, "delete 10");
    assert!(new.ends_with("31: B6>; the last\n; remark\n"), "{new}");
    let mut long = whole[..60].to_vec();
    long.insert(9, "A6>".to_owned());
    let text = record(&long).replace("31: b4<*;", "31: b4<*; the last\n; remark");
    let new = repaired_one(&text, "delete 10");
    assert!(new.ends_with("30: A2> b4<*;\n; the last\n; remark\n"), "{new}");
    let new = repaired_one(&record(&long), "delete 10");
    assert!(new.ends_with("\n30: A2> b4<*;\n"), "{new}");
    let mut odd = whole[..61].to_vec();
    odd.remove(8);
    let text = record(&odd).replace("30: b4<* B6>;", "30: b4<* B6>; the last\n; remark\n");
    let new = repaired_one(&text, "insert 9 A6>");
    assert!(new.ends_with("30: A2> b4<*; the last\n; remark\n31: B6>;\n\n"), "{new}");
}

#[test]
fn north_may_begin() {
    let opening =
        "opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 1 ]\n";
    let text = format!("{opening}1: -- a7*;\n2: A7>* a6<*;\n3: A6> a4>;\n");
    let (replay, repairs) = first(&text);
    assert_eq!(replay.replayed(), 0);
    for candidate in &repairs.candidates {
        let new = repaired(&replay, candidate, &Options::default(), true).expect("it reads back");
        assert!(new.contains("\n1: -- a"), "{new}");
    }
    assert!(!repairs.candidates.is_empty());
}

/// Twelve rounds from the novice opening.
fn novice_game() -> String {
    let mut random = SplitMix64::new(9);
    let mut state = State::new(KIBAO.novice_start());
    let (mut text, mut plies) = (String::new(), 0);
    while plies < 24 {
        let legal = state.legal(&KIBAO);
        if legal.as_slice().is_empty() {
            // The game is over too soon.
            (state, text, plies) = (State::new(KIBAO.novice_start()), String::new(), 0);
            continue;
        }
        let played = state.play(&KIBAO, legal.as_slice()[random.below(legal.as_slice().len())]).expect("a legal move");
        let name = canonical(&state, &played);
        text += &if plies % 2 == 0 { format!("{}: {name}", plies / 2 + 1) } else { format!(" {name};\n") };
        (state, plies) = (played.after, plies + 1);
    }
    text
}

#[test]
fn the_head_is_changed_or_made() {
    // Without blocking a4 may be played.
    let opening =
        "opening: [ 0 1 2 1 4 8 2 2 | 10 0 0 10 2 1 0 1 | 0 2 0 0 0 0 2 0 | 0 0 2 2 0 2 6 4 | 0 0 | F F | 255 | 0 ]\n";
    let text = format!("{opening}; about it\n1: A7<* a4<*;\n");
    let (replay, repairs) = first(&text);
    let made = |changes: &str| {
        let it = repairs.candidates.iter().find(|it| super::told(it) == changes);
        it.map(|it| repaired(&replay, it, &Options::default(), true).expect("it reads back"))
    };
    let wanted = text.replace("; about it\n", "; about it\ntakasia: no; put in\n");
    assert_eq!(made("rules 1 takasia: no"), Some(wanted));

    // A novice opening that the head does not tell of, or tells wrongly.
    let novice = novice_game();
    for (head, repaired) in [
        ("", "opening: novice; put in\n\n"),
        ("; a game\n", "; a game\nopening: novice; put in\n\n"),
        ("title: a game\n\n", "title: a game\nopening: novice; put in\n\n"),
        ("title: a game\n; of two\nplace:\n\n", "title: a game\n; of two\nplace:\nopening: novice; put in\n\n"),
        ("opening:\n\n", "opening: novice; put in\n\n"),
        ("Opening : official ;\n\n", "Opening : novice ; was official\n\n"),
        ("opening: official; so they say\n\n", "opening: novice; so they say\n; opening: was official\n\n"),
    ] {
        let text = format!("{head}{novice}");
        // The moves also fit the rules kujifunza, so that the opening is certain only if the head has another.
        let (replay, repairs) = first(&text);
        assert_eq!(repairs.only().is_some(), head.to_lowercase().contains("official"), "{text}");
        assert_eq!(told(&repairs.candidates[0]), "opening 1 novice");
        let new = kibao::replay::repaired(&replay, &repairs.candidates[0], &Options::default(), true);
        assert_eq!(new.expect("the new text"), format!("{repaired}{novice}"));
    }
    // Another rule set: the moves are those of a game of Hus bao.
    let known = BuiltIn::named("hus").expect("hus");
    let generator = Generator { name: "hus", rules: known.rules, dialect: Dialect::KIBAO, seed: 1 };
    let text = generator.game(0);
    let forgotten = text.replace("rules: hus\n", "");
    let wanted = forgotten.replacen("\n\n", "\nrules: hus; put in\n\n", 1);
    assert_eq!(repaired_one(&forgotten, "rules 1 hus"), wanted);
    let wrong = text.replace("rules: hus\n", "rules: ruehl\n");
    let wanted = wrong.replace("rules: ruehl\n", "rules: hus; was ruehl\n");
    assert_eq!(repaired_one(&wrong, "rules 1 hus"), wanted);
}

#[test]
fn words_keep_the_look_of_the_record() {
    // The record of 1994: no rows in kunamua, directions only where they are not forced, letters.
    let text = include_str!("../../../samples/err/zanzibar-1994-game2.bao");
    let wanted = text.replace("14: 8 3R;", "14: 8> 3R; was 8");
    assert_eq!(repaired_one(text, "replace 27 A8>+"), wanted);
    // With the signs off its last nine rounds all of it replays.
    let whole = text.replace("% ", "");
    let (replay, _) = first(&whole);
    assert_eq!(replay.plies.len(), 53);
    let new = repaired_one(&whole, "replace 27 A8>+");
    let again = replays(&new, &Options::default()).next().expect("a game");
    assert_eq!((again.replayed(), again.is_valid()), (53, true));
    // Of the places only those that change do. The head names a winner who has not won by play at the end of the record.
    for (written, slip, changes, repaired) in [
        ("12: 5L 8>;", "12: 5R 8>;", "replace 23 A5<", "12: 5L 8>; was 5R"),
        ("11: 6R* 7L*;", "11: 6R* -;", "insert 22 a7<*", "11: 6R* 7L*; 7L* put in"),
        ("4: 8R* 7R*;", "4: 8R* 7=;", "replace 8 a7>*", "4: 8R* 7R*; was 7="),
        ("12: 5L 8>;", "12: 5L 7>;", "replace 24 a8>+", "12: 5L 8>; was 7>"),
    ] {
        let sound = new.replace("; was 8\n", ";\n");
        let text = sound.replace(written, slip);
        assert_eq!(repaired_one(&text, changes), sound.replace(written, repaired));
    }
}

#[test]
fn sound_records_and_hopeless_ones() {
    let (_, repairs) = first(&record(&moves(1)));
    assert_eq!((repairs.candidates.len(), repairs.replays_to, repairs.plies), (0, 61, 61));
    let mut shuffled = moves(1);
    shuffled.sort();
    let (_, repairs) = first(&record(&shuffled));
    assert!(repairs.candidates.is_empty() && repairs.furthest < repairs.plies);
}

#[test]
fn what_does_not_read_back_is_refused() {
    let text = record(&slipped(5, "A8>"));
    let (replay, repairs) = first(&text);
    let best = repairs.only().expect("one");
    let options = Options::default();
    // The candidate of another record.
    let other = record(&slipped(31, "A8<"));
    let (other_replay, _) = first(&other);
    assert_eq!(repaired(&other_replay, best, &options, true), Err(Difference::Moves));
    // Another text than the replay was made of.
    assert!(repaired_all("title: something else\n", &[(&replay, best)], &options, true).is_err());
    assert!(repaired(&replay, best, &options, false).is_ok());
}
