//! The exact text of repaired records: places with gaps, stray signs, empty rounds, crowded lines, the look of single words.

use super::{candidate, filled, first, moves, record, told};
use kibao::engine::{KIBAO, State};
use kibao::replay::{
    Candidate, Difference, Options, Replay, canonical, repaired, repaired_all, replays, rewritten_move,
};

fn replay_of(text: &str) -> Replay<'_> {
    replays(text, &Options::default()).next().expect("a game")
}

/// Records with where the moves of the repaired game come from, the changes, and the repaired record.
type Rows = [(&'static str, &'static str, &'static str, &'static str)];

#[track_caller]
fn check(rows: &Rows) {
    let moves = &moves(1)[..9];
    for (record, from, changes, wanted) in rows {
        let (text, wanted) = (filled(record, moves), filled(wanted, moves));
        for ends in ["\n", "\r\n", "\r"] {
            let (text, wanted) = (text.replace('\n', ends), wanted.replace('\n', ends));
            let replay = replay_of(&text);
            let it = candidate(&replay, replay.start.expect("a start"), moves, from, changes);
            let new = repaired(&replay, &it, &Options::default(), true);
            assert_eq!(new.as_deref(), Ok(wanted.as_str()), "{record:?} {from}");
        }
    }
}

#[test]
fn a_word_stays_in_its_place_beside_gaps_and_fills_those_of_words_that_went() {
    check(&[
        // A gap that was there stays.
        ("1: $0 --;\n2: -- $1;\n3: A1> $3;\n", "0 1 2! 3", "replace 2", "1: $0 --;\n2: -- $1;\n3: $2 $3; was A1>\n"),
        ("1: $0;\n2: -- $1;\n3: $2 a1>;\n", "0 1 2 3!", "replace 3", "1: $0;\n2: -- $1;\n3: $2 $3; was a1>\n"),
        (
            "1: $0 $1;\n2: $2 --;\n3: - $3;\n4: A1> $5;\n",
            "0 1 2 3 4! 5",
            "replace 4",
            "1: $0 $1;\n2: $2 --;\n3: - $3;\n4: $4 $5; was A1>\n",
        ),
        // The place of a word that went does not.
        ("1: $0 a1>;\n2: -- $1;\n", "0 2", "delete 1", "1: $0 $1; taken out: a1>\n"),
        // One of the other side, which would be the move that is due, is not read as that.
        ("1: $0 $1;\n2: $3 $2;\n", "0 1 3", "delete 2", "1: $0 $1;\n2: $2; South: taken out: $3\n"),
        // A word in the other side's place moves to its own.
        ("1: $0 --;\n2: $1 $2;\n", "0 1 2", "", "1: $0 $1;\n2: $2;\n"),
        ("1: $0 $1 $2;\n2: -- $3;\n", "0 1 2 3", "", "1: $0 $1;\n2: $2 $3;\n"),
    ]);
}

#[test]
fn stray_signs_stay_with_their_words() {
    check(&[
        ("1: $0 $1;\n2: $2.;\n", "0 1 2 +", "insert 3", "1: $0 $1;\n2: $2. $3; $3 put in\n"),
        ("1: $0 $1;\n2: $2. $2,;\n", "0 1 2", "delete 3", "1: $0 $1;\n2: $2.; taken out: $2\n"),
        ("1: A1>. $1. 2: $2 $3\n", "0! 1 2 3", "replace 0", "1: $0. $1.; was A1>; 2: $2 $3\n"),
        ("1: $0 $1, $2.;\n2: $3;\n", "0 1 2 3", "", "1: $0 $1,;\n2: $2 $3;\n"),
    ]);
}

#[test]
fn rounds_are_put_behind_or_below_as_there_is_room() {
    check(&[
        // Indented as the last one.
        (" 1: $0 $1;\n  2: $2 $4;\n", "0 1 2 + 3", "insert 3", " 1: $0 $1;\n  2: $2 $3; $3 put in\n  3: $4;\n"),
        ("\t1: $0 $1\n\t2: $2 $4\n", "0 1 2 + 3", "insert 3", "\t1: $0 $1\n\t2: $2 $3; $3 put in\n\t3: $4\n"),
        // Nothing can follow a `%`, or a round that is only read at the start of a line.
        (
            "1: $0 $1; 2: $2 $4 % good\n",
            "0 1 2 + 3",
            "insert 3",
            "1: $0 $1; 2: $2 $3 % good\n; round 2, North: $3 put in\n3: $4\n",
        ),
        ("1: $0 $1 2. $2 $4\n", "0 1 2 + 3", "insert 3", "1: $0 $1 2. $2 $3; $3 put in\n3. $4\n"),
    ]);
}

#[test]
fn rounds_without_moves_go_and_comments_stay() {
    check(&[
        ("1: $0 $1; 2: $1;\n", "0 1", "delete 2", "1: $0 $1; taken out: $1\n"),
        ("1: $0 $1; good; 2: $1;\n", "0 1", "delete 2", "1: $0 $1; good\n; round 1: taken out: $1\n"),
        ("1: $0 $1; good ; 2: $1\n", "0 1", "", "1: $0 $1; good \n"),
        ("1: $0 $1; 2: $1; bad\n", "0 1", "", "1: $0 $1;\n; bad\n"),
        ("1: $0 $1; good; 2: $1; bad\n", "0 1", "", "1: $0 $1; good\n; bad\n"),
    ]);
}

#[test]
fn a_note_stands_before_a_round_only_if_that_is_read_behind_it() {
    check(&[
        ("1: A1> $1 2: -- $2;\n", "0! 1", "replace 0", "1: $0 $1; was A1>\n"),
        ("1: A1> $1 2. $2 $3\n", "0! 1 2 3", "replace 0", "1: $0 $1 2. $2 $3\n; round 1, South: was A1>\n"),
        ("1: A1> $1 2) $2 $3\n", "0! 1 2 3", "replace 0", "1: $0 $1 2) $2 $3\n; round 1, South: was A1>\n"),
        ("1: A1> $1 2： $2 $3\n", "0! 1 2 3", "replace 0", "1: $0 $1; was A1>; 2： $2 $3\n"),
        ("1: A1> -- 2: -- $1\n", "0! 1", "replace 0", "1: $0 --; was A1>; 2: -- $1\n"),
    ]);
}

#[test]
fn a_head_value_takes_the_place_of_the_old_one() {
    let mut state = State::new(KIBAO.novice_start());
    let mut truth = Vec::new();
    for _ in 0..4 {
        let played = state.play(&KIBAO, state.legal(&KIBAO).as_slice()[0]).expect("a legal move");
        truth.push(canonical(&state, &played));
        state = played.after;
    }
    for (head, wanted) in [
        ("opening:official\n", "opening:novice; was official\n"),
        ("opening: official\n", "opening: novice; was official\n"),
        ("opening:\n", "opening: novice; put in\n"),
        ("opening :\n", "opening : novice; put in\n"),
    ] {
        let rounds = filled("\n1: $0 $1;\n2: $2 $3;\n", &truth);
        let text = format!("{head}{rounds}");
        let replay = replay_of(&text);
        let it = candidate(&replay, State::new(KIBAO.novice_start()), &truth, "0 1 2 3", "opening novice");
        assert_eq!(repaired(&replay, &it, &Options::default(), true), Ok(format!("{wanted}{rounds}")));
    }
}

/// How a scorer writes the move of an index.
type Look = fn(usize, &str) -> String;

const FULL: Look = |_, word| word.to_owned();
const KUNAMUA_WITHOUT_ROWS: Look = |index, word| if index < 44 { word[1..].to_owned() } else { word.to_owned() };
const SOME_WITHOUT_ROWS: Look =
    |index, word| if index.is_multiple_of(3) { word[1..].to_owned() } else { word.to_owned() };
const WITHOUT_MARKS: Look = |_, word| word.trim_end_matches('*').to_owned();
const ZANZIBAR: Look =
    |index, word| KUNAMUA_WITHOUT_ROWS(index, word).replace('>', "R").replace('<', "L").replace('+', ">");

/// The record of a game in which one word is written otherwise.
fn slipped(look: Look, at: usize, word: &str) -> String {
    let mut words: Vec<String> = moves(1).iter().enumerate().map(|(index, word)| look(index, word)).collect();
    word.clone_into(&mut words[at]);
    record(&words)
}

#[test]
fn a_word_is_written_as_the_one_it_replaces_or_as_the_others() {
    let truth = moves(1);
    for (look, at, old, wanted) in [
        (FULL, 4, "A7>+", "A8>+"),
        (FULL, 4, "7>+", "8>+"),
        (FULL, 4, "--", "A8>+"),
        (SOME_WITHOUT_ROWS, 4, "--", "A8>+"),
        (SOME_WITHOUT_ROWS, 6, "--", "A6>"),
        (KUNAMUA_WITHOUT_ROWS, 4, "--", "8>+"),
        (KUNAMUA_WITHOUT_ROWS, 4, "A7>+", "A8>+"),
        (ZANZIBAR, 4, "--", "8R>"),
        (ZANZIBAR, 4, "7r", "8R>"),
        // Rows are written behind kunamua.
        (KUNAMUA_WITHOUT_ROWS, 46, "--", "B7>"),
        (ZANZIBAR, 46, "--", "B7R"),
        (KUNAMUA_WITHOUT_ROWS, 60, "--", "B6>"),
        // Marks.
        (FULL, 0, "A7>", "A6>*"),
        (WITHOUT_MARKS, 0, "A7>*", "A6>*"),
        (WITHOUT_MARKS, 0, "A7>", "A6>"),
        (WITHOUT_MARKS, 0, "--", "A6>"),
        // The sign of a win stays with a move that wins, and is never put in.
        (FULL, 4, "A7>#", "A8>+"),
        (FULL, 60, "B5>#", "B6>#"),
        (FULL, 60, "B5>", "B6>"),
    ] {
        let text = slipped(look, at, old);
        let replay = replay_of(&text);
        let from: Vec<String> = (0..truth.len())
            .map(|index| match (index == at, old == "--") {
                (true, true) => "+".to_owned(),
                (true, false) => format!("{index}!"),
                (false, gap) => (index - usize::from(gap && index > at)).to_string(),
            })
            .collect();
        let changes = format!("{} {at}", if old == "--" { "insert" } else { "replace" });
        let it = candidate(&replay, replay.start.expect("a start"), &truth, &from.join(" "), &changes);
        assert_eq!(rewritten_move(&replay, &it, &it.edits[0]).as_deref(), Some(wanted), "{at} {old}");
        let new = repaired(&replay, &it, &Options::default(), false);
        assert_eq!(new, Ok(slipped(look, at, wanted)), "{at} {old}");
    }
}

#[test]
fn a_change_of_no_single_move_writes_none() {
    let mut words = moves(1);
    words.insert(9, "A6>".to_owned());
    let text = record(&words);
    let (replay, repairs) = first(&text);
    let best = repairs.only().expect("one");
    assert_eq!((told(best).as_str(), rewritten_move(&replay, best, &best.edits[0])), ("delete 10", None));
}

/// What is said of a text that is repaired as if it were another of the same length.
fn refused(text: &str, taken_for: &str, from: &str) -> Option<Difference> {
    let moves = &moves(1)[..9];
    let (text, taken_for) = (filled(text, moves), filled(taken_for, moves));
    assert_eq!(text.len(), taken_for.len());
    let mut replay = replay_of(&taken_for);
    replay.game.text = &text;
    let it = candidate(&replay, replay.start.expect("a start"), moves, from, "");
    repaired(&replay, &it, &Options::default(), true).err()
}

#[test]
fn what_a_text_loses_is_named() {
    for (text, taken_for, from, error) in [
        ("1: $0 $1; lovely!\n", "1: $0 $1; 2: $2\n", "0 1", Some(Difference::Comments)),
        ("1: $0 $1;\n2: $2 $3;\n", "1: $0 $1;\n7: $2 $3;\n", "0 1 2 3 +", Some(Difference::Numbers)),
        ("1: $0 $1;\n7: $2 $3;\n", "1: $0 $1;\n7: $2 $3;\n", "0 1", None),
        ("1: $0 $1;\n7: $2 $3;\n", "1: $0 $1;\n7: $2 $3;\n", "0 1 2 3", None),
    ] {
        assert_eq!(refused(text, taken_for, from), error, "{text} {from}");
    }
}

#[test]
fn a_record_of_other_moves_is_refused_though_all_of_it_replays() {
    let moves = moves(1);
    let text = "1: A7>* a7>*;\n";
    let replay = replay_of(text);
    assert!(replay.is_valid());
    let it = candidate(&replay, replay.start.expect("a start"), &moves[..2], "0 1", "");
    assert_eq!(repaired(&replay, &it, &Options::default(), true), Err(Difference::Moves));
}

#[test]
fn games_are_repaired_in_their_order() {
    let moves = moves(1);
    let text = filled("title: one\n\n1: $0 $1;\n\ntitle: two\n\n1: $0 $1;\n", &moves);
    let options = Options::default();
    let games: Vec<Replay> = replays(&text, &options).collect();
    let it = |game: &Replay| candidate(game, game.start.expect("a start"), &moves[..2], "0 1", "");
    let both: Vec<(&Replay, Candidate)> = games.iter().map(|game| (game, it(game))).collect();
    let [one, two] = both.as_slice() else { panic!("two games") };
    let (one, two) = ((one.0, &one.1), (two.0, &two.1));
    assert_eq!(repaired_all(&text, &[one, two], &options, true).as_deref(), Ok(text.as_str()));
    assert_eq!(repaired_all(&text, &[two], &options, true).as_deref(), Ok(text.as_str()));
    assert_eq!(repaired_all(&text, &[two, one], &options, true), Err(Difference::OtherGames));
}
