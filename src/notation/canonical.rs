//! Moves and rounds in canonical form, read byte by byte. Nearly all words of an archive are in this form.

use super::written::{RowLetter, Sign, Signs, Written};

/// The most digits of a round number that are read here.
const DIGITS: usize = 6;

/// A cursor over bytes.
struct Bytes<'t> {
    bytes: &'t [u8],
    at: usize,
}

impl Bytes<'_> {
    fn next(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    /// Reads this byte if it is the next.
    fn take(&mut self, byte: u8) -> bool {
        let is = self.next() == Some(byte);
        self.at += usize::from(is);
        is
    }

    fn number(&mut self) -> Option<u32> {
        let start = self.at;
        let mut value = 0;
        while let Some(digit @ b'0'..=b'9') = self.next() {
            value = value * 10 + u32::from(digit - b'0');
            self.at += 1;
            if self.at - start > DIGITS {
                return None;
            }
        }
        let leading_zero = self.at - start > 1 && self.bytes.get(start) == Some(&b'0');
        (self.at > start && !leading_zero).then_some(value)
    }

    /// Reads a move with at most one direction, one sign for the house, two stars and one `#`, in this order.
    #[inline(always)]
    fn word(&mut self) -> Option<CanonicalMove> {
        let mut window = Window::of(self.bytes.get(self.at..)?);
        let letter = window.next() & !LOWER_CASE;
        let is_row = matches!(letter, b'A' | b'B');
        let row = RowLetter { north: window.next() & LOWER_CASE != 0, back: letter == b'B' };
        window.skip(is_row);
        let pit = window.next().wrapping_sub(b'0');
        if !(1..=8).contains(&pit) {
            return None;
        }
        window.skip(true);
        let direction = DIRECTIONS[usize::from(window.next())];
        window.skip(direction.is_some());
        let mut word = CanonicalMove { row: is_row.then_some(row), pit, direction, house: false, stars: 0, win: false };
        // Most moves end here.
        if !matches!(window.next(), b' ' | b';') {
            word.house = window.take(word.house_sign().char() as u8);
            word.stars = u8::from(window.take(b'*'));
            word.stars += u8::from(window.take(b'*'));
            word.win = window.take(b'#');
        }
        self.at += window.taken;
        Some(word)
    }
}

/// The next eight bytes of a text, the first of them in the lowest bits, with zeros behind the end. No move is longer.
struct Window {
    bytes: u64,
    taken: usize,
}

impl Window {
    #[inline(always)]
    fn of(text: &[u8]) -> Self {
        let bytes = match text.first_chunk() {
            Some(bytes) => u64::from_le_bytes(*bytes),
            None => text.iter().rev().fold(0, |bytes, byte| (bytes << 8) | u64::from(*byte)),
        };
        Self { bytes, taken: 0 }
    }

    const fn next(&self) -> u8 {
        self.bytes.to_le_bytes()[0]
    }

    /// Goes on by a byte if that is so.
    fn skip(&mut self, is: bool) -> bool {
        self.bytes >>= 8 * u32::from(is);
        self.taken += usize::from(is);
        is
    }

    /// Reads this byte if it is the next.
    fn take(&mut self, byte: u8) -> bool {
        self.skip(self.next() == byte)
    }
}

/// The bit of a letter in lower case.
const LOWER_CASE: u8 = 0x20;

/// The direction signs by their bytes. It is a table because a jump is predicted wrongly for every other move.
static DIRECTIONS: [Option<Sign>; 256] = {
    let mut directions = [None; 256];
    directions[b'<' as usize] = Some(Sign::Less);
    directions[b'>' as usize] = Some(Sign::Greater);
    directions[b'L' as usize] = Some(Sign::Left);
    directions[b'R' as usize] = Some(Sign::Right);
    directions
};

/// A move whose signs are in canonical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CanonicalMove {
    /// The row letter, if one is written.
    pub(crate) row: Option<RowLetter>,
    /// The pit, 1–8.
    pub(crate) pit: u8,
    /// The direction, if one is written.
    pub(crate) direction: Option<Sign>,
    /// Whether the sign for the house follows.
    pub(crate) house: bool,
    /// The number of stars, 0–2.
    pub(crate) stars: u8,
    /// Whether `#` follows.
    pub(crate) win: bool,
}

impl CanonicalMove {
    /// The sign for the house: `>` after a letter as direction, else `+`.
    pub(crate) const fn house_sign(&self) -> Sign {
        match self.direction {
            Some(Sign::Left | Sign::Right) => Sign::Greater,
            _ => Sign::Plus,
        }
    }

    /// Its signs in order.
    pub(crate) fn signs(self) -> impl Iterator<Item = Sign> {
        let stars = [self.stars > 0, self.stars > 1].map(|is| is.then_some(Sign::Star));
        let signs = [self.direction, self.house.then_some(self.house_sign()), stars[0], stars[1]];
        signs.into_iter().chain([self.win.then_some(Sign::Hash)]).flatten()
    }

    /// The move in the tree.
    pub(super) fn written(self) -> Written {
        let mut signs = Signs::default();
        // They are fewer than a move can have.
        self.signs().for_each(|sign| _ = signs.push(sign));
        Written { row: self.row, pit: self.pit, signs }
    }
}

/// The move in canonical form at the start of a text, and the text behind it, which does not begin with a letter, a digit or
/// a sign of a move.
pub(super) fn tidy_move(text: &str) -> Option<(&str, Written)> {
    let mut bytes = Bytes { bytes: text.as_bytes(), at: 0 };
    let word = bytes.word()?;
    let ends = |next: u8| next.is_ascii() && !next.is_ascii_alphanumeric() && !b"<>+*#&".contains(&next);
    let rest = text.get(bytes.at..).filter(|_| bytes.next().is_none_or(ends))?;
    Some((rest, word.written()))
}

/// A round in canonical form, and where its parts end, counted from its first byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CanonicalRound {
    /// Its number.
    pub(super) value: u32,
    /// Where the digits of the number end. A colon and a blank follow them.
    pub(super) digits: usize,
    /// South's move.
    pub(super) south: CanonicalMove,
    /// Where South's move ends.
    pub(super) south_end: usize,
    /// North's move, which follows after a blank.
    pub(super) north: Option<CanonicalMove>,
    /// Where the last move ends. A `;` follows it.
    pub(super) end: usize,
}

impl CanonicalRound {
    /// The length of its line, with the line feed.
    pub(super) const fn line_len(&self) -> usize {
        self.end + 2
    }
}

/// The round in canonical form at the start of these bytes.
pub(super) fn canonical_round(bytes: &[u8]) -> Option<CanonicalRound> {
    let mut bytes = Bytes { bytes, at: 0 };
    let value = bytes.number()?;
    let digits = bytes.at;
    if !bytes.take(b':') || !bytes.take(b' ') {
        return None;
    }
    let south = bytes.word()?;
    let south_end = bytes.at;
    let north = if bytes.take(b' ') { Some(bytes.word()?) } else { None };
    let end = bytes.at;
    bytes.take(b';').then_some(CanonicalRound { value, digits, south, south_end, north, end })
}
