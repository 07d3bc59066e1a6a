//! Workflow commands of GitHub Actions, which appear as annotations in the changed files.

use super::path::in_repository;
use super::region::Region;
use crate::findings::{CHECKS, Placed, Severity};
use crate::render::escape::for_terminal;
use crate::render::format::{Audience, CheckedGame, Content, Format, GameFindings, Row};
use crate::render::json::{self, Finding};
use std::io::{self, Write};

pub(in crate::render) const ROW: Row = Row {
    name: "github",
    about: "Workflow commands of GitHub Actions, which become annotations",
    audience: Audience::Hosts,
    counts: None,
    new: |_| Box::new(Github),
};

struct Github;

impl Format for Github {
    fn prepare(&self, game: &CheckedGame<'_>) -> Option<GameFindings> {
        let line = |it: &_| Content::Text(line(&game.json(it), Region::of(it.span, game.place)));
        GameFindings::some(game.blocks(line))
    }

    fn lists_games(&self) -> bool {
        false
    }

    fn placed(&self, path: &str, placed: &Placed) -> Content {
        Content::Text(line(&json::file_finding(placed, path), Region::placed(placed)))
    }

    fn findings(&mut self, found: GameFindings, out: &mut dyn Write) -> io::Result<()> {
        found.write(out)
    }
}

/// The line of a finding.
fn line(finding: &Finding, region: Region) -> String {
    let name = CHECKS.iter().find(|check| check.code == finding.code).map_or("", |check| check.name);
    let Finding { code, severity, message, path, help, .. } = finding;
    let level = match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Info => "notice",
    };
    let place = region.github();
    let help = help.as_ref().map_or_else(String::new, |help| format!("%0Ahelp: {}", data(help)));
    format!(
        "::{level} file={},{place},title={} {}::{}{help}\n",
        property(&in_repository(path)),
        property(code),
        property(name),
        data(message),
    )
}

/// Escapes text after the last `::` of a command. A line end from a record is shown as a sign and never written as a line
/// end.
fn data(text: &str) -> String {
    for_terminal(text).replace('%', "%25")
}

/// Escapes text of a property, because `:` and `,` would end it.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
