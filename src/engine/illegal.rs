//! Why a move is not legal. This checks a single move without the move generator; tests compare the two.

use super::board::{House, Phase, Position};
use super::movegen::{Starts, blocked, can_capture, fulfils, is_move, singleton_barred};
use super::mv::Move;
use super::pit::{Hand, Pit, PitSet};
use super::ruleset::{AsRules, Capture, SoleKichwa};
use super::sow::{Endless, Ends, Run, run};
use super::start::{Start, first_capture, is_functional, starves, targets};
use super::state::{Outcome, State};
use core::error::Error;
use core::fmt;

/// Why a move is not legal. Pits are those of the mover unless a field says otherwise.
///
/// ```
/// use kibao::engine::{Illegal, KIBAO, State};
/// let error = State::new(KIBAO.start()).play(&KIBAO, "A5<".parse().unwrap()).unwrap_err();
/// assert_eq!(error, Illegal::HouseBarred);
/// assert_eq!(error.to_string(), "the functional house cannot start a kutakata while another front pit can");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    GameOver(Outcome),
    /// The pit holds no seed.
    EmptyPit,
    /// A back pit in kunamua, where a seed is placed in the front row only.
    NotInFrontRow,
    /// The move does not capture, but another one does (K 1.4.1).
    MustCapture {
        /// The pits from which a move captures.
        pits: PitSet,
    },
    /// The captured seeds must start from the other, nearer kichwa (K 1.4.5).
    WrongKichwa {
        /// The hand of the forced kichwa.
        forced: Hand,
    },
    /// A pit with a single seed cannot be sown.
    SingleSeed,
    /// A pit with more than fifteen seeds never captures, but another move does (K 3.4.2).
    TooManySeeds {
        /// The seeds in the pit.
        seeds: u8,
        /// The pits from which a move captures.
        pits: PitSet,
    },
    /// A kutakata from a functional house while another front pit is occupied (K 2.3.2).
    HouseBarred,
    /// A kutakata from a single seed while another front pit holds more, and the house does not allow it (K 2.3.3).
    SingletonBarred {
        /// The state of the house of the mover.
        house: House,
    },
    /// The pit is blocked by kutakatia.
    BlockedPit,
    /// A kutakata from the back row while a front pit holds two or more seeds (K 3.5).
    BackRow {
        /// The front pits that hold two or more seeds.
        front: PitSet,
    },
    /// A kutakata toward the back row from the only occupied front pit; it would empty the front row (K 1.5.3.1).
    EmptiesFrontRow,
    /// The move never ends, or was not judged to its end (K 1.5.6).
    Endless(Endless),
    /// The mover has blocked a pit and could capture it now, but this move does not (R, "Blocking").
    MustCaptureBlocked {
        /// The blocked pit of the opponent.
        pit: Pit,
    },
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver(_) => f.write_str("the game is over"),
            Self::EmptyPit => f.write_str("the pit is empty"),
            Self::NotInFrontRow => f.write_str("in kunamua a seed is placed in the front row only"),
            Self::MustCapture { pits } => write!(f, "the move must capture, from one of {pits:?}"),
            Self::WrongKichwa { forced } => {
                let side = if *forced == Hand::Left { "left" } else { "right" };
                write!(f, "the captured seeds must start from the {side} kichwa")
            }
            Self::SingleSeed => f.write_str("a pit with a single seed cannot be sown"),
            Self::TooManySeeds { seeds, pits } => {
                write!(f, "a pit with {seeds} seeds never captures; the move must capture, from one of {pits:?}")
            }
            Self::HouseBarred => {
                f.write_str("the functional house cannot start a kutakata while another front pit can")
            }
            Self::SingletonBarred { .. } => {
                f.write_str("a kutakata cannot start from a single seed while another front pit holds more")
            }
            Self::BlockedPit => f.write_str("the pit is blocked by kutakatia"),
            Self::BackRow { front } => write!(f, "a kutakata must start in the front row, from one of {front:?}"),
            Self::EmptiesFrontRow => f.write_str("the move would empty the front row"),
            Self::Endless(Endless::Cycle | Endless::Limit) => f.write_str("the move never ends"),
            Self::Endless(Endless::Undecided) => f.write_str("the move has too many sowings to be judged"),
            Self::MustCaptureBlocked { pit } => write!(f, "the move must capture the blocked pit {pit:?}"),
        }
    }
}

impl Error for Illegal {}

/// Judges a move by the rules: the run of a legal one, or why it is not legal. A `safari` in a move that offers no
/// choice is ignored.
#[inline(always)]
pub(super) fn judge(state: &State, rules: impl AsRules, mv: Move) -> Result<Run, Illegal> {
    if let Some(outcome) = state.lost_on_board(rules) {
        return Err(Illegal::GameOver(outcome));
    }
    let position = &state.position;
    let targets = targets(&position.board, position.turn);
    let seeds = position.board.ring(position.turn).get(mv.pit);
    let by_start = match (rules.capture, position.phase()) {
        _ if seeds == 0 => Some(Illegal::EmptyPit),
        (Capture::Onward, _) if seeds == 1 => Some(Illegal::SingleSeed),
        (Capture::Onward, _) => emptying(position, rules, mv),
        (Capture::Kichwa, Phase::Kunamua) => kunamua(position, rules, mv, targets),
        (Capture::Kichwa, Phase::Mtaji) => mtaji(position, rules, mv, targets),
    };
    match by_start {
        Some(illegal) => Err(illegal),
        None => by_end(state, rules, mv, targets),
    }
}

fn kunamua(position: &Position, rules: impl AsRules, mv: Move, captures: PitSet) -> Option<Illegal> {
    if !mv.pit.is_front() {
        return Some(Illegal::NotInFrontRow);
    }
    if captures.has(mv.pit) {
        let forced = mv.pit.forced_kichwa().filter(|&forced| forced != mv.hand);
        return forced.map(|forced| Illegal::WrongKichwa { forced });
    }
    if !captures.is_empty() {
        return Some(Illegal::MustCapture { pits: captures });
    }
    let ring = position.board.ring(position.turn);
    let others = ring.front_at_least(1).without(PitSet::only(mv.pit));
    if mv.pit == Pit::HOUSE && is_functional(rules, &position.board, position.turn) && !others.is_empty() {
        return Some(Illegal::HouseBarred);
    }
    if ring.get(mv.pit) == 1 && !ring.at_least(2).and(others).is_empty() && singleton_barred(position, rules) {
        return Some(Illegal::SingletonBarred { house: position.board.house(position.turn) });
    }
    kutakata(position, rules, mv)
}

fn mtaji(position: &Position, rules: impl AsRules, mv: Move, targets: PitSet) -> Option<Illegal> {
    let ring = position.board.ring(position.turn);
    let seeds = ring.get(mv.pit);
    if seeds == 1 {
        return Some(Illegal::SingleSeed);
    }
    if first_capture(seeds, targets, mv.pit, mv.pit.direction(mv.hand)).is_some() {
        return None;
    }
    let pits = Starts::captures(position).pits();
    if !pits.is_empty() {
        let many = seeds > 15;
        return Some(if many { Illegal::TooManySeeds { seeds, pits } } else { Illegal::MustCapture { pits } });
    }
    let front = ring.front_at_least(2);
    if !mv.pit.is_front() && !front.is_empty() {
        return Some(Illegal::BackRow { front });
    }
    kutakata(position, rules, mv)
}

/// Why a kutakata is not legal, by the rules that hold in both phases.
fn kutakata(position: &Position, rules: impl AsRules, mv: Move) -> Option<Illegal> {
    if blocked(position, rules).has(mv.pit) {
        return Some(Illegal::BlockedPit);
    }
    emptying(position, rules, mv)
}

/// Whether the move would empty the front row and the rule set forbids that.
fn emptying(position: &Position, rules: impl AsRules, mv: Move) -> Option<Illegal> {
    let ring = position.board.ring(position.turn);
    let starves = starves(ring, mv.pit, mv.pit.direction(mv.hand));
    (starves && rules.sole_kichwa == SoleKichwa::Barred).then_some(Illegal::EmptiesFrontRow)
}

/// Plays a move and judges how it ends.
#[inline(always)]
fn by_end(state: &State, rules: impl AsRules, mv: Move, targets: PitSet) -> Result<Run, Illegal> {
    let start = Start::of(&state.position, rules, mv, targets);
    let run = run(&state.position, rules, start, mv.safari, &mut ());
    if let Ends::Endless(endless) = run.ends
        && !is_move(&run, rules)
    {
        return Err(Illegal::Endless(endless));
    }
    let duty = state.duty_in(rules).filter(|&pit| !fulfils(&run, pit) && can_capture(&state.position, rules, pit));
    duty.map_or(Ok(run), |pit| Err(Illegal::MustCaptureBlocked { pit }))
}
