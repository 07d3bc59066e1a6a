//! Numbers in titles.

use crate::notation::{Game, Key, games};
use crate::replay::Difference;

/// The text of a game with its number before its title. An existing number is replaced.
///
/// # Errors
/// If the game would then read differently.
pub(super) fn numbered(text: &str, number: u64) -> Result<String, Difference> {
    let game = games(text).next().ok_or(Difference::NoSuchGame)?;
    let (at, end, new) = if let Some(head) = game.head(Key::Title) {
        let (start, end) = (head.value.start as usize, head.value.end as usize);
        let title = without_number(head.value.of(text));
        let blank = if text.get(..start).is_some_and(|before| before.ends_with(':')) { " " } else { "" };
        let gap = if title.is_empty() { "" } else { " " };
        (start, end, format!("{blank}{number}.{gap}{title}"))
    } else {
        let round = game.rounds.first().map(|round| round.number.map_or(round.span, |number| number.span));
        let head = game.heads.first().map(|head| head.key);
        let first = head.or(round).map_or(0, |span| span.start as usize);
        let line = text.get(..first).and_then(|before| before.rfind(['\n', '\r'])).map_or(0, |end| end + 1);
        let gap = if head.is_some() { "" } else { "\n" };
        (line, line, format!("title: {number}.\n{gap}"))
    };
    let (before, after) = (text.get(..at).unwrap_or_default(), text.get(end..).unwrap_or_default());
    let new = [before, &new, after].concat();
    let mut again = games(&new);
    let (Some(only), None) = (again.next(), again.next()) else { return Err(Difference::End) };
    let comments =
        |game: &Game<'_>| game.comments().map(|comment| comment.text.of(game.text).to_owned()).collect::<Vec<_>>();
    if only.rounds.len() != game.rounds.len() {
        return Err(Difference::Moves);
    }
    if comments(&only) == comments(&game) { Ok(new) } else { Err(Difference::Comments) }
}

fn without_number(title: &str) -> &str {
    let rest = title.trim_start_matches(|c: char| c.is_ascii_digit());
    match rest.strip_prefix('.') {
        Some(rest) if rest.len() + 1 < title.len() && (rest.is_empty() || rest.starts_with(' ')) => rest.trim_start(),
        _ => title,
    }
}

#[cfg(test)]
mod tests {
    use super::numbered;

    #[test]
    fn titles_are_numbered() {
        let cases = [
            ("title: Final\n\n1: A7>*;\n", "title: 12. Final\n\n1: A7>*;\n"),
            ("title: 3. Final; (p. 5)\n1: A7>*;\n", "title: 12. Final; (p. 5)\n1: A7>*;\n"),
            ("title:\n\n1: A7>*;\n", "title: 12.\n\n1: A7>*;\n"),
            ("title: 1994\n1: A7>*;\n", "title: 12. 1994\n1: A7>*;\n"),
            ("% note\nsouth: A\n1: A7>*;\n", "% note\ntitle: 12.\nsouth: A\n1: A7>*;\n"),
            ("1: A7>*; so\n", "title: 12.\n\n1: A7>*; so\n"),
        ];
        for (text, expected) in cases {
            assert_eq!(numbered(text, 12).unwrap(), expected);
            assert_eq!(numbered(expected, 12).unwrap(), expected, "twice is once");
        }
    }
}
