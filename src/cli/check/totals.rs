//! Counts of what was checked.

use crate::cli::config::Settings;
use crate::findings::{CHECKS, Check, Placed, Report, Severity, file_fix};
use crate::words::Checked;
use std::collections::BTreeMap;

/// Counts of what was checked.
#[derive(Default)]
pub(super) struct Totals {
    pub(super) files: usize,
    games: usize,
    plies: usize,
    severities: [usize; 3],
    /// How many findings have a safe fix.
    pub(super) fixable: usize,
    /// The number of findings that `allow` comments suppress.
    pub(super) allowed: usize,
    /// The number of findings that make the exit status 1.
    pub(super) grave: usize,
    /// The number of notes that people are not shown.
    pub(super) silent: usize,
}

impl Totals {
    pub(super) fn add(&mut self, more: &Self) {
        self.files += more.files;
        self.games += more.games;
        self.plies += more.plies;
        self.fixable += more.fixable;
        self.allowed += more.allowed;
        self.grave += more.grave;
        self.silent += more.silent;
        for (count, more) in self.severities.iter_mut().zip(more.severities) {
            *count += more;
        }
    }

    /// Counts a game about which there is nothing to report.
    pub(super) fn clean_game(&mut self, plies: usize) {
        self.games += 1;
        self.plies += plies;
    }

    pub(super) fn game(&mut self, report: &Report<'_>, settings: &Settings) {
        self.games += 1;
        self.allowed += report.allowed.len();
        self.plies += report.replay.plies.len();
        for finding in &report.findings {
            self.count(finding.severity(), settings);
        }
    }

    /// Removes the findings about a file that are not wanted, and counts the others.
    pub(super) fn choose(&mut self, found: &mut Vec<Placed>, settings: &Settings, statistics: &mut Statistics) {
        found.retain(|placed| settings.choice.wants(placed.finding.check));
        for placed in found {
            self.count(placed.finding.severity(), settings);
            self.fixable += usize::from(file_fix(&placed.finding).is_some_and(|fix| fix.safe));
            statistics.add(placed.finding.check.code, 1);
        }
    }

    fn count(&mut self, severity: Severity, settings: &Settings) {
        self.grave += usize::from(settings.is_grave(severity));
        self.silent += usize::from(!settings.draws(severity));
        if let Some(count) = self.severities.get_mut(severity as usize) {
            *count += 1;
        }
    }

    /// The counts for the summary. `unshown`: whether notes are counted without being shown.
    pub(super) fn checked(&self, unshown: bool) -> Checked {
        let Self { files, games, plies, severities, fixable, .. } = *self;
        Checked { files, games, plies, severities, unshown, fixable }
    }
}

/// The number of findings of each check.
#[derive(Debug, Default)]
pub(super) struct Statistics(BTreeMap<&'static str, usize>);

impl Statistics {
    pub(super) fn add(&mut self, code: &'static str, count: usize) {
        *self.0.entry(code).or_default() += count;
    }

    pub(super) fn add_all(&mut self, more: Self) {
        for (code, count) in more.0 {
            self.add(code, count);
        }
    }

    /// The checks with their counts, the most frequent first.
    pub(super) fn sorted(&self) -> Vec<(&'static Check, usize)> {
        let counted = |check: &&'static Check| Some((*check, *self.0.get(check.code)?));
        let mut counts: Vec<_> = CHECKS.iter().filter_map(counted).collect();
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        counts
    }
}

/// A number of bytes in a form for people.
pub(super) fn size(bytes: u64) -> String {
    indicatif::DecimalBytes(bytes).to_string()
}
