//! The requests: the types define the documentation, the schema and the parser.

use crate::engine::MAX_SOWINGS;
use schemars::{JsonSchema, Schema, schema_for};
use serde::de::{Deserializer, Error, IgnoredAny, Visitor};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// The name that a program gives a request, which the answer repeats unchanged.
#[derive(Debug, JsonSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "the schema is made from it")]
pub(crate) enum Id {
    Text(String),
    Number(serde_json::Number),
}

/// The name of a game: a text of 1 to 64 bytes, or a whole number. `1` and `"1"` are the same game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct GameName<'a>(pub Cow<'a, str>);

impl JsonSchema for GameName<'_> {
    fn schema_name() -> Cow<'static, str> {
        "GameName".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> Schema {
        schemars::json_schema!({
            "description": "The name of a game: a text of 1 to 64 bytes, or a whole number. 1 and \"1\" are the same game.",
            "anyOf": [{"type": "string", "minLength": 1, "maxLength": 64}, {"type": "integer", "minimum": 0}],
        })
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for GameName<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(NameVisitor).map(Self)
    }
}

struct NameVisitor;

impl<'de> Visitor<'de> for NameVisitor {
    type Value = Cow<'de, str>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a game, a text or a whole number")
    }

    fn visit_u64<E>(self, number: u64) -> Result<Self::Value, E> {
        Ok(Cow::Owned(number.to_string()))
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(Cow::Borrowed(text))
    }

    fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Cow::Owned(text.to_owned()))
    }
}

/// A whole number from `LEAST` to `MOST`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Number<const LEAST: u32, const MOST: u32>(pub u32);

impl<const LEAST: u32, const MOST: u32> JsonSchema for Number<LEAST, MOST> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Number".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> Schema {
        schemars::json_schema!({"type": "integer", "minimum": LEAST, "maximum": MOST})
    }
}

impl<'de, const LEAST: u32, const MOST: u32> Deserialize<'de> for Number<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(NumberVisitor::<LEAST, MOST>).map(Self)
    }
}

/// Reads a whole number; the error names the allowed range.
struct NumberVisitor<const LEAST: u32, const MOST: u32>;

impl<const LEAST: u32, const MOST: u32> NumberVisitor<LEAST, MOST> {
    fn refused<E: Error>(number: impl fmt::Display) -> E {
        E::custom(format_args!("`{number}` is not a whole number from {LEAST} to {MOST}"))
    }
}

impl<const LEAST: u32, const MOST: u32> Visitor<'_> for NumberVisitor<LEAST, MOST> {
    type Value = u32;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a whole number from {LEAST} to {MOST}")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<u32, E> {
        let fits = u32::try_from(number).ok().filter(|number| (LEAST..=MOST).contains(number));
        fits.ok_or_else(|| Self::refused(number))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<u32, E> {
        Err(Self::refused(number))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<u32, E> {
        Err(Self::refused(number))
    }
}

/// Declares the type of a request: its name, its `cmd`, and its keys.
macro_rules! request {
    ($(#[$doc:meta])* $name:ident $(<$life:lifetime>)?, $cmd:literal { $($(#[$key_doc:meta])* $key:ident: $kind:ty,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields)]
        pub(crate) struct $name $(<$life>)? {
            /// Repeated in the answer.
            #[expect(dead_code, reason = "it is read from the line as it is")]
            #[serde(default)]
            #[schemars(with = "Option<Id>")]
            pub id: IgnoredAny,
            /// What is asked.
            #[expect(dead_code, reason = "it was read before")]
            #[schemars(with = "String", extend("const" = $cmd))]
            pub cmd: IgnoredAny,
            $($(#[$key_doc])* pub $key: $kind,)*
        }

        impl $(<$life>)? Asked for $name $(<$life>)? {
            const CMD: &'static str = $cmd;

            fn schema() -> Schema {
                schema_for!(Self)
            }
        }
    };
}

/// A kind of request.
pub(super) trait Asked {
    const CMD: &'static str;

    /// The JSON Schema of the request, which lists its keys.
    fn schema() -> Schema;
}

request! {
    /// Which protocol and which rule sets there are.
    Hello, "hello" {}
}

request! {
    /// Begins a game; one of the same name is forgotten.
    New<'a>, "new" {
        /// The game it is about; game 1 where this is left out.
        #[serde(borrow)]
        game: Option<GameName<'a>>,
        /// The rule set: kibao, zanzibar, ruehl, kujifunza or hus; kibao where this is left out.
        #[serde(borrow)]
        rules: Option<Cow<'a, str>>,
        /// `official`, `novice` or a position text; the opening of the rule set where this is left out.
        #[serde(borrow)]
        opening: Option<Cow<'a, str>>,
        /// False switches blocking (kutakatia) off.
        takasia: Option<bool>,
        /// How a move is read that could be of either notation: `8>` is pit 8 to the right in `kibao`, pit 8 with the
        /// house in `zanzibar`; kibao where this is left out.
        #[serde(borrow)]
        #[schemars(extend("enum" = ["kibao", "zanzibar", null]))]
        dialect: Option<Cow<'a, str>>,
        /// After how many sowings a move counts as endless although that is not proven, 1 to 67108864.
        max_sowings: Option<Number<1, MAX_SOWINGS>>,
    }
}

request! {
    /// The current position.
    Position<'a>, "position" {
        /// The game it is about; game 1 where this is left out.
        #[serde(borrow)]
        game: Option<GameName<'a>>,
    }
}

request! {
    /// The legal moves; none where the game is over.
    Moves<'a>, "moves" {
        /// The game it is about; game 1 where this is left out.
        #[serde(borrow)]
        game: Option<GameName<'a>>,
        /// With the position text after each.
        positions: Option<bool>,
    }
}

request! {
    /// Plays a move.
    Play<'a>, "play" {
        /// The game it is about; game 1 where this is left out.
        #[serde(borrow)]
        game: Option<GameName<'a>>,
        /// The move, in either notation, as fully as a record has it.
        #[serde(borrow)]
        r#move: Cow<'a, str>,
        /// With every sowing of the move.
        trace: Option<bool>,
    }
}

request! {
    /// Takes moves back.
    Undo<'a>, "undo" {
        /// The game it is about; game 1 where this is left out.
        #[serde(borrow)]
        game: Option<GameName<'a>>,
        /// How many; 1 where this is left out.
        plies: Option<Number<0, { u32::MAX }>>,
    }
}

request! {
    /// Every sowing of the last move, or of one that is not played.
    Trace<'a>, "trace" {
        /// The game it is about; game 1 where this is left out.
        #[serde(borrow)]
        game: Option<GameName<'a>>,
        /// The move that is tried; the last one played where this is left out.
        #[serde(borrow)]
        r#move: Option<Cow<'a, str>>,
    }
}

request! {
    /// How the game is over, or that it is not.
    Outcome<'a>, "result" {
        /// The game it is about; game 1 where this is left out.
        #[serde(borrow)]
        game: Option<GameName<'a>>,
    }
}

request! {
    /// Forgets a game.
    Close<'a>, "close" {
        /// The game it is about; game 1 where this is left out.
        #[serde(borrow)]
        game: Option<GameName<'a>>,
    }
}

request! {
    /// Ends the program.
    Quit, "quit" {}
}

/// One request, a line of input.
#[derive(Debug, JsonSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "the schema is made from it")]
pub(crate) enum Request<'a> {
    Hello(Hello),
    New(New<'a>),
    Position(Position<'a>),
    Moves(Moves<'a>),
    Play(Play<'a>),
    Undo(Undo<'a>),
    Trace(Trace<'a>),
    Outcome(Outcome<'a>),
    Close(Close<'a>),
    Quit(Quit),
}
