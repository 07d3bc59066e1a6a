//! A table of texts, which can be written as plain lines.

use crate::render::for_terminal;
use unicode_width::UnicodeWidthStr;

/// A table; the first cell of a row names the row.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    /// The headings of the columns, and whether a column holds words instead of numbers.
    pub(super) columns: Vec<(String, bool)>,
    pub(super) rows: Vec<Vec<String>>,
}

impl Table {
    /// Creates a table with a column of words, followed by columns of numbers.
    pub(super) fn new(first: String, numbers: impl IntoIterator<Item = String>) -> Self {
        let columns = std::iter::once((first, true)).chain(numbers.into_iter().map(|column| (column, false)));
        Self { columns: columns.collect(), rows: Vec::new() }
    }

    /// Changes columns to columns of words.
    pub(super) fn words(mut self, columns: &[usize]) -> Self {
        for column in columns {
            if let Some((_, words)) = self.columns.get_mut(*column) {
                *words = true;
            }
        }
        self
    }

    pub(super) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// The table as lines that begin with two blanks; numbers are right-aligned.
    pub(super) fn lines(&self) -> String {
        let clean = |text: &String| for_terminal(text).into_owned();
        let head: Vec<String> = self.columns.iter().map(|(column, _)| clean(column)).collect();
        let rows: Vec<Vec<String>> = self.rows.iter().map(|row| row.iter().map(clean).collect()).collect();
        let all = || std::iter::once(&head).chain(&rows);
        let cell = |row: &Vec<String>, at: usize| row.get(at).map_or(0, |cell| cell.width());
        // A row of one cell is a remark, which may be wider than its column.
        let wide = || all().filter(|row| row.len() > 1 || head.len() == 1);
        let widths: Vec<usize> =
            (0..head.len()).map(|at| wide().map(|row| cell(row, at)).max().unwrap_or_default()).collect();
        let mut out = String::new();
        for row in all() {
            let mut line = String::new();
            for ((cell, width), (_, words)) in row.iter().zip(&widths).zip(&self.columns) {
                let gap = " ".repeat(width.saturating_sub(cell.width()));
                line += "  ";
                line += &if *words { cell.clone() + &gap } else { gap + cell };
            }
            out += line.trim_end();
            out.push('\n');
        }
        out
    }
}
