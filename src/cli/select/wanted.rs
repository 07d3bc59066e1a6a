//! From the arguments to the filter.

use super::args::Wanted;
use crate::cli::config::Settings;
use crate::cli::exit::Failure;
use crate::engine::{BUILT_IN, KIBAO, Side};
use crate::replay::read_position;
use crate::select::{DateRangeError, Filter, Glob, Opening, Winner};
use crate::words::program as say;
use crate::words::{self, Lang};
use std::ops::RangeInclusive;

/// The filter from the arguments.
pub(super) fn filter(wanted: &Wanted, settings: &Settings, lang: Lang) -> Result<Filter, Failure> {
    let glob = |name: &Option<String>| name.as_deref().map(Glob::new);
    let winner = wanted.winner.as_deref().map(|who| match who.to_ascii_lowercase().as_str() {
        "south" => Winner::Side(Side::South),
        "north" => Winner::Side(Side::North),
        "none" => Winner::Nobody,
        _ => Winner::Player(Glob::new(who)),
    });
    let date = wanted.date.as_deref().map(|range| {
        range.parse().map_err(|error| match error {
            DateRangeError::Reversed => say::select_reversed_date(range).into(),
            DateRangeError::NotADate => Failure::from(say::select_date(range)),
        })
    });
    let opening = wanted.opening.as_deref().map(|moves| {
        Opening::read(moves, settings.options.dialect).map_err(|error| Failure::from(say::select_opening(error.word)))
    });
    if let Some(text) = &wanted.position {
        check_can_occur(text, settings, lang)?;
    }
    Ok(Filter {
        players: wanted.player.iter().map(|name| Glob::new(name)).collect(),
        south: glob(&wanted.south),
        north: glob(&wanted.north),
        winner,
        title: glob(&wanted.title),
        event: glob(&wanted.event),
        place: glob(&wanted.place),
        date: date.transpose()?,
        plies: wanted.plies.as_deref().map(plies).transpose()?,
        rules: wanted.rule_set.as_deref().map(|name| settings.rule_set(name).map(|(name, _)| name)).transpose()?,
        opening: opening.transpose()?,
        position: wanted.position.clone(),
        comment: wanted.text.clone(),
        valid: match (wanted.valid, wanted.broken) {
            (true, _) => Some(true),
            (_, true) => Some(false),
            _ => None,
        },
        not: wanted.not,
    })
}

fn plies(text: &str) -> Result<RangeInclusive<usize>, Failure> {
    let bad = || Failure::from(say::select_plies(text));
    let (from, to) = text.split_once("..").unwrap_or((text, text));
    let number = |text: &str, open: usize| if text.is_empty() { Ok(open) } else { text.parse().map_err(|_| bad()) };
    let range = number(from, 0)?..=number(to, usize::MAX)?;
    if range.is_empty() {
        return Err(say::select_reversed_plies(text).into());
    }
    if text.trim().is_empty() { Err(bad()) } else { Ok(range) }
}

/// Rejects a position text that cannot occur under any possible rule set.
fn check_can_occur(text: &str, settings: &Settings, lang: Lang) -> Result<(), Failure> {
    let built_in = BUILT_IN.iter().map(|it| it.rules);
    let mut all = built_in.chain(settings.custom().iter().map(|custom| custom.rules));
    let Err(error) = read_position(text, &KIBAO) else { return Ok(()) };
    if all.any(|rules| read_position(text, &rules).is_ok()) {
        return Ok(());
    }
    Err(say::position_unusable(words::opening_error(lang, &error), words::opening_help(lang, &error)).into())
}
