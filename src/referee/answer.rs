//! The answers: one type for each kind.

use super::request::Id;
use crate::engine::Side;
use crate::findings::Severity;
use crate::render::json::{DialectName, GameResult, PlyOf, Position, Sowing};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The answer to `hello`.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Greeting {
    /// The version of the protocol; what changes its meaning or goes away raises it.
    pub protocol: u32,
    /// The version of the program.
    pub kibao: &'static str,
    /// The rule sets.
    pub rules: Vec<&'static str>,
    /// The words that `cmd` may be.
    pub commands: Vec<&'static str>,
    /// What is too much.
    pub limits: Limits,
}

/// What is too much.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Limits {
    /// The bytes of a line.
    pub line: usize,
    /// Games at once.
    pub games: usize,
    /// Plies of a game.
    pub plies: usize,
    /// Sowings of a move.
    pub sowings: u32,
}

/// The answer to `new`, `position` and `undo`.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Standing<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// The name of the rule set.
    pub rules: &'a str,
    /// How moves are read that could be of either notation.
    pub dialect: DialectName,
    /// How many plies have been played.
    pub ply: usize,
    /// The side whose turn it is; it has passed even when the game is over.
    pub to_move: Side,
    /// Whether the game is over.
    pub over: bool,
    /// The position.
    pub position: Position,
    /// True where the opening has houses or a block that the rule set does not know; they are left out.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schemars(default)]
    pub dropped: bool,
}

/// The answer to `moves`.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct MoveList {
    /// The canonical names, front pits 1–8, then back pits 1–8, left before right, stop before safari.
    pub moves: Vec<String>,
    /// The position text after each; only where it is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub positions: Option<Positions>,
}

/// Position texts by move, in the order of the moves.
#[derive(Debug, JsonSchema)]
pub(crate) struct Positions(#[schemars(with = "BTreeMap<String, String>")] pub Vec<(String, String)>);

impl Serialize for Positions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, text)| (name, text)))
    }
}

/// The answer to `play`.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PlayedMove {
    /// The ply as `kibao json` has it.
    pub ply: PlyOf,
    /// Whether the game is over with it.
    pub over: bool,
    /// Who has won with it.
    pub winner: Option<Side>,
    /// What is odd about how it is written; it was understood all the same.
    pub notes: Vec<Note>,
}

/// Something odd about how a move is written.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Note {
    /// The code that `kibao check` has for it.
    pub code: &'static str,
    /// Its name.
    pub name: &'static str,
    /// How much it weighs in a record.
    pub severity: Severity,
    /// What is odd.
    pub message: String,
    /// How it should be written.
    pub help: Option<String>,
}

/// The answer to `trace`.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Sowings {
    /// The canonical name of the move.
    pub r#move: String,
    /// Every sowing, 4096 at most.
    pub trace: Vec<Sowing>,
}

/// The answer to `result`.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Verdict {
    /// How many plies have been played.
    pub plies: usize,
    /// Whether the game is over.
    pub over: bool,
    /// How it ended; `recorded` is always null.
    pub result: GameResult,
}

/// The answer to `close` and `quit`.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Farewell {
    /// How many games are left.
    pub games: usize,
}

/// Why there is no other answer.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Failure {
    /// The error.
    pub error: Error,
}

/// What went wrong; nothing has changed.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Error {
    /// The kind of error, for programs.
    pub code: ErrorCode,
    /// What is wrong, for people.
    pub message: Cow<'static, str>,
    /// What to do about it.
    pub help: Option<Cow<'static, str>>,
    /// About a move: the code that `kibao check` has for the reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<&'static str>,
    /// About a move: the legal ones by their canonical names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<String>>,
}

/// The kinds of error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ErrorCode {
    /// The line is not JSON in UTF-8.
    BadJson,
    /// It is JSON, but no request of this protocol.
    BadRequest,
    /// There is no such `cmd`.
    UnknownCommand,
    /// There is no game of this name.
    NoGame,
    /// Another game would be one too many.
    TooManyGames,
    /// The game has as many plies as a game may have.
    TooManyPlies,
    /// The line, the id or the move is too long.
    TooLong,
    /// There is no such rule set.
    UnknownRules,
    /// The opening cannot be read, or the rule set cannot be played from it.
    BadOpening,
    /// The word is not a move.
    UnreadableMove,
    /// Several legal moves fit the word.
    AmbiguousMove,
    /// The move is not legal.
    IllegalMove,
    /// The game is over.
    GameOver,
    /// There is no move to take back or to show.
    NothingPlayed,
}

impl Error {
    pub(super) fn new(code: ErrorCode, message: impl Into<Cow<'static, str>>) -> Self {
        Self { code, message: message.into(), help: None, reason: None, legal: None }
    }

    pub(super) fn help(self, help: impl Into<Cow<'static, str>>) -> Self {
        Self { help: Some(help.into()), ..self }
    }
}

/// One answer, a line of output.
#[derive(Debug, JsonSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "the schema is made from it")]
pub(crate) enum Answer<'a> {
    Greeting(Done<Greeting>),
    Standing(Done<Standing<'a>>),
    MoveList(Done<MoveList>),
    PlayedMove(Done<PlayedMove>),
    Sowings(Done<Sowings>),
    Verdict(Done<Verdict>),
    Farewell(Done<Farewell>),
    Failure(Refused),
}

/// An answer to a request that was done.
#[expect(dead_code, reason = "the schema is made from it")]
#[derive(Debug, JsonSchema)]
pub(crate) struct Done<T> {
    /// That of the request; null where it has none.
    pub id: Option<Id>,
    /// Whether the request was done.
    #[schemars(extend("const" = true))]
    pub ok: bool,
    /// The answer itself.
    #[serde(flatten)]
    pub body: T,
}

/// An answer to a request that was not done.
#[expect(dead_code, reason = "the schema is made from it")]
#[derive(Debug, JsonSchema)]
pub(crate) struct Refused {
    /// That of the request; null where it has none or could not be read.
    pub id: Option<Id>,
    /// Whether the request was done.
    #[schemars(extend("const" = false))]
    pub ok: bool,
    /// The error.
    #[serde(flatten)]
    pub body: Failure,
}
