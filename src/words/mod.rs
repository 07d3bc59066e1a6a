//! Every sentence that is made from a problem, in several languages.
//!
//! A problem has a message with an id, arguments, and optionally a label and a help. The sentences are in the files of each
//! language, such as `en/*.ftl`, and Project Fluent fills in the arguments. `facts` collects the necessary data of a game
//! (the move as written, its round, the legal moves), and `cite` finds the citation of a rule. No other file holds a
//! sentence.

mod args;
mod bundle;
mod cite;
mod diagram;
mod facts;
mod file;
mod finding;
mod illegal;
mod lang;
mod marks;
mod message;
mod moves;
mod opening;
mod page;
mod play;
pub mod program;
mod record;
pub mod repair;
mod show;
mod sowing;
pub mod stats;
mod summary;
mod text;
mod view;

pub use args::{ended, outcome, side};
pub use diagram::{Depicted, before_ply, depicted, diagram_title, position_title};
pub use finding::{Explained, explained, file_help, file_message, help, message, plain_help};
pub use lang::Lang;
pub use opening::{opening_error, opening_help};
pub use page::{PageWords, Phrases, page, page_frame};
pub use show::{beside_board, caption, game, stuck, title};
pub use sowing::{house_on_board, mark_on_board, sowing, sowings_left_out};
pub use summary::{Checked, MOST_LINES, allowed, board_before, checked, fits, help_word, hidden, more_alike, severity};
pub use view::{
    VIEW_KEYS, view_by_sowing, view_does, view_game, view_go_to, view_help, view_hint, view_keys, view_no_board,
    view_no_game, view_no_round, view_not_played, view_playing, view_too_small,
};
