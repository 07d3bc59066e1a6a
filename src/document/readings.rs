//! Reads a file of readings: candidates for the words of records, as handwriting recognition gives them.

use crate::notation::single_move;
use crate::replay::Readings;
use crate::words::readings::{self as say, Notice};
use schemars::{JsonSchema, Schema};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The value of `format`.
const FORMAT: &str = "kibao-readings";

/// The value of `version`.
const VERSION: u64 = 1;

/// What the sum of the weights may be over 1, because they are rounded.
const ROUNDING: f64 = 1e-3;

/// Readings of the words of records: for every word the moves that it may be, each with a weight.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Kibao readings")]
struct ReadingsFile {
    /// Always `kibao-readings`.
    #[schemars(extend("const" = FORMAT))]
    format: String,
    /// The version of the form: 1.
    #[schemars(extend("const" = VERSION))]
    version: u64,
    /// The games that have readings.
    games: Vec<FileGame>,
}

/// The readings of a game.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct FileGame {
    /// The number of the game in the input, from 1. Without it, the game is the one after that of the entry before; the first entry is
    /// game 1.
    #[schemars(range(min = 1))]
    game: Option<usize>,
    /// The words that have readings.
    moves: Vec<FileMove>,
}

/// The readings of a word.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct FileMove {
    /// The number of the written move, from 1: South's and North's moves are counted together, as in `kibao json`.
    #[schemars(range(min = 1))]
    ply: usize,
    /// The readings. The weight that is left is shared by all other legal moves; with no readings, the word is illegible.
    readings: Vec<FileReading>,
}

/// A reading of a word.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct FileReading {
    /// A move, in the dialect of the record.
    text: String,
    /// Its probability, from 0 to 1. The weights of a word add up to at most 1.
    #[schemars(range(min = 0, max = 1))]
    weight: f64,
}

/// The readings of the games of an input, read from JSON.
///
/// ```
/// use kibao::document::{Document, GameReadings};
/// use kibao::replay::{Limits, Options, repair_with};
/// let json = r#"{"format":"kibao-readings","version":1,"games":[{"moves":[{"ply":1,"readings":[
///     {"text":"A6<","weight":0.3},{"text":"A6>","weight":0.7}]}]}]}"#;
/// let readings = GameReadings::read(json).unwrap();
/// let document = Document::new("1: A6* a6<;\n", &Options::default());
/// let replay = &document.games()[0].replay;
/// let of_game = readings.of(1, replay.plies.len()).unwrap();
/// let repairs = repair_with(replay, &Options::default(), &Limits::default(), &of_game);
/// assert!(repairs.candidates[0].probability > 0.5);
/// assert!(readings.finish(1).is_ok());
///
/// let bad = json.replace("0.7", "1.7");
/// let error = GameReadings::read(&bad).unwrap_err().to_string();
/// assert!(error.starts_with("games[0].moves[0].readings[1].weight: "), "{error}");
/// ```
#[derive(Clone, Debug, Default)]
pub struct GameReadings {
    /// By the number of the game.
    games: BTreeMap<usize, NumberedGame>,
}

/// The readings of a game, and the places of these entries in the file.
#[derive(Clone, Debug, Default)]
struct NumberedGame {
    place: String,
    readings: Readings,
    /// The place of the entry with the greatest ply.
    last: String,
}

/// Why readings cannot be used: the place in the file, the reason, and what to do.
#[derive(Clone, Debug)]
pub struct ReadingsError {
    place: Option<String>,
    notice: Notice,
}

impl ReadingsError {
    /// The message of the program about a file of this name.
    #[cfg(feature = "cli")]
    pub(crate) fn in_file(self, file: &str) -> Notice {
        let place = self.place.map_or_else(|| file.to_owned(), |place| format!("{file}: {place}"));
        self.notice.at(&place)
    }
}

impl From<Notice> for ReadingsError {
    fn from(notice: Notice) -> Self {
        Self { place: None, notice }
    }
}

/// Writes the message in English, with the advice on a separate line.
impl fmt::Display for ReadingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.place {
            Some(place) => self.notice.clone().at(place).fmt(f),
            None => self.notice.fmt(f),
        }
    }
}

impl std::error::Error for ReadingsError {}

impl GameReadings {
    /// Reads the JSON of a file; see [`readings_schema`] for its form.
    ///
    /// # Errors
    /// [`ReadingsError`] if the text is not JSON of this form, if a field is unknown, if a weight is not from 0 to 1 or the weights of a
    /// word add up to more than 1, if a text is not a move, or if a game or a ply has two entries.
    pub fn read(json: &str) -> Result<Self, ReadingsError> {
        let file: ReadingsFile = serde_json::from_str(json).map_err(|error| say::readings_form(error.to_string()))?;
        if file.format != FORMAT || file.version != VERSION {
            return Err(say::readings_version(format!("{} {}", file.format, file.version)).into());
        }
        let mut games: BTreeMap<usize, NumberedGame> = BTreeMap::new();
        let mut number: usize = 0;
        for (index, game) in file.games.iter().enumerate() {
            let place = format!("games[{index}]");
            number = game.game.unwrap_or(number.saturating_add(1));
            let read = NumberedGame::of(game, place.clone())?;
            if number == 0 {
                return Err(at(say::readings_zero(), &format!("{place}.game")));
            }
            if games.insert(number, read).is_some() {
                return Err(at(say::readings_twice(number), &place));
            }
        }
        Ok(Self { games })
    }

    /// The readings of the game with this number in the input, from 1, which has this number of written moves. A game without readings has
    /// none.
    ///
    /// # Errors
    /// [`ReadingsError`] if there are readings for a move that the game does not have.
    pub fn of(&self, game: usize, plies: usize) -> Result<Readings, ReadingsError> {
        let Some(found) = self.games.get(&game) else { return Ok(Readings::default()) };
        match found.readings.last() {
            Some(last) if last >= plies => {
                Err(at(say::readings_no_ply(game, last + 1, plies), &format!("{}.ply", found.last)))
            }
            _ => Ok(found.readings.clone()),
        }
    }

    /// Checks that all games with readings are in an input of this number of games.
    ///
    /// # Errors
    /// [`ReadingsError`] if there are readings for a game after the last.
    pub fn finish(&self, games: usize) -> Result<(), ReadingsError> {
        match self.games.range(games.saturating_add(1)..).next() {
            Some((number, game)) => Err(at(say::readings_no_game(*number, games), &game.place)),
            None => Ok(()),
        }
    }
}

impl NumberedGame {
    fn of(game: &FileGame, place: String) -> Result<Self, ReadingsError> {
        let mut found = Self { place, ..Self::default() };
        let mut plies = BTreeSet::new();
        for (index, entry) in game.moves.iter().enumerate() {
            let place = format!("{}.moves[{index}]", found.place);
            let Some(ply) = entry.ply.checked_sub(1) else {
                return Err(at(say::readings_zero(), &format!("{place}.ply")));
            };
            if !plies.insert(ply) {
                return Err(at(say::readings_ply_twice(entry.ply), &place));
            }
            if found.readings.last().is_none_or(|last| last < ply) {
                found.last.clone_from(&place);
            }
            found.readings.add_word(ply);
            let mut sum = 0.0;
            for (index, reading) in entry.readings.iter().enumerate() {
                let place = format!("{place}.readings[{index}]");
                if !(0.0..=1.0).contains(&reading.weight) {
                    return Err(at(say::readings_weight(reading.weight.to_string()), &format!("{place}.weight")));
                }
                sum += reading.weight;
                let Some(written) = single_move(&reading.text) else {
                    return Err(at(say::readings_not_move(&reading.text), &format!("{place}.text")));
                };
                found.readings.add(ply, written, reading.weight);
            }
            if sum > 1.0 + ROUNDING {
                return Err(at(say::readings_sum(format!("{sum:.3}")), &format!("{place}.readings")));
            }
        }
        Ok(found)
    }
}

fn at(notice: Notice, place: &str) -> ReadingsError {
    ReadingsError { place: Some(place.to_owned()), notice }
}

/// The JSON Schema of a file of readings.
///
/// ```
/// assert!(kibao::document::readings_schema().pointer("/properties/games").is_some());
/// ```
#[must_use]
pub fn readings_schema() -> Schema {
    schemars::schema_for!(ReadingsFile)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(games: &str) -> String {
        format!(r#"{{"format":"kibao-readings","version":1,"games":{games}}}"#)
    }

    fn moves(moves: &str) -> String {
        file(&format!(r#"[{{"moves":[{moves}]}}]"#))
    }

    #[test]
    fn bad_files_are_refused_with_place_and_reason() {
        let reading = |text: &str, weight: &str| format!(r#"{{"text":"{text}","weight":{weight}}}"#);
        let ply = |ply: &str, readings: &[String]| format!(r#"{{"ply":{ply},"readings":[{}]}}"#, readings.join(","));
        let table = [
            ("[]".to_owned(), "line 1 column"),
            ("{".to_owned(), "line 1 column 1"),
            (file("[]").replace("kibao-readings", "kibao-game"), "kibao-game 1"),
            (file("[]").replace(":1", ":2"), "kibao-readings 2"),
            (file("[]").replace("\"games\"", "\"x\":1,\"games\""), "`x`"),
            (moves(r#"{"ply":1,"readings":[],"wieght":1}"#), "`wieght`"),
            (moves(&ply("1", &[reading("A5<", "1.5")])), "games[0].moves[0].readings[0].weight: "),
            (moves(&ply("1", &[reading("A5<", "-0.1")])), "games[0].moves[0].readings[0].weight: "),
            (moves(&ply("1", &[reading("A5<", "\"x\"")])), "line 1 column"),
            (moves(&ply("1", &[reading("A5<", "0.7"), reading("A6<", "0.4")])), "games[0].moves[0].readings: "),
            (moves(&ply("1", &[reading("A5<", "0.7"), reading("so", "0.2")])), "games[0].moves[0].readings[1].text: "),
            (moves(&ply("1", &[reading("A5< a5<", "0.7")])), "games[0].moves[0].readings[0].text: "),
            (moves(&ply("0", &[])), "games[0].moves[0].ply: "),
            (moves(&ply("-1", &[])), "line 1 column"),
            (moves(&format!("{},{}", ply("2", &[]), ply("2", &[]))), "games[0].moves[1]: "),
            (file(r#"[{"game":0,"moves":[]}]"#), "games[0].game: "),
            (file(r#"[{"game":2,"moves":[]},{"game":2,"moves":[]}]"#), "games[1]: "),
        ];
        for (json, wanted) in table {
            let error = GameReadings::read(&json).expect_err(&json).to_string();
            assert!(error.contains(wanted) && error.contains("\nhelp: "), "{json}: {error}");
        }
    }

    #[test]
    fn games_are_counted_on_and_missing_ones_are_reported() {
        let read = GameReadings::read(&file(
            r#"[{"moves":[]},{"game":4,"moves":[{"ply":9,"readings":[]},{"ply":3,"readings":[]}]},{"moves":[]}]"#,
        ));
        let read = read.expect("a file");
        assert_eq!(read.games.keys().collect::<Vec<_>>(), [&1, &4, &5]);
        assert!(read.of(1, 0).expect("no readings").is_empty() && read.of(2, 0).expect("no readings").is_empty());
        assert!(!read.of(4, 9).expect("readings").is_empty());
        let error = read.of(4, 8).expect_err("no ply 9").to_string();
        assert!(error.starts_with("games[1].moves[0].ply: "), "{error}");
        let error = read.finish(4).expect_err("no game 5").to_string();
        assert!(error.starts_with("games[2]: ") && read.finish(5).is_ok(), "{error}");
    }
}
