#![doc = include_str!("README.md")]

mod abstractplay;
mod end;
mod error;
mod export;
mod head;
mod nkkmd;

pub use crate::source::Site;
pub use end::{EndDifference, RecordedEnd};
pub use error::{ImportError, Reason};
pub use export::{NotExported, to_abstractplay};

use crate::source::LineIndex;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

/// A game of another site as a transcript.
///
/// ```
/// let games = kibao::import::import(b"1. f2>* b3<*\n");
/// let game = games[0].as_ref().unwrap();
/// assert!(game.text.ends_with("\n\n1. A6>* a7<*\n"), "{}", game.text);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// Where it comes from.
    pub site: Site,
    /// The line of the file where its record begins.
    pub line: u32,
    /// A transcript of one game in the kibao notation, its marks as the site writes them.
    pub text: String,
    /// The end as recorded, to be compared with a replay.
    pub end: RecordedEnd,
}

/// Reads the records of another site: one, several in a JSON array, or one after the other. A record that cannot be read
/// is an error in its place; the others are still read.
///
/// ```
/// use kibao::import::{Reason, import};
/// let found = import(b"{\"format\":\"bao-game-record\"}");
/// assert!(matches!(found[0].as_ref().unwrap_err().reason, Reason::Shape(_)));
/// let found = import(b"dear Asha");
/// assert_eq!(found[0].as_ref().unwrap_err().reason, Reason::Unknown);
/// ```
#[must_use]
pub fn import(bytes: &[u8]) -> Vec<Result<Imported, ImportError>> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}'),
        Err(error) => {
            let before = bytes.get(..error.valid_up_to()).unwrap_or_default();
            return vec![Err(Reason::NotUtf8.at(&String::from_utf8_lossy(before), before.len()))];
        }
    };
    match Site::of(text) {
        Some(Site::AbstractPlayMoves) => abstractplay::moves(text).into_iter().map(Ok).collect(),
        Some(Site::AbstractPlay) => each_record(text, abstractplay::record),
        Some(Site::Nkkmd) => each_record(text, nkkmd::record),
        Some(site @ Site::Ludii) => vec![Err(Reason::NotRead(site).at(text, 0))],
        None => vec![Err(Reason::Unknown.at(text, 0))],
    }
}

/// Reads each JSON value of a text.
fn each_record<R: DeserializeOwned>(
    text: &str,
    read: impl Fn(R) -> Result<Imported, Reason>,
) -> Vec<Result<Imported, ImportError>> {
    let lines = LineIndex::new(text);
    let broken = |error: &serde_json::Error, first: u32| {
        let reason = if error.is_data() { Reason::Shape } else { Reason::NotJson };
        ImportError::of_json(error, first, reason)
    };
    let one = |raw: &RawValue| {
        // The value is borrowed from the text.
        let at = (raw.get().as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
        let line = lines.place(u32::try_from(at).unwrap_or(u32::MAX)).line;
        let record = serde_json::from_str(raw.get()).map_err(|error| broken(&error, line))?;
        let read = read(record).map_err(|reason| ImportError { line, column: 1, reason })?;
        Ok(Imported { line, ..read })
    };
    if text.trim_start().starts_with('[') {
        return match serde_json::from_str::<Vec<&RawValue>>(text) {
            Ok(records) => records.into_iter().map(one).collect(),
            Err(error) => vec![Err(broken(&error, 1))],
        };
    }
    let records = serde_json::Deserializer::from_str(text).into_iter::<&RawValue>();
    records.map(|raw| raw.map_err(|error| broken(&error, 1)).and_then(one)).collect()
}
