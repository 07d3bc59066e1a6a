//! Looking ahead: where a round begins, where a comment ends, and which lead a text has within or after a round.

use super::ending::resignation;
use super::lex::{self, Digits, is_blank, is_colon, is_number_mark, is_semicolon, number, semicolons, trim_start};
use super::note::{clock, without_notes};
use super::shape::{full_move_begins, full_moves, missing_begins, move_begins};
use super::word::{Lead, Word, WordKind, dots, replies, row_of, word};
use super::written::Written;

/// The number of the round that begins here: `number: move`, with any blanks around the colon.
pub(super) fn starts_round(input: &str) -> Option<Digits<'_>> {
    let number = number(input).filter(|_| clock(input).is_none())?;
    let words = trim_start(trim_start(number.rest).strip_prefix(is_colon)?);
    (move_begins(words) || missing_begins(words) || resignation(words).is_some()).then_some(number)
}

/// Whether the text of a comment has the form of a round: `number: move`, the same with another mark or none, or just South's
/// and North's move, perhaps with a comment after a `;`.
pub(super) fn reads_as_round(comment: &str) -> bool {
    if starts_round(comment).is_some() {
        return true;
    }
    let numbered = number(comment).map(|number| number.rest);
    let marked = numbered.and_then(|rest| rest.strip_prefix(['.', ')']));
    if marked.is_some_and(|rest| is_full(&word(trim_start(rest)))) {
        return true;
    }
    let moves = trim_start(numbered.filter(|rest| rest.starts_with(is_blank)).unwrap_or(comment));
    let first = word(moves);
    let rest = first.after(moves);
    let second = word(rest);
    let behind = second.after(rest);
    is_full(&first) && is_full(&second) && (behind.is_empty() || behind.starts_with(is_semicolon))
}

/// Whether a word is a move with a row letter or a sign, so that it is more than a number.
fn is_full(word: &Word<'_>) -> bool {
    word.written().is_some_and(|written| !written.is_bare())
}

/// The number of the round, if one is named, in a comment that has the form of a note of a repair: `was 8L`, `A5> put in`,
/// `taken out: a6<`, `read as A5< (asked)`, `round 14, South: was 8`. `None` for any other comment.
#[must_use]
#[expect(clippy::option_option, reason = "no note, a note without a round, or a note with one")]
pub(crate) fn repair_note(comment: &str) -> Option<Option<u32>> {
    let numbered = comment.strip_prefix("round ").and_then(|rest| {
        let number = number(rest)?;
        let notes = number.rest.strip_prefix(", ").or_else(|| number.rest.strip_prefix(": "))?;
        Some((Some(number.value?), notes))
    });
    let (round, notes) = numbered.unwrap_or((None, comment));
    // A word that could not be read may have been taken out too.
    let single_word = |text: &str| !text.contains(char::is_whitespace) && full_moves(text).next().is_none();
    let words =
        |text: &str| single_word(text) || text.split_whitespace().all(|it| !matches!(word(it).kind, WordKind::Text));
    let single = |note: &str| {
        let note = note.strip_prefix("South: ").or_else(|| note.strip_prefix("North: ")).unwrap_or(note);
        let named = note.strip_prefix("was ").or_else(|| note.strip_prefix("taken out: "));
        let asked = || note.strip_prefix("read as ").and_then(|note| note.strip_suffix(" (asked)"));
        named.or_else(asked).or_else(|| note.strip_suffix(" put in")).is_some_and(|it| !it.is_empty() && words(it))
    };
    notes.split(", ").all(single).then_some(round)
}

/// The number of a round at the start of a comment, if a colon, a full stop or a bracket marks it.
#[must_use]
pub(crate) fn numbered(comment: &str) -> Option<u32> {
    let number = number(comment)?;
    let marked = trim_start(number.rest).starts_with(|c| is_colon(c) || is_number_mark(c));
    number.value.filter(|_| marked)
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
    semicolons(text).find(|at| begins(lex::behind(text, at + 1)))
}

/// Whether the text after a `;` is the round after `this` (any round if `None`) with another mark than a colon: `2. A6> a8<;`. It
/// must be moves up to its end, because otherwise it may be a remark about a move.
pub(super) fn is_round_after(text: &str, this: Option<u32>) -> bool {
    let follows = |value| this.is_none_or(|this| value == this.saturating_add(1));
    let number = number(text).filter(|number| number.value.is_some_and(follows));
    let Some(moves) = number.and_then(|number| number.rest.strip_prefix(is_number_mark)) else { return false };
    let moves = trim_start(moves);
    let south = word(moves);
    let behind_south = without_notes(south.after(moves));
    let north = word(behind_south);
    let behind_north = without_notes(north.after(behind_south));
    let is_meant = |word: &Word<'_>| is_full(word) || matches!(word.kind, WordKind::Bad(_));
    let is_south = is_meant(&south) || south.is_move() || south.kind == WordKind::Missing;
    let is_north = is_meant(&north) || north.kind == WordKind::Missing;
    (is_meant(&south) && round_ends(behind_south)) || (is_south && is_north && round_ends(behind_north))
}

/// Whether a round ends before this text: with the line, with a `;`, or with the number of another round.
fn round_ends(rest: &str) -> bool {
    let next = || number(rest).is_some_and(|it| it.rest.starts_with(|c| is_number_mark(c) || is_colon(c)));
    rest.is_empty() || rest.starts_with(is_semicolon) || next()
}

impl Lead {
    /// The lead of the round after number `this` in the middle of a line: a number with a colon, or `2.` or `2)` before a full
    /// move.
    pub(super) fn of_next(rest: &str, this: u32) -> Option<Self> {
        let number = number(rest)?;
        if dots(number.rest) > 0 {
            return (replies(&number, number.rest) && number.value == Some(this)).then_some(Self::Reply);
        }
        if starts_round(rest).is_some() {
            return Some(Self::Colon);
        }
        let lead = Self::of(rest).filter(|lead| matches!(lead, Self::Mark(_)))?;
        let after = number.rest.trim_start_matches(|c| is_blank(c) || is_number_mark(c));
        let begins = full_move_begins(after) || resignation(after).is_some() || is_round_after(rest, Some(this));
        (number.value == Some(this.saturating_add(1)) && begins).then_some(lead)
    }

    /// The lead of a round of which only the number, `12:`, is at the end of a line.
    pub(super) fn at_line_end(rest: &str) -> Option<Self> {
        if rest.ends_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '<' | '>' | '*' | ';')) {
            // Usually a move, or the `;` after it.
            return None;
        }
        let mut signs = lex::trim(number(rest)?.rest).chars();
        match (signs.next(), signs.next()) {
            (None, _) => Some(Self::Number),
            (Some(c), None) if is_colon(c) => Some(Self::Colon),
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
    let Some(number) = number(rest).filter(|number| number.value == Some(this)) else { return false };
    let marked = trim_start(number.rest);
    let north = |behind: &str| lex::missing(behind).is_some() || row_of(behind) == Some(true);
    dots(marked) > 0 || marked.strip_prefix(is_colon).is_some_and(|behind| north(trim_start(behind)))
}

/// Whether a pit without row and signs is another number before the expected move: `5. 2. A8>`.
pub(super) fn is_number_before(pit: &Word<'_>, written: Written, rest: &str, north: bool) -> bool {
    let marked = pit.stray.starts_with(is_number_mark) && pit.opinion.is_none() && !written.is_full();
    marked && row_of(pit.after(rest)) == Some(north)
}

/// Whether a dash only separates North's move, or South's, from the text before it: a move follows that is not of the other
/// side's row.
pub(super) fn separates_moves(rest: &str, dash: &Word<'_>, north: bool) -> bool {
    let behind = dash.after(rest);
    let behind = lex::behind(behind, lex::strays(behind).len());
    starts_round(behind).is_none()
        && Lead::of(behind).is_none_or(|lead| lead == Lead::Nothing)
        && word(behind).written().is_some_and(|it| it.row.map_or(north, |row| row.north == north))
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_note_of_a_repair_is_recognized() {
        use crate::notation::repair_note;
        assert!(
            ["was A5>", "A5> put in", "taken out: a6<", "was A5>, read as A4> (asked)"].iter().all(|it| repair_note(
                it
            ) == Some(
                None
            ))
        );
        assert_eq!(repair_note("round 3, North: was 8L"), Some(Some(3)));
        assert_eq!(repair_note("was 6<, taken out: B&#60a6*"), Some(None));
        assert_eq!(["A5> was better", "was A5> better"].map(repair_note), [None; 2]);
    }

    #[test]
    fn a_round_number_is_read() {
        use crate::notation::numbered;
        assert_eq!(["3: %A5>", "3. A5>", "3 seeds", "so"].map(numbered), [Some(3), Some(3), None, None]);
    }
}
