//! Changes of a text: spans of it that are replaced.

use super::Span;
use std::error::Error;
use std::fmt;

/// A span of a text and the text that replaces it. An empty span is a place for an insertion.
///
/// ```
/// use kibao::source::{Edit, Span, edited};
/// let edits = [Edit::new(Span::new(0, 2), "1:"), Edit::insert(6, ";")];
/// assert_eq!(edited("1. A7>", &edits).unwrap(), "1: A7>;");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edit {
    /// The span that is replaced.
    pub span: Span,
    /// The new text; empty to delete the span.
    pub text: String,
}

impl Edit {
    /// Replaces a span.
    #[must_use]
    pub fn new(span: Span, text: impl Into<String>) -> Self {
        Self { span, text: text.into() }
    }

    /// Inserts a text before a byte.
    #[must_use]
    pub fn insert(at: u32, text: impl Into<String>) -> Self {
        Self::new(Span { start: at, end: at }, text)
    }
}

/// Why a list of edits cannot be applied. Edits are counted from 0.
///
/// ```
/// use kibao::source::{Edit, EditError, Span, edited};
/// assert_eq!(edited("abc", &[Edit::new(Span::new(2, 9), "")]), Err(EditError::Outside(0)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EditError {
    /// Two edits change the same bytes.
    Overlap(usize, usize),
    /// The span of an edit is not inside the text, or it cuts a character.
    Outside(usize),
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Overlap(first, second) => write!(f, "edits {first} and {second} overlap"),
            Self::Outside(edit) => write!(f, "edit {edit} is outside the text"),
        }
    }
}

impl Error for EditError {}

/// Applies edits, given in any order. Of several insertions at one place the first in the list comes first.
///
/// # Errors
/// [`EditError`] if two edits overlap, or one is outside the text.
///
/// ```
/// use kibao::source::{Edit, EditError, Span, edited};
///
/// let text = "14: 8 3R;\n";
/// let edits = [Edit::insert(9, " was 8"), Edit::new(Span::new(4, 5), "8>")];
/// assert_eq!(edited(text, &edits), Ok("14: 8> 3R; was 8\n".to_owned()));
/// let clash = [Edit::new(Span::new(4, 9), ""), Edit::new(Span::new(4, 5), "8>")];
/// assert_eq!(edited(text, &clash), Err(EditError::Overlap(0, 1)));
/// ```
pub fn edited(text: &str, edits: &[Edit]) -> Result<String, EditError> {
    let mut order: Vec<(usize, &Edit)> = edits.iter().enumerate().collect();
    order.sort_by_key(|(_, edit)| edit.span);
    let mut new = String::with_capacity(text.len());
    let (mut done, mut last) = (0, 0);
    for (index, edit) in order {
        let (start, end) = (edit.span.start as usize, edit.span.end as usize);
        if start < done {
            return Err(EditError::Overlap(last.min(index), last.max(index)));
        }
        let (Some(kept), Some(_)) = (text.get(done..start), text.get(start..end)) else {
            return Err(EditError::Outside(index));
        };
        new.push_str(kept);
        new.push_str(&edit.text);
        (done, last) = (end, index);
    }
    new.push_str(text.get(done..).unwrap_or_default());
    Ok(new)
}
