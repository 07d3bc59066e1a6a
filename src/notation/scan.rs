//! Looking ahead: where a round begins, where a comment ends, and which words of a text have the form of moves.

use super::ending::resignation;
use super::lex::{
    Digits, blanks, colon, is_blank, is_colon, is_number_mark, is_semicolon, is_stray, missing, number, opinion,
    semicolons,
};
use super::parse::head_key;
use super::remark::{clock, without_notes};
use super::speaker::{begins_moves, follows_name};
use super::tree::{Entry, EntryKind, Key, RowLetter, Sign, Written};
use super::word::{Word, WordKind, at_end, shape, word};
use crate::source::Span;

/// Whether a word may end here, perhaps with an opinion or stray punctuation after it.
pub(super) fn ends_or_strays(rest: &str) -> bool {
    let rest = opinion(rest).and_then(|(_, len)| rest.get(len..)).unwrap_or(rest);
    at_end(rest) || rest.starts_with(is_stray)
}

/// Whether a move begins here: a readable one, or one with a row letter.
pub(super) fn move_begins(input: &str) -> bool {
    move_with_row(input) || shape(input).is_ok_and(|(rest, shape)| ends_or_strays(rest) && shape.read().is_ok())
}

/// Whether a move with a row letter begins here.
pub(super) fn move_with_row(input: &str) -> bool {
    shape(input).is_ok_and(|(_, shape)| shape.row.is_some_and(|letter| RowLetter::of(letter).is_some()))
}

/// Whether a word in the form of a full move begins here.
pub(super) fn full_move_begins(input: &str) -> bool {
    shape(input).is_ok_and(|(_, shape)| shape.read().is_ok_and(|written| is_full_move(&written)))
}

/// Whether a head line with a known key begins right here, and not a player's name before moves.
pub(super) fn begins_head(text: &str) -> bool {
    let known = |(value, key): &(&str, &str)| {
        Key::from_name(key).is_some() && !begins_moves(value.trim_start_matches(follows_name))
    };
    text.starts_with(char::is_alphabetic) && head_key(text).is_ok_and(|line| known(&line))
}

/// Whether a missing move begins here, and a readable move follows it.
fn missing_begins(input: &str) -> bool {
    let Ok((rest, _)) = missing(input) else { return false };
    let after = rest.trim_start_matches(is_blank);
    after.len() < rest.len() && shape(after).is_ok_and(|(rest, shape)| at_end(rest) && shape.read().is_ok())
}

/// The number of the round that begins here: `number: move`, with any blanks around the colon.
pub(super) fn starts_round(input: &str) -> Option<Digits> {
    let (rest, (_, digits)) = number(input).ok().filter(|_| clock(input).is_none())?;
    let (rest, _) = blanks(rest).ok()?;
    let (rest, _) = colon(rest).ok()?;
    let (rest, _) = blanks(rest).ok()?;
    (move_begins(rest) || missing_begins(rest) || resignation(rest).is_some()).then_some(digits)
}

/// Whether the text of a comment has the form of a round: `number: move`, the same with another mark or none, or just South's
/// and North's move, perhaps with a comment after a `;`.
pub(super) fn reads_as_round(comment: &str) -> bool {
    if starts_round(comment).is_some() {
        return true;
    }
    let numbered = number(comment).ok().map(|(rest, _)| rest);
    let marked = numbered.and_then(|rest| rest.strip_prefix(['.', ')']));
    if marked.is_some_and(|rest| is_full(&word(rest.trim_start_matches(is_blank)))) {
        return true;
    }
    let moves = numbered.filter(|rest| rest.starts_with(is_blank)).unwrap_or(comment).trim_start_matches(is_blank);
    let first = word(moves);
    let rest = first.after(moves);
    let second = word(rest);
    let behind = second.after(rest);
    is_full(&first) && is_full(&second) && (behind.is_empty() || behind.starts_with(is_semicolon))
}

/// Whether a word is a move with a row letter or a sign, so that it is more than a number.
fn is_full(word: &Word<'_>) -> bool {
    matches!(word.kind, WordKind::Move(Written { row, signs, .. }) if row.is_some() || signs.iter().next().is_some())
}

/// The number of the round, if one is named, in a comment that has the form of a note of a repair: `was 8L`, `A5> put in`,
/// `taken out: a6<`, `round 14, South: was 8`. `None` for any other comment.
///
/// ```
/// use kibao::notation::repair_note;
/// assert!(["was A5>", "A5> put in", "taken out: a6<"].iter().all(|it| repair_note(it) == Some(None)));
/// assert_eq!(repair_note("round 3, North: was 8L"), Some(Some(3)));
/// assert_eq!(repair_note("was 6<, taken out: B&#60a6*"), Some(None));
/// assert_eq!(["A5> was better", "was A5> better"].map(repair_note), [None; 2]);
/// ```
#[must_use]
pub fn repair_note(comment: &str) -> Option<Option<u32>> {
    let numbered = comment.strip_prefix("round ").and_then(|rest| {
        let (after, (_, digits)) = number(rest).ok()?;
        let notes = after.strip_prefix(", ").or_else(|| after.strip_prefix(": "))?;
        Some((Some(digits.value?), notes))
    });
    let (round, notes) = numbered.unwrap_or((None, comment));
    // A word that could not be read may have been taken out too.
    let single_word = |text: &str| !text.contains(char::is_whitespace) && full_moves(text).next().is_none();
    let words =
        |text: &str| single_word(text) || text.split_whitespace().all(|it| !matches!(word(it).kind, WordKind::Text));
    let single = |note: &str| {
        let note = note.strip_prefix("South: ").or_else(|| note.strip_prefix("North: ")).unwrap_or(note);
        let named = note.strip_prefix("was ").or_else(|| note.strip_prefix("taken out: "));
        named.or_else(|| note.strip_suffix(" put in")).is_some_and(|it| !it.is_empty() && words(it))
    };
    notes.split(", ").all(single).then_some(round)
}

/// The number of a round at the start of a comment, if a colon, a full stop or a bracket marks it.
///
/// ```
/// use kibao::notation::numbered;
/// assert_eq!(["3: %A5>", "3. A5>", "3 seeds", "so"].map(numbered), [Some(3), Some(3), None, None]);
/// ```
#[must_use]
pub fn numbered(comment: &str) -> Option<u32> {
    let (rest, (_, digits)) = number(comment).ok()?;
    let marked = rest.trim_start_matches(is_blank).starts_with(|c| is_colon(c) || is_number_mark(c));
    digits.value.filter(|_| marked)
}

/// Where a comment ends if another round follows it: at the `;` before that round.
pub(super) fn comment_end(text: &str) -> Option<usize> {
    end_before(text, |after| starts_round(after).is_some())
}

/// The same for the comment after round `this`, where the next round may also have another mark than a colon.
pub(super) fn comment_end_after(text: &str, this: u32) -> Option<usize> {
    end_before(text, |after| starts_round(after).is_some() || is_round_after(after, Some(this)))
}

/// The first `;` before a text that begins another round.
pub(super) fn end_before(text: &str, begins: impl Fn(&str) -> bool) -> Option<usize> {
    semicolons(text).find(|at| begins(text.get(at + 1..).unwrap_or_default().trim_start_matches(is_blank)))
}

/// Whether the text after a `;` is the round after `this` (any round if `None`) with another mark than a colon: `2. A6> a8<;`. It
/// must be moves up to its end, because otherwise it may be a remark about a move.
pub(super) fn is_round_after(text: &str, this: Option<u32>) -> bool {
    let Ok((marked, (_, digits))) = number(text) else { return false };
    let Some(moves) = marked.strip_prefix(is_number_mark) else { return false };
    let follows = digits.value.is_some_and(|value| this.is_none_or(|this| value == this.saturating_add(1)));
    if !follows {
        return false;
    }
    let moves = moves.trim_start_matches(is_blank);
    let south = word(moves);
    let behind_south = without_notes(south.after(moves));
    let north = word(behind_south);
    let behind_north = without_notes(north.after(behind_south));
    let is_meant = |word: &Word<'_>| is_full(word) || matches!(word.kind, WordKind::Bad(_));
    let is_south = is_meant(&south) || matches!(south.kind, WordKind::Move(_) | WordKind::Missing);
    let is_north = is_meant(&north) || north.kind == WordKind::Missing;
    (is_meant(&south) && round_ends(behind_south)) || (is_south && is_north && round_ends(behind_north))
}

/// Whether a round ends before this text: with the line, with a `;`, or with the number of another round.
fn round_ends(rest: &str) -> bool {
    let next = || number(rest).is_ok_and(|(rest, _)| rest.starts_with(|c| is_number_mark(c) || is_colon(c)));
    rest.is_empty() || rest.starts_with(is_semicolon) || next()
}

/// Whether a move has neither a row letter nor signs, so that it may be only a number.
pub(super) fn is_bare(entry: &Entry) -> bool {
    matches!(entry.kind, EntryKind::Move(Written { row: None, signs, .. }) if signs.iter().next().is_none())
}

/// A word in the form of a full move: a pit with a row letter or a direction sign.
pub(super) fn is_full_move(written: &Written) -> bool {
    let directs = |sign| matches!(sign, Sign::Less | Sign::Greater | Sign::Left | Sign::Right);
    written.row.is_some() || written.signs.iter().any(directs)
}

/// The words anywhere in a text that have the form of a full move: a pit with a row letter or a direction sign. Spans are
/// relative to the text.
///
/// ```
/// use kibao::notation::full_moves;
/// let text = "(5L is better than A5, and 7 than 8)";
/// let words: Vec<_> = full_moves(text).map(|(span, _)| span.of(text)).collect();
/// assert_eq!(words, ["5L", "A5"]);
/// ```
pub fn full_moves(text: &str) -> impl Iterator<Item = (Span, Written)> + '_ {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let rest = text.get(at..)?;
            let start = at + rest.find(|c: char| c.is_alphanumeric())?;
            let rest = text.get(start..)?;
            let word = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
            at = start + word;
            let Ok((after, shape)) = shape(rest) else { continue };
            let len = rest.len() - after.len();
            if after.starts_with(char::is_alphanumeric) {
                continue;
            }
            if let Some(written) = shape.read().ok().filter(is_full_move) {
                at = start + len.max(word);
                return Some((Span::new(start, start + len), written));
            }
        }
    })
}
