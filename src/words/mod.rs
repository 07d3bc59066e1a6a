//! Every sentence for people, in four languages: about findings, boards, repairs and statistics, and about the work of the
//! program.
//!
//! A message has an id, arguments, and optionally a label and a help. The sentences are in the files of each language, such
//! as `de/*.ftl`; only the English sentences of a check are in the file of the check. Project Fluent fills in the arguments.
//! `facts` collects the necessary data of a game (the move as written, its round, the legal moves), and `cite` finds the
//! citation of a rule.

mod args;
mod bundle;
mod cite;
#[cfg(feature = "formats")]
mod diagram;
mod facts;
mod file;
mod finding;
mod illegal;
mod lang;
#[cfg(feature = "lsp")]
pub(crate) mod lsp;
#[cfg(feature = "formats")]
mod manual;
mod marks;
mod message;
mod moves;
#[cfg(feature = "formats")]
mod notice;
mod opening;
#[cfg(feature = "formats")]
mod page;
mod play;
#[cfg(feature = "cli")]
pub(crate) mod program;
#[cfg(feature = "formats")]
pub(crate) mod readings;
mod record;
pub mod repair;
#[cfg(feature = "formats")]
pub mod report;
mod show;
mod sowing;
#[cfg(feature = "formats")]
pub mod stats;
#[cfg(feature = "formats")]
mod summary;
mod text;
#[cfg(feature = "cli")]
mod view;

pub use args::{ended, outcome, side};
#[cfg(feature = "cli")]
pub(crate) use bundle::help_text;
#[cfg(feature = "formats")]
pub(crate) use diagram::{Depicted, before_ply, depicted, diagram_title, position_title};
pub use finding::{Explained, explained, file_help, file_message, help, message, plain_help};
pub use lang::Lang;
#[cfg(feature = "formats")]
pub use manual::manual;
pub use opening::{opening_error, opening_help};
#[cfg(all(feature = "text", feature = "formats"))]
pub(crate) use page::workshop;
#[cfg(feature = "formats")]
pub(crate) use page::{Phrases, page, page_frame, page_title};
pub use show::{beside_board, caption, game, stuck, title};
pub use sowing::{house_on_board, mark_on_board, sowing, sowings_left_out};
#[cfg(feature = "cli")]
pub(crate) use summary::{Checked, allowed, checked, hidden};
#[cfg(feature = "formats")]
pub(crate) use summary::{MOST_LINES, board_before, fits, help_word, more_alike, severity};
#[cfg(feature = "cli")]
pub(crate) use view::{
    VIEW_KEYS, view_by_sowing, view_does, view_game, view_go_to, view_help, view_hint, view_keys, view_no_board,
    view_no_game, view_no_round, view_not_played, view_playing, view_too_small,
};
