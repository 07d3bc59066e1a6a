//! Making inputs out of bytes: every byte string is one, a shorter one mostly a smaller input.

use crate::layouts;
use kibao::engine::{BUILT_IN, BuiltIn};
use kibao::generate::{Generator, SlipRate, Writing};
use kibao::notation::Dialect;
use kibao::replay::{Options, Rules};

/// Reads numbers off bytes; zeros follow the last.
pub(super) struct Bytes<'a>(pub(super) &'a [u8]);

impl Bytes<'_> {
    pub(super) fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    /// A number below `n`, which is not 0.
    pub(super) fn below(&mut self, n: usize) -> usize {
        let wide = if n > 256 { usize::from(self.byte()) << 8 } else { 0 };
        (wide | usize::from(self.byte())) % n
    }

    pub(super) fn rules(&mut self) -> &'static BuiltIn {
        BUILT_IN[self.below(BUILT_IN.len())]
    }
}

/// What trips a reader of transcripts up.
const PIECES: &[&str] = &[
    "\n",
    ";",
    "; ",
    ":",
    "1: ",
    "2:",
    "A5<",
    "a6>*",
    "B3R**",
    "5L",
    "7r>*",
    "<",
    ">",
    "+",
    "*",
    "**",
    "#",
    "%",
    "...",
    "--",
    "-",
    "title: ",
    "rules: hus\n",
    "rules: ruehl\n",
    "notation: zanzibar\n",
    "opening: novice\n",
    "takasia: no\n",
    "winner: north\n",
    "opening: [ 0 0 0 0 0 0 0 0 | 0 2 2 6 0 0 0 0 | 0 0 0 0 6 2 2 0 | 0 0 0 0 0 0 0 0 | 22 22 | T T | 255 | 0 ]\n",
    "south: ",
    "kibao: allow N104 so\n",
    "&lt;",
    "&#60;",
    "\r\n",
    "\r",
    "\t",
    " ",
    "\u{a0}",
    "\u{200b}",
    "\u{feff}",
    "\0",
    "\u{1b}[31m",
    "\u{202e}",
    "Ａ５＜",
    "；",
    "é",
    "😀",
    "A9",
    "C5",
    "99999999999999999999: ",
    "(so)",
    "resigns",
    "{",
    "\\",
    "<script>",
];

/// A transcript: any text where the first byte says so, else a generated game with slips, changed here and there.
pub(super) fn transcript(bytes: &[u8]) -> String {
    let mut bytes = Bytes(bytes);
    let how = bytes.byte();
    if how.is_multiple_of(4) {
        return String::from_utf8_lossy(bytes.0).into_owned();
    }
    if how % 4 == 1 {
        return bytes.0.iter().map(|byte| PIECES[usize::from(*byte) % PIECES.len()]).collect();
    }
    let known = bytes.rules();
    let dialect = if how & 8 == 0 { Dialect::KIBAO } else { Dialect::ZANZIBAR };
    let seed = u64::from(bytes.byte());
    let generator = Generator { name: known.name, rules: known.rules, dialect, seed };
    let writing = Writing { slips: SlipRate::exactly(u32::from(how >> 6)), bare: how & 16 != 0, cut: how & 32 != 0 };
    let games = 1 + bytes.below(2);
    let mut text = String::new();
    for index in 0..games {
        text.push_str(&generator.written(index as u64, &writing).0);
        text.push('\n');
    }
    change(&mut text, bytes);
    text
}

/// A transcript, or a mixture of layouts changed here and there.
pub(super) fn laid_out(bytes: &[u8]) -> String {
    let Some((seed, rest)) = bytes.split_first_chunk().filter(|(seed, _)| seed[0] % 2 == 1) else {
        return transcript(bytes.get(1..).unwrap_or_default());
    };
    let mut text = layouts::mixture(u64::from(u16::from_be_bytes(*seed))).text;
    change(&mut text, Bytes(rest));
    text
}

/// Changes a text here and there.
fn change(text: &mut String, mut bytes: Bytes<'_>) {
    while !bytes.0.is_empty() {
        let at = text.floor_char_boundary(bytes.below(text.len().max(1)));
        match bytes.byte() {
            0..64 => drop(text.drain(at..text.ceil_char_boundary((at + 1).min(text.len())))),
            64..96 => drop(text.drain(at..text.ceil_char_boundary((at + 24).min(text.len())))),
            piece => text.insert_str(at, PIECES[usize::from(piece) % PIECES.len()]),
        }
    }
}

/// How transcripts may be read: the sets of rules and dialects, one after the other.
pub(super) fn options(choice: u8) -> Options {
    let rules = match usize::from(choice) % (BUILT_IN.len() + 2) {
        0 => Rules::Head,
        1 => Rules::Auto,
        known => Rules::BuiltIn(BUILT_IN[known - 2]),
    };
    let dialect = match choice >> 6 {
        0 => Some(Dialect::KIBAO),
        1 => Some(Dialect::ZANZIBAR),
        _ => None,
    };
    Options { rules, dialect }
}
