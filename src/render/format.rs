//! The trait of an output format of findings, and the data that a format takes and returns.
//!
//! A worker thread prepares the findings of a game, the caller removes those that must not be printed, and the format writes
//! the rest in the order of the input. So an archive of any size can be streamed.

use crate::findings::{Check, Finding, Placed, Report, Severity};
use crate::render::json;
use crate::source::{Place, Span};
use crate::words::Lang;
use serde::Serialize;
use std::io::{self, Write};

/// An entry in the list of formats.
///
/// ```
/// let names: Vec<&str> = kibao::render::formats::FORMATS.iter().map(|row| row.name).collect();
/// assert_eq!(names, ["human", "short", "json", "ndjson", "sarif", "github", "gitlab", "junit"]);
/// ```
#[derive(Debug)]
pub struct Row {
    /// Its name on the command line.
    pub name: &'static str,
    /// A description of one line.
    pub about: &'static str,
    /// Who reads the output.
    pub audience: Audience,
    /// Writes the number of findings of each check, with a line end; `None` if the format cannot hold counts.
    pub counts: Option<WriteCounts>,
    /// Creates the writer of the format.
    pub new: fn(OutputStyle) -> Box<dyn Format>,
}

/// Writes checks and the number of their findings.
pub type WriteCounts = fn(&[(&Check, usize)]) -> String;

/// The readers of a format.
///
/// ```
/// use kibao::render::formats::{Audience, FORMATS};
/// let for_people = FORMATS.iter().filter(|row| row.audience == Audience::People);
/// assert_eq!(for_people.map(|row| row.name).collect::<Vec<_>>(), ["human", "short"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// People.
    People,
    /// Programs that read the JSON of kibao.
    Programs,
    /// Code hosts, which need paths relative to the working directory.
    Hosts,
}

/// Settings of the output.
#[derive(Clone, Copy, Debug)]
pub struct OutputStyle {
    /// The language of the messages for people.
    pub lang: Lang,
    /// Whether the output is coloured.
    pub colour: bool,
    /// The number of columns of a line, at least 60.
    pub width: usize,
}

/// A game, its findings and their places.
#[expect(missing_debug_implementations, reason = "it holds functions")]
pub struct CheckedGame<'a> {
    /// The game and its findings.
    pub report: &'a Report<'a>,
    /// The path of the file.
    pub path: &'a str,
    /// Returns the place in the file of a byte of the text.
    pub place: &'a dyn Fn(u32) -> Place,
    /// Returns the span of the line that holds a byte of the text.
    pub line_of: &'a dyn Fn(u32) -> Span,
    /// Returns whether a finding of this severity changes the exit status.
    pub is_grave: &'a dyn Fn(Severity) -> bool,
    /// Whether notes are also shown to people.
    pub notes: bool,
    /// Whether the caller may remove findings.
    pub limited: bool,
}

/// The findings of a game or a file, prepared by the format.
#[derive(Debug, Default)]
pub struct GameFindings {
    /// The path of the file.
    pub path: String,
    /// The name of the game in its file.
    pub name: String,
    /// The findings as blocks, each of which can be removed.
    pub blocks: Vec<Block>,
    /// How many findings that change the exit status were removed.
    pub hidden: usize,
    /// Text that is always written after the blocks.
    pub kept: String,
    /// The JSON of the game without its findings.
    pub game: Option<Box<json::Game>>,
}

/// One finding, or several findings that are written as one.
#[derive(Debug)]
pub struct Block {
    /// How many findings it reports.
    pub count: usize,
    /// Whether it changes the exit status.
    pub grave: bool,
    /// The content to write.
    pub content: Content,
}

/// The prepared output of a finding.
#[derive(Debug)]
pub enum Content {
    /// Text in the format.
    Text(String),
    /// The finding as a value, for a format that writes several findings together.
    Finding(Box<json::Finding>),
}

/// A format of findings.
///
/// ```
/// use kibao::{render::formats::{FORMATS, Format, OutputStyle}, words::Lang};
/// let look = OutputStyle { lang: Lang::En, colour: false, width: 80 };
/// let mut document: Box<dyn Format> = (FORMATS[2].new)(look);
/// let mut out = Vec::new();
/// document.begin(&mut out).and_then(|()| document.end(&mut out)).unwrap();
/// assert_eq!(String::from_utf8(out).unwrap(), "{\"games\":[\n],\"findings\":[]}\n");
/// ```
pub trait Format {
    /// Prepares the findings of a game; `None` if nothing is written for this game. It runs on any thread, each with its own
    /// instance of the format.
    fn prepare(&self, game: &CheckedGame<'_>) -> Option<GameFindings>;

    /// Prepares a finding about a file.
    fn placed(&self, path: &str, placed: &Placed) -> Content;

    /// Writes the text before all findings.
    ///
    /// # Errors
    /// Errors of the writer, here and in the functions below.
    fn begin(&mut self, _out: &mut dyn Write) -> io::Result<()> {
        Ok(())
    }

    /// Writes the findings of a game, or of a file as a whole.
    ///
    /// # Errors
    /// Errors of the writer.
    fn findings(&mut self, found: GameFindings, out: &mut dyn Write) -> io::Result<()>;

    /// Writes games that are text already, one or more, with [`between`](Self::between) between two of them.
    ///
    /// # Errors
    /// Errors of the writer.
    fn games(&mut self, games: &[u8], out: &mut dyn Write) -> io::Result<()> {
        out.write_all(games)
    }

    /// What is between two games.
    fn between(&self) -> &'static [u8] {
        b""
    }

    /// Writes the text that ends a file, after all of its findings.
    ///
    /// # Errors
    /// Errors of the writer.
    fn end_of_file(&mut self, _path: &str, _out: &mut dyn Write) -> io::Result<()> {
        Ok(())
    }

    /// Writes the text after all findings.
    ///
    /// # Errors
    /// Errors of the writer.
    fn end(&mut self, _out: &mut dyn Write) -> io::Result<()> {
        Ok(())
    }

    /// Whether notes are only counted, unless they were requested.
    fn hides_notes(&self) -> bool {
        false
    }

    /// Whether a game without findings is written too. If not, such games need not be prepared.
    fn lists_games(&self) -> bool {
        true
    }

    /// Whether it can hold findings about a file.
    fn holds_files(&self) -> bool {
        true
    }
}

impl CheckedGame<'_> {
    /// A block for each finding.
    pub(super) fn blocks(&self, content: impl Fn(&Finding) -> Content) -> Vec<Block> {
        let block = |it: &Finding| Block { count: 1, grave: (self.is_grave)(it.severity()), content: content(it) };
        self.report.findings.iter().map(block).collect()
    }

    /// The JSON of a finding.
    pub(super) fn json(&self, finding: &Finding) -> json::Finding {
        json::finding(self.report, finding, self.path, self.place)
    }

    /// The findings as JSON, for a format that writes several findings together.
    pub(super) fn values(&self) -> Vec<Block> {
        self.blocks(|finding| Content::Finding(Box::new(self.json(finding))))
    }
}

impl Content {
    pub(super) fn file(path: &str, placed: &Placed) -> Self {
        Self::Finding(Box::new(json::file_finding(placed, path)))
    }
}

impl GameFindings {
    /// A value that is written as one document.
    #[must_use]
    pub fn of(value: &impl Serialize) -> Self {
        Self { kept: json::text(value), ..Self::default() }
    }

    /// Only blocks.
    pub(super) fn some(blocks: Vec<Block>) -> Option<Self> {
        (!blocks.is_empty()).then(|| Self { blocks, ..Self::default() })
    }

    /// The blocks that are text.
    pub(super) fn texts(&self) -> impl Iterator<Item = &str> {
        self.blocks.iter().filter_map(|block| match &block.content {
            Content::Text(text) => Some(text.as_str()),
            Content::Finding(_) => None,
        })
    }

    /// The blocks that are JSON, each with whether it changes the exit status.
    pub(super) fn values(self) -> impl Iterator<Item = (bool, json::Finding)> {
        self.blocks.into_iter().filter_map(|block| match block.content {
            Content::Finding(finding) => Some((block.grave, *finding)),
            Content::Text(_) => None,
        })
    }

    /// Writes the text blocks in order.
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        self.texts().try_for_each(|text| out.write_all(text.as_bytes()))?;
        out.write_all(self.kept.as_bytes())
    }
}

/// The counts, one check on each line.
pub(super) fn count_lines(counts: &[(&Check, usize)]) -> String {
    let width = counts.first().map_or(0, |(_, count)| count.to_string().len());
    let line = |(check, count): &(&Check, usize)| {
        format!("{count:>width$} {} {} {}\n", check.code, check.name, check.severity.name())
    };
    counts.iter().map(line).collect()
}
