//! The head and the rounds of an imported game.

use crate::notation::{Key, is_semicolon};

/// The head lines so far.
#[derive(Clone, Default)]
pub(super) struct Head(Vec<(Key, String)>);

impl Head {
    /// Adds a line; nothing if its value is empty.
    pub(super) fn add(&mut self, key: Key, value: impl AsRef<str>) {
        let value = one_line(value.as_ref());
        if !value.is_empty() {
            self.0.push((key, value));
        }
    }

    /// The transcript with these rounds, in canonical order.
    pub(super) fn with_rounds(mut self, rounds: &str) -> String {
        self.0.sort_by_key(|(key, _)| *key);
        let lines: String = self.0.iter().map(|(key, value)| format!("{}: {value}\n", key.name())).collect();
        format!("{lines}\n{rounds}")
    }
}

/// A value on one line: without control characters, and without a semicolon, which would end it.
fn one_line(value: &str) -> String {
    let plain = value.chars().map(|c| match c {
        c if is_semicolon(c) => ',',
        c if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') => ' ',
        c => c,
    });
    plain.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Numbered rounds of the moves of both sides; a missing move is `--`.
pub(super) fn rounds(moves: impl IntoIterator<Item = [Option<String>; 2]>) -> String {
    let mut text = String::new();
    for (index, [south, north]) in moves.into_iter().enumerate() {
        let south = south.unwrap_or_else(|| "--".to_owned());
        let north = north.map_or(String::new(), |it| format!(" {it}"));
        if south != "--" || !north.is_empty() {
            text.push_str(&format!("{}: {south}{north};\n", index + 1));
        }
    }
    text
}
