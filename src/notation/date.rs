//! Dates in the forms that records use, with all their possible readings. All code that reads a date uses this module.
//!
//! The parts may be in the order day, month, year, or month, day, year, or year, month, day; the day, or the day and the
//! month, may be missing. A month is a number or a word in English, Swahili, German or Czech; a year of two digits is in the
//! twentieth or the twenty-first century. A part that is `?` or 0 is unknown. Two dates may be the ends of a range. A value
//! in any other form is not read.

use super::plain::plain;

/// The first and the last day of a reading, each as the number of days since the end of the year 0.
///
/// ```
/// use kibao::notation::date::Days;
/// let days = Days::best("11.10.1994 - 13.10.1994").unwrap();
/// assert_eq!((days.last - days.first, Days::written(days.first)), (2, "1994-10-11".to_owned()));
/// assert_eq!(kibao::notation::date::Days::written(728_212).len(), 10);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Days {
    /// The first day.
    pub first: i32,
    /// The last day.
    pub last: i32,
}

impl Days {
    /// The most likely reading: day before month if both orders are possible, and a year of two digits from 1970 to 2069.
    /// `None` if the value has no known form, or if there is no such day.
    ///
    /// ```
    /// use kibao::notation::date::Days;
    /// let same = ["11-10-94", "11.10.1994", "11 October 1994", "11. říjen 1994", "94/10/11", "1994-10-11T17:40"];
    /// assert!(same.iter().all(|date| Days::best(date) == Days::best("1994-10-11")));
    /// assert_eq!(Days::best("1994.??.??"), Days::best("1994"));
    /// assert_eq!((Days::best("30-2-94"), Days::best("in autumn")), (None, None));
    /// ```
    #[must_use]
    pub fn best(value: &str) -> Option<Self> {
        readings(value).first().copied()
    }

    /// A day in the form `1994-10-11`.
    #[must_use]
    pub fn written(day: i32) -> String {
        let mut year = day / 366 + 1;
        while number(year + 1, 1, 1) <= day {
            year += 1;
        }
        let month = (1..=12).rev().find(|month| number(year, *month, 1) <= day).unwrap_or(1);
        format!("{year:04}-{month:02}-{:02}", day - number(year, month, 1) + 1)
    }

    /// The days of a year.
    ///
    /// ```
    /// use kibao::notation::date::Days;
    /// let year = Days::of_year(1994);
    /// assert_eq!([year.first, year.last].map(Days::written), ["1994-01-01", "1994-12-31"]);
    /// ```
    #[must_use]
    pub fn of_year(year: i32) -> Self {
        Self { first: number(year, 1, 1), last: number(year, 12, 31) }
    }
}

/// Why a date is impossible.
///
/// ```
/// use kibao::notation::date::{DateProblem, problem};
/// assert_eq!(problem("12.10.1994 - 11.10.1994"), Some(DateProblem::Backward));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DateProblem {
    /// There is no such day, in any order of the parts.
    NoSuchDay,
    /// The range ends before it begins.
    Backward,
}

/// All possible readings of a value, the most likely first. There are none if the value has no known form, or if there is no
/// such day.
///
/// ```
/// use kibao::notation::date::{Days, readings};
/// let first = |value| readings(value).iter().map(|days| Days::written(days.first)).collect::<Vec<_>>();
/// assert_eq!(first("11.10.1994"), ["1994-10-11", "1994-11-10"]);
/// ```
#[must_use]
pub fn readings(value: &str) -> Vec<Days> {
    read(value).and_then(Result::ok).unwrap_or_default()
}

/// Why a value is an impossible date; `None` if it is possible or has no known form.
///
/// ```
/// use kibao::notation::date::{DateProblem, problem};
/// assert_eq!(problem("31 June 1994"), Some(DateProblem::NoSuchDay));
/// assert_eq!((problem("30 June 1994"), problem("in summer")), (None, None));
/// ```
#[must_use]
pub fn problem(value: &str) -> Option<DateProblem> {
    read(value).and_then(Result::err)
}

/// What separates the two ends of a range.
const BETWEEN: [&str; 9] = [" - ", "\u{2013}", "\u{2014}", "..", "/", " to ", " bis ", " hadi ", " a\u{17e} "];

fn read(value: &str) -> Option<Result<Vec<Days>, DateProblem>> {
    let value = without_time(value);
    if let Some(days) = year_or_month(value) {
        return Some(Ok(vec![days]));
    }
    if let Some(days) = single(value) {
        let days: Vec<Days> = days.into_iter().map(|(_, days)| days).collect();
        return Some(if days.is_empty() { Err(DateProblem::NoSuchDay) } else { Ok(days) });
    }
    let (first, last) = BETWEEN.iter().find_map(|sign| {
        let (first, last) = value.split_once(sign)?;
        end(first).zip(end(last))
    })?;
    if first.is_empty() || last.is_empty() {
        return Some(Err(DateProblem::NoSuchDay));
    }
    let pairs = first.iter().flat_map(|one| last.iter().map(move |other| (*one, *other)));
    // Both ends are read in the same order.
    let pairs = pairs.filter(|((one, _), (other, _))| one == other || [one, other].contains(&&Order::Certain));
    let ordered = pairs.map(|((_, first), (_, last))| Days { first: first.first, last: last.last });
    let ordered: Vec<Days> = ordered.filter(|days| days.first <= days.last).collect();
    Some(if ordered.is_empty() { Err(DateProblem::Backward) } else { Ok(ordered) })
}

/// The readings of one end of a range.
fn end(value: &str) -> Option<Vec<(Order, Days)>> {
    year_or_month(value).map(|days| vec![(Order::Certain, days)]).or_else(|| single(value))
}

/// The days of a year alone, or of a month and a year.
fn year_or_month(value: &str) -> Option<Days> {
    let parts = parts(value)?;
    let year = |part: &Part| matches!(part, Part::Number(1.., 4));
    let parts = match *parts {
        [a] if year(&a) => [a, Part::Any, Part::Any],
        [a, b] if year(&a) && !year(&b) => [a, b, Part::Any],
        [a, b] if year(&b) && !year(&a) => [b, a, Part::Any],
        _ => return None,
    };
    days(parts).first().copied()
}

/// A value up to where a time of day begins.
fn without_time(value: &str) -> &str {
    let Some(colon) = value.find(':') else { return value.trim() };
    let before = value.get(..colon).unwrap_or_default();
    before.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches(['T', ' ', ',', '\t'])
}

/// The order in which the parts of a date are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    /// The only possible one: the year comes first, or the month is a word.
    Certain,
    DayMonthYear,
    MonthDayYear,
    YearMonthDay,
}

/// A part of a date.
#[derive(Clone, Copy)]
enum Part {
    /// Unknown.
    Any,
    /// A number, and the number of its digits.
    Number(i32, usize),
    /// A month by its name.
    Month(i32),
}

/// The readings of one date, none if it is impossible; `None` if it has no known form.
fn single(value: &str) -> Option<Vec<(Order, Days)>> {
    use Order::{Certain, DayMonthYear, MonthDayYear, YearMonthDay};
    let [a, b, c] = *parts(value)? else { return None };
    // At least one part must be known.
    if [a, b, c].iter().all(|part| matches!(part, Part::Any | Part::Number(0, _))) {
        return None;
    }
    let is_year = |part| matches!(part, Part::Number(_, 4));
    // Year, month, day.
    let orders: &[(Order, [Part; 3])] = match (a, b, c) {
        (Part::Month(_), ..) => &[(Certain, [c, a, b])],
        (_, Part::Month(_), _) if is_year(a) => &[(Certain, [a, b, c])],
        (_, Part::Month(_), _) if is_year(c) => &[(Certain, [c, b, a])],
        (_, Part::Month(_), _) => &[(DayMonthYear, [c, b, a]), (YearMonthDay, [a, b, c])],
        _ if is_year(a) => &[(Certain, [a, b, c])],
        _ if is_year(c) => &[(DayMonthYear, [c, b, a]), (MonthDayYear, [c, a, b])],
        _ => &[(DayMonthYear, [c, b, a]), (MonthDayYear, [c, a, b]), (YearMonthDay, [a, b, c])],
    };
    // A part of three digits, or a year in another place, is not a known form.
    let is_known = |[year, month, day]: [Part; 3]| {
        !matches!(year, Part::Number(_, 3) | Part::Month(_) | Part::Any)
            && ![month, day].iter().any(|part| matches!(part, Part::Number(_, 3..)))
    };
    if !orders.iter().all(|(_, parts)| is_known(*parts)) {
        return None;
    }
    Some(orders.iter().flat_map(|(order, parts)| days(*parts).into_iter().map(|days| (*order, days))).collect())
}

/// The parts between the separators of a date; `None` if one of them cannot be part of a date.
fn parts(value: &str) -> Option<Vec<Part>> {
    let fields = value.split(['-', '.', '/', ',', ' ', '\t']).filter(|field| !field.is_empty());
    fields.map(part).collect()
}

fn part(field: &str) -> Option<Part> {
    if field.chars().all(|c| c == '?') {
        return Some(Part::Any);
    }
    let digits = field.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let ordinal = matches!(field.get(digits.len()..), Some("" | "st" | "nd" | "rd" | "th"));
    if (1..=4).contains(&digits.len()) && ordinal && digits.bytes().all(|byte| byte.is_ascii_digit()) {
        let number = digits.parse().ok()?;
        return Some(if number == 0 && digits.len() != 2 { Part::Any } else { Part::Number(number, digits.len()) });
    }
    month(field).map(Part::Month)
}

/// The names of the months without accents: English, Swahili, German, Czech in both its cases.
const MONTHS: [&str; 12] = [
    "january januari januar janner leden ledna",
    "february februari februar feber unor unora",
    "march machi marz maerz brezen brezna",
    "april aprili duben dubna",
    "may mei mai kveten kvetna",
    "june juni cerven cervna",
    "july julai juli cervenec cervence",
    "august agosti srpen srpna",
    "september septemba sept zari",
    "october oktoba oktober rijen rijna",
    "november novemba listopad listopadu",
    "december desemba dezember prosinec prosince",
];

/// The month with this name, or with these first three letters if they fit only one month.
fn month(word: &str) -> Option<i32> {
    let word = plain(word);
    let whole = |names: &str| names.split(' ').any(|name| name == word);
    let short = |names: &str| word.len() == 3 && names.split(' ').any(|name| name.starts_with(&word));
    let mut shorts = MONTHS.iter().enumerate().filter(|(_, names)| short(names));
    let at = MONTHS.iter().position(|names| whole(names)).or_else(|| match (shorts.next(), shorts.next()) {
        (Some((at, _)), None) => Some(at),
        _ => None,
    });
    at.and_then(|index| i32::try_from(index + 1).ok())
}

/// The possible days of a year, a month and a day; none if there is no such day.
fn days([year, month, day]: [Part; 3]) -> Vec<Days> {
    let years: Vec<i32> = match year {
        Part::Number(year, 4) => vec![year],
        Part::Number(year @ 70.., _) => vec![1900 + year, 2000 + year],
        Part::Number(year, _) => vec![2000 + year, 1900 + year],
        _ => Vec::new(),
    };
    let months = match month {
        Part::Any | Part::Number(0, _) => 1..=12,
        Part::Number(month, _) | Part::Month(month) => month..=month,
    };
    let of_year = |year: i32| {
        let months = months.clone().filter(|month| (1..=12).contains(month));
        let of_month = |month: i32| match day {
            Part::Any | Part::Number(0, _) => {
                Some(Days { first: number(year, month, 1), last: number(year, month, length(year, month)) })
            }
            Part::Number(day, _) if (1..=length(year, month)).contains(&day) => {
                let day = number(year, month, day);
                Some(Days { first: day, last: day })
            }
            _ => None,
        };
        months.filter_map(of_month).reduce(|all, month| Days { first: all.first, last: month.last })
    };
    years.into_iter().filter_map(of_year).collect()
}

fn is_leap(year: i32) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

/// How many days a month has.
fn length(year: i32, month: i32) -> i32 {
    match month {
        2 => 28 + i32::from(is_leap(year)),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// The number of a day.
fn number(year: i32, month: i32, day: i32) -> i32 {
    let before: i32 = (1..month).map(|month| length(year, month)).sum();
    let whole = year - 1;
    365 * whole + whole / 4 - whole / 100 + whole / 400 + before + day
}
