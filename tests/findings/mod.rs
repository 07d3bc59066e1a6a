//! Findings: the list of checks, their manual pages, what they report, and the words.

mod files;
mod fixes;
mod languages;
mod pages;
mod problems;
mod reports;
mod words;

use kibao::findings::{Check, Report};
use kibao::replay::{Options, replays};

/// The reports on the games of a text.
fn reports<'t>(text: &'t str, options: &Options) -> Vec<Report<'t>> {
    replays(text, options).map(|replay| Report::new(text, replay)).collect()
}

/// The checks that report something in a text, in order of place.
fn found(text: &str) -> Vec<&'static Check> {
    let reports = reports(text, &Options::default());
    reports.iter().flat_map(|report| report.findings.iter().map(|finding| finding.check)).collect()
}

/// Their codes.
fn codes(text: &str) -> Vec<&'static str> {
    found(text).iter().map(|check| check.code).collect()
}
