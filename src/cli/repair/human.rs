//! The repairs of a game as text for people.

use super::Job;
use crate::cli::diff::{Look, changed_lines, hunks};
use crate::cli::exit::Failure;
use crate::cli::fill::filled;
use crate::cli::work::Source;
use crate::findings::{Report, Severity};
use crate::render::{board, for_terminal};
use crate::replay::{Candidate, Repairs, repair_edits};
use crate::source::{Edit, Span, edited};
use crate::words;
use std::io::Write;

/// How many repairs are shown if none is certain.
const MOST_SHOWN: usize = 5;

/// How many lines of a repair are named.
const MOST_LINES: usize = 5;

/// The least probability of a repair that is shown besides the best.
const LEAST_SHOWN: f64 = 0.01;

/// The repairs to show: the certain one, the best ones if none is certain, or all.
pub(super) fn shown<'r>(job: &Job<'_>, repairs: &'r Repairs) -> &'r [Candidate] {
    let all = repairs.candidates.as_slice();
    let most = if repairs.only().is_some() { 1 } else { MOST_SHOWN };
    let probable = all.iter().take(most).take_while(|it| it.probability >= LEAST_SHOWN).count().max(1);
    if job.args.all { all } else { all.get(..probable).unwrap_or(all) }
}

/// Writes the repairs of a game for people.
pub(super) struct HumanText<'a, 's> {
    pub(super) job: &'a Job<'a>,
    pub(super) source: &'a Source<'s>,
    pub(super) report: &'a Report<'a>,
    pub(super) out: &'a mut Vec<u8>,
}

impl HumanText<'_, '_> {
    pub(super) fn game(&mut self, repairs: &Repairs) -> Result<(), Failure> {
        let lang = self.job.lang;
        let replay = &self.report.replay;
        let as_written = repairs.only().is_some_and(|it| it.edits.is_empty()) || repairs.candidates.is_empty();
        if (replay.is_valid() || replay.opening_is_unknown()) && as_written {
            return Ok(());
        }
        let line = self.source.place(replay.game.span.start).line;
        let name = words::title(lang, &replay.game);
        self.line(&format!("{}:{line}: {name}", self.source.name))?;
        let broken = replay.first_fault().map_or(replay.game.span, |ply| ply.span);
        let finding = self
            .report
            .findings
            .iter()
            .find(|it| it.severity() == Severity::Error && (it.span == broken || replay.start.is_none()));
        let why = finding.map_or_else(String::new, |it| format!(": {}", words::message(lang, self.report, it)));
        self.line(&format!("{}{why}", words::repair::so_far(lang, repairs)))?;
        let shown = shown(self.job, repairs);
        for (index, candidate) in shown.iter().enumerate() {
            writeln!(self.out)?;
            let number = if shown.len() > 1 { format!("{}. ", index + 1) } else { String::new() };
            self.candidate(&number, candidate)?;
        }
        if let Some(unsure) = words::repair::unsure(lang, repairs) {
            writeln!(self.out)?;
            self.line(&unsure)?;
        }
        match repairs.candidates.len() - shown.len() {
            _ if repairs.candidates.is_empty() => {
                self.line(&words::repair::beyond(lang, repairs, self.job.args.max_edits))?;
            }
            0 => {}
            more => self.line(&words::repair::more(lang, more))?,
        }
        writeln!(self.out)?;
        Ok(())
    }

    fn line(&mut self, text: &str) -> Result<(), Failure> {
        for line in filled(&for_terminal(text), self.job.width, "  ") {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    fn candidate(&mut self, number: &str, candidate: &Candidate) -> Result<(), Failure> {
        let lang = self.job.lang;
        let heading = words::repair::heading(lang, candidate);
        self.line(&format!("{number}{heading}{}", if candidate.edits.is_empty() { "" } else { ":" }))?;
        self.changes(candidate)?;
        if let Some(edit) = candidate.edits.first() {
            let after = candidate.game.iter().find(|it| it.from.is_some_and(|from| from > edit.index));
            let moves = edit.before().is_some() || edit.words() > 0;
            let before = edit.before().or(after.map(|it| &it.before)).filter(|_| moves);
            if let Some(before) = before {
                self.line(&words::repair::board_before(lang, before.position.turn, edit.round))?;
                write!(self.out, "{}", board(lang, &before.position, self.report.replay.rules.house, self.job.width))?;
            }
        }
        for edit in &candidate.edits {
            let change = words::repair::change(lang, self.report, candidate, edit);
            self.line(&format!("{change}: {}", words::repair::why(lang, self.report, edit)))?;
        }
        let agreement = words::repair::agreement(lang, &candidate.agreement);
        if agreement.is_empty() { Ok(()) } else { self.line(&agreement) }
    }

    /// The lines that change in words; with `--diff` as `--apply` writes them.
    fn changes(&mut self, candidate: &Candidate) -> Result<(), Failure> {
        let lang = self.job.lang;
        let first_line = self.source.place(self.report.replay.game.span.start).line;
        let Some((old, new)) = texts(self.report, candidate, false) else { return Ok(()) };
        let lines = changed_lines(old, &new, first_line);
        for it in lines.iter().take(MOST_LINES) {
            self.line(&words::repair::changed_line(lang, it.number, it.was.as_deref(), it.becomes.as_deref()))?;
        }
        if !self.job.args.diff {
            let more = lines.len().saturating_sub(MOST_LINES);
            return if more > 0 { self.line(&words::repair::more_lines(lang, more)) } else { Ok(()) };
        }
        let Some((old, new)) = texts(self.report, candidate, true) else { return Ok(()) };
        let look = Look { colour: self.job.colour, around: 1, first_line, ends: false, width: 100 };
        hunks(self.out, old, &new, look)
    }
}

/// The text of the game before and after a repair; `notes` keeps the old words in comments.
fn texts<'a>(report: &'a Report<'_>, candidate: &Candidate, notes: bool) -> Option<(&'a str, String)> {
    let replay = &report.replay;
    let span = replay.game.span;
    let old = span.of(report.text());
    let here = |edit: Edit| {
        let at = |offset: u32| offset.saturating_sub(span.start);
        Edit { span: Span { start: at(edit.span.start), end: at(edit.span.end) }, ..edit }
    };
    let edits: Vec<Edit> = repair_edits(replay, candidate, notes).into_iter().map(here).collect();
    Some((old, edited(old, &edits).ok()?))
}
