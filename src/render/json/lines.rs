//! One JSON game on each line.

use super::document::{count, prepare, written};
use crate::findings::{Check, Placed};
use crate::render::format::{Audience, CheckedGame, Content, Format, GameFindings, Row};
use std::io::{self, Write};

pub(in crate::render) const LINES: Row = Row {
    name: "ndjson",
    about: "One JSON game a line",
    audience: Audience::Programs,
    counts: Some(counts),
    new: |_| Box::new(GameLines),
};

/// Writes the lines. The games may also be other values than those of the findings.
#[derive(Debug)]
pub(crate) struct GameLines;

impl Format for GameLines {
    fn prepare(&self, game: &CheckedGame<'_>) -> Option<GameFindings> {
        Some(prepare(game))
    }

    fn placed(&self, path: &str, placed: &Placed) -> Content {
        Content::file(path, placed)
    }

    fn findings(&mut self, found: GameFindings, out: &mut dyn Write) -> io::Result<()> {
        written(found).map_or(Ok(()), |game| self.games(game.as_bytes(), out))
    }

    fn games(&mut self, games: &[u8], out: &mut dyn Write) -> io::Result<()> {
        out.write_all(games)?;
        out.write_all(self.between())
    }

    fn between(&self) -> &'static [u8] {
        b"\n"
    }

    fn holds_files(&self) -> bool {
        false
    }
}

fn counts(counts: &[(&Check, usize)]) -> String {
    counts.iter().map(|(check, number)| format!("{}\n", count(check, *number))).collect()
}
