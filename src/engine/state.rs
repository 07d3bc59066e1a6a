//! A game in play: the position and the duty to capture, playing a move, the end of the game.

use super::board::{House, Position};
use super::illegal::{Illegal, judge};
use super::movegen::{Starts, any_legal, capturable, legal};
use super::mv::{Move, Moves};
use super::observe::Observe;
use super::pit::{Pit, PitSet, Side};
use super::ruleset::{AsRules, EndlessMove, HouseBlock, Singletons};
use super::sow::{Ends, Kind, Run, run};
use super::start::{Start, targets};

/// A game in play: a position and the duty to capture a blocked pit, which is not part of a position text.
///
/// ```
/// use kibao::engine::{KIBAO, Side, State};
/// let (start, mv) = (State::new(KIBAO.start()), "A6<".parse().unwrap());
/// let played = start.play(&KIBAO, mv).unwrap();
/// assert_eq!((played.after.position.turn, played.after.duty), (Side::North, None));
/// assert_eq!(played.after.outcome(&KIBAO), None);
/// assert_eq!(start.advance(&KIBAO, mv).unwrap().settled(&KIBAO), played);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The board, the side to move, and its blocked pit.
    pub position: Position,
    /// The pit of the opponent that the side to move has blocked and must capture now if it can (R, "Blocking").
    pub duty: Option<Pit>,
}

/// The result of a finished game.
///
/// ```
/// use kibao::engine::{KIBAO, Outcome, Reason, Ring, Side, State};
/// let mut position = KIBAO.start();
/// position.board.rings[Side::South.index()] = Ring::EMPTY;
/// let outcome = Outcome { winner: Side::North, reason: Reason::FrontRowEmpty };
/// assert_eq!(State::new(position).outcome(&KIBAO), Some(outcome));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner.
    pub winner: Side,
    /// Why the game is over.
    pub reason: Reason,
}

/// Why a game is over.
///
/// ```
/// use kibao::engine::{KIBAO, Pit, Position, Reason, Ring, State};
/// let mut position = KIBAO.start();
/// position.board.stores = [0, 0];
/// position.board.rings[0] = Ring::EMPTY.with(Pit::HOUSE, 1);
/// assert_eq!(State::new(position).outcome(&KIBAO).unwrap().reason, Reason::Singletons);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The front row of the loser is empty.
    FrontRowEmpty,
    /// The loser is to move and has no legal move.
    NoMove,
    /// The loser has an empty store and no pit of two seeds.
    Singletons,
    /// The loser made an endless move.
    Endless,
}

/// A move that was played.
///
/// ```
/// use kibao::engine::{Ends, KIBAO, Kind, State};
/// let played = State::new(KIBAO.start()).play(&KIBAO, "A6<".parse().unwrap()).unwrap();
/// assert_eq!((played.kind, played.ends), (Kind::Kutakata, Ends::Empty));
/// assert_eq!((played.sowings, played.captured, played.outcome), (1, 0, None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move; `safari` is true only if the choice came up and the house was played.
    pub mv: Move,
    /// The game after the move. The turn passes even if the game is over.
    pub after: State,
    /// The kind of the move.
    pub kind: Kind,
    /// The number of seeds captured.
    pub captured: u16,
    /// The number of sowings; the seed placed from the store does not count.
    pub sowings: u32,
    /// Whether the mover could choose to stop in the house or to play it.
    pub choice: bool,
    /// Whether the move paid the tax: two seeds were taken out of a functional house.
    pub tax: bool,
    /// How it ended.
    pub ends: Ends,
    /// The pit of the opponent that the move blocks.
    pub creates_block: Option<Pit>,
    /// The pit of the mover that was blocked during the move.
    pub under_block: Option<Pit>,
    /// The result, if the game is over after the move.
    pub outcome: Option<Outcome>,
}

impl State {
    /// A game that starts from a position, without a duty.
    #[must_use]
    pub const fn new(position: Position) -> Self {
        Self { position, duty: None }
    }

    /// The duty, if the rule set has it.
    pub(super) fn duty_in(&self, rules: impl AsRules) -> Option<Pit> {
        self.duty.filter(|_| rules.blocking && rules.blocker_duty)
    }

    /// The legal moves: front pits 1–8, then back pits 1–8, left before right, stop before safari. The list is empty if the
    /// game is over.
    ///
    /// ```
    /// use kibao::engine::{KIBAO, State};
    /// // At the start only the two pits right of the house can be played, each in both directions (K 2.3.2).
    /// assert_eq!(State::new(KIBAO.start()).legal(&KIBAO).len(), 4);
    /// ```
    #[must_use]
    pub fn legal(&self, rules: impl AsRules) -> Moves {
        legal(self, rules)
    }

    /// The result, if the position shows that the game is over. A game that ended with an endless move, or because the
    /// mover emptied their own front row during the move, can look unfinished; see [`Played::outcome`].
    #[must_use]
    pub fn outcome(&self, rules: impl AsRules) -> Option<Outcome> {
        self.lost_on_board(rules).or_else(|| (!any_legal(self, rules)).then(|| self.no_move()))
    }

    fn no_move(&self) -> Outcome {
        let side = self.position.turn;
        let reason = if self.position.board.is_spent(side) { Reason::Singletons } else { Reason::NoMove };
        Outcome { winner: side.other(), reason }
    }

    /// The result, if a side has lost because of the seeds on the board, whatever moves it has.
    pub(super) fn lost_on_board(&self, rules: impl AsRules) -> Option<Outcome> {
        let Position { board, turn, .. } = &self.position;
        // If both sides have lost, the side to move counts as the loser.
        let sides = [*turn, turn.other()];
        let lost = |reason, side: Side| Outcome { winner: side.other(), reason };
        if let Some(side) = sides.into_iter().find(|&side| board.ring(side).front_is_empty()) {
            return Some(lost(Reason::FrontRowEmpty, side));
        }
        let at_once = rules.singletons == Singletons::LoseAtOnce;
        let spent = sides.into_iter().find(|&side| at_once && board.is_spent(side));
        spent.map(|side| lost(Reason::Singletons, side))
    }

    /// Plays a move if it is legal.
    ///
    /// # Cost
    /// A sowing takes a fixed number of operations for any number of seeds (1–64). A move has at most
    /// [`max_sowings`](super::RuleSet::max_sowings) sowings. It captures at most eight times, because no seed returns to the
    /// opponent during the move. Between two captures it only relays; a move that relays without end returns to an earlier
    /// position, which is detected at once (`Endless::Cycle`) by comparing with one position. There are at most 32 starts,
    /// each with a stop and a safari, so [`legal`](Self::legal) makes at most 64 times `max_sowings` sowings. Playing a
    /// move, with the reason why it is not legal and whether the opponent has a move, takes a few times that. No memory is
    /// allocated.
    ///
    /// # Errors
    /// [`Illegal`]: why the move is not legal.
    ///
    /// ```
    /// use kibao::engine::{Hand, Illegal, KIBAO, Move, Pit, State};
    /// let game = State::new(KIBAO.start());
    /// let mv = Move::new(Pit::front(6).unwrap(), Hand::Left);
    /// assert!(game.play(&KIBAO, mv).is_ok());
    /// assert_eq!(game.play(&KIBAO, Move::new(Pit::HOUSE, Hand::Left)), Err(Illegal::HouseBarred));
    /// ```
    pub fn play(&self, rules: impl AsRules, mv: Move) -> Result<Played, Illegal> {
        self.advance(rules, mv).map(|played| played.settled(rules))
    }

    /// Plays a move if it is legal, without checking whether the opponent has a legal move after it. This is cheaper for a
    /// whole game, where the next move shows that. [`Played::settled`] checks it.
    ///
    /// # Errors
    /// [`Illegal`]: why the move is not legal.
    pub fn advance(&self, rules: impl AsRules, mv: Move) -> Result<Played, Illegal> {
        let mut after = *self;
        after.step(rules, mv)
    }

    /// Becomes the game after a move if that is legal; otherwise the same as [`advance`](Self::advance). For a loop: what it
    /// does not need is not computed, and the game is not copied.
    #[inline(always)]
    pub(crate) fn step(&mut self, rules: impl AsRules, mv: Move) -> Result<Played, Illegal> {
        let run = judge(self, rules, mv)?;
        Ok(self.finish(rules, mv, &run))
    }

    /// Plays a legal move and shows each sowing to `observer`. For an illegal move the result is unspecified, but no seeds
    /// are lost and nothing panics.
    ///
    /// ```
    /// use kibao::engine::{KIBAO, State, Trace};
    /// let mut trace = Trace { sowings: Vec::new(), most: 100 };
    /// let played = State::new(KIBAO.start()).play_unchecked(&KIBAO, "A6<".parse().unwrap(), &mut trace);
    /// assert_eq!((trace.sowings.len(), played.sowings), (2, 1), "a placed seed and a sowing");
    /// ```
    pub fn play_unchecked<O: Observe>(&self, rules: impl AsRules, mv: Move, observer: &mut O) -> Played {
        let targets = targets(&self.position.board, self.position.turn);
        let start = Start::of(&self.position, rules, mv, targets);
        let run = run(&self.position, rules, start, mv.safari, observer);
        let mut after = *self;
        after.finish(rules, mv, &run).settled(rules)
    }

    /// Becomes the game after a run.
    #[inline(always)]
    fn finish(&mut self, rules: impl AsRules, mv: Move, run: &Run) -> Played {
        let (mover, captured) = (self.position.turn, run.captured(&self.position));
        let under_block = self.position.block.filter(|_| rules.blocking);
        run.put(&mut self.position.board, mover);
        self.pass(rules, run);
        let outcome = match run.ends {
            Ends::Endless(_) if rules.endless == EndlessMove::Loses => {
                Some(Outcome { winner: mover.other(), reason: Reason::Endless })
            }
            Ends::Lost => Some(Outcome { winner: mover.other(), reason: Reason::FrontRowEmpty }),
            Ends::Won if self.position.board.ring(mover.other()).front_is_empty() => {
                Some(Outcome { winner: mover, reason: Reason::FrontRowEmpty })
            }
            Ends::Won => Some(Outcome { winner: mover, reason: Reason::Singletons }),
            _ => self.lost_on_board(rules),
        };
        if outcome.is_some() {
            self.end();
        }
        Played {
            mv: mv.with_safari(mv.safari && run.choice),
            after: *self,
            kind: run.kind,
            captured,
            sowings: run.sowings,
            choice: run.choice,
            tax: run.tax,
            ends: run.ends,
            creates_block: self.position.block,
            under_block,
            outcome,
        }
    }

    /// The game after a run; it can be over.
    #[inline(always)]
    pub(super) fn after(&self, rules: impl AsRules, run: &Run) -> Self {
        let mut after = *self;
        after.position.board = run.board(&self.position);
        after.pass(rules, run);
        after
    }

    /// Passes the turn after a run whose board is in place.
    #[inline(always)]
    fn pass(&mut self, rules: impl AsRules, run: &Run) {
        let Position { board, turn, block } = &mut self.position;
        let may_block = rules.blocking
            && board.stores == [0, 0]
            && run.kind == Kind::Kutakata
            && !matches!(run.ends, Ends::Lost | Ends::Endless(_));
        self.duty = block.take().filter(|_| rules.blocking && rules.blocker_duty);
        *turn = turn.other();
        if may_block {
            self.position.block = blocks(&self.position, rules);
        }
    }

    /// Removes what matters only for the next move, because there is none.
    const fn end(&mut self) {
        (self.position.block, self.duty) = (None, None);
    }
}

impl Played {
    /// The same move, with the result if the opponent has no legal move after it.
    #[must_use]
    pub fn settled(mut self, rules: impl AsRules) -> Self {
        let mut after = self.after;
        self.settle(&mut after, rules);
        Self { after, ..self }
    }

    /// Adds the result if the opponent has no legal move in the game after the move.
    pub(crate) fn settle(&mut self, after: &mut State, rules: impl AsRules) {
        if self.outcome.is_none() && !any_legal(after, rules) {
            self.outcome = Some(after.no_move());
            self.creates_block = None;
            after.end();
        }
    }
}

/// The pit of the side to move that the last kutakata has blocked; both stores are empty (K 5.1; R, "Blocking").
fn blocks(position: &Position, rules: impl AsRules) -> Option<Pit> {
    let Position { board, turn, .. } = position;
    let pit = capturable(board, turn.other()).sole()?;
    if !Starts::captures(position).pits().is_empty() {
        return None;
    }
    let ring = board.ring(*turn);
    let house_exempt = match (pit == Pit::HOUSE, rules.house_block) {
        (false, _) => false,
        (true, HouseBlock::OwnedExempt) => board.house(*turn) != House::Lost,
        (true, HouseBlock::FunctionalExempt) => board.house(*turn) == House::Functional,
    };
    let only = PitSet::only(pit);
    let exempt = house_exempt || ring.front_at_least(1) == only || ring.front_at_least(2) == only;
    (!exempt).then_some(pit)
}
