//! One move by itself, as a program sends it: a word of a round without the round.

use super::lex;
use super::problem::ProblemKind;
use super::tree::EntryKind;
use super::word::word;

/// Reads a text that is one word in a move's place, with what is untidy about it. `None` where it is no word or several.
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
    Some((word.kind.entry(), word.look.problems().chain(strays).collect()))
}
