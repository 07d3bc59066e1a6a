//! A problem that is reported, and a game with all that is reported about it.

use super::{AcrossProblem, AllowProblem, Check, DateProblem, FileProblem, Fix, OtherHabit, Severity};
use crate::notation;
use crate::replay::{self, Ply, Replay};
use crate::source::Span;

/// A problem that one of the layers has detected.
///
/// ```
/// use kibao::findings::{Problem, Report};
/// use kibao::{notation, replay::{Options, replays}};
/// let report = Report::new(replays("1: A7>* a7>*\n", &Options::default()).next().unwrap());
/// assert_eq!(report.findings[0].problem, Problem::Text(notation::ProblemKind::MissingSemicolon));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Of the file as bytes.
    File(FileProblem),
    /// Of the text.
    Text(notation::ProblemKind),
    /// Of the play.
    Play(replay::ProblemKind),
    /// Of the play, in so many moves that it is a habit of the scorer: the first of them, and their number.
    Throughout(replay::ProblemKind, u32),
    /// Of a comment that allows findings.
    Allow(AllowProblem),
    /// Of a date.
    Date(DateProblem),
    /// Of a record that is written by another habit.
    Habit(OtherHabit),
    /// A problem that a check detects itself.
    Own(&'static Check),
    /// Of a game compared with others.
    Across(AcrossProblem),
}

/// A problem that is reported, with its place.
///
/// ```
/// use kibao::findings::{Report, Severity};
/// use kibao::replay::{Options, replays};
/// let report = Report::new(replays("1: A1>*;\n", &Options::default()).next().unwrap());
/// let finding = &report.findings[0];
/// assert_eq!((finding.check.code, finding.ply, finding.severity()), ("R101", Some(1), Severity::Error));
/// assert_eq!(finding.span.of(report.text()), "A1>*");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The check's code, name and severity.
    pub check: &'static Check,
    /// Where in the text.
    pub span: Span,
    /// The ply it is about, counted from 1.
    pub ply: Option<u32>,
    /// The problem, with its arguments.
    pub problem: Problem,
}

impl Finding {
    /// How serious it is.
    #[must_use]
    pub const fn severity(&self) -> Severity {
        self.check.severity
    }
}

/// A game with the findings about it.
///
/// ```
/// use kibao::findings::{Report, Severity};
/// use kibao::replay::{Options, replays};
/// let report = Report::new(replays("1. A7>* a7>*\n", &Options::default()).next().unwrap());
/// assert!(report.replay.is_valid() && report.allowed.is_empty());
/// assert_eq!((report.findings.len(), report.worst()), (2, Some(Severity::Warning)));
/// ```
#[derive(Clone, Debug)]
pub struct Report<'t> {
    /// The game as far as it replays.
    pub replay: Replay<'t>,
    /// The findings, in order of place.
    pub findings: Vec<Finding>,
    /// The findings that a comment allows (`; kibao: allow N104 the scorer's own sign`). They do not make a game valid that
    /// does not replay.
    pub allowed: Vec<Finding>,
    /// The checks that compare the games of an archive whose findings a comment allows.
    pub allowed_across: Vec<&'static Check>,
}

impl<'t> Report<'t> {
    /// The text that the game was read from.
    #[must_use]
    pub const fn text(&self) -> &'t str {
        self.replay.game.text
    }

    /// The written move that a finding is about.
    ///
    /// ```
    /// use kibao::{findings::Report, replay::{Options, replays}};
    /// let text = "1: A6<* a6< (or so)\n";
    /// let report = Report::new(replays(text, &Options::default()).next().unwrap());
    /// assert_eq!(report.findings.iter().map(|it| report.ply(it).is_some()).collect::<Vec<_>>(), [false]);
    /// ```
    #[must_use]
    pub fn ply(&self, finding: &Finding) -> Option<&Ply> {
        let plies = &self.replay.plies;
        let numbered = |number: u32| plies.get((number as usize).checked_sub(1)?);
        let here = || {
            let at = plies.partition_point(|ply| ply.span.start < finding.span.start);
            plies.get(at).filter(|ply| ply.span == finding.span)
        };
        finding.ply.and_then(numbered).or_else(here)
    }

    /// The fix of a finding, computed on each call.
    ///
    /// ```
    /// use kibao::{findings::Report, replay::{Options, replays}, source::edited};
    /// let text = "1: A6<* a6<,;\n";
    /// let report = Report::new(replays(text, &Options::default()).next().unwrap());
    /// let fix = report.fix(&report.findings[0]).unwrap();
    /// assert_eq!(edited(text, &fix.edits).unwrap(), "1: A6<* a6<;\n");
    /// ```
    #[must_use]
    pub fn fix(&self, finding: &Finding) -> Option<Fix> {
        finding.check.text_fix(self, finding)
    }

    /// The highest severity of the findings.
    #[must_use]
    pub fn worst(&self) -> Option<Severity> {
        self.findings.iter().map(Finding::severity).max()
    }
}
