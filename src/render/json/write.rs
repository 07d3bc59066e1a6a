//! Writes JSON that is safe to show on a terminal: characters that serde does not escape, but that a terminal obeys or hides,
//! are escaped.

use crate::render::escape::is_unsafe;
use serde::Serialize;

/// Appends a value on one line. Control characters above the blank, and characters that hide text or change its direction,
/// are also escaped. A map whose keys are not text is left out, because JSON cannot represent it.
///
/// ```
/// use kibao::render::json;
/// let mut out = b"> ".to_vec();
/// json::write(&mut out, &"Zoë \u{9b}31m \u{202e} \u{e0041}");
/// assert_eq!(String::from_utf8(out).unwrap(), r#"> "Zoë \u009b31m \u202e \udb40\udc41""#);
/// ```
pub fn write(out: &mut Vec<u8>, value: &impl Serialize) {
    let start = out.len();
    // Writing to memory cannot fail.
    let _ = serde_json::to_writer(&mut *out, value);
    shown(out, start);
}

/// Appends existing JSON on one line, escaped in the same way.
pub(crate) fn repeat(out: &mut Vec<u8>, json: &str) {
    let start = out.len();
    out.extend_from_slice(json.as_bytes());
    shown(out, start);
}

/// A value on one line, escaped in the same way.
///
/// ```
/// assert_eq!(kibao::render::json::text(&["Zoë", "\u{9b}"]), r#"["Zoë","\u009b"]"#);
/// ```
#[must_use]
pub fn text(value: &impl Serialize) -> String {
    let mut out = Vec::new();
    write(&mut out, value);
    String::from_utf8(out).unwrap_or_default()
}

/// A value on many lines, escaped in the same way.
///
/// ```
/// assert_eq!(kibao::render::json::pretty(&["\u{9b}31m"]), "[\n  \"\\u009b31m\"\n]");
/// ```
#[must_use]
pub fn pretty(value: &impl Serialize) -> String {
    let mut out = serde_json::to_vec_pretty(value).unwrap_or_default();
    shown(&mut out, 0);
    String::from_utf8(out).unwrap_or_default()
}

/// Escapes unsafe characters from a byte on. Outside of strings JSON has none, and in strings serde escapes those below the
/// blank.
fn shown(out: &mut Vec<u8>, start: usize) {
    // Nearly all JSON is ASCII. Finding the greatest of many bytes is faster than finding the first above a bound.
    let greatest = out.get(start..).unwrap_or_default().iter().fold(0, |greatest: u8, byte| greatest.max(*byte));
    if greatest < 0x7f {
        return;
    }
    let json = String::from_utf8(out.split_off(start)).unwrap_or_default();
    for c in json.chars() {
        if is_unsafe(c) && c >= '\u{7f}' {
            for unit in c.encode_utf16(&mut [0; 2]) {
                out.extend_from_slice(format!("\\u{unit:04x}").as_bytes());
            }
        } else {
            out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
        }
    }
}
