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

pub use diagram::{Depicted, before_ply, depicted, diagram_title, position_title};
pub use lang::Lang;
pub use page::{PageWords, Phrases, page, page_frame};
pub use show::{beside_board, caption, game, stuck, title};
pub use sowing::{house_on_board, mark_on_board, sowing, sowings_left_out};
pub use summary::{Checked, MOST_LINES, allowed, board_before, checked, fits, help_word, hidden, more_alike, severity};
pub use view::{
    VIEW_KEYS, view_by_sowing, view_does, view_game, view_go_to, view_help, view_hint, view_keys, view_no_board,
    view_no_game, view_no_round, view_not_played, view_playing, view_too_small,
};

use crate::engine::{Outcome, Side};
use crate::findings::{Finding, Problem, Report};
use crate::replay::{Ended, OpeningError};
use args::Args;
use facts::Facts;
use message::Message;

/// What is wrong, in one sentence with the citation of the rule at its end.
///
/// ```
/// use kibao::{findings::Report, replay::{Options, replays}, words::{self, Lang}};
/// let text = "1: A6<* a7<*;\n";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// let report = Report::new(replay);
/// assert_eq!(
///     words::message(Lang::En, &report, &report.findings[0]),
///     "North's move `a7<*` in round 1 (ply 2) is not legal: the move must begin with a capture, which is possible \
///      from a5 or a6 (K 1.4.1)"
/// );
/// ```
#[must_use]
pub fn message(lang: Lang, report: &Report<'_>, finding: &Finding) -> String {
    message::message(lang, &Facts::of(report, finding))
}

/// The message, label and help of a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// What is wrong, as returned by [`message`].
    pub message: String,
    /// A few words to show under the place; may be empty.
    pub label: String,
    /// What to do, as returned by [`help`].
    pub help: Option<String>,
}

/// The message, label and help of a finding; faster than separate calls.
///
/// ```
/// use kibao::{findings::Report, replay::{Options, replays}, words::{self, Lang}};
/// let text = "1: A1>*;\n";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// let report = Report::new(replay);
/// assert_eq!(words::explained(Lang::En, &report, &report.findings[0]).label, "A1 is empty");
/// ```
#[must_use]
pub fn explained(lang: Lang, report: &Report<'_>, finding: &Finding) -> Explained {
    message::explained(lang, &Facts::of(report, finding))
}

/// What to do about a finding, or what helps to understand it: for an illegal move, the legal moves at its place.
///
/// ```
/// use kibao::{findings::Report, replay::{Options, replays}, words::{self, Lang}};
/// let text = "1: A1>*;\n";
/// let replay = replays(text, &Options::default()).next().unwrap();
/// let report = Report::new(replay);
/// let help = words::help(Lang::En, &report, &report.findings[0]).unwrap();
/// assert_eq!(help, "the legal moves are `A6<*`, `A6>*`, `A7<*` and `A7>*`");
/// ```
#[must_use]
pub fn help(lang: Lang, report: &Report<'_>, finding: &Finding) -> Option<String> {
    message::help(lang, &Facts::of(report, finding))
}

/// The help for the place alone, without a search for a repair of the whole record.
#[must_use]
pub fn plain_help(lang: Lang, report: &Report<'_>, finding: &Finding) -> Option<String> {
    message::plain_help(lang, &Facts::of(report, finding))
}

/// What is wrong with a file, or with a game compared with other games, in one sentence.
#[must_use]
pub fn file_message(lang: Lang, finding: &Finding) -> String {
    about_file(lang, finding).map_or_else(|| finding.check.name.replace('-', " "), Message::sentence)
}

/// What to do about a finding of a file, or of a game compared with other games.
#[must_use]
pub fn file_help(lang: Lang, finding: &Finding) -> Option<String> {
    about_file(lang, finding)?.own_help()
}

fn about_file(lang: Lang, finding: &Finding) -> Option<Message> {
    let message = Message::about(lang, finding.check);
    match &finding.problem {
        Problem::File(problem) => Some(file::fill(message, *problem)),
        Problem::Across(problem) => Some(record::across(message, problem)),
        Problem::Text(_) | Problem::Play(_) | Problem::Allow(_) | Problem::Date(_) | Problem::Own(_) => None,
    }
}

/// Why a game cannot start from an opening.
///
/// ```
/// use kibao::{engine::Invalid, words::{self, Lang}, replay::OpeningError};
/// let error = OpeningError::Position(Invalid::Seeds { found: 63, expected: 64 });
/// assert_eq!(words::opening_error(Lang::En, &error), "its seeds add up to 63, not to 64");
/// ```
#[must_use]
pub fn opening_error(lang: Lang, error: &OpeningError) -> String {
    opening::why(lang, error)
}

/// What to do about an opening from which a game cannot start.
#[must_use]
pub fn opening_help(lang: Lang, error: &OpeningError) -> String {
    opening::help(lang, error)
}

/// How a game ended by play.
///
/// ```
/// use kibao::{engine::{Outcome, Reason, Side}, words::{self, Lang}};
/// let outcome = Outcome { winner: Side::South, reason: Reason::FrontRowEmpty };
/// assert_eq!(words::outcome(Lang::En, outcome), "South wins, as North's front row is empty");
/// ```
#[must_use]
pub fn outcome(lang: Lang, outcome: Outcome) -> String {
    args::outcome(lang, outcome)
}

/// How a game ended other than by play, according to its record.
///
/// ```
/// use kibao::{engine::Side, words::{self, Lang}, notation::ending::Ending, replay::Ended};
/// let ended = Ended { by: Ending::Time, loser: Some(Side::South) };
/// assert_eq!(words::ended(Lang::En, ended), "South lost on time");
/// ```
#[must_use]
pub fn ended(lang: Lang, ended: Ended) -> String {
    args::ended_words(lang, ended)
}

/// The name of a side; in English `South` or `North`.
#[must_use]
pub fn side(lang: Lang, side: Side) -> String {
    Args::new(lang).side("side", side).message("side")
}
