//! Recognises files that this program wrote.

/// Whether a mark occurs in the first `within` bytes of a file, which may be shorter.
pub(super) fn is_marked(file: &[u8], mark: &str, within: usize) -> bool {
    let head = file.get(..within).unwrap_or(file);
    head.windows(mark.len()).any(|it| it == mark.as_bytes())
}
