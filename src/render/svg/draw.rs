//! The parts of a diagram as SVG elements.

use super::Diagram;
use super::glyph;
use super::layout::{Area, Layout, Point};
use super::pit::{Mark, Pits};
use super::seeds::{self, MOST_IN_PIT, MOST_IN_STORE, Seed};
use super::theme::Palette;
use super::xml::num;
use crate::engine::{Pit, Side};
use crate::replay::{pit_name, row_letter, side_name};

/// The height of letters and digits and the width of their strokes, for row letters, pit numbers, the number of seeds in a
/// pit (beside a heap, and alone) and in a store (below drawn seeds, and alone). Digits of seeds are bold.
const LETTER: (f64, f64) = (22.0, 3.0);
const PIT_NUMBER: (f64, f64) = (18.0, 2.6);
const BOLD: f64 = 4.2;
const COUNT_BESIDE: f64 = 20.0;
const COUNT_ALONE: f64 = 44.0;
const STORE_BELOW: f64 = 30.0;
const STORE_ALONE: f64 = 40.0;

/// The radius of the corners of the board and of the stores.
const CORNER: f64 = 22.0;

/// The distance from the ends of the board to the ends of the line between the two sides.
const INSET: f64 = 10.0;

/// The triangle of the side to move: its extent to the left, to the right, and up and down.
const SIGN: [f64; 3] = [9.0, 11.0, 13.0];

/// The place of the number of a heap to the right and outward, in the corner between four pits; inward is the groove.
const BESIDE: Point = Point { x: 44.0, y: 51.0 };

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

impl Pen<'_> {
    /// What draws the pits.
    fn pits(&self) -> Pits<'_> {
        Pits { palette: self.palette, id: self.id }
    }

    /// The gradients, if the theme has some.
    pub(super) fn gradients(&self) -> String {
        let Palette { board, board_end, .. } = self.palette;
        let pits = self.pits().gradients();
        if board == board_end && pits.is_empty() {
            return String::new();
        }
        // In the units of the picture, because the wood between the borders of a house is a part of the board.
        let area = self.layout.board();
        format!(
            "<defs>\n<linearGradient id=\"{}-board\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"{}\">\
             <stop offset=\"0\" stop-color=\"{board}\"/><stop offset=\"1\" stop-color=\"{board_end}\"/></linearGradient>\n{pits}</defs>\n",
            self.id,
            num(area.corner.y + area.height)
        )
    }

    fn fill(&self, from: &str, to: &str, name: &str) -> String {
        if from == to { from.to_owned() } else { format!("url(#{}-{name})", self.id) }
    }

    /// The board: wood with its grain, in two halves with a groove and two hinges between them.
    pub(super) fn board(&self) -> String {
        let area = self.layout.board();
        let Area { corner: Point { x, y }, width, height } = area;
        let middle = y + height / 2.0;
        let Palette { board, board_end, board_line, grain, hinge, .. } = self.palette;
        let fill = self.fill(board, board_end, "board");
        let (left, right) = (num(x + INSET), num(x + width - INSET));
        let mut out =
            format!("<g fill=\"{fill}\" stroke=\"{board_line}\" stroke-width=\"3\">{}</g>\n", rectangle(area, CORNER));
        if *grain != "none" {
            let lines = (1..24_u8).map(|line| {
                let at = y + f64::from(line) * height / 24.0 + f64::from(line * 7 % 5);
                let bend = f64::from(line * 11 % 9) - 4.0;
                let [at, one, other] = [at, at + bend, at - bend].map(num);
                let (third, two) = (num(x + width / 3.0), num(x + 2.0 * width / 3.0));
                format!("M{left} {at}C{third} {one} {two} {other} {right} {at}")
            });
            let lines: String = lines.collect();
            out.push_str(&format!(
                "<path d=\"{lines}\" fill=\"none\" stroke=\"{grain}\" stroke-width=\"1.3\" opacity=\"0.45\"/>\n"
            ));
        }
        let groove = if *hinge == "none" { "2" } else { "4.5" };
        out.push_str(&format!(
            "<path d=\"M{left} {0}H{right}\" stroke=\"{board_line}\" stroke-width=\"{groove}\"/>\n",
            num(middle)
        ));
        if *hinge != "none" {
            for part in [0.25, 0.75] {
                let [left, upper, lower] = [x + width * part - 17.0, middle - 7.0, middle + 2.3].map(num);
                for top in [upper, lower] {
                    out.push_str(&format!(
                        "<rect x=\"{left}\" y=\"{top}\" width=\"34\" height=\"4.7\" rx=\"1\" fill=\"{hinge}\" stroke=\"{board_line}\"/>"
                    ));
                }
            }
            out.push('\n');
        }
        out
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
        let (count, pits) = (position.board.ring(side).get(pit), self.pits());
        let square = self.diagram.house && pit == Pit::HOUSE;
        let house = square.then(|| position.board.house(side));
        let blocked = position.turn == side && position.block == Some(pit);
        let mut out = format!(
            "<g id=\"{}-{}\" transform=\"translate({} {})\">",
            self.id,
            pit_name(side, pit),
            num(at.x),
            num(at.y)
        );
        out.push_str(&pits.hollow(square));
        out.push_str(&house.map_or_else(String::new, |house| pits.state(house)));
        if blocked {
            out.push_str(&pits.block());
        }
        let mark = self.mark(side, pit);
        out.push_str(&mark.map_or_else(String::new, |mark| pits.mark(mark, square)));
        out.push_str(&self.contents(side, pit, count));
        if count == 0 && mark == Some(Mark::Captured) {
            out.push_str(&pits.emptied());
        }
        out + "</g>\n"
    }

    /// The mark of a pit.
    fn mark(&self, side: Side, pit: Pit) -> Option<Mark> {
        let marks = self.diagram.track.as_ref()?.marks;
        if marks.mover != side {
            return marks.captured.has(pit).then_some(Mark::Captured);
        }
        match (marks.start == Some(pit), marks.last == Some(pit)) {
            (true, true) => Some(Mark::Both),
            (true, false) => Some(Mark::Start),
            (false, true) => Some(Mark::Last),
            (false, false) => None,
        }
    }

    /// The seeds of a pit, or their number.
    fn contents(&self, side: Side, pit: Pit, count: u8) -> String {
        let number = |at, height, stroke, colour: &str| {
            let number = glyph::text(&count.to_string(), at, height, stroke);
            format!("<g fill=\"none\" stroke=\"{colour}\">{number}</g>")
        };
        let beside = Point { y: if self.layout.is_near(side) { BESIDE.y } else { -BESIDE.y }, ..BESIDE };
        match count {
            0 => String::new(),
            _ if self.diagram.numbers => number(Point { x: 0.0, y: 0.0 }, COUNT_ALONE, BOLD, self.palette.number),
            1..=MOST_IN_PIT => self.seeds(seeds::in_pit(count, pit.index()), ""),
            _ => self.seeds(seeds::in_heap(), "") + &number(beside, COUNT_BESIDE, PIT_NUMBER.1, self.palette.label),
        }
    }

    /// The seeds, each an ellipse with a highlight.
    fn seeds(&self, seeds: impl Iterator<Item = Seed>, shift: &str) -> String {
        seeds::group(seeds, self.palette, shift)
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

fn rectangle(area: Area, round: f64) -> String {
    let Area { corner: Point { x, y }, width, height } = area;
    let [x, y, width, height, round] = [x, y, width, height, round].map(num);
    format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\"/>")
}
