//! The message, label and help of a finding.

use super::facts::Facts;
use super::lang::Lang;
use super::message::{Message, both};
use super::{file, play, record, repair, text};
use crate::findings::cause::Cause;
use crate::findings::{Finding, Problem, Report, Severity};

/// The message, label and help of a finding.
///
/// ```
/// use kibao::{findings::Report, replay::{Options, replays}, words::{Explained, Lang, explained}};
/// let report = Report::new(replays("1: A7>* a7>*\n", &Options::default()).next().unwrap());
/// let Explained { message, help, .. } = explained(Lang::En, &report, &report.findings[0]);
/// assert!(!message.is_empty() && help.is_some());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// What is wrong, as returned by [`message`].
    pub message: String,
    /// A few words to show under the place; may be empty.
    pub label: String,
    /// What to do, as returned by [`help`].
    pub help: Option<String>,
}

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
    about(lang, &Facts::of(report, finding)).sentence()
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
    let facts = Facts::of(report, finding);
    let message = about(lang, &facts);
    let (label, help) = (message.label(), with_cause(lang, &facts, message.help(&facts)));
    Explained { label, help, message: message.sentence() }
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
    with_cause(lang, &Facts::of(report, finding), plain_help(lang, report, finding))
}

/// The help for the place alone, without a search for a repair of the whole record.
///
/// ```
/// use kibao::{findings::Report, replay::{Options, replays}, words::{Lang, plain_help}};
/// let report = Report::new(replays("1: A1>*;\n", &Options::default()).next().unwrap());
/// assert!(plain_help(Lang::En, &report, &report.findings[0]).unwrap().contains("A6<*"));
/// ```
#[must_use]
pub fn plain_help(lang: Lang, report: &Report<'_>, finding: &Finding) -> Option<String> {
    let facts = Facts::of(report, finding);
    about(lang, &facts).help(&facts)
}

/// The help, preceded by the cause for which the whole record stops, if one is found.
fn with_cause(lang: Lang, facts: &Facts<'_>, help: Option<String>) -> Option<String> {
    // What is lost or of another game is said about the move that is not legal, once.
    let is_error = facts.finding.severity() == Severity::Error;
    let fits = |cause: &Cause| is_error || matches!(cause, Cause::Change(_));
    let Some(cause) = facts.cause().filter(fits) else { return help };
    both(lang, "otherwise", Some(repair::cause(lang, facts.report, &cause)), help)
}

/// The message about a finding of a game, with its arguments.
fn about(lang: Lang, facts: &Facts<'_>) -> Message {
    let message = Message::about(lang, facts.finding.check);
    match &facts.finding.problem {
        Problem::File(problem) => file::fill(message, *problem),
        Problem::Text(kind) => text::fill(message.placed(facts), facts, *kind),
        Problem::Play(kind) => play::fill(message.placed(facts), facts, kind),
        Problem::Throughout(_, count) => message.variant("throughout").with(|args| args.count("count", *count)),
        Problem::Allow(problem) => record::allow(message, problem),
        Problem::Date(problem) => record::date(message.text("written", facts.written()), *problem),
        Problem::Habit(it) => {
            message.text("cause", repair::of_habit(lang, it)).with(|args| args.plain("plies", it.plies))
        }
        Problem::Own(_) => message.text("written", facts.written()),
        Problem::Across(problem) => record::across(message, problem),
    }
}

/// What is wrong with a file, or with a game compared with other games, in one sentence.
///
/// ```
/// use kibao::{findings::FileReport, words::{Lang, file_message}};
/// let found = FileReport::too_large(9).finish();
/// assert_ne!(file_message(Lang::En, &found[0].finding), file_message(Lang::De, &found[0].finding));
/// ```
#[must_use]
pub fn file_message(lang: Lang, finding: &Finding) -> String {
    about_file(lang, finding).map_or_else(|| finding.check.name.replace('-', " "), Message::sentence)
}

/// What to do about a finding of a file, or of a game compared with other games.
///
/// ```
/// use kibao::{findings::{FileReport}, source::NotText, words::{Lang, file_help}};
/// let found = FileReport::not_text(NotText::of_file(b"PK\x03\x04").unwrap(), 0).finish();
/// assert!(file_help(Lang::En, &found[0].finding).is_some());
/// ```
#[must_use]
pub fn file_help(lang: Lang, finding: &Finding) -> Option<String> {
    about_file(lang, finding)?.own_help()
}

fn about_file(lang: Lang, finding: &Finding) -> Option<Message> {
    let message = Message::about(lang, finding.check);
    match &finding.problem {
        Problem::File(problem) => Some(file::fill(message, *problem)),
        Problem::Across(problem) => Some(record::across(message, problem)),
        Problem::Text(_)
        | Problem::Play(_)
        | Problem::Throughout(..)
        | Problem::Allow(_)
        | Problem::Date(_)
        | Problem::Habit(_)
        | Problem::Own(_) => None,
    }
}
