//! Files, standard input and packed files as one stream of bytes, in an encoding in which game boundaries can be found.

use crate::source::Encoding;
use encoding_rs::{CoderResult, Decoder, UTF_16BE, UTF_16LE};
use flate2::bufread::GzDecoder;
use std::io::{self, BufRead, BufReader, Chain, Cursor, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use zstd::stream::read::Decoder as ZstdDecoder;

/// A stream that is ready to be cut into pieces.
///
/// ```
/// use kibao::{source::Encoding, stream::{Packing, open}};
/// let opened = open(&b"\xff\xfe1\0:\0"[..]).unwrap();
/// assert_eq!((opened.encoding, opened.packing), (Some(Encoding::Utf16Le), Packing::Plain));
/// ```
pub struct Opened {
    /// The bytes, unpacked; UTF-16 is converted to UTF-8.
    pub bytes: Box<dyn Read + Send>,
    /// The encoding of the bytes if it was UTF-16; else `None`, and the pieces show the encoding.
    pub encoding: Option<Encoding>,
    /// How the bytes were packed.
    pub packing: Packing,
    /// Whether other bytes follow what is packed.
    pub behind: Behind,
}

/// Whether bytes that are not packed follow what is; known once all is read. They are skipped.
///
/// ```
/// use std::io::Read;
/// let opened = kibao::stream::open(&b"1: A7>*;\n"[..]).unwrap();
/// let behind = opened.behind.clone();
/// assert_eq!(opened.bytes.bytes().count(), 9);
/// assert!(!behind.is_found());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Behind(Arc<AtomicBool>);

impl Behind {
    /// Whether there were any.
    #[must_use]
    pub fn is_found(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The compression of a stream.
///
/// ```
/// use kibao::stream::{Packing, open};
/// assert_eq!(open(&b"1: A7>*;\n"[..]).unwrap().packing, Packing::Plain);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Packing {
    /// No compression.
    Plain,
    /// gzip.
    Gzip,
    /// Zstandard.
    Zstandard,
}

impl std::fmt::Debug for Opened {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Opened").field("encoding", &self.encoding).finish_non_exhaustive()
    }
}

/// The number of bytes at the start that show what a stream is.
const TOLD_BY: usize = 8192;

/// Opens a stream. gzip and Zstandard are recognised by their first bytes and unpacked; UTF-16 is recognised by its mark or
/// its zero bytes and converted.
///
/// # Errors
/// If the first bytes cannot be read, the header of a packed stream is broken, or the text is UTF-32.
///
/// ```
/// use std::io::Read;
/// let mut text = String::new();
/// let opened = kibao::stream::open(&b"\xff\xfe1\0:\0"[..]).unwrap();
/// opened.bytes.take(9).read_to_string(&mut text).unwrap();
/// assert_eq!(text, "1:");
/// ```
pub fn open(input: impl Read + Send + 'static) -> io::Result<Opened> {
    let input = Peeked::new(input)?;
    let behind = Behind::default();
    let packing = [Packing::Gzip, Packing::Zstandard].into_iter().find(|packing| packing.begins(input.start()));
    let Some(packing) = packing else { return text(input, (Packing::Plain, behind)) };
    let frame = Some(Frame::begin(packing, Cursor::default().chain(BufReader::new(input.again())))?);
    text(Peeked::new(Unpacked { packing, frame, behind: behind.clone() })?, (packing, behind))
}

fn text(input: Peeked<impl Read + Send + 'static>, (packing, behind): (Packing, Behind)) -> io::Result<Opened> {
    let start = input.start();
    if Encoding::is_utf_32(start) {
        let what = "this is UTF-32, which kibao does not read; save it as UTF-8";
        return Err(io::Error::new(io::ErrorKind::InvalidData, what));
    }
    let encoding = Encoding::guess_wide(start);
    let decoder = match encoding {
        Some(Encoding::Utf16Le) => UTF_16LE.new_decoder_with_bom_removal(),
        Some(Encoding::Utf16Be) => UTF_16BE.new_decoder_with_bom_removal(),
        _ => return Ok(Opened { bytes: input.again(), encoding: None, packing, behind }),
    };
    let bytes = Wide { input: input.again(), decoder, raw: Vec::new(), text: Cursor::new(Vec::new()), ended: false };
    Ok(Opened { bytes: Box::new(bytes), encoding, packing, behind })
}

/// A stream whose first bytes were read.
struct Peeked<R> {
    start: Vec<u8>,
    /// A packed stream may break after its first bytes. Those are kept, and the error comes after them, because the decoder
    /// would not report it again.
    error: Option<io::Error>,
    rest: R,
}

impl<R: Read + Send + 'static> Peeked<R> {
    fn new(mut rest: R) -> io::Result<Self> {
        let mut start = Vec::with_capacity(TOLD_BY);
        let read = Read::by_ref(&mut rest).take(TOLD_BY as u64).read_to_end(&mut start);
        let error = if start.is_empty() { read.map(|_| None)? } else { read.err() };
        Ok(Self { start, error, rest })
    }

    fn start(&self) -> &[u8] {
        &self.start
    }

    /// The stream from its first byte.
    fn again(self) -> Box<dyn Read + Send> {
        let Self { start, error, rest } = self;
        let whole = start.len() < TOLD_BY;
        let start = Cursor::new(start);
        // Before a reader of this program reads, the whole buffer is cleared, so there is one only for an error.
        match error {
            Some(error) => Box::new(start.chain(Failure(Some(error))).chain(rest)),
            None if whole => Box::new(start),
            None => Box::new(start.chain(rest)),
        }
    }
}

/// Returns an error once.
struct Failure(Option<io::Error>);

impl Read for Failure {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.0.take().map_or(Ok(0), Err)
    }
}

impl Packing {
    /// Whether bytes begin as what is packed so.
    fn begins(self, bytes: &[u8]) -> bool {
        match self {
            Self::Plain => false,
            Self::Gzip => bytes.starts_with(b"\x1f\x8b"),
            Self::Zstandard => bytes.starts_with(b"\x28\xb5\x2f\xfd"),
        }
    }

    /// Whether bytes behind a frame begin another; one of Zstandard may hold data that is skipped.
    fn goes_on(self, bytes: &[u8]) -> bool {
        let skipped = matches!(bytes, [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..]);
        self.begins(bytes) || (self == Self::Zstandard && skipped)
    }
}

/// The number of bytes that show whether another frame begins.
const FRAME_TOLD_BY: u64 = 4;

/// The input from the start of a frame: the bytes that showed that it begins, and the rest.
type Ahead<R> = Chain<Cursor<Vec<u8>>, R>;

/// A stretch that is packed by itself; several may follow one another.
enum Frame<R> {
    Gzip(Box<GzDecoder<R>>),
    Zstandard(ZstdDecoder<'static, R>),
}

impl<R: BufRead> Frame<R> {
    fn begin(packing: Packing, input: R) -> io::Result<Self> {
        Ok(match packing {
            Packing::Zstandard => Self::Zstandard(ZstdDecoder::with_buffer(input)?.single_frame()),
            Packing::Gzip | Packing::Plain => Self::Gzip(Box::new(GzDecoder::new(input))),
        })
    }

    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Gzip(frame) => frame.read(out),
            Self::Zstandard(frame) => frame.read(out),
        }
    }

    /// What follows it.
    fn rest(self) -> R {
        match self {
            Self::Gzip(frame) => frame.into_inner(),
            Self::Zstandard(frame) => frame.finish(),
        }
    }
}

/// What is unpacked. Bytes behind it that are not packed end it, for all before them is whole.
struct Unpacked<R> {
    packing: Packing,
    frame: Option<Frame<Ahead<R>>>,
    behind: Behind,
}

impl<R: BufRead> Unpacked<R> {
    /// The frame after one that is at its end.
    fn next(&self, mut rest: Ahead<R>) -> io::Result<Option<Frame<Ahead<R>>>> {
        let mut start = Vec::new();
        Read::by_ref(&mut rest).take(FRAME_TOLD_BY).read_to_end(&mut start)?;
        if self.packing.goes_on(&start) {
            // A frame is longer than what showed its beginning, so nothing of that is left.
            return Frame::begin(self.packing, Cursor::new(start).chain(rest.into_inner().1)).map(Some);
        }
        self.behind.0.fetch_or(!start.is_empty(), Ordering::Relaxed);
        Ok(None)
    }
}

impl<R: BufRead> Read for Unpacked<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        while let Some(frame) = self.frame.as_mut().filter(|_| !out.is_empty()) {
            let read = frame.read(out)?;
            if read > 0 {
                return Ok(read);
            }
            if let Some(done) = self.frame.take() {
                self.frame = self.next(done.rest())?;
            }
        }
        Ok(0)
    }
}

/// Converts UTF-16 to UTF-8.
struct Wide<R> {
    input: R,
    decoder: Decoder,
    raw: Vec<u8>,
    text: Cursor<Vec<u8>>,
    ended: bool,
}

/// The number of bytes of UTF-16 that are converted at once.
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
