//! `JUnit` XML: a suite a file, a case a game, which fails with its errors.

use super::path::in_repository;
use crate::render::escape::for_terminal;
use crate::render::json::Finding;
use quick_xml::escape::escape;
use std::fmt::Write;

/// The suite of one file, as far as its games are known.
#[derive(Debug, Default)]
pub struct Junit {
    cases: String,
    tests: usize,
    failures: usize,
}

impl Junit {
    /// What comes before the first suite.
    pub const HEAD: &'static str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"kibao\">\n";

    /// What comes after the last.
    pub const TAIL: &'static str = "</testsuites>\n";

    /// Adds a case: a game, or what is found about the file itself. It fails with errors, and with such as are not shown; the
    /// rest is told in it.
    pub fn case(&mut self, path: &str, name: &str, (errors, hidden): (&[&Finding], usize), others: &[&Finding]) {
        let fails = !errors.is_empty() || hidden > 0;
        self.tests += 1;
        self.failures += usize::from(fails);
        let _ =
            write!(self.cases, "    <testcase name=\"{}\" classname=\"{}\"", text(name), text(&in_repository(path)));
        if !fails && others.is_empty() {
            self.cases.push_str("/>\n");
            return;
        }
        self.cases.push_str(">\n");
        if let Some(first) = errors.first() {
            let (message, kind) = (text(&first.message), text(first.code));
            let told = told(errors);
            let _ = writeln!(self.cases, "      <failure message=\"{message}\" type=\"{kind}\">{told}</failure>");
        } else if fails {
            let message = format!("{hidden} not shown (--max-findings)");
            let _ = writeln!(self.cases, "      <failure message=\"{message}\" type=\"max-findings\"/>");
        }
        if !others.is_empty() {
            let _ = writeln!(self.cases, "      <system-out>{}</system-out>", told(others));
        }
        self.cases.push_str("    </testcase>\n");
    }

    /// Whether it has no case.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.tests == 0
    }

    /// The whole suite.
    ///
    /// ```
    /// use kibao::render::ci::Junit;
    /// let mut suite = Junit::default();
    /// suite.case("a.bao", "line 1: South and North", (&[], 0), &[]);
    /// let xml = suite.finish("a.bao");
    /// assert!(xml.contains("<testsuite name=\"a.bao\" tests=\"1\" failures=\"0\" errors=\"0\">"), "{xml}");
    /// ```
    #[must_use]
    pub fn finish(self, path: &str) -> String {
        let Self { cases, tests, failures } = self;
        let name = text(&in_repository(path));
        format!(
            "  <testsuite name=\"{name}\" tests=\"{tests}\" failures=\"{failures}\" errors=\"0\">\n{cases}  </testsuite>\n"
        )
    }
}

/// Findings, one a line.
fn told(findings: &[&Finding]) -> String {
    let line = |it: &&Finding| {
        let help = it.help.as_ref().map_or_else(String::new, |help| format!("; {help}"));
        format!("{}:{}:{}: {} {}{help}", in_repository(&it.path), it.line, it.column, it.code, it.message)
    };
    let lines: Vec<String> = findings.iter().map(|it| text(&line(it))).collect();
    lines.join("\n")
}

/// Text in an element or attribute. XML has no place for control characters, so they are shown by their pictures.
fn text(text: &str) -> String {
    let shown: String =
        for_terminal(text).chars().map(|c| if is_xml(c) { c } else { char::REPLACEMENT_CHARACTER }).collect();
    escape(shown).into_owned()
}

const fn is_xml(c: char) -> bool {
    !matches!(c, '\u{fffe}' | '\u{ffff}')
}
