//! Moves that a record leaves open: played where only one fits the moves after it, and never invented.

use kibao::findings::Report;
use kibao::notation::Reading;
use kibao::replay::{Limits, Options, PlyState, Replay, canonical, repair, replays};
use std::fs;
use std::path::Path;

const GAME: &str = "samples/ok/zanzibar-1994-game4.bao";

/// A sound record with rounds of two moves, its lines in order.
fn record() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(GAME)).expect("the sample")
}

fn only(text: &str) -> Replay<'_> {
    let options = Options::default();
    let mut games = replays(text, &options);
    let first = games.next().expect("a game");
    assert!(games.next().is_none(), "one game");
    first
}

/// The record with its ply of this index replaced by a word.
fn with(text: &str, index: usize, word: &str) -> String {
    let replay = only(text);
    let span = replay.plies[index].span;
    format!("{}{word}{}", &text[..span.start as usize], &text[span.end as usize..])
}

/// The canonical name of a played ply.
fn name(replay: &Replay<'_>, index: usize) -> Option<String> {
    let ply = &replay.plies[index];
    Some(canonical(&replay.before(ply)?, ply.played()?))
}

#[test]
fn every_open_move_is_found_or_left_open() {
    let text = record();
    let sound = only(&text);
    let last = sound.plies.len() - 1;
    let mut found = 0;
    for index in 0..=last {
        let true_name = name(&sound, index).expect("a played move");
        let row = &true_name[..1];
        for word in ["[illegible]".to_owned(), format!("{row}?")] {
            let open = with(&text, index, &word);
            let replay = only(&open);
            assert!(!replay.is_valid(), "{word} at ply {index} is not what was played");
            if replay.plies[index].is_inferred() {
                assert_eq!(name(&replay, index).as_ref(), Some(&true_name), "ply {index}, {word}");
                assert_eq!(replay.replayed(), sound.plies.len(), "the rest is played");
                found += 1;
            } else {
                assert_eq!(replay.plies[index].state, PlyState::Stuck);
                assert!(index + 12 > last, "ply {index}: the moves after it say too little for {word}");
            }
        }
    }
    assert!(found > 100, "{found} moves were found");
}

#[test]
fn two_open_moves_are_found_together() {
    let text = record();
    let sound = only(&text);
    let open = with(&with(&text, 6, "[illegible]"), 7, "?");
    let replay = only(&open);
    assert_eq!((name(&replay, 6), name(&replay, 7)), (name(&sound, 6), name(&sound, 7)));
}

#[test]
fn a_mistake_far_behind_does_not_hide_the_move_and_one_nearby_does() {
    let text = record();
    let sound = only(&text);
    let far = with(&with(&text, 40, "A1<"), 4, "[illegible]");
    let replay = only(&far);
    assert_eq!((name(&replay, 4), replay.replayed()), (name(&sound, 4), 40));
    let near = with(&with(&text, 6, "B1<"), 4, "[illegible]");
    assert_eq!(only(&near).replayed(), 4);
}

#[test]
fn several_readings_are_a_choice_between_them() {
    let text = record();
    let sound = only(&text);
    let replay_of = |word: &str| {
        let open = with(&text, 0, word);
        let replay = only(&open);
        name(&replay, 0)
    };
    assert_eq!(name(&sound, 0).as_deref(), Some("A6<*"));
    assert_eq!(replay_of("6|7").as_deref(), Some("A6<*"));
    assert_eq!(replay_of("A6:0.7|7:0.3").as_deref(), Some("A6<*"));
    // None of the readings fits.
    assert_eq!(replay_of("7|8"), None);
    assert_eq!(replay_of("A?>"), None);
}

#[test]
fn the_last_moves_are_not_invented() {
    for text in ["1: A6<* ?;\n", "1: A6<* [illegible];\n", "1: A6<* a5<;\n2: [illegible] --;\n3: -- --;\n"] {
        let replay = only(text);
        assert!(replay.plies.iter().all(|ply| !ply.is_inferred()), "{text:?}");
    }
}

#[test]
fn many_open_moves_end_the_search() {
    let rounds: String = (2..400).map(|number| format!("{number}: [illegible] [illegible];\n")).collect();
    let text = format!("1: A6<* a5<;\n{rounds}");
    assert_eq!(only(&text).replayed(), 2);
}

#[test]
fn the_repair_of_an_open_move_is_the_one_that_fits() {
    let open = with(&record(), 10, "[illegible]");
    let replay = only(&open);
    let repairs = repair(&replay, &Options::default(), &Limits::default());
    let best = repairs.only().expect("a certain repair");
    assert_eq!((best.edits.len(), Some(best.edits[0].becomes())), (1, name(&replay, 10)));
    assert_eq!(Report::new(replay).findings.iter().filter(|it| it.check.code == "N406").count(), 1);
}

#[test]
fn opinions_are_weighed_in_each_game_of_its_own() {
    let text = "1: A6<*? a6<;\n2: A4> a6>;\n1: A7>* a7>*!;\n";
    let options = Options::default();
    let read = |replay: Replay<'_>| -> Vec<Option<Reading>> {
        replay.game.rounds.iter().flat_map(|round| round.entries.iter().map(|entry| entry.reading)).collect()
    };
    let games: Vec<_> = replays(text, &options).map(read).collect();
    assert_eq!(games, [vec![Some(Reading::Doubtful), None, None, None], vec![None, None]]);
}

#[test]
fn the_only_legal_move_is_not_taken_for_a_last_word() {
    // Only A3< and A3> are legal of the front row, and A3< alone with this direction; nothing follows that would prove it.
    let opening = "[ 6 6 6 6 6 6 7 7 | 4 0 0 0 3 0 0 0 | 1 0 2 0 1 0 0 0 | 0 0 3 0 0 0 0 0 | 0 0 | F F | 255 | 0 ]";
    let text = format!("opening: {opening}\n\n1: A?<;\n");
    let replay = only(&text);
    assert!(!replay.plies[0].is_inferred());
    assert_eq!(replay.plies[0].state, PlyState::Stuck);
}
