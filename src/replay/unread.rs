//! Moves that are due and legal, and are in a comment instead of their place.

use super::game::{Ply, PlyState};
use super::problem::{Problem, ProblemKind};
use super::resolve::{Resolved, resolve};
use super::through::Through;
use crate::engine::{Side, State};
use crate::notation::{self, Comment, Game, full_moves, is_repair_note};
use crate::source::Span;

/// Reports each comment and remark that holds the move which is due where it is: that move is legal, and the record has no
/// other one there that can be played.
pub(super) fn unread(text: &str, game: &Game, through: &Through) -> Vec<Problem> {
    use notation::ProblemKind::{MoveInComment, RoundInComment};
    if !game.problems.iter().any(|it| matches!(it.kind, MoveInComment | RoundInComment)) {
        return Vec::new();
    }
    let rounds = game.rounds.iter().flat_map(notation::Round::comments);
    game.after_head.iter().chain(rounds).filter_map(|comment| due(text, comment, through)).collect()
}

/// The move in a comment that is due and legal there.
fn due(text: &str, comment: &Comment, through: &Through) -> Option<Problem> {
    let plies = &through.plies;
    let before = plies.partition_point(|ply| ply.span.start < comment.text.start);
    if plies.get(before).is_some_and(|next| matches!(next.state, PlyState::Played(_))) {
        return None;
    }
    let state = state_after(through, before)?;
    if state.outcome(&through.rules).is_some() {
        return None;
    }
    let north = state.position.turn == Side::North;
    // The note of a repair names what was there before it.
    if plies.len() == before && is_repair_note(comment.text.of(text)) {
        return None;
    }
    full_moves(comment.text.of(text)).find_map(|(word, written)| {
        let own = written.row.is_none_or(|row| row.north == north);
        let Resolved::Unique(played, _) = resolve(&state, &through.rules, &written.read(through.dialect)) else {
            return None;
        };
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
