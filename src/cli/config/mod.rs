//! Settings: the command line, then `kibao.toml` in the nearest parent folder of each file, then what the program does
//! by itself.

mod fault;
mod find;
mod layer;
mod read;
mod show;

pub(super) use fault::unknown_check;
pub(super) use find::{Configs, NAME, Settled, real};
use layer::Origin;
pub(super) use layer::{Layer, Level};
pub(super) use read::{fault_of, known_names};
pub(super) use show::run;

use super::exit::Failure;
use crate::engine::RuleSet;
use crate::findings::{Choice, Report, Severity};
use crate::replay::{Options, RuleBook, Rules};
use layer::Layers;
use read::{CustomRules, FileConfig};
use std::sync::Arc;

/// What counts for one input.
#[derive(Debug)]
pub(super) struct Settings {
    /// How its games are replayed.
    pub(super) options: Options,
    /// Which findings are wanted.
    pub(super) choice: Choice,
    /// Whether notes are drawn for people, too.
    pub(super) notes: bool,
    /// After how many findings no more are printed.
    pub(super) max_findings: Option<u32>,
    level: Level,
    layers: Layers,
    file: Option<Arc<FileConfig>>,
}

impl Settings {
    /// What several layers make together; the last is the command line.
    fn of(layers: Layers, file: Option<Arc<FileConfig>>) -> Result<Self, Failure> {
        let custom = file.as_ref().map_or(&[][..], |file| &file.custom);
        let book = RuleBook {
            custom: custom.iter().map(|it| (it.name.clone(), it.rules)).collect(),
            default: layers.last(|it| &it.rules).map(|(name, _)| name.clone()),
        };
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

    /// Takes away the findings about a game that are not wanted.
    pub(super) fn choose(&self, report: &mut Report<'_>) {
        if !self.choice.is_all() {
            report.findings.retain(|finding| self.choice.wants(finding.check));
        }
    }

    /// Whether a finding of a severity makes the exit status.
    pub(super) fn is_grave(&self, severity: Severity) -> bool {
        severity >= if self.level == Level::Strict { Severity::Warning } else { Severity::Error }
    }

    /// The own rule sets of the configuration file.
    pub(super) fn custom(&self) -> &[CustomRules] {
        self.file.as_ref().map_or(&[], |file| &file.custom)
    }

    /// The rule set of a name, a known or an own one.
    pub(super) fn rule_set(&self, name: &str) -> Result<(String, RuleSet), Failure> {
        let custom = self.custom();
        let book = RuleBook { custom: custom.iter().map(|it| (it.name.clone(), it.rules)).collect(), default: None };
        named(&book, custom, name)
    }

    /// The one rule set for work without a record.
    pub(super) fn one_rule_set(&self) -> Result<(String, RuleSet), Failure> {
        let custom = self.custom();
        let book = RuleBook { custom: custom.iter().map(|it| (it.name.clone(), it.rules)).collect(), default: None };
        match self.layers.last(|it| &it.rules) {
            None => named(&book, custom, "kibao"),
            Some((name, Origin::CommandLine)) if name.eq_ignore_ascii_case("auto") => {
                Err(Failure::usage("--rules auto needs a record to try the rule sets on", "name one rule set"))
            }
            // The configuration file leaves it to the records, and here is none.
            Some((name, _)) if name.eq_ignore_ascii_case("auto") => named(&book, custom, "kibao"),
            Some((name, _)) => named(&book, custom, name),
        }
    }
}

/// The rule set of a name.
fn named(book: &RuleBook, custom: &[CustomRules], name: &str) -> Result<(String, RuleSet), Failure> {
    let found = book.find(name).map(|(name, rules)| (name.into_owned(), rules));
    found.ok_or_else(|| {
        Failure::usage(format!("no rule set is called '{name}'"), format!("the known ones are {}", known_names(custom)))
    })
}
