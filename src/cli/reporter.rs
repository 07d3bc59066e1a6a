//! Writing findings in a format, up to the limit.

use super::config::Settings;
use super::exit::{Failure, complain};
use crate::findings::{Placed, Severity};
use crate::render::formats::{Block, Format, GameFindings};
use crate::render::json;
use std::io::Write;

/// Writes findings in the order of the input.
pub(super) struct Reporter<'a> {
    format: Box<dyn Format>,
    limit: FindingLimit,
    out: &'a mut dyn Write,
}

impl<'a> Reporter<'a> {
    /// Begins the output; `most` is the limit of printed findings.
    pub(super) fn begin(
        mut format: Box<dyn Format>,
        most: Option<u32>,
        out: &'a mut dyn Write,
    ) -> Result<Self, Failure> {
        format.begin(out)?;
        Ok(Self { format, limit: FindingLimit { left: most, hidden: 0 }, out })
    }

    /// Writes the findings in games.
    pub(super) fn games(&mut self, games: Vec<GameFindings>) -> Result<(), Failure> {
        for mut game in games {
            self.limit.cut(&mut game);
            self.format.findings(game, self.out)?;
        }
        Ok(())
    }

    /// Writes games that are text already; none if it is empty.
    pub(super) fn texts(&mut self, games: &[u8]) -> Result<(), Failure> {
        if games.is_empty() { Ok(()) } else { Ok(self.format.games(games, self.out)?) }
    }

    /// Writes the findings about a file, or about a game compared with others; `name` is the name of the file or game.
    pub(super) fn placed(
        &mut self,
        (path, name): (&str, String),
        found: &[Placed],
        settings: &Settings,
    ) -> Result<(), Failure> {
        let drawn = |it: &&Placed| !self.format.hides_notes() || settings.draws(it.finding.severity());
        let block = |it: &Placed| Block {
            count: 1,
            grave: settings.is_grave(it.finding.severity()),
            content: self.format.placed(path, it),
        };
        let blocks: Vec<Block> = found.iter().filter(drawn).map(block).collect();
        if blocks.is_empty() {
            return Ok(());
        }
        let mut about = GameFindings { path: path.to_owned(), name, blocks, ..GameFindings::default() };
        self.limit.cut(&mut about);
        if self.format.holds_files() {
            return Ok(self.format.findings(about, self.out)?);
        }
        // Errors, and findings from comparing games, are reported on standard error.
        let is_reported = |it: &&Placed| it.finding.severity() == Severity::Error || it.finding.check.is_across();
        for placed in found.iter().take(about.blocks.len()).filter(is_reported) {
            let finding = json::file_finding(placed, path);
            complain(&format!("{path}:{}: {}", finding.line, finding.message), finding.help.as_deref());
        }
        Ok(())
    }

    /// Writes the findings about a file at the end of the file.
    pub(super) fn end_of_file(&mut self, path: &str, found: &[Placed], settings: &Settings) -> Result<(), Failure> {
        self.placed((path, "the file".to_owned()), found, settings)?;
        Ok(self.format.end_of_file(path, self.out)?)
    }

    /// Ends the output. Returns the number of findings that were not printed.
    pub(super) fn end(mut self) -> Result<usize, Failure> {
        self.format.end(self.out)?;
        self.out.flush()?;
        Ok(self.limit.hidden)
    }
}

/// The number of findings that may still be printed.
struct FindingLimit {
    left: Option<u32>,
    /// The number of findings that were not printed.
    hidden: usize,
}

impl FindingLimit {
    /// Removes the findings beyond the limit.
    fn cut(&mut self, found: &mut GameFindings) {
        let Some(left) = &mut self.left else { return };
        let kept = found.blocks.len().min(*left as usize);
        *left -= u32::try_from(kept).unwrap_or(*left);
        for block in found.blocks.drain(kept..) {
            self.hidden += block.count;
            found.hidden += usize::from(block.grave);
        }
    }
}
