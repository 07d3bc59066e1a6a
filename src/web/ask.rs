//! What a page asks for, and how it is answered.

use crate::document::{Document, NotWritten};
use crate::engine::BuiltIn;
use crate::findings::{Report, RoundTripError};
use crate::notation::Dialect;
use crate::render::json;
use crate::replay::{Difference, Options, Rules};
use crate::source::Text;
use crate::words::Lang;
use serde::{Deserialize, Serialize};

/// The longest text, in bytes.
pub(super) const MOST_BYTES: usize = 4 << 20;

/// The options of a request; those that it does not need are missing.
#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Ask {
    /// The language of sentences.
    pub(super) lang: String,
    /// The rule set whatever the record says; `auto` finds one.
    pub(super) rules: String,
    /// The dialect whatever the record says.
    pub(super) dialect: String,
    /// A game, from 0.
    pub(super) game: usize,
    /// How many plies are played.
    pub(super) ply: usize,
    /// A finding of the game, or of the file, from 0.
    pub(super) finding: Option<usize>,
    /// Whether that finding is one of the file.
    pub(super) of_file: bool,
    /// Whether fixes may change what the record says.
    pub(super) unsafe_too: bool,
    /// A dialect to write, or the form of a report: `html`, `csv`, otherwise text.
    pub(super) to: String,
    /// The files of which the text is made, in order: their names and how many lines each has.
    pub(super) files: Vec<(String, usize)>,
    /// Whether the board is that before the ply, with the way of its move.
    pub(super) before: bool,
    /// A move by its canonical name.
    pub(super) name: String,
}

/// Why something is not done: a word for the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Refusal(pub(super) &'static str);

impl From<NotWritten> for Refusal {
    fn from(error: NotWritten) -> Self {
        error.lost.into()
    }
}

impl From<Difference> for Refusal {
    fn from(error: Difference) -> Self {
        Self(error.name())
    }
}

impl From<RoundTripError> for Refusal {
    fn from(_: RoundTripError) -> Self {
        Self("text")
    }
}

impl Ask {
    pub(super) fn read(options: &str) -> Result<Self, Refusal> {
        serde_json::from_str(options).map_err(|_| Refusal("options"))
    }

    pub(super) fn lang(&self) -> Lang {
        Lang::from_tag(&self.lang)
    }

    /// How the games are replayed.
    pub(super) fn options(&self) -> Result<Options, Refusal> {
        let rules = match self.rules.as_str() {
            "" => Rules::Head,
            "auto" => Rules::Auto,
            name => Rules::BuiltIn(BuiltIn::named(name).ok_or(Refusal("rules"))?),
        };
        let dialect = match self.dialect.as_str() {
            "" => None,
            name => Some(Dialect::from_name(name).ok_or(Refusal("dialect"))?),
        };
        Ok(Options { rules, dialect })
    }

    /// Reads the text of the page. With a byte order mark, places count after it.
    pub(super) fn text(text: &str) -> Result<Text, Refusal> {
        if text.len() > MOST_BYTES {
            return Err(Refusal("size"));
        }
        Ok(Text::of_utf_8(text))
    }

    /// The game that is asked about.
    pub(super) fn game<'d, 't>(&self, document: &'d Document<'t>) -> Result<&'d Report<'t>, Refusal> {
        document.games().get(self.game).ok_or(Refusal("game"))
    }
}

/// The answer as JSON.
pub(super) fn answer(said: Result<impl Serialize, Refusal>) -> String {
    match said {
        Ok(said) => json::text(&said),
        Err(Refusal(why)) => json::text(&serde_json::json!({ "error": why })),
    }
}
