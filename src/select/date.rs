//! Dates as records have them.

/// The days that a date may mean: one, or those of a month or year.
///
/// ```
/// use kibao::select::Date;
/// let same = ["1994-10-11", "11-10-94", "11.10.1994", "1994/10/11 17:40", "11-10-94 3:47:05"];
/// assert!(same.iter().all(|date| Date::read(date) == Date::read("1994-10-11")));
/// assert!(Date::read("1994.??.??") == Date::read("1994"));
/// assert_eq!(Date::read("30-2-94"), None);
/// assert_eq!(Date::read("in autumn"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    /// The first day, as the number 19941011.
    first: u32,
    /// The last day.
    last: u32,
}

impl Date {
    /// Reads a date: year, month, day with a year of four digits, or day, month, year with one of two or four, between `-`,
    /// `/` or `.`; a year of two digits is one of 1970 to 2069. Month and day may be left out or be question marks behind the
    /// year. A time of day may follow.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.trim().split([' ', '\t', 'T']);
        let date = words.next()?;
        if words.any(|word| !word.is_empty() && !is_time(word)) {
            return None;
        }
        let separator = date.chars().find(|c| matches!(c, '-' | '/' | '.')).unwrap_or('-');
        let parts: Vec<&str> = date.split(separator).collect();
        match *parts.as_slice() {
            [year] => Self::of(full_year(year)?, OPEN, OPEN),
            [year, month] if year.len() == 4 => Self::of(full_year(year)?, part(month)?, OPEN),
            [month, year] => Self::of(full_year(year)?, part(month)?, OPEN),
            [year, month, day] if year.len() == 4 => Self::of(full_year(year)?, part(month)?, part(day)?),
            [day, month, year] => Self::of(any_year(year)?, part(month)?, part(day)?),
            _ => None,
        }
    }

    fn of(year: u32, month: u32, day: u32) -> Option<Self> {
        let on = |month: u32, day: u32| year * 10_000 + month * 100 + day;
        let (first, last) = match (month, day) {
            (OPEN, OPEN) => (on(1, 1), on(12, 31)),
            (month, OPEN) => (on(month, 1), on(month, days(year, month)?)),
            (month, day) if day <= days(year, month)? => (on(month, day), on(month, day)),
            _ => return None,
        };
        Some(Self { first, last })
    }
}

/// From one date to another, both included; either may be open.
///
/// ```
/// use kibao::select::{Date, DateRange};
/// let holds = |range: &str, date: &str| DateRange::read(range).unwrap().holds(Date::read(date).unwrap());
/// assert!(holds("1994-10..1994-11", "11-10-94") && holds("1994", "11-10-94") && holds("..2006", "02-06-06"));
/// assert!(!holds("1994-10..", "1994"), "it may have been earlier");
/// assert_eq!(DateRange::read("1995..1994"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DateRange {
    first: u32,
    last: u32,
}

impl DateRange {
    /// Reads `FROM..TO`, `FROM..`, `..TO` or one date.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (from, to) = text.split_once("..").unwrap_or((text, text));
        let end = |text: &str| if text.trim().is_empty() { Some(None) } else { Date::read(text).map(Some) };
        let (from, to) = (end(from)?, end(to)?);
        let range = Self { first: from.map_or(0, |date| date.first), last: to.map_or(u32::MAX, |date| date.last) };
        (range.first <= range.last && (from.is_some() || to.is_some())).then_some(range)
    }

    /// Whether every day that the date may mean lies in it.
    #[must_use]
    pub const fn holds(&self, date: Date) -> bool {
        self.first <= date.first && date.last <= self.last
    }
}

fn is_time(word: &str) -> bool {
    word.contains(':') && word.chars().all(|c| c.is_ascii_digit() || matches!(c, ':' | '.' | 'Z' | '+' | '-'))
}

fn number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits && text.len() <= 4)
}

/// What stands for a month or day that is not known.
const OPEN: u32 = 0;

/// A month or day.
fn part(text: &str) -> Option<u32> {
    let open = !text.is_empty() && text.chars().all(|c| c == '?');
    if open { Some(OPEN) } else { number(text).filter(|number| *number != OPEN) }
}

fn full_year(text: &str) -> Option<u32> {
    number(text).filter(|_| text.len() == 4)
}

fn any_year(text: &str) -> Option<u32> {
    match (number(text)?, text.len()) {
        (year @ 70.., 2) => Some(1900 + year),
        (year, 2) => Some(2000 + year),
        (year, 4) => Some(year),
        _ => None,
    }
}

/// How many days a month has.
fn days(year: u32, month: u32) -> Option<u32> {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 => Some(if leap { 29 } else { 28 }),
        4 | 6 | 9 | 11 => Some(30),
        1..=12 => Some(31),
        _ => None,
    }
}
