//! The persons behind the spellings of names.

use super::{Alike, Known, alike, words};
use crate::notation::composed;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A spelling of a name, as it is written, and the number of games that have it.
///
/// ```
/// use kibao::names::Spelling;
/// assert_eq!(Spelling { name: "Haji Abdalla".to_owned(), games: 3 }.games, 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spelling {
    /// The name.
    pub name: String,
    /// In how many games it is.
    pub games: u64,
}

/// The spellings of names in the order in which they are met.
///
/// ```
/// use kibao::names::Spellings;
/// let mut spellings = Spellings::default();
/// assert_eq!(["Asha ", "?", "ASHA", "Asha"].map(|name| spellings.add(name, 1)), [Some(0), None, Some(1), Some(0)]);
/// assert_eq!((spellings.all()[0].name.as_str(), spellings.all()[0].games), ("Asha", 2));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Spellings {
    all: Vec<Spelling>,
    numbers: HashMap<Box<str>, usize>,
}

impl Spellings {
    /// Adds a name with the number of its games and returns its place; `None` for a name without a letter or digit. Names that
    /// look the same are one spelling.
    pub fn add(&mut self, written: &str, games: u64) -> Option<usize> {
        let name = composed(written.trim());
        if !name.contains(char::is_alphanumeric) {
            return None;
        }
        let at = self.numbers.get(&*name).copied().unwrap_or_else(|| {
            self.numbers.insert((&*name).into(), self.all.len());
            self.all.push(Spelling { name: name.into_owned(), games: 0 });
            self.all.len() - 1
        });
        if let Some(spelling) = self.all.get_mut(at) {
            spelling.games += games;
        }
        Some(at)
    }

    /// The spellings.
    #[must_use]
    pub fn all(&self) -> &[Spelling] {
        &self.all
    }
}

/// A person: the name that is shown, and the spellings by their places in the list.
///
/// ```
/// use kibao::names::{People, Spelling};
/// let all = [("JUMA ALI", 1), ("Juma Ali", 2)].map(|(name, games)| Spelling { name: name.to_owned(), games });
/// let people = People::of(&all, &Default::default(), &[]);
/// assert_eq!((people.persons()[0].name.as_str(), people.persons()[0].spellings.as_slice()), ("Juma Ali", &[0, 1][..]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The commonest spelling; of equally common ones the longest, then the first.
    pub name: String,
    /// The spellings.
    pub spellings: Vec<usize>,
}

/// The persons behind spellings.
///
/// ```
/// use kibao::names::{People, Spelling};
/// let spelled = |name: &str, games| Spelling { name: name.to_owned(), games };
/// let all = [spelled("H. Abdalla", 1), spelled("Haji Abdalla", 4), spelled("Juma Hamisi", 2), spelled("Juma Hamissi", 1)];
/// let people = People::of(&all, &Default::default(), &[]);
/// assert_eq!((people.of_spelling(0), people.of_spelling(1), people.persons()[0].name.as_str()), (0, 0, "Haji Abdalla"));
/// assert_ne!(people.of_spelling(2), people.of_spelling(3));
/// assert_eq!(people.asked().len(), 1);
/// let known = [("Juma Hamissi".to_owned(), "Juma Hamisi".to_owned())];
/// let people = People::of(&all, &Default::default(), &known);
/// assert_eq!((people.persons().len(), people.asked().len()), (2, 0));
/// ```
#[derive(Clone, Debug, Default)]
pub struct People {
    of: Vec<usize>,
    persons: Vec<Person>,
    asked: Vec<Alike>,
}

impl People {
    /// The persons behind spellings, in the order of their first spellings. `opponents` are the pairs of spellings that play
    /// each other, and are never one person. `known` says who is who before all rules: a spelling, and the name of the person.
    /// A spelling that is known to be itself is joined with no other.
    #[must_use]
    pub fn of(spellings: &[Spelling], opponents: &BTreeSet<(usize, usize)>, known: &[(String, String)]) -> Self {
        let words_of: Vec<Vec<String>> = spellings.iter().map(|it| words(&it.name)).collect();
        let chosen = Known::of(known);
        let spelled_so: BTreeSet<Vec<String>> = known.iter().map(|(spelling, _)| words(spelling)).collect();
        let mut groups = Groups::new(spellings.len(), opponents);
        let mut firsts: BTreeMap<Vec<String>, usize> = BTreeMap::new();
        for (at, spelling) in spellings.iter().enumerate() {
            if let Some(name) = chosen.name(&spelling.name) {
                groups.join(*firsts.entry(words(name)).or_insert(at), at, true);
            }
        }
        let is_known = |at: usize| words_of.get(at).is_some_and(|it| spelled_so.contains(it));
        let mut pairs = alike(&words_of);
        pairs.retain(|pair| !is_known(pair.one) && !is_known(pair.other));
        pairs.sort_by_key(|pair| (pair.by, pair.one, pair.other));
        let joined = |groups: &mut Groups<'_>, pair: &Alike| {
            groups.group(pair.one) == groups.group(pair.other)
                || (pair.by.is_one() && groups.join(pair.one, pair.other, false))
        };
        pairs.retain(|pair| !joined(&mut groups, pair));
        // Those who play each other are two; nobody needs to be asked. Of each two persons one question is enough.
        let mut seen = BTreeSet::new();
        pairs.retain(|pair| {
            let (one, other) = (groups.group(pair.one), groups.group(pair.other));
            one != other && !groups.meet(one, other) && seen.insert((one.min(other), one.max(other)))
        });
        Self::numbered(spellings, &mut groups, &chosen, pairs)
    }

    fn numbered(spellings: &[Spelling], groups: &mut Groups<'_>, known: &Known, asked: Vec<Alike>) -> Self {
        let (mut people, mut numbers) = (Self { asked, ..Self::default() }, BTreeMap::new());
        for at in 0..spellings.len() {
            let next = people.persons.len();
            let person = *numbers.entry(groups.group(at)).or_insert(next);
            people.of.push(person);
            match people.persons.get_mut(person) {
                Some(it) => it.spellings.push(at),
                None => people.persons.push(Person { name: String::new(), spellings: vec![at] }),
            }
        }
        for person in &mut people.persons {
            let spelled = || person.spellings.iter().filter_map(|at| spellings.get(*at));
            let chosen = spelled().find_map(|it| known.name(&it.name));
            let commonest = spelled().rev().max_by_key(|it| (it.games, it.name.chars().count()));
            person.name = chosen.unwrap_or_else(|| commonest.map_or("", |it| &it.name)).to_owned();
        }
        people
    }

    /// The person of a spelling.
    #[must_use]
    pub fn of_spelling(&self, spelling: usize) -> usize {
        self.of.get(spelling).copied().unwrap_or_default()
    }

    /// The persons.
    #[must_use]
    pub fn persons(&self) -> &[Person] {
        &self.persons
    }

    /// The pairs of spellings that are perhaps one person and are counted as two.
    #[must_use]
    pub fn asked(&self) -> &[Alike] {
        &self.asked
    }
}

/// Groups of spellings, each named by its first member.
struct Groups<'a> {
    first: Vec<usize>,
    members: BTreeMap<usize, Vec<usize>>,
    opponents: &'a BTreeSet<(usize, usize)>,
}

impl<'a> Groups<'a> {
    fn new(count: usize, opponents: &'a BTreeSet<(usize, usize)>) -> Self {
        let members = (0..count).map(|at| (at, vec![at])).collect();
        Self { first: (0..count).collect(), members, opponents }
    }

    fn group(&self, at: usize) -> usize {
        self.first.get(at).copied().unwrap_or(at)
    }

    /// Whether a member of one group plays a member of the other.
    fn meet(&self, one: usize, other: usize) -> bool {
        let members = |group: usize| self.members.get(&group).map_or(&[][..], Vec::as_slice);
        members(one).iter().any(|a| {
            members(other).iter().any(|b| self.opponents.contains(&(*a, *b)) || self.opponents.contains(&(*b, *a)))
        })
    }

    /// Joins the groups of two spellings, unless they play each other and are not known to be one; returns whether they are
    /// one group.
    fn join(&mut self, one: usize, other: usize, known: bool) -> bool {
        let (one, other) = (self.group(one), self.group(other));
        let (into, from) = (one.min(other), one.max(other));
        if into == from {
            return true;
        }
        if !known && self.meet(into, from) {
            return false;
        }
        let moved = self.members.remove(&from).unwrap_or_default();
        for member in &moved {
            if let Some(first) = self.first.get_mut(*member) {
                *first = into;
            }
        }
        self.members.entry(into).or_default().extend(moved);
        true
    }
}
