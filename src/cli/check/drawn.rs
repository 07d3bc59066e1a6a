//! Findings drawn for people.

use super::paper::Paper;
use super::sheet::line;
use crate::cli::work::Source;
use crate::findings::{Finding, Report, Severity};
use crate::render::{Human, Shown, board};
use crate::source::Span;
use crate::words::{self, Explained, Lang};

/// Draws the findings of a game: errors each, the first of the warnings of a kind with the number of the others; notes are
/// only counted in the summary.
pub(super) fn human_game(lang: Lang, human: &Human, out: &mut Paper, source: &Source<'_>, report: &Report<'_>) {
    let mut groups: Vec<Alike<'_>> = Vec::new();
    for finding in report.findings.iter().filter(|it| it.severity() < Severity::Error) {
        match groups.iter_mut().find(|it| it.holds(finding)) {
            Some(group) => group.add(source, finding),
            None => groups.push(Alike { first: finding, others: 0, lines: Vec::new() }),
        }
    }
    for finding in &report.findings {
        let mut counted = 1;
        let more = match finding.severity() {
            // Notes of style are counted; one about a move says something of the game.
            Severity::Info if !source.settings.notes => {
                if finding.ply.is_some() {
                    let message = words::message(lang, report, finding);
                    out.findings(1, |out| {
                        line(out, source.name, source.place(finding.span.start), finding, &message);
                        out.push(b'\n');
                    });
                }
                continue;
            }
            Severity::Info | Severity::Warning => {
                let Some(group) = groups.iter().find(|it| std::ptr::eq(it.first, finding)) else { continue };
                counted += group.others;
                (group.others > 0).then(|| words::more_alike(lang, group.others, &group.lines))
            }
            Severity::Error => {
                let ply = finding.ply.and_then(|ply| report.replay.plies.get((ply as usize).checked_sub(1)?));
                let before = ply.and_then(|ply| report.replay.before(ply));
                before.map(|state| format!("{}\n{}", words::board_before(lang), board(lang, &state.position, false)))
            }
        };
        let mut said = words::explained(lang, report, finding);
        said.help = match (said.help, more) {
            (Some(help), Some(more)) => Some(format!("{help}\n{more}")),
            (help, more) => help.or(more),
        };
        out.findings(counted, |out| draw(human, out, source, finding, &said));
    }
}

/// Findings of one check in a game.
struct Alike<'f> {
    first: &'f Finding,
    /// How many there are beside it.
    others: usize,
    /// The first lines in which they are.
    lines: Vec<u32>,
}

impl Alike<'_> {
    fn holds(&self, finding: &Finding) -> bool {
        std::ptr::eq(self.first.check, finding.check)
    }

    fn add(&mut self, source: &Source<'_>, finding: &Finding) {
        self.others += 1;
        if self.lines.len() <= words::MOST_LINES {
            self.lines.push(source.line(finding.span.start));
            self.lines.dedup();
        }
    }
}

fn draw(human: &Human, out: &mut Vec<u8>, source: &Source<'_>, finding: &Finding, said: &Explained) {
    let Span { start, end } = finding.span;
    let line = source.line_of(start);
    let span =
        Span { start: start.saturating_sub(line.start), end: end.min(line.end).max(start).saturating_sub(line.start) };
    let drawn = human.draw(&Shown {
        code: &code(finding),
        severity: finding.severity(),
        message: &said.message,
        label: &said.label,
        help: said.help.as_deref(),
        path: source.name,
        place: source.place(start),
        line: Some(line.of(source.text)).filter(|line| !line.is_empty()),
        span,
    });
    out.extend_from_slice(drawn.as_bytes());
}

pub(super) fn code(finding: &Finding) -> String {
    format!("{} {}", finding.check.code, finding.check.name)
}

/// So many characters from a column of a line on, one at least.
pub(super) fn within(line: &str, column: u32, length: u32) -> Span {
    let mut chars = line.char_indices().skip((column as usize).saturating_sub(1));
    let Some((start, first)) = chars.next() else { return Span::new(line.len(), line.len()) };
    let last = chars.take((length as usize).saturating_sub(1)).last();
    Span::new(start, last.map_or(start + first.len_utf8(), |(at, c)| at + c.len_utf8()))
}
