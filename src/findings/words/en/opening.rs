//! About openings.

use super::{Help, Said, counted, outcome, side};
use crate::engine::{Invalid, KIBAO, Outcome, Side};
use crate::findings::words::cite::Rule;
use crate::findings::words::facts::Facts;
use crate::notation::position::{Expected, Found};
use crate::replay::{OpeningError, position_text};

/// The opening cannot be played from.
pub(super) fn unusable(facts: &Facts<'_>, error: &OpeningError) -> Said {
    let value = facts.value(crate::notation::Key::Opening).unwrap_or_default();
    let help = Help::Do(opening_help(error));
    let named = !value.is_empty() && !value.starts_with(|c: char| c == '[' || c.is_ascii_digit());
    if let (OpeningError::Text(_), true) = (error, named) {
        let message = format!(
            "the opening `{value}` is neither `official` nor `novice` nor a position text; the game is not checked"
        );
        return Said::new(message, "no known opening", help);
    }
    let message = format!("the opening cannot be used: {}; the game is not checked", opening_error(error));
    let (label, rule) = match error {
        OpeningError::Text(_) => ("cannot be read", Rule::default()),
        OpeningError::Position(Invalid::Seeds { .. }) => ("wrong number of seeds", Rule::option("opening", "2.1")),
        OpeningError::Position(Invalid::Store) => ("seeds in store", Rule::option("opening", "2.1")),
        OpeningError::Position(Invalid::Block(_)) => ("the blocked pit", Rule::option("blocking", "5.1")),
    };
    Said::new(message, label, help).cited(rule.of(facts.report))
}

/// The opening has rights that the rule set does not know.
pub(super) fn dropped(facts: &Facts<'_>) -> Said {
    let rules = facts.rules_name();
    Said::to_do(
        format!(
            "the opening has an owned house or a blocked pit, which the rules `{rules}` do not know; they are left out"
        ),
        "house or block is left out",
        "write `F F` for the houses and 255 for the block, or name the rule set that was played",
    )
    .cited(Rule::option("house", "4.2").of(facts.report))
}

/// The game is over at its opening.
pub(super) fn over(facts: &Facts<'_>, end: Outcome) -> Said {
    Said::to_do(
        format!("the game is over at its opening: {}", outcome(end)),
        "the game is over here",
        "write the position at the start of the game; the last number is the turn, 0 for South and 1 for North",
    )
    .cited(Rule::of_end(end.reason).of(facts.report))
}

pub(in crate::findings::words) fn opening_error(error: &OpeningError) -> String {
    match error {
        OpeningError::Text(error) => {
            let expected = expected(error.expected);
            match (error.expected, error.found) {
                (Expected::End, _) => "there is more text after its end".to_owned(),
                (_, Found::Nothing) => format!("it ends where {expected} belongs"),
                (_, Found::Number(u32::MAX)) => format!("a number far too large stands where {expected} belongs"),
                (_, Found::Number(number)) => format!("{number} stands where {expected} belongs"),
                (_, Found::Other) => format!("something else stands where {expected} belongs"),
            }
        }
        OpeningError::Position(Invalid::Seeds { found, expected }) => {
            format!("its seeds add up to {found}, not to {expected}")
        }
        OpeningError::Position(Invalid::Store) => {
            "it has seeds in store, and by this rule set all seeds lie on the board".to_owned()
        }
        OpeningError::Position(Invalid::Block(pit)) if pit.is_front() => {
            format!("its blocked pit, front pit {} of the side to move, holds no seed", pit.number())
        }
        OpeningError::Position(Invalid::Block(_)) => "its blocked pit is no front pit".to_owned(),
    }
}

fn expected(expected: Expected) -> String {
    let of = |north: bool| side(if north { Side::North } else { Side::South });
    match expected {
        Expected::Pit(row, pit) => format!("the number of seeds in pit {row}{pit} (0 to 64)"),
        Expected::Store(north) => format!("the number of seeds in {}'s store (0 to 64)", of(north)),
        Expected::House(north) => format!("`T` or `F` for {}'s house (owned or not)", of(north)),
        Expected::Block => "the blocked pit (0 to 7, or 255 for none)".to_owned(),
        Expected::Turn => "the turn (0 for South, 1 for North)".to_owned(),
        Expected::Bar => "a `|`".to_owned(),
        Expected::End => "nothing more".to_owned(),
    }
}

pub(in crate::findings::words) fn opening_help(error: &OpeningError) -> String {
    match error {
        OpeningError::Text(_) => {
            format!("the official opening, for example, is `{}`", position_text(&KIBAO.start()))
        }
        OpeningError::Position(Invalid::Seeds { found, expected }) => {
            let missing = counted(found.abs_diff(*expected), "seed");
            let verb = if found < expected { "missing" } else { "too many" };
            format!("count every pit and both stores again: {missing} {verb}")
        }
        OpeningError::Position(Invalid::Store) => {
            "choose a rule set with seeds in store, such as `kibao`, or put all seeds on the board".to_owned()
        }
        OpeningError::Position(Invalid::Block(_)) => {
            "write 0 to 7 for an occupied front pit 1 to 8 of the side to move, or 255 for none".to_owned()
        }
    }
}
