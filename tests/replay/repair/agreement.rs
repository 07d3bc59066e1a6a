//! What a candidate says of the record's own words about its end, and how many of its marks are odd.

use super::{first, moves, record};
use kibao::engine::Side;
use kibao::replay::{Agreement, Options, Ply, replays};

/// The moves of a generated game with one of them misspelt, and who wins the game.
fn broken() -> (Vec<String>, Side) {
    let mut moves = moves(1);
    let text = record(&moves);
    let whole = replays(&text, &Options::default()).next().expect("a game");
    let end = whole.plies.last().and_then(Ply::played).and_then(|played| played.outcome);
    let winner = end.expect("an end by play").winner;
    let slip = (1..=8).map(|pit| format!("A{pit}<")).find(|slip| {
        let mut tried = moves.clone();
        tried[4].clone_from(slip);
        replays(&record(&tried), &Options::default()).next().is_some_and(|it| it.replayed() == 4)
    });
    moves[4] = slip.expect("an illegal move");
    (moves, winner)
}

/// What the best candidate for a record says.
fn agreement(text: &str) -> Agreement {
    let (replay, repairs) = first(text);
    assert!(!replay.is_valid(), "{text}");
    repairs.candidates.first().expect("a candidate").agreement
}

fn name(side: Side) -> &'static str {
    if side == Side::South { "South" } else { "North" }
}

#[test]
fn the_end_is_held_against_the_head_and_the_comment() {
    let (moves, winner) = broken();
    let (won, lost) = (name(winner), name(winner.other()));
    let text = record(&moves);
    let headed = |side: &str| format!("winner: {side}\n{text}");
    let said = |side: &str| format!("{}; {side} resigns\n", text.trim_end());
    let found = |text: &str| {
        let Agreement { winner, resignation, .. } = agreement(text);
        (winner, resignation)
    };
    assert_eq!(found(&text), (None, None));
    assert_eq!(found(&headed(won)), (Some(true), None));
    assert_eq!(found(&headed(lost)), (Some(false), None));
    assert_eq!(found(&said(lost)), (None, Some(true)));
    assert_eq!(found(&said(won)), (None, Some(false)));
    assert_eq!(found(&format!("winner: {lost}\n{}", said(lost))), (Some(false), Some(true)));
}

#[test]
fn a_game_without_an_end_contradicts_nobody() {
    let (moves, _) = broken();
    let text = record(&moves[..8]);
    for side in ["South", "North"] {
        let text = format!("winner: {side}\n{}; {side} resigns\n", text.trim_end());
        let found = agreement(&text);
        assert_eq!((found.winner, found.resignation), (Some(true), Some(true)), "{text}");
    }
}

#[test]
fn odd_marks_are_counted() {
    let (moves, _) = broken();
    let marked = |changes: &[(usize, &str)]| {
        let mut moves = moves[..8].to_vec();
        for (index, marks) in changes {
            let plain = moves[*index].trim_end_matches(['*', '#', '+']).to_owned();
            moves[*index] = plain + marks;
        }
        agreement(&record(&moves)).odd_marks
    };
    assert_eq!(marked(&[]), 0);
    // Three moves without a capture, which have a star, and one with.
    assert_eq!(moves[..4].iter().map(|it| it.ends_with('*')).collect::<Vec<_>>(), [true, true, true, false]);
    let odd = |marks| [0, 1, 2, 3].map(|at| marked(&[(at, marks)]));
    assert_eq!(odd("*"), [0, 0, 0, 1]);
    assert_eq!(odd(""), [1, 1, 1, 0]);
    assert_eq!(odd("**"), [1, 1, 1, 1], "nothing is blocked");
    assert_eq!(odd("*#"), [1, 1, 1, 2], "nobody has won");
    assert_eq!(odd("#"), [2, 2, 2, 1]);
    assert_eq!(marked(&[(0, "#"), (1, "**"), (3, "*")]), 4);
}
