//! About repairs: what is changed, and why a scorer may have written it otherwise.

use super::{counted, joined, side};
use crate::engine::{Hand, Move, Side};
use crate::findings::Report;
use crate::findings::words::facts::shown;
use crate::notation::{Dialect, Key};
use crate::replay::{Agreement, Candidate, Change, Edit, Likeness, Repairs, canonical, pit_name, rewritten_move};

/// What is written of the moves that a change is about.
fn written(report: &Report<'_>, edit: &Edit, words: usize) -> String {
    let plies = report.replay.plies.iter().skip(edit.index).take(words);
    let words: Vec<String> = plies.map(|ply| shown(ply.span.of(report.text))).collect();
    words.join(" ")
}

/// ``South's `8` in round 14 becomes `8>` (`A8>+`)``.
pub(in crate::findings::words) fn change(report: &Report<'_>, candidate: &Candidate, edit: &Edit) -> String {
    let (whose, round) = (side(edit.side), edit.round);
    let was = written(report, edit, edit.words());
    let becomes = edit.becomes();
    let new = rewritten_move(&report.replay, candidate, edit).unwrap_or_default();
    let named = if new == becomes { format!("`{new}`") } else { format!("`{new}` (`{becomes}`)") };
    match &edit.change {
        Change::Replace(..) => format!("{whose}'s `{was}` in round {round} becomes {named}"),
        Change::Insert(..) => format!("{whose}'s {named} is put in {}", before_what(report, edit)),
        Change::Delete(_) => format!("`{was}` in round {round} is taken out"),
        Change::SwapMoves(_) => format!("the moves `{was}` of round {round} change places"),
        Change::SwapRounds(_) => format!("rounds {round} and {}, `{was}`, change places", round + 1),
        Change::Opening(value) => format!("the head says `opening: {value}`"),
        Change::Rules(value) => format!("the head says `rules: {value}`"),
        Change::NoTakasia => "the head says `takasia: no`".to_owned(),
    }
}

/// Where a move is put in.
fn before_what(report: &Report<'_>, edit: &Edit) -> String {
    match report.replay.plies.get(edit.index) {
        Some(ply) => {
            format!("before {}'s `{}` in round {}", side(ply.side), written(report, edit, 1), ply.round + 1)
        }
        None => "at the end".to_owned(),
    }
}

/// Why it may have been written otherwise, in one sentence.
pub(in crate::findings::words) fn why(report: &Report<'_>, edit: &Edit) -> String {
    let (whose, was) = (side(edit.side), written(report, edit, edit.words()));
    match &edit.change {
        Change::Replace(likeness, before, played) => {
            replaced(report, edit, *likeness, (played.mv, &canonical(before, played)))
        }
        Change::Insert(..) => format!("{whose}'s move was left out: the moves after it only fit with one more"),
        Change::Delete(true) => format!("`{was}` is written twice"),
        Change::Delete(false) => format!("`{was}` is a move too much: the moves after it only fit without it"),
        Change::SwapMoves(_) => format!("the two moves `{was}` are written in each other's place"),
        Change::SwapRounds(_) => {
            format!("rounds {} and {} are written in each other's place", edit.round, edit.round + 1)
        }
        Change::Opening(value) => {
            format!("the moves fit the {value} opening, {}", of_head(report, Key::Opening))
        }
        Change::Rules(value) => format!("the moves follow the rules `{value}`, {}", of_head(report, Key::Rules)),
        Change::NoTakasia => "the moves fit a game without blocking (takasia), which the head does not say".to_owned(),
    }
}

fn of_head(report: &Report<'_>, key: Key) -> &'static str {
    if report.replay.game.value(report.text, key).is_some() {
        "and the head says otherwise"
    } else {
        "which the head does not say"
    }
}

fn replaced(report: &Report<'_>, edit: &Edit, likeness: Likeness, (mv, name): (Move, &str)) -> String {
    let was = written(report, edit, 1);
    let ply = report.replay.plies.get(edit.index);
    let pit = pit_name(edit.side, mv.pit);
    let hand = |hand: Hand| if hand == Hand::Left { "left" } else { "right" };
    let sign = match report.replay.dialect {
        Dialect::Kibao => '+',
        Dialect::Zanzibar => '>',
    };
    match likeness {
        Likeness::HouseLost => format!(
            "as written, {pit} stops in the house; where it goes on from there the rest fits, so the scorer's sign \
             for playing the house, `{sign}`, is missing"
        ),
        Likeness::HouseExtra => {
            format!("the move {pit} stopped in the house; the sign `{sign}`, that it was played on, is too much")
        }
        Likeness::Direction => format!("the direction is turned round: {pit} was played to the {}", hand(mv.hand)),
        Likeness::Neighbour => format!("the pit is the one beside it: {pit} was played, not `{was}`"),
        Likeness::LookAlike => {
            let digit = ply.and_then(|ply| ply.written).map_or(0, |written| written.pit);
            format!("the digits {} and {digit} look alike: {pit} was played, not `{was}`", mv.pit.number())
        }
        Likeness::Row => {
            let row = if mv.pit.is_front() { "front" } else { "back" };
            format!("the row letter is wrong: the move started in the {row} row, from {pit}")
        }
        Likeness::Completed => format!("`{was}` fits several moves, and with `{name}` the rest fits"),
        Likeness::Unreadable => format!("`{was}` cannot be read as a move, and `{name}` fits in its place"),
        Likeness::Other => format!("another move was played than `{was}`: with `{name}` the rest fits"),
    }
}

/// What the other witnesses say of a mended game; nothing where there are none.
pub(in crate::findings::words) fn agreement(it: &Agreement) -> String {
    let mut against = Vec::new();
    against.extend((it.winner == Some(false)).then(|| "the recorded winner".to_owned()));
    against.extend((it.resignation == Some(false)).then(|| "the resignation".to_owned()));
    let many = against.len() + it.odd_marks > 1;
    against.extend((it.odd_marks > 0).then(|| counted(it.odd_marks, "mark")));
    if !against.is_empty() {
        return format!("{} {} it", joined(&against, "and"), if many { "contradict" } else { "contradicts" });
    }
    if it.winner.or(it.resignation).is_some() {
        "neither the recorded result nor a mark contradicts it".to_owned()
    } else {
        String::new()
    }
}

/// How many changes mend a record, and what they cost.
pub(in crate::findings::words) fn heading(candidate: &Candidate) -> String {
    let plies = match candidate.game.len() {
        1 => "the ply replays".to_owned(),
        number => format!("all {} replay", plies(number)),
    };
    let changes = match candidate.edits.len() {
        1 => "one change".to_owned(),
        several => format!("{several} changes"),
    };
    format!("with {changes} {plies} (cost {})", candidate.cost)
}

/// That several repairs are equally likely; nothing where one is best.
pub(in crate::findings::words) fn tie(repairs: &Repairs) -> Option<String> {
    let best = repairs.candidates.first()?;
    let tied = repairs.candidates.iter().filter(|it| it.cost == best.cost).count();
    (tied > 1).then(|| format!("{tied} repairs are equally likely, so none of them is written"))
}

/// That a record is beyond repair, and what was tried.
pub(in crate::findings::words) fn beyond(repairs: &Repairs, most_edits: u8) -> String {
    let changes = match most_edits {
        1 => "no single change mends".to_owned(),
        most => format!("no {most} changes or fewer mend"),
    };
    let reached = if repairs.furthest > repairs.replays_to {
        format!("the best attempt replays {} of {} plies", repairs.furthest, repairs.plies)
    } else {
        "no attempt came further".to_owned()
    };
    let cut = if repairs.complete { "" } else { "; not all were tried, as the search was cut short" };
    if repairs.furthest == repairs.plies && repairs.plies > 0 {
        let places = "its moves replay one after the other, but they do not stand in their places";
        return format!("beyond repair: {places}; kibao check says where");
    }
    format!("beyond repair: {changes} it; {reached}{cut}")
}

/// How far a record replays as it stands.
pub(in crate::findings::words) fn so_far(repairs: &Repairs) -> String {
    format!("{} of {} plies replay as written", repairs.replays_to, repairs.plies)
}

fn plies(number: usize) -> String {
    if number == 1 { "1 ply".to_owned() } else { format!("{number} plies") }
}

/// Whose move a board is before.
pub(in crate::findings::words) fn board_before(turn: Side, round: usize) -> String {
    format!("the board before {}'s move in round {round}:", side(turn))
}
