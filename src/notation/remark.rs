//! Notes among the moves of a round, and where the moves continue after them.

use super::ending::resignation;
use super::lex::{self, is_blank, is_semicolon};
use super::note::{note, note_window, without_notes};
use super::scan::repeats_number;
use super::shape::full_moves;
use super::tree::Written;
use super::word::{Lead, WordKind, word};

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
    let apart = next.len() < behind.len();
    let north = || word(next).written().is_some_and(|written| written.row.map_or(apart, |row| row.north));
    behind.chars().next().is_none_or(is_semicolon) || north()
}

/// The length of the note at the start of a text, if moves follow it, of this round or of the next one. `read` is how many of
/// the round's moves were read before the note, `this` is the round's number.
///
/// Words that do not have the form of a note are a note only before a move with the row letter of the side to move, or before
/// the number of the next round. After South's move they may be about several moves, and then none of these is read.
pub(super) fn goes_on(text: &str, read: usize, this: u32) -> Option<usize> {
    let (mut at, mut prose, mut noted) = (0, false, false);
    let text = note_window(text);
    let text = text.get(..lex::semicolons(text).next().unwrap_or(text.len()))?;
    loop {
        let rest = lex::behind(text, at);
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
            WordKind::Move(written) if read < 2 && written.is_full() => {
                let expected = written.row.is_some_and(|row| row.north == (read == 1));
                let behind = lex::behind(text, at + len);
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
    let value = lex::number(rest).and_then(|number| number.value);
    let hangs = !prose && Lead::at_line_end(rest).is_some_and(|lead| lead != Lead::Number);
    let Some(lead) = Lead::of_next(rest, this) else {
        return hangs && value.is_some_and(|value| value == this || value == this.saturating_add(1));
    };
    let next = value == Some(this.saturating_add(1)) || (lead == Lead::Reply && value == Some(this));
    next || (!prose && lead == Lead::Colon && value.is_none_or(|value| value > 8))
}
