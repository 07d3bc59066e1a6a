//! The part of an opening tree that is shown.

use super::Excerpt;
use crate::engine::BuiltIn;
use crate::replay::position_text;
use crate::stats::{OpeningLine, Start};
use crate::words::stats;

/// The number of games that a line must have to be shown.
pub(super) fn least(shown: &Excerpt, games: u64) -> u64 {
    shown.min_games.unwrap_or_else(|| games.div_ceil(100)).max(1)
}

/// The moves after a line that have at least `least` games, and the number of the others.
pub(super) fn frequent<'a>(line: &OpeningLine<'a>, least: u64) -> (Vec<OpeningLine<'a>>, usize) {
    let mut moves = line.moves();
    let all = moves.len();
    moves.retain(|it| it.score().games >= least);
    let rare = all - moves.len();
    (moves, rare)
}

/// The name of a start.
pub(super) fn name(shown: &Excerpt, start: &Start) -> String {
    let position = (!start.is_usual()).then(|| position_text(&start.state.position).to_string());
    let blocked_by_rules = BuiltIn::named(&start.rules_name).is_none_or(|known| known.rules.blocking);
    let blocking = start.rules.blocking || !blocked_by_rules;
    stats::start(shown.lang, &start.rules_name, blocking, position)
}
