//! Diagrams for print: a position as SVG, with the last move marked or with the path of its seeds.
//!
//! A diagram needs no font, no style sheet and no other file: digits and letters are strokes. Every id begins with the id of
//! the diagram, so that a page can hold several. The start, drawn with only a width set:
#![doc = ""]
#![doc = include_str!("../../../samples/diagrams/start.svg")]
#![doc = ""]
//! Pits are round and a house is a square with a double border: a line inside it is whole if the house is functional, broken if
//! it is dormant, and missing if it is lost. Up to twelve seeds are drawn one by one; more are a heap with their number beside
//! the pit. A blocked pit has four strokes across its rim; the side to move has a triangle on the left.

mod draw;
mod game;
mod glyph;
mod layout;
mod path;
mod pit;
#[cfg(feature = "png")]
mod png;
mod seeds;
mod theme;
mod xml;

pub use game::Moment;
pub use path::{MOST_SOWINGS, Track};
#[cfg(feature = "png")]
pub use png::{NoPicture, is_own_png, png};
pub use theme::Theme;

use super::escape::for_xml;
use crate::engine::{Pit, Position, RuleSet, Side};
use crate::replay::{position_text, wide_hash};
use draw::Pen;
use layout::Layout;
pub(super) use pit::groups as pit_groups;
pub(super) use xml::num;

/// The smallest and the largest width of a picture, in pixels.
///
/// ```
/// use kibao::{engine::KIBAO, render::svg::{Diagram, WIDTHS}};
/// let diagram = Diagram { width: 5, ..Diagram::new(KIBAO.start(), &KIBAO) };
/// assert!(diagram.svg().contains(&format!("width=\"{}\"", WIDTHS.start())));
/// ```
pub const WIDTHS: std::ops::RangeInclusive<u32> = 100..=4096;

/// The default width of a picture.
///
/// ```
/// use kibao::{engine::KIBAO, render::svg::{Diagram, WIDTH}};
/// assert_eq!(Diagram::new(KIBAO.start(), &KIBAO).width, WIDTH);
/// ```
pub const WIDTH: u32 = 800;

/// The text after the first line of every diagram.
const OWN: &str = "<!-- Made by kibao svg -->";

/// A diagram of a position.
///
/// ```
/// use kibao::{engine::KIBAO, render::svg::Diagram};
/// let diagram = Diagram { title: "The start".to_owned(), ..Diagram::new(KIBAO.start(), &KIBAO) };
/// let svg = diagram.svg();
/// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
/// // Ten seeds of each side on the board, and 22 in its store.
/// assert_eq!(svg.matches("<ellipse").count(), 64);
/// ```
#[derive(Clone, Debug)]
pub struct Diagram {
    /// The position to draw.
    pub position: Position,
    /// Whether there are houses.
    pub house: bool,
    /// Whether there are stores.
    pub stores: bool,
    /// Whether the game is over, so that no side is to move.
    pub over: bool,
    /// A move whose start and captures are marked.
    pub track: Option<Track>,
    /// Whether the path of its seeds is also drawn.
    pub path: bool,
    /// Whether to draw numbers instead of seeds, for small pictures.
    pub numbers: bool,
    /// Whether pits have numbers and rows letters.
    pub labels: bool,
    /// Whether North is at the bottom.
    pub flip: bool,
    /// The colours.
    pub theme: Theme,
    /// The width in pixels, clamped to [`WIDTHS`]; it determines the height.
    pub width: u32,
    /// The prefix of every id: a letter, then letters, digits, `-` and `_`. If it is missing or not of this form, a prefix is
    /// derived from the content of the diagram.
    pub id: Option<String>,
    /// The title; any text.
    pub title: String,
    /// A description of the picture for screen readers; any text.
    pub description: String,
}

impl Diagram {
    /// A plain diagram of a position under a rule set, without marks and without a title.
    #[must_use]
    pub fn new(position: Position, rules: &RuleSet) -> Self {
        Self {
            position,
            house: rules.house,
            stores: rules.opening.store > 0 || position.board.stores != [0, 0],
            over: false,
            track: None,
            path: false,
            numbers: false,
            labels: true,
            flip: false,
            theme: Theme::default(),
            width: WIDTH,
            id: None,
            title: String::new(),
            description: String::new(),
        }
    }

    /// The diagram as SVG, with a line end at its end. Equal diagrams give equal text.
    #[must_use]
    pub fn svg(&self) -> String {
        let id = self.id.clone().filter(|id| is_id(id)).unwrap_or_else(|| self.own_id());
        let layout = Layout { flip: self.flip, labels: self.labels, stores: self.stores };
        let palette = &self.theme.palette();
        let pen = Pen { diagram: self, layout, palette, id: &id };
        let (width, height) = layout.size();
        let pixels = f64::from(self.width.clamp(*WIDTHS.start(), *WIDTHS.end()));
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"{id}\" width=\"{pixels}\" height=\"{:.0}\" viewBox=\"0 0 {} {}\" \
             role=\"img\" aria-labelledby=\"{id}-title {id}-desc\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n\
             {OWN}\n<title id=\"{id}-title\">{}</title>\n<desc id=\"{id}-desc\">{}</desc>\n",
            pixels * height / width,
            num(width),
            num(height),
            in_line(&self.title),
            in_line(&self.description)
        );
        out.push_str(&pen.gradients());
        // It extends beyond the edges because the height in pixels is rounded.
        out.push_str(&format!(
            "<rect x=\"-9\" y=\"-9\" width=\"{}\" height=\"{}\" fill=\"{}\"/>\n",
            num(width + 18.0),
            num(height + 18.0),
            palette.page
        ));
        out.push_str(&pen.board());
        if self.labels {
            out.push_str(&pen.labels());
        }
        if !self.over {
            out.push_str(&pen.turn(self.position.turn));
        }
        for side in Side::BOTH {
            for pit in Pit::LISTED {
                out.push_str(&pen.pit(side, pit));
            }
            if self.stores {
                out.push_str(&pen.store(side));
            }
        }
        if let Some(track) = self.track.as_ref().filter(|_| self.path) {
            out.push_str(&format!("<g id=\"{id}-path\" fill=\"none\">\n{}</g>\n", path::draw(layout, track, palette)));
        }
        out + "</svg>\n"
    }

    /// An id that differs from those of other diagrams.
    fn own_id(&self) -> String {
        let Self { house, stores, over, path, numbers, labels, flip, width, title, description, .. } = self;
        let (position, theme) = (position_text(&self.position), self.theme.name());
        // A move is identified by its start and by where its seeds go.
        let track = self.track.as_ref().map_or_else(String::new, Track::text);
        let text = format!(
            "position={position} track={track} path={path} house={house} stores={stores} over={over} numbers={numbers} \
             labels={labels} flip={flip} theme={theme} width={width} title={title} description={description}"
        );
        format!("bao-{:08x}", wide_hash(&text) & 0xffff_ffff)
    }
}

/// Whether a text can be the prefix of ids: a letter, then letters, digits, `-` and `_`.
///
/// ```
/// use kibao::render::svg::is_id;
/// assert!(is_id("fig-12") && !is_id("12") && !is_id("a b") && !is_id(""));
/// ```
#[must_use]
pub fn is_id(id: &str) -> bool {
    id.starts_with(|c: char| c.is_ascii_alphabetic())
        && id.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'))
}

/// Escapes text between tags and puts it on one line, because an empty line would end the diagram in a Markdown page.
fn in_line(text: &str) -> String {
    for_xml(&text.split_whitespace().collect::<Vec<_>>().join(" ")).into_owned()
}

/// Whether a file is a diagram that this program wrote and that no other program has saved since.
///
/// ```
/// use kibao::{engine::KIBAO, render::svg};
/// let drawn = svg::Diagram::new(KIBAO.start(), &KIBAO).svg();
/// assert!(svg::is_own(drawn.as_bytes()) && !svg::is_own(b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>"));
/// ```
#[must_use]
pub fn is_own(file: &[u8]) -> bool {
    let mut lines = file.split(|byte| *byte == b'\n');
    lines.next().is_some_and(|first| first.starts_with(b"<svg ")) && lines.next() == Some(OWN.as_bytes())
}
