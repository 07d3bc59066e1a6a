//! The region of a finding or of its fix.

use crate::findings::Placed;
use crate::source::{Place, Span};
use serde_json::{Value, json};

/// A region of a file, from one line and column to another; the end is exclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Region {
    /// The first character.
    pub(super) start: (u32, u32),
    /// The character after the last.
    pub(super) end: (u32, u32),
}

impl Region {
    /// The region of a span of text.
    pub(super) fn of(span: Span, place: &dyn Fn(u32) -> Place) -> Self {
        let (start, end) = (place(span.start), place(span.end));
        Self { start: (start.line, start.column), end: (end.line, end.column) }
    }

    /// The region of a finding about a file. A finding about a line end reaches to the start of the next line.
    pub(super) fn placed(placed: &Placed) -> Self {
        let Place { line, column } = placed.place;
        let characters = u32::try_from(placed.line.chars().count()).unwrap_or(u32::MAX);
        let at_end = placed.length > 0 && column == characters.saturating_add(1);
        let end = if at_end { (line.saturating_add(1), 1) } else { (line, column.saturating_add(placed.length)) };
        Self { start: (line, column), end }
    }

    /// The empty region at the start of this one.
    pub(super) const fn insertion(self) -> Self {
        Self { end: self.start, ..self }
    }

    /// The region as SARIF writes it.
    pub(super) fn sarif(self) -> Value {
        let (from, to) = (self.start, self.end);
        json!({ "startLine": from.0, "startColumn": from.1, "endLine": to.0, "endColumn": to.1 })
    }

    /// The region as workflow commands of GitHub write it. They allow columns only within one line; a region that ends at the
    /// start of a line ends with the line before.
    pub(super) fn github(self) -> String {
        let ((line, column), (last, end)) = (self.start, self.end);
        if line == last {
            return format!("line={line},endLine={line},col={column},endColumn={end}");
        }
        format!("line={line},endLine={}", if end == 1 { last.saturating_sub(1) } else { last })
    }
}
