//! Reads a single move that is not part of a record, for example one that a program sends.

use super::lex;
use super::problem::ProblemKind;
use super::tree::{EntryKind, Written};
use super::word::word;
use crate::source::Span;

/// Reads a text that is one word in the place of a move. Returns also the problems of its form; `None` if the text is empty or
/// has several words.
///
/// ```
/// use kibao::notation::{EntryKind, ProblemKind, single};
///
/// let (kind, problems) = single(" A5l>. ").unwrap();
/// assert!(matches!(kind, EntryKind::Move(written) if written.pit == 5));
/// assert_eq!(problems, [ProblemKind::LowerCaseDirection, ProblemKind::StrayPunctuation('.')]);
/// assert_eq!(single("A5< a6<"), None);
/// ```
#[must_use]
pub fn single(text: &str) -> Option<(EntryKind, Vec<ProblemKind>)> {
    let text = lex::trim(text);
    let word = word(text);
    if text.is_empty() || word.raw.len() + word.stray.len() != text.len() {
        return None;
    }
    let strays = word.stray.chars().map(ProblemKind::StrayPunctuation);
    Some((word.entry(Span::default()).kind, word.faults.problems().chain(strays).collect()))
}

/// The move that a text is; `None` if it is not one move. Problems of its form have no effect.
///
/// ```
/// use kibao::notation::single_move;
/// assert_eq!(single_move("A5l").map(|written| written.pit), Some(5));
/// assert!(single_move("so").is_none() && single_move("A5< a6<").is_none());
/// ```
#[must_use]
pub fn single_move(text: &str) -> Option<Written> {
    match single(text)?.0 {
        EntryKind::Move(written) => Some(written),
        _ => None,
    }
}
