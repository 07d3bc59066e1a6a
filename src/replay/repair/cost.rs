//! What a change costs: how likely a scorer makes the slip that it mends.
//!
//! All costs are in hundredths of the commonest slip, a direction turned round or a house sign forgotten. Signs go wrong
//! more easily than pits, pits than whole moves. What is odd about a move that replays (a mark that does not fit, the other
//! side's letter) costs less than a change, for scorers are careless with marks; but where one change sets several of
//! them right, it is cheaper than leaving them.

use super::record::{Record, Word};
use crate::engine::{Kind, Move, Phase, Played, Side, State};
use crate::notation::Partial;
use crate::replay::ProblemKind;
use crate::replay::marks::{wrong_mark, wrong_win};

/// The cheapest change of a record that has every move in full.
pub(super) const CHEAPEST_IN_FULL: u32 = SIGN;

/// A direction turned round; a house sign forgotten or too much.
const SIGN: u32 = 100;
/// A pit beside the one meant, a digit read as one that looks alike.
const PIT: u32 = 125;
/// The other row.
const ROW: u32 = 125;
/// Another pit that nothing explains.
const OTHER_PIT: u32 = 225;
/// Another move altogether.
const OTHER_MOVE: u32 = 300;
/// A word that cannot be read.
const UNREADABLE: u32 = 100;
/// What is written fits several moves. The cheapest change there is.
pub(super) const AMBIGUOUS: u32 = 50;

/// A move left out where its place is empty.
pub(super) const GAP_FILLED: u32 = 100;
/// A move left out, and those after it moved up.
pub(super) const OMITTED: u32 = 150;
/// A move written twice.
pub(super) const DOUBLED: u32 = 125;
/// A move too much.
pub(super) const SURPLUS: u32 = 225;
/// The two moves of a round in each other's place.
pub(super) const MOVES_SWAPPED: u32 = 125;
/// Two neighbouring rounds in each other's place.
pub(super) const ROUNDS_SWAPPED: u32 = 150;
/// A setting that the head leaves out.
pub(super) const SETTING_NOT_IN_HEAD: u32 = 125;
/// A setting other than the head says.
pub(super) const SETTING_AGAINST_HEAD: u32 = 250;
/// What another rule set costs more than another opening, or no blocking, by the same rules.
pub(super) const OTHER_RULES: u32 = 25;

/// A mark that does not fit the move.
const ODD_MARK: u32 = 75;
/// A row letter of the other side.
const ODD_CASE: u32 = 100;
/// Row letter or direction there or not there against the habit of the record.
const ODD_HABIT: u32 = 50;
/// Play that ends otherwise than the record says.
pub(super) const ODD_END: u32 = 150;
/// Play that does not end although the record names a winner: the loser may have resigned.
pub(super) const NO_END: u32 = 75;
/// The same in a record that has every move in full, as programs write them; those mostly play to the end. Not more than a
/// change, so that no change is proposed for the sake of the end alone.
pub(super) const NO_END_IN_FULL: u32 = 100;

/// What a change of a written move to another is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Likeness {
    /// What is written fits several moves; this is one of them.
    Completed,
    /// The direction is turned round.
    Direction,
    /// The house was played, and the sign is missing.
    HouseLost,
    /// The move stopped in the house, and the sign says that it was played.
    HouseExtra,
    /// The pit beside it.
    Neighbour,
    /// A digit that looks alike: 1 and 7, 3 and 8.
    LookAlike,
    /// The other row.
    Row,
    /// What is written cannot be read.
    Unreadable,
    /// Another move, with more than one sign of it changed.
    Other,
}

/// How like a legal move is to a written one: the cost of having written the one for the other, and what differs.
pub(super) fn likeness(word: &Word, state: &State, mv: Move, played: &Played) -> (u32, Likeness) {
    let Some(written) = &word.written else {
        let guess = word.guess.as_ref().map_or(OTHER_MOVE, |guess| compare(guess, state, mv, played).0);
        return (UNREADABLE + guess.min(OTHER_MOVE) / 2, Likeness::Unreadable);
    };
    let (cost, why) = compare(written, state, mv, played);
    if cost == 0 { (AMBIGUOUS, Likeness::Completed) } else { (cost.min(OTHER_MOVE), why) }
}

/// The same for what a word says; 0 where nothing differs.
fn compare(written: &Partial, state: &State, mv: Move, played: &Played) -> (u32, Likeness) {
    let mut cost = 0;
    let mut why = None;
    let mut differs = |is: bool, much: u32, reason| {
        if is {
            cost += much;
            why = Some(if why.is_none() { reason } else { Likeness::Other });
        }
    };
    // A direction that is forced says nothing.
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

/// A digit that looks like another.
const fn look_alike(pit: u8) -> Option<u8> {
    match pit {
        1 => Some(7),
        7 => Some(1),
        3 => Some(8),
        8 => Some(3),
        _ => None,
    }
}

/// What is odd about a written move that is played, beyond the move itself.
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

/// What a missing star costs in a record that writes stars.
pub(super) const STAR_MISSING: u32 = ODD_MARK;
