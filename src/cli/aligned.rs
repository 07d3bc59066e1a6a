//! The written moves of two records of one game, side by side.

use crate::engine::{Hand, Side};
use crate::notation::{Dialect, Partial};
use crate::replay::{Ply, Replay, canonical};
use similar::{Algorithm, DiffOp, capture_diff_slices};
use std::collections::BTreeMap;
use std::ops::Range;

/// A written move as it is compared and shown.
#[derive(Clone, Debug)]
pub(super) struct Step {
    /// Its pit and direction.
    key: (u8, Option<Hand>),
    /// Whether it is in the back row, if that is known.
    back: Option<bool>,
    /// Whether it plays the house, where it can and that is known.
    house: Option<bool>,
    /// In the notation of kibao.
    pub(super) text: String,
    pub(super) side: Side,
    /// The number of its round.
    pub(super) round: usize,
}

impl Step {
    fn of(replay: &Replay<'_>, ply: &Ply) -> Self {
        let round = replay.game.number_of(ply.round) as usize;
        let side = ply.side;
        if let (Some(played), Some(before)) = (ply.played(), replay.before(ply)) {
            let key = (played.mv.pit.number(), Some(played.mv.hand));
            let (back, house) = (Some(!played.mv.pit.is_front()), played.choice.then_some(played.mv.safari));
            return Self { key, back, house, text: canonical(&before, played), side, round };
        }
        let Some(written) = ply.written else {
            let text = ply.span.of(replay.game.text).to_owned();
            return Self { key: (0, None), back: None, house: None, text, side, round };
        };
        let text = Partial { foreign: None, ..written }.write(Dialect::KIBAO);
        let (back, house) = (written.row.map(|row| row.back), written.house.then_some(true));
        Self { key: (written.pit, written.hand), back, house, text, side, round }
    }

    /// Whether both may be one move.
    fn is(&self, other: &Self) -> bool {
        fn fits<T: Copy + PartialEq>(one: Option<T>, other: Option<T>) -> bool {
            one.is_none() || other.is_none() || one == other
        }
        self.key.0 == other.key.0
            && fits(self.key.1, other.key.1)
            && fits(self.back, other.back)
            && fits(self.house, other.house)
    }

    /// Of two that may be one move, the one that says more of it.
    pub(super) fn fuller<'s>(&'s self, other: &'s Self) -> &'s Self {
        let known = |it: &Self| {
            [it.key.1.is_some(), it.back.is_some(), it.house.is_some()].map(usize::from).iter().sum::<usize>()
        };
        if known(other) > known(self) { other } else { self }
    }
}

/// The written moves of a game.
pub(super) fn steps(replay: &Replay<'_>) -> Vec<Step> {
    replay.plies.iter().map(|ply| Step::of(replay, ply)).collect()
}

/// A place where the two differ: the moves of each.
pub(super) type Difference = [Range<usize>; 2];

/// The most moves of a game that is compared. The longest games have a few hundred.
const MOST: usize = 10_000;

/// The places where the moves of two records of one game differ, by the shortest list of changes; `None` if less than half of the
/// moves of the longer one agree. A lost move changes the sides of those after it, so the moves are also aligned without their
/// sides.
pub(super) fn differences(one: &[Step], other: &[Step]) -> Option<Vec<Difference>> {
    let long = one.len().max(other.len());
    let alike = |shared: usize| 2 * shared >= long;
    if long > MOST || !alike(in_both(one, other)) {
        return None;
    }
    let lost = |found: &[Difference]| found.iter().flatten().map(Range::len).sum::<usize>();
    let (by_side, by_move) = (aligned(one, other, true), aligned(one, other, false));
    let found = if lost(&by_move) < lost(&by_side) { by_move } else { by_side };
    alike(shared(one, &found)).then_some(found)
}

/// How many moves of a record agree with those of another from which it differs so.
pub(super) fn shared(one: &[Step], differences: &[Difference]) -> usize {
    one.len() - differences.iter().map(|[here, _]| here.len()).sum::<usize>()
}

/// How many moves are in both records, wherever they are.
fn in_both(one: &[Step], other: &[Step]) -> usize {
    let mut left: BTreeMap<(u8, Option<bool>), usize> = BTreeMap::new();
    let key = |it: &Step| (it.key.0, it.key.1.map(|hand| hand == Hand::Left));
    for it in other {
        *left.entry(key(it)).or_default() += 1;
    }
    let mut take =
        |it: &&Step| left.get_mut(&key(it)).is_some_and(|count| std::mem::replace(count, count.saturating_sub(1)) > 0);
    one.iter().filter(|it| take(it)).count()
}

fn aligned(one: &[Step], other: &[Step], with_sides: bool) -> Vec<Difference> {
    let key = |it: &Step| (it.key.0, it.key.1.map(|hand| hand == Hand::Left), with_sides && it.side == Side::North);
    let [here, there] = [one, other].map(|steps| steps.iter().map(key).collect::<Vec<_>>());
    let mut found: Vec<Difference> = Vec::new();
    for op in capture_diff_slices(Algorithm::Myers, &here, &there) {
        let (here, there) = (op.old_range(), op.new_range());
        if here.len() != there.len() {
            found.push([here, there]);
            continue;
        }
        // A sign that only one of them has is not a difference.
        for (here, there) in here.zip(there) {
            if one.get(here).zip(other.get(there)).is_none_or(|(a, b)| a.is(b)) {
                continue;
            }
            match found.last_mut() {
                Some([one, other]) if one.end == here && other.end == there && !matches!(op, DiffOp::Equal { .. }) => {
                    (one.end, other.end) = (here + 1, there + 1);
                }
                _ => found.push([here..here + 1, there..there + 1]),
            }
        }
    }
    found
}
