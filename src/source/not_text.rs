//! Bytes that are not a text, and their likely file format.

use super::{Place, has, line_ends, offset};

/// A file format that is not a text and is recognised by its first bytes.
///
/// ```
/// use kibao::source::{Foreign, Holds, NotText};
/// let pdf = NotText::of_file(b"%PDF-1.7").unwrap().format;
/// assert_eq!(pdf, Some(Foreign { name: "PDF", holds: Holds::Document }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Foreign {
    /// Its name.
    pub name: &'static str,
    /// What such a file holds.
    pub holds: Holds,
}

/// What a file of a [foreign](Foreign) format holds.
///
/// ```
/// use kibao::source::{Holds, NotText};
/// assert_eq!(NotText::of_file(b"PK\x03\x04").unwrap().format.unwrap().holds, Holds::Files);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holds {
    /// Files, which can be transcripts.
    Files,
    /// One compressed file, which can be a transcript.
    OneFile,
    /// A document or a picture.
    Document,
}

/// The offset and the bytes by which a format is recognised, its name, and what it holds.
const FORMATS: &[(usize, &[u8], &str, Holds)] = &[
    (257, b"ustar\0", "tar", Holds::Files),
    (257, b"ustar  \0", "tar", Holds::Files),
    (0, b"PK\x03\x04", "ZIP", Holds::Files),
    (0, b"7z\xbc\xaf\x27\x1c", "7z", Holds::Files),
    (0, b"Rar!\x1a\x07", "RAR", Holds::Files),
    (0, b"\x1f\x8b", "gzip", Holds::OneFile),
    (0, b"\x28\xb5\x2f\xfd", "Zstandard", Holds::OneFile),
    (0, b"\xfd7zXZ\0", "xz", Holds::OneFile),
    (4, b"1AY&SY", "bzip2", Holds::OneFile),
    (0, b"%PDF-", "PDF", Holds::Document),
    (0, b"\x89PNG\r\n\x1a\n", "PNG", Holds::Document),
    (0, b"\xff\xd8\xff", "JPEG", Holds::Document),
    (0, b"GIF8", "GIF", Holds::Document),
];

/// Why bytes are not a text: they begin like a [foreign](Foreign) format, or contain a NUL character.
///
/// ```
/// use kibao::source::{NotText, Place};
/// let found = NotText::of_file(b"1: A7>\0").unwrap();
/// assert_eq!((found.place, found.format), (Place { line: 1, column: 7 }, None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotText {
    /// The start of a foreign format, or the first NUL character.
    pub place: Place,
    /// The format, if it is recognised.
    pub format: Option<Foreign>,
}

impl NotText {
    /// Checks the first bytes of a file, after unpacking and, for UTF-16, conversion to UTF-8. `None` if they can be a text.
    ///
    /// ```
    /// use kibao::source::{NotText, Place};
    /// let picture = NotText::of_file(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR").unwrap();
    /// assert_eq!(picture.format.unwrap().name, "PNG");
    /// let unknown = NotText::of_file(b"title: a\n1: \0").unwrap();
    /// assert_eq!((unknown.place, unknown.format), (Place { line: 2, column: 4 }, None));
    /// assert_eq!(NotText::of_file(b"title: a\n"), None);
    /// ```
    #[must_use]
    pub fn of_file(bytes: &[u8]) -> Option<Self> {
        let begins = |at: usize, magic: &[u8]| bytes.get(at..).is_some_and(|rest| rest.starts_with(magic));
        let format = FORMATS.iter().find(|(at, magic, ..)| begins(*at, magic));
        match format {
            Some(&(.., name, holds)) => {
                Some(Self { place: Place { line: 1, column: 1 }, format: Some(Foreign { name, holds }) })
            }
            None => Self::within(bytes),
        }
    }

    /// Finds a NUL character in bytes from the middle of a file; the place is relative to them.
    ///
    /// ```
    /// use kibao::source::{NotText, Place};
    /// let found = NotText::within(b"2: A5>\n3: \0").unwrap();
    /// assert_eq!((found.place, found.format), (Place { line: 2, column: 4 }, None));
    /// assert_eq!(NotText::within(b"2: A5>\n"), None);
    /// ```
    #[must_use]
    pub fn within(bytes: &[u8]) -> Option<Self> {
        if !has(bytes, 0) {
            return None;
        }
        let before = bytes.get(..bytes.iter().position(|byte| *byte == 0)?)?;
        let line = before.iter().rposition(|byte| matches!(byte, b'\n' | b'\r')).map_or(0, |end| end + 1);
        let column = String::from_utf8_lossy(before.get(line..).unwrap_or_default()).chars().count();
        let place = Place { line: line_ends(before).saturating_add(1), column: offset(column).saturating_add(1) };
        Some(Self { place, format: None })
    }
}
