//! Recognises files that this program wrote.

/// Whether a mark occurs in the first `within` bytes of a file, which may be shorter.
pub(super) fn is_marked(file: &[u8], mark: &str, within: usize) -> bool {
    let head = file.get(..within).unwrap_or(file);
    head.windows(mark.len()).any(|it| it == mark.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::is_marked;

    #[test]
    fn a_mark_stands_at_the_beginning_of_a_file_of_any_length() {
        assert!(is_marked(b"abc", "bc", 128) && is_marked(b"abcd", "bc", 3));
        assert!(!is_marked(b"abcd", "cd", 3) && !is_marked(b"", "b", 3));
    }
}
