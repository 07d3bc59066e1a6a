//! The cost of a change: `-ln P(written | played)` of the mistake that it fixes, in hundredths.
//!
//! A cost of 100 more means that scorers do it *e* times less often. All constants of the model are here. Costs are whole
//! numbers, so that the order of candidates is the same on every machine. The shares are estimates, set by hand before
//! anything was measured.
//!
//! | mistake | share | constant |
//! | --- | --- | --- |
//! | a slip at a move | 1 in 100 | `SLIP` |
//! | … at a move that the record says is doubtful | 1 in 3 | `DOUBTED_SLIP` |
//! | … of slips: the direction | 3 in 10 | `DIRECTION` |
//! | … each of the two neighbours of the pit | 1 in 9 | `NEIGHBOUR` |
//! | … a digit that looks similar | 1 in 12 | `LOOK_ALIKE` |
//! | … the pit counted from the other end | 1 in 13 | `OTHER_END` |
//! | … both that and the direction: as the opponent sees it | 1 in 20 | `OTHER_SEAT` |
//! | … the row | 1 in 7 | `ROW` |
//! | … the side's last move, or the opponent's, again | 1 in 20, 1 in 30 | `OWN_AGAIN`, `COPIED` |
//! | … each other pit, each other move | 1 in 55, 1 in 150 | `OTHER_PIT`, `OTHER_MOVE` |
//! | a wrong house sign at a move that can play the house | 1 in 33 | `HOUSE` |
//! | a mark that does not fit, in a record that has marks | 1 in 33 | `ODD_MARK` |
//! | a whole record written by another habit | 1 in 1000 | `HABIT` |
//!
//! A slip after *n* others is n + 1 times as probable, because some scorers make more of them. A move that is put in may be any legal move: among *n* of them each costs `ln n` more. Oddities of a move that replays (a
//! mark that does not fit, the row letter of the other side) cost less than a change, because scorers are careless with
//! marks; but if one change explains several of them, the change is cheaper.

use super::Habit;
use super::record::{Record, Word};
use crate::engine::{Kind, Move, Phase, Played, Side, State};
use crate::notation::Partial;
use crate::replay::ProblemKind;
use crate::replay::marks::{wrong_mark, wrong_win};

/// The most that a candidate may cost more than the best one: it is e⁷ times less probable.
pub(super) const KEPT: u32 = 700;

/// A slip at a move.
pub(super) const SLIP: u32 = 460;
/// A slip at a move that the record itself says is doubtful, or that its editor supplied.
const DOUBTED_SLIP: u32 = 110;
/// Of slips: a reversed direction.
const DIRECTION: u32 = 120;
/// Of slips: a pit next to the right one.
const NEIGHBOUR: u32 = 220;
/// Of slips: a digit that looks like the right one.
const LOOK_ALIKE: u32 = 250;
/// Of slips: the pit counted from the other end.
const OTHER_END: u32 = 260;
/// Of slips: the move as the opponent sees it.
const OTHER_SEAT: u32 = 300;
/// Of slips: the other row.
const ROW: u32 = 200;
/// Of slips: another pit without an explanation.
const OTHER_PIT: u32 = 400;
/// Of slips: the side's last move again.
const OWN_AGAIN: u32 = 300;
/// Of slips: the opponent's last move again.
const COPIED: u32 = 340;
/// Of slips: a completely different move.
const OTHER_MOVE: u32 = 500;
/// A missing or superfluous house sign, at a move that can play the house.
const HOUSE: u32 = 350;
/// A missing house sign in a record whose scorer never writes it.
const HOUSE_UNWRITTEN: u32 = 70;
/// An unreadable word; it is seen to be a slip.
const UNREADABLE: u32 = 150;
/// An ambiguous written move.
const AMBIGUOUS: u32 = 150;

/// The least cost of two slips.
pub(super) const TWO_SLIPS: u32 = 2 * (SLIP + DIRECTION) - 69;

/// A missing move whose place is empty.
pub(super) const GAP_FILLED: u32 = 150;
/// A missing move, with the following moves shifted into its place.
pub(super) const OMITTED: u32 = SLIP + 250;
/// A missing move next to another: a line is lost.
pub(super) const ALSO_OMITTED: u32 = 100;
/// A move that another record of the game has and this one lacks: moves are left out more often than invented.
pub(super) const IN_OTHER: u32 = 13;
/// A move that another record of the game lacks, and that is not written twice.
pub(super) const NOT_IN_OTHER: u32 = SURPLUS - OMITTED;
/// A move written twice.
pub(super) const DOUBLED: u32 = SLIP + 230;
/// A line written twice.
pub(super) const LINE_DOUBLED: u32 = SLIP + 280;
/// A superfluous move.
pub(super) const SURPLUS: u32 = SLIP + 450;
/// The two moves of a round swapped.
pub(super) const MOVES_SWAPPED: u32 = SLIP + 230;
/// A move swapped with the next one of its side, or with the opponent's in the next round.
pub(super) const EXCHANGED: u32 = SLIP + 330;
/// Two neighbouring rounds swapped.
pub(super) const ROUNDS_SWAPPED: u32 = SLIP + 280;
/// A setting that the head does not name.
pub(super) const SETTING_NOT_IN_HEAD: u32 = 500;
/// A setting that contradicts the head.
pub(super) const SETTING_AGAINST_HEAD: u32 = 650;
/// The extra cost of another rule set, compared with another opening or no blocking under the same rules.
pub(super) const OTHER_RULES: u32 = 50;
/// A whole record written by another habit.
pub(super) const HABIT: u32 = 700;
/// The same from a round on.
pub(super) const HABIT_FROM: u32 = 1050;

/// Moves at the end that do not belong to the game: once, and in addition for each of them.
pub(super) const APART: u32 = 700;
/// See [`APART`].
pub(super) const APART_MOVE: u32 = 140;

/// A mark that does not fit the move.
const ODD_MARK: u32 = 350;
/// A row letter of the other side.
const ODD_CASE: u32 = 400;
/// A row letter or direction that is present or missing against the habit of the record.
const ODD_HABIT: u32 = 200;
/// An end by play that contradicts the record.
pub(super) const ODD_END: u32 = 350;
/// Play that does not end although the record names a winner; the loser may have resigned.
pub(super) const NO_END: u32 = 150;
/// The same in a record that has every move in full, as programs write them, because such games are usually played to the
/// end.
pub(super) const NO_END_IN_FULL: u32 = 250;

/// `100 ln n`.
pub(super) fn choice_of(n: usize) -> u32 {
    const LN: [u32; 17] = [0, 0, 69, 110, 139, 161, 179, 195, 208, 220, 230, 240, 248, 256, 264, 271, 277];
    LN.get(n).copied().unwrap_or(300)
}

/// What a slip costs less after a number of others: some scorers make more of them.
pub(super) fn after_slips(slips: u8) -> u32 {
    choice_of(usize::from(slips) + 1)
}

/// e to the power of minus a cost.
pub(super) fn weight(cost: u32) -> f64 {
    // Only multiplications, so that the result is the same on every machine.
    let (mut cost, mut square, mut weight) = (cost, 0.990_049_833_749_168_1, 1.0);
    while cost > 0 {
        if cost % 2 == 1 {
            weight *= square;
        }
        square *= square;
        cost /= 2;
    }
    weight
}

/// The highest cost of a probability.
pub(super) const MOST_COST: u32 = 2_000;

/// The cost of a probability: `-100 ln P`, rounded up.
pub(super) fn cost_of(probability: f64) -> u32 {
    let (mut low, mut high) = (0, MOST_COST);
    while low < high {
        let middle = u32::midpoint(low, high);
        // The last digits of a probability may be the errors of a sum.
        if weight(middle) <= probability + 1e-9 { high = middle } else { low = middle + 1 }
    }
    low
}

/// How the written move differs from the move that replaces it.
///
/// ```
/// use kibao::replay::Likeness;
/// assert!(Likeness::Direction < Likeness::Other, "in the order of this list");
/// ```
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
    /// The digit looks similar: 1 and 7, 3 and 8, 2 and 7, 1 and 4.
    LookAlike,
    /// The pit is counted from the other end: 2 for 7.
    OtherEnd,
    /// The pit is counted from the other end, and the direction is reversed.
    OtherSeat,
    /// The other row.
    Row,
    /// It is the side's last move, written again.
    OwnAgain,
    /// It is the opponent's last move, written again.
    Copied,
    /// It is the move of a place nearby, which has this one instead.
    Exchanged,
    /// The written move is unreadable.
    Unreadable,
    /// The move is one of the [`Readings`](super::Readings) of the word, or another that they leave possible.
    Given,
    /// A different move: more than one sign differs.
    Other,
}

/// The cost of a slip at a word.
const fn slip(word: &Word) -> u32 {
    if word.doubtful { DOUBTED_SLIP } else { SLIP }
}

/// A lower bound of the cost at which a word is written for another move.
pub(super) fn cheapest(word: &Word) -> u32 {
    match &word.written {
        Some(written) if written.hand.is_some() && !written.house && !matches!(written.pit, 4 | 5) => {
            slip(word) + DIRECTION
        }
        Some(written) if written.hand.is_some() => HOUSE_UNWRITTEN,
        _ => AMBIGUOUS,
    }
}

/// The same for one move that is legal.
pub(super) fn cheapest_for(word: &Word, state: &State, mv: Move) -> u32 {
    let Some(written) = &word.written else { return UNREADABLE };
    let row = written.row.is_some_and(|row| row.back == mv.pit.is_front());
    let forced = mv.pit.forced_kichwa().is_some() && state.position.phase() == Phase::Kunamua;
    if row || written.pit != mv.pit.number() {
        slip(word) + ROW
    } else if !forced && written.hand.is_some_and(|hand| hand != mv.hand) {
        slip(word) + DIRECTION
    } else {
        HOUSE_UNWRITTEN
    }
}

/// Compares a legal move with a written one: the cost of the mistake, and what differs. `before` are the words before it. With
/// `split`, the move is the first of two in one word.
pub(super) fn likeness(
    word: &Word,
    before: &[Word],
    habit: Option<Habit>,
    split: bool,
    (state, mv, played): (&State, Move, &Played),
) -> (u32, Likeness) {
    let Some(written) = &word.written else {
        let whole = word.guess.filter(|_| split || word.second.is_none());
        let guesses = [whole, word.other.filter(|_| !split)].into_iter().flatten();
        let differs = guesses.map(|guess| compare(&guess, habit, state, mv, played).0).min().unwrap_or(OTHER_MOVE);
        // Two moves without a blank are readable.
        let slip = if split && differs > 0 { SLIP + differs } else { differs.min(OTHER_MOVE) / 2 };
        return (UNREADABLE + slip, Likeness::Unreadable);
    };
    let (cost, why) = compare(written, habit, state, mv, played);
    match why {
        None => return (AMBIGUOUS, Likeness::Completed),
        Some(Likeness::HouseLost | Likeness::HouseExtra) => return (cost, why.unwrap_or(Likeness::Other)),
        Some(_) => {}
    }
    let again =
        |back: usize| before.len().checked_sub(back).and_then(|at| before.get(at)).is_some_and(|it| word.says(it));
    let ways = [
        (cost, why.unwrap_or(Likeness::Other)),
        (OTHER_MOVE, Likeness::Other),
        (if again(2) { OWN_AGAIN } else { OTHER_MOVE }, Likeness::OwnAgain),
        (if again(1) { COPIED } else { OTHER_MOVE }, Likeness::Copied),
    ];
    let (cost, why) = ways.into_iter().min_by_key(|(cost, _)| *cost).unwrap_or((OTHER_MOVE, Likeness::Other));
    (slip(word) + cost, why)
}

/// The same for the signs of a readable word: the cost among slips, or the whole cost if only the house sign differs.
fn compare(
    written: &Partial,
    habit: Option<Habit>,
    state: &State,
    mv: Move,
    played: &Played,
) -> (u32, Option<Likeness>) {
    let number = mv.pit.number();
    // A forced direction is ignored.
    let hand = !is_forced(state, played) && written.hand.is_some_and(|hand| hand != mv.hand);
    let row = written.row.is_some_and(|row| row.back == mv.pit.is_front());
    let house = played.choice && written.house != mv.safari;
    let end = written.pit == 9 - number;
    let pit = match written.pit.abs_diff(number) {
        0 => None,
        1 => Some((NEIGHBOUR, Likeness::Neighbour)),
        _ if look_alike(written.pit, number) => Some((LOOK_ALIKE, Likeness::LookAlike)),
        _ if end => Some((OTHER_END, Likeness::OtherEnd)),
        _ => Some((OTHER_PIT, Likeness::Other)),
    };
    let signs = [
        hand.then_some((DIRECTION, Likeness::Direction)),
        pit,
        row.then_some((ROW, Likeness::Row)),
        house.then_some((DIRECTION, if mv.safari { Likeness::HouseLost } else { Likeness::HouseExtra })),
    ];
    let mut signs = signs.into_iter().flatten();
    match (signs.next(), signs.next()) {
        (None, _) => (0, None),
        (Some((_, why)), None) if house => {
            (if habit == Some(Habit::HouseUnwritten) { HOUSE_UNWRITTEN } else { HOUSE }, Some(why))
        }
        (Some((cost, why)), None) => (cost, Some(why)),
        _ if hand && end && !row && !house => (OTHER_SEAT, Some(Likeness::OtherSeat)),
        (Some((one, _)), Some((two, _))) => (one + two + DIRECTION, Some(Likeness::Other)),
    }
}

/// Whether the direction of a move is forced: a kunamua capture at a kichwa or kimbi (K 1.4.4).
pub(super) fn is_forced(state: &State, played: &Played) -> bool {
    let kunamua = state.position.phase() == Phase::Kunamua;
    kunamua && played.kind == Kind::Capture && played.mv.pit.forced_kichwa().is_some()
}

/// Whether two digits look similar.
const fn look_alike(one: u8, other: u8) -> bool {
    matches!((one, other), (1, 7 | 4) | (7, 1 | 2) | (3, 8) | (8, 3) | (2, 7) | (4, 1))
}

/// The cost of a row letter if this side moves.
pub(super) fn odd_case(record: &Record, word: &Word, side: Side) -> u32 {
    let row = word.written.as_ref().and_then(|written| written.row);
    let other = row.is_some_and(|row| row.north != (side == Side::North));
    if record.case_counts && other { ODD_CASE } else { 0 }
}

/// The cost of the oddities of a written move that replays.
pub(super) fn oddness(record: &Record, word: &Word, state: &State, played: &Played) -> u32 {
    let Some(written) = &word.written else { return 0 };
    let side = state.position.turn;
    let mtaji = state.position.phase() == Phase::Mtaji;
    let forced = is_forced(state, played);
    let mut cost = odd_case(record, word, side);
    let mut odd = |is: bool, much: u32| cost += if is { much } else { 0 };
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
