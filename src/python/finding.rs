//! Findings and repairs as values.

use super::error::{Details, ParseError, error};
use crate::findings::{self, Placed, Report};
use crate::render::json;
use crate::source::Place;
use crate::words::{self, Lang};
use pyo3::prelude::*;

/// Something that is wrong in a record.
///
/// >>> finding = kibao.check("1: A1>*;\n")[0]
/// >>> finding.code, finding.name, finding.severity, finding.line, finding.column
/// ('R101', 'empty-pit', 'error', 1, 4)
/// >>> print(finding)
/// -:1:4: error[R101]: South's move `A1>*` in round 1 (ply 1) is not legal: pit A1 is empty (K 2.3)
#[pyclass(frozen, get_all, eq, hash, module = "kibao")]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Finding {
    /// The stable code, such as `'R101'`; see `explain`.
    code: String,
    /// The name of the check.
    name: String,
    /// `'error'`, `'warning'` or `'info'`.
    pub(super) severity: String,
    /// What is wrong.
    message: String,
    /// What to do, or None.
    help: Option<String>,
    /// The file, or `'-'`.
    path: String,
    /// The line, from 1.
    line: u32,
    /// The column in characters, from 1.
    column: u32,
    /// The number of characters.
    length: u32,
    /// The index of the game, from 0; None for a finding about a whole file.
    game: Option<usize>,
    /// The ply it is about, from 1, or None.
    ply: Option<u32>,
    /// `'safe'` or `'unsafe'` if `fix` can repair it, or None.
    fix: Option<&'static str>,
}

#[pymethods]
impl Finding {
    fn __str__(&self) -> String {
        let Self { path, line, column, severity, code, message, .. } = self;
        format!("{path}:{line}:{column}: {severity}[{code}]: {message}")
    }

    fn __repr__(&self) -> String {
        format!("<Finding {} at {}:{}>", self.code, self.line, self.column)
    }
}

impl Finding {
    fn new(found: &findings::Finding, it: json::Finding, words: (String, Option<String>), game: Option<usize>) -> Self {
        Self {
            code: it.code.to_owned(),
            name: found.check.name.to_owned(),
            severity: it.severity.name().to_owned(),
            message: words.0,
            help: words.1,
            path: it.path,
            line: it.line,
            column: it.column,
            length: it.length,
            game,
            ply: it.ply,
            fix: it.fix.map(|fix| if fix.safe { "safe" } else { "unsafe" }),
        }
    }

    /// The findings about a game with this number.
    pub(super) fn of_game(
        report: &Report<'_>,
        number: usize,
        lang: Lang,
        path: &str,
        place: &dyn Fn(u32) -> Place,
    ) -> Vec<Self> {
        let one = |found| {
            let words = (words::message(lang, report, found), words::help(lang, report, found));
            Self::new(found, json::finding(report, found, path, place), words, Some(number))
        };
        report.findings.iter().map(one).collect()
    }

    /// A finding about a text as a whole.
    pub(super) fn of_file(found: &Placed, lang: Lang, path: &str) -> Self {
        let words = (words::file_message(lang, &found.finding), words::file_help(lang, &found.finding));
        Self::new(&found.finding, json::file_finding(found, path), words, None)
    }

    /// The finding as an exception.
    pub(super) fn raised(self, py: Python<'_>) -> PyErr {
        let place = Some((self.line, self.column));
        let details = Details { code: Some(self.code), help: self.help, place, legal: None };
        error::<ParseError>(py, &self.message, details)
    }
}

/// Changes after which a record replays.
#[pyclass(frozen, get_all, module = "kibao")]
#[derive(Clone, Debug)]
pub(super) struct Repair {
    /// How probable it is that the record meant this, from 0 to 1.
    pub(super) probability: f64,
    /// Whether it is the only probable one and the search was complete: what `kibao repair --apply` writes.
    pub(super) certain: bool,
    /// The changes in words.
    pub(super) changes: Vec<String>,
    /// The moves of the whole game with it, by their canonical names.
    pub(super) moves: Vec<String>,
    /// The text after it; None if it would not read back as the repaired game.
    pub(super) text: Option<String>,
}

#[pymethods]
impl Repair {
    fn __repr__(&self) -> String {
        format!("<Repair {:.3}: {}>", self.probability, self.changes.join("; "))
    }
}
