//! The notes about the changes in a repaired record. They are part of a file, so they are in English in every language of
//! the program.

use super::place::Places;
use crate::engine::Side;
use crate::notation::RowLetter;
use crate::replay::game::Replay;
use crate::replay::repair::{Candidate, Change, Edit, Habit};

/// A note about a change in a round.
#[derive(Clone, Debug)]
pub(super) struct RoundNote {
    /// The index of the round.
    pub(super) round: usize,
    /// The side of the move; `None` if the note is about the round.
    side: Option<Side>,
    text: String,
    /// Whether the note must name the side, because the row letter of the word is that of the other side.
    sided: bool,
}

/// The notes about the changes of moves. `words` are the words of the moves of the repaired game. Lost rounds have theirs on
/// their own lines.
pub(super) fn notes_of(
    replay: &Replay<'_>,
    candidate: &Candidate,
    places: &Places,
    words: &[String],
) -> Vec<RoundNote> {
    let written = |index: usize| replay.plies.get(index).map_or("", |ply| ply.span.of(replay.game.text));
    let round_of = |from: usize| {
        let at = candidate.game.iter().position(|repaired| repaired.from == Some(from))?;
        places.place(at).map(|place| place / 2)
    };
    let last = places.last().map_or(0, |place| place / 2);
    let mut put_in = candidate.game.iter().enumerate().filter(|(_, repaired)| repaired.from.is_none());
    let mut notes = Vec::new();
    let mut add = |round: Option<usize>, side: Option<Side>, text: String| {
        let word = text.strip_prefix("was ").or_else(|| text.strip_prefix("taken out: ")).unwrap_or_default();
        let sided = side.is_some_and(|side| is_of_other(word, side));
        notes.extend(round.map(|round| RoundNote { round, side, text, sided }));
    };
    for &index in &candidate.asked {
        let at = candidate.game.iter().position(|repaired| repaired.from == Some(index));
        let Some((at, repaired)) = at.and_then(|at| Some((at, candidate.game.get(at)?))) else { continue };
        let read = words.get(at).map_or("", String::as_str);
        let was = if read == written(index) { String::new() } else { format!("was {}, ", written(index)) };
        let side = repaired.before.position.turn;
        add(round_of(index), Some(side), format!("{was}read as {read} (asked)"));
    }
    for Edit { change, index, side, .. } in candidate.edits.iter().filter(|it| !is_answer(candidate, it)) {
        let (index, side) = (*index, Some(*side));
        match change {
            Change::Replace(..) => add(round_of(index), side, format!("was {}", written(index))),
            Change::Insert(..) => {
                if let Some((at, _)) = put_in.next() {
                    let text = format!("{} put in", words.get(at).map_or("", String::as_str));
                    add(places.place(at).map(|place| place / 2), side, text);
                }
            }
            Change::Delete(_) => {
                let ply = replay.plies.get(index);
                let round = places.beside(ply.map_or(last, |ply| ply.round.min(last)));
                // If the side of its row letter has no move in the round, the word would be read as that move.
                let due = |side: &Side| places.move_at(round * 2 + 1 - side.index()).is_none();
                let column = ply.map(|ply| ply.side).filter(|side| is_of_other(written(index), *side)).filter(due);
                add(Some(round), column, format!("taken out: {}", written(index)));
            }
            Change::SwapMoves(_) => {
                add(round_of(index), None, format!("was {} {}", written(index), written(index + 1)));
            }
            Change::SwapRounds(_) => {
                add(round_of(index + 2), None, format!("was {} {}", written(index), written(index + 1)));
                add(round_of(index), None, format!("was {} {}", written(index + 2), written(index + 3)));
            }
            Change::Reading(habit, of) => {
                let from_here = if index > 0 { "from here on " } else { "" };
                add(round_of(index), None, format!("{from_here}{}", of_habit(*habit, *of)));
            }
            Change::Opening(_) | Change::Rules(_) | Change::NoTakasia => {}
        }
    }
    notes
}

/// Whether a change only writes what a person has answered.
fn is_answer(candidate: &Candidate, edit: &Edit) -> bool {
    matches!(edit.change, Change::Replace(..)) && candidate.asked.contains(&edit.index)
}

/// The note about the habit by which a record was written.
pub(super) fn of_habit(habit: Habit, side: Option<Side>) -> String {
    let whose = match side {
        Some(Side::South) => "South's ",
        Some(Side::North) => "North's ",
        None => "the ",
    };
    let (what, how) = match habit {
        Habit::Directions => ("directions", "were exchanged"),
        Habit::Pits => ("pits", "were counted from the other end"),
        Habit::Seat => ("moves", "were written from the other seat"),
        Habit::Rows => ("row letters", "were exchanged"),
        Habit::BackDirections => ("directions in the back row", "were exchanged"),
        Habit::SowingDirection => ("directions of captures", "were those of the sowing"),
        Habit::HouseUnwritten => ("house signs", "were not written"),
        Habit::Columns => ("columns", "were exchanged"),
        Habit::NorthBegan => ("sides", "were exchanged"),
        Habit::Order => ("lines", "were not in the order of their numbers"),
    };
    format!("{whose}{what} {how}")
}

/// Whether a word has a row letter of the other side.
fn is_of_other(word: &str, side: Side) -> bool {
    let letter = word.chars().next().and_then(RowLetter::of);
    letter.is_some_and(|row| row.north != (side == Side::North))
}

const fn side_of(note: &RoundNote) -> Option<&'static str> {
    match note.side {
        Some(Side::South) => Some("South"),
        Some(Side::North) => Some("North"),
        None => None,
    }
}

/// The notes of a round, after it: `was 8`.
pub(super) fn together(notes: &[&RoundNote]) -> String {
    if let [only] = notes
        && !only.sided
    {
        return only.text.clone();
    }
    notes.iter().map(|note| sided(note)).collect::<Vec<_>>().join(", ")
}

/// The notes of a round on a separate line: `round 14, South: was 8`.
pub(super) fn own_line(notes: &[&RoundNote], round: usize) -> String {
    if let [only] = notes {
        let comma = if only.side.is_some() { ", " } else { ": " };
        return format!("round {round}{comma}{}", sided(only));
    }
    format!("round {round}: {}", together(notes))
}

fn sided(note: &RoundNote) -> String {
    side_of(note).map_or_else(|| note.text.clone(), |side| format!("{side}: {}", note.text))
}
