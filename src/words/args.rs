//! The arguments of messages.

use super::bundle;
use super::lang::Lang;
use crate::engine::{Outcome, Reason, Side};
use crate::notation::ending::Ending;
use crate::replay::{Ended, side_name};
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentValue};
use std::borrow::Cow;

/// The most legal moves in a list.
const MOST_LISTED: usize = 12;

/// The arguments of a message, by name, with the language.
#[derive(Debug)]
pub(super) struct Args {
    lang: Lang,
    values: FluentArgs<'static>,
}

impl Args {
    pub(super) fn new(lang: Lang) -> Self {
        Self { lang, values: FluentArgs::with_capacity(8) }
    }

    /// The message with these arguments.
    pub(super) fn message(&self, id: &str) -> String {
        bundle::text(self.lang, id, None, &self.values).unwrap_or_else(|| id.replace('-', " "))
    }

    /// An attribute of the message, if it has one of this name.
    pub(super) fn attribute(&self, id: &str, attribute: &str) -> Option<String> {
        bundle::text(self.lang, id, Some(attribute), &self.values)
    }

    fn set(mut self, name: &'static str, value: impl Into<FluentValue<'static>>) -> Self {
        self.values.set(name, value);
        self
    }

    /// A text: of the record, or a keyword that selects a variant of the message.
    pub(super) fn text(self, name: &'static str, value: impl Into<Cow<'static, str>>) -> Self {
        self.set(name, FluentValue::String(value.into()))
    }

    /// A text, or `none`.
    pub(super) fn text_or_none(self, name: &'static str, value: Option<String>) -> Self {
        self.text(name, value.map_or(Cow::Borrowed("none"), Cow::Owned))
    }

    /// `yes` or `no`.
    pub(super) fn yes(self, name: &'static str, is: bool) -> Self {
        self.text(name, if is { "yes" } else { "no" })
    }

    /// `south` or `north`.
    pub(super) fn side(self, name: &'static str, side: Side) -> Self {
        self.text(name, side_name(side))
    }

    /// A count, printed with grouped digits.
    pub(super) fn count(self, name: &'static str, number: impl TryInto<u64>) -> Self {
        self.set(name, number.try_into().unwrap_or(u64::MAX))
    }

    /// A count, or `none`.
    pub(super) fn count_or_none(self, name: &'static str, number: Option<impl TryInto<u64>>) -> Self {
        match number {
            Some(number) => self.count(name, number),
            None => self.text(name, "none"),
        }
    }

    /// A number whose digits are not grouped, such as a round number.
    pub(super) fn plain(self, name: &'static str, number: impl TryInto<u64>) -> Self {
        let FluentValue::Number(number) = FluentValue::from(number.try_into().unwrap_or(u64::MAX)) else {
            return self;
        };
        let options = FluentNumberOptions { use_grouping: false, ..number.options };
        self.set(name, FluentValue::Number(FluentNumber { options, ..number }))
    }

    /// How a game ended by play, and who won.
    pub(super) fn outcome(self, end: Outcome) -> Self {
        let message = outcome(self.lang, end);
        self.side("winner", end.winner).text("outcome", message)
    }

    /// How a game ended other than by play, and who lost.
    pub(super) fn ended(self, ended: Ended) -> Self {
        let message = self::ended(self.lang, ended);
        self.text("loser", ended.loser.map_or("none", side_name)).text("ended", message)
    }

    /// `a, b or c`.
    pub(super) fn any_of(self, name: &'static str, words: &[String]) -> Self {
        let list = joined(self.lang, words, "list-or");
        self.text(name, list)
    }

    /// `a, b and c`.
    pub(super) fn all_of(self, name: &'static str, words: &[String]) -> Self {
        let list = joined(self.lang, words, "list-and");
        self.text(name, list)
    }

    /// The first of some names in backticks, and how many more there are.
    pub(super) fn some_of(self, name: &'static str, names: &[String]) -> Self {
        let shown: Vec<String> = names.iter().take(MOST_LISTED).map(|name| format!("`{name}`")).collect();
        match names.len().saturating_sub(MOST_LISTED) {
            0 => self.all_of(name, &shown),
            more => {
                let list = Args::new(self.lang).text("first", shown.join(", ")).plain("more", more);
                self.text(name, list.message("list-more"))
            }
        }
    }
}

/// How a game ended by play.
///
/// ```
/// use kibao::{engine::{Outcome, Reason, Side}, words::{self, Lang}};
/// let outcome = Outcome { winner: Side::South, reason: Reason::FrontRowEmpty };
/// assert_eq!(words::outcome(Lang::En, outcome), "South wins, as North's front row is empty");
/// ```
#[must_use]
pub fn outcome(lang: Lang, outcome: Outcome) -> String {
    let args = Args::new(lang).side("winner", outcome.winner);
    args.message(match outcome.reason {
        Reason::FrontRowEmpty => "outcome-front-row-empty",
        Reason::NoMove => "outcome-no-move",
        Reason::Singletons => "outcome-singletons",
        Reason::Endless => "outcome-endless",
    })
}

/// How a game ended other than by play, according to its record.
///
/// ```
/// use kibao::{engine::Side, words::{self, Lang}, notation::ending::Ending, replay::Ended};
/// let ended = Ended { by: Ending::Time, loser: Some(Side::South) };
/// assert_eq!(words::ended(Lang::En, ended), "South lost on time");
/// ```
#[must_use]
pub fn ended(lang: Lang, ended: Ended) -> String {
    let args = Args::new(lang).text("loser", ended.loser.map_or("none", side_name));
    args.message(match ended.by {
        Ending::Resignation => "ended-resignation",
        Ending::Time => "ended-time",
        Ending::IllegalMove => "ended-illegal-move",
        Ending::Absence => "ended-absence",
        Ending::Agreement => "ended-agreement",
        Ending::BrokenOff => "ended-broken-off",
    })
}

/// The name of a side; in English `South` or `North`.
///
/// ```
/// use kibao::{engine::Side, words::{Lang, side}};
/// assert_eq!(Lang::ALL.map(|lang| side(lang, Side::South))[..3], ["South", "Kusini", "Süd"]);
/// ```
#[must_use]
pub fn side(lang: Lang, side: Side) -> String {
    Args::new(lang).side("side", side).message("side")
}

fn joined(lang: Lang, words: &[String], last: &str) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., end] => Args::new(lang).text("first", first.join(", ")).text("last", end.clone()).message(last),
    }
}

/// A character in backticks; its code point if it is invisible or easily confused.
pub(super) fn character(c: char) -> String {
    let is_hidden = |c| matches!(c, '\u{200B}'..='\u{200F}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}');
    if c.is_ascii_graphic() {
        format!("`{c}`")
    } else if c.is_whitespace() || c.is_control() || is_hidden(c) {
        format!("U+{:04X}", u32::from(c))
    } else {
        format!("`{c}` (U+{:04X})", u32::from(c))
    }
}
