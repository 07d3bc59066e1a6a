//! Which spellings of names mean one person.
//!
//! A name is compared by its words: small letters without accents and without a title before them, in the order of a name
//! without a comma. Two names with the same words are one name. A name with an initial belongs to the name that it fits, if
//! it fits only one. Names with the same words in another order, or with one letter changed in a long word, are perhaps one
//! person: they are only reported. Names that play each other are always two persons.

mod alike;
mod known;
mod people;

pub use alike::{Alike, Likeness, alike};
pub use known::Known;
pub use people::{People, Person, Spelling, Spellings};

use crate::notation::{fold_name, plain};

/// Titles before a name, in Swahili, English, German and Czech, without accents and full stops.
const TITLES: &[&str] = &[
    "bw", "bwana", "bi", "bibi", "mzee", "ndugu", "ndg", "sheikh", "sheikhe", "shekhe", "shaykh", "ustadh", "ustaadh",
    "maalim", "mwalimu", "mwl", "dkt", "daktari", "alhaj", "mr", "mrs", "ms", "miss", "dr", "prof", "herr", "frau",
    "ing", "mgr", "mudr", "judr", "phdr", "rndr", "pan", "pani",
];

/// The words of a name: small letters and digits without accents; the part after a comma comes first. Titles at the beginning
/// are left out if a word of three letters remains.
///
/// ```
/// use kibao::names::words;
/// assert_eq!(words("Bw. Haji ABDALLA"), ["haji", "abdalla"]);
/// assert_eq!(words("Abdalla, Sheikh Haji"), ["haji", "abdalla"]);
/// assert_eq!(words("Dr."), ["dr"]);
/// ```
#[must_use]
pub fn words(name: &str) -> Vec<String> {
    let in_order = match name.split_once(',') {
        Some((last, first)) if !first.contains(',') => format!("{first} {last}"),
        _ => name.to_owned(),
    };
    let plain = plain(&fold_name(&in_order));
    // An apostrophe is part of its word; other signs separate words.
    let plain = plain.replace(['\'', '\u{2019}', '`'], "");
    let mut words: Vec<String> =
        plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect();
    while words.first().is_some_and(|first| TITLES.contains(&first.as_str()))
        && words.iter().skip(1).any(|word| word.chars().count() >= 3)
    {
        words.remove(0);
    }
    words
}
