//! A date that cannot be.
//!
//! ## What it does
//!
//! Reports a value of `date:` that names no day in any order of its parts (day, month, year; month, day, year; year, month,
//! day), or a range that ends before it begins. Parts that are not known may be `?`. A date in words or in another form is
//! left alone.
//!
//! ## Why
//!
//! The day of a game distinguishes it from other games of the same players. A day that does not exist is a slip, and
//! somebody may still be able to look up the right day.
//!
//! ## Example
//!
//! ```text
//! date: 31-02-94
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! date: 1994-02-03
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Fix safety
//!
//! There is no fix: the day must be looked up.
//!
//! ## Source
//!
//! `kibao`'s own, based on the calendar.

use super::Check;

pub(super) const CHECK: Check = Check::error(
    "H201",
    "impossible-date",
    "
impossible-date = `{ $written }` is not a date: there is no such day, in whatever order it is read
    .label = no such day
    .help = look up the day; the unambiguous form of a date is `1994-10-11`

impossible-date-backward = `{ $written }` ends before it begins
    .label = ends before it begins
    .help = look up the day; the unambiguous form of a date is `1994-10-11`
",
);
