//! Dialects as values of command-line options.

use super::convert::Target;
use crate::engine::Hand;
use crate::notation::{Dialect, Mark, Name, RowLetter};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

/// The value of `--dialect`: a dialect, or `None` for `auto`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DialectChoice(pub(super) Option<Dialect>);

impl DialectChoice {
    /// Every choice.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        [None].into_iter().chain(Dialect::ALL.map(Some)).map(Self)
    }

    /// The name of this choice.
    pub(super) fn name(self) -> &'static str {
        self.0.map_or("auto", Dialect::name)
    }

    /// Parses the name of a choice.
    pub(super) fn parser() -> impl TypedValueParser<Value = Self> {
        PossibleValuesParser::new(Self::all().map(Self::name)).map(|name| Self(Dialect::from_name(&name)))
    }
}

/// Parses the name of a notation to write. The help shows a move in each.
pub(super) fn target_parser() -> impl TypedValueParser<Value = Target> {
    let row = RowLetter { north: false, back: false };
    let shown = Name { row, pit: 5, hand: Hand::Right, house: true, mark: Mark::One, win: false };
    let value = |it: Dialect| PossibleValue::new(it.name()).help(format!("`{}`", shown.write(it)));
    let site = PossibleValue::new("abstractplay").help("`e2>+*`");
    let all = Dialect::ALL.map(value).into_iter().chain([site]);
    PossibleValuesParser::new(all).map(|name| Dialect::from_name(&name).map_or(Target::AbstractPlay, Target::Dialect))
}
