//! A whole text as one value: its games with what is found in them, fixes, repairs, and the text written in canonical form.
//!
//! This is the entry point for programs that show or change records. It makes one check that the layers below leave to their
//! callers: every text that it returns has been read back and compared. It means the same as before, except for the requested
//! change.
//!
//! ```
//! use kibao::document::Document;
//! use kibao::findings::Wanted;
//! use kibao::replay::Options;
//!
//! let document = Document::new("South: Asha\n1. A7>* a7>*\n", &Options::default());
//! assert_eq!(document.games()[0].replay.plies.len(), 2);
//! assert_eq!(document.canonical().unwrap(), "south: Asha\n\n1: A7>* a7>*;\n");
//! assert_eq!(document.fixed(Wanted::all(false)).unwrap().text, document.canonical().unwrap());
//! ```

mod lossless;
#[cfg(feature = "formats")]
mod readings;

pub use lossless::{NotWritten, is_canonical, rewritten, rewritten_text};
#[cfg(feature = "formats")]
pub use readings::{GameReadings, ReadingsError, readings_schema};

use crate::findings::{Fixed, Report, RoundTripError, Wanted, fixed};
use crate::notation::Dialect;
#[cfg(feature = "formats")]
use crate::render::html::PageGame;
use crate::replay::{Candidate, Difference, Limits, Options, Repairs, repair, repaired_all, replays};
#[cfg(feature = "formats")]
use crate::source::LineIndex;

/// A text and the games in it.
///
/// ```
/// use kibao::{document::Document, replay::Options};
/// let document = Document::new("1: A7>* a7>*; well played\n", &Options::default());
/// assert_eq!(document.text().len(), 26);
/// assert_eq!(document.games()[0].replay.plies.len(), 2);
/// assert_eq!(document.canonical().unwrap(), document.text());
/// ```
#[derive(Clone, Debug)]
pub struct Document<'t> {
    text: &'t str,
    options: Options,
    games: Vec<Report<'t>>,
}

impl<'t> Document<'t> {
    /// Reads and replays every game of a text. A text without a game has none.
    ///
    /// ```
    /// use kibao::{document::Document, replay::Options};
    /// let text = "1: A7>* a7>*;\n\ntitle: second\n\n1: A6<* a6<*;\n";
    /// assert_eq!(Document::new(text, &Options::default()).games().len(), 2);
    /// assert!(Document::new("a letter", &Options::default()).games().is_empty());
    /// ```
    #[must_use]
    pub fn new(text: &'t str, options: &Options) -> Self {
        Self::part(text, options, false)
    }

    /// The same for a part of a longer text; see [`Replays::joined`](crate::replay::Replays::joined).
    pub(crate) fn part(text: &'t str, options: &Options, joined: bool) -> Self {
        let games = replays(text, options).joined(joined).map(Report::new).collect();
        Self { text, options: options.clone(), games }
    }

    /// The text.
    #[must_use]
    pub const fn text(&self) -> &'t str {
        self.text
    }

    /// The games in order of place, each with its findings.
    #[must_use]
    pub fn games(&self) -> &[Report<'t>] {
        &self.games
    }

    /// All games in canonical form, each in its own dialect, with a blank line between them.
    ///
    /// # Errors
    /// [`NotWritten`] for the first game that would read back differently.
    ///
    /// ```
    /// use kibao::{document::Document, replay::Options};
    /// let document = Document::new("SOUTH: Asha\n1. 7R* 7R*\n", &Options::default());
    /// assert_eq!(document.canonical().unwrap(), "south: Asha\n\n1: A7R* a7R*;\n");
    /// ```
    pub fn canonical(&self) -> Result<String, NotWritten> {
        self.written(None)
    }

    /// All games in canonical form in another dialect.
    ///
    /// # Errors
    /// [`NotWritten`] for the first game that would read back differently.
    ///
    /// ```
    /// use kibao::{document::Document, notation::Dialect, replay::Options};
    /// let document = Document::new("1: 7R* 7R*; the best\n", &Options::default());
    /// assert_eq!(document.converted(Dialect::KIBAO).unwrap(), "notation: kibao\n\n1: A7>* a7>*; the best\n");
    /// ```
    pub fn converted(&self, to: Dialect) -> Result<String, NotWritten> {
        self.written(Some(to))
    }

    fn written(&self, to: Option<Dialect>) -> Result<String, NotWritten> {
        rewritten_text(self.games.iter().map(|game| &game.replay), to)
    }

    /// The text after the fixes of these findings; see [`fixed`].
    ///
    /// # Errors
    /// [`RoundTripError`] if a game would read back differently among the others.
    ///
    /// ```
    /// use kibao::{document::Document, findings::Wanted, replay::Options};
    /// let document = Document::new("1. A7>* a7>*\n", &Options::default());
    /// let fixed = document.fixed(Wanted::all(false)).unwrap();
    /// assert_eq!((fixed.text.as_str(), fixed.unsafe_left), ("1: A7>* a7>*;\n", 0));
    /// ```
    pub fn fixed(&self, wanted: Wanted<'_>) -> Result<Fixed, RoundTripError> {
        fixed(self.text, &self.options, wanted)
    }

    /// The repairs of the game with this index in [`games`](Self::games). For an index out of range the list is empty. See
    /// [`repair`].
    ///
    /// ```
    /// use kibao::{document::Document, replay::{Limits, Options}};
    /// let text = "\
    /// opening: [ 0 0 0 0 0 0 0 0 | 0 0 5 6 0 0 1 0 | 0 0 2 0 6 0 0 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]
    /// 1: A3< a5<;
    /// 2: A8> a2<;
    /// 3: A5< a1<;
    /// ";
    /// let document = Document::new(text, &Options::default());
    /// let repairs = document.repairs(0, &Limits::default());
    /// let repaired = document.repaired(&[(0, repairs.only().unwrap())], false).unwrap();
    /// assert!(repaired.contains("\n1: A3<+ a5<;\n"));
    /// assert!(Document::new(&repaired, &Options::default()).games()[0].replay.is_valid());
    /// ```
    #[must_use]
    pub fn repairs(&self, game: usize, limits: &Limits) -> Repairs {
        self.games.get(game).map_or_else(Repairs::default, |it| repair(&it.replay, &self.options, limits))
    }

    /// The text after repairs: pairs of a game's index and a candidate, in order of the games. With `notes` the old text
    /// is kept in comments. See [`repaired_all`].
    ///
    /// # Errors
    /// [`Difference`] if the text would not read back as the repaired games, or if an index is out of range.
    pub fn repaired(&self, repairs: &[(usize, &Candidate)], notes: bool) -> Result<String, Difference> {
        let pair = |&(game, candidate): &(usize, _)| Some((&self.games.get(game)?.replay, candidate));
        let pairs: Option<Vec<_>> = repairs.iter().map(pair).collect();
        repaired_all(self.text, &pairs.ok_or(Difference::NoSuchGame)?, &self.options, notes)
    }

    /// The games as a replay page holds them; `path` is the name that the page gives their source. `None` if a game
    /// cannot be written as JSON; no such game is known.
    ///
    /// ```
    /// use kibao::{document::Document, replay::Options, render::html, words::Lang};
    /// let document = Document::new("south: Asha\n\n1: A7>* a7>*;\n", &Options::default());
    /// let page = html::page(Lang::En, None, &document.page_games("asha.bao").unwrap());
    /// assert!(html::is_page(page.as_bytes()));
    /// ```
    #[cfg(feature = "formats")]
    #[must_use]
    pub fn page_games(&self, path: &str) -> Option<Vec<PageGame>> {
        let lines = LineIndex::new(self.text);
        self.games.iter().map(|game| PageGame::new(game, path, &|offset| lines.place(offset))).collect()
    }
}
