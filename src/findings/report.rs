//! Collects the findings about a game: the problems of the layers, without those that another finding reports better.

use super::{CHECKS, Check, Finding, Problem, Report, allow, n110_line_prefix, r206_other_habit, throughout};
use crate::notation::{self, Game, Key, Round, date};
use crate::replay::{self, OpeningError, RepairNotes, Repairs, Replay};
use crate::source::Span;
use std::mem::discriminant;
use std::sync::LazyLock;

/// The checks that find their places themselves.
pub(super) static OWN: LazyLock<Vec<&Check>> =
    LazyLock::new(|| CHECKS.iter().copied().filter(|check| check.own.is_some()).collect());

/// The problem of the date in the head.
pub(super) fn of_date(game: &Game<'_>) -> Option<(Problem, Span, Option<u32>)> {
    let span = game.head(Key::Date)?.value;
    Some((Problem::Date(date::problem(span.of(game.text))?), span, None))
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
        let habit = r206_other_habit::detected(&replay);
        Self::with_habit(replay, habit)
    }

    /// The same, if the repairs have already been searched, so that another habit of the scorer is not sought again.
    ///
    /// ```
    /// use kibao::{findings::Report, replay::{Limits, Options, repair, replays}};
    /// let replay = replays("1: A5<*;\n", &Options::default()).next().unwrap();
    /// let repairs = repair(&replay, &Options::default(), &Limits::default());
    /// assert_eq!(Report::with_repairs(replay.clone(), &repairs).findings, Report::new(replay).findings);
    /// ```
    #[must_use]
    pub fn with_repairs(replay: Replay<'t>, repairs: &Repairs) -> Self {
        let habit = repairs.other_habit().and_then(|best| r206_other_habit::finding(&replay, best));
        Self::with_habit(replay, habit)
    }

    fn with_habit(replay: Replay<'t>, habit: Option<Finding>) -> Self {
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
        let mut repeated = throughout::habits(&replay);
        let is_same =
            |kind: &replay::ProblemKind, other: &replay::ProblemKind| discriminant(kind) == discriminant(other);
        let plays = replay.problems.iter().filter(|it| habit.is_none() || !is_of_move(it)).filter_map(|it| {
            let problem = match repeated.iter_mut().find(|(kind, _)| is_same(kind, &it.kind)) {
                None => Problem::Play(it.kind.clone()),
                Some((_, 0)) => return None,
                Some((_, count)) => Problem::Throughout(it.kind.clone(), std::mem::take(count)),
            };
            Some((problem, place(text, it), it.ply))
        });
        let dates = of_date(&replay.game);
        let own = OWN.iter().filter_map(|check| Some((*check, check.own?(&replay.game))));
        let own = own.flat_map(|(check, spans)| spans.into_iter().map(|span| (Problem::Own(check), span, None)));
        let mut findings = Vec::with_capacity(replay.game.problems.len() + replay.problems.len());
        let all = texts.chain(plays).chain(dates).chain(own);
        findings.extend(all.map(|(problem, span, ply)| Finding::of(problem, span, ply)));
        findings.extend(habit);
        let in_order = |findings: &mut Vec<Finding>| findings.sort_by_key(|it| (it.span.start, it.check.code));
        in_order(&mut findings);
        let before = findings.len();
        let allowed = allow::apply(&replay.game, &mut findings);
        if !allowed.findings.is_empty() || findings.len() != before {
            in_order(&mut findings);
        }
        Self { replay, findings, allowed: allowed.findings, allowed_across: allowed.across }
    }
}

/// Whether a problem is about a readable move at its place in the play. Another habit explains it.
const fn is_of_move(problem: &replay::Problem) -> bool {
    use replay::ProblemKind::{RunTogether, Unread, Unreadable};
    problem.ply.is_some() && !matches!(problem.kind, Unreadable(_) | Unread(_) | RunTogether)
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
