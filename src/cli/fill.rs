//! Sentences in lines as wide as the terminal.

use textwrap::{Options, WordSeparator, WordSplitter};

/// The lines of a text, broken only at blanks unless a word is longer than a line; `indent` is before all lines but the first.
pub(super) fn filled(text: &str, width: usize, indent: &str) -> Vec<String> {
    let options = Options::new(width)
        .subsequent_indent(indent)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(text, options).into_iter().map(Into::into).collect()
}

#[cfg(test)]
mod tests {
    use super::filled;

    #[test]
    fn lines_break_at_blanks_only() {
        assert_eq!(filled("one two three", 9, "  "), ["one two", "  three"]);
        assert_eq!(filled("see N406 unknown-move", 14, "  "), ["see N406", "  unknown-move"]);
    }
}
