//! The word that was meant.

/// How many letters two words may differ in.
const NEAR: usize = 2;

/// The word nearest to another one, where one is near; the first of equally near ones.
pub(super) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let near = known.into_iter().map(|it| (distance(word, it), it)).filter(|(distance, _)| *distance <= NEAR);
    let nearest = near.min_by_key(|(distance, _)| *distance);
    nearest.filter(|(distance, it)| *distance < it.len()).map(|(_, it)| it)
}

/// How many letters must be put in, left out or changed to make one word of another.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().take(32).collect(), other.chars().collect());
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (line, letter) in one.iter().enumerate() {
        let mut left = line + 1;
        let mut new = vec![left];
        for (index, (it, above)) in other.iter().zip(row.windows(2)).enumerate() {
            let [diagonal, up] = *above else { continue };
            left = (left + 1).min(up + 1).min(diagonal + usize::from(letter != it));
            debug_assert_eq!(new.len(), index + 1);
            new.push(left);
        }
        row = new;
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn slips_are_understood_and_other_words_are_not() {
        let known = ["new", "position", "moves", "play", "undo"];
        let cases = [("mvoes", Some("moves")), ("Play", Some("play")), ("undoo", Some("undo")), ("pay", Some("play"))];
        for (word, expected) in cases.into_iter().chain([("castle", None), ("", None), ("postion", Some("position"))]) {
            assert_eq!(nearest(word, known), expected, "{word}");
        }
    }
}
