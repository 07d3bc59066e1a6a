//! One JSON document with all games, followed by the findings about files.

use super::list::{Elements, List};
use super::{Detail, Document, Finding, game, text};
use crate::findings::{Check, Placed};
use crate::render::format::{Audience, CheckedGame, Content, Format, GameFindings, Row};
use serde_json::{Value, json};
use std::io::{self, Write};

pub(crate) const DOCUMENT: Row = Row {
    name: "json",
    about: "One JSON document",
    audience: Audience::Programs,
    counts: Some(counts),
    new: |_| Box::new(GamesDocument::default()),
};

/// Writes the document. The games may also be other values than those of the findings.
#[derive(Debug, Default)]
pub(crate) struct GamesDocument {
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
        List::begin(&Document { games: Elements, findings: Vec::new() }, out)
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

    fn games(&mut self, games: &[u8], out: &mut dyn Write) -> io::Result<()> {
        self.list.next(games, out)
    }

    fn between(&self) -> &'static [u8] {
        List::BETWEEN
    }

    fn end(&mut self, out: &mut dyn Write) -> io::Result<()> {
        List::end(&Document { games: Elements, findings: std::mem::take(&mut self.findings) }, out)
    }
}

fn counts(counts: &[(&Check, usize)]) -> String {
    let rows: Vec<Value> = counts.iter().map(|(check, number)| count(check, *number)).collect();
    format!("{}\n", json!({ "statistics": rows }))
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
