//! `kibao check`.

use super::args::{Check, Common, Format};
use super::exit::{Exit, Failure};
use super::games::{Picked, Source, colour, each_file, options};
use super::json::Writer;
use crate::engine::Side;
use crate::findings::{Finding, Report, Severity, words};
use crate::render::{Human, Shown, board, for_terminal, json, short_finding};
use crate::replay::Auto;
use crate::source::Span;
use std::collections::BTreeMap;
use std::io::Write;

pub(super) fn run(args: &Check, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let options = options(common)?;
    let mut picked = Picked::new(common);
    let mut totals = Totals::default();
    let mut sink = Sink::new(args.format, common, out);
    sink.begin()?;
    let exit = each_file(&args.paths, |file| {
        let source = file.source();
        let mut games = 0;
        let mut worst = None;
        for report in file.reports(&options) {
            games += 1;
            if !picked.next() {
                continue;
            }
            worst = worst.max(report.worst());
            totals.add(&report);
            sink.game(&source, &report)?;
        }
        let findings = file.findings(games);
        worst = worst.max(findings.iter().map(Finding::severity).max());
        totals.files += 1;
        for finding in &findings {
            totals.count(finding.severity());
        }
        sink.file(&source, &findings)?;
        Ok(if worst == Some(Severity::Error) { Exit::Findings } else { Exit::Clean })
    })?;
    sink.end()?;
    picked.finish()?;
    sink.out().flush()?;
    if !common.quiet && matches!(args.format, Format::Human | Format::Short) {
        anstream::eprintln!("{}", totals.sentence());
    }
    Ok(exit)
}

/// Where findings go.
enum Sink<'a> {
    Human { human: Box<Human>, out: &'a mut dyn Write },
    Short { out: &'a mut dyn Write },
    Json(Writer<'a>),
}

impl<'a> Sink<'a> {
    fn new(format: Format, common: &Common, out: &'a mut dyn Write) -> Self {
        match format {
            Format::Human => Self::Human { human: Box::new(Human::new(colour(common), true)), out },
            Format::Short => Self::Short { out },
            Format::Json => Self::Json(Writer::document(out)),
            Format::Ndjson => Self::Json(Writer::lines(out)),
        }
    }

    fn out(&mut self) -> &mut dyn Write {
        match self {
            Self::Human { out, .. } | Self::Short { out } => *out,
            Self::Json(writer) => writer.out(),
        }
    }

    fn begin(&mut self) -> Result<(), Failure> {
        if let Self::Json(writer) = self { writer.begin() } else { Ok(()) }
    }

    fn end(&mut self) -> Result<(), Failure> {
        if let Self::Json(writer) = self { writer.end() } else { Ok(()) }
    }

    fn game(&mut self, file: &Source<'_>, report: &Report<'_>) -> Result<(), Failure> {
        match self {
            Self::Json(writer) => writer.game(file, report, json::Detail { plies: false, trace: false }),
            Self::Short { out } => {
                for finding in &report.findings {
                    line(*out, file, finding, &words::message(report, finding))?;
                }
                fits(*out, file, report)
            }
            Self::Human { human, out } => {
                human_game(human, *out, file, report)?;
                fits(*out, file, report)
            }
        }
    }

    fn file(&mut self, file: &Source<'_>, findings: &[Finding]) -> Result<(), Failure> {
        match self {
            Self::Json(writer) => {
                writer.file(file, findings);
                Ok(())
            }
            Self::Short { out } => findings.iter().try_for_each(|it| line(*out, file, it, &words::file_message(it))),
            Self::Human { human, out } => {
                for finding in findings.iter().filter(|finding| finding.severity() > Severity::Info) {
                    let said = Said {
                        message: words::file_message(finding),
                        label: String::new(),
                        help: words::file_help(finding),
                    };
                    draw(human, *out, file, finding, &said)?;
                }
                Ok(())
            }
        }
    }
}

fn line(out: &mut dyn Write, file: &Source<'_>, finding: &Finding, message: &str) -> Result<(), Failure> {
    let place = file.lines.place(finding.span.start);
    Ok(writeln!(out, "{}", short_finding(file.name, place, finding, message))?)
}

/// The words of a finding.
struct Said {
    message: String,
    label: String,
    help: Option<String>,
}

/// Draws the findings of a game: errors each, the first of the warnings of a kind with the number of the others; notes are
/// only counted in the summary.
fn human_game(human: &Human, out: &mut dyn Write, file: &Source<'_>, report: &Report<'_>) -> Result<(), Failure> {
    let mut alike: BTreeMap<&str, Vec<&Finding>> = BTreeMap::new();
    for finding in report.findings.iter().filter(|it| it.severity() == Severity::Warning) {
        alike.entry(finding.check.code).or_default().push(finding);
    }
    for finding in &report.findings {
        let mut said = Said {
            message: words::message(report, finding),
            label: words::label(report, finding),
            help: words::help(report, finding),
        };
        match finding.severity() {
            // Notes of style are counted; one about a move says something of the game.
            Severity::Info if finding.ply.is_none() => continue,
            Severity::Info => {
                line(out, file, finding, &said.message)?;
                writeln!(out)?;
                continue;
            }
            Severity::Warning => {
                let group = alike.get(finding.check.code).map_or(&[][..], Vec::as_slice);
                if group.first().is_some_and(|first| !std::ptr::eq(*first, finding)) {
                    continue;
                }
                if group.len() > 1 {
                    let more = more_like_it(file, &group[1..]);
                    said.help = Some(said.help.map_or_else(|| more.clone(), |help| format!("{help}\n{more}")));
                }
            }
            Severity::Error => {
                let ply = finding.ply.and_then(|ply| report.replay.plies.get((ply as usize).checked_sub(1)?));
                let before = ply.and_then(|ply| report.replay.before(ply));
                if let Some(state) = before {
                    let drawn = format!("the board before the move:\n{}", board(&state.position));
                    said.help = Some(said.help.map_or_else(|| drawn.clone(), |help| format!("{help}\n{drawn}")));
                }
            }
        }
        draw(human, out, file, finding, &said)?;
    }
    Ok(())
}

fn more_like_it(file: &Source<'_>, others: &[&Finding]) -> String {
    const MOST: usize = 12;
    let line = |it: &&Finding| file.lines.place(it.span.start).line;
    let mut lines: Vec<u32> = others.iter().map(line).collect();
    lines.dedup();
    let shown: Vec<String> = lines.iter().take(MOST).map(ToString::to_string).collect();
    let rest = if lines.len() > MOST { ", \u{2026}" } else { "" };
    let word = if lines.len() == 1 { "line" } else { "lines" };
    format!("{} more like it, in {word} {}{rest}", others.len(), shown.join(", "))
}

fn draw(human: &Human, out: &mut dyn Write, file: &Source<'_>, finding: &Finding, said: &Said) -> Result<(), Failure> {
    let text = file.text;
    let place = file.lines.place(finding.span.start);
    let line = file.lines.line_span(place.line).filter(|line| !line.is_empty());
    let within = line.map_or(Span::default(), |line| {
        let to = finding.span.end.min(line.end).max(finding.span.start);
        Span { start: finding.span.start.saturating_sub(line.start), end: to.saturating_sub(line.start) }
    });
    let shown = Shown {
        code: &format!("{} {}", finding.check.code, finding.check.name),
        severity: finding.severity(),
        message: &said.message,
        label: &said.label,
        help: said.help.as_deref(),
        path: file.name,
        place,
        line: line.map(|line| line.of(text)),
        span: within,
    };
    Ok(out.write_all(human.draw(&shown).as_bytes())?)
}

/// With `--rules auto`: which rule sets a game fits.
fn fits(out: &mut dyn Write, file: &Source<'_>, report: &Report<'_>) -> Result<(), Failure> {
    let Some(auto) = &report.replay.auto else {
        return Ok(());
    };
    let line = file.lines.place(report.replay.game.span.start).line;
    writeln!(out, "{}:{line}: {}", for_terminal(file.name), fit_sentence(auto, report))?;
    Ok(())
}

fn fit_sentence(auto: &Auto, report: &Report<'_>) -> String {
    let place = |ply: u32| match ply.checked_sub(1).and_then(|index| report.replay.plies.get(index as usize)) {
        None => "at the opening".to_owned(),
        Some(ply) => {
            let side = if ply.side == Side::South { "South" } else { "North" };
            format!("in round {} ({side}, ply {})", ply.round + 1, ply.number)
        }
    };
    let breaks: Vec<String> = auto.breaks.iter().map(|&(name, ply)| format!("{name} {}", place(ply))).collect();
    let fits =
        if auto.fits.is_empty() { "fits no rule set".to_owned() } else { format!("fits {}", auto.fits.join(", ")) };
    if breaks.is_empty() { fits } else { format!("{fits}; breaks under {}", breaks.join(", ")) }
}

/// What was checked.
#[derive(Default)]
struct Totals {
    files: usize,
    games: usize,
    plies: usize,
    severities: [usize; 3],
}

impl Totals {
    fn add(&mut self, report: &Report<'_>) {
        self.games += 1;
        self.plies += report.replay.plies.len();
        for finding in &report.findings {
            self.count(finding.severity());
        }
    }

    fn count(&mut self, severity: Severity) {
        if let Some(count) = self.severities.get_mut(severity as usize) {
            *count += 1;
        }
    }

    fn sentence(&self) -> String {
        let [infos, warnings, errors] = self.severities;
        format!(
            "checked {}, {}, {}: {}, {}, {}",
            counted(self.files, "file"),
            counted(self.games, "game"),
            if self.plies == 1 { "1 ply".to_owned() } else { format!("{} plies", self.plies) },
            if errors == 0 { "no error".to_owned() } else { counted(errors, "error") },
            counted(warnings, "warning"),
            counted(infos, "note"),
        )
    }
}

fn counted(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}
