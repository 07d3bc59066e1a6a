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
    fn written(&mut self) -> Option<Written> {
        let letter = RowLetter::of(char::from(self.next()?));
        self.at += usize::from(letter.is_some());
        let pit = match self.next()? {
            digit @ b'1'..=b'8' => digit - b'0',
            _ => return None,
        };
        self.at += 1;
        let mut signs = Signs::default();
        let (direction, house) = match self.next().unwrap_or_default() {
            b'<' => (Some(Sign::Less), (b'+', Sign::Plus)),
            b'>' => (Some(Sign::Greater), (b'+', Sign::Plus)),
            b'L' => (Some(Sign::Left), (b'>', Sign::Greater)),
            b'R' => (Some(Sign::Right), (b'>', Sign::Greater)),
            _ => (None, (b'+', Sign::Plus)),
        };
        let mut fits = true;
        if let Some(direction) = direction {
            self.at += 1;
            fits &= signs.push(direction);
        }
        for (byte, sign) in [house, (b'*', Sign::Star), (b'*', Sign::Star), (b'#', Sign::Hash)] {
            if self.take(byte) {
                fits &= signs.push(sign);
            }
        }
        fits.then_some(Written { row: letter, pit, signs })
    }
}

/// The move in canonical form at the start of a text, and the text behind it, which does not begin with a letter, a digit or
/// a sign of a move.
pub(super) fn tidy_move(text: &str) -> Option<(&str, Written)> {
    let mut bytes = Bytes { bytes: text.as_bytes(), at: 0 };
    let written = bytes.written()?;
    let ends = |next: u8| next.is_ascii() && !next.is_ascii_alphanumeric() && !b"<>+*#&".contains(&next);
    let rest = text.get(bytes.at..).filter(|_| bytes.next().is_none_or(ends))?;
    Some((rest, written))
}

/// A round in canonical form, and where its parts end.
pub(super) struct CanonicalRound {
    /// Its number.
    pub(super) value: u32,
    /// Where the digits of the number end. A colon and a blank follow them.
    pub(super) digits: usize,
    /// South's move.
    pub(super) south: Written,
    /// Where South's move ends.
    pub(super) south_end: usize,
    /// North's move, which follows after a blank.
    pub(super) north: Option<Written>,
    /// Where the last move ends. A `;` follows it.
    pub(super) end: usize,
}

/// The round in canonical form at the start of these bytes.
pub(super) fn canonical_round(bytes: &[u8]) -> Option<CanonicalRound> {
    let mut bytes = Bytes { bytes, at: 0 };
    let value = bytes.number()?;
    let digits = bytes.at;
    if !bytes.take(b':') || !bytes.take(b' ') {
        return None;
    }
    let south = bytes.written()?;
    let south_end = bytes.at;
    let north = if bytes.take(b' ') { Some(bytes.written()?) } else { None };
    let end = bytes.at;
    bytes.take(b';').then_some(CanonicalRound { value, digits, south, south_end, north, end })
}
