//! Finds moves that are due and legal, but are in a comment instead of their place.

use super::ply::{Ply, PlyState};
use super::problem::{Problem, ProblemKind};
use super::replayer::Replayer;
use super::resolve::{Resolved, resolve};
use crate::engine::{Side, State};
use crate::notation::{self, Comment, EntryKind, Game, Round, Written, full_moves, numbered, repair_note};
use crate::source::Span;
use std::cell::OnceCell;
use std::collections::HashMap;

/// Reports each comment and remark with the move that is due at its place: that move is legal, and the record has no other
/// move there that can be played, or the comment begins with the number of the round that is due.
pub(super) fn unread(game: &Game<'_>, replayer: &Replayer) -> Vec<Problem> {
    use notation::ProblemKind::{MoveInComment, RoundInComment};
    if !game.problems.iter().any(|it| matches!(it.kind, MoveInComment | RoundInComment)) {
        return Vec::new();
    }
    let notes = RepairNotes::of(game);
    let rounds = game.rounds.iter().flat_map(Round::comments);
    game.after_head.iter().chain(rounds).filter_map(|comment| due(&notes, comment, replayer)).collect()
}

/// The move in a comment that is due and legal there.
fn due(notes: &RepairNotes<'_>, comment: &Comment, replayer: &Replayer) -> Option<Problem> {
    let text = notes.game.text;
    let plies = &replayer.plies;
    let before = plies.partition_point(|ply| ply.span.start < comment.text.start);
    let next_is_played = plies.get(before).is_some_and(|next| matches!(next.state, PlyState::Played(_)));
    let rounds = u32::try_from(before / 2).unwrap_or(u32::MAX);
    if next_is_played && numbered(comment.text.of(text)) != Some(rounds.saturating_add(1)) {
        return None;
    }
    let state = state_after(replayer, before)?;
    if state.outcome(&replayer.rules).is_some() {
        return None;
    }
    let north = state.position.turn == Side::North;
    let note = comment.text.of(text);
    let about = notes.round(comment.text);
    let unknown = |(word, written): &(Span, Written)| about.is_none_or(|round| !is_about(round, note, *word, written));
    full_moves(note).filter(unknown).find_map(|(word, written)| {
        let own = written.row.is_none_or(|row| row.north == north);
        // A comment may be in another dialect than the moves, as its signs say.
        let dialect = written.dialect().unwrap_or(replayer.dialect);
        let Resolved::Unique(played, _) = resolve(&state, &replayer.rules, &written.read(dialect)) else { return None };
        let span = Span { start: comment.text.start + word.start, end: comment.text.start + word.end };
        own.then_some(Problem { span, ply: None, kind: ProblemKind::Unread(played.mv) })
    })
}

/// The game after this number of plies, if they were played.
fn state_after(replayer: &Replayer, plies: usize) -> Option<State> {
    match plies.checked_sub(1) {
        None => replayer.start,
        Some(last) => replayer.plies.get(last).and_then(Ply::played).map(|played| played.after),
    }
}

/// The notes of repairs in the comments of a game.
#[derive(Debug)]
pub(crate) struct RepairNotes<'g> {
    game: &'g Game<'g>,
    /// The first round of each number, computed when a note needs it.
    numbered: OnceCell<HashMap<u32, usize>>,
}

impl<'g> RepairNotes<'g> {
    /// For the comments of a game.
    #[must_use]
    pub(crate) const fn of(game: &'g Game<'g>) -> Self {
        Self { game, numbered: OnceCell::new() }
    }

    /// Whether a comment is such a note and fits the record: the record has a move of the side whose move was replaced or
    /// taken out, or the move that was put in. The moves in such a note are not unread moves.
    #[must_use]
    pub(crate) fn has(&self, comment: Span) -> bool {
        let note = comment.of(self.game.text);
        let round = self.round(comment);
        round.is_some_and(|round| full_moves(note).all(|(word, named)| is_about(round, note, word, &named)))
    }

    /// The round that a comment is about, if it has the form of a note.
    fn round(&self, comment: Span) -> Option<&'g Round> {
        let rounds = &self.game.rounds;
        let Some(number) = repair_note(comment.of(self.game.text))? else {
            let behind = rounds.partition_point(|round| round.span.start < comment.start);
            return rounds.get(behind.checked_sub(1)?);
        };
        let value = |round: &Round| round.number.and_then(|it| it.value);
        let at_place = rounds.get((number as usize).saturating_sub(1));
        let likely = at_place.filter(|round| value(round).is_none_or(|it| it == number));
        likely.or_else(|| {
            // The first of a number stays.
            let with_number = |(index, round)| Some((value(round)?, index));
            let all = || rounds.iter().enumerate().rev().filter_map(with_number).collect();
            rounds.get(*self.numbered.get_or_init(all).get(&number)?)
        })
    }
}

/// Whether a round fits the note about a named move.
fn is_about(round: &Round, note: &str, word: Span, named: &Written) -> bool {
    let behind = note.get(word.end as usize..).unwrap_or_default();
    let put_in = behind.starts_with(" put in") || behind.starts_with(" (asked)");
    // A note may name the side of the move, if a row letter was wrong.
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
