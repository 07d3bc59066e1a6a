//! Places as the protocol counts them: lines from 0, and characters in UTF-16 or UTF-8 units, as client and server agreed.

use crate::source::{LineIndex, Span};
use gen_lsp_types::{Position, Range};

/// What the characters of a position are.
///
/// ```
/// use kibao::lsp::Units;
/// assert_eq!((Units::Utf16.len("ü𝄞"), Units::Utf8.len("ü𝄞")), (3, 6));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Units {
    /// Units of UTF-16, which every client knows.
    #[default]
    Utf16,
    /// Bytes of UTF-8.
    Utf8,
}

impl Units {
    const fn of(self, c: char) -> usize {
        match self {
            Self::Utf16 => c.len_utf16(),
            Self::Utf8 => c.len_utf8(),
        }
    }

    /// The length of a text.
    #[must_use]
    pub fn len(self, text: &str) -> u32 {
        let len = if text.is_ascii() { text.len() } else { text.chars().map(|c| self.of(c)).sum() };
        u32::try_from(len).unwrap_or(u32::MAX)
    }

    /// The byte at which a character of a line begins; the end of the line if it has fewer, and the start of a character if the
    /// place is within it.
    ///
    /// ```
    /// use kibao::lsp::Units;
    /// assert_eq!([0, 1, 2, 3, 9].map(|at| Units::Utf16.byte("ü𝄞!", at)), [0, 2, 2, 6, 7]);
    /// ```
    #[must_use]
    pub fn byte(self, line: &str, character: u32) -> usize {
        let mut left = character as usize;
        for (at, c) in line.char_indices() {
            let units = self.of(c);
            if left < units {
                return at;
            }
            left -= units;
        }
        line.len()
    }
}

/// A range below `lines` other lines.
pub(super) fn moved(range: Range, lines: u32) -> Range {
    let down = |at: Position| Position { line: at.line + lines, ..at };
    Range { start: down(range.start), end: down(range.end) }
}

/// The lines of a part of a document.
#[derive(Debug)]
pub(super) struct Lines<'t> {
    text: &'t str,
    index: LineIndex<'t>,
    units: Units,
    /// The number of lines of the document before it.
    before: u32,
}

impl<'t> Lines<'t> {
    pub(super) fn new(text: &'t str, units: Units, before: u32) -> Self {
        Self { text, index: LineIndex::new(text), units, before }
    }

    /// The place of a byte.
    pub(super) fn position(&self, offset: u32) -> Position {
        let line = self.index.line(offset);
        let start = self.index.line_span(line).unwrap_or_default().start;
        let at = self.text.floor_char_boundary(offset as usize);
        let before = self.text.get(start as usize..at).unwrap_or_default();
        Position { line: self.before + line.saturating_sub(1), character: self.units.len(before) }
    }

    pub(super) fn range(&self, span: Span) -> Range {
        Range { start: self.position(span.start), end: self.position(span.end) }
    }

    /// The byte of a place; a place beyond the end of its line is that end.
    pub(super) fn offset(&self, position: Position) -> u32 {
        let line = position.line.saturating_sub(self.before).saturating_add(1);
        let Some(span) = self.index.line_span(line) else { return Span::new(self.text.len(), self.text.len()).start };
        span.start + u32::try_from(self.units.byte(span.of(self.text), position.character)).unwrap_or_default()
    }

    pub(super) fn span(&self, range: Range) -> Span {
        let (start, end) = (self.offset(range.start), self.offset(range.end));
        Span { start: start.min(end), end: start.max(end) }
    }

    /// The line that holds a byte, without its end.
    pub(super) fn line_of(&self, offset: u32) -> Span {
        self.index.line_span(self.index.line(offset)).unwrap_or_default()
    }
}
