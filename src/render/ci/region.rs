//! Where a finding or its fix is.

use crate::findings::Placed;
use crate::source::{Place, Span};
use serde_json::{Value, json};

/// A stretch of a file: from line and column to line and column, the last not included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Region {
    /// The first character.
    pub(super) start: (u32, u32),
    /// The character after the last.
    pub(super) end: (u32, u32),
}

impl Region {
    /// Of a stretch of a text.
    pub(super) fn of(span: Span, place: &dyn Fn(u32) -> Place) -> Self {
        let (start, end) = (place(span.start), place(span.end));
        Self { start: (start.line, start.column), end: (end.line, end.column) }
    }

    /// Of a finding about a file. One about the end of a line ends where the next begins.
    pub(super) fn placed(placed: &Placed) -> Self {
        let Place { line, column } = placed.place;
        let characters = u32::try_from(placed.line.chars().count()).unwrap_or(u32::MAX);
        let at_end = placed.length > 0 && column == characters.saturating_add(1);
        let end = if at_end { (line.saturating_add(1), 1) } else { (line, column.saturating_add(placed.length)) };
        Self { start: (line, column), end }
    }

    /// Where it begins, without a character.
    pub(super) const fn insertion(self) -> Self {
        Self { end: self.start, ..self }
    }

    /// As SARIF has it.
    pub(super) fn sarif(self) -> Value {
        let (from, to) = (self.start, self.end);
        json!({ "startLine": from.0, "startColumn": from.1, "endLine": to.0, "endColumn": to.1 })
    }

    /// As workflow commands of GitHub have it. Their columns are of one line only, and what ends at the beginning of a line
    /// ends with the one before.
    pub(super) fn github(self) -> String {
        let ((line, column), (last, end)) = (self.start, self.end);
        if line == last {
            return format!("line={line},endLine={line},col={column},endColumn={end}");
        }
        format!("line={line},endLine={}", if end == 1 { last.saturating_sub(1) } else { last })
    }
}
