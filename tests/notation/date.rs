//! Dates as records write them.

use kibao::notation::date::{DateProblem, Days, problem, readings};

#[test]
fn only_impossible_dates_are_problems() {
    let possible = [
        "11-10-94",
        "02-06-06 3:47:05",
        "1994-10-11",
        "11.10.1994",
        "10/31/1994",
        "31/10/1994",
        "29-02-96",
        "30-02-06",
        "1994.??.??",
        "????.??.??",
        "11 October 1994",
        "Oct 11, 1994",
        "11th Oct 1994",
        "1994-10-11/1994-10-13",
        "11.10.1994 - 13.10.1994",
        "11.-13.10.1994",
        "October 1994",
        "1994",
        "yesterday",
        "2000-02-29",
        "00-00-00",
        "1994-10-11T10:00",
        "",
        "2023/24",
        "0000-00-00",
        "1994-10-00",
    ];
    for value in possible {
        assert_eq!(problem(value), None, "{value}");
    }
    let impossible = [
        "31-02-94",
        "1994-13-10",
        "1994-02-29",
        "32.10.1994",
        "31.4.1994",
        "13/13/1994",
        "31 June 1994",
        "1900-02-29",
        "1994.13.??",
        "29-02-95",
        "2024-05-32 10:00",
        "Feb 30, 2001",
        "1994-10-11 - 1994-10-33",
        "99-99-99",
    ];
    for value in impossible {
        assert_eq!(problem(value), Some(DateProblem::NoSuchDay), "{value}");
    }
    assert_eq!(problem("13.10.1994 - 11.10.1994"), Some(DateProblem::Backward));
}

#[test]
fn every_reading_counts() {
    let said = |value| readings(value).iter().map(|days| Days::written(days.first)).collect::<Vec<_>>();
    assert_eq!(said("1994-10-11"), ["1994-10-11"]);
    assert_eq!(said("11.10.1994"), ["1994-10-11", "1994-11-10"]);
    assert_eq!(said("25-12-94"), ["1994-12-25", "2094-12-25"]);
    assert_eq!(readings("1994.10.??")[0].last - readings("1994.10.??")[0].first, 30);
    assert_eq!(said("11.10.1994 - 13.10.1994"), ["1994-10-11"]);
}

#[test]
fn the_most_likely_reading_is_the_first() {
    let table = [
        ("11 October 1994", "1994-10-11", 1),
        ("11-Oct-94", "1994-10-11", 1),
        ("10/13/1994", "1994-10-13", 1),
        ("1994-10-11 - 1994-10-13", "1994-10-11", 3),
        ("11.10.1994 bis 13.10.1994", "1994-10-11", 3),
        ("1994 - 1995", "1994-01-01", 730),
        ("10-1994", "1994-10-01", 31),
        ("1994-10", "1994-10-01", 31),
        ("October 1994", "1994-10-01", 31),
        ("Feb. 1996", "1996-02-01", 29),
        ("02-06-06", "2006-06-02", 1),
        ("11. Oktober 1994", "1994-10-11", 1),
        ("3. M\u{e4}rz 1994", "1994-03-03", 1),
        ("3. Ma\u{308}rz 1994", "1994-03-03", 1),
        ("3 Machi 1994", "1994-03-03", 1),
        ("11 Desemba 1994", "1994-12-11", 1),
        ("11. \u{159}\u{ed}jna 1994", "1994-10-11", 1),
        ("1. \u{10d}ervence 1994", "1994-07-01", 1),
        ("1. \u{10d}ervna 1994", "1994-06-01", 1),
        ("1 kv\u{11b} 1994", "1994-05-01", 1),
    ];
    for (value, first, days) in table {
        let best = Days::best(value).map(|it| (Days::written(it.first), it.last - it.first + 1));
        assert_eq!(best, Some((first.to_owned(), days)), "{value}");
    }
    let unread = ["", "2023/24", "00-00-00", "0000-00-00", "??", "1994-13", "1 cer 1994", "1994 1995", "October", "94"];
    for value in unread {
        assert_eq!(Days::best(value), None, "{value}");
    }
}

#[test]
fn days_follow_each_other() {
    let lengths = |year: i32| {
        let leap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0);
        [31, if leap { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    };
    let mut day = Days::of_year(1896).first;
    for year in 1896..2110 {
        assert_eq!(Days::of_year(year).first, day);
        for (month, length) in (1..).zip(lengths(year)) {
            for of_month in 1..=length {
                let written = format!("{year:04}-{month:02}-{of_month:02}");
                assert_eq!(Days::written(day), written);
                assert_eq!(Days::best(&written), Some(Days { first: day, last: day }));
                day += 1;
            }
        }
        assert_eq!(Days::of_year(year).last, day - 1);
    }
}
