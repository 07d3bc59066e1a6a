//! Names of players that are spelled in two ways.
//!
//! Names are compared by their words: small letters without accents, in the order of a name without a comma. Two names with
//! the same words are one name. Otherwise one name may have an initial instead of a word of the other, or a long word may
//! differ in one letter. Names that play each other are two persons. A name that fits several others is matched with none.

use super::archive::{Archive, GameProblem};
use crate::findings::AcrossProblem;
use crate::findings::choice::distance;
use crate::notation::{Key, fold_name, plain};
use std::collections::{BTreeMap, BTreeSet};

/// The least number of letters of a word that may differ in one letter; the only word of a name must have more.
const LONG: usize = 5;
const LONG_ALONE: usize = 7;

/// The most bytes that a name may have, and the most words, to be compared with others letter by letter or with initials
/// for words: a longer text is not a name, and the comparison would cost the square of its length.
const LONGEST: usize = 128;
const MOST_WORDS: usize = 6;

/// The most names that may differ in the same letter and be reported: more of them are not slips.
const MOST_ALIKE: usize = 16;

/// A spelling of a name, with the games that have it.
struct Name {
    number: u32,
    words: Vec<String>,
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
            let name = by_number.entry(number).or_insert_with(|| Name {
                number,
                words: words(archive.texts.text(number)),
                games: 0,
                first: (game, key),
            });
            name.games += 1;
        }
    }
    let mut names: Vec<Name> = by_number.into_values().filter(|name| !name.words.is_empty()).collect();
    names.sort_by_key(|name| name.first.0);
    let mut pairs: BTreeSet<(usize, usize)> = BTreeSet::new();
    same_words(&names, &mut pairs);
    initials(&names, &mut pairs);
    one_letter(&names, &mut pairs);
    let mut done: BTreeSet<usize> = BTreeSet::new();
    for (one, other) in pairs {
        let (Some(a), Some(b)) = (names.get(one), names.get(other)) else { continue };
        if opponents.contains(&(a.number, b.number)) {
            continue;
        }
        // The rarer spelling is reported; if both are equally rare, the later.
        let (rare, common, index) = if a.games < b.games { (a, b, one) } else { (b, a, other) };
        if done.insert(index) {
            report(archive, rare, common, problems);
        }
    }
}

fn report(archive: &Archive, rare: &Name, common: &Name, problems: &mut Vec<GameProblem>) {
    let (game, key) = rare.first;
    problems.push(GameProblem {
        game,
        key: Some(key),
        problem: AcrossProblem::OtherSpelling {
            earlier: archive.at(common.first.0, Some(common.first.1)),
            names: [rare, common].map(|name| archive.texts.text(name.number).to_owned()),
            games: [rare.games, common.games],
        },
    });
}

/// The words of a name: small letters and digits without accents; the part after a comma comes first.
fn words(name: &str) -> Vec<String> {
    let in_order = match name.split_once(',') {
        Some((last, first)) if !first.contains(',') => format!("{first} {last}"),
        _ => name.to_owned(),
    };
    let plain = plain(&fold_name(&in_order));
    // An apostrophe is part of its word; other signs separate words.
    let plain = plain.replace(['\'', '\u{2019}', '`'], "");
    plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Groups of names with the same key.
fn groups<K: Ord>(names: &[Name], keys: impl Fn(&Name) -> Vec<K>) -> Vec<Vec<usize>> {
    let mut groups: BTreeMap<K, Vec<usize>> = BTreeMap::new();
    for (index, name) in names.iter().enumerate() {
        for key in keys(name) {
            groups.entry(key).or_default().push(index);
        }
    }
    groups.into_values().filter(|group| group.len() > 1).collect()
}

/// Pairs names with the same words.
fn same_words(names: &[Name], pairs: &mut BTreeSet<(usize, usize)>) {
    for group in groups(names, |name| vec![name.words.concat()]) {
        let most = group
            .iter()
            .copied()
            .max_by_key(|at| (names.get(*at).map_or(0, |name| name.games), std::cmp::Reverse(*at)));
        for (most, other) in most.into_iter().flat_map(|most| group.iter().map(move |other| (most, *other))) {
            if most != other {
                pairs.insert((most.min(other), most.max(other)));
            }
        }
    }
}

/// Pairs a name that has an initial for a word with the name that fits, if only one does. Each name is looked up in all
/// ways in which initials may replace some of its words.
fn initials(names: &[Name], pairs: &mut BTreeSet<(usize, usize)>) {
    let short = |name: &&(usize, &Name)| name.1.words.iter().any(|word| is_initial(word));
    let compared: Vec<(usize, &Name)> = names.iter().enumerate().filter(|(_, name)| is_compared(name)).collect();
    let mut fitting: BTreeMap<String, Vec<usize>> =
        compared.iter().filter(short).map(|(_, name)| (name.words.join(" "), Vec::new())).collect();
    for (index, name) in &compared {
        for short in shortened(&name.words) {
            // Two names that fit are enough to reject the initial.
            if let Some(fitting) = fitting.get_mut(&short).filter(|fitting| fitting.len() < 2) {
                fitting.push(*index);
            }
        }
    }
    for (short, name) in compared.iter().filter(short) {
        if let Some([whole]) = fitting.get(&name.words.join(" ")).map(Vec::as_slice) {
            pairs.insert((*short.min(whole), *short.max(whole)));
        }
    }
}

fn is_initial(word: &str) -> bool {
    word.chars().nth(1).is_none()
}

/// Whether a name is short enough to be compared.
fn is_compared(name: &Name) -> bool {
    name.words.len() <= MOST_WORDS && name.words.iter().map(String::len).sum::<usize>() <= LONGEST
}

/// The name with initials for some of its words, in every way that keeps at least one word of three letters.
fn shortened(words: &[String]) -> Vec<String> {
    let ways = 1_u32 << words.len().min(MOST_WORDS);
    let in_way = |way: u32| {
        let is_short = |at: usize| way & 1 << at != 0;
        let fits = words.iter().enumerate().all(|(at, word)| !is_short(at) || !is_initial(word));
        let kept = words.iter().enumerate().any(|(at, word)| !is_short(at) && word.chars().count() >= 3);
        let short = |(at, word): (usize, &String)| {
            if is_short(at) { word.chars().take(1).collect() } else { word.clone() }
        };
        (fits && kept).then(|| words.iter().enumerate().map(short).collect::<Vec<String>>().join(" "))
    };
    (1..ways).filter_map(in_way).collect()
}

/// Pairs names that differ in one letter of a long word: added, missing, replaced or swapped. Only names that are equal
/// without one letter each are compared, instead of every name with every other.
fn one_letter(names: &[Name], pairs: &mut BTreeSet<(usize, usize)>) {
    let without_one = |name: &Name| {
        let whole = name.words.join(" ");
        let mut all: Vec<String> = whole
            .char_indices()
            .map(|(at, c)| {
                let (before, after) = whole.split_at(at);
                format!("{before}{}", after.get(c.len_utf8()..).unwrap_or_default())
            })
            .collect();
        all.push(whole);
        all.sort_unstable();
        all.dedup();
        all
    };
    let without_one = |name: &Name| if is_compared(name) { without_one(name) } else { Vec::new() };
    for group in groups(names, without_one).into_iter().filter(|group| group.len() <= MOST_ALIKE) {
        for (at, one) in group.iter().enumerate() {
            for other in group.iter().skip(at + 1) {
                let words = |index: &usize| names.get(*index).map_or(&[][..], |name| &name.words);
                if differ_in_a_letter(words(one), words(other)) {
                    pairs.insert((*one.min(other), *one.max(other)));
                }
            }
        }
    }
}

fn differ_in_a_letter(one: &[String], other: &[String]) -> bool {
    let mut differing = one.iter().zip(other).filter(|(one, other)| one != other);
    let (Some((a, b)), None, true) = (differing.next(), differing.next(), one.len() == other.len()) else {
        return false;
    };
    let least = if one.len() == 1 { LONG_ALONE } else { LONG };
    let long = a.chars().count().min(b.chars().count()) >= least;
    // Numbers distinguish players.
    long && !a.chars().chain(b.chars()).any(char::is_numeric) && distance(a, b) == 1
}
