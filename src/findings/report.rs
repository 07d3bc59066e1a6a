//! The findings about a game.

use super::{
    AcrossProblem, AllowProblem, CHECKS, Check, DateProblem, FileProblem, Fix, Selector, Severity, allow,
    n110_line_prefix,
};
use crate::notation::{self, Key, Round, date};
use crate::replay::{self, OpeningError, Ply, RepairNotes, Replay};
use crate::source::Span;
use std::sync::LazyLock;

/// A problem that one of the layers has detected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Of the file as bytes.
    File(FileProblem),
    /// Of the text.
    Text(notation::ProblemKind),
    /// Of the play.
    Play(replay::ProblemKind),
    /// Of a comment that allows findings.
    Allow(AllowProblem),
    /// Of a date.
    Date(DateProblem),
    /// A problem that a check detects itself.
    Own(&'static Check),
    /// Of a game compared with others.
    Across(AcrossProblem),
}

/// The checks that find their places themselves.
static OWN: LazyLock<Vec<&Check>> =
    LazyLock::new(|| CHECKS.iter().copied().filter(|check| check.own.is_some()).collect());

/// A problem that is reported, with its place.
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
    /// The finding of a problem.
    pub(super) const fn of(problem: Problem, span: Span, ply: Option<u32>) -> Self {
        Self { check: problem.check(), span, ply, problem }
    }

    /// How serious it is.
    #[must_use]
    pub const fn severity(&self) -> Severity {
        self.check.severity
    }
}

/// A game with the findings about it.
#[derive(Clone, Debug)]
pub struct Report<'t> {
    /// The game as far as it replays.
    pub replay: Replay<'t>,
    /// The findings, in order of place.
    pub findings: Vec<Finding>,
    /// The findings that a comment allows (`; kibao: allow N104 the scorer's own sign`). They do not make a game valid that
    /// does not replay.
    pub allowed: Vec<Finding>,
    /// The selectors of comments for findings of the archive.
    pub allowed_across: Vec<Selector>,
}

impl<'t> Report<'t> {
    /// Collects the problems that the layers have detected.
    ///
    /// ```
    /// use kibao::{findings::Report, replay::{Options, replays}};
    /// let text = "1: A5<*;\n";
    /// let replay = replays(text, &Options::default()).next().unwrap();
    /// let report = Report::new(replay);
    /// assert_eq!(report.findings[0].check.name, "house-barred");
    ///
    /// let text = "1: A6< a6<; kibao: allow M101 the scorer wrote no signs\n";
    /// let replay = replays(text, &Options::default()).next().unwrap();
    /// let report = Report::new(replay);
    /// assert_eq!((report.findings.len(), report.allowed[0].check.name), (0, "missing-mark"));
    /// ```
    #[must_use]
    pub fn new(replay: Replay<'t>) -> Self {
        let text = replay.game.text;
        let reported = reported_by_play(&replay);
        let notes = RepairNotes::of(&replay.game);
        let of_repair = |it: &notation::Problem| {
            it.kind == notation::ProblemKind::MoveInComment && in_note_of_repair(&notes, &replay, it.span)
        };
        let texts =
            replay.game.problems.iter().filter(|it| !reported.contains(&Some((it.kind, it.span))) && !of_repair(it));
        let prefixes = n110_line_prefix::of_other_form(&replay.game).into_iter();
        let texts = texts.map(|problem| (problem.kind, problem.span));
        let texts = texts.chain(prefixes.map(|span| (notation::ProblemKind::LinePrefix, span)));
        let texts = texts.map(|(kind, span)| (Problem::Text(kind), span, None));
        let plays = replay.problems.iter().map(|it| (Problem::Play(it.kind.clone()), place(text, it), it.ply));
        let day = replay.game.head(Key::Date).map(|head| head.value);
        let dates = day.and_then(|span| Some((Problem::Date(date::problem(span.of(text))?), span, None)));
        let own = OWN.iter().filter_map(|check| Some((*check, check.own?(&replay.game))));
        let own = own.flat_map(|(check, spans)| spans.into_iter().map(|span| (Problem::Own(check), span, None)));
        let mut findings = Vec::with_capacity(replay.game.problems.len() + replay.problems.len());
        let all = texts.chain(plays).chain(dates).chain(own);
        findings.extend(all.map(|(problem, span, ply)| Finding::of(problem, span, ply)));
        let in_order = |findings: &mut Vec<Finding>| findings.sort_by_key(|it| (it.span.start, it.check.code));
        in_order(&mut findings);
        let before = findings.len();
        let allowed = allow::apply(&replay.game, &mut findings);
        if !allowed.findings.is_empty() || findings.len() != before {
            in_order(&mut findings);
        }
        Self { replay, findings, allowed: allowed.findings, allowed_across: allowed.across }
    }

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

/// Whether a place is in the note of a repair.
fn in_note_of_repair(notes: &RepairNotes<'_>, replay: &Replay<'_>, place: Span) -> bool {
    let rounds = &replay.game.rounds;
    let behind = rounds.partition_point(|round| round.span.start < place.start);
    let mut comments = behind.checked_sub(1).and_then(|index| rounds.get(index)).into_iter().flat_map(Round::comments);
    let comment = comments.find(|comment| comment.text.start <= place.start && place.end <= comment.text.end);
    comment.is_some_and(|comment| notes.has(comment.text))
}

/// The place of a problem of the play. If an opening cannot be read, it is the word that does not fit.
fn place(text: &str, problem: &replay::Problem) -> Span {
    let whole = problem.span;
    let replay::ProblemKind::Opening(OpeningError::Text(error)) = problem.kind else {
        return whole;
    };
    let at = |offset: u32| whole.start.saturating_add(offset).min(whole.end);
    let word = Span { start: at(error.span.start), end: at(error.span.end) };
    if word.of(text).is_empty() { whole } else { word }
}

/// The problems of the text that a problem of the play reports better, so that a slip is reported once: a third move at
/// which the play stopped, and the single move of a round before a gap.
fn reported_by_play(replay: &Replay<'_>) -> [Option<(notation::ProblemKind, Span)>; 2] {
    use notation::ProblemKind as Text;
    use replay::ProblemKind as Play;
    let third = replay.problems.iter().find(|it| matches!(it.kind, Play::TooManyMoves));
    let gap = replay.problems.iter().find(|it| matches!(it.kind, Play::MissingMove(_)));
    let before = gap.and_then(|it| replay.plies.get((it.ply? as usize).checked_sub(2)?));
    [third.map(|it| (Text::ExtraEntry, it.span)), before.map(|ply| (Text::LonelyMove, ply.span))]
}
