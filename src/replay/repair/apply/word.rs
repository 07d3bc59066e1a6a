//! Writes a changed or inserted move as the scorer would have written it.

use super::super::cost::is_forced;
use crate::engine::{BuiltIn, Kind, Phase, Played, RuleSet, State};
use crate::notation::{Dialect, Mark, Partial};
use crate::replay::game::Replay;
use crate::replay::name::name;
use crate::replay::repair::{Candidate, Change, Edit, RepairedPly};
use crate::replay::resolve::{Resolved, resolve};

/// The optional parts of a move that the record writes for most of its moves.
#[derive(Clone, Copy, Debug)]
struct Habits {
    /// Row letters in kunamua.
    rows: bool,
    /// Directions that are forced.
    forced: bool,
    /// The marks of moves without a capture.
    marks: bool,
}

impl Habits {
    fn of(replay: &Replay<'_>, candidate: &Candidate) -> Self {
        let kept = || {
            candidate.game.iter().filter(|it| !it.changed).filter_map(|it| {
                let written = replay.plies.get(it.from?)?.written?;
                Some((it, written))
            })
        };
        let most = |about: fn(&RepairedPly) -> bool, does: fn(&Partial) -> bool| {
            let all = kept().filter(|(it, _)| about(it)).count();
            let with = kept().filter(|(it, written)| about(it) && does(written)).count();
            with * 2 >= all
        };
        Self {
            rows: most(|it| is_kunamua(&it.before), |written| written.row.is_some()),
            forced: most(|it| is_forced(&it.before, &it.played), |written| written.hand.is_some()),
            marks: most(|it| it.played.kind == Kind::Kutakata, |written| written.mark != Mark::None),
        }
    }
}

fn is_kunamua(before: &State) -> bool {
    before.position.phase() == Phase::Kunamua
}

/// Writes the moves of a candidate in the style of its record.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveWriter {
    habits: Habits,
    dialect: Dialect,
    rules: RuleSet,
}

impl MoveWriter {
    pub(super) fn of(replay: &Replay<'_>, candidate: &Candidate) -> Self {
        Self { habits: Habits::of(replay, candidate), dialect: replay.dialect, rules: rules(replay, candidate) }
    }

    /// Writes a move in the style of the word that it replaces, or of the whole record.
    pub(super) fn write(&self, before: &State, played: &Played, old: Option<&Partial>) -> String {
        let full = name(before, played, self.dialect);
        let side = before.position.turn;
        let row = !is_kunamua(before) || old.map_or(self.habits.rows, |old| old.row.is_some());
        let hand = !is_forced(before, played) || old.map_or(self.habits.forced, |old| old.hand.is_some());
        let mark = self.habits.marks || old.is_some_and(|old| old.mark != Mark::None);
        let win = old.is_some_and(|old| old.win) && played.outcome.is_some_and(|outcome| outcome.winner == side);
        let partial = |row: bool, hand: bool| Partial {
            row: row.then_some(full.row),
            pit: full.pit,
            hand: hand.then_some(full.hand),
            house: full.house,
            mark: if mark { full.mark } else { Mark::None },
            win,
            foreign: None,
        };
        let mut ways = [(row, hand), (row, true), (true, true)].map(|(row, hand)| partial(row, hand)).into_iter();
        let says = |partial: &Partial| match resolve(before, &self.rules, partial) {
            Resolved::Unique(read, _) => read.mv == played.mv,
            Resolved::Illegal(..) | Resolved::Ambiguous(_) => false,
        };
        ways.find(says).unwrap_or_else(|| partial(true, true)).write(self.dialect)
    }

    /// The new word for a move of the repaired game; `None` if its word stays.
    pub(super) fn new_word(&self, replay: &Replay<'_>, repaired: &RepairedPly) -> Option<String> {
        let old = repaired.from.and_then(|from| replay.plies.get(from)?.written);
        repaired.changed.then(|| self.write(&repaired.before, &repaired.played, old.as_ref()))
    }
}

/// The rules of a candidate.
fn rules(replay: &Replay<'_>, candidate: &Candidate) -> RuleSet {
    let mut rules = replay.rules;
    for edit in &candidate.edits {
        match edit.change {
            Change::Rules(name) => {
                let known = BuiltIn::named(name).map_or(rules, |known| known.rules);
                let open = RuleSet { blocking: false, blocker_duty: false, ..known };
                rules = if replay.rules.blocking { known } else { open };
            }
            Change::NoTakasia => rules = RuleSet { blocking: false, blocker_duty: false, ..rules },
            _ => {}
        }
    }
    rules
}

/// The new word for the move that a change inserts or replaces, in the style of the record.
///
/// ```
/// use kibao::replay::{Limits, Options, repair, replays, rewritten_move};
/// let text = "\
/// opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
/// 1: 3L 5L;
/// 2: 8R 2L;
/// 3: 5L 1L;
/// ";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// let repairs = repair(&replay, &Options::default(), &Limits::default());
/// let best = repairs.only().unwrap();
/// assert_eq!(rewritten_move(&replay, best, &best.edits[0]).as_deref(), Some("3L>"));
/// ```
#[must_use]
pub fn rewritten_move(replay: &Replay<'_>, candidate: &Candidate, edit: &Edit) -> Option<String> {
    let writer = MoveWriter::of(replay, candidate);
    match &edit.change {
        Change::Replace(_, before, played) => {
            let old = replay.plies.get(edit.index).and_then(|ply| ply.written);
            Some(writer.write(before, played, old.as_ref()))
        }
        Change::Insert(before, played) => Some(writer.write(before, played, None)),
        _ => None,
    }
}
