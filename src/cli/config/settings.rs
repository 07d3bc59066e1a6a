//! The settings of one input, combined from the layers.

use super::layer::{Layers, Level, Origin};
use super::read::{CustomRules, FileConfig, known_names};
use crate::cli::exit::Failure;
use crate::engine::RuleSet;
use crate::findings::{Choice, Report, Severity};
use crate::replay::{Options, RuleBook, Rules};
use crate::stats::Scoring;
use crate::words::program as say;
use std::sync::Arc;

/// The settings of one input.
#[derive(Debug)]
pub(in crate::cli) struct Settings {
    /// How its games are replayed.
    pub(in crate::cli) options: Options,
    /// Which findings are wanted.
    pub(in crate::cli) choice: Choice,
    /// Whether people are shown notes too.
    pub(in crate::cli) notes: bool,
    /// The most findings that are printed.
    pub(in crate::cli) max_findings: Option<u32>,
    level: Level,
    pub(super) layers: Layers,
    pub(super) file: Option<Arc<FileConfig>>,
}

impl Settings {
    /// Combines layers; the last is the command line.
    pub(super) fn of(layers: Layers, file: Option<Arc<FileConfig>>) -> Result<Self, Failure> {
        let custom = file.as_ref().map_or(&[][..], |file| &file.custom);
        let default = layers.last(|it| &it.rules).map(|(name, _)| name.clone());
        let book = RuleBook { default, ..book(custom) };
        let rules = match layers.last(|it| &it.rules) {
            Some((name, Origin::CommandLine)) if name.eq_ignore_ascii_case("auto") => Rules::Auto,
            Some((name, Origin::CommandLine)) => {
                let (name, rules) = named(&book, custom, name)?;
                Rules::Custom(name, rules)
            }
            None if custom.is_empty() => Rules::Head,
            _ => Rules::Book(Arc::new(book)),
        };
        let dialect = layers.last(|it| &it.dialect).and_then(|(choice, _)| choice.0);
        let (level, least, asked) = layers.level();
        let notes = least == Severity::Info && (level == Level::Strict || asked.is_some());
        let max_findings = layers.last(|it| &it.max_findings).map(|(most, _)| *most);
        let choice = layers.choice();
        Ok(Self { options: Options { rules, dialect }, choice, notes, max_findings, level, layers, file })
    }

    /// Removes the findings about a game that are not wanted.
    pub(in crate::cli) fn choose(&self, report: &mut Report<'_>) {
        if !self.choice.is_all() {
            report.findings.retain(|finding| self.choice.wants(finding.check));
        }
    }

    /// Whether a finding of a severity makes the exit status 1.
    pub(in crate::cli) fn is_grave(&self, severity: Severity) -> bool {
        severity >= if self.level == Level::Strict { Severity::Warning } else { Severity::Error }
    }

    /// Whether people are shown findings of a severity; others are only counted.
    pub(in crate::cli) fn draws(&self, severity: Severity) -> bool {
        severity > Severity::Info || self.notes
    }

    /// Who is who, and how points are given in a tournament.
    pub(in crate::cli) fn tournament(&self) -> (Vec<(String, String)>, Scoring) {
        let names = self.names().map(|(names, _)| names.clone()).unwrap_or_default();
        (names, self.scoring().map(|(scoring, _)| scoring.clone()).unwrap_or_default())
    }

    /// Who is who, if the configuration file says so.
    pub(super) fn names(&self) -> Option<&(Vec<(String, String)>, Origin)> {
        self.file.as_ref()?.names.as_ref()
    }

    /// How points are given, if the configuration file says so.
    pub(super) fn scoring(&self) -> Option<&(Scoring, Origin)> {
        self.file.as_ref()?.scoring.as_ref()
    }

    /// The custom rule sets of the configuration file.
    pub(in crate::cli) fn custom(&self) -> &[CustomRules] {
        self.file.as_ref().map_or(&[], |file| &file.custom)
    }

    /// The built-in or custom rule set with a name.
    pub(in crate::cli) fn rule_set(&self, name: &str) -> Result<(String, RuleSet), Failure> {
        let custom = self.custom();
        named(&book(custom), custom, name)
    }

    /// The one rule set for work without a record.
    pub(in crate::cli) fn one_rule_set(&self) -> Result<(String, RuleSet), Failure> {
        let custom = self.custom();
        let book = book(custom);
        match self.layers.last(|it| &it.rules) {
            None => named(&book, custom, "kibao"),
            Some((name, Origin::CommandLine)) if name.eq_ignore_ascii_case("auto") => Err(say::config_auto().into()),
            // `auto` leaves the choice to the record, and here nothing is read from one.
            Some((name, _)) if name.eq_ignore_ascii_case("auto") => named(&book, custom, "kibao"),
            Some((name, _)) => named(&book, custom, name),
        }
    }
}

/// The custom rule sets, without a default.
fn book(custom: &[CustomRules]) -> RuleBook {
    RuleBook { custom: custom.iter().map(|it| (it.name.clone(), it.rules)).collect(), default: None }
}

/// The built-in or custom rule set with a name.
fn named(book: &RuleBook, custom: &[CustomRules], name: &str) -> Result<(String, RuleSet), Failure> {
    let found = book.find(name).map(|(name, rules)| (name.into_owned(), rules));
    found.ok_or_else(|| say::config_no_rules(name, known_names(custom)).into())
}
