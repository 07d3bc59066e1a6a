//! `kibao check`.

use super::args::{Check, Common, Format};
use super::exit::{Exit, Failure, remark};
use super::files::{Input, inputs};
use super::fix;
use super::games::{Picked, colour, options};
use super::json::{Writer as JsonWriter, game_line};
use super::work::{Source, Step, each_game};
use crate::engine::Side;
use crate::findings::{Finding, Placed, Report, Severity, file_fix, words};
use crate::render::{Human, Shown, board, for_terminal, json, short_finding};
use crate::replay::Auto;
use crate::source::{Place, Span};
use std::collections::BTreeMap;
use std::io::Write;
use std::time::Instant;

pub(super) fn run(args: &Check, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    if args.fix || args.unsafe_fixes || args.diff {
        return fix::run(args, common, out);
    }
    let (exit, summary) = report(args, common, inputs(&args.paths)?, out)?;
    if let Some(summary) = summary {
        remark(&summary);
    }
    Ok(exit)
}

/// Reports what is found in the inputs. Also the summary, where one is to be said.
pub(super) fn report(
    args: &Check,
    common: &Common,
    inputs: (Vec<Input>, Exit),
    out: &mut dyn Write,
) -> Result<(Exit, Option<String>), Failure> {
    let started = Instant::now();
    let options = options(common)?;
    let picked = Picked::new(common);
    let colour = colour(common);
    let work = |source: &Source<'_>, games: &mut dyn Iterator<Item = Report<'_>>| {
        let mut sheet = Sheet::new(args.format, colour);
        for report in games.filter(|_| picked.next()) {
            sheet.game(source, &report);
        }
        sheet
    };
    let mut totals = Totals::default();
    let mut writer = Writer::new(args.format, colour, out);
    writer.begin()?;
    let (exit, bytes) = each_game(inputs, common, &options, work, |step| match step {
        Step::Piece(sheet) => {
            totals.add(&sheet.totals);
            writer.games(&sheet.out)
        }
        Step::End(name, found) => {
            totals.files += 1;
            for placed in &found {
                totals.count(placed.finding.severity());
                totals.fixable += usize::from(file_fix(&placed.finding).is_some_and(|fix| fix.safe));
            }
            writer.file(name, &found)
        }
    })?;
    writer.end()?;
    picked.finish()?;
    let summary = (!common.quiet && matches!(args.format, Format::Human | Format::Short)).then(|| {
        let notes = totals.severities.first().is_some_and(|notes| *notes > 0) && args.format == Format::Human;
        let where_notes = if notes { " (--format short shows them)" } else { "" };
        let (told, bytes, took) = (totals.sentence(), size(bytes), started.elapsed().as_secs_f64());
        let fixable = match totals.fixable {
            0 => String::new(),
            fixable => format!(", {fixable} fixable with --fix"),
        };
        format!("{told}{where_notes}{fixable}, {bytes} in {took:.2} s")
    });
    Ok((exit.max(if totals.errors() > 0 { Exit::Findings } else { Exit::Clean }), summary))
}

/// What is written of the games of a piece.
struct Sheet {
    human: Option<Human>,
    format: Format,
    out: Vec<u8>,
    totals: Totals,
}

impl Sheet {
    fn new(format: Format, colour: bool) -> Self {
        let human = (format == Format::Human).then(|| Human::new(colour, true));
        Self { human, format, out: Vec::new(), totals: Totals::default() }
    }

    fn game(&mut self, source: &Source<'_>, report: &Report<'_>) {
        self.totals.game(report);
        // Only the summary tells, and JSON has none.
        if matches!(self.format, Format::Human | Format::Short) {
            self.totals.fixable += report.findings.iter().filter(|finding| has_safe_fix(report, finding)).count();
        }
        match self.format {
            Format::Json | Format::Ndjson => {
                let detail = json::Detail { plies: false, trace: false };
                game_line(&mut self.out, self.format == Format::Json, source, report, detail);
            }
            Format::Short => {
                for finding in &report.findings {
                    let message = words::message(report, finding);
                    line(&mut self.out, source.name, source.place(finding.span.start), finding, &message);
                }
                fits(&mut self.out, source, report);
            }
            Format::Human => {
                if let Some(human) = &self.human {
                    human_game(human, &mut self.out, source, report);
                }
                fits(&mut self.out, source, report);
            }
        }
    }
}

/// Puts the sheets of the pieces together, with what is found about files.
enum Writer<'a> {
    Human { human: Box<Human>, out: &'a mut dyn Write },
    Short { out: &'a mut dyn Write },
    Json(JsonWriter<'a>),
}

impl<'a> Writer<'a> {
    fn new(format: Format, colour: bool, out: &'a mut dyn Write) -> Self {
        match format {
            Format::Human => Self::Human { human: Box::new(Human::new(colour, true)), out },
            Format::Short => Self::Short { out },
            Format::Json => Self::Json(JsonWriter::document(out)),
            Format::Ndjson => Self::Json(JsonWriter::lines(out)),
        }
    }

    fn begin(&mut self) -> Result<(), Failure> {
        if let Self::Json(writer) = self { writer.begin() } else { Ok(()) }
    }

    fn end(&mut self) -> Result<(), Failure> {
        match self {
            Self::Json(writer) => writer.end(),
            Self::Human { out, .. } | Self::Short { out } => Ok(out.flush()?),
        }
    }

    fn games(&mut self, sheet: &[u8]) -> Result<(), Failure> {
        match self {
            Self::Json(writer) => writer.games(sheet),
            Self::Human { out, .. } | Self::Short { out } => Ok(out.write_all(sheet)?),
        }
    }

    fn file(&mut self, name: &str, found: &[Placed]) -> Result<(), Failure> {
        match self {
            Self::Json(writer) => writer.file(name, found),
            Self::Short { out } => {
                let mut lines = Vec::new();
                for placed in found {
                    let message = words::file_message(&placed.finding);
                    line(&mut lines, name, placed.place, &placed.finding, &message);
                }
                out.write_all(&lines)?;
            }
            Self::Human { human, out } => {
                for placed in found.iter().filter(|placed| placed.finding.severity() > Severity::Info) {
                    let drawn = human.draw(&Shown {
                        code: &code(&placed.finding),
                        severity: placed.finding.severity(),
                        message: &words::file_message(&placed.finding),
                        label: "",
                        help: words::file_help(&placed.finding).as_deref(),
                        path: name,
                        place: placed.place,
                        line: Some(placed.line.as_str()).filter(|line| !line.is_empty()),
                        span: within(&placed.line, placed.place.column),
                    });
                    out.write_all(drawn.as_bytes())?;
                }
            }
        }
        Ok(())
    }
}

fn code(finding: &Finding) -> String {
    format!("{} {}", finding.check.code, finding.check.name)
}

/// The character at a column of a line.
fn within(line: &str, column: u32) -> Span {
    let mut chars = line.char_indices().skip((column as usize).saturating_sub(1));
    chars.next().map_or(Span::new(line.len(), line.len()), |(at, c)| Span::new(at, at + c.len_utf8()))
}

fn line(out: &mut Vec<u8>, name: &str, place: Place, finding: &Finding, message: &str) {
    out.extend_from_slice(short_finding(name, place, finding, message).as_bytes());
    out.push(b'\n');
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

/// Draws the findings of a game: errors each, the first of the warnings of a kind with the number of the others; notes are
/// only counted in the summary.
fn human_game(human: &Human, out: &mut Vec<u8>, source: &Source<'_>, report: &Report<'_>) {
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
            Severity::Info => {
                if finding.ply.is_some() {
                    line(out, source.name, source.place(finding.span.start), finding, &said.message);
                    out.push(b'\n');
                }
                continue;
            }
            Severity::Warning => {
                let group = alike.get(finding.check.code).map_or(&[][..], Vec::as_slice);
                match group {
                    [first, ..] if !std::ptr::eq(*first, finding) => continue,
                    [_, others @ ..] if !others.is_empty() => said.add_help(more_like_it(source, others)),
                    _ => {}
                }
            }
            Severity::Error => {
                let ply = finding.ply.and_then(|ply| report.replay.plies.get((ply as usize).checked_sub(1)?));
                if let Some(state) = ply.and_then(|ply| report.replay.before(ply)) {
                    said.add_help(format!("the board before the move:\n{}", board(&state.position, false)));
                }
            }
        }
        draw(human, out, source, finding, &said);
    }
}

fn more_like_it(source: &Source<'_>, others: &[&Finding]) -> String {
    const MOST: usize = 12;
    let mut lines: Vec<u32> = others.iter().map(|it| source.place(it.span.start).line).collect();
    lines.dedup();
    let shown: Vec<String> = lines.iter().take(MOST).map(ToString::to_string).collect();
    let rest = if lines.len() > MOST { ", \u{2026}" } else { "" };
    let word = if lines.len() == 1 { "line" } else { "lines" };
    format!("{} more like it, in {word} {}{rest}", others.len(), shown.join(", "))
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

/// With `--rules auto`: which rule sets a game fits.
fn fits(out: &mut Vec<u8>, source: &Source<'_>, report: &Report<'_>) {
    if let Some(auto) = &report.replay.auto {
        let line = source.place(report.replay.game.span.start).line;
        let sentence = format!("{}:{line}: {}\n", for_terminal(source.name), fit_sentence(auto, report));
        out.extend_from_slice(sentence.as_bytes());
    }
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

fn has_safe_fix(report: &Report<'_>, finding: &Finding) -> bool {
    finding.check.is_safely_fixable() && report.fix(finding).is_some_and(|fix| fix.safe)
}

/// What was checked.
#[derive(Default)]
struct Totals {
    files: usize,
    games: usize,
    plies: usize,
    severities: [usize; 3],
    /// How many findings have a safe fix.
    fixable: usize,
}

impl Totals {
    fn add(&mut self, more: &Self) {
        self.files += more.files;
        self.games += more.games;
        self.plies += more.plies;
        self.fixable += more.fixable;
        for (count, more) in self.severities.iter_mut().zip(more.severities) {
            *count += more;
        }
    }

    fn errors(&self) -> usize {
        self.severities.last().copied().unwrap_or_default()
    }

    fn game(&mut self, report: &Report<'_>) {
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

/// `1 game`, `2 games`.
pub(super) fn counted(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// A number of bytes as people say it.
fn size(bytes: u64) -> String {
    indicatif::DecimalBytes(bytes).to_string()
}
