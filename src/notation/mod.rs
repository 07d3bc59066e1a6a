//! Transcripts as text: reading them, their dialects, and writing them in canonical form.
//!
//! [`games`] reads a text into trees that keep every byte of it, each with a list of typed problems. It never fails.
//! [`detect`] finds the [`Dialect`] of a game, [`Written::read`] gives the meaning of a move in a dialect, and [`Name::write`]
//! spells a move. [`mod@print`] writes a game in canonical form, [`position`] reads and writes position texts. Nothing in this
//! layer knows the rules of play.
//!
//! ```
//! use kibao::notation::{EntryKind, Key, ProblemKind, games, print};
//!
//! let text = "South: Omar;\n1: 6L*  5L\n2: 3L 7; (well played)\n";
//! let game = games(text).next().unwrap();
//! assert_eq!(game.value(Key::South), Some("Omar"));
//! assert_eq!(game.rounds.len(), 2);
//! assert!(game.problems.iter().any(|problem| problem.kind == ProblemKind::MissingSemicolon));
//!
//! let mut out = String::new();
//! let cells = print::as_written(&game);
//! print::game(&mut out, &game, &print::Options { rounds: &cells, ..Default::default() });
//! assert_eq!(out, "south: Omar\n\n1: 6L* 5L;\n2: 3L 7; (well played)\n");
//! ```

pub mod tree;

mod boundary;
mod build;
mod canonical;
mod clean;
mod comment;
mod entries;
mod key;
mod lead;
mod lex;
mod moves;
mod note;
mod number;
mod parse;
mod plain;
mod prefix;
mod problem;
mod remark;
mod round;
mod scan;
mod shape;
mod single;
mod speaker;
mod word;
mod written;

mod dialect;

pub mod date;
pub mod ending;
pub mod position;
pub mod print;

pub use boundary::{last_boundary, last_game, last_head_boundary};
#[cfg(feature = "decode")]
pub(crate) use build::LINES_BELOW;
pub(crate) use dialect::dialect_of;
pub use dialect::{Detection, Dialect, Mark, Name, Partial, decided, detect};
pub use entries::Entries;
pub use number::{Division, Gap};
pub use parse::{Games, games, games_without_short_cut};
pub(crate) use plain::LONGEST_NAME;
pub use plain::{composed, fold_name, plain};
pub use position::{PositionError, PositionText};
pub use problem::{Problem, ProblemKind};
pub use scan::{numbered, repair_note};
pub use shape::full_moves;
pub use single::single;
pub use tree::{
    Comment, CommentSign, Entry, EntryKind, Game, GivenUp, Head, Key, Number, Opinion, Round, RowLetter, Sign, Signs,
    Token, TokenKind, Unreadable, Written,
};
