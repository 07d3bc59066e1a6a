//! Finds the legal move that a written move names.

use crate::engine::{Hand, Illegal, Kind, Move, Phase, Pit, Played, RuleSet, State};
use crate::notation::Partial;

/// The result of resolving a written move.
///
/// ```
/// use kibao::{engine::{Illegal, KIBAO, State}, replay::{Resolved, resolve}};
/// use kibao::notation::{Dialect, EntryKind, single};
/// let Some((EntryKind::Move(written), _)) = single("A1>") else { panic!("a move") };
/// let resolved = resolve(&State::new(KIBAO.start()), &KIBAO, &written.read(Dialect::KIBAO));
/// assert!(matches!(resolved, Resolved::Illegal(_, Illegal::EmptyPit)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resolved {
    /// One legal move, with the oddities of the writing.
    Unique(Played, Vec<Oddity>),
    /// No legal move: the move that is meant, and the reason why it is not legal.
    Illegal(Move, Illegal),
    /// Several legal moves fit what is written.
    Ambiguous(Vec<Move>),
}

/// An oddity of a written move that was understood.
///
/// ```
/// use kibao::{engine::{KIBAO, State}, replay::{Oddity, Resolved, resolve}};
/// use kibao::notation::{Dialect, EntryKind, single};
/// let Some((EntryKind::Move(written), _)) = single("A7>+") else { panic!("a move") };
/// let resolved = resolve(&State::new(KIBAO.start()), &KIBAO, &written.read(Dialect::KIBAO));
/// assert!(matches!(resolved, Resolved::Unique(_, oddities) if oddities == [Oddity::HouseUnused]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// The row letter is left out in mtaji.
    RowMissing,
    /// The direction is left out although it is not a forced kichwa.
    DirectionMissing,
    /// The direction written contradicts the forced kichwa.
    DirectionForced,
    /// The house sign is on a move that could not stop in the house.
    HouseUnused,
}

/// Finds the legal move that is written, and plays it without checking whether the opponent can move then; see
/// [`State::advance`].
///
/// The row may be left out in kunamua and the direction in a kunamua capture at kichwa or kimbi; beyond that a move is
/// understood if exactly one legal move fits, with an [`Oddity`].
///
/// ```
/// use kibao::{engine::{KIBAO, State}, replay::{Resolved, resolve}};
/// use kibao::notation::{Dialect, EntryKind, single};
/// let read = |word| match single(word) {
///     Some((EntryKind::Move(written), _)) => written.read(Dialect::KIBAO),
///     _ => panic!("a move"),
/// };
/// let start = State::new(KIBAO.start());
/// assert!(matches!(resolve(&start, &KIBAO, &read("7>")), Resolved::Unique(..)));
/// assert!(matches!(resolve(&start, &KIBAO, &read("7")), Resolved::Ambiguous(moves) if moves.len() == 2));
/// ```
#[must_use]
pub fn resolve(state: &State, rules: &RuleSet, written: &Partial) -> Resolved {
    let mtaji = state.position.phase() == Phase::Mtaji;
    let back = written.row.map(|row| row.back);
    let row_missing = back.is_none() && mtaji;
    if !row_missing && let Some(pit) = pit(written.pit, back.unwrap_or(false)) {
        if let Some(hand) = written.hand {
            return complete(state, rules, pit, hand, written.house);
        }
        // A direction that is forced may be left out.
        let forced = pit.forced_kichwa().filter(|_| !mtaji);
        if let Some(hand) = forced
            && let Resolved::Unique(played, notes) = complete(state, rules, pit, hand, written.house)
            && played.kind == Kind::Capture
        {
            return Resolved::Unique(played, notes);
        }
    }
    search(state, rules, written, row_missing)
}

/// The pit with this number in the front or back row.
pub(super) const fn pit(number: u8, back: bool) -> Option<Pit> {
    if back { Pit::back(number) } else { Pit::front(number) }
}

/// Resolves a move that is written completely.
fn complete(state: &State, rules: &RuleSet, pit: Pit, hand: Hand, house: bool) -> Resolved {
    let mv = Move { pit, hand, safari: house };
    match state.advance(rules, mv) {
        Ok(played) => {
            let unused = house && !played.mv.safari;
            Resolved::Unique(played, if unused { vec![Oddity::HouseUnused] } else { Vec::new() })
        }
        Err(Illegal::WrongKichwa { forced }) => match complete(state, rules, pit, forced, house) {
            Resolved::Unique(played, mut notes) => {
                notes.push(Oddity::DirectionForced);
                Resolved::Unique(played, notes)
            }
            other => other,
        },
        Err(illegal) => Resolved::Illegal(mv, illegal),
    }
}

/// Resolves a move without row or direction. If a kichwa is forced and its capture can be played, `resolve` has played it.
fn search(state: &State, rules: &RuleSet, written: &Partial, row_missing: bool) -> Resolved {
    let rows = match written.row {
        Some(row) => [Some(row.back), None],
        None if row_missing => [Some(false), Some(true)],
        None => [Some(false), None],
    };
    let hands = written.hand.map_or(Hand::BOTH.to_vec(), |hand| vec![hand]);
    let pits = rows.into_iter().flatten().filter_map(|back| pit(written.pit, back));
    let tried: Vec<(Move, Resolved)> = pits
        .flat_map(|pit| hands.iter().map(move |&hand| Move { pit, hand, safari: written.house }))
        .map(|mv| (mv, complete(state, rules, mv.pit, mv.hand, written.house)))
        .collect();
    let fitting: Vec<&(Move, Resolved)> =
        tried.iter().filter(|(_, tried)| matches!(tried, Resolved::Unique(..))).collect();
    match fitting.as_slice() {
        [] => best_reason(&tried),
        [(_, Resolved::Unique(played, notes))] => {
            let mut notes = notes.clone();
            notes.extend(row_missing.then_some(Oddity::RowMissing));
            notes.extend(written.hand.is_none().then_some(Oddity::DirectionMissing));
            Resolved::Unique(*played, notes)
        }
        several => Resolved::Ambiguous(several.iter().map(|(mv, _)| *mv).collect()),
    }
}

/// The most informative of several reasons: an empty pit only if all are empty.
fn best_reason(tried: &[(Move, Resolved)]) -> Resolved {
    let rank = |resolved: &Resolved| match resolved {
        Resolved::Illegal(_, Illegal::EmptyPit) => 2,
        Resolved::Illegal(_, Illegal::SingleSeed) => 1,
        _ => 0,
    };
    let best = tried.iter().map(|(_, resolved)| resolved).min_by_key(|resolved| rank(resolved));
    // The list is empty only for a pit outside 1–8, which the reader has rejected.
    best.cloned().unwrap_or(Resolved::Illegal(Move::new(Pit::HOUSE, Hand::Left), Illegal::EmptyPit))
}
