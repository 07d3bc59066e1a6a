//! The findings about a file: its encoding, its line ends, whether it is a transcript at all.
//!
//! A long file comes in pieces. The findings of all pieces are merged as if the file had been read as a whole.

use super::{FileProblem, Finding, Problem};
use crate::source::{NotText, Place, Site, Span};

/// A finding with its place in a file and the line of text there.
///
/// ```
/// use kibao::findings::{FileReport, Placed};
/// let found: Vec<Placed> = FileReport::too_large(9).finish();
/// assert_eq!((found[0].place.line, found[0].finding.check.name), (10, "game-too-large"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The finding; its span is of the piece it was found in.
    pub finding: Finding,
    /// Line and column.
    pub place: Place,
    /// How many characters it covers.
    pub length: u32,
    /// The line, shortened if it is long.
    pub line: String,
}

/// The findings about a file so far.
///
/// ```
/// use kibao::findings::FileReport;
/// let mut report = FileReport::too_large(9);
/// report.add(FileReport::too_large(20));
/// let lines: Vec<u32> = report.finish().iter().map(|it| it.place.line).collect();
/// assert_eq!(lines, [10, 21]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct FileReport {
    found: Vec<Placed>,
    /// The number of games.
    games: usize,
    /// Whether the file has anything but white space.
    written: bool,
    /// The missing line end of the last piece.
    open_end: Option<Placed>,
    /// The place and the line at which findings about the whole file are reported.
    start: Option<(Place, String)>,
    /// The site whose record the file is, if it is one and has no game.
    site: Option<Site>,
}

impl FileReport {
    /// A game that is too large; `lines_before` lines come before it.
    #[must_use]
    pub fn too_large(lines_before: u32) -> Self {
        Self::of_problem(FileProblem::GameTooLarge, Place { line: lines_before.saturating_add(1), column: 1 })
    }

    /// A piece that is not a text; `lines_before` lines come before it.
    ///
    /// ```
    /// use kibao::{findings::FileReport, source::{NotText, Place}};
    /// let not_text = NotText::within(b"1: A6<* a6<;\n\0").unwrap();
    /// let found = FileReport::not_text(not_text, 9).finish();
    /// assert_eq!((found[0].finding.check.name, found[0].place), ("not-text", Place { line: 11, column: 1 }));
    /// ```
    #[must_use]
    pub fn not_text(why: NotText, lines_before: u32) -> Self {
        let NotText { place: Place { line, column }, format } = why;
        let place = Place { line: line.saturating_add(lines_before), column };
        Self::of_problem(FileProblem::NotText { format }, place)
    }

    /// The same findings, at the line of the file that `line` returns for each of their lines.
    ///
    /// ```
    /// use kibao::findings::FileReport;
    /// let found = FileReport::too_large(9).with_lines(|line| line + 5).finish();
    /// assert_eq!(found[0].place.line, 15);
    /// ```
    #[must_use]
    pub fn with_lines(mut self, line: impl Fn(u32) -> u32) -> Self {
        for placed in self.found.iter_mut().chain(&mut self.open_end) {
            placed.place.line = line(placed.place.line);
        }
        self
    }

    /// A problem of a piece that is not read.
    fn of_problem(problem: FileProblem, place: Place) -> Self {
        let finding = Finding::of(Problem::File(problem), Span::default(), None);
        let found = Placed { finding, place, length: 0, line: String::new() };
        Self { found: vec![found], games: 1, written: true, ..Self::default() }
    }

    /// Adds the findings of a later piece.
    pub fn add(&mut self, later: Self) {
        for placed in later.found {
            let same = |known: &&mut Placed| known.finding.check == placed.finding.check;
            match self.found.iter_mut().find(same) {
                Some(known) if placed.finding.problem != Problem::File(FileProblem::GameTooLarge) => {
                    let all = sum(&known.finding.problem, &placed.finding.problem);
                    // Lines that were left out of a piece come before it.
                    if placed.place.line < known.place.line {
                        *known = placed;
                    }
                    known.finding.problem = all;
                }
                _ => self.found.push(placed),
            }
        }
        self.games += later.games;
        self.written |= later.written;
        self.open_end = later.open_end;
        self.start = self.start.take().or(later.start);
        self.site = self.site.or(later.site);
    }

    /// All findings, at the end of the file.
    #[must_use]
    pub fn finish(self) -> Vec<Placed> {
        let is_not_text = |it: &&Placed| matches!(it.finding.problem, Problem::File(FileProblem::NotText { .. }));
        if let Some(not_text) = self.found.iter().find(is_not_text) {
            return vec![not_text.clone()];
        }
        if self.written && self.games > 0 {
            let mut found = self.found;
            found.sort_by_key(|it| if let Problem::File(problem) = &it.finding.problem { order(problem) } else { 0 });
            return found.into_iter().chain(self.open_end).collect();
        }
        // If the file is not a transcript, its line ends do not matter.
        let problem = if self.written { FileProblem::NotATranscript { site: self.site } } else { FileProblem::Empty };
        let (place, line) = self.start.unwrap_or((Place { line: 1, column: 1 }, String::new()));
        let finding = Finding::of(Problem::File(problem), Span::default(), None);
        vec![Placed { finding, place, length: 0, line }]
    }
}

/// The order of the findings about a file, whatever pieces it comes in; games that are too large follow.
const fn order(problem: &FileProblem) -> usize {
    match problem {
        FileProblem::BrokenEncoding => 0,
        FileProblem::Windows1252 => 1,
        FileProblem::Utf16 => 2,
        FileProblem::ByteOrderMark => 3,
        FileProblem::CrLf { .. } => 4,
        FileProblem::LoneCr { .. } => 5,
        _ => 6,
    }
}

/// Merges two problems of the same kind: line ends are counted.
fn sum(one: &Problem, other: &Problem) -> Problem {
    use FileProblem::{CrLf, LoneCr};
    match (one, other) {
        (Problem::File(CrLf { lines }), Problem::File(CrLf { lines: more })) => {
            Problem::File(CrLf { lines: lines.saturating_add(*more) })
        }
        (Problem::File(LoneCr { lines }), Problem::File(LoneCr { lines: more })) => {
            Problem::File(LoneCr { lines: lines.saturating_add(*more) })
        }
        _ => one.clone(),
    }
}

#[cfg(feature = "text")]
mod of_text {
    use super::{FileProblem, FileReport, Finding, NotText, Placed, Problem, Site, Span};
    use crate::source::{Encoding, LineIndex, Place, Text};

    /// How many characters of a line are kept.
    const KEPT: usize = 200;

    impl FileReport {
        /// The findings of a piece of text with `games` games, after `lines_before` lines.
        ///
        /// ```
        /// use kibao::{findings::FileReport, source::{Place, Text}};
        /// let text = Text::decode(b"title: x\r\n1: A6<* a6<;\n").unwrap();
        /// let found = FileReport::piece(&text, 1, 0).finish();
        /// assert_eq!((found[0].finding.check.name, found[0].place), ("windows-line-ends", Place { line: 1, column: 9 }));
        /// ```
        #[must_use]
        pub fn piece(text: &Text, games: usize, lines_before: u32) -> Self {
            let Text { text, encoding, bom, replaced, odd_byte, ends } = text;
            if let Some(why) = NotText::within(text.as_bytes()) {
                return Self::not_text(why, lines_before);
            }
            let start = Span::default();
            let end = Span::new(text.len(), text.len());
            let wide = matches!(encoding, Encoding::Utf16Le | Encoding::Utf16Be);
            // A replacement sign in the file itself shows that another program lost a character earlier.
            let lost = replaced.map(|at| at as usize).or_else(|| lost_character(text));
            let lost = lost.map(|at| Span::new(at, at + char::REPLACEMENT_CHARACTER.len_utf8()));
            // Finding it takes a look at each character.
            let windows = *encoding == Encoding::Windows1252;
            let candidates = [
                (lost.is_some() || *odd_byte, FileProblem::BrokenEncoding, lost.unwrap_or(end)),
                (windows, FileProblem::Windows1252, if windows { first_beyond_ascii(text) } else { start }),
                (wide, FileProblem::Utf16, start),
                (*bom && !wide, FileProblem::ByteOrderMark, start),
                (ends.crlf > 0, FileProblem::CrLf { lines: ends.crlf }, ends.first_crlf.unwrap_or(start)),
                (ends.cr > 0, FileProblem::LoneCr { lines: ends.cr }, ends.first_cr.unwrap_or(start)),
            ];
            let mut lines = None;
            let mut placed = |problem, span: Span| {
                let lines: &LineIndex<'_> = lines.get_or_insert_with(|| LineIndex::new(text));
                let finding = Finding::of(Problem::File(problem), span, None);
                let Place { line, column } = lines.place(span.start);
                let shown = lines.line_span(line).unwrap_or_default().of(text).chars().take(KEPT).collect();
                let length = u32::try_from(span.of(text).chars().count()).unwrap_or(u32::MAX);
                let place = Place { line: line.saturating_add(lines_before), column };
                Placed { finding, place, length, line: shown }
            };
            let found = candidates.into_iter().filter(|(is, ..)| *is);
            let found = found.map(|(_, problem, span)| placed(problem, span)).collect();
            let open_end = (!ends.final_newline).then(|| placed(FileProblem::NoFinalNewline, end));
            let first_line = || text.lines().next().unwrap_or_default().chars().take(KEPT).collect();
            // Nothing is reported there about a file with games.
            let is_start = lines_before == 0 && games == 0;
            Self {
                found,
                games,
                written: games > 0 || !text.trim().is_empty(),
                open_end,
                start: is_start.then(|| (Place { line: 1, column: 1 }, first_line())),
                site: is_start.then(|| Site::of(text)).flatten(),
            }
        }
    }

    fn lost_character(text: &str) -> Option<usize> {
        // Nearly every text is ASCII, and that test is faster.
        if text.is_ascii() { None } else { text.find(char::REPLACEMENT_CHARACTER) }
    }

    /// The first character that is not ASCII.
    fn first_beyond_ascii(text: &str) -> Span {
        let first = text.char_indices().find(|(_, c)| !c.is_ascii());
        first.map_or(Span::default(), |(at, c)| Span::new(at, at + c.len_utf8()))
    }
}
