//! From rows to the bytes of a file: most of the work on any thread, the rest in the order of the input.

use super::columns::{Column, TableKind};
#[cfg(feature = "table")]
use super::parquet::{File, Group, Schema};
use super::rows::Rows;
use super::text::{self, TextRows};
use std::io;

/// How a table is written.
///
/// ```
/// use kibao::table::TableFormat;
/// assert_eq!(TableFormat::of_ending("jsonl"), Some(TableFormat::Ndjson));
/// assert_eq!(TableFormat::of_ending("txt"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFormat {
    /// Lines that end with CR and LF, the first with the names of the columns.
    Csv,
    /// One JSON object a line.
    Ndjson,
    /// Apache Parquet with dictionaries and Zstandard.
    #[cfg(feature = "table")]
    Parquet,
}

impl TableFormat {
    /// The format of files with this ending.
    #[must_use]
    pub fn of_ending(ending: &str) -> Option<Self> {
        match ending {
            "csv" => Some(Self::Csv),
            "ndjson" | "jsonl" => Some(Self::Ndjson),
            #[cfg(feature = "table")]
            "parquet" => Some(Self::Parquet),
            _ => None,
        }
    }
}

/// Encodes rows of one table.
///
/// ```
/// use kibao::{replay::{Options, replays}, table::{Encoder, GameAt, TableFormat, TableKind, Writer, add_plies}};
/// let encoder = Encoder::new(TableKind::Plies, false, TableFormat::Csv).unwrap();
/// let mut rows = encoder.rows();
/// let game = replays("1: A7>* a7>*;\n", &Options::default()).next().unwrap();
/// add_plies(&mut rows, &game, &GameAt { number: 1, file: "a.bao", line: 1 });
/// let (mut writer, mut out) = (Writer::new(&encoder).unwrap(), Vec::new());
/// writer.write(encoder.encode(rows).unwrap(), 40, &mut out).unwrap();
/// writer.end(&mut out).unwrap();
/// let out = String::from_utf8(out).unwrap();
/// assert!(out.starts_with("game,file,line,ply,") && out.contains("\r\n41,a.bao,1,2,1,north,a7>*,"), "{out}");
/// ```
#[derive(Debug)]
pub struct Encoder {
    columns: Vec<Column>,
    format: TableFormat,
    #[cfg(feature = "table")]
    schema: Schema,
}

/// Encoded rows; only the numbers of the games are not final.
#[derive(Debug)]
pub struct Encoded(Body);

#[derive(Debug)]
enum Body {
    Text(TextRows),
    /// Too few for a group of their own.
    #[cfg(feature = "table")]
    Few(Rows),
    #[cfg(feature = "table")]
    Group(Group),
}

/// Rows for a group of their own. A piece of a large input has about twice as many plies.
#[cfg(feature = "table")]
const GROUP: usize = 1 << 14;

impl Encoder {
    /// See [`TableKind::columns`] for `more`.
    ///
    /// # Errors
    /// If the columns do not fit the format, which is an error of this library.
    pub fn new(kind: TableKind, more: bool, format: TableFormat) -> io::Result<Self> {
        let columns = kind.columns(more);
        Ok(Self {
            #[cfg(feature = "table")]
            schema: Schema::new(kind, &columns)?,
            columns,
            format,
        })
    }

    /// No rows of the table.
    #[must_use]
    pub fn rows(&self) -> Rows {
        Rows::new(&self.columns)
    }

    /// Encodes rows.
    ///
    /// # Errors
    /// If the format cannot hold them, which is an error of this library.
    #[cfg_attr(not(feature = "table"), expect(clippy::needless_pass_by_value, reason = "Parquet takes them apart"))]
    pub fn encode(&self, rows: Rows) -> io::Result<Encoded> {
        Ok(Encoded(match self.format {
            TableFormat::Csv => Body::Text(text::csv(&rows)),
            TableFormat::Ndjson => Body::Text(text::ndjson(&self.columns, &rows)),
            #[cfg(feature = "table")]
            TableFormat::Parquet if rows.len() < GROUP => Body::Few(rows),
            #[cfg(feature = "table")]
            TableFormat::Parquet => Body::Group(self.schema.group(rows)?),
        }))
    }
}

/// Writes a file of encoded rows, in order.
pub struct Writer<'e> {
    encoder: &'e Encoder,
    begun: bool,
    #[cfg(feature = "table")]
    file: File,
    /// Rows that wait for more.
    #[cfg(feature = "table")]
    waiting: Rows,
}

impl<'e> Writer<'e> {
    /// Begins a file.
    ///
    /// # Errors
    /// The same as for [`Encoder::new`].
    pub fn new(encoder: &'e Encoder) -> io::Result<Self> {
        Ok(Self {
            encoder,
            begun: false,
            #[cfg(feature = "table")]
            file: File::new(&encoder.schema)?,
            #[cfg(feature = "table")]
            waiting: encoder.rows(),
        })
    }

    /// Appends to `out` what can be written by now; `before` is the number of games in the file before those of the rows.
    ///
    /// # Errors
    /// The same as for [`Encoder::encode`].
    pub fn write(&mut self, encoded: Encoded, before: u32, out: &mut Vec<u8>) -> io::Result<()> {
        self.begin(out);
        match encoded.0 {
            Body::Text(rows) => rows.write(before, out),
            #[cfg(feature = "table")]
            Body::Few(mut rows) => {
                rows.renumber(before);
                self.waiting.append(rows);
                if self.waiting.len() >= GROUP || self.waiting.is_large() {
                    self.gathered(out)?;
                }
            }
            #[cfg(feature = "table")]
            Body::Group(group) => {
                self.gathered(out)?;
                self.file.write(&self.encoder.schema, group, before, out)?;
            }
        }
        Ok(())
    }

    /// Appends the end of the file.
    ///
    /// # Errors
    /// The same as for [`Encoder::encode`].
    pub fn end(mut self, out: &mut Vec<u8>) -> io::Result<()> {
        self.begin(out);
        #[cfg(feature = "table")]
        if self.encoder.format == TableFormat::Parquet {
            self.gathered(out)?;
            self.file.end(out)?;
        }
        Ok(())
    }

    fn begin(&mut self, out: &mut Vec<u8>) {
        if !std::mem::replace(&mut self.begun, true) && self.encoder.format == TableFormat::Csv {
            out.extend_from_slice(text::head(&self.encoder.columns).as_bytes());
        }
    }

    /// Writes the rows that wait.
    #[cfg(feature = "table")]
    fn gathered(&mut self, out: &mut Vec<u8>) -> io::Result<()> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        let rows = std::mem::replace(&mut self.waiting, self.encoder.rows());
        let group = self.encoder.schema.group(rows)?;
        self.file.write(&self.encoder.schema, group, 0, out)
    }
}

/// Whether a file is a table of this kind made here: by its first line, and for Parquet by its last bytes.
///
/// ```
/// use kibao::table::{TableKind, is_table};
/// let names: Vec<_> = TableKind::Plies.columns(false).into_iter().map(|column| column.name).collect();
/// let first = names.join(",");
/// assert!(is_table(TableKind::Plies, first.as_bytes(), b"") && !is_table(TableKind::Games, first.as_bytes(), b""));
/// assert!(!is_table(TableKind::Plies, br#"{"game":"chess"}"#, b"") && !is_table(TableKind::Plies, b"PAR1", b"PAR1"));
/// ```
#[must_use]
pub fn is_table(kind: TableKind, first: &[u8], last: &[u8]) -> bool {
    let line = first.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let made = maker(kind);
    let parquet = || first.starts_with(b"PAR1") && last.windows(made.len()).any(|it| it == made.as_bytes());
    [false, true].into_iter().any(|more| {
        let columns = kind.columns(more);
        text::head(&columns).trim_end().as_bytes() == line.trim_ascii_end() || text::is_row(&columns, line)
    }) || parquet()
}

/// What a Parquet file says of the program that made it.
pub(super) fn maker(kind: TableKind) -> String {
    format!("kibao table {}", kind.name())
}
