//! Messages about openings.

use super::args::Args;
use super::cite::Rule;
use super::facts::Facts;
use super::lang::Lang;
use super::message::Message;
use crate::engine::{Invalid, KIBAO, Side};
use crate::findings::Problem;
use crate::notation::Key;
use crate::notation::position::{Expected, Found};
use crate::replay::{OpeningError, ProblemKind, position_text};

/// A game cannot start from the opening.
pub(super) fn unusable(message: Message, facts: &Facts<'_>, error: &OpeningError) -> Message {
    let value = facts.value(Key::Opening).unwrap_or_default();
    let named = !value.is_empty() && !value.starts_with(|c: char| c == '[' || c.is_ascii_digit());
    let reason = opening_error(message.lang(), error);
    let (message, rule) = match error {
        OpeningError::Unknown => return message,
        OpeningError::Text(_) if named => (message.variant("unknown"), Rule::default()),
        OpeningError::Text(_) => (message, Rule::default()),
        OpeningError::Position(Invalid::Seeds { .. } | Invalid::Store) => (message, Rule::option("opening", "2.1")),
        OpeningError::Position(Invalid::Block(_) | Invalid::BlockInKunamua) => {
            (message, Rule::option("blocking", "5.1"))
        }
    };
    let message = message.text("value", value).text("reason", reason);
    message.with(|args| with_help(args, error)).cited(rule.of(facts.report))
}

/// Adds the arguments of the help.
fn with_help(args: Args, error: &OpeningError) -> Args {
    match error {
        OpeningError::Text(_) => args.text("official", position_text(&KIBAO.start()).to_string()),
        OpeningError::Position(Invalid::Seeds { found, expected }) => {
            let wrong = if found < expected { "missing" } else { "too-many" };
            args.count("by", found.abs_diff(*expected)).text("wrong", wrong)
        }
        OpeningError::Unknown
        | OpeningError::Position(Invalid::Store | Invalid::Block(_) | Invalid::BlockInKunamua) => args,
    }
}

/// What to do about an opening from which a game cannot start.
///
/// ```
/// use kibao::{engine::HUS, replay::opening, words::{Lang, opening_help}};
/// let error = opening("official", &HUS).unwrap_err();
/// assert!(!opening_help(Lang::En, &error).is_empty());
/// ```
#[must_use]
pub fn opening_help(lang: Lang, error: &OpeningError) -> String {
    let args = with_help(Args::new(lang), error);
    args.attribute(Problem::Play(ProblemKind::Opening(*error)).check().name, "help").unwrap_or_default()
}

/// Why a game cannot start from an opening.
///
/// ```
/// use kibao::{engine::Invalid, words::{self, Lang}, replay::OpeningError};
/// let error = OpeningError::Position(Invalid::Seeds { found: 63, expected: 64 });
/// assert_eq!(words::opening_error(Lang::En, &error), "its seeds add up to 63, not to 64");
/// ```
#[must_use]
pub fn opening_error(lang: Lang, error: &OpeningError) -> String {
    let args = Args::new(lang);
    match error {
        OpeningError::Text(error) => {
            let args = args.text("expected", expected(lang, error.expected));
            match (error.expected, error.found) {
                (Expected::End, _) => args.message("opening-error-more"),
                (_, Found::Nothing) => args.message("opening-error-nothing"),
                (_, Found::Number(u32::MAX)) => args.message("opening-error-number-far-too-large"),
                (_, Found::Number(number)) => args.plain("number", number).message("opening-error-number"),
                (_, Found::LeadingZero) => args.message("opening-error-leading-zero"),
                (_, Found::Other) => args.message("opening-error-other"),
            }
        }
        OpeningError::Unknown => args.attribute("unknown-opening", "label").unwrap_or_default(),
        OpeningError::Position(Invalid::Seeds { found, expected }) => {
            args.plain("found", *found).plain("expected", *expected).message("opening-error-seeds")
        }
        OpeningError::Position(Invalid::Store) => args.message("opening-error-store"),
        OpeningError::Position(Invalid::Block(pit)) if pit.is_front() => {
            args.plain("pit", pit.number()).message("opening-error-block-empty")
        }
        OpeningError::Position(Invalid::Block(_)) => args.message("opening-error-block-not-in-front"),
        OpeningError::Position(Invalid::BlockInKunamua) => args.message("opening-error-block-in-kunamua"),
    }
}

/// What is expected at a place of a position text.
fn expected(lang: Lang, expected: Expected) -> String {
    let args = Args::new(lang);
    let of = |north: bool| if north { Side::North } else { Side::South };
    match expected {
        Expected::Pit(row, pit) => args.text("pit", format!("{row}{pit}")).message("expected-pit"),
        Expected::Store(north) => args.side("owner", of(north)).message("expected-store"),
        Expected::House(north) => args.side("owner", of(north)).message("expected-house"),
        Expected::Block => args.message("expected-block"),
        Expected::Turn => args.message("expected-turn"),
        Expected::Bar => args.message("expected-bar"),
        Expected::Close => args.message("expected-close"),
        Expected::End => args.message("expected-end"),
    }
}
