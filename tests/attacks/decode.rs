//! Decoding: text that is UTF-8 stays as it is, other bytes become what their encoding says, places lead back to bytes.

use kibao::source::{Encoding, LineEnds, LineIndex, Text};

/// What Windows-1252 has where Latin-1 has the second half of the controls.
const WINDOWS_1252: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ";

fn windows_1252(byte: &u8) -> char {
    let above = usize::from(*byte).checked_sub(0x80).and_then(|number| WINDOWS_1252.chars().nth(number));
    above.unwrap_or(char::from(*byte))
}

/// UTF-16 whose units are read so; what is broken is a sign of replacement each.
fn utf_16(body: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let (pairs, half) = body.as_chunks::<2>();
    let units = pairs.iter().map(|pair| unit(*pair));
    // Half a unit behind half a pair is broken together with it.
    let half = !half.is_empty() && !units.clone().next_back().is_some_and(|last| (0xd800..0xdc00).contains(&last));
    let signs = char::decode_utf16(units).map(|sign| sign.unwrap_or(char::REPLACEMENT_CHARACTER));
    signs.chain(half.then_some(char::REPLACEMENT_CHARACTER)).collect()
}

/// Random bytes are seldom UTF-16, so they are tried behind its marks and with a zero beside each, too.
pub(super) fn run(bytes: &[u8]) {
    check(bytes);
    for mark in [b"\xff\xfe", b"\xfe\xff"] {
        check(&[mark, bytes].concat());
    }
    check(&bytes.iter().flat_map(|byte| [*byte, 0]).collect::<Vec<_>>());
    check(&bytes.iter().flat_map(|byte| [0, *byte]).collect::<Vec<_>>());
}

fn check(bytes: &[u8]) {
    let Ok(decoded) = Text::decode(bytes) else {
        return;
    };
    let mark: &[u8] = match decoded.encoding {
        Encoding::Utf8 => b"\xef\xbb\xbf",
        Encoding::Utf16Le => b"\xff\xfe",
        Encoding::Utf16Be => b"\xfe\xff",
        Encoding::Windows1252 => b"",
    };
    let body = bytes.strip_prefix(mark).unwrap_or(bytes);
    assert_eq!(decoded.bom, body.len() < bytes.len(), "a mark");
    match decoded.encoding {
        Encoding::Utf8 if decoded.replaced.is_none() => assert_eq!(decoded.text.as_bytes(), body),
        Encoding::Utf8 => assert_eq!(decoded.text, String::from_utf8_lossy(body)),
        Encoding::Windows1252 => {
            assert!(std::str::from_utf8(body).is_err(), "valid UTF-8 is never taken for another");
            assert_eq!(decoded.text, body.iter().map(windows_1252).collect::<String>());
        }
        Encoding::Utf16Le => assert_eq!(decoded.text, utf_16(body, u16::from_le_bytes)),
        Encoding::Utf16Be => assert_eq!(decoded.text, utf_16(body, u16::from_be_bytes)),
    }
    let wide = matches!(decoded.encoding, Encoding::Utf16Le | Encoding::Utf16Be);
    assert_eq!(decoded.odd_byte, wide && body.len() % 2 == 1);
    assert_eq!(LineEnds::of(&decoded.text), decoded.ends);
    // Where something was replaced, bytes and letters are not one to one.
    let exact = decoded.replaced.is_none() && !decoded.odd_byte;
    let lines = LineIndex::new(&decoded.text);
    let mut last = 0;
    for (offset, _) in decoded.text.char_indices().step_by(7) {
        let offset = u32::try_from(offset).expect("a short text");
        let byte = decoded.byte_of(offset);
        assert!(!exact || byte >= last && byte <= bytes.len(), "places lead back in order");
        last = byte;
        let place = lines.place(offset);
        let line = lines.line_span(place.line).expect("the line is there");
        assert!(line.start <= offset, "a place is in its line");
    }
}
