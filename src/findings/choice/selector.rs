//! What names checks: a code, the beginning of codes, or a readable name.

use super::near::nearest;
use crate::findings::{CHECKS, Check};

/// A code, the beginning of one, a name, or `all`.
///
/// ```
/// use kibao::findings::{Check, Selector};
/// let selector = Selector::parse("n3").unwrap();
/// assert!(selector.has(Check::find("N302").unwrap()) && !selector.has(Check::find("N401").unwrap()));
/// assert_eq!(Selector::parse("missing-mark").unwrap(), Selector::parse("M101").unwrap());
/// let unknown = Selector::parse("mising-mark").unwrap_err();
/// assert_eq!(unknown.near, Some("missing-mark"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Selector {
    /// What the codes begin with: nothing for all of them.
    beginning: String,
}

/// A word that names no check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownCheck {
    /// The word.
    pub word: String,
    /// What was perhaps meant.
    pub near: Option<&'static str>,
}

impl Selector {
    /// Reads a word, in any case of letters.
    ///
    /// # Errors
    /// Where it names no check.
    pub fn parse(word: &str) -> Result<Self, UnknownCheck> {
        let word = word.trim();
        if word.eq_ignore_ascii_case("all") {
            return Ok(Self { beginning: String::new() });
        }
        if let Some(check) = Check::find(word) {
            return Ok(Self { beginning: check.code.to_owned() });
        }
        let beginning = word.to_ascii_uppercase();
        if !beginning.is_empty() && CHECKS.iter().any(|check| check.code.starts_with(&beginning)) {
            return Ok(Self { beginning });
        }
        let names = CHECKS.iter().map(|check| check.name).chain(CHECKS.iter().map(|check| check.code));
        Err(UnknownCheck { word: word.to_owned(), near: nearest(word, names) })
    }

    /// Reads words with commas between them.
    ///
    /// # Errors
    /// The first word that names no check.
    pub fn parse_all(words: &str) -> Result<Vec<Self>, UnknownCheck> {
        words.split(',').filter(|word| !word.trim().is_empty()).map(Self::parse).collect()
    }

    /// Whether it names this check.
    #[must_use]
    pub fn has(&self, check: &Check) -> bool {
        check.code.starts_with(&self.beginning)
    }

    /// How closely it names what it names: of two that name a check, the closer one counts.
    const fn closeness(&self) -> usize {
        self.beginning.len()
    }
}

impl std::fmt::Display for Selector {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.beginning.is_empty() { "all" } else { &self.beginning })
    }
}

/// The closest of the selectors that name a check.
pub(super) fn closest(selectors: &[Selector], check: &Check) -> Option<usize> {
    selectors.iter().filter(|it| it.has(check)).map(Selector::closeness).max()
}
