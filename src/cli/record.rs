//! Writing the text of a record to standard output.

use crate::render::for_terminal;
use std::io::{self, IsTerminal, Write};

/// Writes the text of a record: unchanged to a file or a pipe; to a terminal with control characters made visible.
pub(super) fn write_record(out: &mut dyn Write, text: &[u8]) -> io::Result<()> {
    if io::stdout().is_terminal() { out.write_all(shown(text).as_bytes()) } else { out.write_all(text) }
}

fn shown(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    let lines: Vec<_> = text.split('\n').map(for_terminal).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn a_terminal_shows_control_characters() {
        assert_eq!(shown(b"1: A7>*;\n; \x1b[31m\xc2\x9b\n"), "1: A7>*;\n; \u{241b}[31m\\u{9b}\n");
        assert_eq!(shown("south: Zo\u{eb}\n".as_bytes()), "south: Zo\u{eb}\n");
    }
}
