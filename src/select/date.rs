//! The time that a game must be of.

use crate::notation::date::Days;

/// From one date to another, both included; either may be open.
///
/// ```
/// use kibao::{notation::date::Days, select::DateRange};
/// let holds = |range: &str, date: &str| DateRange::read(range).unwrap().holds(Days::best(date).unwrap());
/// assert!(holds("1994-10..1994-11", "11-10-94") && holds("1994", "11 October 1994") && holds("..2006", "02-06-06"));
/// assert!(!holds("1994-10..", "1994"), "it may have been earlier");
/// assert_eq!(DateRange::read("1995..1994"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DateRange(Days);

impl DateRange {
    /// Reads `FROM..TO`, `FROM..`, `..TO` or one date, each as [`Days::best`] does.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (from, to) = text.split_once("..").unwrap_or((text, text));
        let end = |text: &str| if text.trim().is_empty() { Some(None) } else { Days::best(text).map(Some) };
        let (from, to) = (end(from)?, end(to)?);
        let days = Days { first: from.map_or(i32::MIN, |it| it.first), last: to.map_or(i32::MAX, |it| it.last) };
        (days.first <= days.last && (from.is_some() || to.is_some())).then_some(Self(days))
    }

    /// Whether every day that the date may mean lies in it.
    #[must_use]
    pub const fn holds(&self, date: Days) -> bool {
        self.0.first <= date.first && date.last <= self.0.last
    }
}
