//! Names of players that are spelled in two ways. Names that play each other are two persons.

use super::archive::{Archive, GameProblem};
use crate::findings::AcrossProblem;
use crate::names::{Alike, alike, words};
use crate::notation::Key;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// A spelling of a name, with the games that have it.
struct Name {
    number: u32,
    games: usize,
    /// Its first game, and the key there.
    first: (usize, Key),
}

pub(super) fn compare(archive: &Archive, problems: &mut Vec<GameProblem>) {
    let mut by_number: BTreeMap<u32, Name> = BTreeMap::new();
    let mut opponents: BTreeSet<(u32, u32)> = BTreeSet::new();
    for (game, kept) in archive.games.iter().enumerate() {
        let [south, north] = [Key::South, Key::North].map(|key| kept.head(key));
        opponents.extend([(south, north), (north, south)]);
        for (number, key) in [(south, Key::South), (north, Key::North)].into_iter().filter(|(number, _)| *number != 0) {
            let name = by_number.entry(number).or_insert_with(|| Name { number, games: 0, first: (game, key) });
            name.games += 1;
        }
    }
    let mut names: Vec<Name> = by_number.into_values().collect();
    // The rarer spelling is reported; if both are equally rare, the later.
    names.sort_by_key(|name| (Reverse(name.games), name.first.0));
    let words_of = |name: &Name| words(archive.texts.text(name.number));
    let mut done: BTreeSet<usize> = BTreeSet::new();
    let known = |name: &Name| archive.known.name(archive.texts.text(name.number));
    for Alike { one, other, .. } in alike(&names.iter().map(words_of).collect::<Vec<_>>()) {
        let (Some(common), Some(rare)) = (names.get(one), names.get(other)) else { continue };
        let are_two = known(common).zip(known(rare)).is_some_and(|(common, rare)| common != rare);
        if !are_two && !opponents.contains(&(common.number, rare.number)) && done.insert(other) {
            report(archive, rare, common, problems);
        }
    }
    // Spellings that only somebody can know.
    let by_text: BTreeMap<&str, &Name> = names.iter().map(|it| (archive.texts.text(it.number), it)).collect();
    for (_, name) in names.iter().enumerate().filter(|(at, _)| !done.contains(at)) {
        let common = known(name).and_then(|text| by_text.get(text)).filter(|it| it.number != name.number);
        if let Some(common) = common {
            report(archive, name, common, problems);
        }
    }
}

fn report(archive: &Archive, rare: &Name, common: &Name, problems: &mut Vec<GameProblem>) {
    let (game, key) = rare.first;
    problems.push(GameProblem {
        game,
        key: Some(key),
        other: Some(common.first.0),
        problem: AcrossProblem::OtherSpelling {
            earlier: archive.at(common.first.0, Some(common.first.1)),
            names: [rare, common].map(|name| archive.texts.text(name.number).to_owned()),
            games: [rare.games, common.games],
        },
    });
}
