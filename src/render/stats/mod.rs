//! The numbers of an archive for people and spreadsheets: text, an HTML page, tables as CSV. The JSON is beside the others.

mod chart;
mod csv;
mod html;
mod openings;
mod own;
mod table;
mod tables;
mod text;

pub use csv::{CsvTable, csv};
pub use html::html;
pub use own::{is_json, is_page, is_table};
pub use text::text;

use crate::words::Lang;

/// What is shown of the numbers, in text and on a page.
#[derive(Clone, Copy, Debug)]
pub struct Excerpt {
    /// The language.
    pub lang: Lang,
    /// How many players at most.
    pub players: usize,
    /// How many of the most frequent moves.
    pub top: usize,
    /// Lines of an opening tree with fewer games are left out; where it is not said, those with less than one in a hundred
    /// games of the start.
    pub min_games: Option<u64>,
}
