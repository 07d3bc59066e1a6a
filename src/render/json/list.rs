//! A JSON document with one list that may be longer than memory.

use super::text;
use serde::{Serialize, Serializer};
use std::io::{self, Write};

/// Takes the place of the list in the document: a list of one null. No document holds such a list before that place.
#[derive(Debug)]
pub struct Elements;

impl Serialize for Elements {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq([()])
    }
}

impl Elements {
    /// The text of a document before and after its elements.
    fn around(document: &impl Serialize) -> (String, String) {
        let document = text(document);
        let (before, after) = document.split_once(&text(&Self)).unwrap_or((&document, ""));
        (before.to_owned(), after.to_owned())
    }
}

/// Writes the elements of the list as they arrive, each on a separate line.
#[derive(Debug, Default)]
pub struct List {
    begun: bool,
}

impl List {
    /// What is between two elements.
    pub const BETWEEN: &[u8] = b",\n";

    /// Writes the document up to its [`Elements`].
    ///
    /// ```
    /// use kibao::render::json::{Elements, List};
    /// let (mut list, mut out) = (List::default(), Vec::new());
    /// List::begin(&("all", Elements, ""), &mut out).unwrap();
    /// list.next("1", &mut out).and_then(|()| list.next("2", &mut out)).unwrap();
    /// List::end(&("", Elements, "end"), &mut out).unwrap();
    /// assert_eq!(out, b"[\"all\",[\n1,\n2\n],\"end\"]\n");
    /// ```
    ///
    /// # Errors
    /// Errors of the writer, here and in the functions below.
    pub fn begin(document: &impl Serialize, out: &mut dyn Write) -> io::Result<()> {
        write!(out, "{}[", Elements::around(document).0)
    }

    /// Writes the next element.
    ///
    /// # Errors
    /// Errors of the writer.
    pub fn next(&mut self, element: impl AsRef<[u8]>, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(if std::mem::replace(&mut self.begun, true) { Self::BETWEEN } else { b"\n" })?;
        out.write_all(element.as_ref())
    }

    /// Writes the rest of the document, with a line end. What is before its elements may differ from what was written.
    ///
    /// # Errors
    /// Errors of the writer.
    pub fn end(document: &impl Serialize, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "\n]{}", Elements::around(document).1)
    }
}
