//! Draws digits and letters as strokes, so that a diagram needs no font.

use super::layout::Point;
use super::xml::num;

/// The height of a glyph in glyph units; its width is 10.
pub(super) const HEIGHT: f64 = 16.0;

/// The distance from one glyph of a number to the next.
const ADVANCE: f64 = 13.5;

/// The strokes of a character. Only digits, the letters of the rows and `+` have some.
const fn strokes(c: char) -> &'static str {
    match c {
        '0' => "M5 0C2 0 .3 3 .3 8S2 16 5 16 9.7 13 9.7 8 8 0 5 0Z",
        '1' => "M1.8 3.4 6 0V16",
        '2' => "M.6 4.4C.6 1.7 2.5 0 5 0S9.5 1.7 9.5 4.3C9.5 6.2 8.6 7.7 6.8 9.6L.5 16H9.8",
        '3' => {
            "M.9 2.8C1.7 1 3.2 0 5 0 7.6 0 9.3 1.5 9.3 3.7S7.6 7.4 5 7.4H3.8M5 7.4C8 7.4 9.8 9.1 9.8 11.7S7.8 16 5 16C2.6 16 .9 14.9 .2 12.9"
        }
        '4' => "M7.4 16V0L.2 11.4H9.9",
        '5' => "M8.8 0H1.9L1.1 7.3C2.1 6.5 3.4 6 4.9 6 7.8 6 9.8 8 9.8 10.9S7.8 16 4.9 16C2.7 16 1 15 .1 13.1",
        '6' => {
            "M8.7 1.3C7.8 .5 6.7 0 5.4 0 2.2 0 .3 3.2 .3 8.8 .3 13.4 2 16 5 16 7.8 16 9.8 13.9 9.8 10.9S7.9 6 5.2 6C2.5 6 .5 8 .3 10.4"
        }
        '7' => "M.2 0H9.6L3.8 16",
        '8' => {
            "M5 7.3C2.6 7.3 .9 5.8 .9 3.6S2.6 0 5 0 9.1 1.4 9.1 3.6 7.4 7.3 5 7.3ZM5 7.3C2.1 7.3 .2 9 .2 11.6S2.1 16 5 16 9.8 14.2 9.8 11.6 7.9 7.3 5 7.3Z"
        }
        '9' => {
            "M1.3 14.7C2.2 15.5 3.3 16 4.6 16 7.8 16 9.7 12.8 9.7 7.2 9.7 2.6 8 0 5 0 2.2 0 .2 2.1 .2 5.1S2.1 10 4.8 10C7.5 10 9.5 8 9.7 5.6"
        }
        '+' => "M5 2.5V13.5M-.5 8H10.5",
        'A' => "M-.4 16 5 0 10.4 16M1.5 10.6H8.5",
        'B' => "M.8 0V16H5.4C8.2 16 9.9 14.3 9.9 11.7S8.2 7.4 5.4 7.4H.8M5 7.4C7.5 7.4 9 5.9 9 3.7S7.5 0 5 0H.8",
        'a' => "M9 5V16M9 10.5C9 7.3 7.1 5 4.6 5S.2 7.3 .2 10.5 2.1 16 4.6 16 9 13.7 9 10.5",
        'b' => "M.9 0V16M.9 10.5C.9 7.3 2.8 5 5.3 5S9.7 7.3 9.7 10.5 7.8 16 5.3 16 .9 13.7 .9 10.5",
        _ => "",
    }
}

/// Text centred at a place, with the given height of glyphs and width of strokes.
pub(super) fn text(text: &str, middle: Point, height: f64, stroke: f64) -> String {
    let scale = height / HEIGHT;
    let count = f64::from(u32::try_from(text.chars().count()).unwrap_or(u32::MAX));
    let width = (count - 1.0) * ADVANCE + 10.0;
    let at = Point { x: middle.x - width * scale / 2.0, y: middle.y - height / 2.0 };
    let mut out = format!(
        "<g transform=\"translate({} {}) scale({scale:.3})\" stroke-width=\"{}\">",
        num(at.x),
        num(at.y),
        num(stroke / scale)
    );
    for (place, c) in (0_u32..).zip(text.chars()) {
        let shift = if place > 0 {
            format!(" transform=\"translate({})\"", num(f64::from(place) * ADVANCE))
        } else {
            String::new()
        };
        out.push_str(&format!("<path d=\"{}\"{shift}/>", strokes(c)));
    }
    out + "</g>"
}
