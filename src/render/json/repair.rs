//! The JSON of repairs.

use super::{Finding, Source};
use crate::engine::Side;
use crate::findings::Report;
use crate::notation::Key;
use crate::replay::{Candidate, Change, Edit, Repairs, canonical};
use crate::source::Place;
use crate::words::{self, Lang};
use schemars::JsonSchema;
use serde::Serialize;

/// What `kibao repair` prints: the games of all files, and the findings about files.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "Kibao repairs")]
pub(crate) struct RepairDocument {
    /// The games, in the order of the input.
    pub games: Vec<RepairGame>,
    /// Findings about a file, not about one of its games.
    pub findings: Vec<Finding>,
}

/// A game and its repairs.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RepairGame {
    /// Where the game is.
    source: Source,
    /// Whether every move replays, so that no repair is needed.
    valid: bool,
    /// The number of plies that replay without changes.
    replays_to: usize,
    /// The number of written plies.
    plies: usize,
    /// The repairs found, the best first; none if the game replays or cannot be repaired.
    candidates: Vec<RepairCandidate>,
    /// Whether the best repair is sure enough to be written by `--apply`.
    certain: bool,
    /// Whether the search has seen everything: nothing was left out because of a limit.
    complete: bool,
    /// The round from which on the moves most probably do not belong to the game: a page is lost, or one of another game follows.
    apart_from_round: Option<usize>,
    /// The rounds that are missing according to the round numbers; no other move is changed to compensate.
    missing_rounds: Vec<MissingRounds>,
}

/// Rounds that are missing.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct MissingRounds {
    /// The number of the first.
    pub first: u32,
    /// The number of the last.
    pub last: u32,
}

/// A repair.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct RepairCandidate {
    /// How unlikely it is that a scorer writes this record of the repaired game, as `-ln P`: 1 more is e times less likely.
    pub cost: f64,
    /// How likely it is among all that was found.
    #[schemars(range(min = 0, max = 1))]
    pub probability: f64,
    /// The number of plies of the repaired game, all of which replay.
    pub replays_to: usize,
    /// Whether the repaired game contradicts nothing that the record says about the result.
    pub agrees_with_result: bool,
    /// The changes, in order of place.
    pub edits: Vec<RepairEdit>,
    /// The moves of the whole game after them, by their full names in the kibao dialect.
    pub moves: Vec<String>,
}

/// A change of a record.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct RepairEdit {
    /// The kind of change.
    pub kind: EditKind,
    /// The ply that is changed, or before which a move is inserted, from 1.
    #[schemars(range(min = 1))]
    pub ply: usize,
    /// Its round, from 1.
    #[serde(rename = "move")]
    #[schemars(range(min = 1))]
    pub round: usize,
    /// The side to move there.
    pub side: Side,
    /// The written text; null if there is none.
    pub written: Option<String>,
    /// The new text: moves by their full names in the kibao dialect; null if a move is deleted.
    pub becomes: Option<String>,
    /// Why the scorer may have written something else.
    pub why: String,
}

/// The kinds of changes.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum EditKind {
    Replace,
    Insert,
    Delete,
    Swap,
    Opening,
    Rules,
    Reading,
}

/// The JSON Schema of what `kibao repair` prints, and of [`RepairGame`] for a line of `--format ndjson` in its `$defs`.
///
/// ```
/// assert!(kibao::render::json::repair_schema().pointer("/$defs/RepairGame").is_some());
/// ```
#[must_use]
pub fn repair_schema() -> schemars::Schema {
    schemars::schema_for!(RepairDocument)
}

/// The JSON of a game and its repairs; `place` converts an offset in the text to a place in the file.
///
/// ```
/// use kibao::{document::Document, render::json, replay::{Limits, Options}, source::Place};
/// let document = Document::new("1: A6* a6<;\n", &Options::default());
/// let repairs = document.repairs(0, &Limits::default());
/// let game = json::repair(&document.games()[0], &repairs, "a.bao", &|_| Place { line: 1, column: 1 });
/// assert!(json::text(&game).contains("A6<*"));
/// ```
#[must_use]
pub fn repair(report: &Report<'_>, repairs: &Repairs, path: &str, place: &dyn Fn(u32) -> Place) -> RepairGame {
    let first = report.replay.game.span.start;
    RepairGame {
        source: Source { path: path.to_owned(), line: place(first).line },
        valid: report.replay.is_valid(),
        replays_to: repairs.replays_to,
        plies: repairs.plies,
        candidates: repairs.candidates.iter().map(|it| candidate(report, it)).collect(),
        certain: repairs.only().is_some(),
        complete: repairs.complete,
        apart_from_round: repairs.apart,
        missing_rounds: repairs.missing.iter().map(|it| MissingRounds { first: it.first, last: it.last }).collect(),
    }
}

fn candidate(report: &Report<'_>, it: &Candidate) -> RepairCandidate {
    RepairCandidate {
        cost: it.cost.value(),
        probability: (it.probability * 10_000.0).round() / 10_000.0,
        replays_to: it.game.len(),
        agrees_with_result: it.agreement.with_result(),
        edits: it.edits.iter().map(|it| edit(report, it)).collect(),
        moves: it.game.iter().map(|it| canonical(&it.before, &it.played)).collect(),
    }
}

fn edit(report: &Report<'_>, it: &Edit) -> RepairEdit {
    let kind = match it.change {
        Change::Replace(..) => EditKind::Replace,
        Change::Insert(..) => EditKind::Insert,
        Change::Delete(_) => EditKind::Delete,
        Change::SwapMoves(_) | Change::SwapRounds(_) => EditKind::Swap,
        Change::Opening(_) => EditKind::Opening,
        Change::Rules(_) | Change::NoTakasia => EditKind::Rules,
        Change::Reading(..) => EditKind::Reading,
    };
    RepairEdit {
        kind,
        ply: it.index + 1,
        round: it.round,
        side: it.side,
        written: written(report, it),
        becomes: Some(it.becomes()).filter(|becomes| !becomes.is_empty()),
        why: words::repair::why(Lang::En, report, it),
    }
}

fn written(report: &Report<'_>, it: &Edit) -> Option<String> {
    let value = |key| report.replay.game.value(key).map(str::to_owned);
    match it.change {
        Change::Opening(_) => value(Key::Opening),
        Change::Rules(_) => value(Key::Rules),
        Change::NoTakasia => value(Key::Takasia),
        _ => {
            let plies = report.replay.plies.iter().skip(it.index).take(it.words());
            let words: Vec<&str> = plies.map(|ply| ply.span.of(report.text())).collect();
            (!words.is_empty()).then(|| words.join(" "))
        }
    }
}
