//! Who is who, as somebody has said.

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
/// ```
#[derive(Clone, Debug, Default)]
pub struct Known {
    names: BTreeMap<Vec<String>, String>,
}

impl Known {
    /// Takes pairs of a spelling and the name of its player.
    #[must_use]
    pub fn of(known: &[(String, String)]) -> Self {
        let targets = known.iter().map(|(_, name)| (words(name), name.clone()));
        let spellings = known.iter().map(|(spelling, name)| (words(spelling), name.clone()));
        Self { names: targets.chain(spellings).collect() }
    }

    /// The name of the player with this spelling.
    #[must_use]
    pub fn name(&self, spelling: &str) -> Option<&str> {
        let next = |name: &&str| self.names.get(&words(name)).map(String::as_str).filter(|it| it != name);
        let first = self.names.get(&words(spelling))?;
        std::iter::successors(Some(first.as_str()), next).take(STEPS).last()
    }
}
