//! Who is who, as `[names]` of `kibao.toml` says.

use super::words;
use std::collections::BTreeMap;

/// The steps from a spelling to the name of its player.
const STEPS: usize = 8;

/// The names of players by their spellings; the names themselves are known, too.
///
/// ```
/// use kibao::names::Known;
/// let known = Known::of(&[("H. Abdalla".to_owned(), "Haji Abdalla".to_owned())]);
/// assert_eq!(["h abdalla", "HAJI ABDALLA"].map(|name| known.name(name)), [Some("Haji Abdalla"); 2]);
/// assert_eq!(known.name("Haji"), None);
/// let two = Known::of(&[("A. Ali".to_owned(), "Asha Ali".to_owned()), ("a ali".to_owned(), "Abdu Ali".to_owned())]);
/// assert_eq!(["A. Ali", "a ali"].map(|name| two.name(name)), [Some("Asha Ali"), Some("Abdu Ali")]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Known {
    names: BTreeMap<Vec<String>, String>,
    /// The spellings as they are written, which count before those that differ in case or signs.
    written: BTreeMap<String, String>,
}

impl Known {
    /// Takes pairs of a spelling and the name of its player.
    #[must_use]
    pub fn of(known: &[(String, String)]) -> Self {
        let targets = known.iter().map(|(_, name)| (words(name), name.clone()));
        let spellings = known.iter().map(|(spelling, name)| (words(spelling), name.clone()));
        Self { names: targets.chain(spellings).collect(), written: known.iter().cloned().collect() }
    }

    /// The name of the player with this spelling.
    #[must_use]
    pub fn name(&self, spelling: &str) -> Option<&str> {
        let of = |name: &str| self.written.get(name).or_else(|| self.names.get(&words(name))).map(String::as_str);
        let next = |name: &&str| of(name).filter(|it| it != name);
        std::iter::successors(of(spelling), next).take(STEPS).last()
    }
}
