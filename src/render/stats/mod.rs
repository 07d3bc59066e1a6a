//! The statistics of an archive for people and spreadsheets: text, an HTML page, CSV tables. Their JSON is in `render::json`.

mod chart;
mod csv;
mod html;
mod openings;
mod origin;
mod tables;
mod text;

pub use csv::{CsvTable, csv};
pub use html::html;
pub use origin::{is_json, is_page, is_table};
pub use text::text;

use crate::words::Lang;

/// Which part of the statistics the text and the page show.
///
/// ```
/// use kibao::{render::stats::{Excerpt, text}, stats::{Limits, Stats}, words::Lang};
/// let shown = |lang| Excerpt { lang, players: 10, top: 5, min_games: None };
/// let stats = Stats::new(Limits::default());
/// assert_ne!(text(&stats, &shown(Lang::En)), text(&stats, &shown(Lang::Cs)));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Excerpt {
    /// The language.
    pub lang: Lang,
    /// The most players.
    pub players: usize,
    /// The number of most frequent moves.
    pub top: usize,
    /// Lines of the opening tree with fewer games are left out. `None` leaves out lines with less than one in a hundred games
    /// of the start.
    pub min_games: Option<u64>,
}
