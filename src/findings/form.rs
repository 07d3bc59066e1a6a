//! What the canonical form has in another order: head lines, and the blank line between head and rounds.

use super::{FormProblem, fix};
use crate::notation::{Game, TokenKind, print};
use crate::source::Span;

/// The problems of a game, each at most once.
pub(super) fn problems(game: &Game) -> impl Iterator<Item = (FormProblem, Span)> {
    let late = game.heads.windows(2).find_map(|pair| match pair {
        [one, next] if print::place_of(next) < print::place_of(one) => Some((FormProblem::KeyOrder, next.key)),
        _ => None,
    });
    late.into_iter().chain(blank_line(game))
}

/// The first round on the line right below the head.
fn blank_line(game: &Game) -> Option<(FormProblem, Span)> {
    let round = game.rounds.first().filter(|_| !game.heads.is_empty() && game.after_head.is_empty())?;
    let place = round.number.map(|number| number.span).or_else(|| Some(round.entries.first()?.span))?;
    let is_line_end = |at: u32| fix::token_before(game, at).filter(|token| token.kind == TokenKind::LineEnd);
    let above = is_line_end(fix::before_space(game, place.start))?;
    let blank = is_line_end(fix::before_space(game, above.span.start)).is_some();
    (!blank).then_some((FormProblem::BlankLine, place))
}
