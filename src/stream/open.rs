//! Files, standard input and packed files as one stream of bytes in an encoding that a game boundary can be seen in.

use crate::source::Encoding;
use encoding_rs::{CoderResult, Decoder, UTF_16BE, UTF_16LE};
use std::io::{self, BufReader, Cursor, Read};

/// A stream ready to be cut.
pub struct Opened {
    /// The bytes: unpacked, and UTF-16 turned into UTF-8.
    pub bytes: Box<dyn Read + Send>,
    /// UTF-16, where the bytes were that; else the pieces tell.
    pub encoding: Option<Encoding>,
    /// What the bytes were packed with.
    pub packing: Packing,
}

/// How a stream was packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    /// Not at all.
    Plain,
    /// With gzip.
    Gzip,
    /// With Zstandard.
    Zstandard,
}

impl std::fmt::Debug for Opened {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Opened").field("encoding", &self.encoding).finish_non_exhaustive()
    }
}

/// How many bytes at the start tell what a stream is.
const TOLD_BY: usize = 8192;

/// Opens a stream: gzip and Zstandard are known by their first bytes and unpacked, UTF-16 by its mark or its zero bytes.
///
/// # Errors
/// Where the first bytes cannot be read or a packed stream's head is broken.
///
/// ```
/// use std::io::Read;
/// let mut text = String::new();
/// let opened = kibao::stream::open(&b"\xff\xfe1\0:\0"[..]).unwrap();
/// opened.bytes.take(9).read_to_string(&mut text).unwrap();
/// assert_eq!(text, "1:");
/// ```
pub fn open(input: impl Read + Send + 'static) -> io::Result<Opened> {
    let (start, input) = peeked(input)?;
    if start.starts_with(b"\x1f\x8b") {
        return text(flate2::bufread::MultiGzDecoder::new(BufReader::new(input)), Packing::Gzip);
    }
    if start.starts_with(b"\x28\xb5\x2f\xfd") {
        return text(zstd::stream::read::Decoder::new(input)?, Packing::Zstandard);
    }
    Ok(text_after(&start, input, Packing::Plain))
}

fn text(input: impl Read + Send + 'static, packing: Packing) -> io::Result<Opened> {
    let (start, input) = peeked(input)?;
    Ok(text_after(&start, input, packing))
}

fn text_after(start: &[u8], input: impl Read + Send + 'static, packing: Packing) -> Opened {
    let encoding = Encoding::guess_wide(start);
    let decoder = match encoding {
        Some(Encoding::Utf16Le) => UTF_16LE.new_decoder_with_bom_removal(),
        Some(Encoding::Utf16Be) => UTF_16BE.new_decoder_with_bom_removal(),
        _ => return Opened { bytes: Box::new(input), encoding: None, packing },
    };
    let bytes = Wide { input, decoder, raw: Vec::new(), text: Cursor::new(Vec::new()), ended: false };
    Opened { bytes: Box::new(bytes), encoding, packing }
}

/// The first bytes of a stream, and the stream with them.
fn peeked(mut input: impl Read + Send + 'static) -> io::Result<(Vec<u8>, impl Read + Send + 'static)> {
    let mut start = Vec::new();
    // A packed stream may break after its first bytes; those are kept, and the fault comes up again when read on.
    let read = Read::by_ref(&mut input).take(TOLD_BY as u64).read_to_end(&mut start);
    if start.is_empty() {
        read?;
    }
    Ok((start.clone(), Cursor::new(start).chain(input)))
}

/// UTF-16 as UTF-8.
struct Wide<R> {
    input: R,
    decoder: Decoder,
    raw: Vec<u8>,
    text: Cursor<Vec<u8>>,
    ended: bool,
}

/// How many bytes of UTF-16 are turned at once.
const AT_ONCE: usize = 1 << 16;

impl<R: Read> Read for Wide<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        loop {
            let read = self.text.read(out)?;
            if read > 0 || self.ended || out.is_empty() {
                return Ok(read);
            }
            self.raw.clear();
            Read::by_ref(&mut self.input).take(AT_ONCE as u64).read_to_end(&mut self.raw)?;
            self.ended = self.raw.is_empty();
            let most = self.decoder.max_utf8_buffer_length(self.raw.len()).unwrap_or(4 * AT_ONCE);
            let mut text = vec![0; most];
            let (result, _, written, _) = self.decoder.decode_to_utf8(&self.raw, &mut text, self.ended);
            debug_assert_eq!(result, CoderResult::InputEmpty, "the buffer is as long as the decoder asks for");
            text.truncate(written);
            self.text = Cursor::new(text);
        }
    }
}
