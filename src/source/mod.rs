//! Text and places in it: spans, lines and columns, line ends, edits and, with the feature `decode`, decoding.
//!
//! All layers above use 32-bit byte offsets into the *decoded* text. [`LineIndex`] converts an offset to a line and a
//! column, `Text::byte_of` converts it to an offset in the file.

#[cfg(feature = "text")]
mod decode;
mod distance;
mod edit;
mod not_text;
mod site;

#[cfg(feature = "decode")]
pub(crate) use decode::has_wide_utf_8;
#[cfg(feature = "text")]
pub use decode::{Encoding, Text, TooLarge};
pub(crate) use distance::{distance, nearest};
pub use edit::{Edit, EditError, edited};
pub use not_text::{Foreign, Holds, NotText};
pub use site::{Site, is_foreign};

/// A range of bytes in the decoded text, from `start` to before `end`.
///
/// ```
/// use kibao::source::Span;
///
/// let span = Span::new(3, 6);
/// assert_eq!(span.of("1: A5L a6R;"), "A5L");
/// assert_eq!(span.of("short"), "", "a span outside the text is empty");
/// assert_eq!((span.len(), span.is_empty(), Span::new(4, 2)), (3, false, Span::new(4, 4)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// The byte after the last one.
    pub end: u32,
}

impl Span {
    /// A span from byte offsets. Offsets above `u32::MAX` become `u32::MAX`; an end before the start becomes the start.
    #[must_use]
    pub fn new(start: usize, end: usize) -> Self {
        let start = offset(start);
        Self { start, end: offset(end).max(start) }
    }

    /// The text of the span; empty if the span is not inside `text` or cuts a character.
    #[must_use]
    pub fn of(self, text: &str) -> &str {
        text.get(self.start as usize..self.end as usize).unwrap_or_default()
    }

    /// Its length in bytes.
    #[must_use]
    pub fn len(self) -> u32 {
        self.end.saturating_sub(self.start)
    }

    /// Whether the span is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The shortest span that contains both.
    ///
    /// ```
    /// use kibao::source::Span;
    ///
    /// assert_eq!(Span::new(4, 6).cover(Span::new(1, 2)), Span::new(1, 6));
    /// ```
    #[must_use]
    pub fn cover(self, other: Self) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// A byte offset in 32 bits; `u32::MAX` if it does not fit.
fn offset(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

/// A line and a column, as people count them.
///
/// ```
/// use kibao::source::{LineIndex, Place};
/// assert_eq!(LineIndex::new("a\nZoë 7").place(7), Place { line: 2, column: 5 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in characters.
    pub column: u32,
}

/// The lines of a text. LF, CRLF and a lone CR each end a line.
///
/// Finding a place costs the same on a short line as on a line of a hundred megabytes.
///
/// ```
/// use kibao::source::{LineIndex, Place, Span};
///
/// let text = "title: Zoë;\r\n1: A6L* a6R;\n";
/// let index = LineIndex::new(text);
/// assert_eq!(index.place(17), Place { line: 2, column: 4 });
/// assert_eq!(index.line_span(1).map(|line| line.of(text)), Some("title: Zoë;"));
/// assert_eq!(index.lines(), 3, "the empty line after the last line end counts");
/// ```
#[derive(Clone, Debug)]
pub struct LineIndex<'t> {
    text: &'t str,
    /// The start of each line.
    starts: Vec<u32>,
    /// The number of characters before each block of [`BLOCK`] bytes.
    blocks: Vec<u32>,
}

/// The number of bytes between two stored character counts.
const BLOCK: usize = 256;

impl<'t> LineIndex<'t> {
    /// Indexes a text.
    #[must_use]
    pub fn new(text: &'t str) -> Self {
        let bytes = text.as_bytes();
        let mut starts = Vec::with_capacity(1 + line_ends(bytes) as usize);
        starts.push(0);
        if has(bytes, b'\r') {
            for (at, byte) in bytes.iter().enumerate() {
                if *byte == b'\n' || (*byte == b'\r' && bytes.get(at + 1) != Some(&b'\n')) {
                    starts.push(offset(at + 1));
                }
            }
        } else {
            // A mask of many bytes at once is faster than a look at each.
            let (eights, rest) = bytes.as_chunks();
            let mut last = [0; 8];
            last.iter_mut().zip(rest).for_each(|(place, byte)| *place = *byte);
            for (index, eight) in eights.iter().chain([&last]).enumerate() {
                let mut ends = line_feeds(*eight);
                while ends != 0 {
                    starts.push(offset(8 * index + ends.trailing_zeros() as usize / 8 + 1));
                    ends &= ends - 1;
                }
            }
        }
        let mut blocks = Vec::with_capacity(bytes.len() / BLOCK + 1);
        let mut count = 0_u32;
        for block in bytes.chunks(BLOCK) {
            blocks.push(count);
            count = starting(block).saturating_add(count);
        }
        Self { text, starts, blocks }
    }

    /// The place of a byte offset. An offset past the end counts as the end, one inside a character as its start.
    #[must_use]
    pub fn place(&self, offset: u32) -> Place {
        let at = self.text.floor_char_boundary(offset as usize);
        let line = self.line(offset);
        let start = self.starts.get((line as usize).saturating_sub(1)).copied().unwrap_or_default();
        let column = self.characters(at).saturating_sub(self.characters(start as usize)).saturating_add(1);
        Place { line, column }
    }

    /// The line of a byte offset, from 1.
    ///
    /// ```
    /// use kibao::source::LineIndex;
    /// assert_eq!(LineIndex::new("a\nb\n").line(2), 2);
    /// ```
    #[must_use]
    pub fn line(&self, offset: u32) -> u32 {
        u32::try_from(self.starts.partition_point(|start| *start <= offset)).unwrap_or(u32::MAX)
    }

    /// The span of a line, counted from 1, without its line end; `None` if there is no such line.
    #[must_use]
    pub fn line_span(&self, line: u32) -> Option<Span> {
        let index = (line as usize).checked_sub(1)?;
        let start = *self.starts.get(index)? as usize;
        let end = self.starts.get(index + 1).map_or(self.text.len(), |next| *next as usize);
        let line = self.text.get(start..end)?;
        Some(Span::new(start, start + line.trim_end_matches(['\r', '\n']).len()))
    }

    /// The number of lines, at least 1. The rest after the last line end counts, even if it is empty.
    #[must_use]
    pub fn lines(&self) -> u32 {
        offset(self.starts.len())
    }

    /// The number of characters that start before `at`.
    fn characters(&self, at: usize) -> u32 {
        let block = at / BLOCK;
        let known = self.blocks.get(block).copied();
        // Only the end of a text of whole blocks is in no block.
        let (block, known) = known.map_or_else(
            || (self.blocks.len().saturating_sub(1), self.blocks.last().copied().unwrap_or_default()),
            |known| (block, known),
        );
        known.saturating_add(starting(self.text.as_bytes().get(block * BLOCK..at).unwrap_or_default()))
    }
}

/// The number of characters that start in these bytes of UTF-8.
fn starting(bytes: &[u8]) -> u32 {
    offset(bytes.iter().filter(|byte| **byte & 0xC0 != 0x80).count())
}

/// The top bits of the bytes that are line feeds; the first byte has the lowest bits.
const fn line_feeds(bytes: [u8; 8]) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const LOW_BITS: u64 = 0x7f * ONES;
    let differs = u64::from_le_bytes(bytes) ^ (b'\n' as u64 * ONES);
    !(((differs & LOW_BITS) + LOW_BITS) | differs | LOW_BITS)
}

/// Whether a byte is among these. Blocks are compared whole, which is faster than to look for a place.
pub(crate) fn has(bytes: &[u8], byte: u8) -> bool {
    bytes.chunks(128).any(|block| block.iter().fold(0, |found, it| found | u8::from(*it == byte)) != 0)
}

/// The number of line ends in these bytes: LF, CRLF and a lone CR each end a line.
///
/// ```
/// assert_eq!(kibao::source::line_ends(b"a\r\nb\nc\rd"), 3);
/// ```
#[must_use]
pub fn line_ends(bytes: &[u8]) -> u32 {
    // With counts of one byte, in chunks of 255 bytes, the compiler compares many bytes at once.
    let in_chunk = |bytes: &[u8], byte| bytes.iter().fold(0_u8, |count, it| count + u8::from(*it == byte));
    let count = |byte| bytes.chunks(255).map(|it| usize::from(in_chunk(it, byte))).sum::<usize>();
    let returns = count(b'\r');
    let pairs = if returns == 0 { 0 } else { bytes.windows(2).filter(|pair| *pair == b"\r\n").count() };
    offset(count(b'\n') + returns - pairs)
}

/// The line ends of a text.
///
/// ```
/// use kibao::source::LineEnds;
/// let ends = LineEnds::of("a\nb\r");
/// assert_eq!((ends.lf, ends.cr, ends.first_cr.unwrap().start, ends.final_newline), (1, 1, 3, true));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineEnds {
    /// The number of lines that end in LF alone.
    pub lf: u32,
    /// The number of lines that end in CRLF.
    pub crlf: u32,
    /// The number of lines that end in CR alone.
    pub cr: u32,
    /// The first CRLF.
    pub first_crlf: Option<Span>,
    /// The first lone CR.
    pub first_cr: Option<Span>,
    /// Whether the last line has a line end too. This is true for an empty text.
    pub final_newline: bool,
}

impl LineEnds {
    /// Counts the line ends of a text.
    ///
    /// ```
    /// use kibao::source::{LineEnds, Span};
    ///
    /// let ends = LineEnds::of("a\r\nb\nc");
    /// assert_eq!((ends.lf, ends.crlf, ends.cr), (1, 1, 0));
    /// assert_eq!(ends.first_crlf, Some(Span::new(1, 3)));
    /// assert!(!ends.final_newline);
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Self {
        let bytes = text.as_bytes();
        let last = bytes.last();
        let mut ends = Self { final_newline: matches!(last, None | Some(b'\n' | b'\r')), ..Self::default() };
        if !has(bytes, b'\r') {
            ends.lf = line_ends(bytes);
            return ends;
        }
        for (at, byte) in bytes.iter().enumerate() {
            match byte {
                b'\r' if bytes.get(at + 1) == Some(&b'\n') => {
                    ends.crlf = ends.crlf.saturating_add(1);
                    ends.first_crlf.get_or_insert(Span::new(at, at + 2));
                }
                b'\r' => {
                    ends.cr = ends.cr.saturating_add(1);
                    ends.first_cr.get_or_insert(Span::new(at, at + 1));
                }
                b'\n' => ends.lf = ends.lf.saturating_add(1),
                _ => {}
            }
        }
        ends.lf = ends.lf.saturating_sub(ends.crlf);
        ends
    }
}

#[cfg(all(test, feature = "text"))]
mod tests {
    use super::{TooLarge, decode::fits};

    #[test]
    fn text_beyond_32_bits_is_refused() {
        assert_eq!(fits(u32::MAX as usize), Ok(()));
        let bytes = u32::MAX as usize + 1;
        assert_eq!(fits(bytes), Err(TooLarge { bytes }));
    }
}
