//! Notes among the moves of a round, and where the moves continue after them.

use super::ending::resignation;
use super::lead::{Lead, repeats_number};
use super::lex::{self, is_blank, is_semicolon, opens_entity};
use super::scan::{full_moves, is_full_move};
use super::tree::Written;
use super::word::{WordKind, word};

/// The most bytes of a note among moves.
const LONGEST: usize = 1024;

/// The start of a text, as long as a note may be.
fn near(text: &str) -> &str {
    text.get(..text.floor_char_boundary(LONGEST)).unwrap_or(text)
}

/// The length of a note at the start of a text that can be recognized by its form: `(0:05)`, `[0:41]`, `{good}`, `0:05`.
pub(super) fn note(text: &str) -> Option<usize> {
    let open = text.chars().next()?;
    let Some(close) = closing(open) else {
        return if open.is_ascii_digit() { clock(text).or_else(|| duration(text)) } else { None };
    };
    let mut depth = 0_usize;
    for (at, c) in near(text).char_indices() {
        if c == open {
            depth += 1;
        } else if c == close {
            depth -= 1;
            if depth == 0 {
                return Some(at + c.len_utf8());
            }
        } else if is_semicolon(c) && open != '{' && !text.get(..at).is_some_and(opens_entity) {
            return None;
        }
    }
    None
}

/// The bracket that closes a note opened by this one.
pub(super) fn closing(open: char) -> Option<char> {
    Some(match open {
        '(' => ')',
        '[' => ']',
        '{' => '}',
        '（' => '）',
        _ => return None,
    })
}

/// A text without the notes at its start and the blanks after them.
pub(super) fn without_notes(text: &str) -> &str {
    let mut rest = text;
    while let Some(len) = note(rest) {
        rest = rest.get(len..).unwrap_or_default().trim_start_matches(is_blank);
    }
    rest
}

/// Whether the first `len` bytes of a text hold a word in the form of a full move.
pub(super) fn hides_move(text: &str, len: usize) -> bool {
    text.get(..len).is_some_and(|note| full_moves(note).next().is_some())
}

/// Whether South's move is missing before the notes at the start of a text: nothing of the round follows them, or North's
/// move.
pub(super) fn lacks_south(text: &str) -> bool {
    let behind = without_notes(text);
    let divides = |c| is_blank(c) || lex::is_bar(c) || matches!(c, '-' | '–' | '—' | ',');
    let next = behind.trim_start_matches(divides);
    let north = || match word(next).kind {
        WordKind::Move(written) => written.row.map_or(next.len() < behind.len(), |row| row.north),
        _ => false,
    };
    behind.chars().next().is_none_or(is_semicolon) || north()
}

/// The length of a time of day or a thinking time at the start of a text, `0:05` or `12:03:15`, if a blank, a separator or
/// nothing follows it.
pub(super) fn clock(text: &str) -> Option<usize> {
    let [_, second, third, ..] = text.as_bytes() else { return None };
    if *second != b':' && *third != b':' {
        return None;
    }
    let end = text.find(|c: char| !(c.is_ascii_digit() || c == ':')).unwrap_or(text.len());
    let mut parts = text.get(..end).filter(|text| text.contains(':'))?.split(':');
    let hours = parts.next().is_some_and(|part| matches!(part.len(), 1 | 2));
    let (mut count, mut fits) = (0, true);
    for part in parts {
        count += 1;
        fits &= part.len() == 2;
    }
    let ends = text.get(end..)?.chars().next().is_none_or(|c| is_blank(c) || is_semicolon(c) || lex::is_bar(c));
    (hours && fits && matches!(count, 1 | 2) && ends).then_some(end)
}

/// Units of a thinking time, of one letter and of several: English and German.
const SHORT_UNITS: [&str; 3] = ["h", "m", "s"];
const UNITS: [&str; 6] = ["min", "mins", "Min", "sec", "secs", "Sek"];

/// The length of a thinking time with its unit at the start of a text, `5 min`, `12s`, if a blank, a separator or nothing follows
/// it. After a number that may be a pit, a unit of one letter counts only without a blank before it.
fn duration(text: &str) -> Option<usize> {
    let (number, behind) = text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()));
    if !behind.starts_with(|c: char| is_blank(c) || c.is_ascii_alphabetic()) {
        return None;
    }
    let unit = behind.trim_start_matches(is_blank);
    let (unit, behind_unit) = unit.split_at(unit.find(|c: char| !c.is_alphabetic()).unwrap_or(unit.len()));
    let may_be_pit = matches!(number.as_bytes(), [b'1'..=b'8']) && behind.starts_with(is_blank);
    let known = UNITS.contains(&unit) || (SHORT_UNITS.contains(&unit) && !may_be_pit);
    let rest = behind_unit.strip_prefix('.').unwrap_or(behind_unit);
    let ends = rest.chars().next().is_none_or(|c| is_blank(c) || is_semicolon(c) || lex::is_bar(c) || c == ',');
    (known && ends).then_some(text.len() - rest.len())
}

/// The length of a time of day at the start of a text, with `AM` or `PM`: `12:03`, `12:03:15`, `12:03 PM`.
pub(super) fn time(text: &str) -> Option<usize> {
    let digits = text.find(|c: char| !(c.is_ascii_digit() || c == ':')).unwrap_or(text.len());
    // A colon after the time closes the name before the time.
    let end = text.get(..digits)?.trim_end_matches(':').len();
    let parts: Vec<usize> = text.get(..end)?.split(':').map(str::len).collect();
    let half = text.get(end..)?.trim_start_matches(is_blank);
    let half = ["am", "pm", "AM", "PM", "a.m.", "p.m."].iter().find_map(|word| half.strip_prefix(word));
    matches!(parts.as_slice(), [1 | 2, 2] | [1 | 2, 2, 2]).then(|| half.map_or(end, |rest| text.len() - rest.len()))
}

/// The length of the note at the start of a text, if moves follow it, of this round or of the next one. `read` is how many of
/// the round's moves were read before the note, `this` is the round's number.
///
/// Words that do not have the form of a note are a note only before a move with the row letter of the side to move, or before
/// the number of the next round. After South's move they may be about several moves, and then none of these is read.
pub(super) fn goes_on(text: &str, read: usize, this: u32) -> Option<usize> {
    let (mut at, mut prose, mut noted) = (0, false, false);
    let text = near(text);
    let text = text.get(..lex::semicolons(text).next().unwrap_or(text.len()))?;
    loop {
        let rest = text.get(at..)?;
        let rest = rest.trim_start_matches(is_blank);
        at = text.len() - rest.len();
        if rest.is_empty() {
            return None;
        }
        let ends = !prose && read < 2 && resignation(rest).is_some();
        if noted && (ends || follows(rest, this, prose) || (read == 1 && repeats_number(rest, this))) {
            return Some(at);
        }
        if let Some(len) = note(rest) {
            (at, noted) = (at + len, true);
            continue;
        }
        let next = word(rest);
        let len = next.len();
        match next.kind {
            WordKind::Stray | WordKind::Missing if !prose => noted = true,
            WordKind::Move(Written { row: None, .. }) | WordKind::Bad(_) if noted && !prose && read < 2 => {
                // A move in the note may be the expected one.
                return full_moves(text.get(..at)?).next().is_none().then_some(at);
            }
            WordKind::Move(written) if read < 2 && is_full_move(&written) => {
                let expected = written.row.is_some_and(|row| row.north == (read == 1));
                let behind = text.get(at + len..)?.trim_start_matches(is_blank);
                let single = || follows(behind, this, false) || full_moves(behind).next().is_none();
                return (noted && expected && (!prose || read == 0 || single())).then_some(at);
            }
            _ => (prose, noted) = (true, true),
        }
        at += len.max(1);
    }
}

/// Whether the next round begins here, or the rest of this round after its repeated number.
fn follows(rest: &str, this: u32, prose: bool) -> bool {
    let value = lex::number(rest).ok().and_then(|(_, (_, digits))| digits.value);
    let hangs = !prose && Lead::at_line_end(rest).is_some_and(|lead| lead != Lead::Number);
    let Some(lead) = Lead::of_next(rest, this) else {
        return hangs && value.is_some_and(|value| value == this || value == this.saturating_add(1));
    };
    let next = value == Some(this.saturating_add(1)) || (lead == Lead::Reply && value == Some(this));
    next || (!prose && lead == Lead::Colon && value.is_none_or(|value| value > 8))
}
