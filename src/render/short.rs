//! One line for each finding: `path:line:column: severity[code] message`.

use super::escape::for_terminal;
use super::format::{Audience, CheckedGame, Content, Format, GameFindings, OutputStyle, Row, count_lines};
use crate::findings::{Finding, Placed};
use crate::source::Place;
use crate::words::{self, Lang};
use std::io::{self, Write};

pub(super) const ROW: Row = Row {
    name: "short",
    about: "One line a finding",
    audience: Audience::People,
    counts: Some(count_lines),
    new: |look| Box::new(Short(look)),
};

struct Short(OutputStyle);

impl Format for Short {
    fn prepare(&self, game: &CheckedGame<'_>) -> Option<GameFindings> {
        let blocks = game.blocks(|finding| {
            let message = words::message(self.0.lang, game.report, finding);
            Content::Text(line(game.path, (game.place)(finding.span.start), finding, &message))
        });
        Some(GameFindings { blocks, kept: fits(self.0.lang, game), ..GameFindings::default() })
    }

    fn lists_games(&self) -> bool {
        false
    }

    fn placed(&self, path: &str, placed: &Placed) -> Content {
        let message = words::file_message(self.0.lang, &placed.finding);
        Content::Text(line(path, placed.place, &placed.finding, &message))
    }

    fn findings(&mut self, found: GameFindings, out: &mut dyn Write) -> io::Result<()> {
        found.write(out)
    }
}

/// The line of a finding.
pub(super) fn line(path: &str, place: Place, finding: &Finding, message: &str) -> String {
    let Place { line, column } = place;
    let (severity, code) = (finding.severity().name(), finding.check.code);
    format!("{}:{line}:{column}: {severity}[{code}] {}\n", for_terminal(path), for_terminal(message))
}

/// The rule sets that a game fits, with `--rules auto`.
pub(super) fn fits(lang: Lang, game: &CheckedGame<'_>) -> String {
    words::fits(lang, game.report).map_or_else(String::new, |fits| {
        let line = (game.place)(game.report.replay.game.span.start).line;
        format!("{}:{line}: {fits}\n", for_terminal(game.path))
    })
}
