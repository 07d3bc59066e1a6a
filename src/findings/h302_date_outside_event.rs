//! A date far from the other games of the event.
//!
//! ## What it does
//!
//! With `--archive`: reports a date that is more than a month outside the days or the year in the event's name. If the name
//! has neither, the date is compared with the other games of the event: if most of them, and at least three, were played more
//! than half a year before or after it, it is reported. All orders of day and month are tried.
//!
//! ## Why
//!
//! Usually the year is wrong, or day and month are exchanged.
//!
//! ## Example
//!
//! ```text
//! event: Zanzibar Open
//! date: 1994-10-11
//!
//! 1: A6<* a6<;
//!
//! event: Zanzibar Open
//! date: 1994-10-12
//!
//! 1: A6<* a6<;
//!
//! event: Zanzibar Open
//! date: 1994-10-13
//!
//! 1: A6<* a6<;
//!
//! event: Zanzibar Open
//! date: 1949-10-14
//!
//! 1: A6<* a6<;
//! ```
//!
//! ## Use instead
//!
//! ```text
//! event: Zanzibar Open
//! date: 1994-10-11
//!
//! 1: A6<* a6<;
//!
//! event: Zanzibar Open
//! date: 1994-10-12
//!
//! 1: A6<* a6<;
//!
//! event: Zanzibar Open
//! date: 1994-10-13
//!
//! 1: A6<* a6<;
//!
//! event: Zanzibar Open
//! date: 1994-10-14
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
//! `kibao`'s own.

use super::Check;

pub(super) const CHECK: Check = Check::warning(
    "H302",
    "date-outside-event",
    "
# $days: whether the event had more than one day, `yes` or `no`; $first and $last are its days, in digits.
date-outside-event = `{ $date }` is far from the event `{ $event }`, which was in { $days ->
        [yes] { $first } to { $last }
       *[no] { $first }
    }
    .label = far from the event
    .help = look up the day, above all the year and the order of day and month
",
);
