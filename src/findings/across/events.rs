//! Dates that do not fit the event.

use super::archive::{Archive, GameProblem};
use crate::findings::AcrossProblem;
use crate::notation::Key;
use crate::notation::date::{self, Days};
use std::collections::BTreeMap;

/// The number of days within which most games of an event are.
const EVENT_LASTS: i32 = 62;

/// The number of days from these at which a date does not fit.
const FAR: i32 = 183;

/// The number of days that an event may begin before or end after the days in its name.
const OUTSIDE: i32 = 31;

/// The least number of games of an event with dates.
const LEAST: usize = 3;

pub(super) fn compare(archive: &Archive, problems: &mut Vec<GameProblem>) {
    let mut events: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (game, kept) in archive.games.iter().enumerate() {
        if kept.head(Key::Event) != 0 && kept.head(Key::Date) != 0 {
            events.entry(kept.head(Key::Event)).or_default().push(game);
        }
    }
    // A date is read once, however many games have it.
    let mut read: BTreeMap<u32, Vec<Days>> = BTreeMap::new();
    for (event, games) in events {
        let event = archive.texts.text(event);
        let dated: Vec<(usize, Vec<Days>)> = games
            .iter()
            .filter_map(|game| {
                let number = archive.games.get(*game)?.head(Key::Date);
                let days = read.entry(number).or_insert_with(|| date::readings(archive.texts.text(number)));
                (!days.is_empty()).then(|| (*game, days.clone()))
            })
            .collect();
        let Some((range, slack)) = days_of(event)
            .or_else(|| year_of(event))
            .map(|it| (it, OUTSIDE))
            .or_else(|| most(&dated).map(|it| (it, FAR)))
        else {
            continue;
        };
        for (game, days) in dated {
            let fits = |days: &Days| days.last >= range.first - slack && days.first <= range.last + slack;
            let (false, Some(kept)) = (days.iter().any(fits), archive.games.get(game)) else { continue };
            let (first, last) = (Days::written(range.first), Days::written(range.last));
            let range = [first, last];
            let (date, event) = (archive.value(kept, Key::Date).to_owned(), event.to_owned());
            problems.push(GameProblem {
                game,
                key: Some(Key::Date),
                other: None,
                problem: AcrossProblem::FarFromEvent { date, event, range },
            });
        }
    }
}

/// The days in the name of an event: a part of it, between commas or brackets, that is a date. If it has several readings,
/// the range goes from the first to the last day.
fn days_of(event: &str) -> Option<Days> {
    let days = event.split([',', ';', '(', ')']).flat_map(date::readings);
    days.reduce(|all, days| Days { first: all.first.min(days.first), last: all.last.max(days.last) })
}

/// The year in the name of an event, if there is exactly one.
fn year_of(event: &str) -> Option<Days> {
    let numbers = event.split(|c: char| !c.is_ascii_digit()).filter(|number| number.len() == 4);
    let mut years = numbers.filter_map(|number| number.parse::<i32>().ok()).filter(|year| (1800..2200).contains(year));
    let year = years.next()?;
    // A season such as 2023/24 is two years.
    let season = event.split_once(&year.to_string())?.1.trim_start();
    let one = years.next().is_none() && !season.starts_with(['/', '-', '\u{2013}']);
    one.then(|| Days::of_year(year))
}

/// The days on which most of the games were played: three of four, and at least three, within the duration of an event.
fn most(dated: &[(usize, Vec<Days>)]) -> Option<Days> {
    let mut days: Vec<(Days, usize)> =
        dated.iter().enumerate().flat_map(|(at, (_, readings))| readings.iter().map(move |days| (*days, at))).collect();
    days.sort_unstable();
    let mut inside = vec![0_u32; dated.len()];
    let (mut start, mut games) = (0, 0);
    let mut best: Option<(usize, Days)> = None;
    for (last, at) in &days {
        if let Some(count) = inside.get_mut(*at) {
            games += usize::from(*count == 0);
            *count += 1;
        }
        while let Some((first, at)) = days.get(start).filter(|(first, _)| first.first + EVENT_LASTS < last.first) {
            debug_assert!(first <= last);
            if let Some(count) = inside.get_mut(*at) {
                *count -= 1;
                games -= usize::from(*count == 0);
            }
            start += 1;
        }
        if best.is_none_or(|(most, _)| games > most) {
            best = days.get(start).map(|(first, _)| (games, Days { first: first.first, last: last.last }));
        }
    }
    best.filter(|(games, _)| *games >= LEAST && games * 4 >= dated.len() * 3).map(|(_, days)| days)
}
