//! Formats of findings: one file a format, each with a row in [`FORMATS`].
//!
//! A thread makes the findings of a game ready, the caller takes away what is not to be printed, and the format writes what
//! remains in the order of the input. So an archive of any size streams through.

use crate::findings::{Check, Finding, Placed, Report, Severity};
use crate::render::json;
use crate::source::{Place, Span};
use crate::words::Lang;
use serde::Serialize;
use std::io::{self, Write};

/// The formats, in the order in which they are listed.
///
/// ```
/// use kibao::{findings::Report, words::Lang};
/// use kibao::render::formats::{CheckedGame, FORMATS, Look};
/// use kibao::{replay::{Options, replays}, source::LineIndex};
/// let text = "1: A1>;\n";
/// let report = Report::new(replays(text, &Options::default()).next().unwrap());
/// let lines = LineIndex::new(text);
/// let game = CheckedGame {
///     report: &report,
///     path: "a.bao",
///     place: &|offset| lines.place(offset),
///     line_of: &|offset| lines.line_span(lines.place(offset).line).unwrap_or_default(),
///     is_grave: &|_| true,
///     notes: true,
///     limited: false,
/// };
/// for row in FORMATS {
///     let mut out = Vec::new();
///     let mut format = (row.new)(Look { lang: Lang::En, colour: false });
///     format.begin(&mut out).unwrap();
///     if let Some(found) = format.prepare(&game) {
///         format.findings(found, &mut out).unwrap();
///     }
///     format.end_of_file("a.bao", &mut out).unwrap();
///     format.end(&mut out).unwrap();
///     assert!(String::from_utf8(out).unwrap().contains("A1"), "{}", row.name);
/// }
/// ```
pub const FORMATS: &[Row] = &[
    super::human::ROW,
    super::short::ROW,
    json::DOCUMENT,
    json::LINES,
    super::ci::SARIF,
    super::ci::GITHUB,
    super::ci::GITLAB,
    super::ci::JUNIT,
];

/// A format in the list of them.
#[derive(Debug)]
pub struct Row {
    /// What it is called on the command line.
    pub name: &'static str,
    /// What it is, in a line.
    pub about: &'static str,
    /// Who reads it.
    pub audience: Audience,
    /// Whether it has a place for counts of findings.
    pub counts: bool,
    /// Begins to write it.
    pub new: fn(Look) -> Box<dyn Format>,
}

/// Who reads a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// People.
    People,
    /// Programs that know the JSON of this one.
    Programs,
    /// Code hosts, whose paths start in the working directory.
    Hosts,
}

/// How findings are written.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The language for people.
    pub lang: Lang,
    /// Whether there is colour.
    pub colour: bool,
}

/// A game with what is found about it, and where that is.
#[expect(missing_debug_implementations, reason = "it holds functions")]
pub struct CheckedGame<'a> {
    /// The game and its findings.
    pub report: &'a Report<'a>,
    /// The file.
    pub path: &'a str,
    /// The place of a byte of the text in the file.
    pub place: &'a dyn Fn(u32) -> Place,
    /// The line of a byte of the text.
    pub line_of: &'a dyn Fn(u32) -> Span,
    /// Whether a finding of a severity makes the exit status.
    pub is_grave: &'a dyn Fn(Severity) -> bool,
    /// Whether people are shown notes, too.
    pub notes: bool,
    /// Whether some findings may be taken away.
    pub limited: bool,
}

/// What is found about a game or about a file, as its format has made it ready.
#[derive(Debug, Default)]
pub struct GameFindings {
    /// The file.
    pub path: String,
    /// What the game is called among the others of its file.
    pub name: String,
    /// The findings, each of which can be taken away.
    pub blocks: Vec<Block>,
    /// How many findings that make the exit status were taken away.
    pub hidden: usize,
    /// Text that is written after them in any case.
    pub kept: String,
    /// The game that they belong to, without them.
    pub game: Option<Box<json::Game>>,
}

/// One finding, or several that are written as one.
#[derive(Debug)]
pub struct Block {
    /// How many findings it reports.
    pub count: usize,
    /// Whether it makes the exit status.
    pub grave: bool,
    /// What is written.
    pub content: Content,
}

/// What is written of a finding.
#[derive(Debug)]
pub enum Content {
    /// The text of the format.
    Text(String),
    /// The finding, for a format that puts several together.
    Finding(Box<json::Finding>),
}

/// A format of findings.
pub trait Format {
    /// Makes the findings of a game ready to be written; `None` where nothing is written of it. This is done on any thread,
    /// with a format of its own.
    fn prepare(&self, game: &CheckedGame<'_>) -> Option<GameFindings>;

    /// Makes a finding about a file ready.
    fn placed(&self, path: &str, placed: &Placed) -> Content;

    /// Writes what comes before all findings.
    ///
    /// # Errors
    /// Those of the writer, here and below.
    fn begin(&mut self, _out: &mut dyn Write) -> io::Result<()> {
        Ok(())
    }

    /// Writes what is found about a game, or about a file as a whole.
    ///
    /// # Errors
    /// Those of the writer.
    fn findings(&mut self, found: GameFindings, out: &mut dyn Write) -> io::Result<()>;

    /// Writes what closes a file, after all of its findings.
    ///
    /// # Errors
    /// Those of the writer.
    fn end_of_file(&mut self, _path: &str, _out: &mut dyn Write) -> io::Result<()> {
        Ok(())
    }

    /// Writes what comes after all findings.
    ///
    /// # Errors
    /// Those of the writer.
    fn end(&mut self, _out: &mut dyn Write) -> io::Result<()> {
        Ok(())
    }

    /// How often each check has found something, with a line end; `None` where the format has no place for it.
    fn counts(&self, _counts: &[(&Check, usize)]) -> Option<String> {
        None
    }

    /// Whether notes are only counted where they are not asked for.
    fn hides_notes(&self) -> bool {
        false
    }

    /// Whether it has a place for what is found about a file.
    fn holds_files(&self) -> bool {
        true
    }
}

impl CheckedGame<'_> {
    /// All findings, each a block.
    pub(super) fn blocks(&self, content: impl Fn(&Finding) -> Content) -> Vec<Block> {
        let block = |it: &Finding| Block { count: 1, grave: (self.is_grave)(it.severity()), content: content(it) };
        self.report.findings.iter().map(block).collect()
    }

    /// The JSON of a finding.
    pub(super) fn json(&self, finding: &Finding) -> json::Finding {
        json::finding(self.report, finding, self.path, self.place)
    }

    /// The findings as JSON, for a format that puts several together.
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
    /// A value that is written whole.
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

    /// The blocks that are JSON, each with whether it makes the exit status.
    pub(super) fn values(self) -> impl Iterator<Item = (bool, json::Finding)> {
        self.blocks.into_iter().filter_map(|block| match block.content {
            Content::Finding(finding) => Some((block.grave, *finding)),
            Content::Text(_) => None,
        })
    }

    /// Writes the texts one after the other.
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        self.texts().try_for_each(|text| out.write_all(text.as_bytes()))?;
        out.write_all(self.kept.as_bytes())
    }
}

/// The counts, a check a line.
pub(super) fn count_lines(counts: &[(&Check, usize)]) -> String {
    let width = counts.first().map_or(0, |(_, count)| count.to_string().len());
    let line = |(check, count): &(&Check, usize)| {
        format!("{count:>width$} {} {} {}\n", check.code, check.name, check.severity.name())
    };
    counts.iter().map(line).collect()
}
