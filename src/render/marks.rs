//! The pits that are marked when a move, or one of its sowings, is shown; and the boards between its sowings.

use crate::engine::{
    AfterSowing, Ends, Observe, Pit, PitSet, Played, Position, RuleSet, SeedSource, Side, Sowing, State, Trace,
};
use crate::replay::Replay;

/// The most sowings of a move that are shown one by one; only endless moves have more.
///
/// ```
/// use kibao::{engine::{KIBAO, State}, render::marks::{TRACE_MOST, steps}};
/// let start = State::new(KIBAO.start());
/// let played = start.play(&KIBAO, "A6<".parse().unwrap()).unwrap();
/// assert!(steps(&start, &KIBAO, &played, TRACE_MOST).len() < TRACE_MOST);
/// ```
pub const TRACE_MOST: usize = 4096;

/// The pits that a move, or a sowing, marks.
///
/// ```
/// use kibao::{engine::{KIBAO, Side, State}, render::marks::Marks};
/// let start = State::new(KIBAO.start());
/// let played = start.play(&KIBAO, "A7>".parse().unwrap()).unwrap();
/// let marks = Marks::of(&start, &KIBAO, &played);
/// assert_eq!((marks.mover, marks.start, marks.captured.len()), (Side::South, Some(played.mv.pit), 0));
/// assert_ne!(marks, Marks::NONE);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// Who moves.
    pub mover: Side,
    /// Where it starts: the pit that is sown, or in kunamua the one where the seed is placed.
    pub start: Option<Pit>,
    /// Where the last seed fell, on the mover's side.
    pub last: Option<Pit>,
    /// The opponent's pits that are captured.
    pub captured: PitSet,
    /// The mover's pits in which seeds fell; only set for a sowing.
    pub sown: PitSet,
}

/// Observes where a move ends and what it captures.
#[derive(Default)]
struct EndAndCaptures {
    last: Option<Pit>,
    captured: PitSet,
}

impl Observe for EndAndCaptures {
    fn sown(&mut self, sowing: Sowing) {
        self.last = Some(sowing.last);
        if let AfterSowing::Capture(pit, _) = sowing.then {
            self.captured = self.captured.or(PitSet::only(pit));
        }
    }
}

impl Marks {
    /// No marks.
    pub const NONE: Self =
        Self { mover: Side::South, start: None, last: None, captured: PitSet::NONE, sown: PitSet::NONE };

    /// The marks of a whole move. An endless move has only a start: it has no last seed, and it captures nothing because the
    /// board is unchanged.
    ///
    /// ```
    /// use kibao::engine::{Hand, KIBAO, Move, Pit, State};
    /// use kibao::render::marks::Marks;
    /// let before = State::new(KIBAO.start());
    /// let played = before.play(&KIBAO, Move::new(Pit::front(6).unwrap(), Hand::Left)).unwrap();
    /// let marks = Marks::of(&before, &KIBAO, &played);
    /// assert_eq!((marks.start, marks.last), (Pit::front(6), Pit::front(3)));
    /// ```
    #[must_use]
    pub fn of(before: &State, rules: &RuleSet, played: &Played) -> Self {
        let start = Self { mover: before.position.turn, start: Some(played.mv.pit), ..Self::NONE };
        if matches!(played.ends, Ends::Endless(_)) {
            return start;
        }
        let mut observed = EndAndCaptures::default();
        before.play_unchecked(rules, played.mv, &mut observed);
        Self { last: observed.last, captured: observed.captured, ..start }
    }

    /// The marks of a sowing.
    fn of_sowing(mover: Side, sowing: &Sowing) -> Self {
        Self {
            mover,
            start: match sowing.from {
                SeedSource::Pit(pit) => Some(pit),
                SeedSource::Store | SeedSource::Kichwa(_) => None,
            },
            last: Some(sowing.last),
            captured: match sowing.then {
                AfterSowing::Capture(pit, _) => PitSet::only(pit),
                AfterSowing::Relay | AfterSowing::End(_) => PitSet::NONE,
            },
            sown: sowing.pits().collect(),
        }
    }
}

/// The move of a ply and the state before it; `None` for ply 0, the start.
///
/// ```
/// use kibao::{render::marks::move_to, replay::{Options, replays}};
/// let replay = replays("1: A7>* a7>*;\n", &Options::default()).next().unwrap();
/// assert!(move_to(&replay, 0).is_none() && move_to(&replay, 2).is_some() && move_to(&replay, 3).is_none());
/// ```
#[must_use]
pub fn move_to<'r>(replay: &'r Replay<'_>, ply: usize) -> Option<(State, &'r Played)> {
    let ply = replay.plies.get(ply.checked_sub(1)?)?;
    replay.before(ply).zip(ply.played())
}

/// One step of a move.
///
/// ```
/// use kibao::{engine::{KIBAO, State}, render::marks::steps};
/// let start = State::new(KIBAO.start());
/// let played = start.play(&KIBAO, "A6<".parse().unwrap()).unwrap();
/// let last = *steps(&start, &KIBAO, &played, 9).last().unwrap();
/// assert_eq!((last.position, last.over), (played.after.position, false));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// What it is.
    pub kind: StepKind,
    /// The board after it. Until the last step, the mover is still to move.
    pub position: Position,
    /// Whether it ends the game.
    pub over: bool,
    /// Its marks. A pit that is captured next is marked while its seeds are still in it.
    pub marks: Marks,
}

/// The kinds of steps.
///
/// ```
/// use kibao::{engine::{KIBAO, SeedSource, State}, render::marks::{StepKind, steps}};
/// let start = State::new(KIBAO.start());
/// let played = start.play(&KIBAO, "A6<".parse().unwrap()).unwrap();
/// let first = steps(&start, &KIBAO, &played, 9)[0].kind;
/// assert!(matches!(first, StepKind::Sowing(sowing) if sowing.from == SeedSource::Store));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// A sowing, or the placing of the seed from the store.
    Sowing(Sowing),
    /// The end of a move that its last shown sowing does not show. The number is that of the sowings left out before it; 0 if
    /// the move is endless, so that the board is unchanged.
    Rest(u32),
}

/// The steps of a played move, with at most `most` sowings. The board after the last step is the one after the move.
///
/// ```
/// use kibao::engine::{Hand, KIBAO, Move, Pit, State};
/// use kibao::render::marks::{StepKind, steps};
/// let before = State::new(KIBAO.start());
/// let played = before.play(&KIBAO, Move::new(Pit::front(6).unwrap(), Hand::Left)).unwrap();
/// let all = steps(&before, &KIBAO, &played, 100);
/// assert_eq!((all.len(), all[1].position), (2, played.after.position));
/// assert_eq!(steps(&before, &KIBAO, &played, 1)[1].kind, StepKind::Rest(1));
/// ```
#[must_use]
pub fn steps(before: &State, rules: &RuleSet, played: &Played, most: usize) -> Vec<Step> {
    let Position { turn, block, .. } = before.position;
    let mut trace = Trace { sowings: Vec::new(), most };
    before.play_unchecked(rules, played.mv, &mut trace);
    let step = |sowing: &Sowing| Step {
        kind: StepKind::Sowing(*sowing),
        position: Position { board: sowing.board, turn, block },
        over: false,
        marks: Marks::of_sowing(turn, sowing),
    };
    let mut steps: Vec<Step> = trace.sowings.iter().map(step).collect();
    let store = trace.sowings.first().is_some_and(|sowing| sowing.from == SeedSource::Store);
    let shown = u32::try_from(steps.len()).unwrap_or(u32::MAX).saturating_sub(u32::from(store));
    let left_out = played.sowings.saturating_sub(shown);
    let (position, over) = (played.after.position, played.outcome.is_some());
    let endless = matches!(played.ends, Ends::Endless(_));
    match steps.last_mut() {
        Some(last) if left_out == 0 && !endless => (last.position, last.over) = (position, over),
        _ => {
            let marks = Marks::of(before, rules, played);
            steps.push(Step { kind: StepKind::Rest(left_out), position, over, marks });
        }
    }
    steps
}
