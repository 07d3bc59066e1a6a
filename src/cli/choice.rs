//! The arguments that choose findings.

use super::config::{Layer, Level, unknown_check};
use crate::findings::{Selector, Severity};
use crate::words::program::Notice;
use clap::{Args, ValueEnum};

/// Which findings are wanted.
#[derive(Debug, Default, Args)]
#[command(next_help_heading = "Findings")]
pub(super) struct Choosing {
    /// Only these findings: codes, beginnings of codes such as N3, or names; the closer one counts
    #[arg(long, value_name = "CODE", value_delimiter = ',', value_parser = selector)]
    select: Option<Vec<Selector>>,
    /// All but these findings
    #[arg(long, value_name = "CODE", value_delimiter = ',', value_parser = selector)]
    ignore: Option<Vec<Selector>>,
    /// The least severity that is shown and counted [default: info]
    #[arg(long, value_enum)]
    severity: Option<Least>,
}

/// How grave findings are, and how many are shown.
#[derive(Debug, Default, Args)]
#[command(next_help_heading = "Findings")]
pub(super) struct Weighing {
    /// Warnings count as errors for the exit status, and notes are shown
    #[arg(long, conflicts_with = "lenient")]
    strict: bool,
    /// Only errors are shown and counted
    #[arg(long)]
    lenient: bool,
    /// Print no more findings than this; all are counted
    #[arg(long, value_name = "N")]
    max_findings: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Least {
    Error,
    Warning,
    Info,
}

/// Parses a code or a name.
fn selector(word: &str) -> Result<Selector, Notice> {
    Selector::parse(word).map_err(|unknown| unknown_check(&unknown))
}

impl Choosing {
    /// These arguments as one layer of the settings.
    pub(super) fn layer(&self, weighing: Option<&Weighing>) -> Layer {
        let severity = self.severity.map(|least| match least {
            Least::Error => Severity::Error,
            Least::Warning => Severity::Warning,
            Least::Info => Severity::Info,
        });
        let level = weighing.and_then(|it| match (it.strict, it.lenient) {
            (true, _) => Some(Level::Strict),
            (_, true) => Some(Level::Lenient),
            _ => None,
        });
        let max_findings = weighing.and_then(|it| it.max_findings);
        Layer::of_command_line(self.select.clone(), self.ignore.clone(), severity, level, max_findings)
    }
}
