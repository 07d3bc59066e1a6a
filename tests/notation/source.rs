//! Spans, places, line ends and encodings.

use kibao::source::{Encoding, LineEnds, LineIndex, Place, Span, Text};

#[test]
fn a_span_outside_the_text_is_empty() {
    for (start, end) in [(0, 9), (9, 12), (2, 3), (1, 2), (usize::MAX, usize::MAX)] {
        assert_eq!(Span::new(start, end).of("aéb"), "", "{start}..{end}");
    }
    assert_eq!(Span::new(1, 3).of("aéb"), "é");
    assert_eq!(Span { start: 3, end: 1 }.of("abcd"), "");
    assert_eq!((Span { start: 3, end: 1 }.len(), Span::new(5, 2)), (0, Span::new(5, 5)));
}

/// Every character's place, counted slowly.
fn slow_places(text: &str) -> Vec<(usize, Place)> {
    let mut place = Place { line: 1, column: 1 };
    let mut places = Vec::new();
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        places.push((at, place));
        let inside_end = c == '\r' && chars.peek().is_some_and(|(_, next)| *next == '\n');
        if matches!(c, '\r' | '\n') && !inside_end {
            place = Place { line: place.line + 1, column: 1 };
        } else {
            place.column += 1;
        }
    }
    places.push((text.len(), place));
    places
}

#[test]
fn places_are_those_of_a_slow_count() {
    let long = format!("{}\n{}", "é".repeat(700), "x".repeat(511));
    for text in ["", "a", "a\n", "a\r\nb\rc\nd", "\r\r\n\n", "é→ü\r\nß", &"a".repeat(256), &"ab\r\n".repeat(128), &long]
    {
        let index = LineIndex::new(text);
        let slow = slow_places(text);
        for (at, place) in &slow {
            let at = u32::try_from(*at).unwrap();
            assert_eq!(index.place(at), *place, "{at} in {text:?}");
        }
        let (_, last) = slow[slow.len() - 1];
        assert_eq!((index.place(u32::MAX), index.lines()), (last, last.line), "{text:?}");
    }
    assert_eq!(LineIndex::new("aé").place(2), Place { line: 1, column: 2 }, "inside a character");
}

#[test]
fn lines_without_their_ends() {
    let text = "a\r\nbc\rd\n";
    let index = LineIndex::new(text);
    let lines: Vec<_> = (0..6).map(|line| index.line_span(line).map(|span| span.of(text))).collect();
    assert_eq!(lines, [None, Some("a"), Some("bc"), Some("d"), Some(""), None]);
}

#[test]
fn line_ends_are_counted() {
    let ends = LineEnds::of("a\nb\r\nc\rd\r\n\re");
    assert_eq!((ends.lf, ends.crlf, ends.cr, ends.final_newline), (1, 2, 2, false));
    assert_eq!((ends.first_crlf, ends.first_cr), (Some(Span::new(3, 5)), Some(Span::new(6, 7))));
    assert_eq!(["", "a\n", "a\r", "a"].map(|text| LineEnds::of(text).final_newline), [true, true, true, false]);
}

#[track_caller]
fn check(bytes: &[u8], text: &str, encoding: Encoding, bom: bool) -> Text {
    let decoded = Text::decode(bytes).unwrap();
    assert_eq!((decoded.text.as_str(), decoded.encoding, decoded.bom), (text, encoding, bom), "{bytes:?}");
    decoded
}

fn wide(text: &str, unit: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(unit).collect()
}

#[test]
fn encodings() {
    let text = "title: Zoë ←😀\n1: 5L;\n";
    let (le, be) = (wide(text, u16::to_le_bytes), wide(text, u16::to_be_bytes));
    check(b"", "", Encoding::Utf8, false);
    check(text.as_bytes(), text, Encoding::Utf8, false);
    check(&["\u{feff}".as_bytes(), text.as_bytes()].concat(), text, Encoding::Utf8, true);
    check(&[&b"\xFF\xFE"[..], &le].concat(), text, Encoding::Utf16Le, true);
    check(&[&b"\xFE\xFF"[..], &be].concat(), text, Encoding::Utf16Be, true);
    check(&le, text, Encoding::Utf16Le, false);
    check(&be, text, Encoding::Utf16Be, false);
    check(b"Zo\xEB \x80\x81", "Zoë €\u{81}", Encoding::Windows1252, false);
    check(b"ab\0c", "ab\0c", Encoding::Utf8, false).replaced.ok_or(()).unwrap_err();
}

#[test]
fn broken_bytes_are_reported() {
    let odd = check(b"\xFF\xFEa\0b", "a\u{fffd}", Encoding::Utf16Le, true);
    assert_eq!((odd.odd_byte, odd.replaced), (true, Some(1)));
    let lone = check(b"\xFE\xFF\0a\xD8\0\0b", "a\u{fffd}b", Encoding::Utf16Be, true);
    assert_eq!((lone.odd_byte, lone.replaced), (false, Some(1)));
    let broken = check(b"\xEF\xBB\xBFab\xFFc", "ab\u{fffd}c", Encoding::Utf8, true);
    assert_eq!(broken.replaced, Some(2));
    assert_eq!(check("a\u{fffd}".as_bytes(), "a\u{fffd}", Encoding::Utf8, false).replaced, None);
}

#[test]
fn places_in_the_file() {
    let text = "aë😀b";
    let (le, latin) = (wide(text, u16::to_le_bytes), b"a\xEBb");
    let at = |bytes: &[u8], offset| Text::decode(bytes).unwrap().byte_of(offset);
    assert_eq!(at(&[&b"\xFF\xFE"[..], &le].concat(), 7), 2 + 2 * 4);
    assert_eq!(at(latin, 3), 2);
    assert_eq!(at(&["\u{feff}".as_bytes(), text.as_bytes()].concat(), 3), 6);
    assert_eq!(at(text.as_bytes(), 99), text.len());
}
