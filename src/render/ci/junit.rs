//! `JUnit` XML: a suite a file, a case a game, which fails with its errors.

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

    /// Adds a case: a game, or what is found about the file itself. It fails with errors; the rest is told in it.
    pub fn case(&mut self, path: &str, name: &str, errors: &[&Finding], others: &[&Finding]) {
        self.tests += 1;
        self.failures += usize::from(!errors.is_empty());
        let _ = write!(self.cases, "    <testcase name=\"{}\" classname=\"{}\"", text(name), text(path));
        if errors.is_empty() && others.is_empty() {
            self.cases.push_str("/>\n");
            return;
        }
        self.cases.push_str(">\n");
        if let Some(first) = errors.first() {
            let (message, kind) = (text(&first.message), text(first.code));
            let told = told(errors);
            let _ = writeln!(self.cases, "      <failure message=\"{message}\" type=\"{kind}\">{told}</failure>");
        }
        if !others.is_empty() {
            let _ = writeln!(self.cases, "      <system-out>{}</system-out>", told(others));
        }
        self.cases.push_str("    </testcase>\n");
    }

    /// Adds what a later piece of the file has.
    pub fn add(&mut self, later: &Self) {
        self.cases.push_str(&later.cases);
        self.tests += later.tests;
        self.failures += later.failures;
    }

    /// The whole suite.
    ///
    /// ```
    /// use kibao::render::ci::Junit;
    /// let mut suite = Junit::default();
    /// suite.case("a.bao", "game 1 (line 1)", &[], &[]);
    /// let xml = suite.finish("a.bao");
    /// assert!(xml.contains("<testsuite name=\"a.bao\" tests=\"1\" failures=\"0\" errors=\"0\">"), "{xml}");
    /// ```
    #[must_use]
    pub fn finish(self, path: &str) -> String {
        let Self { cases, tests, failures } = self;
        let name = text(path);
        format!(
            "  <testsuite name=\"{name}\" tests=\"{tests}\" failures=\"{failures}\" errors=\"0\">\n{cases}  </testsuite>\n"
        )
    }
}

/// Findings, one a line.
fn told(findings: &[&Finding]) -> String {
    let line = |it: &&Finding| {
        let help = it.help.as_ref().map_or_else(String::new, |help| format!("; {help}"));
        format!("{}:{}:{}: {} {}{help}", it.path, it.line, it.column, it.code, it.message)
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
