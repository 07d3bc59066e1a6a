//! Words that select checks: a code, the beginning of codes, or a readable name.

use super::near::nearest;
use crate::findings::{CHECKS, Check};
use std::fmt;

/// A code, the beginning of one, a name, or `all`.
///
/// ```
/// use kibao::findings::{Check, Selector};
/// let selector = Selector::parse("n3").unwrap();
/// assert!(selector.has(Check::find("N302").unwrap()) && !selector.has(Check::find("N401").unwrap()));
/// assert_eq!(Selector::parse("missing-mark").unwrap(), Selector::parse("M101").unwrap());
/// let unknown = Selector::parse("mising-mark").unwrap_err();
/// assert_eq!(unknown.near, Some("missing-mark"));
/// assert_eq!(unknown.to_string(), "`mising-mark` is not the code or name of a check; perhaps `missing-mark` is meant");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Selector {
    /// The beginning of the codes; empty for all of them.
    beginning: String,
}

/// A word that does not name a check.
///
/// ```
/// use kibao::findings::{Selector, UnknownCheck};
/// let error = Selector::parse("emptypit").unwrap_err();
/// assert_eq!(error, UnknownCheck { word: "emptypit".to_owned(), near: Some("empty-pit") });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownCheck {
    /// The word.
    pub word: String,
    /// The name that was perhaps meant.
    pub near: Option<&'static str>,
}

impl fmt::Display for UnknownCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not the code or name of a check", self.word)?;
        self.near.map_or(Ok(()), |near| write!(f, "; perhaps `{near}` is meant"))
    }
}

impl std::error::Error for UnknownCheck {}

impl Selector {
    /// Reads a word, in any case.
    ///
    /// # Errors
    /// [`UnknownCheck`] if it does not name a check.
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

    /// Reads words separated by commas.
    ///
    /// # Errors
    /// [`UnknownCheck`] for the first word that does not name a check.
    pub fn parse_all(words: &str) -> Result<Vec<Self>, UnknownCheck> {
        words.split(',').filter(|word| !word.trim().is_empty()).map(Self::parse).collect()
    }

    /// Whether it names this check.
    #[must_use]
    pub fn has(&self, check: &Check) -> bool {
        check.code.starts_with(&self.beginning)
    }

    /// How specific it is: of two selectors of a check, the more specific one counts.
    const fn closeness(&self) -> usize {
        self.beginning.len()
    }
}

impl fmt::Display for Selector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.beginning.is_empty() { "all" } else { &self.beginning })
    }
}

/// The closest of the selectors that name a check.
pub(super) fn closest(selectors: &[Selector], check: &Check) -> Option<usize> {
    selectors.iter().filter(|it| it.has(check)).map(Selector::closeness).max()
}
