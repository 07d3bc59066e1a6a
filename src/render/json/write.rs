//! Writing JSON that a terminal can show: what serde leaves as it is, but a terminal obeys or hides, is escaped.

use crate::render::escape::is_unsafe;
use serde::Serialize;

/// Appends a value on one line. Control characters above the blank and those that hide or turn text are escaped, too. A
/// map with keys that are no text is left out, for JSON has no such thing.
///
/// ```
/// use kibao::render::json;
/// let mut out = b"> ".to_vec();
/// json::write(&mut out, &"Zoë \u{9b}31m \u{202e} \u{e0041}");
/// assert_eq!(String::from_utf8(out).unwrap(), r#"> "Zoë \u009b31m \u202e \udb40\udc41""#);
/// ```
pub fn write(out: &mut Vec<u8>, value: &impl Serialize) {
    let start = out.len();
    // Memory takes all that is written.
    let _ = serde_json::to_writer(&mut *out, value);
    shown(out, start);
}

/// Appends JSON that someone else wrote, on one line, in the same way.
///
/// ```
/// let mut out = Vec::new();
/// kibao::render::json::repeat(&mut out, "\"\u{9b}31m\"");
/// assert_eq!(out, br#""\u009b31m""#);
/// ```
pub fn repeat(out: &mut Vec<u8>, json: &str) {
    let start = out.len();
    out.extend_from_slice(json.as_bytes());
    shown(out, start);
}

/// A value on one line, in the same way.
#[must_use]
pub fn text(value: &impl Serialize) -> String {
    let mut out = Vec::new();
    write(&mut out, value);
    String::from_utf8(out).unwrap_or_default()
}

/// A value on many lines, in the same way.
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

/// Escapes what is unsafe in JSON from a byte on. Outside of texts JSON has nothing of the kind, and in them serde escapes
/// what is below the blank.
fn shown(out: &mut Vec<u8>, start: usize) {
    // Nearly all JSON is plain. The greatest of many bytes is found quicker than the first above a bound.
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
