//! Findings for people: the line, the place underlined, what is wrong, what to do.
//!
//! miette draws them. It never sees the file: it gets one line of it, cleaned for the terminal and cut to a window where
//! the line is long, with the line's own number.

use super::escape::{for_terminal, is_plain};
use crate::findings::Severity;
use crate::source::{Place, Span};
use crate::words::{self, Lang};
use miette::{
    Diagnostic, GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteError, SourceCode, SourceSpan, SpanContents,
};
use std::fmt;
use unicode_width::UnicodeWidthChar;

/// How many columns of a line are shown at most.
const WINDOW: usize = 96;
/// The word that miette writes before the help, whatever the language.
const HELP: &str = "help";
/// How many columns of them stand before the place.
const BEFORE: usize = 32;
/// How many columns a report has at most.
const WIDTH: usize = 110;
/// How many of them may stand before the words, at most.
const INDENT: usize = 20;

/// How findings are drawn.
#[derive(Debug)]
pub struct Human {
    handler: GraphicalReportHandler,
    /// The same for words that fit on their lines: it does not spend time on breaking them.
    short: GraphicalReportHandler,
    /// The word before the help, where it is not the English one.
    help: Option<String>,
}

impl Human {
    /// Draws with or without colour, in Unicode or plain characters, with the words of a language.
    #[must_use]
    pub fn new(lang: Lang, colour: bool, unicode: bool) -> Self {
        let mut theme = match (colour, unicode) {
            (true, true) => GraphicalTheme::unicode(),
            (false, true) => GraphicalTheme::unicode_nocolor(),
            (colour, false) => GraphicalTheme {
                styles: if colour { miette::ThemeStyles::ansi() } else { miette::ThemeStyles::none() },
                ..GraphicalTheme::ascii()
            },
        };
        let severity = |severity| format!("{}:", words::severity(lang, severity));
        theme.characters.error = severity(Severity::Error);
        theme.characters.warning = severity(Severity::Warning);
        theme.characters.advice = severity(Severity::Info);
        let help = Some(words::help_word(lang)).filter(|word| word != HELP);
        let handler = GraphicalReportHandler::new_themed(theme).with_width(WIDTH).with_links(false);
        Self { short: handler.clone().with_wrap_lines(false), handler, help }
    }

    /// Draws one finding, with an empty line after it.
    #[must_use]
    pub fn draw(&self, shown: &Shown<'_>) -> String {
        let window = shown.line.map(|line| Window::of(shown.path, shown.place, line, shown.span));
        let drawn = Drawn { shown, window };
        let mut out = String::with_capacity(1024);
        let fit = [Some(shown.message), shown.help].into_iter().flatten().all(fits);
        let handler = if fit { &self.short } else { &self.handler };
        match handler.render_report(&mut out, &drawn) {
            Ok(()) => self.translated(out) + "\n",
            Err(fmt::Error) => format!("{}\n", for_terminal(shown.message)),
        }
    }

    /// With the word before the help in the language.
    fn translated(&self, drawn: String) -> String {
        let Some(word) = &self.help else { return drawn };
        // Every other line that begins with two blanks has a sign after them, or more blanks.
        let english = format!("  {HELP}: ");
        let is_help = |line: &&str| line.trim_start_matches(|c| c != ' ').starts_with(&english);
        let Some(line) = drawn.lines().find(is_help) else { return drawn };
        drawn.replacen(line, &line.replacen(HELP, word, 1), 1)
    }
}

/// Whether each line of a text surely fits on a line of a report.
fn fits(text: &str) -> bool {
    text.lines().all(|line| line.len() <= WIDTH - INDENT && line.trim_end().len() == line.len())
}

/// What is shown of a finding.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// Code and name.
    pub code: &'a str,
    /// How much it weighs.
    pub severity: Severity,
    /// What is wrong.
    pub message: &'a str,
    /// A few words under the place.
    pub label: &'a str,
    /// What to do; may have several lines.
    pub help: Option<&'a str>,
    /// The file.
    pub path: &'a str,
    /// Line and column.
    pub place: Place,
    /// The line's text, without its end; none where the finding is about no line.
    pub line: Option<&'a str>,
    /// The place in the line, in bytes.
    pub span: Span,
}

/// One line of the file, cleaned and cut.
#[derive(Debug)]
struct Window {
    name: String,
    text: String,
    label: SourceSpan,
    line: usize,
    column: usize,
}

impl Window {
    fn of(path: &str, place: Place, line: &str, span: Span) -> Self {
        let (start, end) = (span.start as usize, (span.end as usize).max(span.start as usize + 1));
        let before = line.get(..start).unwrap_or(line);
        let from = cut_from(before);
        let mut text = String::new();
        let (mut left, mut right) = (None, 0);
        if from > 0 {
            text.push('\u{2026}');
        }
        let mut rest = line.get(from..).unwrap_or_default();
        if from == 0 && line.len() <= WINDOW && is_plain(line) {
            // Nearly every line is shown as it is.
            text.push_str(line);
            (left, right, rest) = (Some(start.min(line.len())), end.min(line.len()), "");
        }
        let mut columns = 0;
        for (at, c) in rest.char_indices().map(|(at, c)| (at + from, c)) {
            columns += c.width().unwrap_or(1);
            if columns > WINDOW {
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

/// The byte where the window begins, so that the place is not far from its left edge.
fn cut_from(before: &str) -> usize {
    let columns = |text: &str| text.chars().map(|c| c.width().unwrap_or(1)).sum::<usize>();
    // A line that is far longer than a window is measured only near the place.
    if before.len() <= WINDOW - BEFORE && columns(before) <= WINDOW - BEFORE {
        return 0;
    }
    let mut kept = 0;
    let mut chars = before.char_indices().rev();
    chars
        .find(|(_, c)| {
            kept += c.width().unwrap_or(1);
            kept > BEFORE
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
        // Asked for the label alone, miette wants its place; asked for the line, where the line begins.
        let column = if *span == self.label { self.column } else { 0 };
        let whole = SourceSpan::from(0..self.text.len());
        Ok(Box::new(Seen { window: self, whole, column }))
    }
}

/// The line as miette sees it.
struct Seen<'a> {
    window: &'a Window,
    whole: SourceSpan,
    column: usize,
}

impl<'a> SpanContents<'a> for Seen<'a> {
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

/// Words of several lines.
struct Lines<'a>(&'a str);

impl fmt::Display for Lines<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, line) in self.0.lines().enumerate() {
            f.write_str(if index > 0 { "\n" } else { "" })?;
            f.write_str(&for_terminal(line))?;
        }
        Ok(())
    }
}

/// A finding as miette takes it.
#[derive(Debug)]
struct Drawn<'a> {
    shown: &'a Shown<'a>,
    window: Option<Window>,
}

impl fmt::Display for Drawn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&for_terminal(self.shown.message))?;
        if self.window.is_none() {
            let Place { line, column } = self.shown.place;
            let place = if (line, column) == (1, 1) { String::new() } else { format!(":{line}:{column}") };
            write!(f, " ({}{place})", for_terminal(self.shown.path))?;
        }
        Ok(())
    }
}

impl std::error::Error for Drawn<'_> {}

impl Diagnostic for Drawn<'_> {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(self.shown.code))
    }

    fn severity(&self) -> Option<miette::Severity> {
        Some(match self.shown.severity {
            Severity::Error => miette::Severity::Error,
            Severity::Warning => miette::Severity::Warning,
            Severity::Info => miette::Severity::Advice,
        })
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.shown.help.map(|help| Box::new(Lines(help)) as Box<dyn fmt::Display>)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.window.as_ref().map(|window| window as &dyn SourceCode)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let window = self.window.as_ref()?;
        let label = Some(for_terminal(self.shown.label).into_owned()).filter(|label| !label.is_empty());
        Some(Box::new(std::iter::once(LabeledSpan::new_with_span(label, window.label))))
    }
}
