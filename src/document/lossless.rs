//! Writes games in canonical form; a text that would not read back the same is never returned.

use crate::notation::{Dialect, games, print};
use crate::replay::{Difference, Options, Replay, Unless, convert_game, difference, replays, write_game};
use std::fmt;

/// A game is not written because its canonical form would read back differently.
///
/// ```
/// use kibao::{document::NotWritten, replay::Difference};
/// let error = NotWritten { game: 2, lost: Difference::Comments };
/// assert_eq!(error.to_string(), "game 2 would not read back the same (comment)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotWritten {
    /// Which game of the text, counted from 1.
    pub game: usize,
    /// What of it would be lost.
    pub lost: Difference,
}

impl fmt::Display for NotWritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {} would not read back the same ({})", self.game, self.lost.name())
    }
}

impl std::error::Error for NotWritten {}

/// A game in canonical form, in its own dialect or in another, after reading it back with the options it was replayed with.
///
/// # Errors
/// The [`Difference`] with which it would read back; [`Difference::Unsound`] if the game is not valid.
///
/// ```
/// use kibao::{document::rewritten, replay::{Options, replays}};
/// let replay = replays("South: A\n1. 7R* 7R*", &Options::default()).next().unwrap();
/// assert_eq!(rewritten(&replay, None).unwrap(), "south: A\n\n1: A7R* a7R*;\n");
/// ```
pub fn rewritten(replay: &Replay<'_>, to: Option<Dialect>) -> Result<String, Difference> {
    let mut new = String::new();
    match to {
        Some(to) => convert_game(&mut new, replay, to),
        None => write_game(&mut new, replay),
    }
    let mut again = replays(&new, &replay.options);
    let lost = match (again.next(), again.next()) {
        (Some(only), None) => difference(replay, &only),
        _ => Some(Difference::End),
    };
    match lost {
        None => Ok(new),
        Some(lost) => Err(if replay.is_valid() { lost } else { Difference::Unsound }),
    }
}

/// Whether a text is nothing but games in canonical form, about whose moves and results nothing is to be reported. Then
/// [`rewritten_text`] would return the same text. It is much faster, and stops at the first game of another form.
///
/// ```
/// use kibao::{document::is_canonical, replay::Options};
/// assert!(is_canonical("title: a\n\n1: A6<* a6<;\n", &Options::default()));
/// assert!(!is_canonical("title: a\n\n1: A6< a6<;\n", &Options::default()));
/// ```
#[must_use]
pub fn is_canonical(text: &str, options: &Options) -> bool {
    let mut games = replays(text, options);
    let mut all = std::iter::from_fn(|| games.next_unless_clean(Some(print::is_canonical))).peekable();
    all.peek().is_some() && all.all(|game| matches!(game, Unless::Clean { .. }))
}

/// Games in canonical form one after the other, with a blank line between them. The number of games must read back too.
///
/// # Errors
/// [`NotWritten`] for the first game that would read back differently.
///
/// ```
/// use kibao::{document::rewritten_text, replay::{Options, replays}};
/// let options = Options::default();
/// let text = "title: a\n1: A7>* a7>*\n\ntitle: b\n1: A6<* a6<*\n";
/// let new = rewritten_text(replays(text, &options), None).unwrap();
/// assert_eq!(new, "title: a\n\n1: A7>* a7>*;\n\ntitle: b\n\n1: A6<* a6<;\n");
/// ```
pub fn rewritten_text<'t, R: std::borrow::Borrow<Replay<'t>>>(
    replays: impl IntoIterator<Item = R>,
    to: Option<Dialect>,
) -> Result<String, NotWritten> {
    let (mut new, mut all) = (String::new(), 0);
    for replay in replays {
        all += 1;
        let game = rewritten(replay.borrow(), to).map_err(|lost| NotWritten { game: all, lost })?;
        if all > 1 {
            new.push('\n');
        }
        new.push_str(&game);
    }
    let again = games(&new).count();
    if again == all { Ok(new) } else { Err(NotWritten { game: all, lost: Difference::End }) }
}
