//! `kibao check`.

use super::args::{Check, Common, Format};
use super::config::{Configs, Settings, Settled};
use super::exit::{Exit, Failure, remark};
use super::fix;
use super::games::{Picked, colour};
use super::json::{Writer as JsonWriter, game_with_marks};
use super::paper::{Left, Paper, Statistics};
use super::work::{Source, Step, each_game};
use crate::findings::words::{self, Checked, Lang};
use crate::findings::{Archive, Finding, Found, GameNote, Placed, Report, Severity, file_fix};
use crate::render::{Human, Shown, board, for_terminal, json, short_finding};
use crate::source::{Place, Span};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

pub(super) fn run(args: &Check, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    if args.fix || args.unsafe_fixes || args.diff {
        return fix::run(args, common, out);
    }
    let inputs = Configs::new(common, args.choosing.layer(Some(&args.weighing)))?.inputs(&args.paths)?;
    let (exit, summary) = report(args, common, inputs, out)?;
    if let Some(summary) = summary {
        remark(&summary);
    }
    Ok(exit)
}

/// Reports what is found in the inputs. Also the summary, where one is to be said.
pub(super) fn report(
    args: &Check,
    common: &Common,
    inputs: Settled,
    out: &mut dyn Write,
) -> Result<(Exit, Option<String>), Failure> {
    let started = Instant::now();
    let picked = Picked::new(common);
    // What counts over the whole run is said by the settings of the first input.
    let mut left = Left::new(inputs.0.first().and_then(|(_, settings)| settings.max_findings));
    let Check { format, statistics, archive, .. } = *args;
    let (colour, lang) = (colour(common), common.lang());
    let plan = Plan { format, colour, lang, statistics, archive, marked: left.is_limited() };
    let work = |source: &Source<'_>, games: &mut dyn Iterator<Item = Report<'_>>| {
        let mut sheet = Sheet::new(plan, source.name);
        for mut report in games.filter(|_| picked.next()) {
            source.settings.choose(&mut report);
            sheet.game(source, &report);
        }
        sheet
    };
    let mut totals = Totals::default();
    let mut statistics = Statistics::default();
    let (mut archive, mut settings_of) = (Archive::default(), BTreeMap::new());
    let mut writer = Writer::new(plan, out);
    writer.begin()?;
    let (exit, bytes) = each_game(inputs, common, work, |step| match step {
        Step::Piece(sheet) => {
            totals.add(&sheet.totals);
            statistics.add_all(sheet.statistics);
            for note in sheet.notes {
                archive.add(&sheet.name, note);
            }
            writer.games(&left.cut(sheet.out))
        }
        Step::End(name, mut found, settings) => {
            totals.files += 1;
            if args.archive {
                settings_of.insert(name.to_owned(), Arc::clone(settings));
            }
            totals.choose(&mut found, settings, &mut statistics);
            plan.keep_drawn(&mut found, settings);
            left.cut_file(&mut found);
            writer.file(name, &found)
        }
    })?;
    for Found { path, placed } in archive.finish() {
        let Some(settings) = settings_of.get(&path) else { continue };
        let mut found = vec![placed];
        totals.choose(&mut found, settings, &mut statistics);
        plan.keep_drawn(&mut found, settings);
        left.cut_file(&mut found);
        writer.file(&path, &found)?;
    }
    writer.end(&statistics)?;
    picked.finish()?;
    if !common.quiet && left.hidden > 0 {
        remark(&words::hidden(lang, left.hidden));
    }
    let summary = (!common.quiet && matches!(args.format, Format::Human | Format::Short)).then(|| {
        let notes = totals.silent > 0 && args.format == Format::Human && !args.statistics;
        let took = format!("{:.2}", started.elapsed().as_secs_f64());
        words::checked(lang, &totals.checked(notes), &size(bytes), &took)
    });
    Ok((exit.max(if totals.grave > 0 { Exit::Findings } else { Exit::Clean }), summary))
}

/// How findings are written.
#[derive(Clone, Copy)]
struct Plan {
    format: Format,
    colour: bool,
    lang: Lang,
    /// Counts instead.
    statistics: bool,
    /// Whether games are compared with each other.
    archive: bool,
    /// Whether only the first of them will be printed.
    marked: bool,
}

impl Plan {
    /// Takes away the findings that are counted, but not drawn.
    fn keep_drawn(self, found: &mut Vec<Placed>, settings: &Settings) {
        let drawn = |it: &Placed| self.format != Format::Human || is_drawn(it.finding.severity(), settings);
        found.retain(|it| !self.statistics && drawn(it));
    }
}

/// Whether findings of a severity are drawn for people; others are only counted.
fn is_drawn(severity: Severity, settings: &Settings) -> bool {
    severity > Severity::Info || settings.notes
}

/// What is written of the games of a piece.
struct Sheet {
    human: Option<Human>,
    plan: Plan,
    out: Paper,
    totals: Totals,
    statistics: Statistics,
    /// The name of the input, and what is kept of its games, where they are compared.
    name: String,
    notes: Vec<GameNote>,
}

impl Sheet {
    fn new(plan: Plan, name: &str) -> Self {
        let human = (plan.format == Format::Human).then(|| Human::new(plan.lang, plan.colour, true));
        let out = Paper::new(plan.marked);
        let name = if plan.archive { name.to_owned() } else { String::new() };
        let (totals, statistics) = (Totals::default(), Statistics::default());
        Self { human, plan, out, totals, statistics, name, notes: Vec::new() }
    }

    fn game(&mut self, source: &Source<'_>, report: &Report<'_>) {
        self.totals.game(report, source.settings);
        // Only the summary tells, and JSON has none.
        if matches!(self.plan.format, Format::Human | Format::Short) {
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
        }
    }
}

/// Puts the sheets of the pieces together, with what is found about files.
enum Writer<'a> {
    Statistics { out: &'a mut dyn Write, format: Format },
    Human { lang: Lang, human: Box<Human>, out: &'a mut dyn Write },
    Short { lang: Lang, out: &'a mut dyn Write },
    Json(JsonWriter<'a>),
}

impl<'a> Writer<'a> {
    fn new(plan: Plan, out: &'a mut dyn Write) -> Self {
        match plan.format {
            format if plan.statistics => Self::Statistics { out, format },
            Format::Human => {
                Self::Human { lang: plan.lang, human: Box::new(Human::new(plan.lang, plan.colour, true)), out }
            }
            Format::Short => Self::Short { lang: plan.lang, out },
            Format::Json => Self::Json(JsonWriter::document(out)),
            Format::Ndjson => Self::Json(JsonWriter::lines(out)),
        }
    }

    fn begin(&mut self) -> Result<(), Failure> {
        if let Self::Json(writer) = self { writer.begin() } else { Ok(()) }
    }

    fn end(&mut self, statistics: &Statistics) -> Result<(), Failure> {
        match self {
            Self::Statistics { out, format } => Ok(statistics.write(*format, *out)?),
            Self::Json(writer) => writer.end(),
            Self::Human { out, .. } | Self::Short { out, .. } => Ok(out.flush()?),
        }
    }

    fn games(&mut self, sheet: &[u8]) -> Result<(), Failure> {
        match self {
            Self::Statistics { .. } => Ok(()),
            Self::Json(writer) => writer.games(sheet),
            Self::Human { out, .. } | Self::Short { out, .. } => Ok(out.write_all(sheet)?),
        }
    }

    fn file(&mut self, name: &str, found: &[Placed]) -> Result<(), Failure> {
        match self {
            Self::Statistics { .. } => {}
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
                for placed in found {
                    let drawn = human.draw(&Shown {
                        code: &code(&placed.finding),
                        severity: placed.finding.severity(),
                        message: &words::file_message(*lang, &placed.finding),
                        label: "",
                        help: words::file_help(*lang, &placed.finding).as_deref(),
                        path: name,
                        place: placed.place,
                        line: Some(placed.line.as_str()).filter(|line| !line.is_empty()),
                        span: within(&placed.line, placed.place.column, placed.length),
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

/// So many characters from a column of a line on, one at least.
fn within(line: &str, column: u32, length: u32) -> Span {
    let mut chars = line.char_indices().skip((column as usize).saturating_sub(1));
    let Some((start, first)) = chars.next() else { return Span::new(line.len(), line.len()) };
    let last = chars.take((length as usize).saturating_sub(1)).last();
    Span::new(start, last.map_or(start + first.len_utf8(), |(at, c)| at + c.len_utf8()))
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
fn human_game(lang: Lang, human: &Human, out: &mut Paper, source: &Source<'_>, report: &Report<'_>) {
    let mut alike: BTreeMap<&str, Vec<&Finding>> = BTreeMap::new();
    for finding in report.findings.iter().filter(|it| it.severity() < Severity::Error) {
        alike.entry(finding.check.code).or_default().push(finding);
    }
    for finding in &report.findings {
        let mut told = 1;
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
                told = group.len();
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
        out.findings(told, |out| draw(human, out, source, finding, &said));
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
    /// The findings that make the exit status.
    grave: usize,
    /// The notes that people are not shown.
    silent: usize,
}

impl Totals {
    fn add(&mut self, more: &Self) {
        self.files += more.files;
        self.games += more.games;
        self.plies += more.plies;
        self.fixable += more.fixable;
        self.grave += more.grave;
        self.silent += more.silent;
        for (count, more) in self.severities.iter_mut().zip(more.severities) {
            *count += more;
        }
    }

    fn game(&mut self, report: &Report<'_>, settings: &Settings) {
        self.games += 1;
        self.plies += report.replay.plies.len();
        for finding in &report.findings {
            self.count(finding.severity(), settings);
        }
    }

    /// Takes away what is not wanted of findings about a file, and counts the others.
    fn choose(&mut self, found: &mut Vec<Placed>, settings: &Settings, statistics: &mut Statistics) {
        found.retain(|placed| settings.choice.wants(placed.finding.check));
        for placed in found {
            self.count(placed.finding.severity(), settings);
            self.fixable += usize::from(file_fix(&placed.finding).is_some_and(|fix| fix.safe));
            statistics.add(placed.finding.check.code, 1);
        }
    }

    fn count(&mut self, severity: Severity, settings: &Settings) {
        self.grave += usize::from(settings.is_grave(severity));
        self.silent += usize::from(!is_drawn(severity, settings));
        if let Some(count) = self.severities.get_mut(severity as usize) {
            *count += 1;
        }
    }

    fn checked(&self, unshown: bool) -> Checked {
        let Self { files, games, plies, severities, fixable, .. } = *self;
        Checked { files, games, plies, severities, unshown, fixable }
    }
}

/// A number of bytes as people say it.
fn size(bytes: u64) -> String {
    indicatif::DecimalBytes(bytes).to_string()
}
