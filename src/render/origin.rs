//! Recognises files that this program wrote.

/// Whether a mark occurs in the first `within` bytes of a file, which may be shorter.
pub(super) fn is_marked(file: &[u8], mark: &str, within: usize) -> bool {
    let head = file.get(..within).unwrap_or(file);
    head.windows(mark.len()).any(|it| it == mark.as_bytes())
}

/// Whether a file begins with the first line of a table, perhaps after a byte order mark.
pub(super) fn begins_table(file: &[u8], head: &str) -> bool {
    let file = file.strip_prefix("\u{feff}".as_bytes()).unwrap_or(file);
    file.strip_prefix(head.as_bytes()).is_some_and(|rest| rest.starts_with(b"\r\n"))
}

/// Whether a file is a JSON document of a format, on one line.
pub(super) fn begins_json(file: &[u8], format: &str) -> bool {
    file.starts_with(format!("{{\"format\":\"{format}\",").as_bytes())
}
