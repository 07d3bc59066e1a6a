//! Findings for people: the line with the place underlined, what is wrong, and what to do.
//!
//! miette draws them. It does not get the file, but a single line with its number, which is escaped for the terminal and cut
//! to a window if it is long.

use super::board::board;
use super::escape::{for_terminal, is_plain};
use super::format::{Audience, Block, CheckedGame, Content, Format, GameFindings, OutputStyle, Row, count_lines};
use super::short;
use crate::engine::State;
use crate::findings::{Finding, Placed, Severity};
use crate::source::{Place, Span};
use crate::words::{self, Explained};
use miette::{
    Diagnostic, GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteError, SourceCode, SourceSpan, SpanContents,
};
use std::cell::OnceCell;
use std::fmt;
use std::io::{self, Write};
use textwrap::{WordSeparator, WordSplitter};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

pub(super) const ROW: Row = Row {
    name: "human",
    about: "The line, the place underlined, what is wrong and what to do",
    audience: Audience::People,
    counts: Some(count_lines),
    new: |look| Box::new(Human::new(look)),
};

/// The word that miette writes before the help, in every language.
const HELP: &str = "help";
/// The columns of a report that are not of the line that it shows: the number and the frame.
const FRAME: usize = 14;
/// The most columns of a report that may be before the words.
const INDENT: usize = 20;

/// The format for people.
struct Human {
    look: OutputStyle,
    /// What draws the findings, from the first one on.
    drawing: OnceCell<Drawing>,
}

/// What draws a finding, with the words that are the same in each.
struct Drawing {
    handler: GraphicalReportHandler,
    /// The same without line wrapping, which is faster; for words that fit on one line.
    short: GraphicalReportHandler,
    /// The word before the help, if it is not the English one.
    help: Option<String>,
    /// The most columns of a report.
    width: usize,
}

impl Format for Human {
    /// Shows each error, and the first warning of each check with the number of the others; notes are only counted.
    fn prepare(&self, game: &CheckedGame<'_>) -> Option<GameFindings> {
        let (lang, report) = (self.look.lang, game.report);
        let mut groups: Vec<SameCheck<'_>> = Vec::new();
        for finding in report.findings.iter().filter(|it| it.severity() < Severity::Error) {
            match groups.iter_mut().find(|it| it.holds(finding)) {
                Some(group) => group.add(game, finding),
                None => groups.push(SameCheck { first: finding, others: 0, lines: Vec::new() }),
            }
        }
        let block = |finding: &Finding| {
            let mut count = 1;
            let more = match finding.severity() {
                // Notes of style are only counted, but a note about a move concerns the game.
                Severity::Info if !game.notes => {
                    let _ = finding.ply?;
                    let drawn = self.draw(&Parts {
                        code: &code(finding),
                        severity: finding.severity(),
                        message: &words::message(lang, report, finding),
                        label: "",
                        help: None,
                        path: game.path,
                        place: (game.place)(finding.span.start),
                        line: None,
                        span: Span::default(),
                    });
                    return Some(Block { count, grave: false, content: Content::Text(drawn) });
                }
                Severity::Info | Severity::Warning => {
                    let group = groups.iter().find(|it| std::ptr::eq(it.first, finding))?;
                    count += group.others;
                    (group.others > 0).then(|| words::more_alike(lang, group.others, &group.lines))
                }
                Severity::Error => {
                    let ply = finding.ply.and_then(|ply| report.replay.plies.get((ply as usize).checked_sub(1)?));
                    let before = ply.and_then(|ply| report.replay.before(ply));
                    let house = report.replay.rules.house;
                    let drawn = |state: State| board(lang, &state.position, house, self.look.width - INDENT);
                    before.map(|state| format!("{}\n{}", words::board_before(lang), drawn(state)))
                }
            };
            let mut explained = words::explained(lang, report, finding);
            explained.help = match (explained.help, more) {
                (Some(help), Some(more)) => Some(format!("{help}\n{more}")),
                (help, more) => help.or(more),
            };
            let drawn = self.in_game(game, finding, &explained);
            Some(Block { count, grave: (game.is_grave)(finding.severity()), content: Content::Text(drawn) })
        };
        let blocks = report.findings.iter().filter_map(block).collect();
        Some(GameFindings { blocks, kept: short::fits(lang, game), ..GameFindings::default() })
    }

    fn lists_games(&self) -> bool {
        false
    }

    fn placed(&self, path: &str, placed: &Placed) -> Content {
        Content::Text(self.draw(&Parts {
            code: &code(&placed.finding),
            severity: placed.finding.severity(),
            message: &words::file_message(self.look.lang, &placed.finding),
            label: "",
            help: words::file_help(self.look.lang, &placed.finding).as_deref(),
            path,
            place: placed.place,
            line: Some(placed.line.as_str()).filter(|line| !line.is_empty()),
            span: within(&placed.line, placed.place.column, placed.length),
        }))
    }

    fn findings(&mut self, found: GameFindings, out: &mut dyn Write) -> io::Result<()> {
        found.write(out)
    }

    fn hides_notes(&self) -> bool {
        true
    }
}

/// The findings of one check in a game, which are shown as one.
struct SameCheck<'f> {
    first: &'f Finding,
    /// How many other findings there are.
    others: usize,
    /// The lines of the first of them.
    lines: Vec<u32>,
}

impl SameCheck<'_> {
    fn holds(&self, finding: &Finding) -> bool {
        std::ptr::eq(self.first.check, finding.check)
    }

    fn add(&mut self, game: &CheckedGame<'_>, finding: &Finding) {
        self.others += 1;
        if self.lines.len() <= words::MOST_LINES {
            self.lines.push((game.place)(finding.span.start).line);
            self.lines.dedup();
        }
    }
}

fn code(finding: &Finding) -> String {
    format!("{} {}", finding.check.code, finding.check.name)
}

/// The span of `length` characters, at least one, from a column of a line.
fn within(line: &str, column: u32, length: u32) -> Span {
    let mut chars = line.char_indices().skip((column as usize).saturating_sub(1));
    let Some((start, first)) = chars.next() else { return Span::new(line.len(), line.len()) };
    let last = chars.take((length as usize).saturating_sub(1)).last();
    Span::new(start, last.map_or(start + first.len_utf8(), |(at, c)| at + c.len_utf8()))
}

impl Human {
    const fn new(look: OutputStyle) -> Self {
        Self { look, drawing: OnceCell::new() }
    }

    /// Draws a finding of a game.
    fn in_game(&self, game: &CheckedGame<'_>, finding: &Finding, explained: &Explained) -> String {
        let Span { start, end } = finding.span;
        let line = (game.line_of)(start);
        let at = |offset: u32| offset.saturating_sub(line.start);
        self.draw(&Parts {
            code: &code(finding),
            severity: finding.severity(),
            message: &explained.message,
            label: &explained.label,
            help: explained.help.as_deref(),
            path: game.path,
            place: (game.place)(start),
            line: Some(line.of(game.report.text())).filter(|line| !line.is_empty()),
            span: Span { start: at(start), end: at(end.min(line.end).max(start)) },
        })
    }

    /// Draws one finding, with an empty line after it.
    fn draw(&self, parts: &Parts<'_>) -> String {
        self.drawing.get_or_init(|| Drawing::new(self.look)).draw(parts)
    }
}

impl Drawing {
    fn new(OutputStyle { lang, colour, width }: OutputStyle) -> Self {
        let mut theme = if colour { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
        let severity = |severity| format!("{}:", words::severity(lang, severity));
        theme.characters.error = severity(Severity::Error);
        theme.characters.warning = severity(Severity::Warning);
        theme.characters.advice = severity(Severity::Info);
        let help = Some(words::help_word(lang)).filter(|word| word != HELP);
        let handler = GraphicalReportHandler::new_themed(theme).with_width(width).with_links(false);
        // The name of a check is one word, and a path, too.
        let handler =
            handler.with_word_splitter(WordSplitter::NoHyphenation).with_word_separator(WordSeparator::AsciiSpace);
        Self { short: handler.clone().with_wrap_lines(false), handler, help, width }
    }

    fn draw(&self, parts: &Parts<'_>) -> String {
        let columns = self.width - FRAME;
        let window = parts.line.map(|line| Window::of(parts.path, parts.place, (line, columns), parts.span));
        let drawn = FindingDiagnostic { parts, message: parts.message(window.is_some()), window };
        let mut out = String::with_capacity(1024);
        let fit = [Some(drawn.message.as_str()), parts.help].into_iter().flatten().all(|text| fits(text, self.width));
        let handler = if fit { &self.short } else { &self.handler };
        match handler.render_report(&mut out, &drawn) {
            Ok(()) => self.translated(out) + "\n",
            Err(fmt::Error) => format!("{}\n", for_terminal(parts.message)),
        }
    }

    /// Replaces the word before the help by that of the language.
    fn translated(&self, drawn: String) -> String {
        let Some(word) = &self.help else { return drawn };
        // All other lines that begin with two blanks have a sign or a third blank after them.
        let english = format!("  {HELP}: ");
        let is_help = |line: &&str| line.trim_start_matches(|c| c != ' ').starts_with(&english);
        let Some(line) = drawn.lines().find(is_help) else { return drawn };
        drawn.replacen(line, &line.replacen(HELP, word, 1), 1)
    }
}

/// Whether each line of a text certainly fits on a line of a report.
fn fits(text: &str, width: usize) -> bool {
    let most = width - INDENT;
    let fits = |line: &str| line.len() <= most || line.width() <= most;
    text.lines().all(|line| fits(line) && line.trim_end().len() == line.len())
}

/// The parts of a drawn finding.
#[derive(Clone, Copy, Debug)]
struct Parts<'a> {
    /// Code and name.
    code: &'a str,
    /// The severity.
    severity: Severity,
    /// What is wrong.
    message: &'a str,
    /// The label under the place.
    label: &'a str,
    /// The help; may have several lines.
    help: Option<&'a str>,
    /// The file.
    path: &'a str,
    /// Line and column.
    place: Place,
    /// The text of the line without its end; `None` if the finding is not about a line.
    line: Option<&'a str>,
    /// The place in the line, in bytes.
    span: Span,
}

impl Parts<'_> {
    /// The sentence, its place if no line is shown, and the code and name of its check.
    fn message(&self, has_line: bool) -> String {
        let Place { line, column } = self.place;
        let place = match (has_line, line, column) {
            (true, ..) => String::new(),
            (false, 1, 1) => format!(" ({})", for_terminal(self.path)),
            (false, ..) => format!(" ({}:{line}:{column})", for_terminal(self.path)),
        };
        format!("{}{place} [{}]", for_terminal(self.message), self.code)
    }
}

/// One line of the file, escaped and cut.
#[derive(Debug)]
struct Window {
    name: String,
    text: String,
    label: SourceSpan,
    line: usize,
    column: usize,
}

impl Window {
    /// A line, cut to a number of columns.
    fn of(path: &str, place: Place, (line, most): (&str, usize), span: Span) -> Self {
        let (start, end) = (span.start as usize, (span.end as usize).max(span.start as usize + 1));
        let before = line.get(..start).unwrap_or(line);
        let from = cut_from(before, most);
        let mut text = String::new();
        let (mut left, mut right) = (None, 0);
        if from > 0 {
            text.push('\u{2026}');
        }
        let mut rest = line.get(from..).unwrap_or_default();
        if from == 0 && line.len() <= most && is_plain(line) {
            // Nearly every line is shown unchanged.
            text.push_str(line);
            (left, right, rest) = (Some(start.min(line.len())), end.min(line.len()), "");
        }
        let mut columns = 0;
        for (at, c) in rest.char_indices().map(|(at, c)| (at + from, c)) {
            columns += c.width().unwrap_or(1);
            if columns > most {
                text.push('\u{2026}');
                break;
            }
            if at >= start {
                left.get_or_insert(text.len());
            }
            text.push_str(&for_terminal(c.encode_utf8(&mut [0; 4])));
            if at < end {
                right = text.len();
            }
        }
        let left = left.unwrap_or(text.len());
        let label = SourceSpan::from(left..right.max(left));
        // miette underlines at least one column, also at the end of the line.
        if left == text.len() {
            text.push(' ');
        }
        let (line, column) = ((place.line as usize).saturating_sub(1), (place.column as usize).saturating_sub(1));
        Self { name: for_terminal(path).into_owned(), text, label, line, column }
    }
}

/// The byte where the window starts; the place is near its left edge.
fn cut_from(before: &str, most: usize) -> usize {
    let columns = |text: &str| text.chars().map(|c| c.width().unwrap_or(1)).sum::<usize>();
    // In a line that is much longer than a window, only the part near the place is measured.
    let kept_before = most / 3;
    if before.len() <= most - kept_before && columns(before) <= most - kept_before {
        return 0;
    }
    let mut kept = 0;
    let mut chars = before.char_indices().rev();
    chars
        .find(|(_, c)| {
            kept += c.width().unwrap_or(1);
            kept > kept_before
        })
        .map_or(0, |(at, c)| at + c.len_utf8())
}

impl SourceCode for Window {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        _before: usize,
        _after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        // If miette requests only the label, it needs the column of the label; if it requests the line, column 0 is needed.
        let column = if *span == self.label { self.column } else { 0 };
        let whole = SourceSpan::from(0..self.text.len());
        Ok(Box::new(WindowSource { window: self, whole, column }))
    }
}

/// The line as the source that miette reads.
struct WindowSource<'a> {
    window: &'a Window,
    whole: SourceSpan,
    column: usize,
}

impl<'a> SpanContents<'a> for WindowSource<'a> {
    fn data(&self) -> &'a [u8] {
        self.window.text.as_bytes()
    }

    fn span(&self) -> &SourceSpan {
        &self.whole
    }

    fn name(&self) -> Option<&str> {
        Some(&self.window.name)
    }

    fn line(&self) -> usize {
        self.window.line
    }

    fn column(&self) -> usize {
        self.column
    }

    fn line_count(&self) -> usize {
        1
    }
}

/// Text of several lines.
struct MultiLine<'a>(&'a str);

impl fmt::Display for MultiLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, line) in self.0.lines().enumerate() {
            f.write_str(if index > 0 { "\n" } else { "" })?;
            f.write_str(&for_terminal(line))?;
        }
        Ok(())
    }
}

/// A finding as a diagnostic of miette.
#[derive(Debug)]
struct FindingDiagnostic<'a> {
    parts: &'a Parts<'a>,
    message: String,
    window: Option<Window>,
}

impl fmt::Display for FindingDiagnostic<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for FindingDiagnostic<'_> {}

impl Diagnostic for FindingDiagnostic<'_> {
    fn severity(&self) -> Option<miette::Severity> {
        Some(match self.parts.severity {
            Severity::Error => miette::Severity::Error,
            Severity::Warning => miette::Severity::Warning,
            Severity::Info => miette::Severity::Advice,
        })
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.parts.help.map(|help| Box::new(MultiLine(help)) as Box<dyn fmt::Display>)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.window.as_ref().map(|window| window as &dyn SourceCode)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let window = self.window.as_ref()?;
        let label = Some(for_terminal(self.parts.label).into_owned()).filter(|label| !label.is_empty());
        Some(Box::new(std::iter::once(LabeledSpan::new_with_span(label, window.label))))
    }
}
