//! `kibao check`.

mod ci;
mod drawn;
mod here;
mod sheet;
mod totals;
mod writer;

use super::args::{Check, Common, Format};
use super::config::{Configs, Settings, Settled};
use super::exit::{Exit, Failure, remark};
use super::fix;
use super::games::{Picked, colour};
use super::paper::{Left, Statistics};
use super::watch;
use super::work::{Source, Step, each_game};
use crate::findings::{Archive, Found, Placed, Report, Severity};
use crate::words::{self, Lang};
use sheet::Sheet;
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;
use std::time::Instant;
use totals::{Totals, size};
use writer::Writer;

pub(super) fn run(args: &Check, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    if args.statistics && ci::Ci::of(args.format).is_some() {
        let help = "leave --statistics out, or choose human, short, json or ndjson";
        return Err(Failure::usage("this format has findings, and no place for counts of them", help));
    }
    if args.fix || args.unsafe_fixes || args.diff {
        return fix::run(args, common, out);
    }
    if args.watch {
        return watch::run(args, common, out);
    }
    once(args, common, out)
}

/// Checks the inputs one time.
pub(super) fn once(args: &Check, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
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
    let summary = !common.quiet && matches!(format, Format::Human | Format::Short);
    let plan = Plan { format, colour, lang, statistics, archive, marked: left.is_limited(), summary };
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
        Step::Piece(mut sheet) => {
            totals.add(&sheet.totals);
            statistics.add_all(std::mem::take(&mut sheet.statistics));
            for note in sheet.notes.drain(..) {
                archive.add(&sheet.name, note);
            }
            writer.games(sheet, &mut left)
        }
        Step::End(name, mut found, settings) => {
            totals.files += 1;
            if args.archive {
                settings_of.insert(name.to_owned(), Arc::clone(settings));
            }
            totals.choose(&mut found, settings, &mut statistics);
            plan.keep_drawn(&mut found, settings);
            writer.file(name, found, settings, &mut left)
        }
    })?;
    for Found { path, placed } in archive.finish() {
        let Some(settings) = settings_of.get(&path) else { continue };
        let mut found = vec![placed];
        totals.choose(&mut found, settings, &mut statistics);
        plan.keep_drawn(&mut found, settings);
        writer.across(&path, found, settings, &mut left)?;
    }
    writer.end(&statistics)?;
    picked.finish()?;
    if !common.quiet && left.hidden > 0 {
        remark(&words::hidden(lang, left.hidden));
    }
    if !common.quiet && totals.allowed > 0 {
        remark(&words::allowed(lang, totals.allowed));
    }
    let summary = plan.summary.then(|| {
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
    /// Whether there is a summary, which has how many findings can be fixed.
    summary: bool,
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
