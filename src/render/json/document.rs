//! One JSON document with all games, followed by the findings about files.

use super::{Detail, Finding, game, text};
use crate::findings::{Check, Placed};
use crate::render::formats::{Audience, CheckedGame, Content, Format, GameFindings, Row};
use serde_json::{Value, json};
use std::io::{self, Write};

pub(in crate::render) const DOCUMENT: Row = Row {
    name: "json",
    about: "One JSON document",
    audience: Audience::Programs,
    counts: true,
    new: |_| Box::new(GamesDocument::default()),
};

/// Writes the elements of a JSON array as they arrive, each on a separate line.
#[derive(Debug, Default)]
pub struct List {
    begun: bool,
}

impl List {
    /// Writes the next element.
    ///
    /// ```
    /// let (mut list, mut out) = (kibao::render::json::List::default(), b"[".to_vec());
    /// list.next("1", &mut out).and_then(|()| list.next("2", &mut out)).unwrap();
    /// assert_eq!(out, b"[\n1,\n2");
    /// ```
    ///
    /// # Errors
    /// Errors of the writer.
    pub fn next(&mut self, element: &str, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(if std::mem::replace(&mut self.begun, true) { b",\n" } else { b"\n" })?;
        out.write_all(element.as_bytes())
    }
}

/// Writes the document. The games may also be other values than those of the findings.
#[derive(Debug, Default)]
pub struct GamesDocument {
    list: List,
    findings: Vec<Finding>,
}

impl Format for GamesDocument {
    fn prepare(&self, game: &CheckedGame<'_>) -> Option<GameFindings> {
        Some(prepare(game))
    }

    fn placed(&self, path: &str, placed: &Placed) -> Content {
        Content::file(path, placed)
    }

    fn begin(&mut self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(b"{\"games\":[")
    }

    fn findings(&mut self, found: GameFindings, out: &mut dyn Write) -> io::Result<()> {
        match written(found) {
            Ok(game) => self.list.next(&game, out),
            Err(of_file) => {
                self.findings.extend(of_file.values().map(|(_, finding)| finding));
                Ok(())
            }
        }
    }

    fn end(&mut self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "\n],\"findings\":{}}}", text(&self.findings))
    }

    fn counts(&self, counts: &[(&Check, usize)]) -> Option<String> {
        let rows: Vec<Value> = counts.iter().map(|(check, number)| count(check, *number)).collect();
        Some(format!("{}\n", json!({ "statistics": rows })))
    }
}

/// Prepares a game as text, or as a value if the caller may remove findings.
pub(super) fn prepare(game: &CheckedGame<'_>) -> GameFindings {
    let mut value = self::game(game.report, game.path, game.place, Detail { plies: false, trace: false });
    if !game.limited {
        return GameFindings::of(&value);
    }
    value.findings = Vec::new();
    GameFindings { blocks: game.values(), game: Some(Box::new(value)), ..GameFindings::default() }
}

/// The text of a game with its remaining findings.
///
/// # Errors
/// Returns the findings if they are about a file.
pub(super) fn written(mut found: GameFindings) -> Result<String, GameFindings> {
    match found.game.take() {
        Some(mut game) => {
            game.findings = found.values().map(|(_, finding)| finding).collect();
            Ok(text(&game))
        }
        None if found.kept.is_empty() => Err(found),
        None => Ok(found.kept),
    }
}

/// The number of findings of a check.
pub(super) fn count(check: &Check, count: usize) -> Value {
    json!({ "code": check.code, "name": check.name, "severity": check.severity.name(), "count": count })
}
