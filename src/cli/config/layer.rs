//! Settings from one source, and how several sources are combined.

use crate::cli::dialect::DialectChoice;
use crate::findings::{Choice, Selection, Selector, Severity};
use std::fmt;
use std::sync::Arc;

/// Where a value comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Origin {
    /// The value was not set.
    Default,
    /// A line of a configuration file.
    File(Arc<str>, u32),
    /// The command line.
    CommandLine,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => f.write_str("default"),
            Self::File(name, line) => write!(f, "{name}:{line}"),
            Self::CommandLine => f.write_str("command line"),
        }
    }
}

/// Which severities count for the exit status, and which are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::cli) enum Level {
    /// Errors decide the exit status; notes are only counted.
    #[default]
    Normal,
    /// Warnings decide the exit status too; notes are shown.
    Strict,
    /// Only errors are shown.
    Lenient,
}

impl Level {
    pub(super) const ALL: [Self; 3] = [Self::Normal, Self::Strict, Self::Lenient];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Strict => "strict",
            Self::Lenient => "lenient",
        }
    }
}

/// A value and where it comes from.
pub(super) type Given<T> = Option<(T, Origin)>;

/// The settings from one source: a configuration file, a table of paths in it, or the command line.
#[derive(Clone, Debug, Default)]
pub(in crate::cli) struct Layer {
    pub(super) rules: Given<String>,
    pub(super) dialect: Given<DialectChoice>,
    pub(super) select: Given<Vec<Selector>>,
    pub(super) ignore: Given<Vec<Selector>>,
    pub(super) severity: Given<Severity>,
    pub(super) level: Given<Level>,
    pub(super) max_findings: Given<u32>,
}

impl Layer {
    /// The settings about findings from the command line.
    pub(in crate::cli) fn of_command_line(
        select: Option<Vec<Selector>>,
        ignore: Option<Vec<Selector>>,
        severity: Option<Severity>,
        level: Option<Level>,
        max_findings: Option<u32>,
    ) -> Self {
        fn given<T>(value: Option<T>) -> Given<T> {
            value.map(|value| (value, Origin::CommandLine))
        }
        Self {
            select: given(select),
            ignore: given(ignore),
            severity: given(severity),
            level: given(level),
            max_findings: given(max_findings),
            ..Self::default()
        }
    }
}

/// Layers; a later one takes precedence.
#[derive(Clone, Debug, Default)]
pub(super) struct Layers(pub(super) Vec<Layer>);

impl Layers {
    /// The last value that is set.
    pub(super) fn last<T>(&self, of: impl Fn(&Layer) -> &Given<T>) -> Option<&(T, Origin)> {
        self.0.iter().rev().find_map(|layer| of(layer).as_ref())
    }

    /// The level, and the least severity: the severity from the layer of the level or a later one, otherwise the default
    /// of the level.
    pub(super) fn level(&self) -> (Level, Severity, Option<Origin>) {
        let given = |of: &dyn Fn(&Layer) -> bool| self.0.iter().rposition(of);
        let (level, severity) = (given(&|it| it.level.is_some()), given(&|it| it.severity.is_some()));
        let named = self.last(|it| &it.level).map_or(Level::Normal, |(level, _)| *level);
        match self.last(|it| &it.severity) {
            Some((least, origin)) if severity >= level => (named, *least, Some(origin.clone())),
            _ if named == Level::Lenient => (named, Severity::Error, None),
            _ => (named, Severity::Info, None),
        }
    }

    /// The layers whose `select` and `ignore` apply: the last one with `select`, and those after it.
    pub(super) fn selecting(&self) -> &[Layer] {
        let first = self.0.iter().rposition(|layer| layer.select.is_some()).unwrap_or(0);
        self.0.get(first..).unwrap_or_default()
    }

    /// Which findings are wanted.
    pub(super) fn choice(&self) -> Choice {
        let words = |given: &Given<Vec<Selector>>| given.as_ref().map(|(words, _)| words.clone());
        let selections: Vec<Selection> = (self.0.iter())
            .filter(|layer| layer.select.is_some() || layer.ignore.is_some())
            .map(|layer| Selection { select: words(&layer.select), ignore: words(&layer.ignore).unwrap_or_default() })
            .collect();
        let mut choice = Choice::of(&selections);
        choice.least = self.level().1;
        choice
    }
}
