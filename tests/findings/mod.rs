//! Findings: the list of checks, their manual pages and what they report.

mod across;
mod allow;
mod choice;
mod citations;
mod clean;
mod files;
mod fixes;
mod pages;
pub(crate) mod problems;
mod reports;
mod throughout;

use kibao::findings::{Archive, Check, Found, GameNote, Report};
use kibao::replay::{Options, replays};
use kibao::source::LineIndex;

/// The reports on the games of a text.
pub(crate) fn reports<'t>(text: &'t str, options: &Options) -> Vec<Report<'t>> {
    replays(text, options).map(Report::new).collect()
}

/// The checks that report something in a text, in order of place.
fn found(text: &str) -> Vec<&'static Check> {
    let reports = reports(text, &Options::default());
    reports.iter().flat_map(|report| report.findings.iter().map(|finding| finding.check)).collect()
}

/// What is found across the games of texts, each in a file of its own: `file:line`, code, message.
fn across(texts: &[&str]) -> Vec<(String, &'static str, String)> {
    let mut archive = Archive::default();
    for (number, text) in texts.iter().enumerate() {
        let lines = LineIndex::new(text);
        for report in reports(text, &Options::default()) {
            archive.add(&format!("{}.bao", number + 1), GameNote::of(&report, &|offset| lines.place(offset)));
        }
    }
    let found = archive.finish().into_iter();
    let told = found.map(|Found { path, placed, .. }| {
        let message = kibao::words::file_message(kibao::words::Lang::En, &placed.finding);
        (format!("{path}:{}", placed.place.line), placed.finding.check.code, message)
    });
    told.collect()
}

/// Their codes.
fn codes(text: &str) -> Vec<&'static str> {
    found(text).iter().map(|check| check.code).collect()
}
