//! The facts about a game that the sentences about its findings need.

use crate::engine::{Move, Pit, Side, State};
use crate::findings::cause::Cause;
use crate::findings::{Finding, Report};
use crate::notation::{Dialect, Key, Name};
use crate::replay::{Ply, canonical, name, pit_name};

/// The most characters of the text that are shown.
const MOST_SHOWN: usize = 40;

/// A finding and its game.
#[derive(Clone, Copy)]
pub(super) struct Facts<'r> {
    pub(super) report: &'r Report<'r>,
    pub(super) finding: &'r Finding,
    /// The written move it is about.
    pub(super) ply: Option<&'r Ply>,
}

impl<'r> Facts<'r> {
    pub(super) fn of(report: &'r Report<'r>, finding: &'r Finding) -> Self {
        Self { report, finding, ply: report.ply(finding) }
    }

    /// The text at the place, cut if it is long.
    pub(super) fn written(&self) -> String {
        shown(self.finding.span.of(self.report.text()))
    }

    /// The first value of a head key.
    pub(super) fn value(&self, key: Key) -> Option<String> {
        self.report.replay.game.value(key).map(shown)
    }

    pub(super) fn dialect(&self) -> Dialect {
        self.report.replay.dialect
    }

    pub(super) fn rules_name(&self) -> String {
        self.report.replay.rules_name.to_string()
    }

    /// The game before the move.
    pub(super) fn before(&self) -> Option<State> {
        self.report.replay.before(self.ply?)
    }

    /// Whether the move has a row letter of North.
    pub(super) fn is_norths(&self) -> bool {
        let row = self.ply.and_then(|ply| ply.written?.row);
        row.is_some_and(|row| row.north)
    }

    /// The seeds in a pit of the side to move.
    pub(super) fn seeds(&self, pit: Pit) -> Option<u8> {
        let position = self.before()?.position;
        Some(position.board.ring(position.turn).get(pit))
    }

    /// The seeds in store of the side to move.
    pub(super) fn store(&self) -> Option<u8> {
        let position = self.before()?.position;
        Some(position.board.store(position.turn))
    }

    /// The legal moves at this place, by their full names in the game's dialect.
    pub(super) fn legal(&self) -> Vec<String> {
        let legal = self.before().map(|state| state.legal(&self.report.replay.rules));
        legal.map_or_else(Vec::new, |legal| self.names(legal.as_slice()))
    }

    /// Why the record stops here. This runs a search, so call it only if the answer is shown.
    pub(super) fn cause(&self) -> Option<Cause> {
        Cause::of(self.report, self.ply?)
    }

    /// The only legal move at this place in the kibao dialect, if the game is in another dialect.
    pub(super) fn only_legal_in_kibao(&self) -> Option<String> {
        let state = self.before().filter(|_| self.dialect() != Dialect::KIBAO)?;
        let legal = state.legal(&self.report.replay.rules);
        let [only] = legal.as_slice() else { return None };
        Some(canonical(&state, &state.play_unchecked(&self.report.replay.rules, *only, &mut ())))
    }

    /// Moves that can be played at this place, by their full names.
    pub(super) fn names(&self, moves: &[Move]) -> Vec<String> {
        let Some(state) = self.before() else { return Vec::new() };
        let rules = &self.report.replay.rules;
        let written = |mv: &Move| name(&state, &state.play_unchecked(rules, *mv, &mut ()), self.dialect());
        moves.iter().map(|mv| written(mv).write(self.dialect())).collect()
    }

    /// The move as it should be written: its full name if it was played, otherwise the signs that were read, in the form of
    /// the dialect.
    pub(super) fn meant(&self) -> Option<String> {
        let (ply, dialect) = (self.ply?, self.dialect());
        let written = ply.written?;
        let Some((played, before)) = ply.played().zip(self.before()) else {
            return Some(written.write(dialect));
        };
        let wins = played.outcome.is_some_and(|outcome| outcome.winner == before.position.turn);
        Some(Name { win: written.win && wins, ..name(&before, played, dialect) }.write(dialect))
    }

    /// The number of written moves from this one on.
    pub(super) fn moves_from_here(&self) -> usize {
        let before = self.ply.map_or(0, |ply| ply.number.saturating_sub(1));
        self.report.replay.plies.len().saturating_sub(before as usize)
    }
}

/// A span of the text, cut if it is long.
pub(super) fn shown(text: &str) -> String {
    let mut chars = text.chars();
    let mut shown: String = chars.by_ref().take(MOST_SHOWN).collect();
    if chars.next().is_some() {
        shown.push('\u{2026}');
    }
    shown
}

/// The names of a side's pits.
pub(super) fn pit_names(side: Side, pits: impl IntoIterator<Item = Pit>) -> Vec<String> {
    pits.into_iter().map(|pit| pit_name(side, pit)).collect()
}
