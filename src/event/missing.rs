//! Pairings that are missing.

use super::Event;
use std::collections::BTreeMap;

/// The pairings that are missing if everybody plays everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// How many games most pairs have played.
    pub each: u64,
    /// The pairs that have played fewer, and how many games.
    pub pairs: Vec<([usize; 2], u64)>,
}

/// The missing pairings in the order of the standings, if at least half of all pairs have met.
pub(super) fn missing(event: &Event) -> Option<Missing> {
    let order: Vec<usize> = event.standings.lines.iter().filter(|it| it.total.games > 0).map(|it| it.player).collect();
    let all = order.iter().enumerate().flat_map(|(at, one)| order.iter().skip(at + 1).map(move |other| [*one, *other]));
    let met = all.map(|[one, other]| ([one, other], event.standings.encounter(one, other).map_or(0, |it| it.games)));
    let met: Vec<([usize; 2], u64)> = met.collect();
    let played = met.iter().filter(|(_, games)| *games > 0).count();
    if order.len() < 3 || played * 2 < met.len() {
        return None;
    }
    let mut counts: BTreeMap<u64, usize> = BTreeMap::new();
    for (_, games) in met.iter().filter(|(_, games)| *games > 0) {
        *counts.entry(*games).or_default() += 1;
    }
    // Of two numbers that are equally common the smaller.
    let each = counts.iter().rev().max_by_key(|(_, pairs)| **pairs).map_or(1, |(games, _)| *games);
    Some(Missing { each, pairs: met.into_iter().filter(|(_, games)| *games < each).collect() })
}
