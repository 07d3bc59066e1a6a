#![doc = include_str!("protocol.md")]
//!
//! # For programs in Rust
//!
//! ```
//! use kibao::referee::Referee;
//! let mut referee = Referee::default();
//! let mut out = Vec::new();
//! referee.answer(br#"{"id":1,"cmd":"new"}"#, &mut out);
//! referee.answer(br#"{"id":2,"cmd":"play","move":"A6L"}"#, &mut out);
//! let answers = String::from_utf8(out).unwrap();
//! assert!(answers.lines().nth(1).unwrap().starts_with(r#"{"id":2,"ok":true,"ply":{"ply":1,"move":1,"side":"south""#));
//! ```

mod answer;
mod game;
mod request;
mod serve;

#[cfg(feature = "python")]
pub(crate) use answer::ErrorCode as Refused;
#[cfg(feature = "python")]
pub(crate) use game::refusal;
pub use serve::serve;

use crate::engine::{BUILT_IN, BuiltIn, MAX_SOWINGS, RuleSet, State};
use crate::findings::nearest;
use crate::notation::Dialect;
use crate::render::json;
use crate::replay::opening;
use crate::words::{self, Lang};
use answer::{Error, ErrorCode, Failure, Farewell, Greeting, Limits};
use game::{Game, MOST_PLIES};
use request::{Asked, GameName, Hello, New, Quit};
use schemars::JsonSchema;
use serde::de::{Deserialize, IgnoredAny};
use serde::{Deserialize as DeriveDeserialize, Serialize};
use serde_json::error::Category;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The version of the protocol.
///
/// ```
/// use kibao::referee::{PROTOCOL, Referee};
/// let mut out = Vec::new();
/// Referee::default().answer(br#"{"cmd":"hello"}"#, &mut out);
/// assert!(String::from_utf8(out).unwrap().contains(&format!("\"protocol\":{PROTOCOL},")));
/// ```
pub const PROTOCOL: u32 = 1;

/// The most bytes of a line.
///
/// ```
/// use kibao::referee::{LONGEST_LINE, Referee, serve};
/// let (line, mut out) = (vec![b' '; LONGEST_LINE + 1], Vec::new());
/// serve(&mut Referee::default(), &line[..], &mut out).unwrap();
/// assert!(String::from_utf8(out).unwrap().contains("\"ok\":false"));
/// ```
pub const LONGEST_LINE: usize = 1 << 20;

/// The most games at once.
const MOST_GAMES: usize = 64;

/// The most bytes of an id.
const LONGEST_ID: usize = 256;

/// The most bytes of a game's name.
const LONGEST_NAME: usize = 64;

/// The words that `cmd` may be.
const COMMANDS: [&str; 10] = ["hello", "new", "position", "moves", "play", "undo", "trace", "result", "close", "quit"];

/// What a program may send and what it is answered.
#[derive(JsonSchema)]
#[schemars(title = "Kibao referee protocol 1")]
#[expect(dead_code, reason = "the schema is made from it")]
struct Protocol<'a> {
    /// A line of standard input.
    request: request::Request<'a>,
    /// The line of standard output that answers it.
    answer: answer::Answer<'a>,
}

/// The JSON Schema of requests and answers, `Request` and `Answer` in its `$defs`.
///
/// ```
/// let schema = kibao::referee::schema();
/// assert!(schema.pointer("/$defs/Request").is_some() && schema.pointer("/$defs/Answer").is_some());
/// ```
#[must_use]
pub fn schema() -> schemars::Schema {
    schemars::schema_for!(Protocol<'static>)
}

/// Whether the program goes on.
///
/// ```
/// use kibao::referee::{Go, Referee};
/// let mut referee = Referee::default();
/// assert_eq!(referee.answer(b"nonsense", &mut Vec::new()), Go::On);
/// assert_eq!(referee.answer(br#"{"cmd":"quit"}"#, &mut Vec::new()), Go::Off);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// The next request may come.
    On,
    /// The program ends.
    Off,
}

/// The games in play, and the defaults of new games.
///
/// ```
/// use kibao::{engine::RUEHL, notation::Dialect, referee::Referee};
/// let mut referee = Referee::new("ruehl", RUEHL, Vec::new(), Dialect::KIBAO);
/// let mut out = Vec::new();
/// referee.answer(br#"{"cmd":"new"}"#, &mut out);
/// assert!(String::from_utf8(out).unwrap().contains(r#""rules":"ruehl""#));
/// ```
#[derive(Debug)]
pub struct Referee {
    games: BTreeMap<String, Game>,
    rules: (Cow<'static, str>, RuleSet),
    custom: Vec<(String, RuleSet)>,
    dialect: Dialect,
}

impl Default for Referee {
    fn default() -> Self {
        Self::new(BUILT_IN[0].name, BUILT_IN[0].rules, Vec::new(), Dialect::KIBAO)
    }
}

/// The keys that every request has.
#[derive(DeriveDeserialize)]
struct Head<'a> {
    #[serde(borrow)]
    id: Option<&'a RawValue>,
    #[serde(borrow)]
    cmd: Option<&'a RawValue>,
}

impl Referee {
    /// A referee whose games have this rule set and dialect unless a request names others. Besides the built-in rule sets it
    /// knows the given custom ones.
    #[must_use]
    pub fn new(
        name: impl Into<Cow<'static, str>>,
        rules: RuleSet,
        custom: Vec<(String, RuleSet)>,
        dialect: Dialect,
    ) -> Self {
        Self { games: BTreeMap::new(), rules: (name.into(), rules), custom, dialect }
    }

    /// The rule set with a name.
    fn named(&self, asked: &str) -> Option<(Cow<'static, str>, RuleSet)> {
        let known = BuiltIn::named(asked).map(|known| (Cow::Borrowed(known.name), known.rules));
        let custom = || self.custom.iter().find(|(name, _)| name.eq_ignore_ascii_case(asked.trim()));
        known.or_else(|| custom().map(|(name, rules)| (Cow::Owned(name.clone()), *rules)))
    }

    /// Appends the answer to a request, one line, to `out`. Every request gets an answer, and only `quit` ends the
    /// program.
    pub fn answer(&mut self, line: &[u8], out: &mut Vec<u8>) -> Go {
        let mut id = None;
        match self.request(line, &mut id, out) {
            Ok(go) => go,
            Err(error) => {
                write(out, id, false, &Failure { error });
                Go::On
            }
        }
    }

    fn request<'l>(&mut self, line: &'l [u8], id: &mut Option<&'l str>, out: &mut Vec<u8>) -> Result<Go, Error> {
        let text = text(line)?;
        let head: Head<'_> = serde_json::from_str(text).map_err(|error| malformed(&error))?;
        *id = head.id.map(|id| checked_id(id.get())).transpose()?;
        let id = *id;
        let cmd = head.cmd.ok_or_else(|| {
            Error::new(ErrorCode::BadRequest, "there is no `cmd`").help(format!("it is one of {}", COMMANDS.join(", ")))
        })?;
        let cmd: Cow<'_, str> = match cmd.get().strip_prefix('"').and_then(|cmd| cmd.strip_suffix('"')) {
            Some(plain) if !plain.contains('\\') => Cow::Borrowed(plain),
            _ => serde_json::from_str(cmd.get()).map(Cow::Owned).map_err(|_| {
                Error::new(ErrorCode::BadRequest, "`cmd` is not a text").help(r#"it is as in {"cmd":"hello"}"#)
            })?,
        };
        match cmd.as_ref() {
            request::Play::CMD => {
                let asked: request::Play<'_> = parsed(text)?;
                let played = self.game(asked.game.as_ref())?.play(&asked.r#move, asked.trace == Some(true))?;
                write(out, id, true, &played);
            }
            request::Moves::CMD => {
                let asked: request::Moves<'_> = parsed(text)?;
                let moves = self.game(asked.game.as_ref())?.moves(asked.positions == Some(true))?;
                write(out, id, true, &moves);
            }
            request::Position::CMD => {
                let asked: request::Position<'_> = parsed(text)?;
                let name = name(asked.game.as_ref());
                write(out, id, true, &self.game(asked.game.as_ref())?.standing(name)?);
            }
            request::Undo::CMD => {
                let asked: request::Undo<'_> = parsed(text)?;
                let name = name(asked.game.as_ref());
                let game = self.game(asked.game.as_ref())?;
                game.undo(asked.plies.map_or(1, |plies| plies.0))?;
                write(out, id, true, &game.standing(name)?);
            }
            request::Trace::CMD => {
                let asked: request::Trace<'_> = parsed(text)?;
                let trace = self.game(asked.game.as_ref())?.trace(asked.r#move.as_deref())?;
                write(out, id, true, &trace);
            }
            request::Outcome::CMD => {
                let asked: request::Outcome<'_> = parsed(text)?;
                write(out, id, true, &self.game(asked.game.as_ref())?.verdict());
            }
            New::CMD => {
                let asked: New<'_> = parsed(text)?;
                let dropped = self.begin(&asked)?;
                let name = name(asked.game.as_ref());
                let standing = self.game(asked.game.as_ref())?.standing(name)?;
                write(out, id, true, &answer::Standing { dropped, ..standing });
            }
            request::Close::CMD => {
                let asked: request::Close<'_> = parsed(text)?;
                self.game(asked.game.as_ref())?;
                self.games.remove(name(asked.game.as_ref()));
                write(out, id, true, &Farewell { games: self.games.len() });
            }
            Hello::CMD => {
                parsed::<Hello>(text)?;
                write(out, id, true, &greeting());
            }
            Quit::CMD => {
                parsed::<Quit>(text)?;
                write(out, id, true, &Farewell { games: self.games.len() });
                return Ok(Go::Off);
            }
            other => {
                let error = Error::new(ErrorCode::UnknownCommand, format!("there is no command `{}`", shown(other)));
                return Err(match nearest(&start_of(other), COMMANDS) {
                    Some(near) => error.help(format!("perhaps `{near}`")),
                    None => error.help(format!("they are {}", COMMANDS.join(", "))),
                });
            }
        }
        Ok(Go::On)
    }

    fn game(&mut self, asked: Option<&GameName<'_>>) -> Result<&mut Game, Error> {
        let name = name(asked);
        self.games.get_mut(name).ok_or_else(|| {
            let what = format!("there is no game `{}`", shown(name));
            Error::new(ErrorCode::NoGame, what).help("`new` begins one")
        })
    }

    /// Begins a game. Returns whether a part of its opening was left out.
    fn begin(&mut self, asked: &New<'_>) -> Result<bool, Error> {
        let name = name(asked.game.as_ref());
        if name.is_empty() || name.len() > LONGEST_NAME {
            let what = format!("a game's name has 1 to {LONGEST_NAME} bytes, and this one {}", name.len());
            return Err(Error::new(ErrorCode::BadRequest, what));
        }
        if self.games.len() >= MOST_GAMES && !self.games.contains_key(name) {
            let what = format!("there are {MOST_GAMES} games, and may be no more");
            return Err(Error::new(ErrorCode::TooManyGames, what).help("`close` one"));
        }
        let (rules_name, rules) = match asked.rules.as_deref() {
            None => self.rules.clone(),
            Some(rules) => self.named(rules).ok_or_else(|| {
                let custom = self.custom.iter().map(|(name, _)| name.as_str());
                let names = BUILT_IN.into_iter().map(|known| known.name).chain(custom).collect::<Vec<_>>().join(", ");
                let what = format!("no rule set is called `{}`", shown(rules));
                Error::new(ErrorCode::UnknownRules, what).help(format!("the known ones are {names}"))
            })?,
        };
        let dialect = match asked.dialect.as_deref() {
            None => self.dialect,
            Some(dialect) => Dialect::from_name(dialect).ok_or_else(|| {
                let what = format!("no notation is called `{}`", shown(dialect));
                Error::new(ErrorCode::BadRequest, what).help("they are kibao and zanzibar")
            })?,
        };
        let rules = RuleSet { max_sowings: asked.max_sowings.map_or(rules.max_sowings, |most| most.0), ..rules };
        let rules = if asked.takasia == Some(false) { rules.without_blocking() } else { rules };
        let (position, dropped) =
            opening(asked.opening.as_deref().unwrap_or_default().trim(), &rules).map_err(|why| {
                let what = format!("the opening cannot be played from: {}", words::opening_error(Lang::En, &why));
                Error::new(ErrorCode::BadOpening, what).help(words::opening_help(Lang::En, &why))
            })?;
        self.games.insert(name.to_owned(), Game::new(rules_name, rules, dialect, State::new(position)));
        Ok(dropped)
    }
}

fn greeting() -> Greeting {
    Greeting {
        protocol: PROTOCOL,
        kibao: env!("CARGO_PKG_VERSION"),
        rules: BUILT_IN.map(|known| known.name).to_vec(),
        commands: COMMANDS.to_vec(),
        limits: Limits { line: LONGEST_LINE, games: MOST_GAMES, plies: MOST_PLIES, sowings: MAX_SOWINGS },
    }
}

/// The name of the game in a request; the default is `1`.
fn name<'a>(asked: Option<&'a GameName<'_>>) -> &'a str {
    asked.map_or("1", |name| &name.0)
}

/// Decodes a line and checks that it may be a request.
fn text(line: &[u8]) -> Result<&str, Error> {
    let bad =
        |what: String| Error::new(ErrorCode::BadJson, what).help(r#"a request is a line such as {"cmd":"hello"}"#);
    let text = std::str::from_utf8(line)
        .map_err(|error| bad(format!("the line is not UTF-8 from byte {} on", error.valid_up_to() + 1)))?;
    match text.trim_start().chars().next() {
        Some('{') => Ok(text),
        None => Err(bad("the line is empty".to_owned())),
        Some(_) => match serde_json::from_str::<IgnoredAny>(text) {
            Ok(_) => Err(Error::new(ErrorCode::BadRequest, "a request is a JSON object, in braces")
                .help(r#"it is a line such as {"cmd":"hello"}"#)),
            Err(error) => Err(malformed(&error)),
        },
    }
}

/// The error for a line that is not JSON, or not a request.
fn malformed(error: &serde_json::Error) -> Error {
    let reason = error.to_string();
    let reason = reason.rsplit_once(" at line ").map_or(reason.as_str(), |(reason, _)| reason);
    let (code, what) = match error.classify() {
        Category::Data => (ErrorCode::BadRequest, "this is not a request"),
        _ => (ErrorCode::BadJson, "this is not JSON"),
    };
    Error::new(code, format!("{what}: {} (column {})", shown(reason), error.column()))
}

/// Parses a request of a known command. If that fails, an unknown key is reported first.
fn parsed<'l, T: Deserialize<'l> + Asked>(text: &'l str) -> Result<T, Error> {
    serde_json::from_str(text).map_err(|error| {
        let keys: BTreeMap<String, &RawValue> = serde_json::from_str(text).unwrap_or_default();
        let schema = T::schema();
        let known: Vec<&str> = schema
            .get("properties")
            .and_then(serde_json::Value::as_object)
            .map_or_else(Vec::new, |keys| keys.keys().map(String::as_str).collect());
        let Some(unknown) = keys.keys().find(|key| !known.contains(&key.as_str())) else {
            return malformed(&error);
        };
        let what = format!("`{}` has no key `{}`", T::CMD, shown(unknown));
        let error = Error::new(ErrorCode::BadRequest, what);
        match nearest(&start_of(unknown), known.iter().copied()) {
            Some(near) => error.help(format!("perhaps `{near}`")),
            None => error.help(format!("it has {}", known.join(", "))),
        }
    })
}

/// The beginning of a word, long enough to find a similar key.
fn start_of(word: &str) -> String {
    word.chars().take(32).collect()
}

/// Checks an id that is to be repeated: a text or a number.
fn checked_id(id: &str) -> Result<&str, Error> {
    if id.len() > LONGEST_ID {
        let what = format!("the id has {} bytes, and may have {LONGEST_ID}", id.len());
        return Err(Error::new(ErrorCode::TooLong, what));
    }
    match id.bytes().next() {
        // Not every program could read an answer with an infinite number or an unpaired surrogate.
        Some(b'-' | b'0'..=b'9') if id.len() < 16 && !id.contains(['e', 'E']) => Ok(id),
        Some(b'-' | b'0'..=b'9') if serde_json::from_str::<f64>(id).is_ok() => Ok(id),
        Some(b'"') if !id.contains('\\') || serde_json::from_str::<String>(id).is_ok() => Ok(id),
        _ => Err(Error::new(ErrorCode::BadRequest, "the id is neither a text nor a number that can be read")),
    }
}

/// Text of a request for a message; long text is cut.
fn shown(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(100) {
        Some((end, _)) => Cow::Owned(format!("{}\u{2026}", text.get(..end).unwrap_or_default())),
        None => Cow::Borrowed(text),
    }
}

/// Appends an answer to `out`.
fn write(out: &mut Vec<u8>, id: Option<&str>, ok: bool, body: &impl Serialize) {
    out.extend_from_slice(b"{\"id\":");
    json::repeat(out, id.unwrap_or("null"));
    out.extend_from_slice(if ok { b",\"ok\":true" } else { b",\"ok\":false" });
    let begins = out.len();
    json::write(out, body);
    // The keys of the body follow, so its opening brace becomes a comma.
    if let Some(brace) = out.get_mut(begins) {
        *brace = b',';
    }
    out.push(b'\n');
}
