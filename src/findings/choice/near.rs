//! The known word that is most similar to a word.

use crate::source;

/// The most similar of some words: the first that differs by the fewest letters; `None` if all differ by too many.
///
/// ```
/// use kibao::findings::nearest;
/// assert_eq!(nearest("missing-semicolom", ["missing-mark", "missing-semicolon"]), Some("missing-semicolon"));
/// assert_eq!(nearest("weather", ["select", "ignore"]), None);
/// ```
pub fn nearest<'w>(word: &str, known: impl IntoIterator<Item = &'w str>) -> Option<&'w str> {
    // At most a third of the letters may be wrong.
    let most = (word.chars().count() / 3).clamp(1, 4);
    source::nearest(&word.to_lowercase(), known, most).map(|(_, known)| known)
}
