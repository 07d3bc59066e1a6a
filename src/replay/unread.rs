//! Moves that are due and legal, and are in a comment instead of their place.

use super::game::{Ply, PlyState};
use super::problem::{Problem, ProblemKind};
use super::resolve::{Resolved, resolve};
use super::through::Through;
use crate::engine::{Side, State};
use crate::notation::{self, Comment, EntryKind, Game, Written, full_moves, numbered, repair_note};
use crate::source::Span;

/// Reports each comment and remark that holds the move which is due where it is: that move is legal, and the record has no
/// other one there that can be played, or the comment begins with the number of the round that is due.
pub(super) fn unread(text: &str, game: &Game, through: &Through) -> Vec<Problem> {
    use notation::ProblemKind::{MoveInComment, RoundInComment};
    if !game.problems.iter().any(|it| matches!(it.kind, MoveInComment | RoundInComment)) {
        return Vec::new();
    }
    let rounds = game.rounds.iter().flat_map(notation::Round::comments);
    game.after_head.iter().chain(rounds).filter_map(|comment| due(text, game, comment, through)).collect()
}

/// The move in a comment that is due and legal there.
fn due(text: &str, game: &Game, comment: &Comment, through: &Through) -> Option<Problem> {
    let plies = &through.plies;
    let before = plies.partition_point(|ply| ply.span.start < comment.text.start);
    let next_is_played = plies.get(before).is_some_and(|next| matches!(next.state, PlyState::Played(_)));
    let rounds = u32::try_from(before / 2).unwrap_or(u32::MAX);
    if next_is_played && numbered(comment.text.of(text)) != Some(rounds.saturating_add(1)) {
        return None;
    }
    let state = state_after(through, before)?;
    if state.outcome(&through.rules).is_some() {
        return None;
    }
    let north = state.position.turn == Side::North;
    let note = comment.text.of(text);
    let noted = round_of_note(text, game, comment.text);
    let unknown = |(word, written): &(Span, Written)| noted.is_none_or(|round| !is_about(round, note, *word, written));
    full_moves(note).filter(unknown).find_map(|(word, written)| {
        let own = written.row.is_none_or(|row| row.north == north);
        // A comment may be in another dialect than the moves, as its signs say.
        let dialect = written.dialect().unwrap_or(through.dialect);
        let Resolved::Unique(played, _) = resolve(&state, &through.rules, &written.read(dialect)) else { return None };
        let span = Span { start: comment.text.start + word.start, end: comment.text.start + word.end };
        own.then_some(Problem { span, ply: None, kind: ProblemKind::Unread(played.mv) })
    })
}

/// The game after so many plies, where they were played.
fn state_after(through: &Through, plies: usize) -> Option<State> {
    match plies.checked_sub(1) {
        None => through.start,
        Some(last) => through.plies.get(last).and_then(Ply::played).map(|played| played.after),
    }
}

/// Whether a comment is the note that a repair has left, and the record has what it is about: a move of the side whose move
/// was another or was taken out, the move that was put in. What such a note names is not passed over.
///
/// ```
/// use kibao::{notation::games, replay::is_note_of_repair};
/// let is_note = |text: &str| {
///     let game = games(text).next().unwrap();
///     is_note_of_repair(text, &game, game.rounds[0].comment.unwrap().text)
/// };
/// assert!(is_note("1: A6<* a6<; was A6>"));
/// assert!(!is_note("1: A6<*; was a6<"), "North has no move");
/// assert!(!is_note("1: A6<* a6<; A4> put in"), "that is not in the record");
/// ```
#[must_use]
pub fn is_note_of_repair(text: &str, game: &Game, comment: Span) -> bool {
    let note = comment.of(text);
    let round = round_of_note(text, game, comment);
    round.is_some_and(|round| full_moves(note).all(|(word, named)| is_about(round, note, word, &named)))
}

/// The round that a comment is about, where it has the form of the note of a repair.
fn round_of_note<'g>(text: &str, game: &'g Game, comment: Span) -> Option<&'g notation::Round> {
    let Some(number) = repair_note(comment.of(text))? else {
        let behind = game.rounds.partition_point(|round| round.span.start < comment.start);
        return game.rounds.get(behind.checked_sub(1)?);
    };
    let numbered = |round: &&notation::Round| round.number.is_some_and(|it| it.value == Some(number));
    let at_place = game.rounds.get((number as usize).saturating_sub(1));
    let likely = at_place.filter(|round| round.number.is_none_or(|it| it.value.is_none()) || numbered(round));
    likely.or_else(|| game.rounds.iter().find(numbered))
}

/// Whether a round has what a note says of a move that it names.
fn is_about(round: &notation::Round, note: &str, word: Span, named: &Written) -> bool {
    let put_in = note.get(word.end as usize..).is_some_and(|behind| behind.starts_with(" put in"));
    // A note may say whose move it is, where a row letter was wrong.
    let said = note.get(..word.start as usize).and_then(|before| before.rsplit(", ").next()).unwrap_or_default();
    let sides = [("South: ", false), ("North: ", true)];
    let named_side = sides.into_iter().find_map(|(side, north)| said.contains(side).then_some(north));
    let north = named_side.or(named.row.map(|row| row.north));
    round.entries.iter().enumerate().any(|(index, entry)| {
        let EntryKind::Move(written) = entry.kind else { return false };
        let of_side = north.is_none_or(|north| north == (index == 1));
        of_side && (!put_in || (written.pit, written.row) == (named.pit, named.row))
    })
}
