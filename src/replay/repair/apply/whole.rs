//! Rewrites what a habit changes in a whole record besides its words: the sides in its head, the order of its lines.

use super::lines::Lines;
use crate::notation::Key;
use crate::replay::game::Replay;
use crate::source::{Edit, Span};

/// The key and value of a head line if the sides of the record are exchanged.
pub(super) fn with_sides_exchanged(key: Option<Key>, value: &str) -> (Option<Key>, String) {
    match key {
        Some(Key::South) => (Some(Key::North), value.to_owned()),
        Some(Key::North) => (Some(Key::South), value.to_owned()),
        Some(Key::Winner | Key::Result | Key::Ending) => (key, exchanged(value)),
        _ => (key, value.to_owned()),
    }
}

/// A value with the names of the sides and the scores exchanged. The names of players stay, because their keys change.
fn exchanged(value: &str) -> String {
    let scores = [("1-0", "0-1"), ("1:0", "0:1"), ("1–0", "0–1")];
    for (south, north) in scores {
        for (from, to) in [(south, north), (north, south)] {
            if value.contains(from) {
                return value.replacen(from, to, 1);
            }
        }
    }
    let word = |run: &str| {
        let letters = run.trim_end_matches(|c: char| !c.is_alphabetic());
        let other = match letters {
            "South" => "North",
            "North" => "South",
            "south" => "north",
            "north" => "south",
            "SOUTH" => "NORTH",
            "NORTH" => "SOUTH",
            other => other,
        };
        format!("{other}{}", run.get(letters.len()..).unwrap_or_default())
    };
    value.split_inclusive(|c: char| !c.is_alphabetic()).map(word).collect()
}

/// The changes of the head after which the sides of the record are exchanged.
pub(super) fn exchange_sides(replay: &Replay<'_>) -> Vec<Edit> {
    let text = replay.game.text;
    let mut edits = Vec::new();
    for head in &replay.game.heads {
        let (written, value) = (head.key.of(text), head.value.of(text));
        let (key, new) = with_sides_exchanged(head.known, value);
        if let Some(key) = key.filter(|_| key != head.known) {
            let upper = written.starts_with(char::is_uppercase);
            let (first, rest) = key.name().split_at(1);
            edits.push(Edit::new(head.key, if upper { first.to_uppercase() + rest } else { key.name().to_owned() }));
        }
        if new != value {
            edits.push(Edit::new(head.value, new));
        }
    }
    edits
}

/// The change after which the lines of the record are in the order of their numbers, each with its comments. It is `None` if
/// the rounds are not on separate lines.
pub(super) fn lines_in_order(replay: &Replay<'_>, note: Option<&str>) -> Option<Edit> {
    let game = &replay.game;
    let lines = Lines::new(game);
    let end = lines.after_comments(game.rounds.last()?);
    let starts: Vec<usize> = game.rounds.iter().map(|round| lines.line_of(round.span).start as usize).collect();
    let ends = starts.iter().skip(1).copied().chain([end]);
    let mut blocks = Vec::new();
    for ((round, from), to) in game.rounds.iter().zip(&starts).zip(ends) {
        let block = game.text.get(*from..to).filter(|block| !block.is_empty())?;
        let one_line_end = block.strip_suffix('\n').or(block.strip_suffix('\r')).unwrap_or(block);
        blocks.push((round.number?.value?, one_line_end.strip_suffix('\r').unwrap_or(one_line_end)));
    }
    blocks.sort_by_key(|(number, _)| *number);
    let note = note.map(|note| format!("; {note}"));
    let all: Vec<&str> = blocks.iter().map(|(_, block)| *block).chain(note.as_deref()).collect();
    Some(Edit::new(Span::new(*starts.first()?, end), all.join(lines.line_end())))
}
