//! Cutting a stream into pieces of whole games.

use super::aside::Aside;
use crate::notation::{LINES_BELOW, games, last_boundary, last_head_boundary};
use crate::source::{NotText, Span, Text, has, has_wide_utf_8, line_ends};
use std::io::{self, Read};

/// The most bytes of one game, about sixty thousand rounds.
///
/// ```
/// use kibao::{notation::last_game, stream::{LARGEST_GAME, Pieces}};
/// let input = format!("title: a\n1: A7>*;\n{}\n", "; words\n".repeat(LARGEST_GAME / 8));
/// let pieces: Vec<_> = Pieces::new(input.as_bytes(), last_game).map(Result::unwrap).collect();
/// assert!(pieces.iter().any(|piece| piece.too_large));
/// ```
pub const LARGEST_GAME: usize = 1 << 20;

/// The approximate number of bytes of a piece.
const PIECE: usize = 1 << 18;

/// The same of a [`small`](Pieces::small) piece.
const SMALL_PIECE: usize = 1 << 14;

/// A part of the input that holds whole games.
///
/// ```
/// use kibao::{notation::last_game, stream::Pieces};
/// let input = "title: a\n1: A7>*;\n\ntitle: b\n1: A6<*;\n";
/// let pieces: Vec<_> = Pieces::new(input.as_bytes(), last_game).sized(1, 1000).map(Result::unwrap).collect();
/// assert_eq!(pieces.iter().map(|piece| piece.bytes.len()).sum::<usize>(), input.len());
/// assert_eq!((pieces.len(), pieces[1].lines_before), (2, 3));
/// ```
#[derive(Debug)]
pub struct Piece {
    /// The bytes; empty for a game that is too large to be read.
    pub bytes: Vec<u8>,
    /// The number of lines of the input before it.
    pub lines_before: u32,
    /// Whether a game with more than [`LARGEST_GAME`] bytes begins here. The next piece begins after that game.
    pub too_large: bool,
    /// Why the input is not a text, if these bytes show it. The place is relative to them. This is then the last piece.
    pub not_text: Option<NotText>,
    /// Whether it begins with a game that nothing separates from the one before it; see [`Replays::joined`](crate::replay::Replays::joined).
    pub joined: bool,
    /// Whether the text before it shows that the input is UTF-8.
    utf_8: bool,
    /// The lines that were left out, in order: before which line, counted without them, and how many.
    left_out: Vec<(u32, u32)>,
}

impl Piece {
    /// Its text; empty if it is not a text.
    ///
    /// ```
    /// use kibao::{notation::last_game, stream::Pieces};
    /// let mut pieces = Pieces::new(&b"south: Zo\xEB\n"[..], last_game);
    /// assert_eq!(pieces.next().unwrap().unwrap().text().text, "south: Zoë\n");
    /// ```
    #[must_use]
    pub fn text(&self) -> Text {
        // A piece is never too large to decode.
        let decoded = self.not_text.is_none().then(|| Text::decode_piece(&self.bytes, self.utf_8).ok());
        decoded.flatten().unwrap_or_else(Text::empty)
    }

    /// The line of the input, from 1, of a line that is counted without the lines that were left out of this piece.
    ///
    /// ```
    /// use kibao::{notation::last_game, stream::Pieces};
    /// let mut pieces = Pieces::new(&b"1: A7>*;\n"[..], last_game);
    /// assert_eq!(pieces.next().unwrap().unwrap().line(1), 1);
    /// ```
    #[must_use]
    pub fn line(&self, line: u32) -> u32 {
        let left_out = self.left_out.iter().filter(|(before, _)| *before <= line);
        left_out.fold(line, |line, (_, lines)| line.saturating_add(*lines))
    }
}

/// The pieces of a stream. An empty stream has one empty piece.
///
/// ```
/// use kibao::{notation::last_game, stream::Pieces};
/// let mut pieces = Pieces::new(&b""[..], last_game);
/// assert!(pieces.next().unwrap().unwrap().bytes.is_empty() && pieces.next().is_none());
/// ```
#[derive(Debug)]
pub struct Pieces<R, L> {
    input: R,
    /// Finds the start of the last game of a text with several, if there is no tidy boundary.
    last_game: L,
    /// The approximate number of bytes of a piece.
    size: usize,
    /// From how many bytes on a piece ends at a boundary that needs no reading.
    tidy: usize,
    /// The most bytes of one game.
    largest: usize,
    /// The lines that are left out of a game that would be too large. They come as a piece before it.
    aside: Aside,
    buffer: Vec<u8>,
    /// The lines that were left out of the buffer: before which byte, and how many.
    left_out: Vec<(usize, u32)>,
    /// Whether the run from which lines were left out may continue.
    in_run: bool,
    ended: bool,
    /// The error while reading; reported after what was read before it.
    fault: Option<io::Error>,
    /// Whether the input turned out not to be a text. The buffer is then the last piece.
    not_text: bool,
    started: bool,
    /// The same fields of the next [`Piece`].
    joined: bool,
    utf_8: bool,
    /// The game that is skipped because it is too large.
    passed: Option<Passed>,
    lines: u32,
}

impl<R: Read, L: Fn(&str) -> Option<u32>> Pieces<R, L> {
    /// Cuts a stream. If there is no tidy boundary, `last_game` finds the start of the last game of a text with several:
    /// use [`notation::last_game`](crate::notation::last_game), or a function that also knows the rules.
    ///
    /// ```
    /// use kibao::{notation::last_game, stream::Pieces};
    /// let pieces: Result<Vec<_>, _> = Pieces::new(&b"1: A7>*;\n"[..], last_game).collect();
    /// assert_eq!(pieces.unwrap()[0].bytes, b"1: A7>*;\n");
    /// ```
    #[must_use]
    pub const fn new(input: R, last_game: L) -> Self {
        Self {
            input,
            last_game,
            size: PIECE,
            tidy: PIECE,
            largest: LARGEST_GAME,
            aside: Aside::Nothing,
            buffer: Vec::new(),
            left_out: Vec::new(),
            in_run: false,
            ended: false,
            fault: None,
            not_text: false,
            started: false,
            joined: false,
            utf_8: false,
            passed: None,
            lines: 0,
        }
    }

    /// Sets the approximate number of bytes of a piece, at least 1 (by default 256 KiB), and the most bytes of one game, at
    /// least those of a piece (by default [`LARGEST_GAME`]).
    ///
    /// ```
    /// use kibao::{notation::last_game, stream::Pieces};
    /// let text = "title: a\n1: A7>*;\n\n".repeat(20);
    /// let pieces = Pieces::new(text.as_bytes(), last_game).sized(100, 1_000);
    /// assert_eq!(pieces.count(), 5);
    /// ```
    #[must_use]
    pub const fn sized(mut self, size: usize, largest: usize) -> Self {
        self.size = if size == 0 { 1 } else { size };
        self.tidy = self.size;
        self.largest = if largest < self.size { self.size } else { largest };
        self
    }

    /// Makes pieces of about 16 KiB, so that what is made of a piece stays in the cache of a processor although it takes many times
    /// the bytes. Pieces stay large where it does not show without a doubt that a game begins, and where they are not ASCII,
    /// because one encoding is guessed for all bytes of a piece. The first one also does: a short input is read as a whole.
    ///
    /// ```
    /// use kibao::{notation::last_game, stream::Pieces};
    /// let text = "title: a\n1: A7>*;\n\n".repeat(20_000);
    /// let count = |text: &str| Pieces::new(text.as_bytes(), last_game).small().count();
    /// assert_eq!((count(&text), count(&text.replace("a\n", "ä\n"))), (9, 2));
    /// ```
    #[must_use]
    pub const fn small(mut self) -> Self {
        self.tidy = if self.size < SMALL_PIECE { self.size } else { SMALL_PIECE };
        self
    }

    /// Sets the lines that are left out of a game that would be too large (by default none). They come as a piece of their
    /// own before it, so that every byte is in a piece.
    #[must_use]
    pub const fn aside(mut self, aside: Aside) -> Self {
        self.aside = aside;
        self
    }

    /// Reads until the buffer holds `to` bytes, or the stream ends or fails.
    fn fill(&mut self, to: usize) {
        let wanted = to.saturating_sub(self.buffer.len());
        if wanted > 0 && !self.ended {
            self.buffer.reserve_exact(wanted);
            let begins = !self.started && self.buffer.is_empty();
            let before = self.buffer.len();
            match Read::by_ref(&mut self.input).take(wanted as u64).read_to_end(&mut self.buffer) {
                Ok(read) => self.ended = read < wanted,
                Err(error) => {
                    self.ended = true;
                    self.fault = Some(error);
                }
            }
            let new = self.buffer.get(before..).unwrap_or_default();
            self.not_text = has(new, 0) || (begins && NotText::of_file(new).is_some());
            self.ended |= self.not_text;
        }
    }

    /// Takes the first `len` bytes of the buffer.
    fn take(&mut self, len: usize) -> Vec<u8> {
        let rest = self.buffer.split_off(len.min(self.buffer.len()));
        std::mem::replace(&mut self.buffer, rest)
    }

    /// A piece with these bytes, which were taken from the buffer.
    fn piece(&mut self, bytes: Vec<u8>, too_large: bool) -> Piece {
        let (len, lines_before) = (bytes.len(), self.lines);
        self.started = true;
        let (joined, utf_8) = (self.joined, self.utf_8);
        let mut piece = Piece { bytes, lines_before, too_large, not_text: None, joined, utf_8, left_out: Vec::new() };
        self.joined = false;
        self.utf_8 |= has_wide_utf_8(&piece.bytes);
        self.lines = self.lines.saturating_add(line_ends(&piece.bytes));
        self.left_out.retain_mut(|(at, lines)| {
            let later = at.checked_sub(len).filter(|_| *at > 0);
            if later.is_none() {
                let before = piece.bytes.get(..*at).map_or(0, line_ends);
                piece.left_out.push((lines_before.saturating_add(before).saturating_add(1), *lines));
                self.lines = self.lines.saturating_add(*lines);
            }
            later.inspect(|later| *at = *later).is_some()
        });
        piece
    }

    /// Leaves the middle of a long run of lines out of the buffer; it is the next piece.
    fn leave_out(&mut self) -> Option<Piece> {
        let middle = self.aside.middle(&self.buffer, self.largest)?;
        let before = self.buffer.get(..middle.start).map_or(0, line_ends);
        let earlier = self.left_out.iter().filter(|(at, _)| *at <= middle.start).map(|(_, lines)| *lines);
        let lines_before = earlier.fold(self.lines.saturating_add(before), u32::saturating_add);
        let bytes: Vec<u8> = self.buffer.drain(middle.clone()).collect();
        let mut lines = line_ends(&bytes);
        self.left_out.retain_mut(|(at, more)| {
            let within = (middle.start..=middle.end).contains(at);
            lines = lines.saturating_add(if within { *more } else { 0 });
            *at -= if *at > middle.end { bytes.len() } else { 0 };
            !within
        });
        let place = self.left_out.partition_point(|(at, _)| *at < middle.start);
        self.left_out.insert(place, (middle.start, lines));
        self.in_run = true;
        self.started = true;
        let utf_8 = self.utf_8;
        Some(Piece {
            bytes,
            lines_before,
            too_large: false,
            not_text: None,
            joined: false,
            utf_8,
            left_out: Vec::new(),
        })
    }

    /// The start of the last game in the buffer, if it certainly begins a game and others come before it; and whether nothing
    /// separates it from them. `tidy` asks only for one that shows without a doubt.
    fn boundary(&self, tidy: bool) -> Option<(usize, bool)> {
        if tidy && !self.buffer.is_ascii() {
            return None;
        }
        let shown = last_boundary(&self.buffer).or_else(|| last_head_boundary(&self.buffer));
        shown.map(|at| (at, false)).or_else(|| if tidy { None } else { self.untidy_boundary() })
    }

    /// The same, if the whole text must be read for it.
    fn untidy_boundary(&self) -> Option<(usize, bool)> {
        let text = Text::decode(&self.buffer).ok()?;
        let mut end = text.text.len();
        // The last games can be on a few lines, or all on one.
        for _ in 0..=LINES_BELOW + 1 {
            let start = (self.last_game)(text.text.get(..end)?)?;
            // How a line is read depends on the lines below it, so enough of them must be here or the input must end.
            let lines = || line_ends(text.text.get(start as usize..).unwrap_or_default().as_bytes()) as usize;
            if self.ended || self.buffer.len() >= self.largest || lines() > LINES_BELOW + 1 {
                // Games that are separated are several for the notation; the others are found by their numbers.
                let joined = games(&text.text).all(|game| game.span.start != start);
                return Some((text.byte_of(start), joined));
            }
            end = start as usize;
        }
        None
    }

    /// The next piece; `None` if an error has cut off the only game that is left.
    fn cut(&mut self) -> Option<Piece> {
        if std::mem::take(&mut self.in_run) {
            self.fill(self.largest);
            if !self.not_text
                && let Some(piece) = self.leave_out()
            {
                return Some(piece);
            }
        }
        let mut wanted = self.tidy;
        loop {
            self.fill(wanted);
            if self.not_text {
                let why = if self.started { NotText::within(&self.buffer) } else { NotText::of_file(&self.buffer) };
                let all = std::mem::take(&mut self.buffer);
                return Some(Piece { not_text: why, ..self.piece(all, false) });
            }
            if self.ended && self.buffer.len() < wanted && self.fault.is_some() {
                // The last game is cut off and must not be read as a whole one.
                let whole = self.boundary(false).map_or(0, |(at, _)| at);
                let bytes = self.take(whole);
                self.buffer.clear();
                return (whole > 0).then(|| self.piece(bytes, false));
            }
            if self.ended && self.buffer.len() < wanted {
                let all = std::mem::take(&mut self.buffer);
                return Some(self.piece(all, false));
            }
            if let Some((at, joined)) = self.boundary(wanted < self.size) {
                let bytes = self.take(at);
                let piece = self.piece(bytes, false);
                self.joined = joined;
                return Some(piece);
            }
            if wanted >= self.largest {
                if let Some(piece) = self.leave_out() {
                    return Some(piece);
                }
                self.passed = Some(Passed::default());
                return Some(self.piece(Vec::new(), true));
            }
            wanted *= 2;
        }
    }

    /// Skips the rest of a game that is too large, up to the start of the next game.
    fn skip(&mut self, mut passed: Passed) {
        while !self.not_text {
            let (first_round, next_game) = passed.ahead(&self.buffer);
            if let Some(at) = next_game {
                self.pass(at);
                break;
            }
            if self.ended {
                self.pass(self.buffer.len());
                break;
            }
            // The kept part can contain the beginning of a boundary.
            let kept = self.size / KEPT;
            let front = self.buffer.get(..self.buffer.len().saturating_sub(kept)).unwrap_or_default();
            let len = before_last_line(front);
            passed.moves |= first_round.is_some_and(|at| at < len);
            passed.mid_line = front.get(..len).is_some_and(|it| !it.ends_with(b"\n") && !it.ends_with(b"\r"));
            self.pass(len);
            self.fill(self.size.saturating_add(kept));
        }
    }

    /// Skips the first `len` bytes of the buffer.
    fn pass(&mut self, len: usize) {
        let passed = self.take(len);
        self.piece(passed, true);
    }
}

/// What is known of the game that is skipped. Only a part of its bytes is in the buffer.
#[derive(Clone, Copy, Debug, Default)]
struct Passed {
    /// Whether it has moves; head lines after them begin another game.
    moves: bool,
    /// Whether the bytes in the buffer begin within a line.
    mid_line: bool,
}

impl Passed {
    /// The start of the first round of this game in the next bytes, and the start of the next game.
    fn ahead(self, bytes: &[u8]) -> (Option<usize>, Option<usize>) {
        // A short text in place of the skipped bytes gives the reader the context. The rest of a line cannot begin a game.
        let before = match (self.moves, self.mid_line) {
            (true, false) => "1: A7>\n",
            (true, true) => "1: A7>\n; so",
            (false, false) => "title: a\n",
            (false, true) => "title: a\n; so",
        };
        let Ok(text) = Text::decode(&[before.as_bytes(), bytes].concat()) else { return (None, None) };
        let place = |span: Span| text.byte_of(span.start).saturating_sub(before.len());
        let mut games = games(&text.text);
        let first = games.next().and_then(|game| game.rounds.get(usize::from(self.moves)).map(|it| place(it.span)));
        (first, games.next().map(|game| place(game.span)).filter(|at| *at > 0))
    }
}

/// The end of the text before the last line and the blank lines above it, which show whether a game begins; the length of
/// the bytes if there is no such text.
fn before_last_line(bytes: &[u8]) -> usize {
    let line = bytes.iter().rposition(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(0);
    match bytes.get(..line).unwrap_or_default().trim_ascii_end().len() {
        0 => bytes.len(),
        len => len,
    }
}

/// Of a skipped piece, the last part of `1 / KEPT` is read again with the bytes that follow.
const KEPT: usize = 1 << 6;

impl<R: Read, L: Fn(&str) -> Option<u32>> Iterator for Pieces<R, L> {
    type Item = io::Result<Piece>;

    fn next(&mut self) -> Option<io::Result<Piece>> {
        if let Some(passed) = self.passed.take() {
            self.skip(passed);
        }
        if !self.started && !self.ended {
            self.fill(self.size);
        }
        let done = self.ended && self.buffer.is_empty() && (self.started || self.fault.is_some());
        if !done && let Some(piece) = self.cut() {
            return Some(Ok(piece));
        }
        self.started = true;
        self.fault.take().map(Err)
    }
}
