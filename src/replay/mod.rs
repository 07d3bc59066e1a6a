//! The layer that knows both the text and the rules: it resolves written moves, and gives the positions of a game and its
//! result, as recorded and as played.
//!
//! ```
//! use kibao::replay::{Options, replays};
//! let text = "title: two plies\n\n1: A7>* a7>*;\n";
//! let replay = replays(text, &Options::default()).next().unwrap();
//! assert!(replay.is_valid());
//! assert_eq!(replay.plies.len(), 2);
//! ```

mod auto;
mod clean;
mod game;
mod inferred;
mod marks;
mod meaning;
mod name;
mod opening;
mod ply;
mod problem;
mod repair;
mod replayer;
mod replays;
mod resolve;
mod result;
mod setting;
mod unread;
mod write;

pub use auto::Auto;
pub use game::{Options, Replay, RuleBook, Rules};
#[cfg(feature = "formats")]
pub(crate) use marks::oddities;
pub use meaning::{Difference, difference, fingerprint, same_moves, wide_hash};
#[cfg(feature = "formats")]
pub(crate) use name::row_letter;
pub use name::{NameError, canonical, name, pit_name, reason_name, side_name};
pub use opening::{OpeningError, opening, parse_position, position_text, read_position};
pub use ply::{Ply, PlyState};
pub use problem::{Problem, ProblemKind};
pub(crate) use repair::other_habit;
pub use repair::{
    Agreement, Candidate, Change, Cost, Doubt, Edit, Habit, Likeness, Limits, Readings, RepairedPly, Repairs,
    checked_repair_edits, repair, repair_edits, repair_with, repaired, repaired_all, rewritten_move,
};
pub(crate) use replays::Unless;
pub use replays::{Replays, replays};
pub use resolve::{Oddity, Resolved, resolve};
pub use result::{DecidedBy, Ended, GameResult, Hint, hint, may_hint};
pub use setting::{replay, replay_without_short_way};
pub(crate) use unread::RepairNotes;
pub use write::{convert_game, write_game};
