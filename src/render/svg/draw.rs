//! The parts of a diagram as SVG elements.

use super::Diagram;
use super::glyph;
use super::layout::{Area, Layout, Point, RIM};
use super::seeds::{self, MOST_IN_PIT, MOST_IN_STORE, Seed};
use super::theme::Palette;
use super::xml::num;
use crate::engine::{House, Pit, Side};
use crate::replay::{pit_name, row_letter, side_name};

/// The height of letters and digits and the width of their strokes, for row letters, pit numbers, the number of seeds in a
/// pit (with drawn seeds, and alone) and in a store (below drawn seeds, and alone). Digits of seeds are bold.
const LETTER: (f64, f64) = (22.0, 3.0);
const PIT_NUMBER: (f64, f64) = (18.0, 2.6);
const BOLD: f64 = 4.2;
const COUNT_AMONG: f64 = 28.0;
const COUNT_ALONE: f64 = 44.0;
const STORE_BELOW: f64 = 30.0;
const STORE_ALONE: f64 = 40.0;

/// The radius of the corners of the board and of the stores.
const CORNER: f64 = 22.0;

/// The distance from the ends of the board to the ends of the line between the two sides.
const INSET: f64 = 10.0;

/// The triangle of the side to move: its extent to the left, to the right, and up and down.
const SIGN: [f64; 3] = [9.0, 11.0, 13.0];

/// The distance of the ring of a mark from the rim of a round and of a square pit, and the width of the ring. It is outside
/// the thickest outline and within the cell.
const RING: f64 = 4.5;
const RING_SQUARE: f64 = 7.0;
const RING_WIDTH: f64 = 4.5;

/// The distances from the top of a store to its first row of seeds, and from its bottom to its number.
const STORE_TOP: f64 = 26.0;
const STORE_BOTTOM: f64 = 34.0;

/// Draws the parts of one diagram.
pub(super) struct Pen<'a> {
    pub(super) diagram: &'a Diagram,
    pub(super) layout: Layout,
    pub(super) palette: &'a Palette,
    /// The prefix of every id.
    pub(super) id: &'a str,
}

/// The style of the outline of a pit.
struct Outline {
    /// The distance from the middle to its outer edge.
    reach: f64,
    width: f64,
    dashes: &'static str,
}

impl Outline {
    fn of(house: Option<House>, blocked: bool) -> Self {
        let (reach, width, dashes) = match house {
            _ if blocked => (RIM + 2.0, 6.0, ""),
            Some(House::Functional) => (RIM + 3.5, 5.0, ""),
            Some(House::Dormant) => (RIM + 3.0, 4.0, " stroke-dasharray=\"9 7.5\""),
            Some(House::Lost) | None => (RIM, 2.0, ""),
        };
        Self { reach, width, dashes }
    }
}

impl Pen<'_> {
    /// The gradients, if the theme has some.
    pub(super) fn gradients(&self) -> String {
        let Palette { board, board_end, pit, pit_end, .. } = self.palette;
        let stops = |from: &str, to: &str| {
            format!("<stop offset=\"0\" stop-color=\"{from}\"/><stop offset=\"1\" stop-color=\"{to}\"/>")
        };
        let id = self.id;
        if board == board_end && pit == pit_end {
            return String::new();
        }
        format!(
            "<defs>\n<linearGradient id=\"{id}-board\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">{}</linearGradient>\n\
             <radialGradient id=\"{id}-hole\" cx=\"0.5\" cy=\"0.6\" r=\"0.6\">{}</radialGradient>\n</defs>\n",
            stops(board, board_end),
            stops(pit_end, pit)
        )
    }

    fn fill(&self, from: &str, to: &str, name: &str) -> String {
        if from == to { from.to_owned() } else { format!("url(#{}-{name})", self.id) }
    }

    /// The board and the line between the two sides.
    pub(super) fn board(&self) -> String {
        let area = self.layout.board();
        let middle = num(area.corner.y + area.height / 2.0);
        let Palette { board, board_end, board_line, .. } = self.palette;
        let fill = self.fill(board, board_end, "board");
        let (left, right) = (num(area.corner.x + INSET), num(area.corner.x + area.width - INSET));
        format!(
            "<g fill=\"{fill}\" stroke=\"{board_line}\" stroke-width=\"3\">{}<path d=\"M{left} {middle}H{right}\" stroke-width=\"2\"/></g>\n",
            rectangle(area, CORNER)
        )
    }

    /// Row letters and pit numbers.
    pub(super) fn labels(&self) -> String {
        let mut out = format!("<g fill=\"none\" stroke=\"{}\">\n", self.palette.label);
        for side in Side::BOTH {
            for pit in [Pit::front(1), Pit::back(1)].into_iter().flatten() {
                let letter = row_letter(side, pit).to_string();
                out.push_str(&glyph::text(&letter, self.layout.letter(side, pit), LETTER.0, LETTER.1));
            }
            for pit in (1..=8).filter_map(Pit::back) {
                out.push_str(&glyph::text(
                    &pit.number().to_string(),
                    self.layout.number(side, pit),
                    PIT_NUMBER.0,
                    PIT_NUMBER.1,
                ));
            }
            out.push('\n');
        }
        out + "</g>\n"
    }

    /// The sign to the left of the side to move.
    pub(super) fn turn(&self, side: Side) -> String {
        let Point { x, y } = self.layout.turn(side);
        let [to_left, to_right, up] = SIGN;
        let (left, right) = (num(x - to_left), num(x + to_right));
        let [top, middle, bottom] = [y - up, y, y + up].map(num);
        let colour = self.palette.turn;
        format!(
            "<path id=\"{}-turn\" d=\"M{left} {top}L{right} {middle}L{left} {bottom}Z\" fill=\"{colour}\" \
             stroke=\"{colour}\" stroke-width=\"3\"/>\n",
            self.id
        )
    }

    /// A pit with its seeds and marks.
    pub(super) fn pit(&self, side: Side, pit: Pit) -> String {
        let position = &self.diagram.position;
        let at = self.layout.pit(side, pit);
        let (count, palette) = (position.board.ring(side).get(pit), self.palette);
        let square = self.diagram.house && pit == Pit::HOUSE;
        let house = square.then(|| position.board.house(side));
        let blocked = position.turn == side && position.block == Some(pit);
        let Outline { reach, width, dashes } = Outline::of(house, blocked);
        let line = match house {
            _ if blocked => palette.block,
            Some(House::Functional | House::Dormant) => palette.house,
            _ => palette.pit_line,
        };
        let shape = |reach: f64| if square { square_of(reach) } else { format!("<circle r=\"{}\"", num(reach)) };
        let mut out = format!(
            "<g id=\"{}-{}\" transform=\"translate({} {})\">",
            self.id,
            pit_name(side, pit),
            num(at.x),
            num(at.y)
        );
        out.push_str(&self.marks(side, pit, square, &shape));
        out.push_str(&format!(
            "{} fill=\"{}\" stroke=\"{line}\" stroke-width=\"{}\"{dashes}/>",
            shape(reach - width / 2.0),
            self.fill(palette.pit, palette.pit_end, "hole"),
            num(width)
        ));
        if blocked {
            out.push_str(&format!(
                "<path d=\"M-48-48l17 17M48-48l-17 17M-48 48l17-17M48 48l-17-17\" stroke=\"{}\" stroke-width=\"7\"/>",
                palette.block
            ));
        }
        out.push_str(&self.contents(pit, count));
        if count == 0 && self.is_captured(side, pit) {
            let colour = palette.captured;
            out.push_str(&format!("<path d=\"M-13-13 13 13M13-13-13 13\" stroke=\"{colour}\" stroke-width=\"5\"/>"));
        }
        out + "</g>\n"
    }

    fn is_captured(&self, side: Side, pit: Pit) -> bool {
        self.diagram.track.as_ref().is_some_and(|track| track.marks.mover != side && track.marks.captured.has(pit))
    }

    /// The rings around the pit where the move begins and around captured pits.
    fn marks(&self, side: Side, pit: Pit, square: bool, shape: &dyn Fn(f64) -> String) -> String {
        let marks = self.diagram.track.as_ref().map(|track| track.marks);
        let is_start = marks.is_some_and(|marks| marks.mover == side && marks.start == Some(pit));
        let (colour, dashes) = match (is_start, self.is_captured(side, pit)) {
            (true, _) => (self.palette.start, ""),
            (_, true) => (self.palette.captured, " stroke-dasharray=\"4 8\""),
            _ => return String::new(),
        };
        format!(
            "{} fill=\"none\" stroke=\"{colour}\" stroke-width=\"{RING_WIDTH}\"{dashes}/>",
            shape(RIM + if square { RING_SQUARE } else { RING })
        )
    }

    /// The seeds of a pit, or their number.
    fn contents(&self, pit: Pit, count: u8) -> String {
        let number = |height| {
            let number = glyph::text(&count.to_string(), Point { x: 0.0, y: 0.0 }, height, BOLD);
            format!("<g fill=\"none\" stroke=\"{}\">{number}</g>", self.palette.number)
        };
        match count {
            0 => String::new(),
            _ if self.diagram.numbers => number(COUNT_ALONE),
            1..=MOST_IN_PIT => self.seeds(seeds::in_pit(count, pit.index()), ""),
            _ => self.small_seeds(seeds::along_rim()) + &number(COUNT_AMONG),
        }
    }

    /// The seeds, each an ellipse with a highlight.
    fn seeds(&self, seeds: impl Iterator<Item = Seed>, shift: &str) -> String {
        let Palette { seed, seed_line, shine, .. } = self.palette;
        let (bodies, lights) = seeds::drawn(seeds);
        let mut out = format!("<g{shift} fill=\"{seed}\" stroke=\"{seed_line}\" stroke-width=\"1.6\">{bodies}");
        if *shine != "none" {
            out.push_str(&format!("<path d=\"{lights}\" stroke=\"{shine}\" stroke-width=\"3.2\"/>"));
        }
        out + "</g>"
    }

    /// Seeds along the rim of a pit. They only indicate a large number.
    fn small_seeds(&self, seeds: impl Iterator<Item = Seed>) -> String {
        let Palette { seed, seed_line, .. } = self.palette;
        let mut out = format!("<g fill=\"{seed}\" stroke=\"{seed_line}\" stroke-width=\"1.2\">");
        for Seed { x, y, .. } in seeds {
            out.push_str(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"5.8\"/>"));
        }
        out + "</g>"
    }

    /// A store with its seeds and their number.
    pub(super) fn store(&self, side: Side) -> String {
        let area = self.layout.store(side);
        let count = self.diagram.position.board.store(side);
        let Palette { board_line, number, pit, pit_end, .. } = self.palette;
        let fill = self.fill(pit, pit_end, "hole");
        let mut out = format!(
            "<g id=\"{}-store-{}\"><g fill=\"{fill}\" stroke=\"{board_line}\" stroke-width=\"3\">{}</g>",
            self.id,
            side_name(side),
            rectangle(area, CORNER)
        );
        let seen = !self.diagram.numbers && count <= MOST_IN_STORE;
        let middle = Point { x: area.corner.x + area.width / 2.0, y: area.corner.y + area.height / 2.0 };
        if seen && count > 0 {
            let shift = format!(" transform=\"translate({} {})\"", num(middle.x), num(area.corner.y + STORE_TOP));
            out.push_str(&self.seeds(seeds::in_store(count), &shift));
        }
        let at = Point { x: middle.x, y: if seen { area.corner.y + area.height - STORE_BOTTOM } else { middle.y } };
        let text = glyph::text(&count.to_string(), at, if seen { STORE_BELOW } else { STORE_ALONE }, BOLD);
        out.push_str(&format!("<g fill=\"none\" stroke=\"{number}\">{text}</g>"));
        out + "</g>\n"
    }
}

/// The start tag of a square with round corners around the middle.
fn square_of(reach: f64) -> String {
    let (corner, side) = (num(-reach), num(2.0 * reach));
    format!("<rect x=\"{corner}\" y=\"{corner}\" width=\"{side}\" height=\"{side}\" rx=\"{}\"", num(reach / 4.0))
}

fn rectangle(area: Area, round: f64) -> String {
    let Area { corner: Point { x, y }, width, height } = area;
    let [x, y, width, height, round] = [x, y, width, height, round].map(num);
    format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\"/>")
}
