//! Bytes to text. The encoding is decided in this order: a byte order mark, the zero bytes of UTF-16, UTF-8 (also if some
//! of its bytes are broken), Windows-1252.

use std::error::Error;
use std::fmt;

use encoding_rs::{UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

use super::{LineEnds, offset};

/// The encoding of a file.
///
/// ```
/// use kibao::source::{Encoding, Text};
/// let encoding = Text::decode(b"\xff\xfe1\0:\0").unwrap().encoding;
/// assert_eq!((encoding, encoding.name()), (Encoding::Utf16Le, "UTF-16LE"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// UTF-8.
    Utf8,
    /// UTF-16, low byte first.
    Utf16Le,
    /// UTF-16, high byte first.
    Utf16Be,
    /// Windows-1252, which includes the printable characters of Latin-1.
    Windows1252,
}

impl Encoding {
    /// The name in the Encoding Standard.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.table().name()
    }

    /// UTF-16, if the first bytes of a file show it by a byte order mark or by their zero bytes; else `None`.
    #[cfg(feature = "decode")]
    #[must_use]
    pub(crate) fn guess_wide(bytes: &[u8]) -> Option<Self> {
        Some(guess(bytes, false).0).filter(|encoding| matches!(encoding, Self::Utf16Le | Self::Utf16Be))
    }

    /// Whether a byte order mark shows that a file is UTF-32. UTF-32 is not supported; read as UTF-16 it would contain
    /// characters that nobody wrote.
    ///
    /// ```
    /// use kibao::source::Encoding;
    /// assert!(Encoding::is_utf_32(b"\xFF\xFE\0\x001\0\0\0") && !Encoding::is_utf_32(b"\xFF\xFE1\0"));
    /// ```
    #[must_use]
    pub fn is_utf_32(bytes: &[u8]) -> bool {
        bytes.starts_with(b"\xFF\xFE\0\0") || bytes.starts_with(b"\0\0\xFE\xFF")
    }

    fn table(self) -> &'static encoding_rs::Encoding {
        match self {
            Self::Utf8 => UTF_8,
            Self::Utf16Le => UTF_16LE,
            Self::Utf16Be => UTF_16BE,
            Self::Windows1252 => WINDOWS_1252,
        }
    }

    /// The length of the byte order mark in bytes.
    fn mark_len(self) -> usize {
        match self {
            Self::Utf8 => 3,
            Self::Utf16Le | Self::Utf16Be => 2,
            Self::Windows1252 => 0,
        }
    }
}

/// The text is too long for 32-bit offsets.
///
/// ```
/// use kibao::source::TooLarge;
/// let error = TooLarge { bytes: 5_000_000_000 };
/// assert_eq!(error.to_string(), "5000000000 bytes, at most 4294967295");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// The length in bytes.
    pub bytes: usize,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes, at most {}", self.bytes, u32::MAX)
    }
}

impl Error for TooLarge {}

/// The decoded text of a file, with facts about its bytes.
///
/// ```
/// use kibao::source::{Encoding, Text};
/// let text = Text::decode(b"\xEF\xBB\xBFtitle: a\n").unwrap();
/// assert_eq!((text.text.as_str(), text.encoding, text.bom), ("title: a\n", Encoding::Utf8, true));
/// assert_eq!((text.byte_of(0), text.replaced), (3, None));
/// assert_eq!(Text::empty(), Text::decode(b"").unwrap());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// The text, without the byte order mark.
    pub text: String,
    /// The encoding.
    pub encoding: Encoding,
    /// Whether the file begins with a byte order mark.
    pub bom: bool,
    /// The offset of the first invalid sequence; each one is U+FFFD in the text.
    pub replaced: Option<u32>,
    /// Whether UTF-16 ends with half a unit (U+FFFD in the text).
    pub odd_byte: bool,
    /// The line ends.
    pub ends: LineEnds,
}

impl Text {
    /// Decodes a file.
    ///
    /// # Errors
    /// [`TooLarge`] if the bytes or the text are longer than `u32::MAX` bytes.
    ///
    /// ```
    /// use kibao::source::{Encoding, Text};
    ///
    /// let latin = Text::decode(b"south: Zo\xEB\r\n")?;
    /// assert_eq!(latin.text, "south: Zoë\r\n");
    /// assert_eq!((latin.encoding, latin.ends.crlf), (Encoding::Windows1252, 1));
    /// # Ok::<(), kibao::source::TooLarge>(())
    /// ```
    pub fn decode(bytes: &[u8]) -> Result<Self, TooLarge> {
        Self::decode_piece(bytes, false)
    }

    /// Decodes a piece of a file; `utf_8` says that the file has characters of several bytes in UTF-8 before it, so that a byte
    /// that is not UTF-8 is a broken one.
    pub(crate) fn decode_piece(bytes: &[u8], utf_8: bool) -> Result<Self, TooLarge> {
        fits(bytes.len())?;
        let (encoding, bom) = guess(bytes, utf_8);
        let body = if bom { bytes.get(encoding.mark_len()..).unwrap_or_default() } else { bytes };
        let (text, broken) = encoding.table().decode_without_bom_handling(body);
        fits(text.len())?;
        let text = text.into_owned();
        let replaced = if broken { text.find(char::REPLACEMENT_CHARACTER).map(offset) } else { None };
        let wide = matches!(encoding, Encoding::Utf16Le | Encoding::Utf16Be);
        let ends = LineEnds::of(&text);
        Ok(Self { text, encoding, bom, replaced, odd_byte: wide && body.len() % 2 == 1, ends })
    }

    /// The text of an empty file.
    #[must_use]
    pub fn empty() -> Self {
        Self::of_utf_8("")
    }

    /// The text of a file in UTF-8. A byte order mark is left out.
    ///
    /// ```
    /// use kibao::source::Text;
    /// let text = Text::of_utf_8("\u{feff}1: A5>;\n");
    /// assert_eq!((text.text.as_str(), text.bom), ("1: A5>;\n", true));
    /// ```
    #[must_use]
    pub fn of_utf_8(text: &str) -> Self {
        let body = text.strip_prefix('\u{feff}');
        let (bom, text) = (body.is_some(), body.unwrap_or(text));
        Self {
            text: text.to_owned(),
            encoding: Encoding::Utf8,
            bom,
            replaced: None,
            odd_byte: false,
            ends: LineEnds::of(text),
        }
    }

    /// The byte in the file for an offset in the text. It is exact if nothing was replaced before it. The cost grows with
    /// the offset.
    ///
    /// ```
    /// use kibao::source::Text;
    ///
    /// let text = Text::decode(b"\xFF\xFE1\0:\0 \0")?;
    /// assert_eq!(text.byte_of(2), 6, "two bytes for the mark, two for each character");
    /// # Ok::<(), kibao::source::TooLarge>(())
    /// ```
    #[must_use]
    pub fn byte_of(&self, offset: u32) -> usize {
        let at = self.text.floor_char_boundary(offset as usize);
        let before = self.text.get(..at).unwrap_or_default();
        let mark = if self.bom { self.encoding.mark_len() } else { 0 };
        mark + match self.encoding {
            Encoding::Utf8 => before.len(),
            Encoding::Utf16Le | Encoding::Utf16Be => before.encode_utf16().count() * 2,
            Encoding::Windows1252 => before.chars().count(),
        }
    }
}

/// Refuses a length that is too large for 32-bit offsets.
pub(super) fn fits(bytes: usize) -> Result<(), TooLarge> {
    u32::try_from(bytes).map(drop).map_err(|_| TooLarge { bytes })
}

/// The encoding, and whether there is a byte order mark. `utf_8`: whether the text before is known to be UTF-8.
fn guess(bytes: &[u8], utf_8: bool) -> (Encoding, bool) {
    // These bytes are not a text in any supported encoding.
    if Encoding::is_utf_32(bytes) {
        return (Encoding::Utf8, false);
    }
    for (mark, encoding) in
        [(&b"\xEF\xBB\xBF"[..], Encoding::Utf8), (b"\xFF\xFE", Encoding::Utf16Le), (b"\xFE\xFF", Encoding::Utf16Be)]
    {
        if bytes.starts_with(mark) {
            return (encoding, true);
        }
    }
    let encoding = match wide(bytes) {
        Some(encoding) => encoding,
        None if std::str::from_utf8(bytes).is_ok() => Encoding::Utf8,
        // An invalid byte among multi-byte UTF-8 is a broken byte. Without any such UTF-8 the file is Windows-1252.
        None if utf_8 || has_wide_utf_8(bytes) => Encoding::Utf8,
        None => Encoding::Windows1252,
    };
    (encoding, false)
}

/// Whether the valid parts contain a UTF-8 character of several bytes.
pub(crate) fn has_wide_utf_8(bytes: &[u8]) -> bool {
    !bytes.is_ascii() && bytes.utf8_chunks().any(|chunk| !chunk.valid().is_ascii())
}

/// Detects UTF-16 without a mark by its zero bytes: most units have one, nearly all in the same half.
fn wide(bytes: &[u8]) -> Option<Encoding> {
    let (pairs, _) = bytes.as_chunks::<2>();
    let pairs = pairs.get(..pairs.len().min(4096)).unwrap_or_default();
    // Nearly no text has a zero byte, and that is seen at once.
    if !pairs.as_flattened().contains(&0) {
        return None;
    }
    let high = pairs.iter().filter(|[first, _]| *first == 0).count();
    let low = pairs.iter().filter(|[_, second]| *second == 0).count();
    let clear = |zeros: usize, others: usize| zeros > others * 10 && zeros * 10 > pairs.len() * 7;
    match (clear(low, high), clear(high, low)) {
        (true, _) => Some(Encoding::Utf16Le),
        (_, true) => Some(Encoding::Utf16Be),
        _ => None,
    }
}
