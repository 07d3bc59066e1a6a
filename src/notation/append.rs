//! Appends short texts in ASCII, numbers and rows to a long text.
//!
//! They are copied to a block a fixed number of bytes at a time, because that takes a few instructions, whereas copying
//! an unknown number to memory that may grow takes many. A module for a browser, which is to be small, calls these functions.

/// The number of bytes of the block.
const BLOCK: usize = 1024;

/// Appends to a text. What is in the block is appended at the latest when this is dropped.
pub(crate) struct Appender<'o> {
    out: &'o mut Vec<u8>,
    block: [u8; BLOCK],
    len: usize,
}

impl<'o> Appender<'o> {
    pub(crate) const fn new(out: &'o mut Vec<u8>) -> Self {
        Self { out, block: [0; BLOCK], len: 0 }
    }

    /// The text, for what is appended in another way.
    pub(crate) fn out(&mut self) -> &mut Vec<u8> {
        self.out.extend_from_slice(self.block.get(..self.len).unwrap_or_default());
        self.len = 0;
        self.out
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn bytes<const LEN: usize>(&mut self, bytes: &[u8; LEN]) {
        self.first(bytes, LEN);
    }

    /// Appends the first of some bytes.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn first<const MOST: usize>(&mut self, bytes: &[u8; MOST], len: usize) {
        let free = self.block.get_mut(self.len..).and_then(<[u8]>::first_chunk_mut);
        if let Some(place) = free {
            *place = *bytes;
            self.len += len;
        } else {
            self.out().extend(bytes.iter().take(len));
        }
    }

    /// Appends a number in digits.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn number(&mut self, number: u8) {
        let (digits, count) = NUMBERS[usize::from(number)];
        self.first(&digits.to_le_bytes(), count as usize);
    }

    /// Appends the seeds of a row with a byte between the pits and another one behind the last.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn row(&mut self, row: [u8; 8], between: u8, end: u8) {
        const TOP_BITS: u64 = 0x8080_8080_8080_8080;
        /// With it a byte has its top bit from ten on.
        const ABOVE_NINE: u64 = 0x7676_7676_7676_7676;
        let seeds = u64::from_le_bytes(row);
        if (seeds | seeds.wrapping_add(ABOVE_NINE)) & TOP_BITS != 0 {
            return self.long_row(row, between, end);
        }
        // Each digit gets two bytes, with what is behind it in the upper one.
        let spread = |half: u64| {
            let half = (half | (half << 16)) & 0x0000_ffff_0000_ffff;
            (half | (half << 8)) & 0x00ff_00ff_00ff_00ff
        };
        let digit = |behind: u8| u64::from(u16::from_le_bytes([b'0', behind]));
        let four = digit(between) * 0x0001_0001_0001_0001;
        let last = four ^ ((digit(between) ^ digit(end)) << 48);
        let [low, high] = [spread(seeds & 0xffff_ffff) | four, spread(seeds >> 32) | last];
        self.bytes(&(u128::from(low) | (u128::from(high) << 64)).to_le_bytes());
    }

    /// The same, if a pit has more than nine.
    fn long_row(&mut self, row: [u8; 8], between: u8, end: u8) {
        for (pit, seeds) in row.into_iter().enumerate() {
            let (digits, count) = NUMBERS[usize::from(seeds)];
            let behind = if pit == 7 { end } else { between };
            let word = digits | (u32::from(behind) << (8 * count));
            self.first(&word.to_le_bytes(), count as usize + 1);
        }
    }
}

impl Drop for Appender<'_> {
    fn drop(&mut self) {
        self.out();
    }
}

/// Each number in digits, the first one in the lowest byte, and how many there are.
static NUMBERS: [(u32, u32); 256] = {
    let mut numbers = [(0, 0); 256];
    let mut number = 0_u8;
    loop {
        let (mut rest, mut digits, mut count) = (number as u32, 0, 0);
        while count == 0 || rest > 0 {
            digits = (digits << 8) | (b'0' as u32 + rest % 10);
            count += 1;
            rest /= 10;
        }
        numbers[number as usize] = (digits, count);
        if number == u8::MAX {
            break numbers;
        }
        number += 1;
    }
};

#[cfg(test)]
mod tests {
    use super::{Appender, BLOCK};

    #[test]
    fn rows_and_numbers_are_those_of_the_formatter() {
        let rows = (0..=u8::MAX).flat_map(|seeds| (0..8).map(move |pit| (seeds, pit)));
        let (mut out, mut expected) = (Vec::new(), String::new());
        let mut appender = Appender::new(&mut out);
        for (seeds, pit) in rows {
            let mut row = [0, 9, 3, 0, 0, 1, 2, 0];
            row[pit] = seeds;
            appender.row(row, b',', b']');
            appender.number(seeds);
            appender.bytes(b"; ");
            let row: Vec<String> = row.iter().map(u8::to_string).collect();
            expected.push_str(&format!("{}]{seeds}; ", row.join(",")));
        }
        drop(appender);
        assert!(out.len() > 4 * BLOCK);
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }
}
