//! Dialects as values of command-line options.

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

/// Parses the name of a dialect. The help shows a move in each dialect.
pub(super) fn parser() -> impl TypedValueParser<Value = Dialect> {
    let row = RowLetter { north: false, back: false };
    let shown = Name { row, pit: 5, hand: Hand::Right, house: true, mark: Mark::One, win: false };
    let value = |it: Dialect| PossibleValue::new(it.name()).help(format!("`{}`", shown.write(it)));
    PossibleValuesParser::new(Dialect::ALL.map(value)).map(|name| Dialect::from_name(&name).unwrap_or_default())
}
