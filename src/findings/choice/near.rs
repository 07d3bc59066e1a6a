//! The known word that is most similar to a word.

use crate::source::distance;

/// The most similar of some words: the first that differs by the fewest letters; `None` if all differ by too many.
///
/// ```
/// use kibao::findings::nearest;
/// assert_eq!(nearest("missing-semicolom", ["missing-mark", "missing-semicolon"]), Some("missing-semicolon"));
/// assert_eq!(nearest("weather", ["select", "ignore"]), None);
/// ```
pub fn nearest<'w>(word: &str, known: impl IntoIterator<Item = &'w str>) -> Option<&'w str> {
    let word = word.to_lowercase();
    // At most a third of the letters may be wrong.
    let long = word.chars().count();
    let most = (long / 3).clamp(1, 4);
    // A word of very different length is not similar and is not compared: the word may be as long as a file.
    let alike = known.into_iter().filter(|it| it.chars().count().abs_diff(long) <= most);
    let near = alike.map(|it| (distance(&word, &it.to_lowercase()), it)).filter(|(far, _)| *far <= most);
    near.min_by_key(|(far, _)| *far).map(|(_, it)| it)
}
