//! Pairs of names that may mean one person. Each rule looks names up by what they have in common, so that no name is compared
//! with every other.

use crate::source::distance;
use std::collections::BTreeMap;

/// The least number of letters of a word that may differ in one letter; the only word of a name must have more.
const LONG: usize = 5;
const LONG_ALONE: usize = 7;

/// The most bytes that a name may have, and the most words, to be compared with others letter by letter or with initials
/// for words: a longer text is not a name, and the comparison would cost the square of its length.
const LONGEST: usize = 128;
const MOST_WORDS: usize = 6;

/// The most names that may differ in the same letter and be reported: more of them are not slips.
const MOST_ALIKE: usize = 16;

/// In what two names are alike, the surest first.
///
/// ```
/// use kibao::names::Likeness;
/// assert!(Likeness::Words.is_one() && Likeness::Initials.is_one());
/// assert!(!Likeness::Order.is_one() && !Likeness::Letter.is_one());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Likeness {
    /// The same words: only capitals, accents, blanks, signs, a title or a comma differ.
    Words,
    /// One has initials for some words of the other, perhaps in another order, and fits no other name.
    Initials,
    /// The same words in another order.
    Order,
    /// One letter of a long word is added, missing, replaced or swapped.
    Letter,
}

impl Likeness {
    /// Whether the two count as one person without being asked: a father and a son may have the same words in another order,
    /// and two persons may have names that differ in a letter.
    #[must_use]
    pub const fn is_one(self) -> bool {
        matches!(self, Self::Words | Self::Initials)
    }
}

/// Two names, by their places in a list, that may mean one person.
///
/// ```
/// use kibao::names::{Alike, Likeness, alike, words};
/// let names = ["Haji Abdalla", "Abdalla H.", "Asha Mohamed", "Asha Mohammed"].map(words);
/// let found = alike(&names);
/// assert_eq!(found[0], Alike { one: 0, other: 1, by: Likeness::Initials });
/// assert_eq!(found[1], Alike { one: 2, other: 3, by: Likeness::Letter });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Alike {
    /// The place of the earlier name.
    pub one: usize,
    /// The place of the later name.
    pub other: usize,
    /// In what they are alike.
    pub by: Likeness,
}

/// The pairs of names that may mean one person, each once with the surest reason. A name is the list of its
/// [`words`](super::words()).
#[must_use]
pub fn alike(names: &[Vec<String>]) -> Vec<Alike> {
    let mut pairs = Pairs::new();
    same_words(names, &mut pairs);
    initials(names, &mut pairs);
    other_order(names, &mut pairs);
    one_letter(names, &mut pairs);
    pairs.into_iter().map(|((one, other), by)| Alike { one, other, by }).collect()
}

type Pairs = BTreeMap<(usize, usize), Likeness>;

fn add(pairs: &mut Pairs, one: usize, other: usize, by: Likeness) {
    pairs.entry((one.min(other), one.max(other))).or_insert(by);
}

/// Groups of names with the same key.
fn groups<K: Ord>(names: &[Vec<String>], keys: impl Fn(&[String]) -> Vec<K>) -> Vec<Vec<usize>> {
    let mut groups: BTreeMap<K, Vec<usize>> = BTreeMap::new();
    for (index, name) in names.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
        for key in keys(name) {
            groups.entry(key).or_default().push(index);
        }
    }
    groups.into_values().filter(|group| group.len() > 1).collect()
}

/// Pairs the first name of each group with the others.
fn with_first(group: &[usize], pairs: &mut Pairs, by: Likeness) {
    let Some((first, others)) = group.split_first() else { return };
    for other in others {
        add(pairs, *first, *other, by);
    }
}

fn same_words(names: &[Vec<String>], pairs: &mut Pairs) {
    for group in groups(names, |name| vec![name.concat()]) {
        with_first(&group, pairs, Likeness::Words);
    }
}

fn sorted(words: &[String]) -> String {
    let mut words = words.to_vec();
    words.sort_unstable();
    words.join(" ")
}

/// Pairs names with the same words in another order; those with the same order are already paired.
fn other_order(names: &[Vec<String>], pairs: &mut Pairs) {
    for group in groups(names, |name| vec![sorted(name)]) {
        let mut orders: Vec<usize> = Vec::new();
        for name in group {
            let is_new = |at: &usize| names.get(*at).map(|it| it.concat()) != names.get(name).map(|it| it.concat());
            if orders.iter().all(is_new) {
                orders.push(name);
            }
        }
        with_first(&orders, pairs, Likeness::Order);
    }
}

/// Pairs a name that has an initial for a word with the name that fits, if only one does. Each name is looked up in all
/// ways in which initials may replace some of its words, whatever the order.
fn initials(names: &[Vec<String>], pairs: &mut Pairs) {
    let is_short = |name: &&(usize, &Vec<String>)| name.1.iter().any(|word| is_initial(word));
    let compared: Vec<(usize, &Vec<String>)> = names.iter().enumerate().filter(|(_, name)| is_compared(name)).collect();
    let mut fitting: BTreeMap<String, Vec<usize>> =
        compared.iter().filter(is_short).map(|(_, name)| (sorted(name), Vec::new())).collect();
    for (index, name) in &compared {
        for short in shortened(name) {
            let Some(fitting) = fitting.get_mut(&short) else { continue };
            // Spellings of one name are one; two names that fit are enough to reject the initial.
            let is_new = |at: &usize| names.get(*at).is_none_or(|it| it.concat() != name.concat());
            if fitting.len() < 2 && fitting.iter().all(is_new) {
                fitting.push(*index);
            }
        }
    }
    for (short, name) in compared.iter().filter(is_short) {
        if let Some([whole]) = fitting.get(&sorted(name)).map(Vec::as_slice) {
            add(pairs, *short, *whole, Likeness::Initials);
        }
    }
}

fn is_initial(word: &str) -> bool {
    word.chars().nth(1).is_none()
}

/// Whether a name is short enough to be compared.
fn is_compared(words: &[String]) -> bool {
    words.len() <= MOST_WORDS && words.iter().map(String::len).sum::<usize>() <= LONGEST
}

/// The name with initials for some of its words, in every way that keeps at least one word of three letters, sorted.
fn shortened(words: &[String]) -> Vec<String> {
    let ways = 1_u32 << words.len().min(MOST_WORDS);
    let in_way = |way: u32| {
        let is_short = |at: usize| way & 1 << at != 0;
        let fits = words.iter().enumerate().all(|(at, word)| !is_short(at) || !is_initial(word));
        let kept = words.iter().enumerate().any(|(at, word)| !is_short(at) && word.chars().count() >= 3);
        let short = |(at, word): (usize, &String)| {
            if is_short(at) { word.chars().take(1).collect() } else { word.clone() }
        };
        (fits && kept).then(|| sorted(&words.iter().enumerate().map(short).collect::<Vec<String>>()))
    };
    let mut all: Vec<String> = (1..ways).filter_map(in_way).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Pairs names that differ in one letter of a long word: added, missing, replaced or swapped. Only names that are equal
/// without one letter each are compared, instead of every name with every other.
fn one_letter(names: &[Vec<String>], pairs: &mut Pairs) {
    let without_one = |name: &[String]| {
        let whole = name.join(" ");
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
    let without_one = |name: &[String]| if is_compared(name) { without_one(name) } else { Vec::new() };
    for group in groups(names, without_one).into_iter().filter(|group| group.len() <= MOST_ALIKE) {
        for (at, one) in group.iter().enumerate() {
            for other in group.iter().skip(at + 1) {
                let words = |index: &usize| names.get(*index).map_or(&[][..], Vec::as_slice);
                if differ_in_a_letter(words(one), words(other)) {
                    add(pairs, *one, *other, Likeness::Letter);
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
