//! Tables as CSV and as JSON, a line a row.

use super::columns::Column;
use super::rows::{Cells, Rows, Values};
use crate::render::{for_csv, json};
use std::io::Write;

/// The lines of rows without the numbers of the games, which begin each line.
#[derive(Debug)]
pub(super) struct TextRows {
    /// What is before the number.
    before: &'static [u8],
    rest: Vec<u8>,
    /// For each row the number of its game, and where it ends.
    rows: Vec<(i32, usize)>,
}

impl TextRows {
    /// Appends the lines; `before` is added to the numbers.
    pub(super) fn write(&self, before: u32, out: &mut Vec<u8>) {
        let mut start = 0;
        for (number, end) in &self.rows {
            out.extend_from_slice(self.before);
            append_number(out, i64::from(*number) + i64::from(before));
            out.extend_from_slice(self.rest.get(start..*end).unwrap_or_default());
            start = *end;
        }
    }
}

/// The first line of CSV.
pub(super) fn head(columns: &[Column]) -> String {
    let names: Vec<&str> = columns.iter().map(|column| column.name.as_ref()).collect();
    names.join(",") + "\r\n"
}

/// Whether a line is an object with these columns, in this order.
pub(super) fn is_row(columns: &[Column], line: &[u8]) -> bool {
    let Ok(serde_json::Value::Object(row)) = serde_json::from_slice(line) else { return false };
    row.keys().map(String::as_str).eq(columns.iter().map(|column| column.name.as_ref()))
}

pub(super) fn csv(rows: &Rows) -> TextRows {
    lines(rows, b"", b"\r\n", |_, value, out| {
        out.push(b',');
        match value {
            Value::Null => {}
            Value::Int(number) => append_number(out, number.into()),
            Value::Flag(flag) => out.extend_from_slice(if flag { b"true" } else { b"false" }),
            Value::Text(text) => out.extend_from_slice(for_csv(text).as_bytes()),
        }
    })
}

pub(super) fn ndjson(columns: &[Column], rows: &Rows) -> TextRows {
    let keys: Vec<String> = columns.iter().skip(1).map(|column| format!(",\"{}\":", column.name)).collect();
    lines(rows, b"{\"game\":", b"}\n", |at, value, out| {
        out.extend_from_slice(keys.get(at).map_or(&b""[..], |key| key.as_bytes()));
        match value {
            Value::Null => out.extend_from_slice(b"null"),
            Value::Int(number) => append_number(out, number.into()),
            Value::Flag(flag) => out.extend_from_slice(if flag { b"true" } else { b"false" }),
            Value::Text(text) => json::write(out, &text),
        }
    })
}

enum Value<'a> {
    Null,
    Int(i32),
    Flag(bool),
    Text(&'a str),
}

/// A column that is read from its first row to its last.
struct Cursor<'a> {
    cells: &'a Cells,
    row: usize,
    value: usize,
}

impl<'a> Cursor<'a> {
    fn next(&mut self) -> Value<'a> {
        let level = self.cells.levels.get(self.row).copied().unwrap_or_default();
        self.row += 1;
        if level == 0 {
            return Value::Null;
        }
        let at = self.value;
        self.value += 1;
        match &self.cells.values {
            Values::Int(values) => values.get(at).map_or(Value::Null, |it| Value::Int(*it)),
            Values::Flag(values) => values.get(at).map_or(Value::Null, |it| Value::Flag(*it)),
            Values::Text(texts) => Value::Text(texts.get(at)),
        }
    }
}

fn lines(rows: &Rows, before: &'static [u8], end: &[u8], append: impl Fn(usize, Value<'_>, &mut Vec<u8>)) -> TextRows {
    let mut cursors: Vec<Cursor<'_>> = rows.columns.iter().map(|cells| Cursor { cells, row: 0, value: 0 }).collect();
    let mut lines = TextRows { before, rest: Vec::new(), rows: Vec::with_capacity(rows.len()) };
    let Some((first, others)) = cursors.split_first_mut() else { return lines };
    for _ in 0..rows.len() {
        let number = if let Value::Int(number) = first.next() { number } else { 0 };
        for (at, cursor) in others.iter_mut().enumerate() {
            append(at, cursor.next(), &mut lines.rest);
        }
        lines.rest.extend_from_slice(end);
        lines.rows.push((number, lines.rest.len()));
    }
    lines
}

fn append_number(out: &mut Vec<u8>, number: i64) {
    // Writing to memory cannot fail.
    let _ = write!(out, "{number}");
}
