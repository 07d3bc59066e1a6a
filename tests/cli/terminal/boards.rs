//! Every board that is drawn, read back and compared with the JSON of its position.

use super::reader::boards;
use crate::cli::{root, run_in};
use crate::fixtures;
use kibao::engine::{Ends, Pit};
use kibao::render::board::{Look, MarkedBoard, Words, draw, text};
use kibao::render::json::position;
use kibao::render::marks::{Marks, StepKind, TRACE_MOST, steps};
use kibao::replay::{Options, Replay, pit_name, replays};
use kibao::words::Lang;
use serde_json::{Value, json};

/// The texts of the sound samples that are UTF-8.
fn texts() -> Vec<(String, String)> {
    let sound = fixtures::all().into_iter().filter(|(path, _)| path.starts_with("ok/"));
    sound.filter_map(|(path, bytes)| Some((path, String::from_utf8(bytes).ok()?))).collect()
}

/// Every way to draw a board.
fn looks() -> Vec<Look> {
    let mut looks = Vec::new();
    for ascii in [false, true] {
        for flip in [false, true] {
            for (frame, words) in [true, false].map(|frame| [(frame, Words::Beside), (frame, Words::Around)]).concat() {
                looks.push(Look { ascii, flip, frame, words });
            }
        }
    }
    looks
}

fn drawn(shown: &MarkedBoard<'_>, look: Look) -> String {
    let lines: Vec<String> = draw(Lang::En, shown, look).iter().map(|line| text(line)).collect();
    lines.join("\n")
}

fn assert_drawn(replay: &Replay, shown: &MarkedBoard<'_>, context: &str) {
    let expected = json!(position(shown.position, replay.rules.house, shown.over));
    for look in looks() {
        let drawn = drawn(shown, look);
        let [board] = &boards(&drawn)[..] else { panic!("{context}: one board\n{drawn}") };
        board.assert_is(&expected, &format!("{context} {look:?}\n{drawn}"));
        let width = if look.frame { 46 } else { 41 };
        let words = look.words == Words::Beside;
        assert!(words || drawn.lines().all(|line| line.chars().count() <= width), "{context} {look:?}\n{drawn}");
        assert!(!look.ascii || drawn.is_ascii(), "{drawn}");
    }
}

#[test]
fn every_position_is_drawn_as_the_json_tells_it() {
    let (mut count, mut blocked) = (0, 0);
    for (path, text) in texts() {
        for replay in replays(&text, &Options::default()) {
            for ply in 0..=replay.replayed() {
                let state = replay.state_after(ply).expect("a board");
                let moved = ply.checked_sub(1).map(|at| &replay.plies[at]);
                let moved = moved.map(|ply| (replay.before(ply).expect("a board"), ply.played().expect("a move")));
                let marks = moved.map_or(Marks::NONE, |(before, played)| Marks::of(&before, &replay.rules, played));
                let (house, over) = (replay.rules.house, replay.is_over_at(ply));
                assert_drawn(
                    &replay,
                    &MarkedBoard { position: &state.position, house, over, marks: &marks },
                    &format!("{path} {ply}"),
                );
                count += 1;
                blocked += usize::from(state.position.block.is_some());
            }
        }
    }
    assert!(count > 1_200 && blocked > 3, "{count} {blocked}");
}

#[test]
fn the_steps_of_every_move_lead_to_the_board_after_it() {
    let (mut moves, mut sowings, mut endless) = (0, 0, 0);
    for (path, text) in texts() {
        for replay in replays(&text, &Options::default()) {
            for ply in &replay.plies {
                let (before, played) = (replay.before(ply).expect("a board"), ply.played().expect("a move"));
                let steps = steps(&before, &replay.rules, played, TRACE_MOST);
                let context = format!("{path} {}", ply.number);
                for step in &steps {
                    let (house, over) = (replay.rules.house, step.over);
                    let shown = MarkedBoard { position: &step.position, house, over, marks: &step.marks };
                    assert_drawn(&replay, &shown, &context);
                    let StepKind::Sowing(sowing) = step.kind else { continue };
                    let look = Look::default();
                    let [board] = &boards(&drawn(&shown, look))[..] else { panic!("{context}") };
                    // What was sown is marked, and nothing else of the mover but where it was lifted.
                    for pit in Pit::LISTED {
                        let mark = board.marks.get(&pit_name(ply.side, pit)).copied();
                        let sown = sowing.pits().any(|it| it == pit);
                        let lifted = step.marks.start == Some(pit);
                        let expected = match (sown, sowing.last == pit, lifted) {
                            (_, true, true) => Some('\u{25c9}'),
                            (_, false, true) => Some('\u{25cb}'),
                            (_, true, false) => Some('\u{25cf}'),
                            (true, ..) => Some('+'),
                            _ => None,
                        };
                        assert_eq!(mark, expected, "{context} {pit:?}");
                    }
                    sowings += 1;
                }
                let last = steps.last().expect("a step");
                assert_eq!((last.position, last.over), (played.after.position, played.outcome.is_some()), "{context}");
                moves += 1;
                endless += usize::from(matches!(played.ends, Ends::Endless(_)));
            }
        }
    }
    assert!(moves > 1_200 && sowings > 4_000 && endless > 0, "{moves} {sowings} {endless}");
}

/// What `show` prints of the samples, its boards compared with what `json` prints of them.
fn assert_shown(args: &[&str], trace: bool) {
    let mut count = 0;
    for (path, bytes) in fixtures::all().into_iter().filter(|(path, _)| path.starts_with("ok/")) {
        let json = run_in(&root(), &["json", "--ndjson", "--trace", "-"], &bytes).out;
        let shown = run_in(&root(), &[&["show", "-", "--all"], args].concat(), &bytes);
        assert_eq!(shown.status, Some(0), "{path} {args:?}");
        let mut boards = boards(&shown.out).into_iter();
        for game in json.lines() {
            let game: Value = serde_json::from_str(game).expect("JSON");
            boards.next().expect("the start").assert_is(&game["start"], &path);
            for ply in game["plies"].as_array().expect("plies") {
                let endless = usize::from(ply["ends"] == "endless");
                let steps = ply["trace"].as_array().expect("sowings").len() + endless;
                let board = boards.nth(if trace { steps - 1 } else { 0 });
                let context = format!("{path} {args:?} {}", ply["ply"]);
                board.unwrap_or_else(|| panic!("{context}: no board")).assert_is(&ply["position"], &context);
                count += 1;
            }
        }
        assert!(boards.next().is_none(), "{path}");
    }
    assert!(count > 1_200, "{count}");
}

#[test]
fn show_prints_the_boards_of_the_json() {
    assert_shown(&[], false);
    assert_shown(&["--ascii", "--flip"], false);
    assert_shown(&["--trace", "--flip"], true);
}
