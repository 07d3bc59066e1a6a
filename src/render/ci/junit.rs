//! `JUnit` XML: one suite for each file, one case for each game. A case fails if its game has errors.

use super::path::in_repository;
use crate::findings::Placed;
use crate::render::escape::for_terminal;
use crate::render::format::{Audience, CheckedGame, Content, Format, GameFindings, Row};
use crate::render::json::Finding;
use crate::words::{self, Lang};
use quick_xml::escape::escape;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::mem;

pub(in crate::render) const ROW: Row = Row {
    name: "junit",
    about: "`JUnit` XML: a suite a file, a case a game",
    audience: Audience::Hosts,
    counts: None,
    new: |_| Box::new(Junit::default()),
};

/// The suite of one file, with the cases known so far.
#[derive(Default)]
struct Junit {
    cases: String,
    tests: usize,
    failures: usize,
}

impl Format for Junit {
    fn prepare(&self, game: &CheckedGame<'_>) -> Option<GameFindings> {
        let (report, path) = (game.report, game.path.to_owned());
        let first = (game.place)(report.replay.game.span.start).line;
        let name = format!("line {first}: {}", words::title(Lang::En, &report.replay.game));
        Some(GameFindings { path, name, blocks: game.values(), ..GameFindings::default() })
    }

    fn placed(&self, path: &str, placed: &Placed) -> Content {
        Content::file(path, placed)
    }

    fn begin(&mut self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(b"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"kibao\">\n")
    }

    fn findings(&mut self, mut found: GameFindings, _out: &mut dyn Write) -> io::Result<()> {
        let (path, name, hidden) = (mem::take(&mut found.path), mem::take(&mut found.name), found.hidden);
        let (grave, others): (Vec<_>, Vec<_>) = found.values().partition(|(grave, _)| *grave);
        let findings = |of: Vec<(bool, Finding)>| of.into_iter().map(|(_, finding)| finding).collect::<Vec<_>>();
        self.case(&path, &name, (&findings(grave), hidden), &findings(others));
        Ok(())
    }

    fn end_of_file(&mut self, path: &str, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(mem::take(self).finish(path).as_bytes())
    }

    /// Findings after the last file are about the games of all files.
    fn end(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if self.tests > 0 {
            self.end_of_file("archive", out)?;
        }
        out.write_all(b"</testsuites>\n")
    }
}

impl Junit {
    /// Adds a case: a game, or the findings about the file itself. It fails if there are errors, shown or hidden; other
    /// findings are part of its output.
    fn case(&mut self, path: &str, name: &str, (errors, hidden): (&[Finding], usize), others: &[Finding]) {
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
            let lines = lines(errors);
            let _ = writeln!(self.cases, "      <failure message=\"{message}\" type=\"{kind}\">{lines}</failure>");
        } else if fails {
            let message = format!("{hidden} not shown (--max-findings)");
            let _ = writeln!(self.cases, "      <failure message=\"{message}\" type=\"max-findings\"/>");
        }
        if !others.is_empty() {
            let _ = writeln!(self.cases, "      <system-out>{}</system-out>", lines(others));
        }
        self.cases.push_str("    </testcase>\n");
    }

    /// The whole suite.
    fn finish(self, path: &str) -> String {
        let Self { cases, tests, failures } = self;
        let name = text(&in_repository(path));
        format!(
            "  <testsuite name=\"{name}\" tests=\"{tests}\" failures=\"{failures}\" errors=\"0\">\n{cases}  </testsuite>\n"
        )
    }
}

/// The findings, one on each line.
fn lines(findings: &[Finding]) -> String {
    let line = |it: &Finding| {
        let help = it.help.as_ref().map_or_else(String::new, |help| format!("; {help}"));
        format!("{}:{}:{}: {} {}{help}", in_repository(&it.path), it.line, it.column, it.code, it.message)
    };
    let lines: Vec<String> = findings.iter().map(|it| text(&line(it))).collect();
    lines.join("\n")
}

/// Escapes text in an element or attribute. Control characters are replaced by their pictures, because XML does not allow
/// them.
fn text(text: &str) -> String {
    let shown: String =
        for_terminal(text).chars().map(|c| if is_xml(c) { c } else { char::REPLACEMENT_CHARACTER }).collect();
    escape(shown).into_owned()
}

const fn is_xml(c: char) -> bool {
    !matches!(c, '\u{fffe}' | '\u{ffff}')
}
