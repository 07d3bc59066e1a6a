//! The type of a check.

use super::{CHECKS, Finding, Fix, Report};
use crate::notation::Game;
use crate::source::Span;
use std::fmt;

/// How serious a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, schemars::JsonSchema), serde(rename_all = "lowercase"))]
pub enum Severity {
    /// A matter of style.
    Info,
    /// The record is understood, but its form is wrong.
    Warning,
    /// The record cannot be verified or states a falsehood.
    Error,
}

impl Severity {
    /// `error`, `warning` or `info`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Info => "info",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }

    /// Every severity, the lowest first.
    pub const ALL: [Self; 3] = [Self::Info, Self::Warning, Self::Error];

    /// The severity of a name.
    ///
    /// ```
    /// use kibao::findings::Severity;
    /// assert_eq!(Severity::from_name("warning"), Some(Severity::Warning));
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|severity| severity.name() == name)
    }
}

/// How the findings of a check are fixed.
#[derive(Clone, Copy)]
pub(super) enum FixKind {
    /// There is no fix: the record does not show what is right.
    None,
    /// Changes of the text that may be safe.
    Text(fn(&Report<'_>, &Finding) -> Option<Fix>),
    /// Changes of the text that are never safe.
    Unsafe(fn(&Report<'_>, &Finding) -> Option<Fix>),
    /// A safe change of the file, the same for every finding of the check.
    File(fn(&Finding) -> Fix),
}

/// A check: its names, its severity and the problems it reports. Two checks are equal if their codes are.
#[derive(Clone, Copy)]
pub struct Check {
    /// Its stable code: a family letter and three digits.
    pub code: &'static str,
    /// A readable name; it reads well after "allow".
    pub name: &'static str,
    /// The severity of its findings.
    pub severity: Severity,
    /// The English words for a finding: messages with a label and a help, as Project Fluent reads them. The id is
    /// the name of the check, or begins with it where there are several.
    pub words: &'static str,
    /// The text of its file, whose leading doc comment is its manual page.
    pub(super) file: &'static str,
    /// Finds the places, if the check detects them itself; most checks report what another layer has found.
    pub(super) own: Option<fn(&Game<'_>) -> Vec<Span>>,
    /// How its findings are fixed.
    pub(super) fix: FixKind,
}

impl PartialEq for Check {
    fn eq(&self, other: &Self) -> bool {
        self.code == other.code
    }
}

impl Eq for Check {}

impl fmt::Debug for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.code, self.name)
    }
}

impl Check {
    /// The headings of every manual page, in order.
    pub const HEADINGS: [&'static str; 6] = ["What it does", "Why", "Example", "Use instead", "Fix safety", "Source"];

    /// The check with this code or name, in any case.
    ///
    /// ```
    /// use kibao::findings::Check;
    /// let check = Check::find("r101").unwrap();
    /// assert_eq!(check.name, "empty-pit");
    /// assert_eq!(Check::find("empty-pit"), Some(check));
    /// assert_eq!(Check::find("R999"), None);
    /// ```
    #[must_use]
    pub fn find(code_or_name: &str) -> Option<&'static Self> {
        let is = |word: &str| word.eq_ignore_ascii_case(code_or_name.trim());
        CHECKS.iter().copied().find(|check| is(check.code) || is(check.name))
    }

    /// Whether some of its findings can be fixed.
    ///
    /// ```
    /// use kibao::findings::Check;
    /// assert!(Check::find("missing-mark").unwrap().is_fixable());
    /// assert!(!Check::find("no-moves").unwrap().is_fixable());
    /// ```
    #[must_use]
    pub const fn is_fixable(&self) -> bool {
        !matches!(self.fix, FixKind::None)
    }

    /// Whether some of its findings can be fixed safely.
    ///
    /// ```
    /// use kibao::findings::Check;
    /// assert!(Check::find("missing-mark").unwrap().is_safely_fixable());
    /// assert!(!Check::find("winner-contradicted").unwrap().is_safely_fixable());
    /// ```
    #[must_use]
    pub const fn is_safely_fixable(&self) -> bool {
        matches!(self.fix, FixKind::Text(_) | FixKind::File(_))
    }

    pub(super) fn text_fix(&self, report: &Report<'_>, finding: &Finding) -> Option<Fix> {
        match self.fix {
            FixKind::Text(fix) | FixKind::Unsafe(fix) => fix(report, finding),
            FixKind::None | FixKind::File(_) => None,
        }
    }

    pub(super) fn file_fix(&self, finding: &Finding) -> Option<Fix> {
        match self.fix {
            FixKind::File(fix) => Some(fix(finding)),
            FixKind::None | FixKind::Text(_) | FixKind::Unsafe(_) => None,
        }
    }

    /// Whether it compares the games of an archive, so that it finds nothing in a single game.
    ///
    /// ```
    /// use kibao::findings::Check;
    /// assert!(Check::find("same-game-twice").unwrap().is_across());
    /// assert!(!Check::find("impossible-date").unwrap().is_across());
    /// ```
    #[must_use]
    pub fn is_across(&self) -> bool {
        self.code.starts_with("G4") || self.code.starts_with("H3")
    }

    /// The manual page: Markdown, a title and the fixed [headings](Self::HEADINGS).
    ///
    /// ```
    /// let check = kibao::findings::CHECKS[0];
    /// assert!(check.manual().contains("## What it does"));
    /// ```
    #[must_use]
    pub fn manual(&self) -> String {
        let lines = self.file.lines().map_while(|line| line.strip_prefix("//!"));
        lines.flat_map(|line| [line.strip_prefix(' ').unwrap_or(line), "\n"]).collect()
    }

    /// The first line of the manual page.
    ///
    /// ```
    /// let check = kibao::findings::Check::find("R101").unwrap();
    /// assert_eq!(check.title(), "A move from a pit without seeds.");
    /// ```
    #[must_use]
    pub fn title(&self) -> &'static str {
        self.file.lines().next().map_or("", |line| line.trim_start_matches("//!").trim())
    }

    /// The text under one of the [headings](Self::HEADINGS), without blank lines around it; empty if the page does not have
    /// that heading.
    ///
    /// ```
    /// let check = kibao::findings::Check::find("R101").unwrap();
    /// assert_eq!(check.section("Example"), "```text\n1: A1>*;\n```");
    /// ```
    #[must_use]
    pub fn section(&self, heading: &str) -> String {
        let manual = self.manual();
        let lines = manual.lines().skip_while(|line| line.strip_prefix("## ") != Some(heading)).skip(1);
        let lines: Vec<&str> = lines.take_while(|line| !line.starts_with("## ")).collect();
        lines.join("\n").trim().to_owned()
    }
}
