//! The types of a check and of a fix.

use super::{Finding, Report};
use crate::notation::Game;
use crate::source::{Edit, Span};
use std::fmt;

/// How serious a finding is.
///
/// ```
/// use kibao::findings::{Check, Severity};
/// assert_eq!(Check::find("empty-pit").unwrap().severity, Severity::Error);
/// assert_eq!(Severity::ALL.map(Severity::name), ["info", "warning", "error"]);
/// assert!(Severity::Error > Severity::Warning);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, schemars::JsonSchema),
    serde(rename_all = "lowercase"),
    schemars(description = "How serious a finding is.")
)]
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

/// A way to fix a finding.
///
/// ```
/// use kibao::{findings::{Fix, Report}, replay::{Options, replays}, source::{Edit, Span}};
/// let text = "1: A6< a6<;\n";
/// let report = Report::new(replays(text, &Options::default()).next().unwrap());
/// let fix = report.fix(&report.findings[0]);
/// assert_eq!(fix, Some(Fix { safe: true, edits: vec![Edit::new(Span::new(3, 6), "A6<*")] }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// Whether the meaning of the record certainly stays the same: its moves, its head and its comments.
    pub safe: bool,
    /// The changes of the text. Empty if only bytes change that the text does not contain: the encoding, a byte order mark,
    /// the line ends.
    pub edits: Vec<Edit>,
}

impl Fix {
    /// A safe fix.
    pub(super) const fn safe(edits: Vec<Edit>) -> Self {
        Self { safe: true, edits }
    }

    /// A fix that may change the meaning of the record.
    pub(super) const fn risky(edits: Vec<Edit>) -> Self {
        Self { safe: false, edits }
    }
}

/// Makes the fix of a finding in a text.
type TextFix = fn(&Report<'_>, &Finding) -> Option<Fix>;

/// How the findings of a check are fixed.
#[derive(Clone, Copy)]
enum FixKind {
    /// There is no fix: the record does not show what is right.
    None,
    /// Changes of the text that may be safe.
    Text(TextFix),
    /// Changes of the text that are never safe.
    Unsafe(TextFix),
    /// A safe change of the file, the same for every finding of the check.
    File(fn(&Finding) -> Fix),
    /// Names of players in all games, see [`renamed`](super::renamed()); safe if somebody has said who is who.
    Names,
}

/// A check: its names, its severity and the problems it reports. Two checks are equal if their codes are.
///
/// ```
/// use kibao::findings::{CHECKS, Check, Severity};
/// let check: &Check = Check::find("R101").unwrap();
/// assert_eq!((check.name, check.severity), ("empty-pit", Severity::Error));
/// assert!(CHECKS.contains(&check) && check.words.contains("empty-pit ="));
/// ```
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
    /// Finds the places, if the check detects them itself; most checks report what another layer has found.
    pub(super) own: Option<fn(&Game<'_>) -> Vec<Span>>,
    /// How its findings are fixed.
    fix: FixKind,
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
    /// A check of this severity that reports what another layer has found, and has no fix.
    const fn new(severity: Severity, code: &'static str, name: &'static str, words: &'static str) -> Self {
        Self { code, name, severity, words, own: None, fix: FixKind::None }
    }

    pub(super) const fn error(code: &'static str, name: &'static str, words: &'static str) -> Self {
        Self::new(Severity::Error, code, name, words)
    }

    pub(super) const fn warning(code: &'static str, name: &'static str, words: &'static str) -> Self {
        Self::new(Severity::Warning, code, name, words)
    }

    pub(super) const fn info(code: &'static str, name: &'static str, words: &'static str) -> Self {
        Self::new(Severity::Info, code, name, words)
    }

    /// The check with a detection of its own, which finds the places.
    pub(super) const fn finds(self, own: fn(&Game<'_>) -> Vec<Span>) -> Self {
        Self { own: Some(own), ..self }
    }

    /// The check with changes of the text that may be safe.
    pub(super) const fn fixed(self, fix: TextFix) -> Self {
        Self { fix: FixKind::Text(fix), ..self }
    }

    /// The check with changes of the text that are never safe.
    pub(super) const fn risky(self, fix: TextFix) -> Self {
        Self { fix: FixKind::Unsafe(fix), ..self }
    }

    /// The check with a safe change of the file, the same for every finding.
    pub(super) const fn rewritten(self, fix: fn(&Finding) -> Fix) -> Self {
        Self { fix: FixKind::File(fix), ..self }
    }

    /// The check with names of players that are written in one way.
    pub(super) const fn renamed(self) -> Self {
        Self { fix: FixKind::Names, ..self }
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
        matches!(self.fix, FixKind::Text(_) | FixKind::File(_) | FixKind::Names)
    }

    pub(super) fn text_fix(&self, report: &Report<'_>, finding: &Finding) -> Option<Fix> {
        match self.fix {
            FixKind::Text(fix) | FixKind::Unsafe(fix) => fix(report, finding),
            FixKind::None | FixKind::File(_) | FixKind::Names => None,
        }
    }

    pub(super) fn file_fix(&self, finding: &Finding) -> Option<Fix> {
        match self.fix {
            FixKind::File(fix) => Some(fix(finding)),
            FixKind::None | FixKind::Text(_) | FixKind::Unsafe(_) | FixKind::Names => None,
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
}
