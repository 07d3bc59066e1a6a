//! The parts of a drawn board.

/// The role of a piece, by which the caller chooses its colour. The characters alone are enough to distinguish every role.
///
/// ```
/// use kibao::render::{board::{Look, MarkedBoard, Role, draw}, marks::Marks};
/// use kibao::{engine::KIBAO, words::Lang};
/// let position = KIBAO.start();
/// let board = MarkedBoard { position: &position, house: true, over: false, marks: &Marks::NONE };
/// let lines = draw(Lang::En, &board, Look::default());
/// assert!(lines.iter().flatten().any(|piece| piece.role == Role::House));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Blanks.
    Blank,
    /// The frame.
    Frame,
    /// Row letters and pit numbers.
    Label,
    /// The number of seeds in a pit without a mark.
    Seeds,
    /// An empty pit without a mark.
    Empty,
    /// The brackets of a house that is functional or dormant.
    House,
    /// The braces of the blocked pit.
    Blocked,
    /// The pit where the move or the sowing starts.
    Start,
    /// The pit where the last seed fell.
    Last,
    /// A captured pit.
    Captured,
    /// A pit in which a seed fell.
    Sown,
    /// Words next to the board.
    Words,
}

/// A piece of a line.
///
/// ```
/// use kibao::render::board::{Piece, Role};
/// assert_eq!(Piece::new("12", Role::Seeds).text, "12");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The characters.
    pub text: String,
    /// The role.
    pub role: Role,
}

impl Piece {
    /// Creates a piece with this text.
    #[must_use]
    pub fn new(text: impl Into<String>, role: Role) -> Self {
        Self { text: text.into(), role }
    }
}

/// A line of a drawing.
///
/// ```
/// use kibao::render::board::{Line, Piece, Role, text};
/// let line: Line = vec![Piece::new("A", Role::Label), Piece::new(" 6", Role::Seeds)];
/// assert_eq!(text(&line), "A 6");
/// ```
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

/// Where the words about the sides are placed.
///
/// ```
/// use kibao::render::board::{Look, Words};
/// assert_eq!(Look::default().words, Words::Beside);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Words {
    /// To the right of their rows.
    #[default]
    Beside,
    /// On a line above the board and a line below it; on two lines each if there is no frame.
    Around,
}

/// How a board is drawn.
///
/// ```
/// use kibao::render::{board::{Look, MarkedBoard, draw, text}, marks::Marks};
/// use kibao::{engine::KIBAO, words::Lang};
/// let position = KIBAO.start();
/// let board = MarkedBoard { position: &position, house: true, over: false, marks: &Marks::NONE };
/// let look = Look { ascii: true, ..Look::default() };
/// assert!(draw(Lang::En, &board, look).iter().all(|line| text(line).is_ascii()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Draw in ASCII characters only. The words are not changed.
    pub ascii: bool,
    /// North at the bottom: the board turned by 180 degrees.
    pub flip: bool,
    /// With a frame: 46 columns. Without it: 41.
    pub frame: bool,
    /// Where the words are placed.
    pub words: Words,
}

impl Default for Look {
    fn default() -> Self {
        Self { ascii: false, flip: false, frame: true, words: Words::Beside }
    }
}
