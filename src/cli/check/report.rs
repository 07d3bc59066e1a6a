//! Checking inputs one time, and reporting what is found.

use super::args::{Check, Format};
use super::paper::{Left, Statistics};
use super::plan::Plan;
use super::sheet::Sheet;
use super::totals::{Totals, size};
use super::writer::Writer;
use crate::cli::common::Common;
use crate::cli::config::{Configs, Settled};
use crate::cli::exit::{Exit, Failure, remark};
use crate::cli::games::Picked;
use crate::cli::work::{Source, Step, each_game};
use crate::findings::{Archive, Found, Report};
use crate::words;
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

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
    let (colour, lang) = (common.colour(), common.lang());
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
