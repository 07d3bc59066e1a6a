//! Draws a board with its marks, as lines of pieces.

use super::piece::{Line, Look, Piece, Role, Words};
use super::rows::{Row, brackets, rows};
use crate::engine::{Pit, Position, Side};
use crate::render::marks::Marks;
use crate::words::{self, Lang};

/// A board to draw: a position and the marks of the last move or sowing.
///
/// ```
/// use kibao::render::{board::{Look, MarkedBoard, draw, text}, marks::Marks};
/// use kibao::{engine::KIBAO, words::Lang};
/// let position = KIBAO.start();
/// let board = MarkedBoard { position: &position, house: true, over: false, marks: &Marks::NONE };
/// let lines: Vec<String> = draw(Lang::En, &board, Look::default()).iter().map(|line| text(line)).collect();
/// assert!(lines.iter().any(|line| line.contains("[ 6]") || line.contains("[6]")), "{lines:?}");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct MarkedBoard<'a> {
    /// The board, the side to move, its blocked pit.
    pub position: &'a Position,
    /// Whether the rule set has a house.
    pub house: bool,
    /// Whether the game is over, so that nobody is to move.
    pub over: bool,
    /// The marks of the last move or sowing.
    pub marks: &'a Marks,
}

/// The characters that a board is drawn with: one set for Unicode, one for ASCII.
struct Signs {
    empty: &'static str,
    start: &'static str,
    last: &'static str,
    start_and_last: &'static str,
    captured: &'static str,
    sown: &'static str,
    across: &'static str,
    down: &'static str,
    /// The left and right ends of the top, the middle and the bottom of the frame.
    corners: [[&'static str; 2]; 3],
}

const UNICODE: Signs = Signs {
    empty: "\u{b7}",
    start: "\u{25cb}",
    last: "\u{25cf}",
    start_and_last: "\u{25c9}",
    captured: "\u{d7}",
    sown: "+",
    across: "\u{2500}",
    down: "\u{2502}",
    corners: [["\u{250c}", "\u{2510}"], ["\u{251c}", "\u{2524}"], ["\u{2514}", "\u{2518}"]],
};

const ASCII: Signs = Signs {
    empty: ".",
    start: ">",
    last: "*",
    start_and_last: "@",
    captured: "x",
    sown: "+",
    across: "-",
    down: "|",
    corners: [["+", "+"]; 3],
};

impl Look {
    const fn signs(self) -> &'static Signs {
        if self.ascii { &ASCII } else { &UNICODE }
    }
}

/// The width of a pit in columns: its mark, a bracket, two digits, a bracket.
const PIT: usize = 5;

/// Draws a board. Each pit shows its mark, if it has one, and the number of its seeds; `[6]` is a functional house, `(3)` a
/// dormant one, `{4}` a blocked pit.
///
/// ```
/// use kibao::engine::KIBAO;
/// use kibao::words::Lang;
/// use kibao::render::board::{Look, MarkedBoard, draw, text};
/// use kibao::render::marks::Marks;
/// let shown = MarkedBoard { position: &KIBAO.start(), house: true, over: false, marks: &Marks::NONE };
/// let lines: Vec<String> = draw(Lang::En, &shown, Look::default()).iter().map(|line| text(line)).collect();
/// assert_eq!(lines.join("\n"), "
///        8    7    6    5    4    3    2    1
///    ┌─────────────────────────────────────────┐
///  b │   ·    ·    ·    ·    ·    ·    ·    ·  │  North, 22 in store
///  a │   ·    2    2   [6]   ·    ·    ·    ·  │  house functional
///    ├─────────────────────────────────────────┤
///  A │   ·    ·    ·    ·   [6]   2    2    ·  │  house functional
///  B │   ·    ·    ·    ·    ·    ·    ·    ·  │  South, 22 in store, to move
///    └─────────────────────────────────────────┘
///        1    2    3    4    5    6    7    8"[1..]);
/// ```
#[must_use]
pub fn draw(lang: Lang, shown: &MarkedBoard<'_>, look: Look) -> Vec<Line> {
    let (top, bottom) = if look.flip { (Side::South, Side::North) } else { (Side::North, Side::South) };
    let frame = |edge: usize| look.frame.then(|| edge_line(look.signs(), edge));
    let mut lines = Vec::with_capacity(11);
    lines.extend(around(lang, shown, look, top));
    lines.push(numbers(look, true));
    for (index, it) in rows(look.flip).enumerate() {
        // A line over each half.
        lines.extend(frame(index / 2).filter(|_| index % 2 == 0));
        lines.push(row(lang, shown, look, &it));
    }
    lines.extend(frame(2));
    lines.push(numbers(look, false));
    lines.extend(around(lang, shown, look, bottom));
    lines
}

/// A legend for the marks that occur on the board; empty if there are none.
///
/// ```
/// use kibao::engine::{KIBAO, Pit, PitSet, Side};
/// use kibao::words::Lang;
/// use kibao::render::board::{Look, MarkedBoard, legend, text};
/// use kibao::render::marks::Marks;
/// let marks = Marks { mover: Side::South, start: Pit::front(6), last: Pit::front(8), captured: PitSet::NONE, sown: PitSet::NONE };
/// let shown = MarkedBoard { position: &KIBAO.start(), house: true, over: false, marks: &marks };
/// let line = legend(Lang::En, &shown, Look::default());
/// assert_eq!(text(&line), "○ start   ● last seed");
/// ```
#[must_use]
pub fn legend(lang: Lang, shown: &MarkedBoard<'_>, look: Look) -> Line {
    let signs = look.signs();
    let Marks { start, last, captured, sown, .. } = *shown.marks;
    let both = start.filter(|start| last == Some(*start));
    let plain = sown.iter().any(|pit| Some(pit) != start && Some(pit) != last);
    let entries = [
        (start.is_some() && both.is_none(), "start", Role::Start, signs.start),
        (last.is_some() && both.is_none(), "last", Role::Last, signs.last),
        (both.is_some(), "both", Role::Last, signs.start_and_last),
        (plain, "sown", Role::Sown, signs.sown),
        (!captured.is_empty(), "captured", Role::Captured, signs.captured),
        (shown.position.block.is_some(), "blocked", Role::Blocked, "{}"),
    ];
    let mut line = Line::new();
    for (_, what, role, sign) in entries.into_iter().filter(|(occurs, ..)| *occurs) {
        if !line.is_empty() {
            line.push(Piece::new("   ", Role::Blank));
        }
        line.push(Piece::new(sign, role));
        line.push(Piece::new(format!(" {}", words::mark_on_board(lang, what)), Role::Words));
    }
    line
}

/// The words about a side on a separate line, or on two lines if the board is narrow.
fn around(lang: Lang, shown: &MarkedBoard<'_>, look: Look, side: Side) -> Vec<Line> {
    if look.words == Words::Beside {
        return Vec::new();
    }
    let words: Vec<String> =
        [Some(about_side(lang, shown, side)), about_house(lang, shown, side)].into_iter().flatten().collect();
    let lines = if look.frame { vec![words.join(", ")] } else { words };
    lines.into_iter().map(|line| vec![Piece::new(line, Role::Words)]).collect()
}

fn about_side(lang: Lang, shown: &MarkedBoard<'_>, side: Side) -> String {
    let to_move = shown.position.turn == side && !shown.over;
    words::beside_board(lang, side, shown.position.board.store(side), to_move)
}

fn about_house(lang: Lang, shown: &MarkedBoard<'_>, side: Side) -> Option<String> {
    shown.house.then(|| words::house_on_board(lang, shown.position.board.house(side)))
}

/// The number of columns before the first pit, which hold the row letter and the frame.
const fn margin(look: Look) -> usize {
    if look.frame { 4 } else { 1 }
}

fn numbers(look: Look, falling: bool) -> Line {
    let mut line = vec![Piece::new(" ".repeat(margin(look)), Role::Blank)];
    for place in 1..=8 {
        let number = if falling { 9 - place } else { place };
        line.push(Piece::new(format!("{number:>4}"), Role::Label));
        if place < 8 {
            line.push(Piece::new(" ", Role::Blank));
        }
    }
    line
}

fn edge_line(signs: &Signs, edge: usize) -> Line {
    let [left, right] = signs.corners.get(edge).copied().unwrap_or_default();
    let line = format!("{left}{}{right}", signs.across.repeat(8 * PIT + 1));
    vec![Piece::new("   ", Role::Blank), Piece::new(line, Role::Frame)]
}

fn row(lang: Lang, shown: &MarkedBoard<'_>, look: Look, row: &Row) -> Line {
    let down = look.signs().down;
    let Row { side, back, letter, ref pits } = *row;
    let mut line = Line::new();
    if look.frame {
        line.push(Piece::new(" ", Role::Blank));
        line.push(Piece::new(letter, Role::Label));
        line.push(Piece::new(" ", Role::Blank));
        line.push(Piece::new(down, Role::Frame));
    } else {
        line.push(Piece::new(letter, Role::Label));
    }
    line.extend(pits.iter().flat_map(|pit| cell(shown, look, side, *pit)));
    if look.frame {
        line.push(Piece::new(" ", Role::Blank));
        line.push(Piece::new(down, Role::Frame));
    }
    if look.words == Words::Beside {
        let words = if back { Some(about_side(lang, shown, side)) } else { about_house(lang, shown, side) };
        if let Some(words) = words {
            line.push(Piece::new("  ", Role::Blank));
            line.push(Piece::new(words, Role::Words));
        }
    }
    if line.last().is_some_and(|piece| piece.role == Role::Blank) {
        line.pop();
    }
    line
}

/// A pit in five columns: its mark and a bracket directly before its number, whose last digit is in the fourth column.
fn cell(shown: &MarkedBoard<'_>, look: Look, side: Side, pit: Pit) -> Line {
    let (signs, marks) = (look.signs(), shown.marks);
    let own = marks.mover == side;
    let is = |marked: Option<Pit>| own && marked == Some(pit);
    let mark = match () {
        () if is(marks.start) && is(marks.last) => Some((signs.start_and_last, Role::Last)),
        () if is(marks.start) => Some((signs.start, Role::Start)),
        () if is(marks.last) => Some((signs.last, Role::Last)),
        () if own && marks.sown.has(pit) => Some((signs.sown, Role::Sown)),
        () if !own && marks.captured.has(pit) => Some((signs.captured, Role::Captured)),
        () => None,
    };
    let brackets = brackets(shown.position, shown.house, side, pit);
    let seeds = shown.position.board.ring(side).get(pit);
    let number = if seeds == 0 { signs.empty.to_owned() } else { seeds.to_string() };
    let role = mark.map_or(if seeds == 0 { Role::Empty } else { Role::Seeds }, |(_, role)| role);
    let mut cell = Line::new();
    let before = 4 - usize::from(mark.is_some()) - usize::from(brackets.is_some()) - if seeds < 10 { 1 } else { 2 };
    if before > 0 {
        cell.push(Piece::new(" ".repeat(before), Role::Blank));
    }
    cell.extend(mark.map(|(sign, role)| Piece::new(sign, role)));
    cell.extend(brackets.map(|(open, _, role)| Piece::new(open, role)));
    cell.push(Piece::new(number, role));
    cell.push(brackets.map_or_else(|| Piece::new(" ", Role::Blank), |(_, close, role)| Piece::new(close, role)));
    cell
}
