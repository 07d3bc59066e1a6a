//! Rows in memory, column by column.

use super::columns::{Column, Kind};

/// Which game a row is about.
///
/// ```
/// let at = kibao::table::GameAt { number: 1, file: "a.bao", line: 7 };
/// assert_eq!(at.line, 7);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct GameAt<'a> {
    /// The number of the game in its file, or in a piece of the file; [`Writer`](super::Writer) adds the games before it.
    pub number: u32,
    /// The path of the file, as given.
    pub file: &'a str,
    /// The first line of the game.
    pub line: u32,
}

/// Rows of one table.
///
/// ```
/// use kibao::table::{Rows, TableKind};
/// assert!(Rows::new(&TableKind::Plies.columns(false)).is_empty());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Rows {
    pub(super) columns: Vec<Cells>,
}

/// The values of a column.
#[derive(Clone, Debug, Default)]
pub(super) struct Cells {
    /// For each row 1 if it has a value, 0 if it is null.
    pub(super) levels: Vec<i16>,
    pub(super) values: Values,
}

/// The values of the rows that have one.
#[derive(Clone, Debug)]
pub(super) enum Values {
    Int(Vec<i32>),
    Flag(Vec<bool>),
    Text(Texts),
}

impl Default for Values {
    fn default() -> Self {
        Self::Int(Vec::new())
    }
}

/// Texts one after the other; repeated ones are kept once.
#[derive(Clone, Debug, Default)]
pub(super) struct Texts {
    pub(super) bytes: String,
    pub(super) spans: Vec<(u32, u32)>,
}

impl Texts {
    pub(super) fn get(&self, index: usize) -> &str {
        self.spans
            .get(index)
            .and_then(|(start, end)| self.bytes.get(*start as usize..*end as usize))
            .unwrap_or_default()
    }

    fn push(&mut self, text: &str) {
        if let Some(last) = self.spans.last().copied()
            && self.bytes.get(last.0 as usize..last.1 as usize) == Some(text)
        {
            return self.spans.push(last);
        }
        // Rows are written long before there are 4 GiB of them.
        let at = |len: usize| u32::try_from(len).unwrap_or(u32::MAX);
        let start = at(self.bytes.len());
        self.bytes.push_str(text);
        self.spans.push((start, at(self.bytes.len())));
    }
}

/// The bytes of texts that are large.
#[cfg(feature = "table")]
const LARGE: usize = 1 << 24;

impl Rows {
    /// No rows of these columns.
    #[must_use]
    pub fn new(columns: &[Column]) -> Self {
        let values = |kind| match kind {
            Kind::Int8 | Kind::Int16 | Kind::Int32 => Values::Int(Vec::new()),
            Kind::Flag => Values::Flag(Vec::new()),
            Kind::Text => Values::Text(Texts::default()),
        };
        let cells = |it: &Column| Cells { levels: Vec::new(), values: values(it.kind) };
        Self { columns: columns.iter().map(cells).collect() }
    }

    /// The number of rows.
    ///
    /// ```
    /// use kibao::table::Rows;
    /// assert_eq!(Rows::default().len(), 0);
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        self.columns.first().map_or(0, |cells| cells.levels.len())
    }

    /// Whether the table is empty.
    ///
    /// ```
    /// use kibao::table::Rows;
    /// assert!(Rows::default().is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Begins a row. Each of its cells must be given.
    pub(super) fn row(&mut self, at: &GameAt<'_>) -> Row<'_> {
        let mut row = Row { cells: self.columns.iter_mut() };
        row.int(Some(at.number));
        row.text(Some(at.file));
        row.int(Some(at.line));
        row
    }

    /// Whether their texts should be written soon, because their memory would grow.
    #[cfg(feature = "table")]
    pub(super) fn is_large(&self) -> bool {
        let bytes = |cells: &Cells| if let Values::Text(texts) = &cells.values { texts.bytes.len() } else { 0 };
        self.columns.iter().map(bytes).sum::<usize>() > LARGE
    }

    /// The numbers of the games, and the other columns.
    #[cfg(feature = "table")]
    pub(super) fn split(self) -> (Vec<i32>, Vec<Cells>) {
        let mut columns = self.columns.into_iter();
        let numbers = match columns.next().map(|cells| cells.values) {
            Some(Values::Int(numbers)) => numbers,
            _ => Vec::new(),
        };
        (numbers, columns.collect())
    }

    /// Adds rows of the same columns behind these.
    #[cfg(feature = "table")]
    pub(super) fn append(&mut self, other: Self) {
        for (cells, more) in self.columns.iter_mut().zip(other.columns) {
            cells.levels.extend(more.levels);
            match (&mut cells.values, more.values) {
                (Values::Int(values), Values::Int(more)) => values.extend(more),
                (Values::Flag(values), Values::Flag(more)) => values.extend(more),
                (Values::Text(texts), Values::Text(more)) => {
                    (0..more.spans.len()).for_each(|index| texts.push(more.get(index)));
                }
                _ => {}
            }
        }
    }

    /// Adds to the numbers of the games.
    #[cfg(feature = "table")]
    pub(super) fn renumber(&mut self, before: u32) {
        if let Some(Values::Int(numbers)) = self.columns.first_mut().map(|cells| &mut cells.values) {
            renumber(numbers, before);
        }
    }
}

/// Adds to the numbers of games.
#[cfg(feature = "table")]
pub(super) fn renumber(numbers: &mut [i32], before: u32) {
    let before = i32::try_from(before).unwrap_or(i32::MAX);
    for number in numbers {
        *number = number.saturating_add(before);
    }
}

/// A row that is being given its cells, from left to right.
pub(super) struct Row<'r> {
    cells: std::slice::IterMut<'r, Cells>,
}

impl Row<'_> {
    pub(super) fn int(&mut self, value: Option<u32>) {
        let Some(cells) = self.cells.next() else { return };
        cells.levels.push(value.is_some().into());
        if let (Values::Int(values), Some(value)) = (&mut cells.values, value) {
            values.push(i32::try_from(value).unwrap_or(i32::MAX));
        }
    }

    pub(super) fn flag(&mut self, value: Option<bool>) {
        let Some(cells) = self.cells.next() else { return };
        cells.levels.push(value.is_some().into());
        if let (Values::Flag(values), Some(value)) = (&mut cells.values, value) {
            values.push(value);
        }
    }

    pub(super) fn text(&mut self, value: Option<&str>) {
        let Some(cells) = self.cells.next() else { return };
        cells.levels.push(value.is_some().into());
        if let (Values::Text(texts), Some(value)) = (&mut cells.values, value) {
            texts.push(value);
        }
    }

    /// Whether there is another column.
    pub(super) fn has_more(&self) -> bool {
        self.cells.len() > 0
    }

    /// Leaves all remaining cells of the row empty.
    pub(super) fn nulls(self) {
        self.cells.for_each(|cells| cells.levels.push(0));
    }
}
