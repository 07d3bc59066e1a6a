//! What is written of the games of a piece.

use super::args::Format;
use super::ci::{Ci, Section};
use super::drawn::human_game;
use super::paper::{Paper, Statistics};
use super::plan::Plan;
use super::totals::Totals;
use crate::cli::json::game_line;
use crate::cli::work::Source;
use crate::findings::{Finding, GameNote, Report};
use crate::render::{Human, for_terminal, json, short_finding};
use crate::source::Place;
use crate::words::{self, Lang};

/// What is written of the games of a piece.
pub(super) struct Sheet {
    human: Option<Human>,
    plan: Plan,
    pub(super) out: Paper,
    /// What is reported to other programs.
    pub(super) sections: Vec<Section>,
    pub(super) totals: Totals,
    pub(super) statistics: Statistics,
    /// The name of the input, where it is needed.
    pub(super) name: String,
    /// What is kept of the games, where they are compared.
    pub(super) notes: Vec<GameNote>,
}

impl Sheet {
    pub(super) fn new(plan: Plan, name: &str) -> Self {
        let human = (plan.format == Format::Human).then(|| Human::new(plan.lang, plan.colour, true));
        let out = Paper::new(plan.marked);
        let name = if plan.archive || Ci::of(plan.format).is_some() { name.to_owned() } else { String::new() };
        let (totals, statistics) = (Totals::default(), Statistics::default());
        Self { human, plan, out, sections: Vec::new(), totals, statistics, name, notes: Vec::new() }
    }

    pub(super) fn game(&mut self, source: &Source<'_>, report: &Report<'_>) {
        self.totals.game(report, source.settings);
        if self.plan.summary {
            self.totals.fixable += report.findings.iter().filter(|finding| has_safe_fix(report, finding)).count();
        }
        if self.plan.archive {
            self.notes.push(GameNote::of(report, &|offset| source.place(offset)));
        }
        if self.plan.statistics {
            for finding in &report.findings {
                self.statistics.add(finding.check.code, 1);
            }
            return;
        }
        match self.plan.format {
            Format::Json | Format::Ndjson => {
                let detail = json::Detail { plies: false, trace: false };
                game_with_marks(&mut self.out, self.plan.format == Format::Json, source, report, detail);
            }
            Format::Short => {
                for finding in &report.findings {
                    let message = words::message(self.plan.lang, report, finding);
                    let place = source.place(finding.span.start);
                    self.out.findings(1, |out| line(out, source.name, place, finding, &message));
                }
                self.out.text(|out| fits(self.plan.lang, out, source, report));
            }
            Format::Human => {
                if let Some(human) = &self.human {
                    human_game(self.plan.lang, human, &mut self.out, source, report);
                }
                self.out.text(|out| fits(self.plan.lang, out, source, report));
            }
            Format::Sarif | Format::Github | Format::Gitlab | Format::Junit => {
                self.sections.extend(Section::game(self.plan, source, report));
            }
        }
    }
}

/// Appends a game to a paper that may be cut after so many findings.
fn game_with_marks(paper: &mut Paper, document: bool, source: &Source<'_>, report: &Report<'_>, detail: json::Detail) {
    if !paper.is_marked() {
        return paper.text(|sheet| game_line(sheet, document, source, report, detail));
    }
    let mut game = json::game(report, source.name, &|offset| source.place(offset), detail);
    let findings = std::mem::take(&mut game.findings);
    paper.text(|sheet| {
        if document && !sheet.is_empty() {
            sheet.extend_from_slice(b",\n");
        }
        json::write(sheet, &game);
        // The findings are the last there is in a game; they come before the brackets that close it.
        sheet.truncate(sheet.len().saturating_sub(2));
    });
    for (index, finding) in findings.iter().enumerate() {
        paper.findings(1, |sheet| {
            if index > 0 {
                sheet.push(b',');
            }
            json::write(sheet, finding);
        });
    }
    paper.text(|sheet| sheet.extend_from_slice(if document { b"]}" } else { b"]}\n" }));
}

fn has_safe_fix(report: &Report<'_>, finding: &Finding) -> bool {
    finding.check.is_safely_fixable() && report.fix(finding).is_some_and(|fix| fix.safe)
}

pub(super) fn line(out: &mut Vec<u8>, name: &str, place: Place, finding: &Finding, message: &str) {
    out.extend_from_slice(short_finding(name, place, finding, message).as_bytes());
    out.push(b'\n');
}

/// With `--rules auto`: which rule sets a game fits.
fn fits(lang: Lang, out: &mut Vec<u8>, source: &Source<'_>, report: &Report<'_>) {
    if let Some(fits) = words::fits(lang, report) {
        let line = source.place(report.replay.game.span.start).line;
        let sentence = format!("{}:{line}: {fits}\n", for_terminal(source.name));
        out.extend_from_slice(sentence.as_bytes());
    }
}
