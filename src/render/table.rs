//! A table of texts, which can be written as plain lines and as HTML.

use super::escape::{for_terminal, for_xml};
use std::collections::BTreeMap;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// A table; the first cell of a row names the row.
#[derive(Clone, Debug, Default)]
pub(in crate::render) struct Table {
    /// The headings of the columns, and whether a column holds words instead of numbers.
    pub(in crate::render) columns: Vec<(String, bool)>,
    pub(in crate::render) rows: Vec<Vec<String>>,
    /// The addresses that cells link to, by row and column.
    pub(in crate::render) links: BTreeMap<(usize, usize), String>,
    /// Whether the last column has paths, which are cut first, and at their beginning.
    ends: bool,
}

impl Table {
    /// Creates a table with a column of words, followed by columns of numbers.
    pub(in crate::render) fn new(first: String, numbers: impl IntoIterator<Item = String>) -> Self {
        let columns = std::iter::once((first, true)).chain(numbers.into_iter().map(|column| (column, false)));
        Self { columns: columns.collect(), ..Self::default() }
    }

    /// Makes the last column one of paths, whose ends are kept.
    pub(in crate::render) const fn keep_ends(&mut self) {
        self.ends = true;
    }

    /// Changes columns to columns of words.
    pub(in crate::render) fn words(mut self, columns: &[usize]) -> Self {
        for column in columns {
            if let Some((_, words)) = self.columns.get_mut(*column) {
                *words = true;
            }
        }
        self
    }

    pub(in crate::render) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// The table as lines that begin with two blanks; numbers are right-aligned.
    pub(in crate::render) fn lines(&self) -> String {
        self.lines_within(usize::MAX)
    }

    /// The table as lines of at most `most` columns, as far as cutting its words allows.
    pub(in crate::render) fn lines_within(&self, most: usize) -> String {
        let clean = |text: &String| for_terminal(text).into_owned();
        let head: Vec<String> = self.columns.iter().map(|(column, _)| clean(column)).collect();
        let mut rows: Vec<Vec<String>> = self.rows.iter().map(|row| row.iter().map(clean).collect()).collect();
        self.cut(&head, &mut rows, most);
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

    /// The table in blocks of columns, one below the other, each at most `most` columns wide; the first column is in each.
    pub(in crate::render) fn blocks_within(&self, most: usize) -> String {
        let width = |at: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(at)).chain(self.columns.get(at).map(|(it, _)| it));
            cells.map(|cell| cell.width() + 2).max().unwrap_or_default()
        };
        let first = width(0).min(most / 2);
        let (mut blocks, mut used) = (vec![vec![0]], first);
        for at in 1..self.columns.len() {
            if used + width(at) > most && used > first {
                blocks.push(vec![0]);
                used = first;
            }
            used += width(at);
            if let Some(block) = blocks.last_mut() {
                block.push(at);
            }
        }
        let block = |columns: &Vec<usize>| {
            let row = |row: &Vec<String>| columns.iter().filter_map(|at| row.get(*at).cloned()).collect();
            let part = Self {
                columns: columns.iter().filter_map(|at| self.columns.get(*at).cloned()).collect(),
                rows: self.rows.iter().map(row).collect(),
                ..Self::default()
            };
            part.lines_within(most)
        };
        blocks.iter().map(block).collect::<Vec<_>>().join("\n")
    }

    /// Cuts the widest column of words until the table fits.
    fn cut(&self, head: &[String], rows: &mut [Vec<String>], most: usize) {
        let widest = |rows: &[Vec<String>], at: usize| {
            let cells = rows.iter().filter_map(|row| row.get(at)).chain(head.get(at));
            cells.map(|cell| cell.width()).max().unwrap_or_default()
        };
        loop {
            let widths: Vec<usize> = (0..head.len()).map(|at| widest(rows, at)).collect();
            let over = widths.iter().map(|width| width + 2).sum::<usize>().saturating_sub(most);
            let words =
                widths.iter().enumerate().filter(|(at, _)| self.columns.get(*at).is_some_and(|(_, words)| *words));
            let last = head.len().saturating_sub(1);
            let of_paths = (last, widths.get(last).copied().unwrap_or_default());
            let of_paths = Some(of_paths).filter(|(_, width)| self.ends && *width > 14);
            let widest = words.map(|(at, width)| (at, *width)).max_by_key(|(_, width)| *width);
            let Some((at, width)) = of_paths.or(widest).filter(|(_, width)| *width > 6) else { return };
            if over == 0 || head.get(at).is_some_and(|head| head.width() >= width) {
                return;
            }
            let to = width.saturating_sub(over.min(4)).max(6);
            let keeps_end = self.ends && at == last;
            for cell in rows.iter_mut().filter_map(|row| row.get_mut(at)) {
                *cell = shortened(cell, to, keeps_end);
            }
        }
    }

    /// The table as HTML, in a frame that scrolls separately; `name` is its name, already escaped.
    pub(in crate::render) fn html(&self, name: &str, caption: Option<&str>) -> String {
        let mut out = "<table>\n".to_owned();
        if let Some(caption) = caption {
            out += &format!("<caption>{caption}</caption>\n");
        }
        out += "<thead>\n<tr>";
        for (at, (column, words)) in self.columns.iter().enumerate() {
            let class = if *words { " class=\"words\"" } else { "" };
            // An empty heading is a cell.
            out += &if column.is_empty() {
                format!("<td{class}></td>")
            } else if at == 0 {
                format!("<th scope=\"col\">{}</th>", for_xml(column))
            } else {
                format!("<th scope=\"col\"{class}>{}</th>", for_xml(column))
            };
        }
        out += "</tr>\n</thead>\n<tbody>\n";
        for (number, row) in self.rows.iter().enumerate() {
            out += "<tr>";
            for (at, (cell, (_, words))) in row.iter().zip(&self.columns).enumerate() {
                let class = match (words, at + 1 == self.columns.len()) {
                    (true, true) => " class=\"words place\"",
                    (true, false) => " class=\"words\"",
                    (false, _) => "",
                };
                let cell = match self.links.get(&(number, at)) {
                    Some(link) => format!("<a href=\"{}\">{}</a>", for_xml(link), for_xml(cell)),
                    None => for_xml(cell).into_owned(),
                };
                out +=
                    &if at == 0 { format!("<th scope=\"row\">{cell}</th>") } else { format!("<td{class}>{cell}</td>") };
            }
            out += "</tr>\n";
        }
        wide(&(out + "</tbody>\n</table>\n"), name)
    }
}

/// A part that may be wider than a narrow screen; it can also be scrolled with the keyboard.
pub(in crate::render) fn wide(inside: &str, name: &str) -> String {
    format!("<div class=\"wide\" role=\"group\" tabindex=\"0\" aria-label=\"{name}\">\n{inside}</div>\n")
}

/// A text of at most `most` columns, with an ellipsis in place of its end, or of its beginning.
fn shortened(text: &str, most: usize, keeps_end: bool) -> String {
    if text.width() <= most {
        return text.to_owned();
    }
    let mut columns = 1;
    let fits = |c: &char| {
        columns += c.width().unwrap_or_default();
        columns <= most
    };
    if keeps_end {
        let kept: Vec<char> = text.chars().rev().take_while(fits).collect();
        return std::iter::once('\u{2026}').chain(kept.into_iter().rev()).collect();
    }
    text.chars().take_while(fits).chain(['\u{2026}']).collect()
}

/// Escaped text, with what is in backticks as code.
pub(in crate::render) fn with_code(text: &str) -> String {
    let mut out = String::new();
    for (at, piece) in text.split('`').enumerate() {
        out += &if at % 2 == 1 { format!("<code>{piece}</code>") } else { piece.to_owned() };
    }
    out
}
