//! Decoding: text that is UTF-8 stays as it is, other bytes become what their encoding says, places lead back to bytes.

use kibao::source::{Encoding, LineEnds, LineIndex, Text};

pub(super) fn run(bytes: &[u8]) {
    let Ok(decoded) = Text::decode(bytes) else {
        return;
    };
    let marked = bytes.starts_with(b"\xef\xbb\xbf");
    let body = if marked { &bytes[3..] } else { bytes };
    match decoded.encoding {
        Encoding::Utf8 if decoded.replaced.is_none() => assert_eq!(decoded.text.as_bytes(), body),
        Encoding::Utf8 => assert_eq!(decoded.text, String::from_utf8_lossy(body)),
        Encoding::Windows1252 => {
            assert!(std::str::from_utf8(body).is_err(), "valid UTF-8 is never taken for another");
            assert_eq!(decoded.text.chars().count(), body.len(), "a letter a byte");
        }
        Encoding::Utf16Le | Encoding::Utf16Be => {}
    }
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
