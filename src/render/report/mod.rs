//! The report about a tournament: as text for a terminal, a page with replays, CSV tables. Its JSON is in `render::json`.

mod csv;
mod entry;
mod html;
mod origin;
mod sections;
mod text;

pub(in crate::render) use csv::points;
pub use csv::{ReportTable, csv};
pub use entry::{Entries, Entry};
pub use html::html;
pub use origin::{is_json, is_page, is_table};
pub use text::text;

use crate::stats::Played;
use crate::words::Lang;

/// What the text and the page have beside the tournament.
///
/// ```
/// use kibao::{event::Event, render::report::{Frame, text}, words::Lang};
/// let frame = |lang| Frame { lang, all: true, short: true, width: 80, remarks: Vec::new() };
/// assert_ne!(text(&Event::default(), &frame(Lang::En)), text(&Event::default(), &frame(Lang::Sw)));
/// ```
#[derive(Clone, Debug)]
pub struct Frame {
    /// The language.
    pub lang: Lang,
    /// Whether the text has every entry and every game, too.
    pub all: bool,
    /// Whether it is the text, whose tables are narrow.
    pub short: bool,
    /// The columns of the text; usually [`Frame::WIDTH`].
    pub width: usize,
    /// Sentences at the end, such as about files that were not read.
    pub remarks: Vec<String>,
}

impl Frame {
    /// The columns of a terminal of the usual width.
    pub const WIDTH: usize = 80;
}

/// The score of a game, South's first; `None` without a result.
fn score(played: Played) -> Option<&'static str> {
    match played {
        Played::Won(0) | Played::Walkover(0) => Some("1\u{2013}0"),
        Played::Won(_) | Played::Walkover(_) => Some("0\u{2013}1"),
        Played::Draw => Some("\u{bd}\u{2013}\u{bd}"),
        Played::Open => None,
    }
}
