//! Findings drawn for people.

use super::sheet::line;
use crate::cli::paper::Paper;
use crate::cli::work::Source;
use crate::findings::words::{self, Lang};
use crate::findings::{Finding, Report, Severity};
use crate::render::{Human, Shown, board};
use crate::source::Span;
use std::collections::BTreeMap;

/// Draws the findings of a game: errors each, the first of the warnings of a kind with the number of the others; notes are
/// only counted in the summary.
pub(super) fn human_game(lang: Lang, human: &Human, out: &mut Paper, source: &Source<'_>, report: &Report<'_>) {
    let mut alike: BTreeMap<&str, Vec<&Finding>> = BTreeMap::new();
    for finding in report.findings.iter().filter(|it| it.severity() < Severity::Error) {
        alike.entry(finding.check.code).or_default().push(finding);
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
                let group = alike.get(finding.check.code).map_or(&[][..], Vec::as_slice);
                counted = group.len();
                match group {
                    [first, ..] if !std::ptr::eq(*first, finding) => continue,
                    [_, others @ ..] if !others.is_empty() => Some(more_like_it(lang, source, others)),
                    _ => None,
                }
            }
            Severity::Error => {
                let ply = finding.ply.and_then(|ply| report.replay.plies.get((ply as usize).checked_sub(1)?));
                let before = ply.and_then(|ply| report.replay.before(ply));
                before.map(|state| format!("{}\n{}", words::board_before(lang), board(lang, &state.position, false)))
            }
        };
        let mut said = Said {
            message: words::message(lang, report, finding),
            label: words::label(lang, report, finding),
            help: words::help(lang, report, finding),
        };
        if let Some(more) = more {
            said.add_help(more);
        }
        out.findings(counted, |out| draw(human, out, source, finding, &said));
    }
}

/// The words of a finding.
struct Said {
    message: String,
    label: String,
    help: Option<String>,
}

impl Said {
    fn add_help(&mut self, more: String) {
        self.help = Some(match self.help.take() {
            Some(help) => format!("{help}\n{more}"),
            None => more,
        });
    }
}

fn more_like_it(lang: Lang, source: &Source<'_>, others: &[&Finding]) -> String {
    let mut lines: Vec<u32> = others.iter().map(|it| source.line(it.span.start)).collect();
    lines.dedup();
    words::more_alike(lang, others.len(), &lines)
}

fn draw(human: &Human, out: &mut Vec<u8>, source: &Source<'_>, finding: &Finding, said: &Said) {
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
