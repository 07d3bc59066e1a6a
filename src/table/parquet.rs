//! Tables as Apache Parquet. Columns are encoded on any thread, a group of rows at a time, and copied into the file in order.

use super::columns::{Column, Kind, TableKind};
use super::encode::maker;
use super::rows::{Cells, Rows, Values, renumber};
use bytes::Bytes;
use parquet::basic::{Compression, Encoding, LogicalType, Repetition, Type as Physical, ZstdLevel};
use parquet::column::writer::{ColumnCloseResult, ColumnWriter, get_column_writer};
use parquet::data_type::ByteArray;
use parquet::errors::Result;
use parquet::file::properties::{EnabledStatistics, WriterProperties, WriterPropertiesPtr};
use parquet::file::writer::{SerializedFileWriter, SerializedPageWriter, TrackedWrite};
use parquet::schema::types::{ColumnPath, SchemaDescriptor, Type, TypePtr};
use std::io;
use std::sync::Arc;

/// The columns as Parquet has them.
#[derive(Debug)]
pub(super) struct Schema {
    columns: SchemaDescriptor,
    properties: WriterPropertiesPtr,
}

/// A column of a group: its bytes, and what the file says about it.
type Chunk = (Bytes, ColumnCloseResult);

/// Encoded rows.
pub(super) struct Group {
    /// The numbers of the games, not yet encoded.
    numbers: Vec<i32>,
    columns: Vec<Chunk>,
}

impl std::fmt::Debug for Group {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Group").field("rows", &self.numbers.len()).finish_non_exhaustive()
    }
}

/// A file that is being written; its bytes are taken out group by group.
pub(super) struct File(SerializedFileWriter<Vec<u8>>);

impl Schema {
    pub(super) fn new(kind: TableKind, columns: &[Column]) -> io::Result<Self> {
        let fields: Result<Vec<TypePtr>> = columns.iter().map(|it| field(it).map(Arc::new)).collect();
        let root = fields.and_then(|fields| Type::group_type_builder(kind.name()).with_fields(fields).build());
        let mut properties = WriterProperties::builder()
            .set_compression(Compression::ZSTD(ZstdLevel::try_new(LEVEL).map_err(io::Error::other)?))
            .set_statistics_enabled(EnabledStatistics::Chunk)
            .set_offset_index_disabled(true)
            .set_data_page_row_count_limit(PAGE)
            .set_created_by(format!("{} {}", maker(kind), env!("CARGO_PKG_VERSION")));
        for column in columns {
            let path = ColumnPath::from(&*column.name);
            if COUNTING.contains(&&*column.name) {
                properties = properties
                    .set_column_dictionary_enabled(path.clone(), false)
                    .set_column_encoding(path, Encoding::DELTA_BINARY_PACKED);
            } else if kind == TableKind::Plies
                && matches!(column.kind, Kind::Text | Kind::Int8)
                && column.name != "file"
            {
                // No query skips rows by the least and the greatest move or number of seeds, and comparing takes a tenth of the time.
                properties = properties.set_column_statistics_enabled(path, EnabledStatistics::None);
            }
        }
        let properties = Arc::new(properties.build());
        Ok(Self { columns: SchemaDescriptor::new(Arc::new(root?)), properties })
    }

    /// Encodes rows.
    pub(super) fn group(&self, rows: Rows) -> io::Result<Group> {
        let (numbers, columns) = rows.split();
        let columns: Result<Vec<Chunk>> =
            columns.into_iter().enumerate().map(|(at, cells)| self.chunk(at + 1, cells)).collect();
        Ok(Group { numbers, columns: columns? })
    }

    fn chunk(&self, at: usize, cells: Cells) -> Result<Chunk> {
        let mut sink = TrackedWrite::new(Vec::new());
        let pages = Box::new(SerializedPageWriter::new(&mut sink));
        let mut writer = get_column_writer(self.columns.column(at), Arc::clone(&self.properties), pages);
        let levels = Some(cells.levels.as_slice());
        match (&mut writer, cells.values) {
            (ColumnWriter::Int32ColumnWriter(it), Values::Int(values)) => drop(it.write_batch(&values, levels, None)?),
            (ColumnWriter::BoolColumnWriter(it), Values::Flag(values)) => drop(it.write_batch(&values, levels, None)?),
            (ColumnWriter::ByteArrayColumnWriter(it), Values::Text(texts)) => {
                let all = ByteArray::from(texts.bytes.into_bytes());
                let part = |(start, end): &(u32, u32)| all.slice(*start as usize, (end - start) as usize);
                let values: Vec<ByteArray> = texts.spans.iter().map(part).collect();
                it.write_batch(&values, levels, None)?;
            }
            _ => {}
        }
        let closed = writer.close()?;
        Ok((sink.into_inner()?.into(), closed))
    }
}

/// How hard Zstandard works: a file is 4 % smaller than at level 1. Level 7 saves another 0.3 % and takes half as much time again
/// for the compression.
const LEVEL: i32 = 5;

/// Columns that count up from row to row, so that the differences are small.
const COUNTING: [&str; 4] = ["game", "line", "ply", "round"];

/// The most rows of a page.
const PAGE: usize = 1 << 16;

fn field(column: &Column) -> Result<Type> {
    let (physical, logical) = match column.kind {
        Kind::Int8 => (Physical::INT32, Some(LogicalType::integer(8, true))),
        Kind::Int16 => (Physical::INT32, Some(LogicalType::integer(16, true))),
        Kind::Int32 => (Physical::INT32, None),
        Kind::Flag => (Physical::BOOLEAN, None),
        Kind::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
    };
    let builder = Type::primitive_type_builder(&column.name, physical);
    builder.with_repetition(Repetition::OPTIONAL).with_logical_type(logical).build()
}

impl File {
    pub(super) fn new(schema: &Schema) -> io::Result<Self> {
        let (root, properties) = (schema.columns.root_schema_ptr(), Arc::clone(&schema.properties));
        Ok(Self(SerializedFileWriter::new(Vec::new(), root, properties)?))
    }

    /// Appends a group of rows to `out`; `before` is added to the numbers of the games.
    pub(super) fn write(&mut self, schema: &Schema, group: Group, before: u32, out: &mut Vec<u8>) -> io::Result<()> {
        let Group { mut numbers, columns } = group;
        renumber(&mut numbers, before);
        let games = Cells { levels: vec![1; numbers.len()], values: Values::Int(numbers) };
        let mut rows = self.0.next_row_group()?;
        for (bytes, about) in std::iter::once(schema.chunk(0, games)?).chain(columns) {
            rows.append_column(&bytes, about)?;
        }
        rows.close()?;
        self.take(out)
    }

    /// Appends the end of the file.
    pub(super) fn end(mut self, out: &mut Vec<u8>) -> io::Result<()> {
        self.0.finish()?;
        self.take(out)
    }

    fn take(&mut self, out: &mut Vec<u8>) -> io::Result<()> {
        self.0.flush()?;
        out.append(self.0.inner_mut());
        Ok(())
    }
}
