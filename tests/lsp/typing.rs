//! What happens while a record is typed: what can come next, and what is not an error yet.

use super::Editor;
use kibao::document::Document;
use kibao::engine::{KIBAO, State};
use kibao::notation::Dialect;
use kibao::replay::{Options, name, replays};
use serde_json::Value;

fn labels(answer: &Value) -> Vec<String> {
    answer["items"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|it| it["label"].as_str().expect("a label").to_owned())
        .collect()
}

#[test]
fn legal_moves_are_offered_with_what_they_do() {
    let mut editor = Editor::new("1: ");
    let answer = editor.at("textDocument/completion", 0, 3);
    assert_eq!(labels(&answer), ["A6<*", "A6>*", "A7<*", "A7>*"]);
    assert_eq!(answer["items"][0]["detail"], "kutakata");
    assert!(answer["items"][0]["documentation"]["value"].as_str().is_some_and(|it| it.contains("North")));
    // North's answers to the move before.
    let mut editor = Editor::new("1: A6<* a");
    let offered = labels(&editor.at("textDocument/completion", 0, 9));
    let replay = replays("1: A6<*\n", &Options::default()).next().expect("a game");
    let state = replay.state_after(1).expect("a state");
    let legal = state.legal(&KIBAO);
    let moves: Vec<String> = legal
        .iter()
        .map(|mv| name(&state, &state.play(&KIBAO, *mv).expect("legal"), Dialect::KIBAO).write(Dialect::KIBAO))
        .collect();
    assert_eq!(offered, moves);
    let first = editor.at("textDocument/completion", 0, 9)["items"][0].clone();
    assert_eq!(first["textEdit"]["range"]["start"]["character"], 8, "the word is replaced");
    assert!(first["detail"].as_str().is_some_and(|it| it.starts_with("captures ")), "{first}");
}

#[test]
fn moves_are_written_in_the_dialect_of_the_record() {
    let mut editor = Editor::new("1: 6L* 6L;\n2: 3");
    let answer = editor.at("textDocument/completion", 1, 4);
    let offered = labels(&answer);
    assert!(
        !offered.is_empty() && offered.iter().all(|it| it.contains(['L', 'R']) && !it.contains('<')),
        "{offered:?}"
    );
    // A word without a row letter is the beginning of a name without one.
    assert!(answer["items"].as_array().is_some_and(|it| {
        it.iter().all(|it| it["filterText"].as_str().is_some_and(|it| it.starts_with(|c: char| c.is_ascii_digit())))
    }));
    for (text, sign) in [("notation: zanzibar\n\n1: ", 'L'), ("notation: kibao\n\n1: ", '<')] {
        let offered = labels(&Editor::new(text).at("textDocument/completion", 2, 3));
        assert!(offered.iter().any(|it| it.contains(sign)), "{offered:?}");
    }
}

#[test]
fn the_next_number_and_the_other_side_are_offered() {
    let mut editor = Editor::new("1: A6<* a6<;\n");
    let offered = labels(&editor.at("textDocument/completion", 1, 0));
    assert_eq!(offered[0], "2:");
    assert!(offered.iter().skip(1).all(|it| it.starts_with(['A', 'B'])) && offered.len() > 1, "{offered:?}");
    let mut editor = Editor::new("1: A6<*\n");
    let offered = labels(&editor.at("textDocument/completion", 1, 0));
    assert!(!offered.is_empty() && offered.iter().all(|it| it.starts_with(['a', 'b'])), "{offered:?}");
}

#[test]
fn every_move_that_is_offered_can_be_played() {
    for sample in ["zanzibar-1994-game1", "random-kibao", "random-hus", "win-in-mid-move"] {
        let text =
            std::fs::read_to_string(crate::cli::root().join(format!("samples/ok/{sample}.bao"))).expect("a sample");
        let record = Document::new(&text, &Options::default());
        let replay = &record.games()[0].replay;
        let mut editor = Editor::new(&text);
        for ply in replay.plies.iter().step_by(7) {
            let start = &text[..ply.span.start as usize];
            let (line, column) =
                (start.matches('\n').count() as u32, start.len() - start.rfind('\n').map_or(0, |at| at + 1));
            let offered = labels(&editor.at("textDocument/completion", line, column as u32));
            let state: State = replay.before(ply).expect("a state");
            let played = ply.played().expect("played");
            let expected = name(&state, played, replay.dialect).write(replay.dialect);
            assert!(offered.contains(&expected), "{sample} {expected}: {offered:?}");
            assert_eq!(offered.len(), state.legal(&replay.rules).len(), "{sample} {expected}");
        }
    }
}

#[test]
fn heads_come_with_examples_and_values() {
    let mut editor = Editor::new("title: a\n\n1: A6<* a6<;\n");
    let answer = editor.at("textDocument/completion", 1, 0);
    let offered = labels(&answer);
    assert!(offered.contains(&"winner".to_owned()) && !offered.contains(&"title".to_owned()), "{offered:?}");
    assert!(answer["items"].as_array().is_some_and(|it| it.iter().any(|it| it["detail"] == "date: 1994-10-11")));
    for (head, value) in [
        ("rules:", "zanzibar"),
        ("winner: ", "North"),
        ("opening: n", "novice"),
        ("takasia:", "no"),
        ("Regeln:", "hus"),
    ] {
        let offered = labels(&Editor::new(head).at("textDocument/completion", 0, head.len() as u32));
        assert!(offered.contains(&value.to_owned()), "{head} {offered:?}");
    }
    let mut editor = Editor::new("1: A6<* a6<; no");
    assert!(labels(&editor.at("textDocument/completion", 0, 15)).is_empty());
}

#[test]
fn a_word_is_no_error_before_the_cursor_has_left_it() {
    let mut editor = Editor::new("south: A\nnorth: B\n\n1: A6<* a6<;\n2: \n");
    let before = editor.codes();
    editor.edit([4, 3, 4, 3], "A");
    let typed = editor.codes();
    assert!(typed.iter().all(|it| before.contains(it) || !it.contains(" 4:")), "{typed:?}");
    editor.edit([4, 4, 4, 4], "9");
    assert!(editor.codes().iter().all(|it| !it.starts_with("N401")));
    // Elsewhere, and by saving, the cursor has left.
    editor.edit([0, 8, 0, 8], "s");
    assert!(editor.codes().iter().any(|it| it.starts_with("N401 4:3")), "{:?}", editor.codes());
    editor.edit([4, 5, 4, 5], "9");
    assert!(editor.codes().iter().all(|it| !it.starts_with("N401")));
    editor.save();
    assert!(editor.codes().iter().any(|it| it.starts_with("N401 4:3")));
    // What is before the word is judged at once.
    editor.edit([4, 3, 4, 6], "A1> a");
    assert!(editor.codes().iter().any(|it| it.starts_with("R101 4:3")), "{:?}", editor.codes());
}

#[test]
fn what_follows_an_unfinished_move_waits_too() {
    let mut editor = Editor::new("south: A\nnorth: B\n\n1: A6<*\n2: A3> a5<;\n");
    editor.edit([3, 7, 3, 7], " a");
    let typed = editor.codes();
    assert!(typed.iter().all(|it| !it.contains(" 4:")), "{typed:?}");
    editor.save();
    assert!(editor.codes().len() > typed.len());
}
