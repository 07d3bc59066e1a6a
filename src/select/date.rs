//! The range of dates for the games to select.

use crate::notation::date::Days;
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A range of dates, both ends included; either end may be open. It is written `FROM..TO`, `FROM..`, `..TO` or as one date;
/// each date is read as by [`Days::best`].
///
/// ```
/// use kibao::{notation::date::Days, select::DateRange};
/// let holds = |range: &str, date: &str| range.parse::<DateRange>().unwrap().holds(Days::best(date).unwrap());
/// assert!(holds("1994-10..1994-11", "11-10-94") && holds("1994", "11 October 1994") && holds("..2006", "02-06-06"));
/// assert!(!holds("1994-10..", "1994"), "it may be earlier");
/// assert!("1995..1994".parse::<DateRange>().is_err());
/// let year: DateRange = "1994..1995".parse().unwrap();
/// assert!(year.holds(kibao::notation::date::Days::of_year(1994)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DateRange(Days);

impl DateRange {
    /// Whether every day that the date can mean is in the range.
    #[must_use]
    pub const fn holds(&self, date: Days) -> bool {
        self.0.first <= date.first && date.last <= self.0.last
    }
}

/// Why a text is not a [`DateRange`].
///
/// ```
/// use kibao::select::{DateRange, DateRangeError};
/// assert_eq!("1995..1994".parse::<DateRange>(), Err(DateRangeError::Reversed));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DateRangeError {
    /// It is not a date or a range of dates.
    NotADate,
    /// The second date is earlier than the first.
    Reversed,
}

impl fmt::Display for DateRangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotADate => "not a date or a range of dates",
            Self::Reversed => "the second date is earlier than the first",
        })
    }
}

impl Error for DateRangeError {}

impl FromStr for DateRange {
    type Err = DateRangeError;

    fn from_str(text: &str) -> Result<Self, DateRangeError> {
        let (from, to) = text.split_once("..").unwrap_or((text, text));
        let end = |text: &str| match text.trim() {
            "" => Ok(None),
            _ => Days::best(text).map(Some).ok_or(DateRangeError::NotADate),
        };
        let (from, to) = (end(from)?, end(to)?);
        let days = Days { first: from.map_or(i32::MIN, |it| it.first), last: to.map_or(i32::MAX, |it| it.last) };
        if from.is_none() && to.is_none() {
            Err(DateRangeError::NotADate)
        } else if days.first > days.last {
            Err(DateRangeError::Reversed)
        } else {
            Ok(Self(days))
        }
    }
}
