//! Changes of a text: stretches of it that are replaced.

use super::Span;

/// A stretch of the text and what takes its place. An empty span is a place where something is put in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edit {
    /// What is replaced.
    pub span: Span,
    /// What takes its place; empty where the stretch is taken out.
    pub text: String,
}

impl Edit {
    /// A stretch that is replaced.
    #[must_use]
    pub fn new(span: Span, text: impl Into<String>) -> Self {
        Self { span, text: text.into() }
    }

    /// Something put in before a byte.
    #[must_use]
    pub fn insert(at: u32, text: impl Into<String>) -> Self {
        Self::new(Span { start: at, end: at }, text)
    }
}

/// The text with all edits made, in any order. Of several put in at one place the first given comes first.
///
/// # Errors
/// The two edits that touch the same stretch, by their indices; or one that is not inside the text, twice.
///
/// ```
/// use kibao::source::{Edit, Span, edited};
///
/// let text = "14: 8 3R;\n";
/// let edits = [Edit::insert(9, " was 8"), Edit::new(Span::new(4, 5), "8>")];
/// assert_eq!(edited(text, &edits), Ok("14: 8> 3R; was 8\n".to_owned()));
/// let clash = [Edit::new(Span::new(4, 9), ""), Edit::new(Span::new(4, 5), "8>")];
/// assert_eq!(edited(text, &clash), Err((0, 1)));
/// ```
pub fn edited(text: &str, edits: &[Edit]) -> Result<String, (usize, usize)> {
    let mut order: Vec<(usize, &Edit)> = edits.iter().enumerate().collect();
    order.sort_by_key(|(_, edit)| edit.span);
    let mut new = String::with_capacity(text.len());
    let (mut done, mut last) = (0, 0);
    for (index, edit) in order {
        let (start, end) = (edit.span.start as usize, edit.span.end as usize);
        if start < done {
            return Err((last.min(index), last.max(index)));
        }
        let (Some(kept), Some(_)) = (text.get(done..start), text.get(start..end)) else {
            return Err((index, index));
        };
        new.push_str(kept);
        new.push_str(&edit.text);
        (done, last) = (end, index);
    }
    new.push_str(text.get(done..).unwrap_or_default());
    Ok(new)
}
