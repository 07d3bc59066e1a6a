//! How far two words are from each other, and the known word that is most similar to a word.

/// The number of letters that must be inserted, deleted, replaced or swapped with the next to turn one word into the other.
pub(crate) fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (row, a) in one.iter().enumerate() {
        let mut next = vec![row + 1];
        for (column, b) in other.iter().enumerate() {
            let at = |line: &[usize], column: usize| line.get(column).copied().unwrap_or(usize::MAX - 1);
            let replaced = at(&last, column) + usize::from(a != b);
            let mut fewest = replaced.min(at(&last, column + 1) + 1).min(at(&next, column) + 1);
            let swapped = row > 0 && column > 0 && one.get(row - 1) == Some(b) && other.get(column - 1) == Some(a);
            if swapped {
                fewest = fewest.min(at(&before, column - 1) + 1);
            }
            next.push(fewest);
        }
        before = std::mem::replace(&mut last, next);
    }
    last.last().copied().unwrap_or_default()
}

/// The word in small letters that differs from another by the fewest letters, and by how many: the first of several. `None` if
/// each differs by more than `most`.
pub(crate) fn nearest<'w>(
    word: &str,
    known: impl IntoIterator<Item = &'w str>,
    most: usize,
) -> Option<(usize, &'w str)> {
    // A word of very different length is not similar and is not compared: the word may be as long as a file.
    let long = word.chars().count();
    let alike = known.into_iter().filter(|it| it.chars().count().abs_diff(long) <= most);
    let near = alike.map(|it| (distance(word, &it.to_lowercase()), it)).filter(|(far, _)| *far <= most);
    near.min_by_key(|(far, _)| *far)
}
