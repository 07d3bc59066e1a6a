//! The cost of a change: the less likely the mistake that it fixes, the higher the cost.
//!
//! All costs are in hundredths of the cost of the most common mistakes: a reversed direction or a forgotten house sign.
//! Scorers get signs wrong more often than pits, and pits more often than whole moves. Oddities of a move that replays (a
//! mark that does not fit, the row letter of the other side) cost less than a change, because scorers are careless with
//! marks; but if one change explains several of them, the change is cheaper.

use super::record::{Record, Word};
use crate::engine::{Kind, Move, Phase, Played, Side, State};
use crate::notation::Partial;
use crate::replay::ProblemKind;
use crate::replay::marks::{wrong_mark, wrong_win};

/// The cost of the cheapest change in a record that has every move in full.
pub(super) const CHEAPEST_IN_FULL: u32 = SIGN;

/// A reversed direction; a missing or superfluous house sign.
const SIGN: u32 = 100;
/// A pit next to the right one; a digit that looks like the right one.
const PIT: u32 = 125;
/// The other row.
const ROW: u32 = 125;
/// Another pit without an explanation.
const OTHER_PIT: u32 = 225;
/// A completely different move.
const OTHER_MOVE: u32 = 300;
/// An unreadable word.
const UNREADABLE: u32 = 100;
/// An ambiguous written move. This is the cheapest change.
pub(super) const AMBIGUOUS: u32 = 50;

/// A missing move whose place is empty.
pub(super) const GAP_FILLED: u32 = 100;
/// A missing move, with the following moves shifted into its place.
pub(super) const OMITTED: u32 = 150;
/// A move written twice.
pub(super) const DOUBLED: u32 = 125;
/// A superfluous move.
pub(super) const SURPLUS: u32 = 225;
/// The two moves of a round swapped.
pub(super) const MOVES_SWAPPED: u32 = 125;
/// Two neighbouring rounds swapped.
pub(super) const ROUNDS_SWAPPED: u32 = 150;
/// A setting that the head does not name.
pub(super) const SETTING_NOT_IN_HEAD: u32 = 125;
/// A setting that contradicts the head.
pub(super) const SETTING_AGAINST_HEAD: u32 = 250;
/// The extra cost of another rule set, compared with another opening or no blocking under the same rules.
pub(super) const OTHER_RULES: u32 = 25;

/// A mark that does not fit the move.
const ODD_MARK: u32 = 75;
/// A row letter of the other side.
const ODD_CASE: u32 = 100;
/// A row letter or direction that is present or missing against the habit of the record.
const ODD_HABIT: u32 = 50;
/// An end by play that contradicts the record.
pub(super) const ODD_END: u32 = 150;
/// Play that does not end although the record names a winner; the loser may have resigned.
pub(super) const NO_END: u32 = 75;
/// The same in a record that has every move in full, as programs write them, because such games are usually played to the
/// end. It is not more than the cost of a change, so that no change is proposed only because of the end.
pub(super) const NO_END_IN_FULL: u32 = 100;

/// How the written move differs from the move that replaces it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Likeness {
    /// The written move is ambiguous; this is one of the moves that it fits.
    Completed,
    /// The direction is reversed.
    Direction,
    /// The house was played, and the sign is missing.
    HouseLost,
    /// The move stopped in the house, and the sign says that it was played.
    HouseExtra,
    /// The pit is a neighbour.
    Neighbour,
    /// The digit looks similar: 1 and 7, 3 and 8.
    LookAlike,
    /// The other row.
    Row,
    /// The written move is unreadable.
    Unreadable,
    /// A different move: more than one sign differs.
    Other,
}

/// Compares a legal move with a written one: the cost of the mistake, and what differs.
pub(super) fn likeness(word: &Word, state: &State, mv: Move, played: &Played) -> (u32, Likeness) {
    let Some(written) = &word.written else {
        let guess = word.guess.as_ref().map_or(OTHER_MOVE, |guess| compare(guess, state, mv, played).0);
        return (UNREADABLE + guess.min(OTHER_MOVE) / 2, Likeness::Unreadable);
    };
    let (cost, why) = compare(written, state, mv, played);
    if cost == 0 { (AMBIGUOUS, Likeness::Completed) } else { (cost.min(OTHER_MOVE), why) }
}

/// The same for the signs of a readable word; the cost is 0 if nothing differs.
fn compare(written: &Partial, state: &State, mv: Move, played: &Played) -> (u32, Likeness) {
    let mut cost = 0;
    let mut why = None;
    let mut differs = |is: bool, much: u32, reason| {
        if is {
            cost += much;
            why = Some(if why.is_none() { reason } else { Likeness::Other });
        }
    };
    // A forced direction is ignored.
    differs(!is_forced(state, played) && written.hand.is_some_and(|hand| hand != mv.hand), SIGN, Likeness::Direction);
    if played.choice {
        differs(!written.house && mv.safari, SIGN, Likeness::HouseLost);
        differs(written.house && !mv.safari, SIGN, Likeness::HouseExtra);
    }
    let number = mv.pit.number();
    if written.pit != number {
        let (much, reason) = match (written.pit.abs_diff(number), look_alike(written.pit) == Some(number)) {
            (1, _) => (PIT, Likeness::Neighbour),
            (_, true) => (PIT, Likeness::LookAlike),
            _ => (OTHER_PIT, Likeness::Other),
        };
        differs(true, much, reason);
    }
    differs(written.row.is_some_and(|row| row.back == mv.pit.is_front()), ROW, Likeness::Row);
    (cost, why.unwrap_or(Likeness::Other))
}

/// Whether the direction of a move is forced: a kunamua capture at a kichwa or kimbi (K 1.4.4).
pub(super) fn is_forced(state: &State, played: &Played) -> bool {
    let kunamua = state.position.phase() == Phase::Kunamua;
    kunamua && played.kind == Kind::Capture && played.mv.pit.forced_kichwa().is_some()
}

/// The digit that looks similar, if there is one.
const fn look_alike(pit: u8) -> Option<u8> {
    match pit {
        1 => Some(7),
        7 => Some(1),
        3 => Some(8),
        8 => Some(3),
        _ => None,
    }
}

/// The cost of the oddities of a written move that replays.
pub(super) fn oddness(record: &Record, word: &Word, state: &State, played: &Played) -> u32 {
    let Some(written) = &word.written else { return 0 };
    let side = state.position.turn;
    let mtaji = state.position.phase() == Phase::Mtaji;
    let forced = is_forced(state, played);
    let mut cost = 0;
    let mut odd = |is: bool, much: u32| cost += if is { much } else { 0 };
    odd(record.case_counts && written.row.is_some_and(|row| row.north != (side == Side::North)), ODD_CASE);
    odd(record.rows.is_against_habit(written.row.is_some(), mtaji), ODD_HABIT);
    odd(!forced && written.hand.is_none(), ODD_HABIT);
    odd(forced && written.hand.is_some_and(|hand| hand != played.mv.hand), ODD_MARK);
    odd(written.house && !played.choice, ODD_MARK);
    odd(wrong_win(written, played, side), ODD_MARK);
    cost += match wrong_mark(written, played, record.dialect) {
        None | Some(ProblemKind::BlockMarkHabit(_) | ProblemKind::MarkUseless) => 0,
        Some(ProblemKind::MarkMissing) => record.star_missing,
        Some(_) => ODD_MARK,
    };
    cost
}

/// The cost of a missing star in a record that has stars.
pub(super) const STAR_MISSING: u32 = ODD_MARK;
