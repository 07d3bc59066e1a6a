//! Notes that can be recognized by their form: brackets, times of day, thinking times.

use super::lex::{self, is_blank, is_semicolon, opens_entity};
use super::word::{DOUBT, Word, word};

/// The most bytes of a note among moves.
const LONGEST: usize = 1024;

/// The start of a text, as long as a note may be.
pub(super) fn note_window(text: &str) -> &str {
    text.get(..text.floor_char_boundary(LONGEST)).unwrap_or(text)
}

/// The length of a note at the start of a text that can be recognized by its form: `(0:05)`, `[0:41]`, `{good}`, `0:05`.
pub(super) fn note(text: &str) -> Option<usize> {
    let open = text.chars().next()?;
    let Some(close) = closing(open) else {
        return if open.is_ascii_digit() { clock(text).or_else(|| duration(text)) } else { None };
    };
    let mut depth = 0_usize;
    for (at, c) in note_window(text).char_indices() {
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

/// Words for a move that could not be read, in the languages of records.
const ILLEGIBLE: [&str; 8] =
    ["illegible", "unreadable", "unclear", "lacuna", "haisomeki", "unleserlich", "unlesbar", "nečitelné"];

/// Whether a note in brackets says in a word that something could not be read, or by signs alone: `[illegible]`, `(?)`.
pub(super) fn illegible(note: &str) -> Option<bool> {
    let inner = note.strip_prefix(['(', '[', '{'])?.strip_suffix([')', ']', '}'])?.trim_matches(is_blank);
    let word = inner.trim_end_matches('?').to_lowercase();
    let says = ILLEGIBLE.contains(&word.as_str());
    let signs = !inner.is_empty() && inner.chars().all(|c| matches!(c, '?' | '.' | '…' | '-' | '–' | '_'));
    (says || signs).then_some(says)
}

/// Whether a note at the start of `rest` is in the place of a move that could not be read, after `read` moves of the round:
/// `13: (?) a8>;`.
pub(super) fn is_for_move(said: &str, rest: &str, read: usize, after_move: bool) -> bool {
    let next = lex::behind(rest, said.len());
    match (illegible(said), read) {
        (Some(_), 0) => one_follows(next),
        // `A5< (?);` doubts South's move.
        (Some(says), 1) => !word(next).is_move() && (says || !after_move),
        _ => false,
    }
}

/// The move that the editor supplied, if a note at the start of `rest` is one in the place of a move: `13: [A5<] a8>;`. A move
/// in brackets beside the moves of a round is a remark.
pub(super) fn supplied<'t>(said: &'t str, rest: &str, read: usize) -> Option<Word<'t>> {
    let inner = said.strip_prefix('[')?.strip_suffix(']')?;
    let inner =
        Some(word(inner)).filter(|word| word.is_full_move() && word.len() == inner.len() && word.stray.is_empty())?;
    let north = inner.written()?.row.map(|row| row.north);
    let next = lex::behind(rest, said.len() + after_bracket(lex::from(rest, said.len())));
    let is = match read {
        0 => north != Some(true) && (one_follows(next) || next.is_empty() || next.starts_with(is_semicolon)),
        1 => north != Some(false) && !word(next).stands_for_move(),
        _ => false,
    };
    is.then_some(inner)
}

/// The length of an opinion and a doubt right after the bracket of a supplied move.
pub(super) fn after_bracket(text: &str) -> usize {
    let opinion = lex::opinion(text).map_or(0, |(_, len)| len);
    opinion + if lex::from(text, opinion).starts_with(DOUBT) { DOUBT.len() } else { 0 }
}

/// Whether a text begins with North's move and no other after it, or with a note in its place.
fn one_follows(text: &str) -> bool {
    let next = word(text);
    let noted = note(text).and_then(|len| text.get(..len));
    let is_souths = next.written().and_then(|it| it.row).is_some_and(|row| !row.north);
    noted.is_some_and(|said| illegible(said).is_some() || supplied(said, text, 1).is_some())
        || (next.stands_for_move() && !is_souths && !word(next.after(text)).stands_for_move())
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
        rest = lex::behind(rest, len);
    }
    rest
}

/// The length of a time of day or a thinking time at the start of a text, `0:05` or `12:03:15`, if a blank, a separator or
/// nothing follows it.
pub(super) fn clock(text: &str) -> Option<usize> {
    let [_, second, third, ..] = text.as_bytes() else { return None };
    if *second != b':' && *third != b':' {
        return None;
    }
    let end = text.find(|c: char| !(c.is_ascii_digit() || c == ':')).unwrap_or(text.len());
    let ends = text.get(end..)?.chars().next().is_none_or(|c| is_blank(c) || is_semicolon(c) || lex::is_bar(c));
    (is_time(text.get(..end)?) && ends).then_some(end)
}

/// Whether digits and colons have the form of a time: one or two digits, then once or twice two.
fn is_time(text: &str) -> bool {
    let mut parts = text.split(':').map(str::len);
    matches!(std::array::from_fn(|_| parts.next()), [Some(1 | 2), Some(2), None | Some(2), None])
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
    let unit = lex::trim_start(behind);
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
    let half = text.get(end..)?.trim_start_matches(is_blank);
    let half = ["am", "pm", "AM", "PM", "a.m.", "p.m."].iter().find_map(|word| half.strip_prefix(word));
    is_time(text.get(..end)?).then(|| half.map_or(end, |rest| text.len() - rest.len()))
}
