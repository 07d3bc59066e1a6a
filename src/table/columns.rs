//! The columns of each table.

use crate::notation::Key;
use std::borrow::Cow;

/// What a row is.
///
/// ```
/// use kibao::table::TableKind;
/// assert_eq!(TableKind::ALL.map(TableKind::name), ["plies", "games"]);
/// assert_eq!(TableKind::default(), TableKind::Plies);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TableKind {
    /// A written move.
    #[default]
    Plies,
    /// A game.
    Games,
}

/// What the values of a column are.
///
/// ```
/// use kibao::table::Kind;
/// assert_eq!([Kind::Int8, Kind::Flag, Kind::Text].map(Kind::name), ["int8", "bool", "text"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A small integer.
    Int8,
    /// An integer of 16 bits.
    Int16,
    /// An integer of 32 bits. A number that is too large for it is the largest.
    Int32,
    /// True or false.
    Flag,
    /// Text.
    Text,
}

impl Kind {
    /// The name in the documentation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Int8 => "int8",
            Self::Int16 => "int16",
            Self::Int32 => "int32",
            Self::Flag => "bool",
            Self::Text => "text",
        }
    }
}

/// A column. Every value may be null.
///
/// ```
/// use kibao::table::{Kind, TableKind};
/// let columns = TableKind::Plies.columns(false);
/// assert_eq!((columns[0].name.as_ref(), columns[0].kind), ("game", Kind::Int32));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its name, in lower case, because many programs do not distinguish case.
    pub name: Cow<'static, str>,
    /// Its values.
    pub kind: Kind,
}

impl TableKind {
    /// Both tables.
    pub const ALL: [Self; 2] = [Self::Plies, Self::Games];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plies => "plies",
            Self::Games => "games",
        }
    }

    /// The columns in their order. `more` adds the last one, which is left out otherwise: the position text of plies, the
    /// repair of games.
    ///
    /// ```
    /// use kibao::table::TableKind;
    /// let last = |kind: TableKind| kind.columns(true).pop().unwrap().name;
    /// assert_eq!(TableKind::ALL.map(last), ["position", "repair"]);
    /// ```
    #[must_use]
    pub fn columns(self, more: bool) -> Vec<Column> {
        let column = |(name, kind): &(&'static str, Kind)| Column { name: (*name).into(), kind: *kind };
        let mut columns: Vec<Column> = GAME.iter().map(column).collect();
        match self {
            Self::Plies => {
                columns.extend(PLY.iter().map(column));
                for row in ["south_front", "south_back", "north_front", "north_back"] {
                    let pit = |number| Column { name: format!("{row}_{number}").into(), kind: Kind::Int8 };
                    columns.extend((1..=8).map(pit));
                }
                columns.extend(STORES.iter().map(column));
            }
            Self::Games => {
                columns.extend(Key::ALL.map(|key| Column { name: head_name(key).into(), kind: Kind::Text }));
                columns.extend(RESULT.iter().map(column));
            }
        }
        let last = match self {
            Self::Plies => "position",
            Self::Games => "repair",
        };
        columns.extend(more.then_some((last, Kind::Text)).iter().map(column));
        columns
    }
}

/// The name of the column of a head line.
fn head_name(key: Key) -> String {
    format!("head_{}", key.name())
}

/// Which game it is. The number is first, because it is known last.
const GAME: &[(&str, Kind)] = &[("game", Kind::Int32), ("file", Kind::Text), ("line", Kind::Int32)];

/// What a ply has before its board.
const PLY: &[(&str, Kind)] = &[
    ("ply", Kind::Int32),
    ("round", Kind::Int32),
    ("side", Kind::Text),
    ("written", Kind::Text),
    ("remark", Kind::Text),
    ("reading", Kind::Text),
    ("canonical", Kind::Text),
    ("kind", Kind::Text),
    ("phase", Kind::Text),
    ("captured", Kind::Int16),
    ("sowings", Kind::Int32),
    ("safari", Kind::Flag),
    ("tax", Kind::Flag),
    ("creates_block", Kind::Text),
    ("under_block", Kind::Text),
    ("ends", Kind::Text),
];

/// What a ply has behind its board.
const STORES: &[(&str, Kind)] = &[
    ("south_store", Kind::Int8),
    ("north_store", Kind::Int8),
    ("south_house", Kind::Text),
    ("north_house", Kind::Text),
];

/// What a game has behind its head lines.
const RESULT: &[(&str, Kind)] = &[
    ("other_heads", Kind::Text),
    ("rules", Kind::Text),
    ("dialect", Kind::Text),
    ("start", Kind::Text),
    ("plies", Kind::Int32),
    ("played", Kind::Int32),
    ("valid", Kind::Flag),
    ("winner", Kind::Text),
    ("decided_by", Kind::Text),
    ("recorded", Kind::Text),
    ("errors", Kind::Int32),
    ("findings", Kind::Text),
];
