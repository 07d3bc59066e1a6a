//! The lead of a round: its number and the sign that marks it as a number.

use super::ending::resignation;
use super::lex::{self, blanks, colon, is_bar, is_blank, is_number_mark, is_semicolon, is_stray};
use super::remark::{clock, note};
use super::scan::{full_move_begins, is_full_move, is_round_after, starts_round};
use super::tree::{RowLetter, Written};
use super::word::{Word, WordKind, word};

/// How a line that may be a round begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lead {
    /// `1:`
    Colon,
    /// `1.` or `1)`, in a table also `1|`, `1,` or `1;`
    Mark(char),
    /// `1...` before North's move. The dots are not part of it.
    Reply,
    /// `1` without a sign that marks it.
    Number,
    /// No number.
    Nothing,
}

impl Lead {
    /// The lead of a line that begins with a number; `None` if the line cannot be a round.
    pub(super) fn of(line: &str) -> Option<Self> {
        let (after, (digits, _)) = lex::number(line).ok()?;
        let (rest, gap) = blanks(after).ok()?;
        let Some(next) = rest.chars().next() else { return Some(Self::Nothing) };
        if clock(line).is_some() {
            return None;
        }
        if gap.matches('\t').count() > 1 && row_of(rest) == Some(true) {
            // The cell of South's move is empty.
            return Some(Self::Reply);
        }
        if dots(rest) > 0 {
            return Some(if replies(digits, rest) { Self::Reply } else { Self::Nothing });
        }
        let (lead, rest) = match (next, colon(rest)) {
            (_, Ok((rest, _))) => (Self::Colon, rest),
            (mark, _) if is_number_mark(mark) => (Self::Mark(mark), rest.get(mark.len_utf8()..)?),
            (mark, _) if separates_cells(mark, rest) => (Self::Mark(mark), rest.get(mark.len_utf8()..)?),
            _ if gap.is_empty() => (if is_stuck(rest) { Self::Number } else { Self::Nothing }, rest),
            _ if is_number(digits, rest) || (gap.contains('\t') && resignation(rest).is_some()) => (Self::Number, rest),
            _ => (Self::Nothing, rest),
        };
        let skip: fn(char) -> bool = if lead == Self::Nothing { is_blank } else { |c| is_blank(c) || is_stray(c) };
        let words = rest.trim_start_matches(skip).chars().next();
        let dotted = lex::missing(rest.trim_start_matches(is_blank)).is_ok();
        let empty = words.is_none_or(|c| is_semicolon(c) || c == '%');
        (lead == Self::Nothing || dotted || !empty).then_some(lead)
    }

    /// The lead of the round after number `this` in the middle of a line: a number with a colon, or `2.` or `2)` before a full
    /// move.
    pub(super) fn of_next(rest: &str, this: u32) -> Option<Self> {
        let (after, (digits, read)) = lex::number(rest).ok()?;
        if dots(after) > 0 {
            return (replies(digits, after) && read.value == Some(this)).then_some(Self::Reply);
        }
        if starts_round(rest).is_some() {
            return Some(Self::Colon);
        }
        let lead = Self::of(rest).filter(|lead| matches!(lead, Self::Mark(_)))?;
        let after = after.trim_start_matches(|c| is_blank(c) || is_number_mark(c));
        let begins = full_move_begins(after) || resignation(after).is_some() || is_round_after(rest, Some(this));
        (read.value == Some(this.saturating_add(1)) && begins).then_some(lead)
    }

    /// The lead of a round of which only the number, `12:`, is at the end of a line.
    pub(super) fn at_line_end(rest: &str) -> Option<Self> {
        if rest.ends_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '<' | '>' | '*' | ';')) {
            // Usually a move, or the `;` after it.
            return None;
        }
        let (after, _) = lex::number(rest).ok()?;
        let after = lex::trim(after);
        let mut signs = after.chars();
        match (signs.next(), signs.next()) {
            (None, _) => Some(Self::Number),
            (Some(c), None) if lex::is_colon(c) => Some(Self::Colon),
            (Some(c), None) if is_number_mark(c) => Some(Self::Mark(c)),
            _ => None,
        }
    }

    /// Whether a `;` between two moves of this round separates two cells.
    pub(super) const fn is_cell(self) -> bool {
        matches!(self, Self::Mark(';'))
    }
}

/// Whether the number of round `this` is repeated here before North's move: `5... a1<`, `5: -- a1<`.
pub(super) fn repeats_number(rest: &str, this: u32) -> bool {
    let Ok((after, (_, digits))) = lex::number(rest) else { return false };
    let marked = after.trim_start_matches(is_blank);
    let behind = colon(marked).map(|(behind, _)| behind.trim_start_matches(is_blank));
    let north = |behind: &str| lex::missing(behind).is_ok() || row_of(behind) == Some(true);
    digits.value == Some(this) && (dots(marked) > 0 || behind.is_ok_and(north))
}

/// The length of the dots in the place of South's move: `..`, `...`, `…`.
pub(super) fn dots(rest: &str) -> usize {
    let end = rest.find(|c| !matches!(c, '.' | '…')).unwrap_or(rest.len());
    if rest.starts_with('…') || end > 1 { end } else { 0 }
}

/// Whether dots after a number are followed by North's move. A single digit may be South's move in a round without a number.
fn replies(digits: &str, rest: &str) -> bool {
    let after = rest.get(dots(rest)..).unwrap_or_default();
    let first = word(after.trim_start_matches(is_blank));
    let named = matches!(first.kind, WordKind::Move(written) if is_full_move(&written));
    named || digits.chars().count() > 1 || matches!(digits, "0" | "9") || matches!(first.kind, WordKind::Move(_))
}

/// Whether a sign after a number separates it from the first move in a row of a table.
fn separates_cells(mark: char, rest: &str) -> bool {
    let after = || rest.get(mark.len_utf8()..).unwrap_or_default().trim_start_matches(is_blank);
    let cell = || {
        let first = word(after().trim_start_matches(is_bar).trim_start_matches(is_blank));
        matches!(first.kind, WordKind::Move(written) if is_full_move(&written))
            || first.kind == WordKind::Missing
            || (first.kind == WordKind::Text && resignation(after()).is_some())
    };
    let spaced = || rest.get(mark.len_utf8()..).is_some_and(|rest| rest.starts_with(is_blank));
    (is_bar(mark) && (spaced() || cell()))
        || (matches!(mark, ',' | '，' | ';') && (cell() || after().starts_with(mark)))
}

/// Whether the row letter of the move at the start of a text is North's; `None` if there is no row letter.
pub(super) fn row_of(text: &str) -> Option<bool> {
    match word(text).kind {
        WordKind::Move(written) => written.row.map(|row| row.north),
        _ => None,
    }
}

/// Whether a pit without row and signs is another number before the expected move: `5. 2. A8>`.
pub(super) fn is_number_before(pit: &Word<'_>, written: Written, rest: &str, north: bool) -> bool {
    let marked = pit.stray.starts_with(lex::is_number_mark) && pit.opinion.is_none() && !is_full_move(&written);
    let expected = |next: Written| is_full_move(&next) && next.row.is_some_and(|row| row.north == north);
    marked && matches!(word(pit.after(rest)).kind, WordKind::Move(next) if expected(next))
}

/// Whether a dash only separates North's move, or South's, from the text before it: a move follows that is not of the other
/// side's row.
pub(super) fn separates_moves(rest: &str, dash: &Word<'_>, north: bool) -> bool {
    let behind = dash.after(rest);
    let behind = lex::strays(behind).map_or(behind, |(rest, _)| rest.trim_start_matches(is_blank));
    let next = word(behind);
    starts_round(behind).is_none()
        && Lead::of(behind).is_none_or(|lead| lead == Lead::Nothing)
        && matches!(next.kind, WordKind::Move(it) if it.row.map_or(north, |row| row.north == north))
}

/// Whether a move with a row letter follows digits without a blank, so that the digits are a round's number.
fn is_stuck(after: &str) -> bool {
    matches!(word(after).kind, WordKind::Move(Written { row: Some(_), .. }))
}

/// Whether digits with blanks after them are a round's number and not South's move.
fn is_number(digits: &str, after: &str) -> bool {
    if digits.chars().count() > 1 || matches!(digits, "0" | "9") {
        return true;
    }
    let first = word(after);
    if matches!(first.kind, WordKind::Move(Written { row: Some(RowLetter { north: false, .. }), .. })) {
        return true;
    }
    let mut second = first.after(after);
    while let Some(len) = note(second).or_else(|| lex::opinion(second).map(|(_, len)| len)) {
        second = second.get(len..).unwrap_or_default().trim_start_matches(is_blank);
    }
    let one = |kind| matches!(kind, WordKind::Move(_) | WordKind::Missing | WordKind::Bad(_));
    let follows = || matches!(word(second).kind, WordKind::Move(_)) || resignation(second).is_some();
    !second.is_empty() && one(first.kind) && follows()
}
