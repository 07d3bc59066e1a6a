//! What a drawing is made of.

/// What a piece of a drawing is, for whoever chooses its colour. Every piece can be told by its characters alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Blanks.
    Blank,
    /// The frame.
    Frame,
    /// Row letters and pit numbers.
    Label,
    /// The number of seeds in a pit that nothing is said of.
    Seeds,
    /// An empty pit that nothing is said of.
    Empty,
    /// The brackets of a house that is functional or dormant.
    House,
    /// The braces of the blocked pit.
    Blocked,
    /// The pit where the move, or the sowing, starts.
    Start,
    /// The pit where the last seed fell.
    Last,
    /// A pit that is captured.
    Captured,
    /// A pit that seeds fell into.
    Sown,
    /// Words beside the board.
    Words,
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its characters.
    pub text: String,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// A piece of this text.
    #[must_use]
    pub fn new(text: impl Into<String>, role: Role) -> Self {
        Self { text: text.into(), role }
    }
}

/// A line of a drawing.
pub type Line = Vec<Piece>;

/// The characters of a line, without blanks at its end.
///
/// ```
/// use kibao::render::board::{Piece, Role, text};
/// let line = vec![Piece::new("b", Role::Label), Piece::new("  ", Role::Blank)];
/// assert_eq!(text(&line), "b");
/// ```
#[must_use]
pub fn text(line: &[Piece]) -> String {
    let mut text: String = line.iter().map(|piece| piece.text.as_str()).collect();
    text.truncate(text.trim_end().len());
    text
}

/// Where the words about the sides stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Words {
    /// To the right of their rows.
    #[default]
    Beside,
    /// On a line over the board and one under it, on two where there is no frame.
    Around,
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// In ASCII characters alone; the words stay those of their language.
    pub ascii: bool,
    /// North below: the board turned half round.
    pub flip: bool,
    /// With a frame around it: 46 columns, without it 41.
    pub frame: bool,
    /// Where the words stand.
    pub words: Words,
}

impl Default for Look {
    fn default() -> Self {
        Self { ascii: false, flip: false, frame: true, words: Words::Beside }
    }
}
