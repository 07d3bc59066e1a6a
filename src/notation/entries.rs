//! The words of a round. There are nearly always two, which are stored without an allocation.

use super::written::Entry;
use crate::source::Span;
use std::ops::Deref;

/// A list of entries, used as a slice.
///
/// ```
/// use kibao::notation::{Entries, Entry, EntryKind};
/// use kibao::source::Span;
/// let entry = |at| Entry { span: Span::new(at, at + 2), kind: EntryKind::Missing, opinion: None, reading: None };
/// let mut entries = Entries::default();
/// (0..5).for_each(|at| entries.push(entry(at)));
/// assert_eq!(entries.len(), 5);
/// assert_eq!(entries.last(), Some(&entry(4)));
/// ```
#[derive(Clone, Debug)]
pub struct Entries(Kept);

#[derive(Clone, Debug)]
enum Kept {
    Few([Entry; 2], usize),
    Many(Vec<Entry>),
}

const NONE: Entry = Entry::missing(Span { start: 0, end: 0 });

impl Default for Entries {
    fn default() -> Self {
        Self(Kept::Few([NONE; 2], 0))
    }
}

impl Entries {
    /// Adds an entry at the end.
    pub fn push(&mut self, entry: Entry) {
        match &mut self.0 {
            Kept::Few(few, len) => match few.get_mut(*len) {
                Some(place) => {
                    *place = entry;
                    *len += 1;
                }
                None => self.0 = Kept::Many(few.iter().copied().chain([entry]).collect()),
            },
            Kept::Many(many) => many.push(entry),
        }
    }

    /// The entries, to change them.
    pub(super) fn as_mut_slice(&mut self) -> &mut [Entry] {
        match &mut self.0 {
            Kept::Few(few, len) => few.get_mut(..*len).unwrap_or_default(),
            Kept::Many(many) => many,
        }
    }

    /// The last entry, to change it.
    pub(super) fn last_mut(&mut self) -> Option<&mut Entry> {
        match &mut self.0 {
            Kept::Few(few, len) => few.get_mut(len.checked_sub(1)?),
            Kept::Many(many) => many.last_mut(),
        }
    }
}

impl Deref for Entries {
    type Target = [Entry];

    fn deref(&self) -> &[Entry] {
        match &self.0 {
            Kept::Few(few, len) => few.get(..*len).unwrap_or(few),
            Kept::Many(many) => many,
        }
    }
}

impl<'a> IntoIterator for &'a Entries {
    type Item = &'a Entry;
    type IntoIter = std::slice::Iter<'a, Entry>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl PartialEq for Entries {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Entries {}
