//! The parts of a pit: its hollow, the state of a house, a block, marks. Diagrams and the page draw them with the same code.

use super::seeds;
use super::theme::{PAGE, Palette};
use super::xml::num;
use crate::engine::House;

/// How far the rim of a hollow reaches from the middle, and the hole in it.
const ROUND: [f64; 2] = [43.0, 40.5];

/// How far the edges of a square reach: two rims with wood between them, and the hole.
const SQUARE: [f64; 4] = [42.0, 40.2, 38.2, 36.4];

/// How far the line of a mark reaches, and the inner one of a double mark; in a round pit and in a square one.
const MARK: [[f64; 2]; 2] = [[37.6, 33.6], [29.4, 26.0]];

/// How far the state of a house reaches; marks are inside it.
const STATE: f64 = 33.8;

/// A mark of a pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// The move starts here.
    Start,
    /// The last seed fell here.
    Last,
    /// Both.
    Both,
    /// It is captured.
    Captured,
    /// A seed fell here.
    Sown,
}

/// What draws pits in some colours, with references to its gradients.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pits<'a> {
    pub(super) palette: &'a Palette,
    /// The prefix of every id.
    pub(super) id: &'a str,
}

impl Pits<'_> {
    /// The gradients of a hollow: the rim is dark where the light comes from, and light where it falls.
    pub(super) fn gradients(self) -> String {
        let Palette { pit, pit_end, pit_deep, rim, rim_end, .. } = self.palette;
        let mut out = String::new();
        if pit != pit_end {
            out.push_str(&format!(
                "<radialGradient id=\"{}-hole\" cx=\"0.6\" cy=\"0.66\" r=\"0.74\"><stop offset=\"0\" stop-color=\"{pit_end}\"/>\
                 <stop offset=\"0.62\" stop-color=\"{pit}\"/><stop offset=\"1\" stop-color=\"{pit_deep}\"/></radialGradient>\n",
                self.id
            ));
        }
        if rim != rim_end {
            out.push_str(&format!(
                "<linearGradient id=\"{}-rim\" x1=\"0.15\" y1=\"0.1\" x2=\"0.85\" y2=\"0.9\"><stop offset=\"0.2\" stop-color=\"{rim}\"/>\
                 <stop offset=\"1\" stop-color=\"{rim_end}\"/></linearGradient>\n",
                self.id
            ));
        }
        out
    }

    fn fill(self, from: &str, to: &str, name: &str) -> String {
        if from == to { from.to_owned() } else { format!("url(#{}-{name})", self.id) }
    }

    /// An empty pit; a square one has a double border.
    pub(super) fn hollow(self, square: bool) -> String {
        let Palette { pit, pit_end, rim, rim_end, board, board_end, .. } = self.palette;
        let (rim, hole) = (self.fill(rim, rim_end, "rim"), self.fill(pit, pit_end, "hole"));
        let wood = self.fill(board, board_end, "board");
        let edges: &[(f64, &str)] = if square {
            &[(SQUARE[0], &rim), (SQUARE[1], &wood), (SQUARE[2], &rim), (SQUARE[3], &hole)]
        } else {
            &[(ROUND[0], &rim), (ROUND[1], &hole)]
        };
        edges.iter().map(|(reach, fill)| format!("{} fill=\"{fill}\"/>", shape(square, *reach))).collect()
    }

    /// The line inside a house: whole if it is functional, broken if it is dormant, none if it is lost.
    pub(super) fn state(self, house: House) -> String {
        let dashes = match house {
            House::Functional => "",
            House::Dormant => " stroke-dasharray=\"7 7\"",
            House::Lost => return String::new(),
        };
        let house = self.palette.house;
        format!("{} fill=\"none\" stroke=\"{house}\" stroke-width=\"3.4\"{dashes}/>", shape(true, STATE))
    }

    /// Four strokes across the rim of a blocked pit.
    pub(super) fn block(self) -> String {
        let block = self.palette.block;
        format!(
            "<path d=\"M-48-48l19 19M48-48l-19 19M-48 48l19-19M48 48l-19-19\" stroke=\"{block}\" stroke-width=\"7\"/>"
        )
    }

    /// A mark inside the rim. Marks differ by form, not by colour alone.
    pub(super) fn mark(self, mark: Mark, square: bool) -> String {
        let Palette { start, last, captured, .. } = self.palette;
        let [outer, inner] = MARK[usize::from(square)];
        let ring = |reach, colour: &str, width: f64, dashes: &str| {
            format!(
                "{} fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\"{dashes}/>",
                shape(square, reach),
                num(width)
            )
        };
        match mark {
            Mark::Start => ring(outer, start, 4.2, ""),
            Mark::Last => ring(outer, last, 2.2, "") + &ring(inner, last, 2.2, ""),
            Mark::Both => ring(outer, start, 3.6, "") + &ring(inner, last, 2.2, ""),
            Mark::Captured => ring(outer, captured, 4.2, " stroke-dasharray=\"4 8\""),
            Mark::Sown => format!("<ellipse cy=\"{}\" rx=\"6\" ry=\"3.6\" fill=\"{last}\"/>", num(outer - 1.5)),
        }
    }

    /// The pit of a move that is not legal.
    fn wrong(self) -> String {
        let captured = self.palette.captured;
        format!(
            "<g fill=\"none\" stroke=\"{captured}\"><circle r=\"37.6\" stroke-width=\"5.5\"/><path d=\"M-26-26 26 26\" stroke-width=\"5.5\"/></g>"
        )
    }

    /// The directions of legal moves, to the left and to the right.
    fn ways(self, left: bool, right: bool) -> String {
        let colour = self.palette.last;
        let to_right = if right { "M12-11 24 0 12 11M24 0H6" } else { "" };
        let to_left = if left { "M-12-11-24 0-12 11M-24 0H-6" } else { "" };
        format!(
            "<path d=\"{to_left}{to_right}\" fill=\"none\" stroke=\"{}\" stroke-width=\"9\" opacity=\"0.8\"/>\
             <path d=\"{to_left}{to_right}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"4.5\"/>",
            self.palette.pit_deep
        )
    }

    /// The cross in a pit whose seeds are gone.
    pub(super) fn emptied(self) -> String {
        format!("<path d=\"M-13-13 13 13M13-13-13 13\" stroke=\"{}\" stroke-width=\"5\"/>", self.palette.captured)
    }
}

/// The start tag of a square with round corners, or of a circle, around the middle.
fn shape(square: bool, reach: f64) -> String {
    if !square {
        return format!("<circle r=\"{}\"", num(reach));
    }
    let (corner, side) = (num(-reach), num(2.0 * reach));
    format!("<rect x=\"{corner}\" y=\"{corner}\" width=\"{side}\" height=\"{side}\" rx=\"{}\"", num(reach / 8.0))
}

/// The parts of pits and the seeds in them as groups for a page, whose ids begin with `prefix`. The page puts them on each other
/// and chooses their colours; they are those of a diagram.
pub(in crate::render) fn groups(prefix: &str) -> String {
    let pits = Pits { palette: &PAGE, id: prefix };
    let mut out = pits.gradients();
    let mut group = |name: &str, what: &str| out.push_str(&format!("<g id=\"{prefix}-{name}\">{what}</g>\n"));
    group("round", &pits.hollow(false));
    let house = |house| pits.hollow(true) + &pits.state(house);
    group("functional", &house(House::Functional));
    group("dormant", &house(House::Dormant));
    group("lost", &house(House::Lost));
    group("block", &pits.block());
    group("emptied", &pits.emptied());
    group("wrong", &pits.wrong());
    for (name, left, right) in [("left", true, false), ("right", false, true), ("both-ways", true, true)] {
        group(name, &pits.ways(left, right));
    }
    let marks = [
        ("start", Mark::Start),
        ("last", Mark::Last),
        ("both", Mark::Both),
        ("captured", Mark::Captured),
        ("sown", Mark::Sown),
    ];
    for (name, mark) in marks {
        group(name, &pits.mark(mark, false));
        group(&format!("{name}-square"), &pits.mark(mark, true));
    }
    out + &seeds::groups(prefix, &PAGE)
}
