//! `kibao check`.

use super::args::{Check, Common, Format};
use super::exit::{Exit, Failure, remark};
use super::files::{Input, inputs};
use super::fix;
use super::games::{Picked, colour, options};
use super::json::{Writer as JsonWriter, game_line};
use super::work::{Source, Step, each_game};
use crate::findings::words::{self, Checked, Lang};
use crate::findings::{Finding, Placed, Report, Severity, file_fix};
use crate::render::{Human, Shown, board, for_terminal, json, short_finding};
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
    let lang = common.lang();
    let work = |source: &Source<'_>, games: &mut dyn Iterator<Item = Report<'_>>| {
        let mut sheet = Sheet::new(args.format, colour, lang);
        for report in games.filter(|_| picked.next()) {
            sheet.game(source, &report);
        }
        sheet
    };
    let mut totals = Totals::default();
    let mut writer = Writer::new(args.format, colour, lang, out);
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
        let took = format!("{:.2}", started.elapsed().as_secs_f64());
        words::checked(lang, &totals.checked(notes), &size(bytes), &took)
    });
    Ok((exit.max(if totals.errors() > 0 { Exit::Findings } else { Exit::Clean }), summary))
}

/// What is written of the games of a piece.
struct Sheet {
    lang: Lang,
    human: Option<Human>,
    format: Format,
    out: Vec<u8>,
    totals: Totals,
}

impl Sheet {
    fn new(format: Format, colour: bool, lang: Lang) -> Self {
        let human = (format == Format::Human).then(|| Human::new(lang, colour, true));
        Self { lang, human, format, out: Vec::new(), totals: Totals::default() }
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
                    let message = words::message(self.lang, report, finding);
                    line(&mut self.out, source.name, source.place(finding.span.start), finding, &message);
                }
                fits(self.lang, &mut self.out, source, report);
            }
            Format::Human => {
                if let Some(human) = &self.human {
                    human_game(self.lang, human, &mut self.out, source, report);
                }
                fits(self.lang, &mut self.out, source, report);
            }
        }
    }
}

/// Puts the sheets of the pieces together, with what is found about files.
enum Writer<'a> {
    Human { lang: Lang, human: Box<Human>, out: &'a mut dyn Write },
    Short { lang: Lang, out: &'a mut dyn Write },
    Json(JsonWriter<'a>),
}

impl<'a> Writer<'a> {
    fn new(format: Format, colour: bool, lang: Lang, out: &'a mut dyn Write) -> Self {
        match format {
            Format::Human => Self::Human { lang, human: Box::new(Human::new(lang, colour, true)), out },
            Format::Short => Self::Short { lang, out },
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
            Self::Human { out, .. } | Self::Short { out, .. } => Ok(out.flush()?),
        }
    }

    fn games(&mut self, sheet: &[u8]) -> Result<(), Failure> {
        match self {
            Self::Json(writer) => writer.games(sheet),
            Self::Human { out, .. } | Self::Short { out, .. } => Ok(out.write_all(sheet)?),
        }
    }

    fn file(&mut self, name: &str, found: &[Placed]) -> Result<(), Failure> {
        match self {
            Self::Json(writer) => writer.file(name, found),
            Self::Short { lang, out } => {
                let mut lines = Vec::new();
                for placed in found {
                    let message = words::file_message(*lang, &placed.finding);
                    line(&mut lines, name, placed.place, &placed.finding, &message);
                }
                out.write_all(&lines)?;
            }
            Self::Human { lang, human, out } => {
                for placed in found.iter().filter(|placed| placed.finding.severity() > Severity::Info) {
                    let drawn = human.draw(&Shown {
                        code: &code(&placed.finding),
                        severity: placed.finding.severity(),
                        message: &words::file_message(*lang, &placed.finding),
                        label: "",
                        help: words::file_help(*lang, &placed.finding).as_deref(),
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
fn human_game(lang: Lang, human: &Human, out: &mut Vec<u8>, source: &Source<'_>, report: &Report<'_>) {
    let mut alike: BTreeMap<&str, Vec<&Finding>> = BTreeMap::new();
    for finding in report.findings.iter().filter(|it| it.severity() == Severity::Warning) {
        alike.entry(finding.check.code).or_default().push(finding);
    }
    for finding in &report.findings {
        let more = match finding.severity() {
            // Notes of style are counted; one about a move says something of the game.
            Severity::Info => {
                if finding.ply.is_some() {
                    let message = words::message(lang, report, finding);
                    line(out, source.name, source.place(finding.span.start), finding, &message);
                    out.push(b'\n');
                }
                continue;
            }
            Severity::Warning => match alike.get(finding.check.code).map_or(&[][..], Vec::as_slice) {
                [first, ..] if !std::ptr::eq(*first, finding) => continue,
                [_, others @ ..] if !others.is_empty() => Some(more_like_it(lang, source, others)),
                _ => None,
            },
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
        draw(human, out, source, finding, &said);
    }
}

fn more_like_it(lang: Lang, source: &Source<'_>, others: &[&Finding]) -> String {
    let mut lines: Vec<u32> = others.iter().map(|it| source.place(it.span.start).line).collect();
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

/// With `--rules auto`: which rule sets a game fits.
fn fits(lang: Lang, out: &mut Vec<u8>, source: &Source<'_>, report: &Report<'_>) {
    if let Some(fits) = words::fits(lang, report) {
        let line = source.place(report.replay.game.span.start).line;
        let sentence = format!("{}:{line}: {fits}\n", for_terminal(source.name));
        out.extend_from_slice(sentence.as_bytes());
    }
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

    fn checked(&self, unshown: bool) -> Checked {
        let Self { files, games, plies, severities, fixable } = *self;
        Checked { files, games, plies, severities, unshown, fixable }
    }
}

/// A number of bytes as people say it.
fn size(bytes: u64) -> String {
    indicatif::DecimalBytes(bytes).to_string()
}
