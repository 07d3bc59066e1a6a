//! The types of the JSON where its shape differs from the types of the library; the schema is derived from them.

use crate::engine::{Direction, Kind, Side};
use crate::findings::Severity;
use crate::notation::Dialect;
use crate::replay::DecidedBy;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// The version of the format; it is raised if a field changes its meaning or is removed.
///
/// ```
/// assert_eq!(kibao::render::json::VERSION, 1);
/// ```
pub const VERSION: u32 = 1;

/// What `kibao json` prints: the games of all files, and the findings about files.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "Kibao games")]
pub struct Document<Games = Vec<Game>> {
    /// The games, in the order of the input.
    pub games: Games,
    /// Findings about a file, not about one of its games.
    pub findings: Vec<Finding>,
}

/// A game with a position after every ply.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Game {
    /// Always `kibao-game`.
    pub format: &'static str,
    /// The version of this format.
    pub version: u32,
    /// Where the game is.
    pub source: Source,
    /// The head: known keys by their canonical names, others in lower case, in the order of the file; of a repeated key the
    /// first.
    pub headers: Headers,
    /// The name of the rule set.
    pub rules: String,
    /// The dialect it is written in.
    pub dialect: DialectName,
    /// The position at the start; null if no game can start from the opening.
    pub start: Option<Position>,
    /// The written moves; left out by `check`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plies: Option<Vec<PlyOf>>,
    /// Whether every move replays and none follows the end of the game.
    pub valid: bool,
    /// How it ended.
    pub result: GameResult,
    /// Which rule sets fit; only with `--rules auto`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auto: Option<Auto>,
    /// The findings about the game.
    pub findings: Vec<Finding>,
}

/// The place of a game.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Source {
    /// The file as it was named; `-` is standard input.
    pub path: String,
    /// The first line of the game, from 1.
    #[schemars(range(min = 1))]
    pub line: u32,
}

/// Head lines in order.
#[derive(Debug, JsonSchema)]
pub struct Headers(#[schemars(with = "BTreeMap<String, String>")] pub Vec<(String, String)>);

impl Serialize for Headers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// A dialect.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[schemars(extend("enum" = Dialect::ALL.map(Dialect::name)))]
pub struct DialectName(&'static str);

impl From<Dialect> for DialectName {
    fn from(dialect: Dialect) -> Self {
        Self(dialect.name())
    }
}

/// A position.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Position {
    /// South's half.
    pub south: Half,
    /// North's half.
    pub north: Half,
    /// The side to move; the turn passes even if the game is over.
    pub to_move: Side,
    /// The phase of the side to move.
    pub phase: PhaseName,
    /// The blocked pit of the side to move.
    pub blocked: Option<String>,
    /// The position text.
    pub text: String,
}

/// One side of a position.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Half {
    /// The front row, pit 1 first.
    #[schemars(length(equal = 8), inner(range(max = 64)))]
    pub front: [u8; 8],
    /// The back row, pit 1 first.
    #[schemars(length(equal = 8), inner(range(max = 64)))]
    pub back: [u8; 8],
    /// Seeds in store.
    #[schemars(range(max = 64))]
    pub store: u8,
    /// The house.
    pub house: HouseName,
}

/// The state of a house; `none` if the rule set has no house.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the words say it")]
pub enum HouseName {
    Functional,
    Dormant,
    Lost,
    None,
}

/// The phase of the side to move.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the words say it")]
pub enum PhaseName {
    Kunamua,
    Mtaji,
    Over,
}

/// How a move ends.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the words say it")]
pub enum EndsName {
    Empty,
    House,
    Blocked,
    Won,
    Lost,
    Endless,
}

/// A written move and the played one; all but the first five fields are null if it was not played.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PlyOf {
    /// Counted from 1.
    #[schemars(range(min = 1))]
    pub ply: u32,
    /// Its round, counted from 1.
    #[serde(rename = "move")]
    #[schemars(range(min = 1))]
    pub round: u32,
    /// The side in whose column it is.
    pub side: Side,
    /// The move as written.
    pub written: String,
    /// The opinion after it: `!`, `?`, `!!`, `??`, `!?` or `?!`.
    pub remark: Option<&'static str>,
    /// How sure its reading is: `doubtful`, `unknown`, or `supplied` by the editor. An unknown move is played if only one
    /// fits the moves after it.
    pub reading: Option<&'static str>,
    /// Its full name in the kibao dialect.
    pub canonical: Option<String>,
    /// The kind of the move, determined by how it starts.
    pub kind: Option<Kind>,
    /// Seeds captured.
    pub captured: Option<u16>,
    /// The number of sowings.
    pub sowings: Option<u32>,
    /// Whether the house was played.
    pub safari: Option<bool>,
    /// Whether it paid the tax of two seeds.
    pub tax: Option<bool>,
    /// The opponent's pit that it blocks.
    pub creates_block: Option<String>,
    /// The pit of the mover that was blocked.
    pub under_block: Option<String>,
    /// How it ended.
    pub ends: Option<EndsName>,
    /// The position after it.
    pub position: Option<Position>,
    /// Every sowing; only with `--trace`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trace: Option<Vec<Sowing>>,
}

/// One sowing of a move.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Sowing {
    /// A pit, `store` or `kichwa`.
    pub from: String,
    /// The number of seeds.
    pub seeds: u8,
    /// The direction; null for the seed placed from the store.
    pub direction: Option<Direction>,
    /// The pit of the last seed.
    pub last: String,
    /// What follows.
    pub then: ThenName,
    /// The pit that is captured.
    pub taken_from: Option<String>,
    /// Its seeds.
    pub taken: u8,
}

/// What follows a sowing.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the words say it")]
pub enum ThenName {
    Stop,
    Relay,
    Capture,
    House,
    Blocked,
    Won,
    Lost,
}

/// How a game ended.
#[derive(Debug, Serialize, JsonSchema)]
pub struct GameResult {
    /// The winner by play alone.
    pub winner: Option<Side>,
    /// Why the game is over, or that it is not: by play; if play does not end it, by what the head (`ending:`) or a comment
    /// says, and `winner` is null.
    pub reason: ReasonName,
    /// The winner that the head records.
    pub recorded: Option<Side>,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(transparent)]
#[schemars(extend("enum" = Self::all()))]
pub struct ReasonName(&'static str);

impl ReasonName {
    pub(super) const UNFINISHED: Self = Self("unfinished");

    /// What decides a game as the reason for its end.
    pub(super) const fn of(by: DecidedBy) -> Self {
        match by {
            DecidedBy::Play(_) | DecidedBy::Ending(_) => Self(by.name()),
            DecidedBy::Head | DecidedBy::Nothing => Self::UNFINISHED,
        }
    }

    fn all() -> Vec<Self> {
        let mut all: Vec<Self> = DecidedBy::ALL.map(Self::of).into();
        all.dedup_by_key(|it| it.0);
        all
    }
}

/// Which rule sets a record fits.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Auto {
    /// The rule sets under which every move replays.
    pub fits: Vec<&'static str>,
    /// The others, with the ply at which the record breaks; 0 is the opening.
    pub breaks: Breaks,
}

/// Rule sets with a ply, in order of preference.
#[derive(Debug, JsonSchema)]
pub struct Breaks(#[schemars(with = "BTreeMap<String, u32>")] pub Vec<(&'static str, u32)>);

impl Serialize for Breaks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

/// A finding.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Finding {
    /// Its stable code.
    pub code: &'static str,
    /// How serious it is.
    pub severity: Severity,
    /// What is wrong.
    pub message: String,
    /// The file as it was named.
    pub path: String,
    /// Its line, from 1.
    #[schemars(range(min = 1))]
    pub line: u32,
    /// Its column in characters, from 1.
    #[schemars(range(min = 1))]
    pub column: u32,
    /// The number of characters.
    pub length: u32,
    /// The ply it is about, from 1.
    pub ply: Option<u32>,
    /// What to do.
    pub help: Option<String>,
    /// The fix, if there is one.
    pub fix: Option<Fix>,
}

/// A way to fix a finding.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Fix {
    /// Whether the meaning of the record certainly stays the same.
    pub safe: bool,
    /// The changes, in order of place; none if the whole file must be rewritten, as UTF-8 with lines ending in LF.
    pub edits: Vec<Edit>,
}

/// A change of the text.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Edit {
    /// Its line, from 1.
    #[schemars(range(min = 1))]
    pub line: u32,
    /// Its column in characters, from 1.
    #[schemars(range(min = 1))]
    pub column: u32,
    /// The number of characters that are replaced.
    pub length: u32,
    /// The new text.
    pub text: String,
}
