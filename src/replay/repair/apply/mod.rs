//! Writes a repaired game into its record and keeps the form of the record.
//!
//! Only words with another meaning change. If a move is inserted or deleted, the words after it move forward or back
//! through the existing places; the round numbers, comments and everything else stay. A whole round between two lines is
//! put in or taken out as a line, and the numbers after it change if they counted otherwise. If that does not read back,
//! for example because a move is inserted among moves after names, the game is first written in rounds and then repaired.

mod lines;
mod note;
mod place;
mod rewrite;
mod verify;
mod whole;
mod word;

pub use verify::{repaired, repaired_all};
pub use word::rewritten_move;

use super::Candidate;
use crate::notation::{EntryKind, Game, Key, Round};
use crate::replay::game::Replay;
use crate::replay::meaning::Difference;
use crate::replay::repair::{Change, Habit};
use crate::source::{Edit, Span};
use lines::Lines;
use note::{RoundNote, notes_of, of_habit, own_line, together};
use place::Places;
use verify::reads_back;
use whole::{exchange_sides, lines_in_order};
use word::MoveWriter;

/// The changes of the text after which the record has the game of a candidate. With `notes`, the old words are kept in
/// comments of the rounds and head lines that change.
///
/// [`repaired`] applies them and reads the text back.
///
/// ```
/// use kibao::replay::{Limits, Options, repair_edits, repair, replays};
/// use kibao::source::edited;
/// let text = "\
/// opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
/// 1: 3L 5L;
/// 2: 8R 2L;
/// 3: 5L 1L;
/// ";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// let repairs = repair(&replay, &Options::default(), &Limits::default());
/// let edits = repair_edits(&replay, repairs.only().unwrap(), true);
/// let repaired = edited(text, &edits).unwrap();
/// assert!(repaired.contains("\n1: 3L> 5L; was 3L\n"), "{repaired}");
/// ```
#[must_use]
pub fn repair_edits(replay: &Replay<'_>, candidate: &Candidate, notes: bool) -> Vec<Edit> {
    checked_repair_edits(replay, candidate, notes).unwrap_or_else(|_| in_place(replay, candidate, notes))
}

/// The changes of [`repair_edits`], after reading the repaired game back on its own with the options of its replay.
///
/// # Errors
/// [`Difference`] if the text would not read back correctly.
///
/// ```
/// use kibao::replay::{Limits, Options, checked_repair_edits, repair, replays};
/// let text = "\
/// opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
/// 1: A3< a5<;
/// 2: A8> a2<;
/// 3: A5< a1<;
/// ";
/// let options = Options::default();
/// let replay = replays(text, &options).next().unwrap();
/// let repairs = repair(&replay, &options, &Limits::default());
/// let edits = checked_repair_edits(&replay, repairs.only().unwrap(), false).unwrap();
/// assert_eq!(edits.len(), 1);
/// ```
pub fn checked_repair_edits(replay: &Replay<'_>, candidate: &Candidate, notes: bool) -> Result<Vec<Edit>, Difference> {
    let edits = in_place(replay, candidate, notes);
    let Err(error) = reads_back(replay, candidate, &edits, notes) else { return Ok(edits) };
    let in_rounds = rewrite::rounds(replay, candidate, notes);
    in_rounds.filter(|it| reads_back(replay, candidate, it, notes).is_ok()).ok_or(error)
}

/// The changes in the form of the record.
fn in_place(replay: &Replay<'_>, candidate: &Candidate, notes: bool) -> Vec<Edit> {
    if let [only] = candidate.edits.as_slice()
        && let Change::Reading(habit @ Habit::Order, side) = only.change
        && let Some(sorted) = lines_in_order(replay, notes.then(|| of_habit(habit, side)).as_deref())
    {
        return vec![sorted];
    }
    let mut editor = RepairEditor::new(replay, candidate, notes);
    editor.settings();
    editor.kept_rounds();
    editor.notes();
    editor.lost_rounds();
    editor.removed_rounds();
    editor.new_rounds();
    editor.edits
}

/// The changes made so far.
struct RepairEditor<'a> {
    replay: &'a Replay<'a>,
    lines: Lines<'a>,
    game: &'a Game<'a>,
    candidate: &'a Candidate,
    /// Whether the old words are kept in comments.
    noting: bool,
    places: Places,
    /// The word for each move of the repaired game.
    words: Vec<String>,
    notes: Vec<RoundNote>,
    /// The number of rounds that stay; the rounds after them had moves, but have none in the repaired game.
    kept: usize,
    edits: Vec<Edit>,
}

impl<'a> RepairEditor<'a> {
    fn new(replay: &'a Replay<'a>, candidate: &'a Candidate, noting: bool) -> Self {
        let game = &replay.game;
        let writer = MoveWriter::of(replay, candidate);
        let lines = Lines::new(game);
        let places = Places::of(replay, candidate, &lines);
        let words: Vec<String> = candidate
            .game
            .iter()
            .map(|repaired| {
                let old =
                    || repaired.from.and_then(|from| replay.plies.get(from)).map_or("", |ply| ply.span.of(game.text));
                writer.new_word(replay, repaired).unwrap_or_else(|| old().to_owned())
            })
            .collect();
        let used = places.last().map_or(0, |last| last / 2 + 1);
        let emptied = replay.plies.iter().any(|ply| ply.round >= used);
        let kept = if emptied { used } else { game.rounds.len() }.min(game.rounds.len());
        let notes = if noting { notes_of(replay, candidate, &places, &words) } else { Vec::new() };
        Self { replay, lines, game, candidate, noting, places, words, notes, kept, edits: Vec::new() }
    }

    /// The word for a place.
    fn word_at(&self, place: usize) -> Option<&str> {
        self.words.get(self.places.move_at(place)?).map(String::as_str)
    }

    /// Puts the right words into the rounds that stay.
    fn kept_rounds(&mut self) {
        let game = self.game;
        for (index, round) in game.rounds.iter().enumerate().take(self.kept) {
            if self.places.is_gone(index) {
                continue;
            }
            if let Some(number) = round.number.filter(|it| it.value.is_some_and(|it| it as usize != self.number(index)))
            {
                self.replace(number.span, &self.number(index).to_string());
            }
            let new = [self.word_at(index * 2), self.word_at(index * 2 + 1)].map(|word| word.map(str::to_owned));
            self.round(round, new);
        }
    }

    fn round(&mut self, round: &Round, [south, north]: [Option<String>; 2]) {
        let entries = &round.entries;
        let ends: Vec<usize> = entries.iter().map(|entry| self.lines.after_stray(entry.span)).collect();
        let end = |index: usize| ends.get(index).copied();
        let is_word = |index: usize| entries.get(index).is_some_and(|entry| entry.kind != EntryKind::Missing);
        match (entries.first(), &south) {
            (Some(first), Some(word)) => self.replace(first.span, word),
            (Some(first), None) if is_word(0) => self.replace(first.span, "--"),
            (Some(_), None) => {}
            (None, _) => {
                let words: Vec<&str> = match (&south, &north) {
                    (south, Some(north)) => vec![south.as_deref().unwrap_or("--"), north],
                    (Some(south), None) => vec![south],
                    (None, None) => return,
                };
                let at = self.lines.after_number(round);
                return self.edits.push(insert(at, format!(" {}", words.join(" "))));
            }
        }
        match (entries.get(1), &north) {
            (Some(second), Some(word)) => self.replace(second.span, word),
            (Some(_), None) if is_word(1) => self.edits.extend(end(0).zip(end(1)).map(|(from, to)| cut(from, to))),
            (None, Some(word)) => self.edits.extend(end(0).map(|at| insert(at, format!(" {word}")))),
            (_, None) => {}
        }
        // A third word now has a separate place.
        if (2..entries.len()).any(is_word) {
            self.edits.extend(end(1).zip(ends.last()).map(|(from, to)| cut(from, *to)));
        }
    }

    fn replace(&mut self, span: Span, word: &str) {
        if span.of(self.game.text) != word {
            // The place of a move that is left out may be right before the next one.
            let next = self.game.text.get(span.end as usize..).unwrap_or_default();
            let joined = span.is_empty() && next.starts_with(char::is_alphanumeric);
            self.edits.push(Edit::new(span, if joined { format!("{word} ") } else { word.to_owned() }));
        }
    }

    /// Writes the notes of the rounds that stay.
    fn notes(&mut self) {
        let game = self.game;
        for (index, round) in game.rounds.iter().enumerate().take(self.kept) {
            let notes: Vec<&RoundNote> = self.notes.iter().filter(|note| note.round == index).collect();
            if notes.is_empty() {
                continue;
            }
            let (said, alone) = (together(&notes), own_line(&notes, self.number(index)));
            let edit = self.behind(index, round, &said).unwrap_or_else(|| {
                let (line, end) = (self.lines.line_of(round.span), self.lines.line_end());
                insert(line.end as usize, format!("{end}; {alone}"))
            });
            self.edits.push(edit);
        }
    }

    /// A note after a round, if one fits there.
    fn behind(&self, index: usize, round: &Round, said: &str) -> Option<Edit> {
        if round.comment.is_some() {
            return None;
        }
        let next = self.game.rounds.get(index + 1).filter(|next| self.lines.same_line(round.span, next.span));
        let last = round.entries.last().map(|entry| self.lines.after_stray(entry.span));
        match next {
            // After a `;` only `number: move` ends the comment.
            Some(next) if index + 1 < self.kept => {
                let readable = self.lines.begins_plainly(next);
                let closed = round.end.map(|end| insert(end.end as usize, format!(" {said};")));
                closed.or_else(|| Some(insert(last?, format!("; {said};")))).filter(|_| readable)
            }
            None if index + 1 == self.game.rounds.len() && self.goes_on_behind() => {
                let closed = round.end.map(|end| insert(end.end as usize, format!(" {said};")));
                closed.or_else(|| Some(insert(last?, format!("; {said}"))))
            }
            _ => {
                let end = next.map_or(self.lines.line_of(round.span).end, |next| next.span.start);
                let at = self.lines.before_blanks(end as usize);
                let sign = if round.end.is_some() { " " } else { "; " };
                let plain = at >= round.span.end as usize && !self.lines.has_comment(round.span.end, end);
                plain.then(|| insert(at, format!("{sign}{said}")))
            }
        }
    }

    /// The written number of a round, or the one that it should have.
    fn number(&self, index: usize) -> usize {
        let written = self.game.rounds.get(index).and_then(|round| round.number?.value);
        self.places.number(index, written.map_or(index + 1, |value| value as usize))
    }

    /// Removes the rounds without moves; their comments stay on separate lines.
    fn removed_rounds(&mut self) {
        let game = self.game;
        let mut done = 0;
        for (index, round) in game.rounds.iter().enumerate() {
            if index < self.kept && !self.places.is_gone(index) {
                continue;
            }
            let line = self.lines.line_of(round.span);
            if line.start < done {
                continue;
            }
            done = line.end;
            let from = self.lines.before_blanks(round.span.start as usize).max(line.start as usize);
            let from = self.lines.before_separator(from);
            let whole = from <= line.start as usize;
            let start = u32::try_from(from).unwrap_or(u32::MAX);
            let comments = game.comments().filter(|it| it.text.start >= start && it.text.end <= line.end);
            let kept: Vec<String> = comments.map(|comment| self.lines.comment_line(comment)).collect();
            let end = self.lines.line_end();
            let text = kept.join(end);
            self.edits.push(match (whole, kept.is_empty()) {
                (true, true) => cut(from, self.lines.next_line(line)),
                (true, false) => Edit::new(Span::new(from, line.end as usize), text),
                (false, true) => cut(from, line.end as usize),
                (false, false) => Edit::new(Span::new(from, line.end as usize), format!("{end}{text}")),
            });
        }
    }

    /// Writes the rounds that were lost between two lines, in the form of the one after them.
    fn lost_rounds(&mut self) {
        let game = self.game;
        let end = self.lines.line_end();
        for lost in &self.places.lost {
            let Some(next) = game.rounds.get(lost.round) else { continue };
            let (lead, close) = self.lines.form(next);
            let indent = self.lines.indent(next.span);
            let close = match (self.noting, close) {
                (false, close) => close.to_owned(),
                (true, "") => "; put in".to_owned(),
                (true, close) => format!("{close} put in"),
            };
            let first = self.number(lost.round).saturating_sub(lost.count);
            let words = self.words.get(lost.first..).unwrap_or_default().chunks(2);
            let written = words.take(lost.count).zip(first..).map(|(words, number)| {
                let lead = lead.map_or_else(String::new, |lead| format!("{number}{lead}"));
                format!("{indent}{lead}{}{close}", words.join(" "))
            });
            let written = written.collect::<Vec<_>>().join(end);
            self.edits.push(match lost.round.checked_sub(1).and_then(|before| game.rounds.get(before)) {
                Some(before) => insert(self.lines.after_comments(before), format!("{end}{written}")),
                None => insert(self.lines.line_of(next.span).start as usize, format!("{written}{end}")),
            });
        }
    }

    /// Whether rounds follow each other on one line, and more can be written after the last.
    fn goes_on_behind(&self) -> bool {
        let all = self.game.rounds.len();
        if self.places.last().is_none_or(|last| last / 2 < all) {
            return false;
        }
        let [.., before, last] = self.game.rounds.as_slice() else { return false };
        self.lines.same_line(before.span, last.span) && self.lines.takes_more(last)
    }

    /// Writes rounds after the last one, in its form.
    fn new_rounds(&mut self) {
        let all = self.game.rounds.len();
        let (Some(last), Some(place)) = (self.game.rounds.last(), self.places.last()) else { return };
        let behind = self.goes_on_behind();
        let number = self.number(all - 1);
        let (lead, close) = self.lines.form(last);
        let mut written = Vec::new();
        for index in all..=place / 2 {
            let count = number + 1 + index - all;
            let south = self.word_at(index * 2).unwrap_or("--");
            let north = self.word_at(index * 2 + 1).map_or_else(String::new, |north| format!(" {north}"));
            let notes: Vec<&RoundNote> = self.notes.iter().filter(|note| note.round == index).collect();
            let (close, said) = match (notes.as_slice(), close.trim_start()) {
                ([], _) => (close, String::new()),
                (notes, "") => (";", format!(" {}", together(notes))),
                (notes, _) => (close, format!(" {}", together(notes))),
            };
            let lead = lead.as_ref().map_or_else(String::new, |lead| format!("{count}{lead}"));
            written.push(format!("{lead}{south}{north}{close}{said}"));
        }
        if written.is_empty() {
            return;
        }
        if behind {
            let at = self.lines.before_blanks(self.lines.line_of(last.span).end as usize);
            let mut text = String::new();
            let mut closed = last.end.is_some() && last.comment.is_none();
            for round in &written {
                text.push_str(if closed { " " } else { "; " });
                text.push_str(round);
                closed = round.ends_with(';');
            }
            self.edits.push(insert(at, text));
        } else {
            let indent = self.lines.indent(last.span);
            let at = self.lines.after_comments(last);
            let end = self.lines.line_end();
            let text: String = written.iter().map(|round| format!("{end}{indent}{round}")).collect();
            self.edits.push(insert(at, text));
        }
    }

    /// Changes the head.
    fn settings(&mut self) {
        let candidate = self.candidate;
        for edit in &candidate.edits {
            match edit.change {
                Change::Opening(value) => self.head(Key::Opening, value),
                Change::Rules(value) => self.head(Key::Rules, value),
                Change::NoTakasia => self.head(Key::Takasia, "no"),
                Change::Reading(Habit::NorthBegan, _) => self.edits.extend(exchange_sides(self.replay)),
                _ => {}
            }
        }
    }

    fn head(&mut self, key: Key, value: &str) {
        let game = self.game;
        let end = self.lines.line_end();
        let Some(head) = game.head(key) else {
            let note = if self.noting { "; put in" } else { "" };
            let line = format!("{}: {value}{note}", key.name());
            self.edits.push(if let Some(last) = game.heads.last() {
                insert(self.lines.below(last.value, &last.below), format!("{end}{line}"))
            } else {
                let first = game.rounds.first().map_or(game.span, |round| round.span);
                insert(self.lines.line_of(first).start as usize, format!("{line}{end}{end}"))
            });
            return;
        };
        let was = head.value.of(self.game.text);
        let colon = self.game.text.get(..head.value.start as usize).is_some_and(|before| before.ends_with(':'));
        let gap = if was.is_empty() && colon { " " } else { "" };
        self.edits.push(Edit::new(head.value, format!("{gap}{value}")));
        if !self.noting {
            return;
        }
        let said = if was.is_empty() { "put in".to_owned() } else { format!("was {was}") };
        let line = self.lines.line_of(head.value);
        if head.comment.is_some() {
            self.edits.push(insert(line.end as usize, format!("{end}; {}: {said}", key.name())));
        } else {
            let at = self.lines.before_blanks(line.end as usize).max(head.value.end as usize);
            let closed = self.game.text.get(head.value.end as usize..at).is_some_and(|rest| rest.contains([';', '；']));
            self.edits.push(insert(at, format!("{} {said}", if closed { "" } else { ";" })));
        }
    }
}

fn insert(at: usize, text: String) -> Edit {
    Edit::new(Span::new(at, at), text)
}

fn cut(from: usize, to: usize) -> Edit {
    Edit::new(Span::new(from, to), "")
}
