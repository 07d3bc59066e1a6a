//! Bytes to text. Order: a byte order mark, the zero bytes of UTF-16, UTF-8 (also where some bytes of it are broken), and
//! else Windows-1252.

use std::error::Error;
use std::fmt;

use encoding_rs::{UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

use super::{LineEnds, offset};

/// How a file's bytes stand for characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// UTF-8.
    Utf8,
    /// UTF-16, low byte first.
    Utf16Le,
    /// UTF-16, high byte first.
    Utf16Be,
    /// Windows-1252, which holds Latin-1.
    Windows1252,
}

impl Encoding {
    /// Its name, as the Encoding Standard spells it.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.table().name()
    }

    /// UTF-16, where the first bytes of a file tell that it is: by a byte order mark, or by their zero bytes.
    #[must_use]
    pub fn guess_wide(bytes: &[u8]) -> Option<Self> {
        Some(guess(bytes).0).filter(|encoding| matches!(encoding, Self::Utf16Le | Self::Utf16Be))
    }

    /// Whether a byte order mark says that a file is UTF-32. That is not read: its text would be taken for UTF-16 with signs
    /// that nobody wrote.
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

    /// How many bytes its byte order mark has.
    fn mark_len(self) -> usize {
        match self {
            Self::Utf8 => 3,
            Self::Utf16Le | Self::Utf16Be => 2,
            Self::Windows1252 => 0,
        }
    }
}

/// The text is longer than 32-bit offsets reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// Its length in bytes.
    pub bytes: usize,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes, at most {}", self.bytes, u32::MAX)
    }
}

impl Error for TooLarge {}

/// A file's text and what its bytes were like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// The decoded text, byte order mark not included.
    pub text: String,
    /// How it was encoded.
    pub encoding: Encoding,
    /// Whether it began with a byte order mark.
    pub bom: bool,
    /// Where the first broken sequence was; each one is U+FFFD in the text.
    pub replaced: Option<u32>,
    /// UTF-16 with half a unit left over at the end (U+FFFD in the text).
    pub odd_byte: bool,
    /// How its lines end.
    pub ends: LineEnds,
}

impl Text {
    /// Decodes a file.
    ///
    /// # Errors
    /// [`TooLarge`] where the bytes or the text are longer than `u32::MAX` bytes.
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
        fits(bytes.len())?;
        let (encoding, bom) = guess(bytes);
        let body = if bom { bytes.get(encoding.mark_len()..).unwrap_or_default() } else { bytes };
        let (text, broken) = encoding.table().decode_without_bom_handling(body);
        fits(text.len())?;
        let text = text.into_owned();
        let replaced = if broken { text.find(char::REPLACEMENT_CHARACTER).map(offset) } else { None };
        let wide = matches!(encoding, Encoding::Utf16Le | Encoding::Utf16Be);
        let ends = LineEnds::of(&text);
        Ok(Self { text, encoding, bom, replaced, odd_byte: wide && body.len() % 2 == 1, ends })
    }

    /// No text at all.
    #[must_use]
    pub fn empty() -> Self {
        Self {
            text: String::new(),
            encoding: Encoding::Utf8,
            bom: false,
            replaced: None,
            odd_byte: false,
            ends: LineEnds::of(""),
        }
    }

    /// The place in the file of an offset in the text. Exact where nothing was replaced; it reads the text before.
    ///
    /// ```
    /// use kibao::source::Text;
    ///
    /// let text = Text::decode(b"\xFF\xFE1\0:\0 \0")?;
    /// assert_eq!(text.byte_of(2), 6, "two bytes of mark, two a character");
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

/// Refuses what 32-bit offsets cannot reach.
pub(super) fn fits(bytes: usize) -> Result<(), TooLarge> {
    u32::try_from(bytes).map(drop).map_err(|_| TooLarge { bytes })
}

/// The encoding, and whether a byte order mark says so.
fn guess(bytes: &[u8]) -> (Encoding, bool) {
    // Bytes that are no text, whatever they are read as.
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
        // A stray byte among real UTF-8 is a broken byte; without any it is the old Western encoding.
        None if has_wide_utf_8(bytes) => Encoding::Utf8,
        None => Encoding::Windows1252,
    };
    (encoding, false)
}

/// Whether there is a whole character of several bytes in UTF-8, outside of what is broken.
fn has_wide_utf_8(bytes: &[u8]) -> bool {
    bytes.utf8_chunks().any(|chunk| !chunk.valid().is_ascii())
}

/// UTF-16 without a mark shows by its zero bytes: most units have one, nearly all on the same side.
fn wide(bytes: &[u8]) -> Option<Encoding> {
    let (pairs, _) = bytes.as_chunks::<2>();
    let pairs = pairs.get(..pairs.len().min(4096)).unwrap_or_default();
    let high = pairs.iter().filter(|[first, _]| *first == 0).count();
    let low = pairs.iter().filter(|[_, second]| *second == 0).count();
    let clear = |zeros: usize, others: usize| zeros > others * 10 && zeros * 10 > pairs.len() * 7;
    match (clear(low, high), clear(high, low)) {
        (true, _) => Some(Encoding::Utf16Le),
        (_, true) => Some(Encoding::Utf16Be),
        _ => None,
    }
}
