//! The rules of play: positions, legal moves and why others are not legal, the effect of a move, the end of a game.
//!
//! In reading order: [`Pit`] and [`Ring`] are the parts of the board, [`Position`] is the board with the side to move,
//! [`State`] a game in play, [`RuleSet`] the options in which the rule books differ. The citations K, Z, R and H are the
//! rule books named by the [titles](BuiltIn::title) of the built-in rule sets.
//!
//! ```
//! use kibao::engine::{KIBAO, Phase, State};
//! let mut game = State::new(KIBAO.start());
//! let first = *game.legal(&KIBAO).iter().next().unwrap();
//! let played = game.play(&KIBAO, first).unwrap();
//! assert_eq!((played.sowings, played.captured), (1, 0));
//! game = played.after;
//! assert_eq!(game.position.phase(), Phase::Kunamua);
//! ```
#![allow(clippy::cast_possible_truncation, reason = "a ring is cut into bytes and rows on purpose")]

mod board;
mod illegal;
mod movegen;
mod mv;
mod observe;
mod perft;
mod pit;
mod ring;
mod ruleset;
mod sow;
mod start;
mod state;

pub use board::{Board, FUNCTIONAL, House, Invalid, Phase, Position};
pub use illegal::Illegal;
pub use mv::{Move, Moves};
pub use observe::{AfterSowing, Observe, SeedSource, Sowing, Trace};
pub use perft::{perft, perft_each};
pub use pit::{Direction, Hand, Pit, PitSet, Side};
pub use ring::Ring;
pub(crate) use ruleset::WithRules;
pub use ruleset::{
    ABSTRACT_PLAY, AsRules, BUILT_IN, BuiltIn, Capture, EndlessMove, HUS, HouseBlock, HouseInMtaji, KIBAO, KUJIFUNZA,
    MAX_SOWINGS, OPTIONS, Opening, RUEHL, RuleOption, RuleSet, SITES, Singleton, Singletons, SoleKichwa, Unplayable,
    ZANZIBAR,
};
pub use sow::{Endless, Ends, Kind};
pub use state::{Outcome, Played, Reason, State};
