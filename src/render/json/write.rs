//! Writing JSON that a terminal can show: what serde leaves as it is, but a terminal obeys or hides, is escaped.

use crate::render::escape::is_unsafe;
use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, PrettyFormatter, Serializer};
use std::io::{self, Write};

/// Writes a value on one line. Control characters above ASCII and those that hide or turn text are escaped, too.
///
/// # Errors
/// Those of the writer.
///
/// ```
/// use kibao::render::json;
/// let mut out = Vec::new();
/// json::write(&mut out, &"Zoë \u{9b}31m \u{202e} \u{e0041}").unwrap();
/// assert_eq!(String::from_utf8(out).unwrap(), r#""Zoë \u009b31m \u202e \udb40\udc41""#);
/// ```
pub fn write(out: impl Write, value: &impl Serialize) -> serde_json::Result<()> {
    value.serialize(&mut Serializer::with_formatter(out, Shown(CompactFormatter)))
}

/// Writes a value on many lines, escaped in the same way.
///
/// # Errors
/// Those of the writer.
///
/// ```
/// use kibao::render::json;
/// let mut out = Vec::new();
/// json::write_pretty(&mut out, &["\u{9b}31m"]).unwrap();
/// assert_eq!(String::from_utf8(out).unwrap(), "[\n  \"\\u009b31m\"\n]");
/// ```
pub fn write_pretty(out: impl Write, value: &impl Serialize) -> serde_json::Result<()> {
    value.serialize(&mut Serializer::with_formatter(out, Shown(PrettyFormatter::new())))
}

/// A value on one line.
pub(crate) fn text(value: &impl Serialize) -> String {
    let mut out = Vec::new();
    // Memory takes all that is written, and what is written is UTF-8.
    let _ = write(&mut out, value);
    String::from_utf8(out).unwrap_or_default()
}

/// JSON as serde lays it out, with more escapes.
struct Shown<F>(F);

impl<F: Formatter> Formatter for Shown<F> {
    #[inline]
    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        // Nearly all text is plain; serde escapes what is below the blank.
        if fragment.bytes().all(|byte| byte < 0x7f) {
            return writer.write_all(fragment.as_bytes());
        }
        let mut rest = fragment;
        while let Some((at, c)) = rest.char_indices().find(|(_, c)| is_unsafe(*c)) {
            let (before, after) = rest.split_at(at);
            writer.write_all(before.as_bytes())?;
            for unit in c.encode_utf16(&mut [0; 2]) {
                write!(writer, "\\u{unit:04x}")?;
            }
            rest = after.get(c.len_utf8()..).unwrap_or_default();
        }
        writer.write_all(rest.as_bytes())
    }

    #[inline]
    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.begin_array(writer)
    }

    #[inline]
    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.end_array(writer)
    }

    #[inline]
    fn begin_array_value<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.0.begin_array_value(writer, first)
    }

    #[inline]
    fn end_array_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.end_array_value(writer)
    }

    #[inline]
    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.begin_object(writer)
    }

    #[inline]
    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.end_object(writer)
    }

    #[inline]
    fn begin_object_key<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.0.begin_object_key(writer, first)
    }

    #[inline]
    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.begin_object_value(writer)
    }

    #[inline]
    fn end_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.end_object_value(writer)
    }
}
