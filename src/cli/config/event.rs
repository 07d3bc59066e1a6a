//! The tables of a configuration file about tournaments: `names` and `standings`.

use super::read::{At, Key, Value, in_order, sub_table, text, unknown_key, word, wrong};
use crate::stats::{Contradicted, Hundredths, Scoring, TieBreak};
use crate::words::program as say;
use toml::de::{DeFloat, DeInteger};

/// Who is who: each spelling with the name of the player.
pub(super) fn names(key: Key<'_, '_>, value: Value<'_, '_>) -> Result<Vec<(String, String)>, At> {
    let is_name = |it: &str| it.contains(char::is_alphanumeric) && !it.contains(char::is_control);
    let entry = |(key, value): (Key<'_, '_>, Value<'_, '_>)| {
        let name = text(key, value, say::wanted_name())?.trim();
        if !is_name(name) || !is_name(key.get_ref()) {
            return Err(wrong(key, value, say::wanted_name()));
        }
        Ok((key.get_ref().to_string(), name.to_owned()))
    };
    in_order(sub_table(key, value, say::wanted_names())?).into_iter().map(entry).collect()
}

/// The settings of `standings` as they are written in a file.
pub(super) fn written(scoring: &Scoring) -> [(&'static str, String); KEYS.len()] {
    let points = |points: Hundredths| {
        // At most two decimals, as they are read.
        let decimals = format!("{:02}", points % 100);
        let decimals = decimals.trim_end_matches('0');
        let dot = if decimals.is_empty() { "" } else { "." };
        format!("{}{dot}{decimals}", points / 100)
    };
    let ties: Vec<&str> = scoring.ties.iter().map(|tie| tie.name()).collect();
    let ties = if ties.is_empty() { "none".to_owned() } else { ties.join(", ") };
    let [draw, unplayed, walkover, winner, tie_breaks] = KEYS;
    [
        (draw, points(scoring.draw)),
        (unplayed, points(scoring.unplayed)),
        (walkover, points(scoring.walkover)),
        (winner, scoring.contradicted.name().to_owned()),
        (tie_breaks, ties),
    ]
}

/// The keys of `standings`.
const KEYS: [&str; 5] = ["draw", "unplayed", "walkover", "winner", "ties"];

/// How points are given and ties are broken.
pub(super) fn scoring(key: Key<'_, '_>, value: Value<'_, '_>) -> Result<Scoring, At> {
    let mut scoring = Scoring::default();
    for (key, value) in in_order(sub_table(key, value, say::wanted_standings())?) {
        match key.get_ref().as_ref() {
            "draw" => scoring.draw = points(key, value)?,
            "unplayed" => scoring.unplayed = points(key, value)?,
            "walkover" => scoring.walkover = points(key, value)?,
            "winner" => scoring.contradicted = word(key, value, &Contradicted::ALL.map(|it| (it.name(), it)))?,
            "ties" => scoring.ties = ties(key, value)?,
            other => return Err((unknown_key(other, KEYS.into()), key.span().start)),
        }
    }
    Ok(scoring)
}

/// A number of points with at most two decimals.
fn points(key: Key<'_, '_>, value: Value<'_, '_>) -> Result<Hundredths, At> {
    let of = value.get_ref();
    let written = of.as_float().map(DeFloat::as_str).or_else(|| of.as_integer().map(DeInteger::as_str));
    let read = || -> Option<Hundredths> {
        let (whole, decimals) = written?.split_once('.').unwrap_or((written?, ""));
        let is_number = |it: &str| it.len() <= 3 && it.bytes().all(|b| b.is_ascii_digit());
        if whole.is_empty() || !is_number(whole) || !is_number(decimals) || decimals.len() > 2 {
            return None;
        }
        let points = whole.parse::<Hundredths>().ok()? * 100 + format!("{decimals:0<2}").parse::<Hundredths>().ok()?;
        Some(points).filter(|points| *points <= 10_000)
    };
    read().ok_or_else(|| wrong(key, value, say::wanted_points()))
}

/// A list of tie-breaks, each at most once; it may be empty.
fn ties(key: Key<'_, '_>, value: Value<'_, '_>) -> Result<Vec<TieBreak>, At> {
    let names = TieBreak::ALL.map(|it| format!("\"{}\"", it.name())).join(", ");
    let list = value.get_ref().as_array().ok_or_else(|| wrong(key, value, say::wanted_ties(&names)))?;
    let mut ties = Vec::new();
    for value in list {
        let written = value.get_ref().as_str();
        let tie = TieBreak::ALL.into_iter().find(|it| Some(it.name()) == written && !ties.contains(it));
        ties.push(tie.ok_or_else(|| wrong(key, value, say::wanted_ties(&names)))?);
    }
    Ok(ties)
}
