//! Wrapping and cutting text to a width in terminal columns.

use crate::cli::fill::filled;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Breaks a text at blanks into lines of at most `width` columns; a longer word is broken.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let lines = filled(&text.split_whitespace().collect::<Vec<_>>().join(" "), width, "");
    // A character that is wider than a line is left out.
    lines.into_iter().filter(|line| !line.is_empty() && line.width() <= width).collect()
}

/// The part of a text that fits into `width` columns.
pub(super) fn cut(text: &str, width: usize) -> &str {
    let mut columns = 0;
    let end = text.char_indices().find(|(_, c)| {
        columns += c.width().unwrap_or(0);
        columns > width
    });
    text.get(..end.map_or(text.len(), |(at, _)| at)).unwrap_or_default()
}

/// A text in exactly `width` columns: cut with a sign, or padded with blanks.
pub(super) fn fit(text: &str, width: usize, cut_sign: &str) -> String {
    let mut out =
        if text.width() > width { cut(text, width.saturating_sub(1)).to_owned() + cut_sign } else { text.to_owned() };
    out.push_str(&" ".repeat(width.saturating_sub(out.width())));
    out
}

#[cfg(test)]
mod tests {
    use super::{cut, fit, wrap};

    #[test]
    fn lines_are_as_wide_as_they_may_be() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("  abcdefgh  i", 3), ["abc", "def", "gh", "i"]);
        assert_eq!(wrap("\u{4e2d}\u{6587}\u{5b57}", 4), ["\u{4e2d}\u{6587}", "\u{5b57}"]);
        assert_eq!(wrap("", 4), [""; 0]);
        assert_eq!(wrap("a\u{4e2d}", 1), ["a"; 1]);
        assert_eq!(wrap("abc", 0), [""; 0]);
        assert_eq!(cut("a\u{4e2d}b", 2), "a");
        assert_eq!([fit("abc", 5, "~"), fit("abcdef", 4, "~")], ["abc  ", "abc~"]);
    }
}
