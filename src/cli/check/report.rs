//! Checking inputs once and reporting the findings.

use super::args::Check;
use super::piece::{PieceFindings, Plan};
use super::totals::{Statistics, Totals, size};
use crate::cli::common::Common;
use crate::cli::config::{Configs, Settled};
use crate::cli::exit::{Exit, Failure, remark};
use crate::cli::games::Picked;
use crate::cli::reporter::Reporter;
use crate::cli::work::{Reports, Source, Step, each_game};
use crate::findings::{Archive, Found, counts};
use crate::stream::Aside;
use crate::words;
use std::collections::BTreeMap;
use std::io::{Write, sink};
use std::sync::Arc;
use std::time::Instant;

/// Checks the inputs once.
pub(super) fn once(args: &Check, common: &Common, out: &mut dyn Write) -> Result<Exit, Failure> {
    let inputs = Configs::new(common, args.choosing.layer(Some(&args.weighing)))?.inputs(&args.paths)?;
    let (exit, summary) = report(args, common, inputs, out)?;
    if let Some(summary) = summary {
        remark(&summary);
    }
    Ok(exit)
}

/// Reports the findings in the inputs. Returns the exit status, and the summary if one is to be shown.
pub(super) fn report(
    args: &Check,
    common: &Common,
    inputs: Settled,
    out: &mut dyn Write,
) -> Result<(Exit, Option<String>), Failure> {
    let started = Instant::now();
    let picked = Picked::new(common);
    // The settings of the first input decide what applies to the whole run.
    let most = inputs.0.first().and_then(|(_, settings)| settings.max_findings);
    let plan = Plan::new(args, common, most.is_some());
    let work = |source: &Source<'_>, games: &mut Reports<'_, '_>| PieceFindings::of(plan, source, games, &picked);
    let (mut totals, mut statistics) = (Totals::default(), Statistics::default());
    let (mut archive, mut settings_of) = (Archive::default(), BTreeMap::new());
    if let Some((_, settings)) = inputs.0.first() {
        archive.know(&settings.tournament().0);
    }
    // A format that writes the counts writes nothing else.
    let mut none = sink();
    let written: &mut dyn Write = if args.statistics { &mut none } else { &mut *out };
    let mut reporter = Reporter::begin(plan.format(), most, written)?;
    let (exit, bytes) = each_game(inputs, common, Aside::Comments(counts), work, |step| match step {
        Step::Piece(piece) => {
            totals.add(&piece.totals);
            statistics.add_all(piece.statistics);
            piece.notes.into_iter().for_each(|note| archive.add(&piece.name, note));
            reporter.games(piece.games)
        }
        Step::End(name, mut found, settings) => {
            totals.files += 1;
            if args.archive {
                settings_of.insert(name.to_owned(), Arc::clone(settings));
            }
            totals.choose(&mut found, settings, &mut statistics);
            let shown = if args.statistics { &[] } else { found.as_slice() };
            reporter.end_of_file(&plan.path(name), shown, settings)
        }
    })?;
    for Found { path, placed, .. } in archive.finish() {
        let Some(settings) = settings_of.get(&path) else { continue };
        let name = format!("line {}: {}", placed.place.line, placed.finding.check.name);
        let mut found = vec![placed];
        totals.choose(&mut found, settings, &mut statistics);
        if !args.statistics {
            reporter.placed((&plan.path(&path), name), &found, settings)?;
        }
    }
    let hidden = reporter.end()?;
    if let Some(counts) = args.format.counts.filter(|_| args.statistics) {
        out.write_all(counts(&statistics.sorted()).as_bytes())?;
        out.flush()?;
    }
    picked.finish()?;
    let lang = common.lang();
    if !common.quiet && hidden > 0 {
        remark(&words::hidden(lang, hidden));
    }
    if !common.quiet && totals.allowed > 0 {
        remark(&words::allowed(lang, totals.allowed));
    }
    let summary = plan.summary.then(|| {
        let notes = totals.silent > 0 && plan.format().hides_notes() && !args.statistics;
        let took = format!("{:.2}", started.elapsed().as_secs_f64());
        words::checked(lang, &totals.checked(notes), &size(bytes), &took)
    });
    Ok((exit.max(if totals.grave > 0 { Exit::Findings } else { Exit::Clean }), summary))
}
