//! Patterns for names.

use crate::notation::fold_name;

/// A pattern for a whole name. `*` matches any text, `?` one character, and any other character itself. Case and white space
/// are ignored in the same way as by [`fold_name`].
///
/// ```
/// use kibao::select::Glob;
/// assert!(Glob::new("majaliwa").matches(" Majaliwa"));
/// assert!(Glob::new("zo? *").matches("ZOË  Ali"));
/// assert!(!Glob::new("Ali").matches("Zoë Ali"));
/// assert!(Glob::new("Voogt-2 [error]").matches("voogt-2 [ERROR]"));
/// assert!(Glob::new("final*").matches("Finals of 1994"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glob {
    pattern: Vec<char>,
}

impl Glob {
    /// The pattern from its text. Every text is a pattern.
    #[must_use]
    pub fn new(pattern: &str) -> Self {
        Self { pattern: fold_name(pattern).chars().collect() }
    }

    /// Whether the pattern matches a name.
    #[must_use]
    pub fn matches(&self, name: &str) -> bool {
        let name: Vec<char> = fold_name(name).chars().collect();
        let (mut at, mut in_name) = (0, 0);
        // The place of the last star, and the end of the part of the name that it matches.
        let mut star = None;
        while let Some(character) = name.get(in_name) {
            match self.pattern.get(at) {
                Some('*') => {
                    star = Some((at, in_name));
                    at += 1;
                }
                Some(it) if *it == '?' || it == character => {
                    at += 1;
                    in_name += 1;
                }
                _ => {
                    // The star matches one more character.
                    let Some((begins, taken)) = star else { return false };
                    star = Some((begins, taken + 1));
                    (at, in_name) = (begins + 1, taken + 1);
                }
            }
        }
        self.pattern.iter().skip(at).all(|it| *it == '*')
    }
}
