//! Notes among the moves of a round, and where the moves go on behind them.

use super::ending::resignation;
use super::lead::{Lead, is_again};
use super::lex::{self, is_blank, is_semicolon, opens_entity};
use super::scan::{full_moves, is_full_move};
use super::tree::Written;
use super::word::{WordKind, word};

/// How many bytes a note among moves has at most.
const LONGEST: usize = 1024;

/// The start of a text in which a note would be.
fn near(text: &str) -> &str {
    text.get(..text.floor_char_boundary(LONGEST)).unwrap_or(text)
}

/// The length of a note that has a form of its own at the start of a text: `(0:05)`, `[0:41]`, `{good}`, `0:05`.
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

/// The bracket that closes a note which this one opens.
pub(super) fn closing(open: char) -> Option<char> {
    Some(match open {
        '(' => ')',
        '[' => ']',
        '{' => '}',
        '（' => '）',
        _ => return None,
    })
}

/// A text without the notes at its start, and the blanks around them.
pub(super) fn without_notes(text: &str) -> &str {
    let mut rest = text;
    while let Some(len) = note(rest) {
        rest = rest.get(len..).unwrap_or_default().trim_start_matches(is_blank);
    }
    rest
}

/// Whether a word in the form of a full move is in the first `len` bytes of a text.
pub(super) fn hides_move(text: &str, len: usize) -> bool {
    text.get(..len).is_some_and(|note| full_moves(note).next().is_some())
}

/// Whether notes are at the start of a text where South's move would be: nothing of the round follows them, or North's move.
pub(super) fn leaves_out(text: &str) -> bool {
    let behind = without_notes(text);
    let divides = |c| is_blank(c) || lex::is_bar(c) || matches!(c, '-' | '–' | '—' | ',');
    let next = behind.trim_start_matches(divides);
    let north = || match word(next).kind {
        WordKind::Move(written) => written.row.map_or(next.len() < behind.len(), |row| row.north),
        _ => false,
    };
    behind.chars().next().is_none_or(is_semicolon) || north()
}

/// The length of a time of day or of thinking at the start of a text, `0:05` or `12:03:15`, where a blank or nothing follows.
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

/// The length of a time of thinking with its unit at the start of a text, `5 min`, `12s`, where a blank or nothing follows. What
/// may be a pit is a time only with a whole word, or with a letter that is joined to it.
fn duration(text: &str) -> Option<usize> {
    let behind = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if !behind.starts_with(|c: char| is_blank(c) || c.is_ascii_alphabetic()) {
        return None;
    }
    let unit = behind.trim_start_matches(is_blank);
    let (unit, behind_unit) = unit.split_at(unit.find(|c: char| !c.is_alphabetic()).unwrap_or(unit.len()));
    let is_pit = matches!(text.strip_suffix(behind), Some("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8"));
    let known = match unit {
        "h" | "m" | "s" => !is_pit || !behind.starts_with(is_blank),
        _ => matches!(unit, "min" | "mins" | "Min" | "sec" | "secs" | "Sek"),
    };
    let rest = behind_unit.strip_prefix('.').unwrap_or(behind_unit);
    let ends = rest.chars().next().is_none_or(|c| is_blank(c) || is_semicolon(c) || lex::is_bar(c) || c == ',');
    (known && ends).then_some(text.len() - rest.len())
}

/// The length of a time of day at the start of a text, with the half of the day: `12:03`, `12:03:15`, `12:03 PM`.
pub(super) fn time(text: &str) -> Option<usize> {
    let digits = text.find(|c: char| !(c.is_ascii_digit() || c == ':')).unwrap_or(text.len());
    // A colon behind it closes the name that is before it.
    let end = text.get(..digits)?.trim_end_matches(':').len();
    let parts: Vec<usize> = text.get(..end)?.split(':').map(str::len).collect();
    let half = text.get(end..)?.trim_start_matches(is_blank);
    let half = ["am", "pm", "AM", "PM", "a.m.", "p.m."].iter().find_map(|word| half.strip_prefix(word));
    matches!(parts.as_slice(), [1 | 2, 2] | [1 | 2, 2, 2]).then(|| half.map_or(end, |rest| text.len() - rest.len()))
}

/// How long the note at the start of a text is, where the moves go on behind it in the same round or with the next one. `read`
/// is how many of the round's two moves were read before it, `this` the round's number.
///
/// Words that do not have the form of a note are one only before a move with the row letter of the side that is due, or before
/// the number of the next round. Behind South's move they may speak of several moves, none of which is read then.
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
        if noted && (ends || follows(rest, this, prose) || (read == 1 && is_again(rest, this))) {
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
                // A move in the note may be the one that is due.
                return full_moves(text.get(..at)?).next().is_none().then_some(at);
            }
            WordKind::Move(written) if read < 2 && is_full_move(&written) => {
                let due = written.row.is_some_and(|row| row.north == (read == 1));
                let behind = text.get(at + len..)?.trim_start_matches(is_blank);
                let single = || follows(behind, this, false) || full_moves(behind).next().is_none();
                return (noted && due && (!prose || read == 0 || single())).then_some(at);
            }
            _ => (prose, noted) = (true, true),
        }
        at += len.max(1);
    }
}

/// Whether the next round begins here, or the rest of this one.
fn follows(rest: &str, this: u32, prose: bool) -> bool {
    let value = lex::number(rest).ok().and_then(|(_, (_, digits))| digits.value);
    let hangs = !prose && Lead::hanging(rest).is_some_and(|lead| lead != Lead::Number);
    let Some(lead) = Lead::of_next(rest, this) else {
        return hangs && value.is_some_and(|value| value == this || value == this.saturating_add(1));
    };
    let next = value == Some(this.saturating_add(1)) || (lead == Lead::Reply && value == Some(this));
    next || (!prose && lead == Lead::Colon && value.is_none_or(|value| value > 8))
}
