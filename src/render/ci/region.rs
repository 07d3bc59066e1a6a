//! Where a finding or its fix is.

use serde_json::{Value, json};

/// A stretch of a file: from line and column to line and column, the last not included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// The first character.
    pub start: (u32, u32),
    /// The character after the last.
    pub end: (u32, u32),
}

impl Region {
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
